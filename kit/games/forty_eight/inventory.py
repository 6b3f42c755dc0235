"""Where every card of 48 lies: the count by component id, taken from the position and never from what should be."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kit.games.forty_eight.box import CHARACTERS, INCIDENTS, SUITS, TIME_SET
from kit.games.forty_eight.state import FortyEight

INCIDENT_ID: Final = {card: f"incident-{card[0]}-{card[1]}" for card in INCIDENTS}
TIME_ID: Final = tuple(tuple(f"time-{character}-{card}" for card in range(7)) for character in CHARACTERS)
UNPACKED: Final = ("take-out", "lay-ranks", "start")
"""Phases in which nobody has a set of time cards yet."""


def inventory(state: FortyEight) -> Counter[str]:
    """How many of each card there are, in the box, on the table, in hands and on incidents."""
    found = Counter({INCIDENT_ID[card]: count for card, count in _undrawn(state).items()})
    found.update(INCIDENT_ID[place] for place in state.places if place)
    found.update(INCIDENT_ID[won.suit, won.number] for row in state.won for won in row)
    for seat, names in enumerate(TIME_ID):
        found.update(names[card] for card in _time_cards(state, seat))
    found.update(("rank-1", "rank-2", "boss-marker"))
    return +found


def _undrawn(state: FortyEight) -> dict[tuple[str, int], int]:
    """The incidents in the pile and those of the suits in the box."""
    boxed = SUITS if state.phase == "take-out" else state.removed
    return state.pile | {card: count for card, count in INCIDENTS.items() if card[0] in boxed}


def _time_cards(state: FortyEight, seat: int) -> list[int]:
    if seat >= state.seats or state.phase in UNPACKED:
        return list(TIME_SET)
    cards = [*state.hands[seat], *state.bids[seat]]
    if state.phase == "take-sets" and not cards:
        return list(TIME_SET)
    for won in state.won[seat]:
        cards += won.cards
    aside = state.aside[seat]
    if aside is not None:
        cards.append(aside)
    if seat == state.boss:
        for paid in state.commands:
            cards += paid or ()
    return cards
