"""What comes next in Dynamite Nurse: the phases, who acts in them, and the action where the rules leave no choice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.engine.actions import CHANCE
from kit.games.dynamite_nurse.box import BEDS, FULL_HAND, HAND, KILLS, PATIENTS
from kit.games.dynamite_nurse.cards import NUMBER, is_emergency

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.pending import Inpatient
    from kit.games.dynamite_nurse.state import DynamiteNurse

SETUP: Final = ("deal", "shuffle-back", "start", "admission")
DRAWING: Final = ("draw", "carry-out", "reshuffle", "next-play")
ACTING: Final = ("act", "target", "visit", "receive", "choose", "operation", "treat", "answer", "resolve")
DRUG: Final = ("drug-draw", "drug")
CLOSING: Final = ("discard", "next", "finish", "winners", "over")
PHASES: Final = (*SETUP, "worsen", *DRAWING, *ACTING, *DRUG, *CLOSING)
NEW_BED, BROKEN_BED = NUMBER["new-bed"], NUMBER["broken-bed"]
QUIET_NIGHT, BLACKOUT, RECOVERY = NUMBER["quiet-night"], NUMBER["blackout"], NUMBER["recovery"]
NEW_DRUG: Final = NUMBER["new-drug"]


def muted(state: DynamiteNurse, seat: int) -> bool:
    """Whether an audited seat may only answer with a doctor now (dn-audit-turn)."""
    return bool(state.audits[seat]) and seat != state.turn and state.options["audit_turn"] != "own-turn"


def askable(state: DynamiteNurse, last: int) -> list[int]:
    """The seats asked in a window opened by ``last``, clockwise from it: never by what they hold (dn-op-sabotage)."""
    seats = state.seats
    around = [(last + step) % seats for step in range(1, seats)]
    return [seat for seat in around if not muted(state, seat)] if any(state.audits) else around


def last_player(state: DynamiteNurse) -> int:
    """Who opened the window: the last to play a card in a chain, or the operator."""
    if state.event is not None:
        return state.cancels[-1] if state.cancels else state.event.seat
    assert state.op is not None
    return state.op.seat


def overflow(state: DynamiteNurse, seat: int) -> int:
    """Inpatients beyond the beds (dn-worsen-count)."""
    return max(0, len(state.wards[seat]) - state.beds[seat])


def deaths(ward: tuple[Inpatient, ...], count: int) -> int:
    """How many of the ``count`` leftmost die when each of them worsens (dn-death)."""
    return sum(patient.worse for patient in ward[:count])


def short_of_cards(state: DynamiteNurse) -> bool:
    """Whether the pile counts as run out now (dn-pile-gone)."""
    if state.pile_size:
        return False
    wanted = state.drawn is None and state.draws > 0
    return wanted or state.drug == "draw" or state.options["pile_gone"] == "last-card"


def new_beds(state: DynamiteNurse, card: int) -> int:
    """The beds of who draws an open card about beds, afterwards (dn-beds)."""
    have = state.beds[state.turn]
    if state.options["beds"] == "fixed":
        return have
    return have + 1 if card == NEW_BED else max(1, have - 1)


def concerned(state: DynamiteNurse, card: int) -> int:
    """The number an open card is carried out with: beds afterwards, or patients it changes."""
    if card in (NEW_BED, BROKEN_BED):
        return new_beds(state, card)
    if card == RECOVERY:
        return min(1, len(state.wards[state.turn]))
    if card == BLACKOUT:
        return sum(1 for ward in state.wards if ward)
    return sum(any(patient.worse for patient in ward) for ward in state.wards)


def next_turn(state: DynamiteNurse) -> int:
    """Whose turn comes after this one (dn-next, dn-kirikaeshi-turn)."""
    return (state.turn + 1) % state.seats if state.turn_to is None else state.turn_to


def deal_to(state: DynamiteNurse) -> int | None:
    """The seat dealt the next card: one each, clockwise, until all have five (dn-deal)."""
    sizes = [len(hand) for hand in state.hands]
    least = min(sizes)
    if least >= HAND:
        return None
    return min(range(state.seats), key=lambda seat: (sizes[seat] > least, (seat - state.start) % state.seats))


def treatment(state: DynamiteNurse) -> tuple[int, int, int, int]:
    """How an operation ends: patients discharged, turned up, worsened, dead (dn-treated, dn-spoilt)."""
    op = state.op
    assert op is not None
    left = turned = worse = dead = 0
    for place in op.places:
        spoilt = place in op.spoilt
        if place:
            bad = state.wards[op.seat][place - 1].worse
        else:
            assert state.visit is not None
            bad = spoilt and is_emergency(state.visit.card)
        left += not spoilt and not bad
        turned += not spoilt and bad
        worse += spoilt and not bad
        dead += spoilt and bad
    return left, turned, worse, dead


def doomed(state: DynamiteNurse) -> tuple[int, ...]:
    """The seats with ten kill marks or more (dn-end)."""
    return tuple(seat for seat, marks in enumerate(state.kills) if len(marks) >= KILLS)


def is_decided(state: DynamiteNurse) -> bool:
    """Whether the game ends now: ten kill marks of anybody, or no patient left (dn-end, dn-no-patients)."""
    marks = [len(marks) for marks in state.kills]
    return max(marks) >= KILLS or sum(marks) == PATIENTS


CHANCES: Final = ("deal", "start", "draw", "drug-draw")


def go(state: DynamiteNurse, phase: str, seat: int | None) -> None:
    """Stand in ``phase`` with ``seat`` to act (None: chance)."""
    state.phase = phase
    state.to_act = CHANCE if seat is None else seat


def go_dealing(state: DynamiteNurse) -> None:
    """The next card of the deal, or what follows when all have five."""
    if deal_to(state) is not None:
        go(state, "deal", None)
    elif state.aside:
        go(state, "shuffle-back", state.start)
    elif state.play == 1:
        go(state, "start", None)
    else:
        go_beginning(state)


def go_beginning(state: DynamiteNurse) -> None:
    """The hands are dealt and the starter is known."""
    if state.options["start_option"] == "on":
        go(state, "admission", state.start)
    else:
        begin_turn(state, state.start, gained=False)


def begin_turn(state: DynamiteNurse, seat: int, *, gained: bool) -> None:
    """The turn of ``seat``; ``gained`` by a きりかえし: no worsening, two cards (dn-kirikaeshi-turn)."""
    state.turn, state.used, state.turn_to = seat, "", None
    if seat in state.jumped:
        state.jumped = tuple(other for other in state.jumped if other != seat)
        gained = True
    state.draws = 2 if gained else 1
    skipped = state.audits[seat] and (not gained or state.options["audit_turn"] == "spent")
    if not gained and overflow(state, seat):
        go(state, "worsen", seat)
    elif skipped:
        go_past(state)
    else:
        go_drawing(state)


def go_past(state: DynamiteNurse) -> None:
    """An audited player's skipped turn is over (dn-audit-turn)."""
    state.audits[state.turn] -= 1
    state.draws = 0
    go(state, "next", state.turn)


