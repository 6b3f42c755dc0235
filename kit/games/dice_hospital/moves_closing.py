"""What each action of the end of a round, and of the game, does in Dice Hospital."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.games.dice_hospital import asking
from kit.games.dice_hospital.agenda import enter, enter_first, next_seat
from kit.games.dice_hospital.agenda_closing import discharged
from kit.games.dice_hospital.box import (
    CODE,
    REAL,
    TREATED,
    UP,
    VALUE,
)
from kit.games.dice_hospital.moves_common import EVENT, HELPED, Args, Perform, score
from kit.games.dice_hospital.treating import without

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _worsen(state: DiceHospital, who: int, args: Args) -> None:
    state.neglected[who], state.died[who] = args
    state.fatalities[who] += args[1]
    steps = asking.steps(state)
    left = []
    for code in state.patients[who]:
        if TREATED[code]:
            left.append(code)
        elif VALUE[code] > steps:
            left.append(code - steps)
        else:
            state.bag[REAL[code]] += 1
    state.patients[who] = tuple(left)
    next_seat(state, "worsen")


def _discharge(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 0, args[1])
    enter(state, "empty")


def _empty_bonus(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 1, args[0])
    enter(state, "administrator-points")


def _administrator_points(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 2, args[0])
    enter(state, "event-points")


def _event_points(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, EVENT, args[0])
    enter(state, discharged(state))


def _shift(state: DiceHospital, who: int, args: Args) -> None:
    state.patients[who] = tuple(sorted([UP[code] for code in state.patients[who]]))
    state.placed[who] = ()
    next_seat(state, "shift")


def _next_round(state: DiceHospital, who: int, args: Args) -> None:
    state.under_tiles = tuple(sorted(state.under_tiles + state.offer_tiles))
    state.under_cards = tuple(sorted(state.under_cards + state.offer_cards))
    state.offer_tiles = state.offer_cards = ()
    state.extra = ""
    state.event = None
    state.ambulances = []
    state.taken = [0] * state.seats
    state.died, state.neglected = [0] * state.seats, [0] * state.seats
    state.round = args[0]
    enter_first(state, "offer")


def _final(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 3, args[0])
    score(state, who, 4, args[1])
    next_seat(state, "final")


def _send(state: DiceHospital, who: int, args: Args) -> None:
    number, code = args[0] - 1, CODE[args[1]]
    here = next(own for own in state.patients[who] if own % 18 == code % 18)
    state.patients[who] = without(state.patients[who], (here,))
    state.ambulances[number] = tuple(sorted((*state.ambulances[number], code)))
    score(state, who, HELPED, 1)
    state.turn = (state.turn + 1) % state.seats
    enter(state, "help")


def _left_behind(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, HELPED, args[0])
    next_seat(state, "left-behind")


def _winners(state: DiceHospital, who: int, args: Args) -> None:
    enter(state, "over")


CLOSING: Final[dict[str, Perform]] = {
    "worsen": _worsen,
    "discharge": _discharge,
    "empty-bonus": _empty_bonus,
    "administrator-points": _administrator_points,
    "event-points": _event_points,
    "shift": _shift,
    "next-round": _next_round,
    "final": _final,
    "send": _send,
    "left-behind": _left_behind,
    "winners": _winners,
}
"""The kinds of action of the last three phases, and of the end."""
