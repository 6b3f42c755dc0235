"""Where everything lies on a hospital board, in mm, and what may lie there: patients, meeples, tokens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from kit.games.dice_hospital.box import BEDS, DEPARTMENTS, POINTS, PRINTED, TREATED

WIDTH: Final = 246.0
HEIGHT: Final = 141.0
WARDS: Final = 4
EACH: Final = BEDS // WARDS
"""Beds of a ward, side by side; each has an upper and a lower half."""
WARD: Final = (4.5, 44.5, 57.0, 49.0)
"""The first ward: corner and size; the next ones stand ``WARD_STEP`` further right."""
WARD_STEP: Final = 60.0
BED: Final = 14.6
BED_STEP: Final = 17.5
BED_X, UPPER, LOWER = 3.7, 8.3, 32.1
"""Left and upper edges of a ward's first bed inside the ward, and the upper edge of the lower row."""
MORTUARY: Final = (4.5, 97.5, 50.0, 39.5)
STATION: Final = (58.0, 97.5, 72.0, 39.5)
LOUNGE: Final = (133.5, 97.5, 108.0, 39.5)
TOKEN: Final = 6.5
"""Radius of a token and of its place."""
TOKENS: Final = tuple((12.9 + 16.6 * (k % 3), 114.6 + 14.9 * (k // 3)) for k in range(6))
NURSES: Final = tuple((70.0 + 22.0 * k, 121.5) for k in range(3))
NURSE: Final = 8.4
HOME: Final = tuple(171.2 + 15.6 * k for k in range(4))
HOME_Y: Final = 100.1
HOME_SIDE: Final = 13.6
TABLE: Final = (137.0, 117.5, 8.45)
"""Corner of the discharge table and width of a column; the numbers of patients stand in the upper row."""
ROWS: Final = (7.4, 8.2)


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle of the board that can be pointed at, mm."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 2.0

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class BoardState:
    """What lies on a board.

    ``patients``: a patient's number (``box``) by the id of its place, ``meeples``: their colours by the department they
    stand on, ``station``: those at the nurses' station, ``fatalities``, ``discharged``: colours of those that went
    home this round, ``closed``: the department an event has closed.
    """

    patients: Mapping[str, int] = field(default_factory=dict)
    meeples: Mapping[str, Sequence[str]] = field(default_factory=dict)
    station: Sequence[str] = ()
    fatalities: int = 0
    discharged: Sequence[str] = ()
    closed: str = ""


def bed(number: int, row: int) -> str:
    """The id of a bed's upper (0) or lower, treated (1) half; beds from 0 to 11 go on through the wards."""
    return f"{('bed', 'treated')[row]}-{number // EACH + 1}-{number % EACH + 1}"


def in_beds(patients: Sequence[int]) -> dict[str, int]:
    """The patients of a hospital by place: each in the next bed, in its upper half or, once treated, in the lower."""
    return {bed(number, TREATED[code]): code for number, code in enumerate(patients)}


def _departments() -> dict[str, Place]:
    ids = [DEPARTMENTS[number].id for number in PRINTED]
    return {f"department-{id}": Place(4.0 + 40.0 * k, 4.0, 38.0, 36.0, 2.5) for k, id in enumerate(ids)}


def _beds() -> dict[str, Place]:
    found = {}
    for number in range(BEDS):
        for row, top in enumerate((UPPER, LOWER)):
            x = WARD[0] + WARD_STEP * (number // EACH) + BED_X + BED_STEP * (number % EACH)
            found[bed(number, row)] = Place(x, WARD[1] + top, BED, BED)
    return found


def _wards() -> dict[str, Place]:
    x, y, wide, high = WARD
    return {f"ward-{k + 1}": Place(x + WARD_STEP * k, y, wide, high, 2.5) for k in range(WARDS)}


def _discs(name: str, middles: Sequence[tuple[float, float]], radius: float) -> dict[str, Place]:
    return {
        f"{name}-{k}": Place(x - radius, y - radius, 2 * radius, 2 * radius, radius)
        for k, (x, y) in enumerate(middles, 1)
    }


def _table() -> dict[str, Place]:
    x, y, step = TABLE
    return {f"table-{n}": Place(x + step * (n - 1), y, step, sum(ROWS), 0.0) for n in range(1, len(POINTS))}


PLACES: Final[Mapping[str, Place]] = MappingProxyType(
    {
        **_departments(),
        **_wards(),
        **_beds(),
        **_discs("fatality", TOKENS, TOKEN),
        **_discs("nurse", NURSES, NURSE),
        **{f"home-{k}": Place(x, HOME_Y, HOME_SIDE, HOME_SIDE) for k, x in enumerate(HOME, 1)},
        **_table(),
        "mortuary": Place(*MORTUARY, 2.5),
        "station": Place(*STATION, 2.5),
        "lounge": Place(*LOUNGE, 2.5),
    }
)
"""Every place of a board by its id: ``department-<id>``, ``ward-1``, ``bed-1-2`` and ``treated-1-2`` (ward, bed),
``fatality-1``, ``nurse-1``, ``home-1``, ``table-12``, ``mortuary``, ``station``, ``lounge``."""
