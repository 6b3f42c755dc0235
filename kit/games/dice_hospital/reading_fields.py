"""Reading the single fields of a written position of Dice Hospital into a state: words become numbers of ``box``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kit.engine.fields import Check, listed, maybe, one_of, whole
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    ASIDE,
    BEDS,
    COLOURS,
    DEPARTMENT_IDS,
    EVENT_IDS,
    MEEPLES,
    ROUNDS,
    SPECIALIST_IDS,
    WORDS,
)
from kit.games.dice_hospital.state import SCORED, DiceHospital

MOST: Final = 96
"""No hospital comes to more fatalities or blood bags than this."""


def number_of(words: Sequence[str]) -> Check:
    """The number of a word among ``words``."""
    word = one_of(words)
    return lambda value, path: words.index(word(value, path))


def row(check: Check, least: int, most: int) -> Check:
    """A list in its order, as a tuple."""
    read = listed(check, least, most)
    return lambda value, path: tuple(read(value, path))


def heap(check: Check, least: int, most: int) -> Check:
    """A list whose order does not count, as a sorted tuple."""
    read = listed(check, least, most)
    return lambda value, path: tuple(sorted(read(value, path)))


def fill(state: DiceHospital, values: Mapping[str, Any]) -> None:
    """Put every field of a written position into ``state``; PositionError names the first that cannot be."""
    seats = state.seats
    patients = heap(number_of(WORDS), 0, BEDS)
    tile, card = number_of(DEPARTMENT_IDS), number_of(SPECIALIST_IDS)
    administrator, number = number_of(ADMINISTRATOR_IDS), whole(0, MOST)
    readers: dict[str, Check] = {
        "round": whole(0, ROUNDS),
        "first": whole(0, seats - 1),
        "turn": whole(0, seats),
        "aside": heap(tile, 0, ASIDE),
        "under_tiles": heap(tile, 0, 24),
        "under_cards": heap(card, 0, 24),
        "offer_tiles": heap(tile, 0, 3),
        "offer_cards": heap(card, 0, 3),
        "drawn": heap(number_of(COLOURS), 0, 5),
        "dice": row(number_of(WORDS), 0, 15),
        "event": maybe(number_of(EVENT_IDS)),
        "seen": heap(number_of(EVENT_IDS), 0, ROUNDS),
        "rolling": maybe(number_of(WORDS)),
        "just": maybe(heap(number_of(WORDS), 0, 3)),
    }
    each: dict[str, Check] = {
        "taken": whole(0, seats + 1),
        "newcomer": maybe(number_of(WORDS)),
        "patients": patients,
        "out": row(whole(0, BEDS), 3, 3),
        "died": whole(0, BEDS),
        "neglected": whole(0, BEDS),
        "fatalities": number,
        "bags": number,
        "built": heap(tile, 0, ROUNDS),
        "staff": heap(card, 0, ROUNDS),
        "placed": row(_placed, 0, 12),
        "dealt": heap(administrator, 0, 2),
        "administrators": maybe(administrator),
        "scores": row(whole(-2 * MOST, 500), len(SCORED), len(SCORED)),
    }
    for name, reader in readers.items():
        setattr(state, name, reader(values[name], name))
    for name, reader in each.items():
        setattr(state, name, listed(reader, seats, seats)(values[name], name))
    state.extra = one_of(("", "department", "specialist"))(values["extra"], "extra")
    ambulance = heap(number_of(WORDS), 0, 3)
    state.ambulances = listed(ambulance, 0, seats + 1)(values["ambulances"], "ambulances")


def _placed(value: object, path: str) -> tuple[int, int]:
    pair = listed(lambda entry, _: entry, 2, 2)(value, path)
    return number_of(MEEPLES)(pair[0], f"{path}.0") - 1, number_of(DEPARTMENT_IDS)(pair[1], f"{path}.1")
