"""What a seat may know of a game of Emergency Roll: only choices still sealed are hidden."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from kit.games.emergency_roll.box import COLOURS

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

_State = TypeVar("_State", bound="EmergencyRoll")

HIDDEN: Final = "hidden"
"""Stands for a choice the viewer does not see."""


def sealed(state: EmergencyRoll) -> bool:
    """Whether those who follow the chief choose unseen; with one of them alone there is nothing to hide."""
    return state.seats > 2 and state.options["choice_order"] == "standard"


def hide(state: _State, seat: int | None) -> _State:
    """Turn ``state`` into the view of ``seat`` (er-choice-order): others' choices go until all are in."""
    if state.phase == "pick" and sealed(state):
        state.picks = [
            HIDDEN if pick is not None and other not in (seat, state.chief) else pick
            for other, pick in enumerate(state.picks)
        ]
    state.viewer, state.is_view, state.known = seat, True, None
    return state


def fill(state: _State, rng: Random) -> _State:
    """Turn a view into a full state: every sealed choice drawn among those it can be."""
    taken = state.picks[state.chief]
    for seat, pick in enumerate(state.picks):
        if pick == HIDDEN:
            sheet = state.sheets[seat]
            able = sheet.bags > sheet.bags_crossed
            state.picks[seat] = rng.choice([colour for colour in COLOURS if able or colour != taken])
    state.viewer, state.is_view, state.known = "all", False, None
    return state
