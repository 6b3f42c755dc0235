"""Where everything of Dice Hospital lies: the count by component id, from the position."""

from __future__ import annotations

from collections import Counter

from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    COLOURS,
    COPIES,
    DEPARTMENT_IDS,
    DICE,
    EVENT_IDS,
    IN_GAME,
    REAL,
    SPECIALIST_IDS,
    TILES,
)
from kit.games.dice_hospital.state import DiceHospital


def inventory(state: DiceHospital) -> Counter[str]:
    """How many dice, department tiles, specialists and administrators there are, in the box and on the table."""
    found = Counter(f"die-{COLOURS[REAL[code]]}" for code in _dice(state))
    for colour, name in enumerate(COLOURS):
        left = DICE if state.phase in ("start", "bag") else DICE - IN_GAME[state.seats]
        out = sum(own[colour] for own in state.out)
        found[f"die-{name}"] += state.bag[colour] + state.drawn.count(colour) + out + left
    tiles = [*state.aside, *state.under_tiles, *state.offer_tiles, *(number for own in state.built for number in own)]
    cards = [*state.under_cards, *state.offer_cards, *(number for own in state.staff for number in own)]
    found.update(f"department-{DEPARTMENT_IDS[number]}" for number in tiles)
    found.update(f"specialist-{SPECIALIST_IDS[number]}" for number in cards)
    shuffled = asking.piles(state.seats, state.options)
    for number in TILES:
        found[f"department-{DEPARTMENT_IDS[number]}"] += state.tiles[number] + COPIES - shuffled[0][number]
    for number, id in enumerate(SPECIALIST_IDS):
        found[f"specialist-{id}"] += state.cards[number] + COPIES - shuffled[1][number]
    found.update(f"administrator-{name}" for name in _administrators(state))
    found.update(f"event-{name}" for name in EVENT_IDS)
    return found


def _dice(state: DiceHospital) -> list[int]:
    codes = [*state.dice, *(code for code in state.newcomer if code is not None)]
    for own in (*state.ambulances, *state.patients):
        codes += own
    return codes


def _administrators(state: DiceHospital) -> list[str]:
    """Those in hand or kept, and all others in their pile or the box."""
    shown = [card for own in state.dealt for card in own]
    if not shown:
        shown = [card for card in state.administrators if card is not None]
    rest = [number for number in range(len(ADMINISTRATOR_IDS)) if number not in shown]
    return [ADMINISTRATOR_IDS[number] for number in (*shown, *rest)]
