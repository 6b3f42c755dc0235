"""What can be done in a position of 48: the legal actions, the chances, and whether the step due is a chore."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import HiddenError
from kit.engine.state import weighted
from kit.games.forty_eight.box import COMMAND_STEP, INCIDENTS, SUITS
from kit.games.forty_eight.contest import contest
from kit.games.forty_eight.views import may_hold

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

CHORES: Final = {
    "take-out": "take-out",
    "lay-ranks": "lay-ranks",
    "take-sets": "take-sets",
    "reveal": "reveal",
    "ranks": "ranks",
    "return": "return",
    "place": "place",
    "pass-boss": "pass-boss",
    "discard": "discard",
    "vp": "sums",
    "bonus": "sums",
    "hours": "sums",
    "reveal-initial": "reveal",
    "initial": "sums",
    "total": "sums",
    "drop-count": "dropout",
    "drop": "dropout",
    "winners": "winners",
}
"""The chore of each phase that is one, while its step leaves no choice (``ranks`` does in a tie)."""

PASS: Final = Action("pass")
INCIDENT: Final = {(rank, *card): Action("incident", (rank, *card)) for rank in (1, 2) for card in INCIDENTS}


def chore(state: FortyEight) -> str | None:
    """The chore id when the action due is a chore, else None."""
    return CHORES[state.phase] if state.agenda[state.due].action is not None else None


def forced(state: FortyEight) -> Action | None:
    """The one legal action when the action due is a chore, else None."""
    return state.agenda[state.due].action


def actions(state: FortyEight) -> tuple[Action, ...]:
    """All legal actions, in the order of their arguments."""
    action = state.agenda[state.due].action
    if action is not None:
        return (action,)
    return ACTIONS[state.phase](state)


def chances(state: FortyEight) -> tuple[tuple[Action, int], ...]:
    """Every result that can come, with its weight; () when it is not up to chance."""
    if state.to_act is not CHANCE:
        return ()
    if state.phase == "draw":
        rank = 1 if state.places[0] is None else 2
        return tuple((INCIDENT[(rank, *card)], count) for card, count in state.pile.items() if count)
    if state.phase == "start":
        return tuple((Action("start", (seat,)), 1) for seat in range(state.seats))
    return tuple((Action("suit-out", (suit,)), 1) for suit in SUITS if suit not in state.removed)


def deal(state: FortyEight, rng: Random) -> Action:
    """One of ``chances()`` by weight; draws on ``rng.random()`` only; HiddenError on a view."""
    if state.viewer != "all":
        raise HiddenError("deal needs the full state, this is a view")
    if state.phase != "draw" or state.to_act is not CHANCE:
        return weighted(chances(state), rng)
    rank = 1 if state.places[0] is None else 2
    left = int(rng.random() * sum(state.pile.values()))
    for card, count in state.pile.items():
        left -= count
        if left < 0:
            return INCIDENT[(rank, *card)]
    raise ValueError("the pile is empty")


@lru_cache(maxsize=4096)
def _choices(cards: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """Every different choice of ``count`` of the sorted ``cards``, sorted."""
    return tuple(sorted(set(combinations(cards, count))))


@lru_cache(maxsize=4096)
def _bids(cards: tuple[int, ...], count: int) -> tuple[Action, ...]:
    return tuple(Action("bid", choice) for choice in _choices(cards, count))


@lru_cache(maxsize=16384)
def _payments(cards: tuple[int, ...], rank: int, price: int, most: int) -> tuple[Action, ...]:
    """Every payment of one or two cards that reaches ``price``."""
    sizes = range(1, min(2, most) + 1)
    paid = sorted(c for size in sizes for c in _choices(cards, size) if sum(c) >= price)
    return tuple(Action("command", (rank, *choice)) for choice in paid)


def _bid_actions(state: FortyEight) -> tuple[Action, ...]:
    seat: Any = state.to_act
    return _bids(may_hold(state, seat), min(2, len(state.hands[seat])))


def _command_actions(state: FortyEight) -> tuple[Action, ...]:
    held, size = may_hold(state, state.boss), len(state.hands[state.boss])
    assert state.ranks is not None
    found: tuple[Action, ...] = (PASS,)
    for rank in range(state.decided + 1, 3):
        price = sum(state.bids[state.ranks[rank - 1]]) + COMMAND_STEP
        found += _payments(held, rank, price, size)
    return found


def _rank_actions(state: FortyEight) -> tuple[Action, ...]:
    top, second = contest(state)
    if len(top) == 1:
        return tuple(Action("rank", (top[0], seat)) for seat in second)
    return tuple(Action("rank", pair) for pair in permutations(top, 2))


def _set_aside_actions(state: FortyEight) -> tuple[Action, ...]:
    seat: Any = state.to_act
    return tuple(Action("set-aside", (card,)) for card in sorted(set(may_hold(state, seat))) if card)


def _chance_actions(state: FortyEight) -> tuple[Action, ...]:
    return tuple(action for action, _ in chances(state))


ACTIONS: Final[dict[str, Callable[[FortyEight], tuple[Action, ...]]]] = {
    "take-out": _chance_actions,
    "start": _chance_actions,
    "set-aside": _set_aside_actions,
    "draw": _chance_actions,
    "bids": _bid_actions,
    "ranks": _rank_actions,
    "command": _command_actions,
    "over": lambda state: (),
}
"""The legal actions of each phase that leaves a choice, or leaves it to chance."""
