"""What is in the box of Dice Hospital, read from its data files, and the kinds of action played with it.

A patient is a number: ``real * 36 + treated * 18 + shown * 6 + value - 1``, where ``shown`` is the colour that counts
now and ``real`` the colour of the die (they differ while a blood bag lies on it); its word is ``red-3``,
``red-3-treated`` or ``green-3-was-red``. Departments, specialists and administrators are numbered as in their files.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kit.engine.actions import Choice, Grammar, Kind, Number


def _data(name: str) -> list[dict[str, Any]]:
    entries: list[dict[str, Any]] = tomllib.loads((files(__package__) / f"{name}.toml").read_text("utf-8"))[name]
    return entries


class Department(NamedTuple):
    """What a department does: which patients, chosen how, get ``heal`` steps. ``colour`` -1: grey, any colour."""

    id: str
    colour: int
    printed: bool
    expansion: bool
    shape: str
    values: tuple[int, ...]
    heal: int


class Specialist(NamedTuple):
    """What a specialist does after a department; ``colour`` -1: blue, triggered by any treatment."""

    id: str
    colour: int
    expansion: bool
    effect: str
    values: tuple[int, ...]
    heal: int
    patients: int


class Administrator(NamedTuple):
    """What an administrator counts in a round's discharge."""

    id: str
    counts: str
    each: int
    points: int


class EventCard(NamedTuple):
    """What an event does for its round; ``what`` is a colour or a department."""

    id: str
    effect: str
    what: str
    amount: int


COLOURS: Final = ("red", "yellow", "green")
SEATS: Final = range(2, 5)
ROUNDS: Final = 8
BEDS: Final = 12
"""Four wards of three (002:50, 003:9)."""
NURSES: Final = 3
PLACES: Final = 3
"""Patients of one ambulance."""
DICE: Final = 21
"""Dice of each colour in the box."""
IN_GAME: Final = {2: 15, 3: 18, 4: 21}
"""Dice of each colour in the bag, by number of players (003:3)."""
START_VALUES: Final = (3, 4, 5)
CRISIS: Final = {"002": (3, 3, 4, 5, 5), "003": (3, 3, 4, 4, 5)}
ROLLED: Final = range(2, 6)
"""What a die shows once 1 and 6 are rolled again."""
POINTS: Final = (0, 1, 3, 5, 7, 9, 11, 14, 17, 21, 25, 30, 35)
"""Points for so many patients discharged in one round (002:110-121)."""
EMPTY: Final = 5
FATALITY: Final = -2
COPIES: Final = 2
"""Of each department tile and each specialist."""
ASIDE: Final = 8
"""Tiles of one half put back with four players and the expansion's deck of 003 (dh-set-aside)."""
VOLUNTEERS: Final = range(4, 7)
"""Values a department may lower by a step (dh-trial)."""
TRIAL: Final = 1
"""Points and blood bags the expansion's specialists bring."""


def _colour(entry: dict[str, Any]) -> int:
    return COLOURS.index(entry["colour"]) if entry["colour"] in COLOURS else -1


DEPARTMENTS: Final = tuple(
    Department(
        entry["id"],
        _colour(entry),
        entry.get("printed", False),
        entry.get("expansion", False),
        entry["shape"],
        tuple(entry.get("values", range(1, 7))),
        entry["heal"],
    )
    for entry in _data("departments")
)
PRINTED: Final = tuple(number for number, one in enumerate(DEPARTMENTS) if one.printed)
TILES: Final = tuple(number for number, one in enumerate(DEPARTMENTS) if not one.printed)
SPECIALISTS: Final = tuple(
    Specialist(
        entry["id"],
        _colour(entry),
        entry.get("expansion", False),
        entry["effect"],
        tuple(entry.get("values", ())),
        entry.get("heal", 1),
        entry.get("patients", 1),
    )
    for entry in _data("specialists")
)
ADMINISTRATORS: Final = tuple(
    Administrator(entry["id"], entry["counts"], entry.get("each", 1), entry["points"])
    for entry in _data("administrators")
)
EVENTS: Final = tuple(
    EventCard(entry["id"], entry["effect"], entry.get("what", ""), entry.get("amount", 0))
    for entry in _data("event_cards")
)
EVENT_IDS: Final = tuple(one.id for one in EVENTS)

