"""The steps that end a round of Dice Hospital, and the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.engine.actions import Action
from kit.games.dice_hospital import scoring
from kit.games.dice_hospital.agenda_steps import Enter, act, begin, first, simple
from kit.games.dice_hospital.asking import (
    administrator_points,
    empty_bonus,
    event_points,
    neglect,
    seat,
    sendable,
    treated,
)
from kit.games.dice_hospital.box import LEFT, ROUNDS

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _worsen(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return begin(state, "discharge")
    who = state.to_act = seat(state)
    state.due = act("worsen", *neglect(state, who))
    return None


def _discharge(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return _after_discharge(state)
    who = state.to_act = seat(state)
    count = sum(state.out[who])
    state.due = act("discharge", count, scoring.discharge(count))
    return None


def _after_discharge(state: DiceHospital) -> str | None:
    if state.round < ROUNDS:
        return begin(state, "shift")
    if state.options["final_round"] == "on":
        state.ambulances = [()] * state.seats
        return begin(state, "help")
    return begin(state, "final")


def _help(state: DiceHospital) -> str | None:
    """Whoever can send a patient must; who cannot passes; it ends when nobody can (dh-final-round)."""
    for step in range(state.seats):
        turn = (state.turn + step) % state.seats
        if sendable(state, state.order[turn]):
            state.turn, state.to_act = turn, state.order[turn]
            return None
    return begin(state, "left-behind")


def _left_behind(state: DiceHospital) -> str | None:
    while state.turn < state.seats:
        who = state.to_act = seat(state)
        if state.patients[who]:
            state.due = act("left-behind", LEFT * len(state.patients[who]))
            return None
        state.turn += 1
    return begin(state, "final")


def _empty(state: DiceHospital) -> str | None:
    who = state.to_act = seat(state)
    points = empty_bonus(state, who)
    if not points:
        return "administrator-points"
    state.due = act("empty-bonus", points)
    return None


def _administrator_points(state: DiceHospital) -> str | None:
    who = state.to_act = seat(state)
    points = administrator_points(state, who)
    if not points:
        return "event-points"
    state.due = act("administrator-points", points)
    return None


def _event_points(state: DiceHospital) -> str | None:
    who = state.to_act = seat(state)
    points = event_points(state, who)
    if not points:
        return discharged(state)
    state.due = act("event-points", points)
    return None


def discharged(state: DiceHospital) -> str:
    """One seat's discharge is scored: its patients have gone back to the bag."""
    who = seat(state)
    state.bag = [count + more for count, more in zip(state.bag, state.out[who], strict=True)]
    state.out[who] = (0, 0, 0)
    state.turn += 1
    return "discharge"


def _shift(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return "next-round"
    who = state.to_act = seat(state)
    state.due = act("shift", treated(state, who))
    return None


def _final(state: DiceHospital) -> str | None:
    if state.turn == state.seats:
        return "winners"
    who = state.to_act = seat(state)
    state.due = act("final", scoring.minus(state.fatalities[who]), state.bags[who])
    return None


def _round_after(state: DiceHospital) -> Action:
    return act("next-round", state.round + 1)


def _over(state: DiceHospital) -> None:
    state.to_act = None


CLOSING: Final[dict[str, Enter]] = {
    "worsen": _worsen,
    "discharge": _discharge,
    "empty": _empty,
    "administrator-points": _administrator_points,
    "event-points": _event_points,
    "shift": _shift,
    "next-round": simple(first, _round_after),
    "help": _help,
    "left-behind": _left_behind,
    "final": _final,
    "winners": simple(first, lambda s: act("winners", *scoring.winners(*s.standing()))),
    "over": _over,
}
"""Neglect, discharge, shift change and the end of the game."""
