"""Where every card of 48 lies: the count by component id, taken from the position and never from what should be."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kit.games.forty_eight.box import CHARACTERS, INCIDENTS, SUITS, TIME_SET
from kit.games.forty_eight.state import FortyEight

INCIDENT_ID: Final = {card: f"incident-{card[0]}-{card[1]}" for card in INCIDENTS}
BOXED: Final = {
    suit: [INCIDENT_ID[card] for card, count in INCIDENTS.items() if card[0] == suit for _ in range(count)]
    for suit in SUITS
}
"""The incidents of each suit that was taken out, or never unpacked."""
TIME_ID: Final = tuple(tuple(f"time-{character}-{card}" for card in range(7)) for character in CHARACTERS)
UNPACKED: Final = ("take-out", "lay-ranks", "start")
"""Phases in which nobody has a set of time cards yet."""


def inventory(state: FortyEight) -> Counter[str]:
    """How many of each card there are, in the box, on the table, in hands and on incidents."""
    found = ["rank-1", "rank-2", "boss-marker"]
    found += [INCIDENT_ID[card] for card in state.deck]
    for suit in SUITS if state.phase == "take-out" else state.removed:
        found += BOXED[suit]
    found += [INCIDENT_ID[place] for place in state.places if place]
    for seat, names in enumerate(TIME_ID):
        found += [names[card] for card in _time_cards(state, seat)]
    for row in state.won:
        found += [INCIDENT_ID[won.suit, won.number] for won in row]
    return Counter(found)


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