CODES: Final = range(108)
VALUE: Final = tuple(code % 6 + 1 for code in CODES)
SHOWN: Final = tuple(code % 18 // 6 for code in CODES)
TREATED: Final = tuple(code % 36 // 18 for code in CODES)
REAL: Final = tuple(code // 36 for code in CODES)


def patient(colour: int, value: int) -> int:
    """The number of an untreated patient of its own colour."""
    return colour * 42 + value - 1


def _word(code: int) -> str:
    parts = [COLOURS[SHOWN[code]], str(VALUE[code])]
    parts += ["treated"] * TREATED[code] + ["was", COLOURS[REAL[code]]] * (REAL[code] != SHOWN[code])
    return "-".join(parts)


WORDS: Final = tuple(map(_word, CODES))
CODE: Final = {word: code for code, word in enumerate(WORDS)}
BACKS: Final = tuple(tuple(CODE[word] for word in entry["places"]) for entry in _data("ambulances"))
"""The places on the back of each ambulance, as the patients they take (dh-final-round)."""
LEFT: Final = -1
"""Points for each patient left after the final round."""
GONE: Final = -1
"""Stands for a patient who is discharged."""
HEALED: Final = tuple(
    tuple(GONE if VALUE[c] + steps > 6 else (c if TREATED[c] else c + 18) + steps for c in CODES) for steps in range(5)
)
"""``HEALED[steps][patient]``: the patient after so many steps, in the treated row, or GONE."""
UNDYED: Final = tuple(REAL[c] * 36 + TREATED[c] * 18 + REAL[c] * 6 + VALUE[c] - 1 for c in CODES)
UP: Final = tuple(c - 18 if TREATED[c] else c for c in CODES)
"""The patient back in the untreated row."""
LOWERED: Final = tuple((c if TREATED[c] else c + 18) - 1 if VALUE[c] > 1 else GONE for c in CODES)
"""The patient lowered by a step, in the treated row; GONE where it cannot be (dh-trial)."""


def valued(code: int, value: int) -> int:
    """The patient with another value, in the treated row (dh-drug, dh-swap)."""
    return code - VALUE[code] + value + (0 if TREATED[code] else 18)


def dyed(code: int, colour: int) -> int:
    """The patient with a blood bag that makes it count as ``colour``."""
    return code + (colour - SHOWN[code]) * 6


NURSE: Final = -1
"""Stands for a nurse among meeples, where the others are specialists."""
MEEPLES: Final = ("nurse", *(one.id for one in SPECIALISTS))
DEPARTMENT_IDS: Final = tuple(one.id for one in DEPARTMENTS)
DEPARTMENT: Final = {id: number for number, id in enumerate(DEPARTMENT_IDS)}
SPECIALIST_IDS: Final = MEEPLES[1:]
SPECIALIST: Final = {id: number for number, id in enumerate(SPECIALIST_IDS)} | {"nurse": NURSE}
ADMINISTRATOR_IDS: Final = tuple(one.id for one in ADMINISTRATORS)
ADMINISTRATOR: Final = {id: number for number, id in enumerate(ADMINISTRATOR_IDS)}

_SEAT = Number(0, 3, "seat")
_NUMBER = Number(0, 99, "number")
_COLOUR = Choice(COLOURS, "colour")
_PATIENT = Choice(WORDS, "patient")
_AMBULANCE = Number(1, 5, "ambulance")
_TILE = Choice(tuple(DEPARTMENT_IDS[number] for number in TILES), "department")
_SPECIALIST = Choice(SPECIALIST_IDS, "specialist")
_ADMINISTRATOR = Choice(ADMINISTRATOR_IDS, "administrator")
_DIE = (_COLOUR, Number(1, 6, "value"))

GRAMMAR: Final = Grammar(
    Kind("start", (_SEAT,)),
    Kind("fill-bag", (_NUMBER,)),
    Kind("ambulances", (_NUMBER,)),
    Kind("set-aside", (_TILE,)),
    Kind("decks", (Number(0, 99, "tiles"), Number(0, 99, "cards"))),
    Kind("new-department", (_TILE,)),
    Kind("new-specialist", (_SPECIALIST,)),
    Kind("extra", (Choice(("department", "specialist"), "improvement"),)),
    Kind("start-die", (_COLOUR,)),
    Kind("start-patients", (), _PATIENT, 3, 5),
    Kind("deal", (_ADMINISTRATOR,)),
    Kind("administrator", (_ADMINISTRATOR,)),
    Kind("reveal"),
    Kind("die", _DIE),
    Kind("load", (_AMBULANCE,), _PATIENT, 3, 3),
    Kind("ambulance", (_AMBULANCE,)),
    Kind("unused", (_AMBULANCE,)),
    Kind("token", (_SEAT,)),
    Kind("remove", (_PATIENT,)),
    Kind("admit", (_NUMBER,)),
    Kind("extra-die", _DIE),
    Kind("take-department", (_TILE,)),
    Kind("take-specialist", (_SPECIALIST,)),
    Kind("take-nothing"),
    Kind("return-department", (_TILE,)),
    Kind("return-specialist", (_SPECIALIST,)),
    Kind("keep"),
    Kind("activate", (Choice(MEEPLES, "meeple"), Choice(DEPARTMENT_IDS, "department"))),
    Kind("treat", (), _PATIENT, 1, 3),
    Kind("effect", (), _PATIENT, 1, 2),
    Kind("trial", (Choice(WORDS, "up"), Choice(WORDS, "down"))),
    Kind("swap", (), _PATIENT, 2, 2),
    Kind("drug", (_PATIENT,)),
    Kind("lower", (_PATIENT,)),
    Kind("roll", (Number(1, 6, "value"),)),
    Kind("bonus", (_NUMBER,)),
    Kind("no-effect"),
    Kind("heal", (_PATIENT,)),
    Kind("dye", (_PATIENT, _COLOUR)),
    Kind("end"),
    Kind("worsen", (_NUMBER, Number(0, 99, "deaths"))),
    Kind("discharge", (_NUMBER, Number(0, 99, "points"))),
    Kind("empty-bonus", (_NUMBER,)),
    Kind("administrator-points", (_NUMBER,)),
    Kind("shift", (_NUMBER,)),
    Kind("next-round", (_NUMBER,)),
    Kind("final", (Number(-198, 0, "minus"), Number(0, 99, "plus"))),
    Kind("event", (Choice(EVENT_IDS, "event"),)),
    Kind("event-points", (_NUMBER,)),
    Kind("send", (_AMBULANCE, _PATIENT)),
    Kind("left-behind", (Number(-99, 0, "minus"),)),
    Kind("winners", (), _SEAT, 0, 4),
)
