"""What the cards are worth when 48 ends: points, hours, drop-outs and winners, as pure functions."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from kit.games.forty_eight.box import SUITS

THRESHOLDS = (48, 60, 72, 84)
"""One more player drops out above each of these totals (001:94)."""
FURTHER = 96
"""With ``threshold_end="every-12"`` also above this one: only five players can have more."""


class Won(NamedTuple):
    """An incident a player has gained: its suit, its number, and the time cards on it."""

    suit: str
    number: int
    cards: tuple[int, ...]


def points(won: Iterable[Won]) -> int:
    """Sum of the incidents' numbers (fe-vp)."""
    return sum([incident.number for incident in won])


def suit_bonus(won: Iterable[Won]) -> int:
    """Different suits less one, never below 0 (fe-suit-bonus)."""
    return max(len({incident.suit for incident in won}) - 1, 0)


def discards(won: Sequence[Won]) -> dict[str, int]:
    """For each suit held twice or more its lowest card over all incidents of it (fe-discard-scope), in suit order."""
    suits = [incident.suit for incident in won]
    if len(set(suits)) == len(suits):
        return {}
    twice = [suit for suit in SUITS if suits.count(suit) > 1]
    cards = {suit: [card for incident in won if incident.suit == suit for card in incident.cards] for suit in twice}
    return {suit: min(held) for suit, held in cards.items() if held}


def hours(won: Sequence[Won], discarded: Mapping[str, int] | None = None) -> int:
    """Investigation hours once the cards ``discarded`` by suit (None: found here) are gone (fe-hours)."""
    gone = discards(won) if discarded is None else discarded
    return sum([sum(incident.cards) for incident in won]) - sum(gone.values())


def initial(cards: Sequence[int]) -> int:
    """The highest of the cards set aside, times how often it lies there (fe-initial)."""
    top = max(cards)
    return top * cards.count(top)


def drop_count(total: int, every_twelve: bool) -> int:
    """How many drop out when everybody's time is ``total`` hours (fe-threshold, fe-threshold-end)."""
    count = bisect_left(THRESHOLDS, total)
    return count + 1 if every_twelve and total > FURTHER else count


def dropouts(count: int, time: Sequence[int], vp: Sequence[int]) -> tuple[int, ...]:
    """The seats whose place, by most hours then most points, is at most ``count`` (fe-dropout, fe-dropout-ties)."""
    if not count:
        return ()
    order = list(zip(time, vp, strict=True))
    ranked = sorted(order, reverse=True)
    return tuple(seat for seat, mine in enumerate(order) if ranked.index(mine) < count)


def winners(out: Iterable[int], time: Sequence[int], vp: Sequence[int]) -> tuple[int, ...]:
    """The seats left with most points, among equals with most hours (fe-win, fe-win-ties, fe-nobody-left)."""
    gone = set(out)
    left = {seat: (vp[seat], time[seat]) for seat in range(len(vp)) if seat not in gone}
    best = max(left.values(), default=None)
    return tuple(seat for seat, mine in left.items() if mine == best)


def ending(won: Sequence[int], out: Iterable[int], vp: Sequence[int]) -> str:
    """How it ended: ``win``, ``win-by-time``, ``draw`` or ``nobody-left``."""
    if not won:
        return "nobody-left"
    if len(won) > 1:
        return "draw"
    gone = set(out)
    level = sum(vp[seat] == vp[won[0]] for seat in range(len(vp)) if seat not in gone)
    return "win-by-time" if level > 1 else "win"
