"""The rules of Dynamite Nurse: for each kind of action, every rule it can break.

A check answers None when its rule is kept or has no question to ask here, else the data of the refusal. The checks
stand in the modules ``rules_order``, ``rules_cards``, ``rules_patients`` and ``rules_operation``.
"""

from __future__ import annotations

from kit.engine.state import Check
from kit.games.dynamite_nurse import rules_cards as cards
from kit.games.dynamite_nurse import rules_operation as operation
from kit.games.dynamite_nurse import rules_order as order
from kit.games.dynamite_nurse import rules_patients as patients

Rule = tuple[str, Check]


def _rules(kind: str, *own: Rule, acted: Check | None = order.turn, phase: Check | None = None) -> tuple[Rule, ...]:
    """The rules every kind has, and its own."""
    common: list[Rule] = [("dn-over", order.over), ("dn-phases", phase or order.in_phase(kind))]
    if acted is not None:
        common.append(("dn-turn", acted))
    return (*common, *own)


def _event(kind: str, *own: Rule, acted: Check = order.turn, phase: Check | None = None) -> tuple[Rule, ...]:
    """The rules every event card has, and its own."""
    return (
        ("dn-over", order.over),
        ("dn-event-time", phase or order.in_phase(kind)),
        ("dn-turn", acted),
        ("dn-hand", cards.holds(kind)),
        ("dn-audit-turn", patients.muted),
        *own,
    )


def _own(kind: str, *own: Rule) -> tuple[Rule, ...]:
    """The rules of events of one's own turn."""
    return _event(
        kind,
        ("dn-one-action", patients.one_action(kind)),
        ("dn-seats", order.seats(0)),
        ("dn-others", patients.others(0)),
        *own,
    )


def _from_pile(index: int) -> tuple[Rule, ...]:
    """The rules of a card that comes from the pile."""
    return (
        ("dn-spare", cards.spare(index)),
        ("dn-cards", cards.in_pile("dn-cards", index)),
        ("dn-six-cards", cards.in_pile("dn-six-cards", index)),
        ("dn-kill-pile", cards.in_pile("dn-kill-pile", index)),
    )


