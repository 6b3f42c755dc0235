"""What a seat may know of a game of 48: hiding, and drawing a full state that looks the same."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from kit.games.forty_eight.moves import without

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

_State = TypeVar("_State", bound="FortyEight")

HIDDEN: Final = -1
"""Stands for a card the viewer does not see."""


def bids_hidden(state: FortyEight) -> bool:
    """Whether the bids on the table lie face down."""
    return state.phase in ("bids", "reveal")


def hide(state: _State, seat: int | None) -> _State:
    """Turn ``state`` into the view of ``seat`` (fe-hidden): other hands, face-down bids and cards set aside go."""
    for other in range(state.seats):
        if other != seat:
            _hide_seat(state, other)
    state.viewer, state.is_view, state.known = seat, True, None
    return state


def _hide_seat(state: FortyEight, seat: int) -> None:
    hand, aside = state.hands[seat], state.aside[seat]
    bid = state.bids[seat] if bids_hidden(state) else ()
    state.pools[seat] = tuple(sorted((*hand, *bid, *(() if aside is None else (aside,)))))
    state.hands[seat] = (HIDDEN,) * len(hand)
    if aside is not None:
        state.aside[seat] = HIDDEN
    if bid:
        state.bids[seat] = (HIDDEN,) * len(bid)


def fill(state: _State, rng: Random) -> _State:
    """Turn a view into a full state: every hidden card drawn among those it can be."""
    hidden = [seat for seat in range(state.seats) if seat != state.viewer]
    asides = _draw_asides(state, hidden, rng)
    for seat in hidden:
        _fill_seat(state, seat, asides.get(seat), rng)
    state.pools = [()] * state.seats
    state.viewer, state.is_view, state.known = "all", False, None
    return state


def _draw_asides(state: FortyEight, hidden: list[int], rng: Random) -> dict[int, int]:
    """A card set aside for each hidden seat that has one: never the 0, and together those turned up, if they are."""
    seats = [seat for seat in hidden if state.aside[seat] is not None]
    if state.asides is None:
        return {seat: rng.choice([card for card in state.pools[seat] if card]) for seat in seats}
    own = [card for card in state.aside if card is not None and card != HIDDEN]
    shown = Counter(without(state.asides, tuple(own)))
    ways = list(_assign(state, seats, shown))
    weights = [weight for weight, _ in ways]
    return rng.choices([cards for _, cards in ways], weights)[0]


def _assign(state: FortyEight, seats: list[int], shown: Counter[int]) -> list[tuple[int, dict[int, int]]]:
    """Every way to give the cards turned up back to ``seats``, weighted by the copies each has of its card."""
    if not seats:
        return [(1, {})]
    seat, rest = seats[0], seats[1:]
    ways = []
    for card in sorted(card for card, count in shown.items() if count and card in state.pools[seat]):
        left = shown - Counter([card])
        for weight, cards in _assign(state, rest, left):
            ways.append((weight * state.pools[seat].count(card), {seat: card, **cards}))
    return ways


def _fill_seat(state: FortyEight, seat: int, aside: int | None, rng: Random) -> None:
    pool = list(state.pools[seat])
    if aside is not None:
        pool.remove(aside)
        state.aside[seat] = aside
    rng.shuffle(pool)
    if bids_hidden(state):
        size = len(state.bids[seat])
        state.bids[seat] = tuple(sorted(pool[:size]))
        pool = pool[size:]
    state.hands[seat] = tuple(sorted(pool))


def may_hold(state: FortyEight, seat: int) -> tuple[int, ...]:
    """The cards ``seat`` may have in hand as far as the viewer knows: the hand itself, or all it has hidden."""
    hand = state.hands[seat]
    return state.pools[seat] if hand and hand[0] == HIDDEN else hand
