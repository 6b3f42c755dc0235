"""What the lessons of 48 ask for where more than one action will do: predicates, by the name the data use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kit.engine.actions import Action
from kit.games.forty_eight.state import FortyEight


def _total(cards: tuple[int | str, ...]) -> int:
    return sum(int(card) for card in cards)


def bids(state: FortyEight, action: Action, total: int) -> bool:
    """A bid of two cards that total ``total``."""
    return action.kind == "bid" and _total(action.args) == total


def takes(state: FortyEight, action: Action, rank: int) -> bool:
    """Command over the incident of ``rank``, whatever is paid."""
    return action.kind == "command" and action.args[0] == rank


def takes_for(state: FortyEight, action: Action, rank: int, price: int) -> bool:
    """Command over the incident of ``rank`` for exactly ``price``."""
    return takes(state, action, rank) and _total(action.args[1:]) == price


PREDICATES: Final[Mapping[str, Callable[..., bool]]] = {"bids": bids, "takes": takes, "takes-for": takes_for}
