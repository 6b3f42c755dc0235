"""Where every card and die of Emergency Roll lies: the count by component id, taken from the position."""

from __future__ import annotations

from collections import Counter
from typing import Final

from kit.games.emergency_roll.box import AMBULANCES, COLOURS, SPECIALISTS
from kit.games.emergency_roll.state import EmergencyRoll

AMBULANCE_ID: Final = tuple(f"ambulance-{number}" for number in range(len(AMBULANCES)))


def inventory(state: EmergencyRoll) -> Counter[str]:
    """How many of each card and die there are: unseen, turned up, drawn, in the box."""
    seen = [number for number in range(len(AMBULANCES)) if number not in state.deck]
    found = ["chief", *(f"die-{colour}" for colour in COLOURS)]
    found += [AMBULANCE_ID[number] for number in (*state.deck, *seen)]
    found += [f"specialist-{card}" for card in state.specialists]
    found += [f"specialist-{card}" for card in SPECIALISTS if card not in state.specialists]
    return Counter(found)
