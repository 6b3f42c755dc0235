"""What each action of Dynamite Nurse does at the beginning and the end of a turn, and at the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.engine.state import seats_clockwise
from kit.games.dynamite_nurse import agenda, effects
from kit.games.dynamite_nurse.cards import NUMBER, is_open
from kit.games.dynamite_nurse.moves_common import Args, Perform, with_card, without

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


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
        state.hands[state.turn] = with_card(state.hands[state.turn], card)
        state.draws -= 1
    agenda.go_drawing(state)


def _carry_out(state: DynamiteNurse, seat: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    state.drawn = None
    state.discards.append(card)
    effects.carry_out(state, card)
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
    "worsen": _worsen,
    "draw": _draw,
    "carry-out": _carry_out,
    "end": _end,
    "discard": _discard,
    "next": _next,
    "finish": _finish,
    "winners": _winners,
}
