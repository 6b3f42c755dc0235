"""The steps of a round of Dice Hospital up to the end of the activation."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from kit.engine.actions import CHANCE, Action
from kit.games.dice_hospital.agenda_steps import Enter, act, begin, chance, first, in_turn, simple
from kit.games.dice_hospital.asking import incoming, lowest, nurses, order_doubt, printed, seat, unused
from kit.games.dice_hospital.box import BEDS, NURSE, PLACES, TRIAL, WORDS

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


@cache
def load_action(number: int, patients: tuple[int, ...]) -> Action:
    """Filling an ambulance with these."""
    return Action("load", (number, *(WORDS[code] for code in patients)))


def _dice(state: DiceHospital) -> str | None:
    if len(state.dice) == PLACES * (state.seats + 1):
        return "load"
    state.to_act = CHANCE
    return None


def _load(state: DiceHospital) -> str | None:
    if not state.dice:
        return begin(state, "choose")
    state.to_act = (state.first - 1) % state.seats
    number = len(state.ambulances) + 1
    state.known = tuple([load_action(number, filling) for filling in order_doubt(state)])
    state.due = state.known[0] if len(state.known) == 1 else None
    return None


def _choose(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return "unused"
    state.to_act = seat(state)
    return None


def _extra_die(state: DiceHospital) -> str | None:
    """The extra die of the pandemic; none where the bag is empty (dh-bag-empty)."""
    if state.options["pandemic"] == "at-choice":
        if any(state.bag):
            state.to_act = CHANCE
        else:
            state.turn += 1
            return "choose"
    elif state.turn == state.seats or not any(state.bag):
        return begin(state, "improve")
    else:
        state.to_act = CHANCE
    return None


def _admit(state: DiceHospital) -> str | None:
    if state.turn < state.seats:
        _bed(state, "overflow")
        return None
    if state.options["pandemic_mode"] == "on" and state.options["pandemic"] == "standard":
        return begin(state, "extra-die")
    return begin(state, "improve")


def _admit_extra(state: DiceHospital) -> None:
    _bed(state, "overflow-extra")


def _bed(state: DiceHospital, overflow: str) -> None:
    """A bed for every newcomer, or one more has to be freed (dh-beds, dh-overflow)."""
    who = state.to_act = seat(state)
    new = len(incoming(state, who))
    if len(state.patients[who]) + new > BEDS:
        state.phase = overflow
    else:
        state.due = act("admit", new)


def _improve(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return begin(state, "return")
    state.to_act = seat(state)
    return None


def _return(state: DiceHospital) -> str | None:
    while state.turn < state.seats:
        who = seat(state)
        if state.built[who] or state.staff[who]:
            state.to_act = who
            return None
        state.turn += 1
    return begin(state, "activate")


def _activate(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return begin(state, "worsen")
    who = state.to_act = seat(state)
    state.just = None
    crew, rooms = [NURSE] * nurses(state) + list(state.staff[who]), list(printed(state) + state.built[who])
    for meeple, room in state.placed[who]:
        crew.remove(meeple)
        rooms.remove(room)
    state.crew, state.open = tuple(crew), tuple(rooms)
    return None


PLAY: Final[dict[str, Enter]] = {
    "event": simple(chance),
    "dice": _dice,
    "load": _load,
    "choose": _choose,
    "unused": simple(first, lambda s: act("unused", unused(s))),
    "token": simple(first, lambda s: act("token", lowest(s))),
    "admit": _admit,
    "overflow": in_turn,
    "extra-die": _extra_die,
    "admit-extra": _admit_extra,
    "overflow-extra": in_turn,
    "improve": _improve,
    "return": _return,
    "activate": _activate,
    "treat": in_turn,
    "effect": in_turn,
    "roll": simple(chance),
    "bonus": simple(seat, lambda s: act("bonus", TRIAL)),
}
"""Intake, improvement and activation."""
