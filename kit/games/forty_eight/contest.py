"""The bids of a round compared: who is first, who is second."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Seats = tuple[int, ...]


def contest(state: FortyEight) -> tuple[Seats, Seats]:
    """The seats with the highest sum and, if that is one seat alone, those with the next highest, else none."""
    return _contest(tuple(state.bids))


@lru_cache(maxsize=1024)
def _contest(bids: tuple[tuple[int, ...], ...]) -> tuple[Seats, Seats]:
    top, second = -1, -1
    firsts: Seats = ()
    seconds: Seats = ()
    for seat, bid in enumerate(bids):
        if not bid:
            continue
        total = sum(bid)
        if total > top:
            top, second, firsts, seconds = total, top, (seat,), firsts
        elif total == top:
            firsts += (seat,)
        elif total > second:
            second, seconds = total, (seat,)
        elif total == second:
            seconds += (seat,)
    return firsts, seconds if len(firsts) == 1 else ()


def bid_sum(state: FortyEight, seat: int) -> int:
    """The sum of a bid on the table, −1 for who has none."""
    bid = state.bids[seat] if seat < state.seats else ()
    return sum(bid) if bid else -1
