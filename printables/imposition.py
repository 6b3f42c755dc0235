"""Where cards lie on a sheet, and where their backs lie so that both meet through the paper.

Along an axis every card has the same bleed on both sides, and bleeds touch: two neighbours are a *gutter* of twice the
bleed apart, each filling its half. So a cut that strays by less than the bleed shows the card's own colour, never its
neighbour's. The grid comes first: as many cards as the paper can hold, turned by 90 degrees where that holds more;
then room for the crop marks; what is left becomes bleed, up to what was wished. Poker cards (63.5 x 88.9) fit 3 x 3 on
both papers: A4 leaves 1.04 mm of bleed across and 2 mm down; Letter 2 mm across and nothing down, so rows there share
one cutting line (as everywhere where the bleed would be below ``LEAST_BLEED``).

Crop marks stand outside all bleeds, in the outer margin: one for every cutting line at both of its ends, none between
cards. Backs carry no marks: one side is cut by, and a shifted duplex would only show two.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import floor
from typing import Literal, TypeAlias

from printables.boxes import Box, around
from printables.papers import Paper

Backs: TypeAlias = Literal["long-edge", "short-edge", "none"]
"""How the printer turns the sheet for the second side."""

BACKS: tuple[Backs, ...] = ("long-edge", "short-edge", "none")

LEAST_BLEED = 0.3
"""Bleed (mm) below which a hand with a knife gains nothing from it."""

MARK_GAP = 0.3
MARK_LENGTH = 4.0
MARK_ROOM = 2.4
LEAST_MARK = 0.5
"""Crop marks, mm: gap between bleed and mark, length wished, room kept for them and the page line inside
the printable area, and the length under which a mark is left out."""


@dataclass(frozen=True, slots=True)
class Slot:
    """The place of one card: what the cut leaves, what is printed, and how far it is turned clockwise (degrees)."""

    trim: Box
    bleed: Box
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Mark:
    """A crop mark from (x1, y1) to (x2, y2), mm."""

    x1: float
    y1: float
    x2: float
    y2: float


@dataclass(frozen=True, slots=True)
class Grid:
    """A sheet's slots, row by row from the top left.

    ``blocks``: how many slots each block has, where a sheet holds several that are cut apart first.
    """

    paper: Paper
    columns: int
    rows: int
    slots: tuple[Slot, ...]
    blocks: tuple[int, ...] = ()

    def filled(self, count: int) -> tuple[Slot, ...]:
        """The slots of a page with ``count`` cards; ValueError unless 1 to all of them."""
        if not 1 <= count <= len(self.slots):
            raise ValueError(f"a page of this grid takes 1 to {len(self.slots)} cards, got {count}")
        return self.slots[:count]

    def marks(self, count: int) -> tuple[Mark, ...]:
        """The crop marks of a page with ``count`` cards: round each block, or round all."""
        slots, marks, start = self.filled(count), list[Mark](), 0
        for size in self.blocks or (count,):
            marks += crop_marks(slots[start : start + size], self.paper)
            start += size
        return tuple(marks)


@dataclass(frozen=True, slots=True)
class _Axis:
    count: int
    start: float
    bleed: float
    size: float

    def trims(self) -> tuple[float, ...]:
        step = self.size + 2 * self.bleed
        return tuple(self.start + self.bleed + k * step for k in range(self.count))


def impose(paper: Paper, width: float, height: float, bleed: float = 2.0, gutter: float | None = None) -> Grid:
    """The fullest grid for cards of ``width`` x ``height`` mm with up to ``bleed`` mm of bleed.

    ``gutter``, when given, is the most two cards may be apart (mm); 0 makes every cut a shared one. Cards are turned
    when that fits more. ValueError when not even one card fits, or a size is not above 0.
    """
    if width <= 0 or height <= 0 or bleed < 0 or (gutter or 0) < 0:
        raise ValueError(f"sizes must be above 0, bleed and gutter not below: {width} x {height}, {bleed}, {gutter}")
    wish = bleed if gutter is None else min(bleed, gutter / 2)
    upright, turned = _grid(paper, width, height, wish, 0), _grid(paper, height, width, wish, 90)
    best = turned if len(turned.slots) > len(upright.slots) else upright
    if not best.slots:
        area = f"{paper.printable.width:.1f} x {paper.printable.height:.1f}"
        raise ValueError(f"a card of {width} x {height} mm does not fit {paper.name}, where {area} mm can be printed")
    return best


def _grid(paper: Paper, width: float, height: float, bleed: float, turn: int) -> Grid:
    across = _axis(paper.width, paper.margin, width, bleed)
    down = _axis(paper.height, paper.margin, height, bleed)
    slots = tuple(
        Slot(trim, trim.grown(across.bleed, down.bleed), turn)
        for y in down.trims()
        for x in across.trims()
        for trim in (Box(x, y, width, height),)
    )
    return Grid(paper, across.count, down.count, slots)


def _axis(length: float, margin: float, size: float, bleed: float) -> _Axis:
    room = length - 2 * margin
    count = max(0, floor(room / size + 1e-9))
    spare = max(0.0, room - count * size - 2 * MARK_ROOM)
    given = min(bleed, spare / (2 * count)) if count else 0.0
    given = given if given >= min(LEAST_BLEED, bleed) else 0.0
    return _Axis(count, (length - count * (size + 2 * given)) / 2, given, size)


def mirrored(slots: tuple[Slot, ...], paper: Paper, backs: Backs) -> tuple[Slot, ...]:
    """Where the back of each slot lies on the second side, in the order of ``slots``, for a sheet turned over as said.

    A back stands upright behind its front: a card's upper end is the same end on both sides.
    """
    sideways = (backs == "long-edge") == (paper.height >= paper.width)
    turn = _turn_sideways if sideways else _turn_over
    return tuple(Slot(_flip(s.trim, paper, sideways), _flip(s.bleed, paper, sideways), turn(s.turn)) for s in slots)


def _turn_sideways(turn: int) -> int:
    return -turn % 360


def _turn_over(turn: int) -> int:
    return (180 - turn) % 360


def _flip(box: Box, paper: Paper, sideways: bool) -> Box:
    if sideways:
        return Box(paper.width - box.right, box.y, box.width, box.height)
    return Box(box.x, paper.height - box.bottom, box.width, box.height)


def crop_marks(slots: tuple[Slot, ...], paper: Paper) -> tuple[Mark, ...]:
    """The marks for the cutting lines of ``slots``, just outside the box round their bleeds, 1 mm short of the edge.

    Paper with next to no margin has no room for them: there they are left out.
    """
    outer = around(slot.bleed for slot in slots).grown(MARK_GAP)
    columns = sorted({edge for slot in slots for edge in (round(slot.trim.x, 6), round(slot.trim.right, 6))})
    rows = sorted({edge for slot in slots for edge in (round(slot.trim.y, 6), round(slot.trim.bottom, 6))})
    top, bottom = max(1.0, outer.y - MARK_LENGTH), min(paper.height - 1, outer.bottom + MARK_LENGTH)
    left, right = max(1.0, outer.x - MARK_LENGTH), min(paper.width - 1, outer.right + MARK_LENGTH)
    marks = (
        *(Mark(x, top, x, outer.y) for x in columns),
        *(Mark(x, outer.bottom, x, bottom) for x in columns),
        *(Mark(left, y, outer.x, y) for y in rows),
        *(Mark(outer.right, y, right, y) for y in rows),
    )
    return tuple(mark for mark in marks if mark.x2 - mark.x1 + mark.y2 - mark.y1 >= LEAST_MARK)
