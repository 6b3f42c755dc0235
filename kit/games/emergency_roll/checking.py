"""A sheet of Emergency Roll from a real table, entered on screen: what is drawn, what a click means, the verdict.

Nothing is refused on entering: the checker says afterwards what cannot be.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kit.drawing.shapes import Drawing
from kit.drawing.tokens import Look
from kit.games.emergency_roll import checker, checking_typed
from kit.games.emergency_roll.box import CARDIOLOGISTS, DIE, DRAWN, REMOVED, ROOM, ROOMS, SIDES, SPECIALISTS, of_kind
from kit.games.emergency_roll.checker import Filled
from kit.games.emergency_roll.checking_board import board
from kit.games.emergency_roll.checking_verdict import told
from kit.games.touch import Ui
from kit.games.verdict import Line, Verdict
from translations import Words

__all__ = ["RULE", "Entry", "begin", "draw", "fill", "instruction", "lines", "touch", "verdict"]

RULE: Final = "er-rising"
"""The rule shown before one is asked for."""


@dataclass(frozen=True, slots=True)
class Entry:
    """What has been entered: the game it belongs to, and the sheet."""

    seats: int
    specialists: tuple[str, ...]
    filled: Filled = field(default_factory=Filled)
    options: Mapping[str, str] = field(default_factory=dict)


def begin(
    *, seats: int = 4, specialists: Sequence[str] | None = None, options: Mapping[str, str] | None = None
) -> Entry:
    """An empty sheet of a game of ``seats``; ValueError for what is no number of players or no set of specialists."""
    cards = _first() if specialists is None else tuple(specialists)
    checker.check(Filled(), seats=seats, specialists=cards, played=0)
    order = tuple(sorted(cards, key=tuple(SPECIALISTS).index))
    return Entry(seats, order, options={**checker.STANDARD, **(options or {})})


def _first() -> tuple[str, ...]:
    return tuple(of_kind(kind)[DRAWN[:place].count(kind)] for place, kind in enumerate(DRAWN))


def check(entry: Entry) -> checker.Checked:
    """The sheet checked and scored."""
    return checker.check(entry.filled, seats=entry.seats, specialists=entry.specialists, options=entry.options)


def verdict(entry: Entry, words: Words) -> Verdict:
    """What cannot be on the sheet, and what it scores, in words; an empty sheet is not found fault with."""
    found = told(check(entry), words)
    return found if entry.filled != Filled() else replace(found, faults=())


def draw(entry: Entry, words: Words, look: Look, ui: Ui, width: float) -> Drawing:
    """The sheet with what has been entered, rooms that cannot be flagged, and everything to enter it with."""
    return board(entry, check(entry), words, look, ui, width)


def lines(entry: Entry, words: Words) -> tuple[Line, ...]:
    """The sheet as lines to be typed."""
    return checking_typed.lines(entry.filled, entry.specialists, words)


def fill(entry: Entry, given: Mapping[str, str], words: Words) -> Entry:
    """The sheet that was typed; ValueError, in the reader's words, names the line that cannot be read."""
    return replace(entry, filled=checking_typed.read(given, entry.specialists, words))


def instruction(entry: Entry, ui: Ui, words: Words) -> str:
    """What to point at or type now."""
    family = ui.chosen[-1].partition(":")[0] if ui.chosen else ""
    return words(f"er-check-now-{family or 'begin'}")


def touch(entry: Entry, ui: Ui, spot: str) -> tuple[Entry, Ui]:
    """What a click on ``spot`` makes of the sheet and of what is chosen; nothing when it makes no sense."""
    family, _, rest = spot.partition(":" if ":" in spot else "-")
    handler = _TOUCH.get(family)
    return handler(entry, ui, rest) if handler else (entry, ui)


_Handler = Callable[[Entry, Ui, str], tuple[Entry, Ui]]


