"""The sheet of Emergency Roll typed in: a line for each ward ("1 3 (4) 6!"), and one for everything else."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from typing import Any, Final

from kit.games.emergency_roll.box import BOXES, CARDIOLOGISTS, ROOMS, WARD, WARDS
from kit.games.emergency_roll.checker import Filled
from kit.games.verdict import Line
from translations import Words

COUNTS: Final = ("stethoscopes", "stethoscopes_crossed", "bags", "bags_crossed", "morgue", "track")
EMPTY: Final = frozenset("-\u2013\u2014_.")
"""Signs for a room without a patient."""
_ROOM: Final = re.compile(r"(\()?(\d{1,2})(!)?(\))?(!)?")
_NUMBER: Final = re.compile(r"-?\d{1,3}")


class UnreadableError(ValueError):
    """A line that cannot be read; the message is in the reader's language."""


def lines(filled: Filled, specialists: tuple[str, ...], words: Words) -> tuple[Line, ...]:
    """Every line with what stands in it now."""
    return tuple(_lines(filled, specialists, words))


def _lines(filled: Filled, specialists: tuple[str, ...], words: Words) -> Iterator[Line]:
    for index, ward in enumerate(WARDS):
        text = _ward(filled, index)
        yield Line(f"ward-{ward.clipboard}", _label(f"ward-{ward.clipboard}", words), text, words("er-check-hint-ward"))
    nurses = " ".join(map(str, sorted(filled.nurses, key=WARD.__getitem__)))
    yield Line("nurses", words("er-check-nurses"), nurses, words("er-check-hint-nurses"))
    for name in COUNTS:
        yield Line(name, _label(name, words), str(getattr(filled, name)))
    for card in specialists[:CARDIOLOGISTS]:
        yield Line(card, _label(card, words), str(filled.claims.get(card, "")))
    for name in BOXES:
        yield Line(f"box-{name}", _label(f"box-{name}", words), str(filled.boxes.get(name, "")))


def _label(id: str, words: Words) -> str:
    family, _, rest = id.partition("-")
    if family == "ward":
        return words("er-check-ward", ward=int(rest))
    if family == "box":
        return words("er-check-box", box=words(f"er-box-{rest}"))
    if id in COUNTS:
        return words(f"er-check-count-{id.replace('_', '-')}")
    return words("er-check-nurses") if id == "nurses" else words(f"er-specialist-{id}")


def _ward(filled: Filled, index: int) -> str:
    rooms = [_room(filled, ROOMS[room].name) for room in WARDS[index].rooms]
    while rooms and rooms[-1] == "\u2013":
        rooms.pop()
    return " ".join(rooms)


def _room(filled: Filled, name: str) -> str:
    value = filled.values.get(name)
    if value is None:
        return "\u2013"
    text = f"{value}!" if name in filled.critical else str(value)
    return f"({text})" if name in filled.screens else text


def read(given: Mapping[str, str], specialists: tuple[str, ...], words: Words) -> Filled:
    """The sheet that was typed; UnreadableError names the first line that cannot be read."""
    found = {id: unicodedata.normalize("NFKC", text).replace("\u2212", "-").strip() for id, text in given.items()}
    values: dict[str, int] = {}
    critical: set[str] = set()
    screens: set[str] = set()
    for index, ward in enumerate(WARDS):
        _read_ward(index, found.get(f"ward-{ward.clipboard}", ""), (values, critical, screens), words)
    counts: dict[str, Any] = {name: _number(name, found.get(name, ""), words) for name in COUNTS}
    claims = {card: _number(card, found.get(card, ""), words) for card in specialists[:CARDIOLOGISTS]}
    boxes = {name: _number(f"box-{name}", found.get(f"box-{name}", ""), words) for name in BOXES}
    return Filled(
        values,
        frozenset(screens),
        frozenset(critical),
        _nurses(found.get("nurses", ""), words),
        **{name: 0 if number is None else number for name, number in counts.items()},
        claims={card: points for card, points in claims.items() if points},
        boxes={name: number for name, number in boxes.items() if number is not None},
    )


def _read_ward(index: int, text: str, sheet: tuple[dict[str, int], set[str], set[str]], words: Words) -> None:
    values, critical, screens = sheet
    parts = text.replace(",", " ").split()
    if len(parts) > len(WARDS[index].rooms):
        raise _bad(f"ward-{WARDS[index].clipboard}", text, words)
    for part, room in zip(parts, WARDS[index].rooms, strict=False):
        if part in EMPTY:
            continue
        match = _ROOM.fullmatch(part)
        if match is None or bool(match[1]) != bool(match[4]):
            raise _bad(f"ward-{WARDS[index].clipboard}", part, words)
        name = ROOMS[room].name
        values[name] = int(match[2])
        if match[3] or match[5]:
            critical.add(name)
        if match[1]:
            screens.add(name)


def _nurses(text: str, words: Words) -> frozenset[int]:
    parts = text.replace(",", " ").split()
    if not all(part.isdecimal() and int(part) in WARD for part in parts):
        raise _bad("nurses", text, words)
    return frozenset(map(int, parts))


def _number(id: str, text: str, words: Words) -> int | None:
    """A number; None where nothing is typed. Counts and claims are never below 0."""
    if not text:
        return None
    if not _NUMBER.fullmatch(text) or (text.startswith("-") and not id.startswith("box-")):
        raise _bad(id, text, words)
    return int(text)


def _bad(id: str, text: str, words: Words) -> UnreadableError:
    return UnreadableError(words("er-check-bad", label=_label(id, words), text=text[:40]))
