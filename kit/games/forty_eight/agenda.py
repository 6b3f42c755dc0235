"""What comes next in 48: the steps that follow from a position up to the next turn the game can take."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from kit.engine.actions import CHANCE, Action, Chance
from kit.engine.state import seats_clockwise
from kit.games.forty_eight import scoring
from kit.games.forty_eight.box import BOSS_TURNS, CHARACTERS, SUITS, SUITS_IN_PLAY, TIME_SET
from kit.games.forty_eight.contest import contest

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight


class Step(NamedTuple):
    """One step due: its phase, who takes it, and the action if the rules leave no choice."""

    phase: str
    who: int | Chance | None
    action: Action | None = None


Plan = Callable[["FortyEight"], Iterable[Step]]

LAY_RANKS: Final = Action("lay-ranks", (1, 2))
REVEAL_BIDS: Final = Action("reveal", ("bids",))
REVEAL_INITIAL: Final = Action("reveal", ("initial",))
FINISH: Final = Action("finish")


def rounds(state: FortyEight) -> int:
    """How many rounds the game has (fe-rounds)."""
    return BOSS_TURNS * state.seats


def suits_out(state: FortyEight) -> int:
    """How many suits leave the game with this number of players (fe-suit-count)."""
    return len(SUITS) - SUITS_IN_PLAY[state.seats]


def due_back(state: FortyEight, seat: int) -> tuple[int, ...]:
    """The cards ``seat`` has yet to take back from the table (fe-return and its exceptions)."""
    if seat == state.boss:
        first, second = state.commands
        return (0,) * ((first or ()).count(0) + (second or ()).count(0))
    bid = state.bids[seat]
    if state.ranks and seat in state.ranks and state.commands[state.ranks.index(seat)] is None:
        return (0,) * bid.count(0)
    return bid


def gainer(state: FortyEight, rank: int) -> int:
    """Who takes the incident of ``rank`` (1 or 2), once ranks are fixed."""
    assert state.ranks is not None
    return state.boss if state.commands[rank - 1] is not None else state.ranks[rank - 1]


def laid(state: FortyEight, rank: int) -> tuple[int, ...]:
    """The cards that won ``rank`` and stay on the table, without any 0 (fe-place)."""
    paid = state.commands[rank - 1]
    cards = state.bids[gainer(state, rank)] if paid is None else paid
    return cards if 0 not in cards else tuple(card for card in cards if card)


def pending_discards(state: FortyEight, seat: int) -> tuple[tuple[str, int], ...]:
    """Same-suit discards ``seat`` has yet to make, in the order of the suits (fe-discard-scope)."""
    due, done = scoring.discards(state.won[seat]), state.parts[seat]
    return tuple((suit, card) for suit, card in due.items() if f"discard-{suit}" not in done)


@cache
def _step(kind: str, seat: int, args: tuple[int | str, ...]) -> Step:
    """A step without a choice, in the phase called like its action."""
    return Step(kind, seat, Action(kind, args))


@cache
def _set_up_steps(count: int, removed: tuple[str, ...]) -> tuple[Step, ...]:
    """``count`` suits leave, those ``removed`` are drawn; the chore stands there once all are."""
    draws = (Step("take-out", CHANCE),) * (count - len(removed))
    chore = (Step("take-out", 0, Action("take-out", removed)),) if count else ()
    return (*draws, *chore, Step("lay-ranks", 0, LAY_RANKS), Step("start", CHANCE))


def _set_up(state: FortyEight) -> tuple[Step, ...]:
    return _set_up_steps(suits_out(state), state.removed)


@cache
def _set_step(seat: int) -> Step:
    return Step("take-sets", seat, Action("take-set", (CHARACTERS[seat], sum(TIME_SET))))


@cache
def _aside_step(seat: int) -> Step:
    return Step("set-aside", seat)


def _hand_out(state: FortyEight) -> Iterator[Step]:
    order = seats_clockwise(state.start, state.seats)
    for seat in order:
        if not state.hands[seat]:
            yield _set_step(seat)
    for seat in order:
        if state.aside[seat] is None:
            yield _aside_step(seat)


@cache
def _bidding_steps(boss: int, seats: int) -> tuple[Step, ...]:
    draws = (Step("draw", CHANCE), Step("draw", CHANCE))
    bids = (Step("bids", seat) for seat in seats_clockwise(boss, seats)[1:])
    return (*draws, *bids, Step("reveal", boss, REVEAL_BIDS))


def _bidding(state: FortyEight) -> tuple[Step, ...]:
    return _bidding_steps(state.boss, state.seats)


@cache
def _ranking_steps(boss: int, order: tuple[int, ...] | None) -> tuple[Step, ...]:
    return Step("ranks", boss, Action("rank", order) if order else None), Step("command", boss)


def _ranking(state: FortyEight) -> tuple[Step, ...]:
    first, second = contest(state)
    clear = len(first) == len(second) == 1
    return _ranking_steps(state.boss, first + second if clear else None)


def _commanding(state: FortyEight) -> tuple[Step, ...]:
    return _ranking_steps(state.boss, None)[1:]


def _clearing(state: FortyEight) -> Iterator[Step]:
    boss = state.boss
    for seat in seats_clockwise(boss, state.seats):
        cards = due_back(state, seat)
        if cards:
            yield _step("return", seat, cards)
    for rank in (1, 2):
        if state.places[rank - 1] is not None:
            yield _step("place", gainer(state, rank), (rank, *laid(state, rank)))
    last = state.round >= rounds(state)
    yield Step("pass-boss", boss, FINISH) if last else _step("pass-boss", boss, ((boss + 1) % state.seats,))


def _counting(state: FortyEight) -> Iterator[Step]:
    for seat in seats_clockwise(state.start, state.seats):
        won, done = state.won[seat], state.parts[seat]
        if "vp" not in done:
            yield _step("vp", seat, (scoring.points(won),))
        if "bonus" not in done:
            yield _step("bonus", seat, (scoring.suit_bonus(won),))
        due = scoring.discards(won)
        for suit, card in due.items():
            if f"discard-{suit}" not in done:
                yield _step("discard", seat, (suit, card))
        if "hours" not in done:
            yield _step("hours", seat, (scoring.hours(won, due),))
    yield Step("reveal-initial", state.start, REVEAL_INITIAL)


def _ending(state: FortyEight) -> Iterator[Step]:
    vp, time = state.result()
    initial = scoring.initial(state.asides or ())
    total = initial + sum(time)
    count = scoring.drop_count(total, state.options["threshold_end"] == "every-12")
    out = scoring.dropouts(count, time, vp)
    sums = (("initial", initial), ("total", total), ("drop-count", count))
    for kind, number in sums[len(state.sums) :]:
        yield _step(kind, state.start, (number,))
    if state.dropped is None:
        yield _step("drop", state.start, out)
    yield _step("winners", state.start, scoring.winners(out, time, vp))


def _over(state: FortyEight) -> Iterator[Step]:
    yield Step("over", None)


PLANS: Final[dict[str, Plan]] = {
    "take-out": _set_up,
    "lay-ranks": _set_up,
    "start": _set_up,
    "take-sets": _hand_out,
    "set-aside": _hand_out,
    "draw": _bidding,
    "bids": _bidding,
    "reveal": _bidding,
    "ranks": _ranking,
    "command": _commanding,
    "return": _clearing,
    "place": _clearing,
    "pass-boss": _clearing,
    "vp": _counting,
    "bonus": _counting,
    "discard": _counting,
    "hours": _counting,
    "reveal-initial": _counting,
    "initial": _ending,
    "total": _ending,
    "drop-count": _ending,
    "drop": _ending,
    "winners": _ending,
    "over": _over,
}
"""The plan each phase belongs to. A plan gives the steps still to be done, in order."""


def enter(state: FortyEight, phase: str) -> None:
    """Make the plan of ``phase`` and stand at its first step due."""
    state.agenda = tuple(PLANS[phase](state))
    state.due = 0
    state.phase, state.to_act, _ = state.agenda[0]


def resume(state: FortyEight) -> bool:
    """Make the plan of a position's phase and stand at its step due; False when that phase is not due.

    Plans of the set-up and of bidding hold steps already done; all others begin with the step due.
    """
    steps = tuple(PLANS[state.phase](state))
    done = {"draw": sum(place is not None for place in state.places), "bids": sum(1 for bid in state.bids if bid)}
    same = [index for index, step in enumerate(steps) if step.phase == state.phase][done.get(state.phase, 0) :]
    if not same or (same[0] and PLANS[state.phase] not in (_set_up, _bidding)):
        return False
    state.agenda, state.due = steps, same[0]
    state.to_act = steps[same[0]].who
    return True
