"""What each action of Dynamite Nurse does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.engine.state import seats_clockwise
from kit.games.dynamite_nurse import agenda, effects
from kit.games.dynamite_nurse.box import CURED
from kit.games.dynamite_nurse.cards import EVENT, NUMBER, is_open
from kit.games.dynamite_nurse.deck import whole_pile
from kit.games.dynamite_nurse.pending import Inpatient, Operation, Played, Visit

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

Args = tuple[Any, ...]
Perform = Callable[["DynamiteNurse", Any, Args], None]
"""(state, who acts, arguments): changes the state."""


def perform(state: DynamiteNurse, action: Action) -> None:
    """Carry out a legal action and stand at what is due after it."""
    state.known = None
    PERFORM[action.kind](state, state.to_act, action.args)


@lru_cache(maxsize=65536)
def _with(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    return tuple(sorted((*hand, card)))


@lru_cache(maxsize=65536)
def without(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """``cards`` less ``taken``, order kept."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def _from_hand(state: DynamiteNurse, seat: int, card: int) -> None:
    state.hands[seat] = without(state.hands[seat], (card,))


def _deal(state: DynamiteNurse, who: Any, args: Args) -> None:
    seat, card = args[0], NUMBER[args[1]]
    state.pile.remove(card)
    if not is_open(card):
        state.hands[seat] = _with(state.hands[seat], card)
    elif state.options["deal_open"] == "discard":
        state.discards.append(card)
    else:
        state.aside = _with(state.aside, card)
    agenda.go_dealing(state)


