"""Where everything of Dice Hospital lies: the count by component id, from the position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import chain
from typing import Final

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

DIE_NAMES: Final = tuple(f"die-{colour}" for colour in COLOURS)
TILE_NAMES: Final = tuple(f"department-{DEPARTMENT_IDS[number]}" for number in TILES)
CARD_NAMES: Final = tuple(f"specialist-{id}" for id in SPECIALIST_IDS)
ADMINISTRATOR_NAMES: Final = tuple(f"administrator-{id}" for id in ADMINISTRATOR_IDS)
EVENTS: Final = tuple((f"event-{id}", 1) for id in EVENT_IDS)


def inventory(state: DiceHospital) -> Counter[str]:
    """How many dice, tiles, specialists, administrators and events there are, in the box and on the table."""
    tiles, cards = _left_in_box(state.seats, state.options["expansion_deck"])
    all_tiles = _counted(tiles, state.tiles, (state.aside, state.under_tiles, state.offer_tiles, *state.built))
    all_cards = _counted(cards, state.cards, (state.under_cards, state.offer_cards, *state.staff))
    found: Counter[str] = Counter()
    found.update(dict(zip(DIE_NAMES, _dice(state), strict=True)))
    dict.update(found, zip(TILE_NAMES, [all_tiles[number] for number in TILES], strict=True))
    dict.update(found, zip(CARD_NAMES, all_cards, strict=True))
    dict.update(found, zip(ADMINISTRATOR_NAMES, _administrators(state), strict=True))
    dict.update(found, EVENTS)
    return found


@cache
def _left_in_box(seats: int, deck: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Tiles and specialists that are not played with, by number."""
    tiles, cards = asking.piles(seats, {"expansion_deck": deck})
    return tuple(COPIES - count for count in tiles), tuple(COPIES - count for count in cards)


def _counted(box: Iterable[int], pile: Iterable[int], shown: Iterable[tuple[int, ...]]) -> list[int]:
    counts = list(map(int.__add__, box, pile))
    for number in chain.from_iterable(shown):
        counts[number] += 1
    return counts


def _dice(state: DiceHospital) -> list[int]:
    """Dice by colour."""
    left = DICE if state.phase in ("start", "bag") else DICE - IN_GAME[state.seats]
    counts = [left + count for count in state.bag]
    for code in chain(state.dice, *state.ambulances, *state.patients):
        counts[REAL[code]] += 1
    for new in state.newcomer:
        if new is not None:
            counts[REAL[new]] += 1
    for colour in state.drawn:
        counts[colour] += 1
    for own in state.out:
        counts = list(map(int.__add__, counts, own))
    return counts


def _administrators(state: DiceHospital) -> list[int]:
    """Those in hand or kept, and all others in their pile or the box."""
    shown = [card for own in state.dealt for card in own]
    if not shown:
        shown = [card for card in state.administrators if card is not None]
    counts = [1] * len(ADMINISTRATOR_IDS)
    for number in set(shown):
        counts[number] += shown.count(number) - 1
    return counts
