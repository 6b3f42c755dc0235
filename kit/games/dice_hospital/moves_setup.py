"""What each action of the set-up of Dice Hospital does, and of laying out an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.games.dice_hospital import asking, legal
from kit.games.dice_hospital.agenda import enter, enter_first, next_seat
from kit.games.dice_hospital.box import (
    ADMINISTRATOR,
    CODE,
    DEPARTMENT,
    IN_GAME,
    SPECIALIST,
)
from kit.games.dice_hospital.moves_common import COLOUR, Args, Perform

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _start(state: DiceHospital, who: int, args: Args) -> None:
    state.first = args[0]
    state.order = asking.order(state, "start")
    enter(state, "bag")


def _fill_bag(state: DiceHospital, who: int, args: Args) -> None:
    state.bag = [IN_GAME[state.seats]] * 3
    enter(state, "ambulances")


def _ambulances(state: DiceHospital, who: int, args: Args) -> None:
    enter(state, "set-aside")


def _set_aside(state: DiceHospital, who: int, args: Args) -> None:
    number = DEPARTMENT[args[0]]
    state.tiles[number] -= 1
    state.aside = tuple(sorted((*state.aside, number)))
    enter(state, "set-aside")


def _decks(state: DiceHospital, who: int, args: Args) -> None:
    enter(state, "offer")


def _new_department(state: DiceHospital, who: int, args: Args) -> None:
    number = DEPARTMENT[args[0]]
    state.tiles[number] -= 1
    state.offer_tiles = tuple(sorted((*state.offer_tiles, number)))
    enter(state, "offer")


def _new_specialist(state: DiceHospital, who: int, args: Args) -> None:
    number = SPECIALIST[args[0]]
    state.cards[number] -= 1
    state.offer_cards = tuple(sorted((*state.offer_cards, number)))
    enter(state, "offer")


def _extra(state: DiceHospital, who: int, args: Args) -> None:
    state.extra = args[0]
    enter(state, "offer")


def _start_die(state: DiceHospital, who: int, args: Args) -> None:
    colour = COLOUR[args[0]]
    state.bag[colour] -= 1
    state.drawn = tuple(sorted((*state.drawn, colour)))
    enter(state, "start-dice")
    if state.phase == "start-patients":
        ways = legal.actions(state)
        state.due = ways[0] if len(ways) == 1 else None


def _start_patients(state: DiceHospital, who: int, args: Args) -> None:
    state.patients[who] = tuple(sorted([CODE[word] for word in args]))
    state.drawn = ()
    next_seat(state, "start-dice")


def _deal(state: DiceHospital, who: int, args: Args) -> None:
    seat = asking.seat(state)
    state.dealt[seat] = tuple(sorted((*state.dealt[seat], ADMINISTRATOR[args[0]])))
    state.turn += len(state.dealt[seat]) == 2
    enter(state, "deal")


def _administrator(state: DiceHospital, who: int, args: Args) -> None:
    state.administrators[who] = ADMINISTRATOR[args[0]]
    next_seat(state, "administrator")


def _reveal(state: DiceHospital, who: int, args: Args) -> None:
    state.dealt = [()] * state.seats
    state.round = 1
    enter_first(state, "dice")


SETUP: Final[dict[str, Perform]] = {
    "start": _start,
    "fill-bag": _fill_bag,
    "ambulances": _ambulances,
    "set-aside": _set_aside,
    "decks": _decks,
    "new-department": _new_department,
    "new-specialist": _new_specialist,
    "extra": _extra,
    "start-die": _start_die,
    "start-patients": _start_patients,
    "deal": _deal,
    "administrator": _administrator,
    "reveal": _reveal,
}
"""The kinds of action up to the first round."""