def _shuffle_back(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.pile = sorted((*state.pile, *state.aside))
    state.aside = ()
    agenda.go_dealing(state)


def _start(state: DynamiteNurse, who: Any, args: Args) -> None:
    state.start = state.turn = args[0]
    agenda.go_beginning(state)


def _admit_dealt(state: DynamiteNurse, seat: Any, args: Args) -> None:
    cards = tuple(NUMBER[name] for name in args)
    state.hands[seat] = without(state.hands[seat], cards)
    state.wards[seat] += tuple(Inpatient(card, False) for card in cards)
    after = (seat + 1) % state.seats
    if after == state.start:
        agenda.begin_turn(state, state.start, gained=False)
    else:
        agenda.go(state, "admission", after)


def _worsen(state: DynamiteNurse, seat: Any, args: Args) -> None:
    effects.worsen(state, seat, range(1, args[0] + 1))
    if agenda.is_decided(state):
        agenda.go_on(state)
    elif state.audits[seat]:
        agenda.go_past(state)
    else:
        agenda.go_drawing(state)


def _draw(state: DynamiteNurse, who: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    state.pile.remove(card)
    if is_open(card):
        state.drawn = card
    else:
        state.hands[state.turn] = _with(state.hands[state.turn], card)
        state.draws -= 1
    agenda.go_drawing(state)


def _carry_out(state: DynamiteNurse, seat: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    state.drawn = None
    state.discards.append(card)
    effects.carry_out(state, card)
    agenda.go_on(state)


def _reshuffle(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.pile, state.discards = sorted(state.discards), []
    state.passes = 2
    agenda.go_drawing(state)


def _next_play(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.play += 1
    state.start, state.passes = args[0], 1
    if state.options["next_play"] == "carry-on":
        state.pile, state.discards = sorted(state.discards), []
        agenda.go_drawing(state)
        return
    clear_table(state)
    state.turn = state.start
    agenda.go_dealing(state)


def clear_table(state: DynamiteNurse) -> None:
    """Everything but the kill marks goes back into the pile."""
    gone = [card for marks in state.kills for card in marks]
    state.pile = list(without(whole_pile(), tuple(gone)))
    count = state.seats
    state.hands, state.wards = [()] * count, [()] * count
    state.beds, state.audits = agenda.usual_beds(count), [0] * count
    state.discards, state.aside, state.jumped = [], (), ()
    state.used, state.draws, state.drawn = "", 0, None
    state.drug, state.drug_left, state.drug_floor = "", 0, 1
    state.turn_to = None


def _outpatient(state: DynamiteNurse, seat: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    _from_hand(state, seat, card)
    state.used = "visit"
    state.visit = Visit(card, args[1])
    agenda.go(state, "visit", args[1])


def _accept(state: DynamiteNurse, seat: Any, args: Args) -> None:
    agenda.go(state, "receive", seat)


def _admit(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.visit is not None
    effects.admit(state, seat, state.visit.card, worse=False)
    state.visit = None
    agenda.go_on(state)


def _kill_mark(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.visit is not None
    effects.mark(state, seat, state.visit.card)
    state.visit = None
    agenda.go_on(state)


def _kirikaeshi(state: DynamiteNurse, seat: Any, args: Args) -> None:
    doctor = NUMBER[args[0]]
    _from_hand(state, seat, doctor)
    state.op = Operation(doctor, seat, (0,))
    if state.options["kirikaeshi_spoilt"] == "safe":
        agenda.go(state, "treat", seat)
    else:
        agenda.go_window(state)


def _operate(state: DynamiteNurse, seat: Any, args: Args) -> None:
    doctor = NUMBER[args[0]]
    _from_hand(state, seat, doctor)
    state.used = "operation"
    state.op = Operation(doctor, seat, ())
    agenda.go(state, "choose", seat)


def _choose(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.op is not None
    state.op = state.op._replace(places=(*state.op.places, args[0]))


def _declare(state: DynamiteNurse, seat: Any, args: Args) -> None:
    agenda.go_window(state)


def _play(kind: str) -> Perform:
    """Playing an event card, at a seat or at nobody."""
    card = NUMBER[kind]
    aims = kind in ("turn-worse", "referral")
    own = kind in ("epidemic", "turn-worse", "referral", "new-drug", "audit")

    def play(state: DynamiteNurse, seat: Any, args: Args) -> None:
        _from_hand(state, seat, card)
        state.discards.append(card)
        if own and state.options["one_action"] != "events-free":
            state.used = "events"
        if kind == "misdiagnosis":
            state.event = Played(card, seat, -1, args[0])
        else:
            state.event = Played(card, seat, args[0] if args else -1)
        if aims:
            agenda.go(state, "target", seat)
        else:
            agenda.go_window(state)

    return play


def _target(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.event is not None
    state.event = state.event._replace(place=args[0])
    agenda.go_window(state)


def _cancel(state: DynamiteNurse, seat: Any, args: Args) -> None:
    _from_hand(state, seat, NUMBER["cancel"])
    state.discards.append(NUMBER["cancel"])
    state.cancels = (*state.cancels, seat)
    agenda.go_window(state)


def _pass(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.passed += 1
    last = agenda.last_player(state)
    asked = agenda.askable(state, last)
    if state.passed >= len(asked):
        agenda.go_answered(state)
    else:
        state.to_act = asked[(asked.index(seat) + 1) % len(asked)]


def _resolve(state: DynamiteNurse, seat: Any, args: Args) -> None:
    event = state.event
    assert event is not None
    state.event, state.cancels, state.passed = None, (), 0
    if args[1] == "stands":
        effects.RESOLVE[args[0]](state, event)
    if args[0] == "pass-on":
        assert state.visit is not None
        agenda.go(state, "visit", state.visit.to)
    elif state.op is not None:
        agenda.go_operation(state, event.seat)
    elif state.drug:
        agenda.go_drawing(state)
    else:
        agenda.go_on(state)


def _turn_over(state: DynamiteNurse, who: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    state.pile.remove(card)
    state.discards.append(card)
    state.drug = "harm" if card >= EVENT else "cure"
    state.drug_left = 1 if state.drug == "harm" else CURED
    agenda.go_drawing(state)


def _discharge(state: DynamiteNurse, seat: Any, args: Args) -> None:
    ward, index = state.wards[seat], args[0] - 1
    patient = ward[index]
    state.drug_left -= 1
    if patient.worse and state.options["new_drug"] == "turn-up":
        state.wards[seat] = (*ward[:index], Inpatient(patient.card, False), *ward[index + 1 :])
        state.drug_floor = args[0] + 1
    else:
        effects.leave(state, seat, (args[0],))
        state.drug_floor = args[0]
    agenda.go_drug(state)


def _enough(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.drug_left = 0
    agenda.go_drug(state)


def _worsen_own(state: DynamiteNurse, seat: Any, args: Args) -> None:
    effects.worsen(state, seat, (args[0],))
    state.drug_left = 0
    agenda.go_drug(state)


def _treat(state: DynamiteNurse, seat: Any, args: Args) -> None:
    op, visit = state.op, state.visit
    assert op is not None
    state.op, state.visit, state.passed = None, None, 0
    state.discards.append(op.doctor)
    if visit is None:
        effects.treat(state, op)
    elif effects.treat_outpatient(state, op, visit.card):
        state.turn_to = seat
    agenda.go_on(state)


def _end(state: DynamiteNurse, seat: Any, args: Args) -> None:
    agenda.go_closing(state)


def _discard(state: DynamiteNurse, seat: Any, args: Args) -> None:
    cards = tuple(NUMBER[name] for name in args)
    state.hands[seat] = without(state.hands[seat], cards)
    state.discards += cards
    agenda.go(state, "next", seat)


def _next(state: DynamiteNurse, seat: Any, args: Args) -> None:
    to, gained = args[0], state.turn_to is not None
    if gained and state.options["kirikaeshi_turn"] == "jumped":
        between = seats_clockwise((seat + 1) % state.seats, state.seats)
        over = between[: between.index(to)]
        state.jumped = tuple(sorted({*state.jumped, *over}))
        gained = False
    agenda.begin_turn(state, to, gained=gained)


def _finish(state: DynamiteNurse, seat: Any, args: Args) -> None:
    agenda.go(state, "winners", seat)


def _winners(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.phase, state.to_act = "over", None


PERFORM: dict[str, Perform] = {
    "deal": _deal,
    "shuffle-back": _shuffle_back,
    "start": _start,
    "admit-dealt": _admit_dealt,
    "worsen": _worsen,
    "draw": _draw,
    "carry-out": _carry_out,
    "reshuffle": _reshuffle,
    "next-play": _next_play,
    "outpatient": _outpatient,
    "accept": _accept,
    "kirikaeshi": _kirikaeshi,
    "admit": _admit,
    "kill-mark": _kill_mark,
    "operate": _operate,
    "choose": _choose,
    "declare": _declare,
    **{
        kind: _play(kind)
        for kind in (
            "epidemic",
            "turn-worse",
            "referral",
            "new-drug",
            "audit",
            "pass-on",
            "intern",
            "misdiagnosis",
        )
    },
    "target": _target,
    "cancel": _cancel,
    "pass": _pass,
    "resolve": _resolve,
    "turn-over": _turn_over,
    "discharge": _discharge,
    "enough": _enough,
    "worsen-own": _worsen_own,
    "treat": _treat,
    "end": _end,
    "discard": _discard,
    "next": _next,
    "finish": _finish,
    "winners": _winners,
}
