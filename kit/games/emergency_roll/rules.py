"""The rules of Emergency Roll: for each kind of action, every rule it can break.

A check answers None when its rule is kept or has no question to ask here, else the data of the refusal. The checks
stand in the modules ``rules_order``, ``rules_setup``, ``rules_turn``, ``rules_admit`` and ``rules_scoring``.
"""

from __future__ import annotations

from kit.engine.state import Check
from kit.games.emergency_roll import rules_admit as admit
from kit.games.emergency_roll import rules_order as order
from kit.games.emergency_roll import rules_scoring as scoring
from kit.games.emergency_roll import rules_setup as setup
from kit.games.emergency_roll import rules_turn as turn

Rules = tuple[tuple[str, Check], ...]


def _rules(kind: str, *own: tuple[str, Check], phase: Check | None = None, acted: Check | None = order.turn) -> Rules:
    """The rules every kind has, and its own."""
    common: list[tuple[str, Check]] = [("er-over", order.over), ("er-phases", phase or order.out_of_phase(kind))]
    if acted is not None:
        common.append(("er-turn", acted))
    return (*common, *own)


def _writing(kind: str, *own: tuple[str, Check]) -> Rules:
    """The rules of writing a patient: the chosen one or the extra one."""
    return _rules(
        kind,
        *own,
        ("er-words", admit.room),
        ("er-colour", admit.colour(kind)),
        ("er-order", admit.order),
        ("er-rising", admit.rising),
        ("er-stethoscope-cost", admit.cost(kind)),
        ("er-value-range", admit.value_range),
        ("er-bag-held", admit.bag_held(kind)),
        ("er-bag-colour", admit.bag_colour(kind)),
    )


CHECKS: dict[str, Rules] = {
    "sheets": _rules("sheets", ("er-seats", setup.players), ("er-sheets", setup.sheets)),
    "remove": _rules("remove", ("er-removed", setup.removed)),
    "specialist": _rules(
        "specialist",
        ("er-specialist-number", setup.specialist_kind),
        ("er-specialists", setup.specialist_left),
        acted=None,
    ),
    "side": _rules("side", ("er-cardio-side", setup.side)),
    "chief": _rules("chief", ("er-first-chief", setup.first_chief), acted=None),
    "card": _rules("card", ("er-card", setup.card), acted=None),
    "die": _rules("die", ("er-roll", setup.roll), acted=None),
    "pick": _rules(
        "pick",
        ("er-chief-first", setup.chief_first),
        ("er-pick-once", setup.pick_once),
        ("er-choice-order", setup.choice_order),
        ("er-follow", setup.follow),
        ("er-bag-now", setup.bag_now),
        ("er-bag-follow", setup.bag_follow),
        acted=order.pick_turn,
    ),
    "circle-stethoscopes": _rules(
        "circle-stethoscopes",
        ("er-bonus", turn.right_bonus("stethoscopes")),
        ("er-stethoscopes", turn.gained("stethoscopes")),
        ("er-unlimited", turn.unlimited("stethoscopes")),
    ),
    "circle-bags": _rules(
        "circle-bags",
        ("er-bonus", turn.right_bonus("blood")),
        ("er-bags", turn.gained("blood")),
        ("er-unlimited", turn.unlimited("blood")),
    ),
    "admit": _writing("admit", ("er-admit-once", admit.once)),
    "extra": _writing("extra", ("er-extra-patient", admit.extra_patient)),
    "morgue": _rules("morgue", ("er-refuse", admit.refuse)),
    "morgue-extra": _rules("morgue-extra", ("er-extra-patient", admit.no_extra), ("er-refuse", admit.refuse_extra)),
    "screen": _rules(
        "screen",
        ("er-screen-bonus", turn.screen_bonus),
        ("er-screen", turn.screen),
        ("er-screen-again", turn.screen_again),
    ),
    "no-screen": _rules("no-screen"),
    "critical": _rules(
        "critical",
        ("er-critical", turn.critical),
        ("er-extra-icon", turn.extra_icon),
        ("er-morgue-bonus", turn.morgue_bonus("critical")),
        phase=order.marking_phase("critical"),
    ),
    "nurse": _rules(
        "nurse",
        ("er-nurse", turn.nurse),
        ("er-nurse-track", turn.nurse_track),
        ("er-nurse-lost", turn.nurse_lost),
        ("er-morgue-bonus", turn.morgue_bonus("nurse")),
        phase=order.marking_phase("nurse"),
    ),
    "circle-morgue": _rules(
        "circle-morgue",
        ("er-extra", turn.second_mark),
        ("er-morgue", turn.morgue),
        ("er-morgue-full", turn.morgue_full),
    ),
    "cross": _rules("cross", ("er-stethoscope-cross", turn.cross_stethoscopes), ("er-bag-cross", turn.cross_bags)),
    "claim": _rules(
        "claim",
        ("er-cardio", scoring.claim),
        ("er-stethoscope-start", scoring.claim_stethoscopes),
        ("er-cardio-points", scoring.claim_points),
        phase=order.checked_card("claim"),
    ),
    "turn-card": _rules("turn-card", ("er-cardio-turn", scoring.turn_card), phase=order.checked_card("turn-card")),
    "pass-chief": _rules("pass-chief", ("er-rounds", order.rounds_left), ("er-pass-chief", order.pass_chief)),
    "finish": _rules("finish", ("er-rounds", order.rounds_done)),
    "write": _rules(
        "write",
        ("er-clipboards", scoring.box("clipboards")),
        ("er-critical-score", scoring.box("critical")),
        ("er-nurses", scoring.box("nurses")),
        ("er-cardiologists", scoring.box("cardiologists")),
        ("er-radiologist", scoring.radiologist),
        ("er-epidemiologist", scoring.epidemiologist),
        ("er-shared-cells", scoring.shared_cells),
        ("er-morgue-score", scoring.box("morgue")),
        ("er-total", scoring.box("total")),
        phase=order.writing_phase,
    ),
    "winners": _rules("winners", ("er-win", scoring.win), ("er-tie", scoring.tie)),
}