def go_drawing(state: DynamiteNurse) -> None:
    """What is left of drawing: the pile renewed, an open card carried out, a card drawn; else the action."""
    if not state.pile_size and short_of_cards(state):
        go(state, "reshuffle" if state.passes == 1 and state.discards else "next-play", state.turn)
    elif state.drug == "draw":
        go(state, "drug-draw", None)
    elif state.drug:
        go_drug(state)
    elif state.drawn is not None:
        go(state, "carry-out", state.turn)
    elif state.draws:
        go(state, "draw", None)
    else:
        go(state, "act", state.turn)


def go_drug(state: DynamiteNurse) -> None:
    """The card of a new drug is known: patients are chosen while there are any to choose (dn-new-drug)."""
    if state.drug_left and len(state.wards[state.turn]) >= state.drug_floor:
        go(state, "drug", state.turn)
    else:
        state.drug, state.drug_left, state.drug_floor = "", 0, 1
        go_on(state)


def go_on(state: DynamiteNurse) -> None:
    """Something is over: the game where there are ten kill marks, else what is left of the turn."""
    if is_decided(state):
        state.draws, state.turn_to = 0, None
        go(state, "finish", state.turn)
    elif state.drawn is not None or state.draws:
        go_drawing(state)
    elif state.turn_to is not None or (state.used in ("visit", "operation") and not _freely(state)):
        go_closing(state)
    else:
        go(state, "act", state.turn)


def _freely(state: DynamiteNurse) -> bool:
    return state.options["one_action"] == "events-free"


def go_closing(state: DynamiteNurse) -> None:
    """The action is over: the hand limit, then the next turn (dn-hand-limit, dn-kirikaeshi-discard)."""
    go(state, "discard" if len(state.hands[state.turn]) >= FULL_HAND else "next", state.turn)


def go_window(state: DynamiteNurse) -> None:
    """Others may answer the event just played, or the operation just declared."""
    state.passed = 0
    asked = askable(state, last_player(state))
    answering = state.event is not None
    if asked:
        go(state, "answer" if answering else "operation", asked[0])
    else:
        go_answered(state)


def go_answered(state: DynamiteNurse) -> None:
    """All have passed: the chain is resolved, or the operation carried out."""
    state.passed = 0
    if state.event is not None:
        go(state, "resolve", state.event.seat)
    else:
        assert state.op is not None
        go(state, "treat", state.op.seat)


def go_operation(state: DynamiteNurse, seat: int) -> None:
    """After a card on an operation: the same seat is asked again, unless everything is spoilt already."""
    assert state.op is not None
    state.passed = 0
    if len(state.op.spoilt) == len(state.op.places):
        go(state, "treat", state.op.seat)
    else:
        go(state, "operation", seat)


def usual_beds(seats: int) -> list[int]:
    """The beds everybody begins with."""
    return [BEDS] * seats
