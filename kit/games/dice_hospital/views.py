"""What a seat may know of a game of Dice Hospital: only the administrators dealt in the set-up are ever hidden."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from kit.games.dice_hospital.box import ADMINISTRATORS

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

_State = TypeVar("_State", bound="DiceHospital")

HIDDEN: Final = -1
"""Stands for an administrator the viewer does not see."""
SECRET: Final = ("deal", "administrator", "reveal")
"""The phases in which administrators are secret (dh-administrators)."""


def hide(state: _State, seat: int | None) -> _State:
    """Turn ``state`` into the view of ``seat``."""
    state.viewer, state.is_view, state.known = seat, True, None
    if state.phase in SECRET:
        for other in range(state.seats):
            if other != seat:
                state.dealt[other] = (HIDDEN,) * len(state.dealt[other])
                state.administrators[other] = None if state.administrators[other] is None else HIDDEN
    return state


def fill(state: _State, rng: Random) -> _State:
    """Turn a view into a full state: hidden administrators are drawn among those the viewer has not seen."""
    unseen = may_be(state)
    rng.shuffle(unseen)
    for other, cards in enumerate(state.dealt):
        if HIDDEN in cards:
            state.dealt[other] = drawn = tuple(sorted(unseen.pop() for _ in cards))
            if state.administrators[other] is not None:
                state.administrators[other] = rng.choice(drawn)
    state.viewer, state.is_view, state.known = "all", False, None
    return state


def may_be(state: DiceHospital) -> list[int]:
    """The administrators that, as far as the viewer knows, may still be in the pile or in a hidden hand."""
    seen = {card for cards in state.dealt for card in cards}
    return [number for number in range(len(ADMINISTRATORS)) if number not in seen]
