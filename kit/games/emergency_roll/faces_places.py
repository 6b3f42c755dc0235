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
from kit.games.emergency_roll.box import BAGS as PRINTED_BAGS
from kit.games.emergency_roll.box import MORGUE as SPACES
from kit.games.emergency_roll.box import ROOM, ROOMS, TRACK, WARDS
from kit.games.emergency_roll.box import STETHOSCOPES as PRINTED_STETHOSCOPES

WIDTH: Final = 210.0
HEIGHT: Final = 148.5
LEFT: Final = 7.0
RIGHT: Final = 203.0
SAFE: Final = 6.5
LATTICE: Final = Lattice(24.1, 29.4, 17.0)
HALL: Final = (401, 402, 303, 503)
"""Hexagons of the hall, where wards are entered; they are no rooms."""
ENTRANCES: Final = MappingProxyType({5: 401, 7: 402, 8: 303, 6: 303, 9: 303, 10: 402, 4: 503})
"""The hall's hexagon each ward's first room is entered from; a ward is called by its clipboard's number."""
CLIPBOARDS: Final = MappingProxyType(
    {
        5: (21.9, 14.6),
        7: (55.9, 14.6),
        8: (123.9, 29.9),
        6: (132.4, 44.6),
        9: (140.9, 59.3),
        10: (157.9, 88.8),
        4: (132.4, 103.5),
    }
)
"""The middle of each ward's clipboard."""
CLIPBOARD: Final = (8.8, 9.6)
NURSE: Final = 8.2
"""From the middle of a clipboard to that of its nurse."""
RULE: Final = 113.4
TOOLS: Final = 120.9
"""Height of the row of stethoscopes and bags."""
FIRST_STETHOSCOPE: Final = 10.6
STETHOSCOPE_STEP: Final = 7.35
FIRST_BAG: Final = 137.0
BAG_STEP: Final = 6.8
MORE: Final = 5.0
"""Width of the place where what the sheet has not enough of is noted."""
TOOL: Final = 6.6
TRACK_START: Final = (10.6, 108.0)
TRACK_STEP: Final = 6.75
TRACK_DISC: Final = 2.95
MORGUE_START: Final = (7.4, 83.2)
MORGUE_STEP: Final = (8.4, 7.6)
MORGUE_BOX: Final = (7.4, 6.6)
BOX_TOP: Final = 125.2
BOX_HIGH: Final = 10.8
BOXES: Final = MappingProxyType(
    {
        "clipboards": (7.0, 22.5),
        "critical": (30.2, 22.5),
        "nurses": (53.4, 22.5),
        "cardiologists": (76.6, 27.0),
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

    ``values`` by room ("9-2"), 1 to 6; ``screened`` and ``critical`` are rooms, ``nurses`` the clipboards of the wards
    whose nurse is crossed out.
    ``stethoscopes`` and ``bags`` count the circled ones, more than printed too, ``*_spent`` those crossed out of them.
    ``track`` and ``morgue`` count circled spaces. ``scores`` by box: those of ``SCORES``.
    """

    values: Mapping[str, int] = field(default_factory=dict)
    screened: frozenset[str] = frozenset()
    critical: frozenset[str] = frozenset()
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
    "cardiologists-1",
    "cardiologists-2",
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
    return FIRST_STETHOSCOPE + (number - 1) * STETHOSCOPE_STEP, TOOLS


def bag(number: int) -> tuple[float, float]:
    """The middle of a blood bag, counted from 1."""
    return FIRST_BAG + (number - 1) * BAG_STEP, TOOLS


def track(number: int) -> tuple[float, float]:
    """The middle of a space of the nurse track, counted from 1."""
    return TRACK_START[0] + (number - 1) * TRACK_STEP, TRACK_START[1]


def clipboard(ward: int) -> Place:
    """A ward's clipboard."""
    return about(*CLIPBOARDS[ward], *CLIPBOARD, radius=1.0)


def nurse(ward: int) -> tuple[float, float]:
    """The middle of a ward's nurse."""
    x, y = CLIPBOARDS[ward]
    return x + NURSE, y + 0.1


def room(name: str) -> tuple[float, float]:
    """The middle of a room."""
    return LATTICE.middle(ROOMS[ROOM[name]].hexagon)


def morgue(number: int) -> Place:
    """A space of the morgue, counted from 1, row by row."""
    row, column = divmod(number - 1, 2)
    return Place(MORGUE_START[0] + column * MORGUE_STEP[0], MORGUE_START[1] + row * MORGUE_STEP[1], *MORGUE_BOX, 1.2)


def score(box: str) -> Place:
    """Where a score is written: a box below its label, or half of the cardiologists' box."""
    name, _, half = box.partition("-")
    left, wide = BOXES[name]
    if half:
        wide /= 2
        left += wide * (int(half) - 1)
    before = 5.0 if box == "morgue" else 0.8
    return Place(left + before, BOX_TOP + 4.6, wide - before - 0.8, BOX_HIGH - 5.1)


def more_stethoscopes() -> Place:
    """Where stethoscopes beyond the printed ones are noted."""
    return _more(*stethoscope(PRINTED_STETHOSCOPES))


def more_bags() -> Place:
    """Where blood bags beyond the printed ones are noted."""
    return _more(*bag(PRINTED_BAGS))


def _more(x: float, y: float) -> Place:
    return Place(x + 6.4, y - 2.6, MORE, 5.2)


def _places() -> dict[str, Place]:
    side = 2 * LATTICE.rim * ROW
    tool, disc = TOOL, 2 * TRACK_DISC
    return {
        **{f"room-{one.name}": about(*room(one.name), side, radius=side / 2) for one in ROOMS},
        **{f"ward-{ward.clipboard}": clipboard(ward.clipboard) for ward in WARDS},
        **{f"nurse-{ward.clipboard}": about(*nurse(ward.clipboard), 5.4, 6.0) for ward in WARDS},
        **{f"morgue-{k}": morgue(k) for k in range(1, SPACES + 1)},
        **{f"track-{k}": about(*track(k), disc, radius=TRACK_DISC) for k in range(1, len(TRACK) + 1)},
        **{
            f"stethoscope-{k}": about(*stethoscope(k), tool, radius=tool / 2)
            for k in range(1, PRINTED_STETHOSCOPES + 1)
        },
        "stethoscopes-more": more_stethoscopes(),
        **{f"bag-{k}": about(*bag(k), tool, radius=tool / 2) for k in range(1, PRINTED_BAGS + 1)},
        "bags-more": more_bags(),
        **{f"box-{name}": Place(left, BOX_TOP, wide, BOX_HIGH) for name, (left, wide) in BOXES.items()},
    }


PLACES: Final[Mapping[str, Place]] = MappingProxyType(
    {
        **_places(),
        "morgue": Place(*MORGUE_START, MORGUE_STEP[0] + MORGUE_BOX[0], MORGUE_STEP[1] + MORGUE_BOX[1]),
        "track": Place(7.0, TRACK_START[1] - 3.4, 48.0, 6.8, 3.4),
        "stethoscopes": Place(LEFT, TOOLS - 3.5, 121.0, 7.0, 3.5),
        "bags": Place(133.6, TOOLS - 3.5, RIGHT - 133.6, 7.0, 3.5),
    }
)
"""Every place of the sheet by id: rooms, wards, nurses, single spaces, whole rows, score boxes."""