def _place(family: str) -> _Handler:
    """Choose one place to write in."""

    def choose(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
        spot = f"{family}:{rest}"
        return entry, Ui() if ui.chosen == (spot,) else Ui((spot,))

    return choose


def _chosen(ui: Ui) -> tuple[str, str]:
    family, _, rest = ui.chosen[-1].partition(":") if ui.chosen else ("", "", "")
    return family, rest


def _with(entry: Entry, **changes: Any) -> Entry:
    return replace(entry, filled=replace(entry.filled, **changes))


def _ward(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
    """Cross a nurse out, or not."""
    return _with(entry, nurses=entry.filled.nurses ^ {int(rest)}), ui


def _seats(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
    return (replace(entry, seats=int(rest)) if int(rest) in REMOVED else entry), ui


def _specialist(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
    """The next card of its kind that does not lie there already."""
    place = int(rest)
    cards = of_kind(DRAWN[place])
    start = cards.index(entry.specialists[place])
    turn = (cards[(start + step) % len(cards)] for step in range(1, len(cards) + 1))
    found = next(card for card in turn if card not in entry.specialists[:place] + entry.specialists[place + 1 :])
    row = (*entry.specialists[:place], found, *entry.specialists[place + 1 :])
    claims = {card: points for card, points in entry.filled.claims.items() if card in row}
    return replace(_with(entry, claims=claims), specialists=row), ui


def _claim(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
    """Nothing, 8, 5, nothing …"""
    place = int(rest)
    card = entry.specialists[place] if place < CARDIOLOGISTS else ""
    following = {None: SIDES[0], SIDES[0]: SIDES[1]}.get(entry.filled.claims.get(card))
    claims = {other: points for other, points in entry.filled.claims.items() if other != card}
    return _with(entry, claims={**claims, card: following} if following and card else claims), ui


def _key(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
    """A digit, minus or back for the place chosen."""
    family, place = _chosen(ui)
    if family == "room":
        return _in_room(entry, ui, place, rest)
    typed = ui.typed(rest)
    if family == "count" and rest != "minus":
        return _with(entry, **{place: typed.written() or 0}), typed
    if family == "box":
        boxes = {name: number for name, number in entry.filled.boxes.items() if name != place}
        number = typed.written()
        return _with(entry, boxes=boxes if number is None else {**boxes, place: number}), typed
    return entry, ui


def _in_room(entry: Entry, ui: Ui, room: str, key: str) -> tuple[Entry, Ui]:
    """Write a value and go on to the next room of the ward; back wipes the room."""
    if key == "back":
        return _wiped(entry, room), ui
    if not key.isdecimal() or int(key) not in DIE:
        return entry, ui
    entry = _with(entry, values={**entry.filled.values, room: int(key)})
    number = ROOM[room] + 1
    following = number < len(ROOMS) and ROOMS[number].ward == ROOMS[ROOM[room]].ward
    return entry, Ui((f"room:{ROOMS[number].name}",)) if following else ui


def _wiped(entry: Entry, room: str) -> Entry:
    filled = entry.filled
    values = {name: value for name, value in filled.values.items() if name != room}
    return _with(entry, values=values, critical=filled.critical - {room}, screens=filled.screens - {room})


def _mark(entry: Entry, ui: Ui, rest: str) -> tuple[Entry, Ui]:
    """Make the room chosen critical or isolated, or wipe it; marks may stand where no value is, and are then found."""
    family, room = _chosen(ui)
    if family != "room":
        return entry, ui
    match rest:
        case "critical":
            return _with(entry, critical=entry.filled.critical ^ {room}), ui
        case "circle":
            return _with(entry, screens=entry.filled.screens ^ {room}), ui
    return _wiped(entry, room), ui


_TOUCH: Final[dict[str, _Handler]] = {
    "room": _place("room"),
    "count": _place("count"),
    "box": _place("box"),
    "ward": _ward,
    "seats": _seats,
    "specialist": _specialist,
    "claim": _claim,
    "key": _key,
    "mark": _mark,
}
"""What a click means by the family of its spot; rooms and wards are called as on the sheet."""
