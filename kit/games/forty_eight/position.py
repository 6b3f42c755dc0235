"""A position of 48 as JSON: writing, and the hashable key; ``reading`` does the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight


def write(state: FortyEight) -> dict[str, Any]:
    """The content as JSON-able values; fields that are as ``new`` leaves them are left out."""
    fields: dict[str, Any] = {
        "seats": state.seats,
        "options": dict(state.options),
        "phase": state.phase,
        "removed": list(state.removed),
        "start": state.start,
        "boss": state.boss,
        "round": state.round,
        "hands": [list(hand) for hand in state.hands],
        "aside": list(state.aside),
        "places": [list(place) if place else None for place in state.places],
        "bids": [list(bid) for bid in state.bids],
        "ranks": list(state.ranks) if state.ranks else None,
        "commands": [None if paid is None else list(paid) for paid in state.commands],
        "won": [[[won.suit, won.number, list(won.cards)] for won in row] for row in state.won],
        "parts": [dict(row) for row in state.parts],
        "asides": None if state.asides is None else list(state.asides),
        "sums": dict(state.sums),
        "dropped": None if state.dropped is None else list(state.dropped),
    }
    if state.is_view:
        fields |= {"viewer": state.viewer, "pools": [list(pool) for pool in state.pools]}
    empty = fresh(state.seats)
    return {name: value for name, value in fields.items() if name not in empty or value != empty[name]}


def fresh(seats: int) -> dict[str, Any]:
    """The fields that may be left out, as ``new`` leaves them."""
    return {
        "removed": [],
        "start": 0,
        "boss": 0,
        "round": 0,
        "hands": [[]] * seats,
        "aside": [None] * seats,
        "places": [None, None],
        "bids": [[]] * seats,
        "ranks": None,
        "commands": [None, None],
        "won": [[]] * seats,
        "parts": [{}] * seats,
        "asides": None,
        "sums": {},
        "dropped": None,
    }


def key(state: FortyEight) -> tuple[object, ...]:
    """The content as a hashable value."""
    return (
        state.seats,
        tuple(sorted(state.options.items())),
        state.viewer,
        state.phase,
        state.removed,
        state.start,
        state.boss,
        state.round,
        tuple(state.hands),
        tuple(state.aside),
        tuple(state.pools),
        tuple(state.places),
        tuple(state.bids),
        state.ranks,
        tuple(state.commands),
        tuple(tuple(row) for row in state.won),
        tuple(tuple(sorted(row.items())) for row in state.parts),
        state.asides,
        tuple(sorted(state.sums.items())),
        state.dropped,
    )
