"""What the steps of Dice Hospital are made of: whose step it is, and the action if there is no choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from kit.engine.actions import CHANCE, Action
from kit.games.dice_hospital.asking import order, seat

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Enter = Callable[["DiceHospital"], str | None]
"""Stands at the step of a phase that is due, or says which phase comes instead."""


def begin(state: DiceHospital, phase: str) -> str:
    """Make ready for ``phase`` with its first seat; the phase."""
    state.turn = 0
    state.order = order(state, phase)
    return phase


def simple(who: Callable[[DiceHospital], Any], due: Callable[[DiceHospital], Action] | None = None) -> Enter:
    """A step that is always due: who acts, and how if there is no choice."""

    def stand(state: DiceHospital) -> None:
        state.to_act = who(state)
        state.due = due(state) if due else None

    return stand


def chance(state: DiceHospital) -> Any:
    """CHANCE."""
    return CHANCE


def first(state: DiceHospital) -> int:
    """The first player."""
    return state.first


def in_turn(state: DiceHospital) -> None:
    """A step of the seat whose turn it is."""
    state.to_act = seat(state)


@cache
def act(kind: str, *args: int | str) -> Action:
    """An action, made once."""
    return Action(kind, args)
