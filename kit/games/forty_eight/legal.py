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
from kit.games.forty_eight import moves, scoring
from kit.games.forty_eight.box import CHARACTERS, COMMAND_STEP, INCIDENTS, SUITS, TIME_SET
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
"""The chore of each phase that is one; ``ranks`` only while no tie leaves the boss a choice."""

PASS: Final = Action("pass")
INCIDENT: Final = {(rank, *card): Action("incident", (rank, *card)) for rank in (1, 2) for card in INCIDENTS}


def chore(state: FortyEight) -> str | None:
    """The chore id when the action due is a chore, else None."""
    phase = state.phase
    if state.to_act is CHANCE or (phase == "ranks" and tied(state)):
        return None
    return CHORES.get(phase)


def tied(state: FortyEight) -> bool:
    """Whether a tie leaves the boss a choice of ranks."""
    top, second = contest(state)
    return len(top) + len(second) > 2 or not second


def actions(state: FortyEight) -> tuple[Action, ...]:
    """All legal actions, in the order of their arguments."""
    if state.to_act is None:
        return ()
    if state.to_act is CHANCE:
        return tuple(action for action, _ in chances(state))
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


def _one(kind: str, args: Callable[[FortyEight, Any], tuple[Any, ...]]) -> Callable[[FortyEight], tuple[Action, ...]]:
    """A step with exactly one legal action."""
    return lambda state: (Action(kind, args(state, state.to_act)),)


def _place_args(state: FortyEight, seat: int) -> tuple[int, ...]:
    rank = 1 if state.places[0] is not None else 2
    return (rank, *moves.laid(state, rank))


def _pass_boss(state: FortyEight) -> tuple[Action, ...]:
    if state.round < moves.rounds(state):
        return (Action("pass-boss", ((state.boss + 1) % state.seats,)),)
    return (Action("finish"),)


def _discard_args(state: FortyEight, seat: int) -> tuple[str, int]:
    due = moves.pending_discards(state, seat)
    suit = min(due, key=SUITS.index)
    return suit, due[suit]


def _total(state: FortyEight, seat: int) -> tuple[int]:
    return (sum(state.result()[1]) + state.sums["initial"],)


def _drop_count(state: FortyEight, seat: int) -> tuple[int]:
    every_twelve = state.options["threshold_end"] == "every-12"
    return (scoring.drop_count(state.sums["total"], every_twelve),)


def _dropouts(state: FortyEight, seat: int) -> tuple[int, ...]:
    vp, time = state.result()
    return scoring.dropouts(state.sums["drop-count"], time, vp)


def _winners(state: FortyEight, seat: int) -> tuple[int, ...]:
    vp, time = state.result()
    return scoring.winners(state.dropped or (), time, vp)


ACTIONS: Final[dict[str, Callable[[FortyEight], tuple[Action, ...]]]] = {
    "take-out": _one("take-out", lambda state, seat: state.removed),
    "lay-ranks": _one("lay-ranks", lambda state, seat: (1, 2)),
    "take-sets": _one("take-set", lambda state, seat: (CHARACTERS[seat], sum(TIME_SET))),
    "set-aside": _set_aside_actions,
    "bids": _bid_actions,
    "reveal": _one("reveal", lambda state, seat: ("bids",)),
    "ranks": _rank_actions,
    "command": _command_actions,
    "return": _one("return", moves.due_back),
    "place": _one("place", _place_args),
    "pass-boss": _pass_boss,
    "vp": _one("vp", lambda state, seat: (scoring.points(state.won[seat]),)),
    "bonus": _one("bonus", lambda state, seat: (scoring.suit_bonus(state.won[seat]),)),
    "discard": _one("discard", _discard_args),
    "hours": _one("hours", lambda state, seat: (scoring.hours(state.won[seat]),)),
    "reveal-initial": _one("reveal", lambda state, seat: ("initial",)),
    "initial": _one("initial", lambda state, seat: (scoring.initial(state.asides or ()),)),
    "total": _one("total", _total),
    "drop-count": _one("drop-count", _drop_count),
    "drop": _one("drop", _dropouts),
    "winners": _one("winners", _winners),
}
