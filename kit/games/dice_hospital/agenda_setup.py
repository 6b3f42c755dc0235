"""The steps of the set-up of Dice Hospital, and of laying out an offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.engine.actions import CHANCE
from kit.games.dice_hospital.agenda_steps import Enter, act, begin, chance, first, in_turn, simple
from kit.games.dice_hospital.asking import drawing, seat, sets_aside, start_values
from kit.games.dice_hospital.box import ASIDE, IN_GAME

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _set_aside(state: DiceHospital) -> str | None:
    if sets_aside(state) and len(state.aside) < ASIDE:
        state.to_act = CHANCE
    elif state.options["expansion_deck"] == "off":
        return "offer"
    else:
        return "decks"
    return None


def _offer(state: DiceHospital) -> str | None:
    what = drawing(state)
    if what == "extra":
        return "extra"
    if what:
        state.to_act = CHANCE
    elif state.round:
        return begin(state, "event" if state.options["events"] == "on" else "dice")
    else:
        return begin(state, "start-dice")
    return None


def _start_dice(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        if state.options["administrators"] == "on":
            return begin(state, "deal")
        return _first_round(state)
    if len(state.drawn) == len(start_values(state)):
        return "start-patients"
    state.to_act = CHANCE
    return None


def _first_round(state: DiceHospital) -> str | None:
    state.round = 1
    return begin(state, "dice")


def _deal(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return begin(state, "administrator")
    state.to_act = CHANCE
    return None


def _administrator(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return "reveal"
    state.to_act = seat(state)
    return None


SETUP: Final[dict[str, Enter]] = {
    "start": simple(chance),
    "bag": simple(first, lambda s: act("fill-bag", 3 * IN_GAME[s.seats])),
    "ambulances": simple(first, lambda s: act("ambulances", s.seats + 1)),
    "set-aside": _set_aside,
    "decks": simple(first, lambda s: act("decks", sum(s.tiles), sum(s.cards))),
    "offer": _offer,
    "extra": simple(first),
    "start-dice": _start_dice,
    "start-patients": in_turn,
    "deal": _deal,
    "administrator": _administrator,
    "reveal": simple(first, lambda s: act("reveal")),
}
"""The phases up to the first round; the offer is laid out anew before every round."""
