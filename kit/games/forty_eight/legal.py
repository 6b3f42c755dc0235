"""What can be done in a position of 48: the legal actions, the chances, and whether the step due is a chore."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
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
    if state.known is None:
        action = state.agenda[state.due].action
        state.known = ACTIONS[state.phase](state) if action is None else (action,)
    return state.known


def chances(state: FortyEight) -> tuple[tuple[Action, int], ...]:
    """Every result that can come, with its weight; () when it is not up to chance."""
    if state.to_act is not CHANCE:
        return ()
    if state.phase == "draw":
        rank = 1 if state.places[0] is None else 2
        return tuple((INCIDENT[(rank, *card)], count) for card, count in state.pile.items())
    if state.phase == "start":
        return tuple((Action("start", (seat,)), 1) for seat in range(state.seats))
    return _suits_left(state.removed)


@cache
def _suits_left(removed: tuple[str, ...]) -> tuple[tuple[Action, int], ...]:
    return tuple((Action("suit-out", (suit,)), 1) for suit in SUITS if suit not in removed)


def deal(state: FortyEight, rng: Random) -> Action:
    """One of ``chances()`` by weight; draws on ``rng.random()`` only; HiddenError on a view."""
    if state.viewer != "all":
        raise HiddenError("deal needs the full state, this is a view")
    if state.phase != "draw" or state.to_act is not CHANCE:
        return weighted(chances(state), rng)
    card = state.deck[int(rng.random() * len(state.deck))]
    return INCIDENT[(1 if state.places[0] is None else 2, *card)]


@cache
def _choices(cards: tuple[int, ...], count: int) -> tuple[tuple[int, ...], ...]:
    """Every different choice of ``count`` of the sorted ``cards``, sorted."""
    return tuple(sorted(set(combinations(cards, count))))


@cache
def _bids(cards: tuple[int, ...], count: int) -> tuple[Action, ...]:
    return tuple(Action("bid", choice) for choice in _choices(cards, count))


@lru_cache(maxsize=16384)
def _commands(cards: tuple[int, ...], size: int, prices: tuple[tuple[int, int], ...]) -> tuple[Action, ...]:
    """No command, or for each (rank, price) every payment of one or two of ``size`` cards held that reaches it."""
    sizes = range(1, min(2, size) + 1)
    payments = sorted(choice for count in sizes for choice in _choices(cards, count))
    found = [Action("command", (rank, *paid)) for rank, price in prices for paid in payments if sum(paid) >= price]
    return (PASS, *found)


def _bid_actions(state: FortyEight) -> tuple[Action, ...]:
    seat: Any = state.to_act
    return _bids(may_hold(state, seat), min(2, len(state.hands[seat])))


def _command_actions(state: FortyEight) -> tuple[Action, ...]:
    held, size = may_hold(state, state.boss), len(state.hands[state.boss])
    first, second = state.ranks or (0, 0)
    prices = ((1, sum(state.bids[first]) + COMMAND_STEP), (2, sum(state.bids[second]) + COMMAND_STEP))
    return _commands(held, size, prices[state.decided :])


def _rank_actions(state: FortyEight) -> tuple[Action, ...]:
    top, second = contest(state)
    if len(top) == 1:
        return tuple(Action("rank", (top[0], seat)) for seat in second)
    return tuple(Action("rank", pair) for pair in permutations(top, 2))


@cache
def _asides(cards: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(Action("set-aside", choice) for choice in _choices(cards, 1) if choice != (0,))


def _set_aside_actions(state: FortyEight) -> tuple[Action, ...]:
    seat: Any = state.to_act
    return _asides(may_hold(state, seat))


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
