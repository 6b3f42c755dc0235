"""Where everything lies on the hospital sheet, in mm, and what may be written on it.

The places serve the drawing, the hot spots on screen and the fields of the PDF form alike. Which rooms and wards there
are comes from ``box``; where they are drawn is the kit's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from kit.drawing.hexes import ROW, Lattice

WIDTH: Final = 210.0
HEIGHT: Final = 148.5
LEFT: Final = 7.0
RIGHT: Final = 203.0
SAFE: Final = 6.5
LATTICE: Final = Lattice(24.1, 29.4, 17.0)
HALL: Final = (401, 402, 303, 503)
"""Hexagons of the hall, where wards are entered; they are no rooms."""
ENTRANCES: Final = MappingProxyType({1: 401, 2: 402, 3: 303, 4: 303, 5: 303, 6: 402, 7: 503})
"""The hall's hexagon each ward's first room is entered from."""
CLIPBOARDS: Final = MappingProxyType(
    {
        1: (21.9, 14.6),
        2: (55.9, 14.6),
        3: (123.9, 29.9),
        4: (132.4, 44.6),
        5: (140.9, 59.3),
        6: (157.9, 88.8),
        7: (132.4, 103.5),
    }
)
"""The middle of each ward's clipboard."""
CLIPBOARD: Final = (8.8, 9.6)
NURSE: Final = 8.2
"""From the middle of a clipboard to that of its nurse."""
RULE: Final = 113.4
TOOLS: Final = 120.9
"""Height of the row of stethoscopes and bags."""
STETHOSCOPES: Final = 10.6
STETHOSCOPE_STEP: Final = 7.35
BAGS: Final = 137.2
BAG_STEP: Final = 7.0
MORE: Final = 8.0
"""Width of the place for what is more than the sheet has."""
TOOL: Final = 6.6
TRACK: Final = (10.6, 108.0)
TRACK_STEP: Final = 6.75
TRACK_DISC: Final = 2.95
MORGUE: Final = (7.4, 83.2)
MORGUE_STEP: Final = (8.4, 7.6)
MORGUE_BOX: Final = (7.4, 6.6)
BOX_TOP: Final = 125.2
BOX_HIGH: Final = 10.8
BOXES: Final = MappingProxyType(
    {
        "clipboards": (7.0, 22.5),
        "critical": (30.2, 22.5),
        "nurses": (53.4, 22.5),
        "cardiologist": (76.6, 27.0),
        "radiologist": (104.3, 24.0),
        "epidemiologist": (129.0, 24.0),
        "morgue": (153.7, 20.5),
        "total": (174.9, 28.1),
    }
)
"""Left edge and width of each score box, in the order of the sheet."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place on the sheet: the box a click or a field takes, and the radius of its corners."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 1.4

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the box."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class SheetState:
    """What is written on a sheet, whether it may be or not: no rule is asked here.

    ``values`` by room; ``screened`` and ``critical`` are rooms, ``nurses`` the wards whose nurse is crossed out.
    ``stethoscopes`` and ``bags`` count the circled ones, more than printed too, ``*_spent`` those crossed out of them.
    ``track`` and ``morgue`` count circled spaces. ``scores`` by box: those of ``SCORES``.
    """

    values: Mapping[int, int] = field(default_factory=dict)
    screened: frozenset[int] = frozenset()
    critical: frozenset[int] = frozenset()
    nurses: frozenset[int] = frozenset()
    stethoscopes: int = 1
    stethoscopes_spent: int = 0
    bags: int = 0
    bags_spent: int = 0
    track: int = 0
    morgue: int = 0
    scores: Mapping[str, int] = field(default_factory=dict)
    name: str = ""
    date: str = ""


SCORES: Final = (
    "clipboards",
    "critical",
    "nurses",
    "cardiologist-1",
    "cardiologist-2",
    "radiologist",
    "epidemiologist",
    "morgue",
    "total",
)
"""What is written in the score boxes, from left to right; the cardiologists' box has two halves."""


def about(x: float, y: float, width: float, height: float | None = None, radius: float = 1.4) -> Place:
    """The place of that size about (x, y)."""
    high = width if height is None else height
    return Place(x - width / 2, y - high / 2, width, high, radius)


def stethoscope(number: int) -> tuple[float, float]:
    """The middle of a stethoscope, counted from 1."""
    return STETHOSCOPES + (number - 1) * STETHOSCOPE_STEP, TOOLS


def bag(number: int) -> tuple[float, float]:
    """The middle of a blood bag, counted from 1."""
    return BAGS + (number - 1) * BAG_STEP, TOOLS


def track(number: int) -> tuple[float, float]:
    """The middle of a space of the nurse track, counted from 1."""
    return TRACK[0] + (number - 1) * TRACK_STEP, TRACK[1]


def nurse(ward: int) -> tuple[float, float]:
    """The middle of a ward's nurse."""
    x, y = CLIPBOARDS[ward]
    return x + NURSE, y + 0.1


def room_place(number: int) -> Place:
    """A room's square."""
    side = 2 * LATTICE.rim * ROW
    return about(*LATTICE.middle(number), side, radius=side / 2)


def heart(number: int) -> Place:
    """The heart of a room, where its value is written."""
    return about(*LATTICE.middle(number), 2 * LATTICE.heart * ROW, 1.5 * LATTICE.heart)


def morgue(number: int) -> Place:
    """A space of the morgue, counted from 1, row by row."""
    row, column = divmod(number - 1, 2)
    return Place(MORGUE[0] + column * MORGUE_STEP[0], MORGUE[1] + row * MORGUE_STEP[1], *MORGUE_BOX, 1.2)


def score(box: str) -> Place:
    """Where a score is written: a box below its label, or half of the cardiologists' box."""
    name, _, half = box.partition("-")
    left, wide = BOXES[name]
    if half:
        wide /= 2
        left += wide * (int(half) - 1)
    before = 5.0 if box == "morgue" else 0.8
    return Place(left + before, BOX_TOP + 4.6, wide - before - 0.8, BOX_HIGH - 5.1)
