"""The fields of the hospital sheet as a form: values and scores to type, circles and crosses to set.

No two fields overlap: viewers disagree on which of them is then meant. So a value is typed with "!" when critical,
in brackets when isolated; a stethoscope or bag has its circle on the left, open on the right, where its cross is.
"""

from __future__ import annotations

from typing import Final

from kit.drawing.fields import Field, MarkField, TextField
from kit.drawing.shapes import Path
from kit.games.emergency_roll.box import BAGS, MORGUE, ROOMS, STETHOSCOPES, TRACK, WARDS
from kit.games.emergency_roll.faces_entries import (
    CROSS,
    DATE_PLACE,
    NAME,
    NAME_PLACE,
    around,
    cross,
)
from kit.games.emergency_roll.faces_places import (
    PLACES,
    SCORES,
    TRACK_DISC,
    Place,
    about,
    bag,
    more_bags,
    more_stethoscopes,
    morgue,
    nurse,
    room,
    score,
    stethoscope,
    track,
)
from translations import Words

VALUE_SIZE: Final = 15.0
SCORE_SIZE: Final = 12.0
MORE_SIZE: Final = 9.0
TOOL_SIDE: Final = 6.76
RING: Final = 3.1
"""Radius of a tool's circle, so that it stays within its field."""
SPENT_WIDE: Final = 2.9
SPENT: Final = 1.1
"""Half the size of the cross of something spent."""
MOST_VALUE, MOST_SCORE, MOST_MORE = 4, 4, 2
"""Characters that fit: "(4!)", a score, a count."""


def form_fields(words: Words) -> tuple[Field, ...]:
    """Every field in the order Tab goes through them."""
    return (
        _line("name", "er-sheet-name", NAME_PLACE, words),
        _line("date", "er-sheet-date", DATE_PLACE, words),
        *(_room(one.name, words) for one in ROOMS),
        *(_nurse(ward.clipboard, words) for ward in WARDS),
        *(_track(number, words) for number in range(1, len(TRACK) + 1)),
        *(_morgue(number, words) for number in range(1, MORGUE + 1)),
        *(field for number in range(1, STETHOSCOPES + 1) for field in _stethoscope(number, words)),
        _more("stethoscopes-more", more_stethoscopes(), words),
        *(field for number in range(1, BAGS + 1) for field in _bag(number, words)),
        _more("bags-more", more_bags(), words),
        *(_score(box, words) for box in SCORES),
    )


def _line(id: str, label: str, place: tuple[float, float, float], words: Words) -> Field:
    x, y, wide = place
    return TextField(id, words(label), x - 0.6, y - 3.9, wide + 1.2, 4.9, NAME, anchor="start")


def _room(name: str, words: Words) -> Field:
    place = about(*room(name), 10.6, 7.6)
    return _text(f"room-{name}", words("er-form-room", room=name), place, VALUE_SIZE, MOST_VALUE)


def _nurse(ward: int, words: Words) -> Field:
    return _mark(
        f"nurse-{ward}", words("er-form-nurse", ward=ward), PLACES[f"nurse-{ward}"], cross(*nurse(ward), CROSS)
    )


def _track(number: int, words: Words) -> Field:
    place = about(*track(number), 2 * TRACK_DISC + 0.8)
    label = words("er-form-track", n=TRACK[number - 1])
    return _mark(f"track-{number}", label, place, around(*track(number), TRACK_DISC + 0.1))


def _morgue(number: int, words: Words) -> Field:
    place = morgue(number)
    return _mark(f"morgue-{number}", words("er-form-morgue", n=number), place, around(*place.middle, 3.0))


def _stethoscope(number: int, words: Words) -> tuple[Field, ...]:
    """The first is printed with its circle, so that it can only be crossed out."""
    both = _tool("stethoscope", number, stethoscope(number), words)
    return both if number > 1 else both[1:]


def _bag(number: int, words: Words) -> tuple[Field, ...]:
    return _tool("bag", number, bag(number), words)


def _tool(kind: str, number: int, middle: tuple[float, float], words: Words) -> tuple[Field, ...]:
    """The larger left part of the tool opens its circle, the right part crosses it out."""
    x, y = middle
    left = Place(x - TOOL_SIDE / 2, y - TOOL_SIDE / 2, TOOL_SIDE - SPENT_WIDE, TOOL_SIDE)
    right = Place(left.x + left.width, left.y, SPENT_WIDE, TOOL_SIDE)
    return (
        _mark(f"{kind}-{number}", words(f"er-form-{kind}", n=number), left, around(x, y, RING)),
        _mark(f"{kind}-{number}-spent", words(f"er-form-{kind}-spent", n=number), right, cross(*right.middle, SPENT)),
    )


def _more(id: str, place: Place, words: Words) -> Field:
    return _text(id, words(f"er-form-{id}"), place, MORE_SIZE, MOST_MORE)


def _score(box: str, words: Words) -> Field:
    name, _, half = box.partition("-")
    label = " ".join((words(f"er-box-{name}"), half)).strip()
    return _text(f"score-{box}", label, score(box), SCORE_SIZE, MOST_SCORE)


def _text(id: str, label: str, place: Place, size: float, most: int) -> Field:
    return TextField(id, label, place.x, place.y, place.width, place.height, size, most)


def _mark(id: str, label: str, place: Place, on: Path) -> Field:
    return MarkField(id, label, place.x, place.y, place.width, place.height, (on,))
