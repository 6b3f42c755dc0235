"""The deck: how many of each card are in play. The kit's own list, or that of an owner of the game, checked."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from kit import places
from kit.engine.game import Component
from kit.games.dynamite_nurse.cards import EVENTS, NUMBER, OPEN_EVENTS

OWN_FILE: Final = "dynamite-nurse-deck.toml"
"""The file of an owner's own list, in the folder of saves and progress."""
SUMS: Final = {"patients": 50, "doctors": 26, "events": 43}
"""Cards of each sort (000:7-17)."""
MOST_OPEN: Final = 30
"""With more open events six players could not be dealt five cards each once all patients are kill marks."""
LONGEST: Final = 100_000
"""Characters of a list: ten times the kit's own. tomllib needs ten seconds for a list of some megabytes."""
BYTE_ORDER_MARK: Final = "\ufeff"
"""Some editors put it before the first character of a file."""
FIELDS: Final = {
    "patients": {"difficulty", "emergency", "count", "source"},
    "doctors": {"skill", "almighty", "count", "source"},
    "events": {"event", "count", "source"},
}


class DeckError(ValueError):
    """A list of cards that cannot be played with; the message names file, entry, value and what would do."""


class Entry(NamedTuple):
    """One kind of card: its name, its sort (patients, doctors, events), copies, and where we know it from."""

    card: str
    sort: str
    number: int
    source: str


def read_deck(text: str, name: str) -> tuple[Entry, ...]:
    """The entries of a list in TOML; DeckError names ``name``, what is wrong and what would do."""
    if len(text) > LONGEST:
        raise DeckError(f"{name}: a list of cards has at most {LONGEST} characters, got {len(text)}")
    try:
        data = tomllib.loads(text.removeprefix(BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:
        raise DeckError(f"{name}: not TOML: {error}") from None
    strange = sorted(set(data) - {*SUMS, "spare"})
    if strange:
        raise DeckError(f"{name}: unknown part {_shown(strange[0])}; there are patients, doctors, events, spare")
    if data.get("spare", 1) != 1 or data.get("spare") is True:
        raise DeckError(f"{name}: spare must be 1, got {_shown(data['spare'])}")
    entries = tuple(entry for sort in SUMS for entry in _entries(data.get(sort, []), sort, name))
    _check_sums(entries, name)
    return entries


def _shown(value: object) -> str:
    """The beginning of ``value`` as it is written; of a number with thousands of digits the sort alone."""
    try:
        return f"{value!r:.40}"
    except ValueError:
        return type(value).__name__


def _entries(rows: Any, sort: str, name: str) -> Iterator[Entry]:
    if not isinstance(rows, list):
        raise DeckError(f"{name}: {sort} must be entries [[{sort}]], got {_shown(rows)}")
    seen: set[str] = set()
    for number, row in enumerate(rows, 1):
        entry = _entry(row, sort, f"{name}: {sort}, entry {number}")
        if entry.card in seen:
            raise DeckError(f"{name}: {sort}, entry {number}: {entry.card} is listed twice; raise its count instead")
        seen.add(entry.card)
        yield entry


def _entry(row: Any, sort: str, where: str) -> Entry:
    if not isinstance(row, dict):
        raise DeckError(f"{where}: must be a table, got {_shown(row)}")
    strange = sorted(set(row) - FIELDS[sort])
    if strange:
        raise DeckError(f"{where}: unknown field {_shown(strange[0])}; there are {', '.join(sorted(FIELDS[sort]))}")
    source = row.get("source", "owner")
    if not isinstance(source, str) or not source:
        raise DeckError(f"{where}: source must be a passage, facts, kit or another word, got {_shown(source)}")
    return Entry(CARD_OF[sort](row, where), sort, _whole(row, "count", 1, SUMS[sort], where), source)


def _patient(row: Mapping[str, Any], where: str) -> str:
    return f"{_which(row, 'emergency', 'patient', where)}-{_whole(row, 'difficulty', 0, 9, where)}"


def _doctor(row: Mapping[str, Any], where: str) -> str:
    return f"{_which(row, 'almighty', 'doctor', where)}-{_whole(row, 'skill', 1, 10, where)}"


def _event(row: Mapping[str, Any], where: str) -> str:
    event = row.get("event")
    if not isinstance(event, str) or event not in EVENTS:
        raise DeckError(f"{where}: event must be one of {', '.join(EVENTS)}, got {_shown(event)}")
    return event


CARD_OF: Final = {"patients": _patient, "doctors": _doctor, "events": _event}


def _which(row: Mapping[str, Any], mark: str, plain: str, where: str) -> str:
    value = row.get(mark, False)
    if not isinstance(value, bool):
        raise DeckError(f"{where}: {mark} must be true or false, got {_shown(value)}")
    return mark if value else plain


def _whole(row: Mapping[str, Any], field: str, low: int, high: int, where: str) -> int:
    value = row.get(field)
    if type(value) is not int or not low <= value <= high:
        raise DeckError(f"{where}: {field} must be a whole number {low}–{high}, got {_shown(value)}")
    return value


def _check_sums(entries: tuple[Entry, ...], name: str) -> None:
    for sort, need in SUMS.items():
        have = sum(entry.number for entry in entries if entry.sort == sort)
        if have != need:
            raise DeckError(f"{name}: {need} {sort} are in the box, the counts make {have}")
    have = sum(entry.number for entry in entries if entry.card in OPEN_EVENTS)
    if have > MOST_OPEN:
        raise DeckError(f"{name}: at most {MOST_OPEN} open events can be dealt around, the counts make {have}")


def kit_deck() -> tuple[Entry, ...]:
    """The kit's own list."""
    return read_deck((files(__package__) / "deck.toml").read_text("utf-8"), "deck.toml")


def own_file() -> Path:
    """Where an owner's own list is looked for."""
    return places.where()["home"] / OWN_FILE


@cache
def deck() -> tuple[Entry, ...]:
    """The list in use: the owner's where there is one, else the kit's; DeckError for a bad one. Read once."""
    path = own_file()
    if not path.is_file():
        return kit_deck()
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DeckError(f"{path}: cannot be read: {error}") from None
    return read_deck(text, str(path))


def in_use(printed: Iterable[Component]) -> tuple[Component, ...]:
    """``printed`` with the cards of the list in use in the place of the kit's, each with its count and source."""
    listed = tuple(printed)
    size = next(one for one in listed if one.kind == "patient")
    cards = tuple(
        Component(one.card, one.sort.removesuffix("s"), one.number, size.width, size.height, size.back, one.source)
        for one in sorted(deck(), key=lambda entry: NUMBER[entry.card])
    )
    return (*cards, *(one for one in listed if f"{one.kind}s" not in SUMS))


@cache
def copies() -> Mapping[int, int]:
    """Copies in play by card number, in their order; the spare is not in play (dn-spare)."""
    return dict(sorted((NUMBER[entry.card], entry.number) for entry in deck()))


@cache
def whole_pile() -> tuple[int, ...]:
    """All 119 cards in play, in the order of their numbers."""
    return tuple(card for card, count in copies().items() for _ in range(count))
