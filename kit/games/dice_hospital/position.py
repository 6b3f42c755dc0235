"""A position of Dice Hospital as JSON: writing, and the hashable key; ``reading`` does the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    COLOURS,
    DEPARTMENT_IDS,
    EVENT_IDS,
    MEEPLES,
    SPECIALIST_IDS,
    WORDS,
)
from kit.games.dice_hospital.views import HIDDEN

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _words(codes: tuple[int, ...]) -> list[str]:
    return [WORDS[code] for code in codes]


def _administrator(number: int | None) -> str | None:
    return None if number is None else "hidden" if number == HIDDEN else ADMINISTRATOR_IDS[number]


def write(state: DiceHospital) -> dict[str, Any]:
    """The content as JSON-able values; fields that are as ``new`` leaves them are left out."""
    fields: dict[str, Any] = {
        "seats": state.seats,
        "options": dict(state.options),
        "phase": state.phase,
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "aside": [DEPARTMENT_IDS[number] for number in state.aside],
        "under_tiles": [DEPARTMENT_IDS[number] for number in state.under_tiles],
        "under_cards": [SPECIALIST_IDS[number] for number in state.under_cards],
        "offer_tiles": [DEPARTMENT_IDS[number] for number in state.offer_tiles],
        "offer_cards": [SPECIALIST_IDS[number] for number in state.offer_cards],
        "extra": state.extra,
        "event": None if state.event is None else EVENT_IDS[state.event],
        "seen": [EVENT_IDS[number] for number in state.seen],
        "drawn": [COLOURS[colour] for colour in state.drawn],
        "dice": _words(state.dice),
        "ambulances": [_words(codes) for codes in state.ambulances],
        "taken": list(state.taken),
        "newcomer": [None if code is None else WORDS[code] for code in state.newcomer],
        "patients": [_words(codes) for codes in state.patients],
        "out": [list(own) for own in state.out],
        "died": list(state.died),
        "neglected": list(state.neglected),
        "fatalities": list(state.fatalities),
        "bags": list(state.bags),
        "built": [[DEPARTMENT_IDS[number] for number in own] for own in state.built],
        "staff": [[SPECIALIST_IDS[number] for number in own] for own in state.staff],
        "placed": [[[MEEPLES[m + 1], DEPARTMENT_IDS[d]] for m, d in own] for own in state.placed],
        "rolling": None if state.rolling is None else WORDS[state.rolling],
        "just": None if state.just is None else _words(state.just),
        "dealt": [[_administrator(number) for number in own] for own in state.dealt],
        "administrators": [_administrator(number) for number in state.administrators],
        "scores": [list(own) for own in state.scores],
    }
    if state.is_view:
        fields["viewer"] = state.viewer
    empty = fresh(state.seats)
    return {name: value for name, value in fields.items() if name not in empty or value != empty[name]}


def fresh(seats: int) -> dict[str, Any]:
    """The fields that may be left out, as ``new`` leaves them."""
    lists = ("patients", "built", "staff", "placed", "dealt")
    numbers = ("taken", "died", "neglected", "fatalities", "bags")
    return {
        **dict.fromkeys(("round", "first", "turn"), 0),
        **{name: [] for name in EMPTY},
        "extra": "",
        "ambulances": [],
        "just": None,
        "rolling": None,
        "event": None,
        **{name: [[]] * seats for name in lists},
        **{name: [0] * seats for name in numbers},
        "newcomer": [None] * seats,
        "administrators": [None] * seats,
        "out": [[0, 0, 0]] * seats,
        "scores": [[0] * 8] * seats,
    }


EMPTY = ("aside", "under_tiles", "under_cards", "offer_tiles", "offer_cards", "drawn", "dice", "seen")
KEYS = (*EMPTY, "round", "first", "turn", "extra", "just", "rolling", "event")
LISTS = ("ambulances", "taken", "newcomer", "patients", "out", "died", "neglected", "fatalities", "bags", "built",
         "staff", "placed", "dealt", "administrators", "scores")  # fmt: skip


def key(state: DiceHospital) -> tuple[object, ...]:
    """The content as a hashable value."""
    return (
        state.seats,
        tuple(sorted(state.options.items())),
        state.viewer,
        state.phase,
        *(getattr(state, name) for name in KEYS),
        *(tuple(getattr(state, name)) for name in LISTS),
    )
