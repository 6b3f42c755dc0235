"""Whether the fields of a position of Dynamite Nurse go together: cards, hospitals, and what is under way."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from kit.engine.fields import need
from kit.games.dynamite_nurse import agenda, aims
from kit.games.dynamite_nurse.box import BEDS, CURED, FULL_HAND, HAND
from kit.games.dynamite_nurse.cards import (
    ALMIGHTY,
    CARDS,
    DIFFICULTY,
    NUMBER,
    OPEN,
    OWN_EVENTS,
    SKILL,
    SPOILERS,
    is_emergency,
)
from kit.games.dynamite_nurse.deck import copies

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.pending import Operation, Played, Visit
    from kit.games.dynamite_nurse.state import DynamiteNurse

MOST_HELD: Final = 7
"""Five cards and two of a jumped player's draw."""
RENEWING: Final = ("reshuffle", "next-play")
ENDING: Final = ("finish", "winners", "over")
CHAIN: Final = ("answer", "resolve")


def rest_of_deck(state: DynamiteNurse) -> list[int]:
    """The pile: every card in play that lies nowhere else; PositionError where there are too many of one."""
    left = Counter(copies())
    for path, cards in _places(state):
        left.subtract(cards)
        for card in cards:
            need(left[card] >= 0, path, f"more {CARDS[card]} than the {copies().get(card, 0)} in play")
    return sorted(left.elements())


def _places(state: DynamiteNurse) -> list[tuple[str, list[int]]]:
    found = [(f"kills.{seat}", list(marks)) for seat, marks in enumerate(state.kills)]
    found += [(f"wards.{seat}", [patient.card for patient in ward]) for seat, ward in enumerate(state.wards)]
    found += [(f"hands.{seat}", list(hand)) for seat, hand in enumerate(state.hands)]
    found += [("discards", state.discards), ("aside", list(state.aside))]
    found.append(("visit", [state.visit.card] if state.visit else []))
    found.append(("op", [state.op.doctor] if state.op else []))
    found.append(("drawn", [] if state.drawn is None else [state.drawn]))
    return found


def check(state: DynamiteNurse) -> None:
    """PositionError naming the field that does not go with the others."""
    for asks in (_hands, _set_up, _hospitals, _drawing, _visit, _operation, _event, _asked, _used, _drug, _end):
        asks(state)


def _hands(state: DynamiteNurse) -> None:
    for seat, hand in enumerate(state.hands):
        most = MOST_HELD - state.draws if seat == state.turn and state.phase not in agenda.SETUP else HAND
        need(len(hand) <= most, f"hands.{seat}", f"at most {most} cards are held here, got {len(hand)}")
    held = len(state.hands[state.turn])
    need(state.phase != "discard" or held >= FULL_HAND, "phase", f"a hand of {held} is not cut")
    need(state.phase != "next" or held < FULL_HAND, "phase", f"a hand of {held} is cut first")


def _set_up(state: DynamiteNurse) -> None:
    phase = state.phase
    need(not state.aside or phase in ("deal", "shuffle-back"), "aside", f"nothing is set aside in phase {phase}")
    if phase not in agenda.SETUP:
        return
    dealt = [len(hand) + len(ward) for hand, ward in zip(state.hands, state.wards, strict=True)]
    full = all(count == HAND for count in dealt)
    need(full is (phase != "deal"), "phase", "the deal ends when all have five cards")
    need(phase != "shuffle-back" or state.aside, "aside", "open cards must be set aside here")
    need(phase != "start" or state.play == 1, "play", "the starter is drawn in the first play only")
    need(phase != "admission" or state.options["start_option"] == "on", "phase", "needs start_option on")
    need(state.turn == state.start, "turn", f"is the starter {state.start} in the set-up, got {state.turn}")
    open_only = all(card >= OPEN for card in state.discards)
    need(open_only, "discards", "only open cards of the deal lie there in the set-up")
    fresh = not any(state.audits) and not state.jumped and state.beds == [BEDS] * state.seats
    need(fresh, "beds", "beds are 3, and no turn is owed or jumped in the set-up")
    need(phase == "admission" or not any(state.wards), "wards", f"are empty in phase {phase}")


def _hospitals(state: DynamiteNurse) -> None:
    fixed = state.options["beds"] == "standard" or state.beds == [BEDS] * state.seats
    need(fixed, "beds", f"are {BEDS} each with beds fixed")
    jumping = state.options["kirikaeshi_turn"] == "jumped" or not state.jumped
    need(jumping, "jumped", "needs kirikaeshi_turn jumped")
    worsens = state.phase != "worsen" or agenda.overflow(state, state.turn)
    need(worsens, "phase", "nobody worsens while there are beds for all")