CHECKS: dict[str, tuple[Rule, ...]] = {
    "deal": _rules("deal", ("dn-deal", cards.deal_order), *_from_pile(1), acted=None),
    "shuffle-back": _rules("shuffle-back", ("dn-deal-open", cards.deal_open)),
    "start": _rules("start", ("dn-start", cards.start), acted=None),
    "admit-dealt": _rules("admit-dealt", ("dn-hand", cards.hand), ("dn-start-option", cards.start_option)),
    "worsen": _rules("worsen", ("dn-worsen-count", patients.worsen_count), ("dn-death", patients.death)),
    "draw": _rules("draw", ("dn-draw", order.drawn_all), *_from_pile(0), acted=None, phase=order.draw_phase),
    "carry-out": _rules(
        "carry-out",
        ("dn-open-card", patients.open_card),
        ("dn-open-impossible", patients.open_number("dn-open-impossible")),
        ("dn-beds", patients.open_number("dn-beds")),
        ("dn-quiet-night", patients.open_number("dn-quiet-night")),
        ("dn-blackout", patients.open_number("dn-blackout")),
        ("dn-recovery", patients.open_number("dn-recovery")),
    ),
    "reshuffle": _rules("reshuffle", ("dn-pile-gone", cards.pile_gone)),
    "next-play": _rules("next-play", ("dn-next-play", cards.next_play)),
    "outpatient": _rules(
        "outpatient",
        ("dn-seats", order.seats(1)),
        ("dn-hand", cards.hand),
        ("dn-one-action", patients.one_action("outpatient")),
        ("dn-outpatient", patients.others(1)),
    ),
    "accept": _rules("accept", ("dn-emergency-op", patients.must_rescue)),
    "kirikaeshi": _rules(
        "kirikaeshi",
        ("dn-hand", cards.hand),
        ("dn-kirikaeshi", patients.able),
        ("dn-emergency-op", patients.no_rescue),
        ("dn-referral-state", patients.referral_unanswered),
        acted=order.answer_turn,
        phase=order.answer_phase("kirikaeshi"),
    ),
    "pass-on": _event(
        "pass-on",
        ("dn-seats", order.seats(0)),
        ("dn-pass-on-user", patients.pass_on_user),
        ("dn-pass-on-target", patients.pass_on_target),
        ("dn-referral-state", patients.referral_unanswered),
        acted=order.pass_on_turn,
        phase=order.answer_phase("pass-on"),
    ),
    "admit": _rules("admit", ("dn-emergency", patients.admits_emergency), ("dn-admit", patients.admit_place)),
    "kill-mark": _rules(
        "kill-mark", ("dn-emergency", patients.dies_at_the_door), ("dn-emergency-kill", patients.emergency_kill)
    ),
    "operate": _rules(
        "operate",
        ("dn-hand", cards.hand),
        ("dn-one-action", patients.one_action("operate")),
        ("dn-operation", operation.somebody),
        ("dn-operation-sum", operation.skilled(False)),
        ("dn-almighty", operation.skilled(True)),
    ),
    "choose": _rules(
        "choose",
        ("dn-gap", operation.place_in("choose")),
        ("dn-twice", operation.twice),
        ("dn-choose-order", operation.choose_order),
        ("dn-table-option", operation.table_option),
        ("dn-operation-sum", operation.within(False)),
        ("dn-almighty", operation.within(True)),
    ),
    "declare": _rules("declare", ("dn-operation", operation.declared)),
    "epidemic": _own("epidemic", ("dn-epidemic-scope", operation.epidemic_scope)),
    "turn-worse": _own("turn-worse", ("dn-target-choice", operation.target_choice)),
    "referral": _own("referral", ("dn-referral", operation.referral)),
    "new-drug": _own("new-drug"),
    "audit": _own("audit"),
    "intern": _event("intern", ("dn-op-sabotage", operation.sabotage), acted=order.spoiler_turn),
    "misdiagnosis": _event(
        "misdiagnosis",
        ("dn-op-sabotage", operation.sabotage),
        ("dn-spoilers", operation.misdiagnosed),
        acted=order.spoiler_turn,
    ),
    "cancel": _event("cancel", ("dn-cancel", operation.cancels), acted=order.cancel_turn),
    "target": _rules(
        "target", ("dn-gap", operation.place_in("target")), ("dn-choose-order", operation.alike("target"))
    ),
    "pass": _rules("pass"),
    "resolve": _rules("resolve", ("dn-resolve", operation.resolves)),
    "turn-over": _rules("turn-over", *_from_pile(0), acted=None),
    "discharge": _rules(
        "discharge",
        ("dn-new-drug", operation.drug_cures),
        ("dn-gap", operation.place_in("drug")),
        ("dn-choose-order", operation.drug_order),
        ("dn-choose-order", operation.alike("drug")),
    ),
    "enough": _rules("enough", ("dn-new-drug", operation.drug_cures)),
    "worsen-own": _rules(
        "worsen-own",
        ("dn-new-drug", operation.drug_harms),
        ("dn-gap", operation.place_in("drug")),
        ("dn-choose-order", operation.alike("drug")),
    ),
    "treat": _rules(
        "treat",
        ("dn-treated", operation.treated),
        ("dn-spoilt", operation.spoilt),
        ("dn-kirikaeshi-spoilt", operation.kirikaeshi_spoilt),
    ),
    "end": _rules("end"),
    "discard": _rules(
        "discard",
        ("dn-hand", cards.hand),
        ("dn-hand-limit", cards.hand_limit),
        ("dn-kirikaeshi-discard", cards.kirikaeshi_discard),
    ),
    "next": _rules("next", ("dn-seats", order.seats(0)), ("dn-next", order.next_seat),
                   ("dn-kirikaeshi-turn", order.kirikaeshi_turn)),
    "finish": _rules("finish", ("dn-end", cards.end), ("dn-no-patients", cards.no_patients)),
    "winners": _rules("winners", ("dn-win", cards.win), ("dn-win-ties", cards.win_ties)),
}  # fmt: skip
