"""What the moves of Dynamite Nurse share: cards coming to a hand and leaving it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

Args = tuple[Any, ...]
Perform = Callable[["DynamiteNurse", Any, Args], None]
"""(state, who acts, arguments): changes the state."""


@lru_cache(maxsize=65536)
def with_card(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """``hand`` and ``card``, sorted."""
    return tuple(sorted((*hand, card)))


@lru_cache(maxsize=65536)
def without(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """``cards`` less ``taken``, order kept."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def from_hand(state: DynamiteNurse, seat: int, card: int) -> None:
    """``card`` leaves the hand of ``seat``."""
    state.hands[seat] = without(state.hands[seat], (card,))