def _drawing(state: DynamiteNurse) -> None:
    phase, last_card = state.phase, state.options["pile_gone"] == "last-card"
    low, high = {"worsen": (1, 1), "draw": (1, 2), "carry-out": (1, 2)}.get(phase, (0, 2 if phase in RENEWING else 0))
    need(low <= state.draws <= high, "draws", f"must be {low}–{high} in phase {phase}, got {state.draws}")
    if phase == "carry-out":
        need(state.drawn is not None, "drawn", "an open card must be drawn")
    elif phase not in RENEWING or not last_card:
        need(state.drawn is None, "drawn", f"no open card waits in phase {phase}")
    need(state.drawn is None or state.draws, "draws", "an open card is replaced by another draw")
    if phase in RENEWING:
        need(agenda.short_of_cards(state), "phase", "the pile has not run out")
        again = state.passes == 1 and bool(state.discards)
        need(again is (phase == "reshuffle"), "passes", f"{state.passes} does not go with phase {phase}")
        need(not state.drug or not state.draws, "draws", "nothing is drawn while a drug is tried")
    if phase in ("draw", "drug-draw"):
        need(state.pile, "phase", "there is no card to draw")


def _by_outpatient(state: DynamiteNurse) -> bool:
    return state.op is not None and state.op.places == (0,)


def _visit(state: DynamiteNurse) -> None:
    phase, visit = state.phase, state.visit
    passing = state.event is not None and CARDS[state.event.card] == "pass-on"
    wanted = phase in ("visit", "receive") or _by_outpatient(state) or passing
    need((visit is not None) is wanted, "visit", f"does not go with phase {phase}")
    closing = phase in ("discard", "next") or state.turn_to is None
    need(closing, "turn_to", f"no turn is about to move in phase {phase}")


def _operation(state: DynamiteNurse) -> None:
    phase, op = state.phase, state.op
    spoiling = state.event is not None and CARDS[state.event.card] in SPOILERS
    wanted = phase in ("choose", "operation", "treat") or spoiling
    need((op is not None) is wanted, "op", f"does not go with phase {phase}")
    if op is None:
        return
    need(set(op.spoilt) <= set(op.places), "op.3", "only patients of the operation are spoilt")
    asked = phase == "operation" or spoiling
    need(not asked or len(op.spoilt) < len(op.places), "op.3", "all are spoilt already")
    if state.visit is not None:
        _check_kirikaeshi(state, op, state.visit)
    else:
        _check_operation(state, op)


def _check_kirikaeshi(state: DynamiteNurse, op: Operation, visit: Visit) -> None:
    need(op.places == (0,) and state.phase != "choose", "op.2", "a きりかえし treats the outpatient only")
    need(op.seat == visit.to, "op.1", f"seat {visit.to} is addressed, got {op.seat}")
    need(SKILL[op.doctor] >= DIFFICULTY[visit.card], "op.0", f"{CARDS[op.doctor]} cannot treat {CARDS[visit.card]}")
    refused = is_emergency(visit.card) and state.options["emergency_op"] == "no-rescue"
    need(not refused, "op", "no emergency is met by きりかえし with emergency_op no-rescue")
    safe = state.options["kirikaeshi_spoilt"] == "safe"
    need(not safe or (state.phase == "treat" and not op.spoilt), "op", "cannot be spoilt with kirikaeshi_spoilt safe")


def _check_operation(state: DynamiteNurse, op: Operation) -> None:
    ward = aims.operable(state, op.seat)
    need(op.seat == state.turn, "op.1", f"seat {state.turn} has the turn, got {op.seat}")
    need(all(1 <= place <= len(ward) for place in op.places), "op.2", f"places are 1–{len(ward)} here")
    each = [DIFFICULTY[ward[place - 1].card] for place in op.places]
    needed = max(each, default=0) if op.doctor >= ALMIGHTY else sum(each)
    need(needed <= SKILL[op.doctor], "op.2", f"{CARDS[op.doctor]} cannot treat these patients at once")
    if state.phase == "choose":
        need(not op.spoilt, "op.3", "nobody is spoilt before the operation is declared")
        need(op.places or aims.choosable(state, op), "op.0", f"{CARDS[op.doctor]} can treat nobody here")
    else:
        need(op.places, "op.2", "somebody must be operated on")


def _event(state: DynamiteNurse) -> None:
    event = state.event
    wanted = state.phase in ("target", *CHAIN)
    need((event is not None) is wanted, "event", f"does not go with phase {state.phase}")
    need(not state.cancels or state.phase in CHAIN, "cancels", f"nothing is cancelled in phase {state.phase}")
    if event is None:
        return
    name = CARDS[event.card]
    need(name in (*OWN_EVENTS, "pass-on", *SPOILERS), "event.0", f"{name} is not played by itself")
    _check_player(state, event, name)
    _check_aim(state, event, name)
    _check_cancels(state, event)
    lying = Counter(state.discards)
    need(lying[event.card], "discards", f"{name} was played and lies there")
    need(lying[NUMBER["cancel"]] >= len(state.cancels), "discards", "the cancelling cards played lie there")


