"""What a seat may know of Dynamite Nurse: hiding hands and pile, and drawing a full state that looks the same."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final, TypeVar

from kit.engine.actions import CHANCE
from kit.games.dynamite_nurse.cards import is_open

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

_State = TypeVar("_State", bound="DynamiteNurse")

HIDDEN: Final = -1
"""Stands for a card the viewer does not see."""


def hidden_cards(state: DynamiteNurse) -> int:
    """Cards in hands the viewer does not see."""
    return sum(len(hand) for hand in state.hands if hand and hand[0] == HIDDEN)


def hide(state: _State, seat: int | None) -> _State:
    """Turn ``state`` into the view of ``seat``: other hands and the pile become one multiset of cards not seen."""
    for other, hand in enumerate(state.hands):
        if other != seat:
            state.pile += hand
            state.hands[other] = (HIDDEN,) * len(hand)
    state.pile.sort()
    state.viewer, state.is_view, state.known = seat, True, None
    return state


def fill(state: _State, rng: Random) -> _State:
    """Turn a view into a full state: the cards not seen are dealt to hands and pile; open ones lie in the pile only."""
    held = [card for card in state.pile if not is_open(card)]
    rng.shuffle(held)
    for seat, hand in enumerate(state.hands):
        if hand and hand[0] == HIDDEN:
            state.hands[seat] = tuple(sorted(held.pop() for _ in hand))
    state.pile = sorted([*held, *(card for card in state.pile if is_open(card))])
    state.viewer, state.is_view, state.known = "all", False, None
    return state


def may_hold(state: DynamiteNurse, seat: int) -> tuple[int, ...]:
    """The cards ``seat`` may have in hand as far as the viewer knows: the hand itself, or each kind not seen."""
    hand = state.hands[seat]
    if hand and hand[0] == HIDDEN:
        return tuple(card for card in dict.fromkeys(state.pile) if not is_open(card))
    return hand


def may_lie_in_pile(state: DynamiteNurse, who: Any, card: int) -> bool:
    """Whether ``card`` can be drawn as far as ``who`` knows: chance knows the pile, a seat all it has not seen."""
    if card in state.pile:
        return True
    if state.is_view or who == CHANCE or who is None:
        return False
    return any(card in hand for seat, hand in enumerate(state.hands) if seat != who)
