"""What comes next in 48: the steps that follow from a position up to the next turn the game can take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
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


Plan = Callable[["FortyEight"], Iterator[Step]]

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
        return (0,) * sum(paid.count(0) for paid in state.commands if paid)
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
    return tuple(card for card in cards if card)


def pending_discards(state: FortyEight, seat: int) -> tuple[tuple[str, int], ...]:
    """Same-suit discards ``seat`` has yet to make, in the order of the suits (fe-discard-scope)."""
    due, done = scoring.discards(state.won[seat]), state.parts[seat]
    return tuple((suit, due[suit]) for suit in SUITS if suit in due and f"discard-{suit}" not in done)


def _set_up(state: FortyEight) -> Iterator[Step]:
    count = suits_out(state)
    for _ in range(count - len(state.removed)):
        yield Step("take-out", CHANCE)
    if count:
        # The suits are known only when this step is due: ``suit-out`` makes the plan anew.
        yield Step("take-out", 0, Action("take-out", state.removed))
    yield Step("lay-ranks", 0, LAY_RANKS)
    yield Step("start", CHANCE)


def _hand_out(state: FortyEight) -> Iterator[Step]:
    order = seats_clockwise(state.start, state.seats)
    for seat in order:
        if not state.hands[seat]:
            yield Step("take-sets", seat, Action("take-set", (CHARACTERS[seat], sum(TIME_SET))))
    for seat in order:
        if state.aside[seat] is None:
            yield Step("set-aside", seat)


def _bidding(state: FortyEight) -> Iterator[Step]:
    for place in state.places:
        if place is None:
            yield Step("draw", CHANCE)
    boss = state.boss
    for seat in seats_clockwise(boss, state.seats)[1:]:
        if not state.bids[seat]:
            yield Step("bids", seat)
    yield Step("reveal", boss, REVEAL_BIDS)


def _ranking(state: FortyEight) -> Iterator[Step]:
    first, second = contest(state)
    tied = len(first) + len(second) > 2 or not second
    yield Step("ranks", state.boss, None if tied else Action("rank", (*first, *second)))
    yield from _commanding(state)


def _commanding(state: FortyEight) -> Iterator[Step]:
    yield Step("command", state.boss)


def _clearing(state: FortyEight) -> Iterator[Step]:
    boss = state.boss
    for seat in seats_clockwise(boss, state.seats):
        cards = due_back(state, seat)
        if cards:
            yield Step("return", seat, Action("return", cards))
    for rank in (1, 2):
        if state.places[rank - 1] is not None:
            yield Step("place", gainer(state, rank), Action("place", (rank, *laid(state, rank))))
    last = state.round >= rounds(state)
    yield Step("pass-boss", boss, FINISH if last else Action("pass-boss", ((boss + 1) % state.seats,)))


def _counting(state: FortyEight) -> Iterator[Step]:
    for seat in seats_clockwise(state.start, state.seats):
        won, done = state.won[seat], state.parts[seat]
        if "vp" not in done:
            yield Step("vp", seat, Action("vp", (scoring.points(won),)))
        if "bonus" not in done:
            yield Step("bonus", seat, Action("bonus", (scoring.suit_bonus(won),)))
        for discard in pending_discards(state, seat):
            yield Step("discard", seat, Action("discard", discard))
        if "hours" not in done:
            yield Step("hours", seat, Action("hours", (scoring.hours(won),)))
    yield Step("reveal-initial", state.start, REVEAL_INITIAL)


def _ending(state: FortyEight) -> Iterator[Step]:
    vp, time = state.result()
    initial = scoring.initial(state.asides or ())
    total = initial + sum(time)
    count = scoring.drop_count(total, state.options["threshold_end"] == "every-12")
    out = scoring.dropouts(count, time, vp)
    sums = (("initial", initial), ("total", total), ("drop-count", count))
    for kind, number in sums[len(state.sums) :]:
        yield Step(kind, state.start, Action(kind, (number,)))
    if state.dropped is None:
        yield Step("drop", state.start, Action("drop", out))
    yield Step("winners", state.start, Action("winners", scoring.winners(out, time, vp)))


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

    Only in the set-up do earlier steps of a plan stay in it once they are done.
    """
    steps = tuple(PLANS[state.phase](state))
    due = next((index for index, step in enumerate(steps) if step.phase == state.phase), None)
    if due is None or (due and PLANS[state.phase] is not _set_up):
        return False
    state.agenda, state.due = steps, due
    state.to_act = steps[due].who
    return True