def _check_player(state: DynamiteNurse, event: Played, name: str) -> None:
    if name in OWN_EVENTS:
        need(event.seat == state.turn, "event.1", f"seat {state.turn} has the turn, got {event.seat}")
    elif name == "pass-on":
        need(state.visit and event.seat == state.visit.to, "event.1", "the player addressed passes on")
    else:
        need(state.op and event.seat != state.op.seat, "event.1", "others spoil an operation")
    need(not agenda.muted(state, event.seat), "event.1", "an audited player plays no event")


def _check_aim(state: DynamiteNurse, event: Played, name: str) -> None:
    one = name in ("turn-worse", "referral", "audit", "pass-on") or (
        name == "epidemic" and state.options["epidemic_scope"] == "one"
    )
    right = event.to >= 0 and event.to != event.seat if one else event.to == -1
    need(right, "event.2", f"{event.to} is no aim of {name}")
    places: tuple[int, ...] = (0,)
    if name in ("turn-worse", "referral"):
        whose = event.seat if name == "referral" else event.to
        count = len(state.wards[whose])
        need(count, "event.2", f"seat {whose} has no inpatients")
        places = (0,) if state.phase == "target" else tuple(range(1, count + 1))
    elif name == "misdiagnosis" and state.op is not None:
        places = tuple(place for place in state.op.places if place not in state.op.spoilt)
    need(state.phase != "target" or name in ("turn-worse", "referral"), "phase", f"{name} needs no patient")
    need(event.place in places, "event.3", f"must be one of {list(places)}, got {event.place}")


def _check_cancels(state: DynamiteNurse, event: Played) -> None:
    before = event.seat
    for index, seat in enumerate(state.cancels):
        need(seat in agenda.askable(state, before), f"cancels.{index}", f"seat {seat} may not answer seat {before}")
        before = seat


def _asked(state: DynamiteNurse) -> None:
    if state.phase not in ("answer", "operation"):
        need(state.passed == 0, "passed", f"nobody passes in phase {state.phase}")
        return
    asked = agenda.askable(state, agenda.last_player(state))
    need(state.to_act in asked, "asked", f"must be one of {asked}, got {state.to_act}")
    if state.phase == "answer":
        need(asked[state.passed : state.passed + 1] == [state.to_act], "passed", "is the seats asked before")
    else:
        need(state.passed < len(asked), "passed", f"must be less than {len(asked)}, got {state.passed}")


def _used(state: DynamiteNurse) -> None:
    phase, free = state.phase, state.options["one_action"] == "events-free"
    events = ("", "visit", "operation") if free else ("events",)
    if state.visit is not None:
        allowed: tuple[str, ...] = ("visit",)
    elif state.op is not None:
        allowed = ("operation",)
    elif state.event is not None or state.drug:
        allowed = events
    elif phase in (*agenda.SETUP, "worsen", "draw", "carry-out"):
        allowed = ("",)
    elif phase == "act":
        allowed = ("", *events)
    else:
        allowed = ("", "visit", "operation", *events)
    need(state.used in allowed, "used", f"must be one of {', '.join(map(repr, allowed))}, got {state.used!r}")


def _drug(state: DynamiteNurse) -> None:
    phase, drug = state.phase, state.drug
    allowed = {"drug-draw": ("draw",), "drug": ("cure", "harm")}.get(phase, ("",))
    if phase in RENEWING:
        allowed = ("", "draw", "cure", "harm") if state.options["pile_gone"] == "last-card" else ("", "draw")
    need(drug in allowed, "drug", f"must be one of {', '.join(map(repr, allowed))}, got {drug!r}")
    left: tuple[int, ...] = {"cure": (CURED,), "harm": (1,)}.get(drug, (0,))
    if phase == "drug" and drug == "cure":
        left = (1, CURED)
    need(state.drug_left in left, "drug_left", f"must be one of {list(left)}, got {state.drug_left}")
    most = len(state.wards[state.turn]) if phase == "drug" and drug == "cure" and state.drug_left < CURED else 1
    need(1 <= state.drug_floor <= most, "drug_floor", f"must be 1–{most} here, got {state.drug_floor}")
    need(phase != "drug" or state.wards[state.turn], "phase", "there is no inpatient to choose")


def _end(state: DynamiteNurse) -> None:
    dead = sum(len(marks) for marks in state.kills)
    need(
        agenda.is_decided(state) is (state.phase in ENDING),
        "kills",
        f"{dead} kill marks do not go with phase {state.phase}",
    )
