"""Hexagons in rows: where they lie, coloured rims round a paper heart, chevrons from one to the next.

Rooms are numbered row × 100 + column; odd rows sit half a hexagon to the left of even ones. Hexagons stand on a corner.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, sqrt
from typing import Final

from kit.drawing.colour import mix
from kit.drawing.shapes import Command, Group, Item, Path, Style, circle, regular
from kit.drawing.signs import hatch, sign
from kit.drawing.tokens import BAND, COLOURS, INK, SMALL, Look

ROW: Final = sqrt(3) / 2
"""Distance of two rows over that of two columns."""
CORNER: Final = 1 / sqrt(3)
"""Distance of a corner from the middle over that of two columns, when hexagons touch."""
RIM: Final = 0.925
"""Size of a drawn hexagon over that of one that would touch its neighbours."""
HEART: Final = 0.7
"""The same of the heart one writes in."""
SIX: Final = 6


@dataclass(frozen=True, slots=True)
class Lattice:
    """Hexagons ``pitch`` apart; number 0 has its middle at (x, y)."""

    x: float
    y: float
    pitch: float

    def middle(self, number: int) -> tuple[float, float]:
        """The middle of a hexagon."""
        row, column = divmod(number, 100)
        shift = self.pitch / 2 if row % 2 else 0.0
        return self.x + column * self.pitch - shift, self.y + row * ROW * self.pitch

    def between(self, one: int, other: int) -> tuple[float, float, float]:
        """The point half-way, and the direction from ``one`` to ``other`` in degrees clockwise from the right."""
        (x, y), (far_x, far_y) = self.middle(one), self.middle(other)
        return (x + far_x) / 2, (y + far_y) / 2, degrees(atan2(far_y - y, far_x - x))

    @property
    def rim(self) -> float:
        """Corner radius of a drawn hexagon."""
        return RIM * CORNER * self.pitch

    @property
    def heart(self) -> float:
        """Corner radius of its heart."""
        return HEART * CORNER * self.pitch


def hexagon(x: float, y: float, radius: float, style: Style) -> Path:
    """A hexagon about (x, y) with a corner on top."""
    return regular(x, y, radius, SIX, style)


def edge(colour: str, look: Look) -> str:
    """The line round a hexagon of a colour: darker than it; ink with low ink."""
    if look.low:
        return look.ink
    return "8B8E95" if colour == "grey" else mix(COLOURS[colour].fill, INK, 0.45)


def room(colour: str, x: float, y: float, pitch: float, look: Look) -> Group:
    """A room to write in: coloured and hatched rim, paper heart, and the colour's sign on a tab at the top."""
    outer, inner = RIM * CORNER * pitch, HEART * CORNER * pitch
    around, tab = edge(colour, look), 0.121 * pitch
    high = y - outer + 1.05 * tab
    items: tuple[Item, ...] = (
        swatch(colour, x, y, outer, look, line=0.35 if look.low else 0.3, pitch=0.0676 * pitch),
        hexagon(x, y, inner, Style(look.paper, around, 0.25)),
        circle(x, high, tab, Style(look.paper, around, 0.25)),
        sign(COLOURS[colour].sign, x, high, 0.15 * pitch, look.ink),
    )
    return Group(items, role="room")


def swatch(
    colour: str, x: float, y: float, radius: float, look: Look, *, line: float = 0.25, pitch: float = 0.9
) -> Group:
    """A filled, hatched hexagon of a colour."""
    thing = COLOURS[colour]
    fill = BAND if colour == "grey" else thing.fill
    lines = SMALL if look.low else mix(fill, INK, 0.26) if colour == "grey" else look.hatch(fill)
    wide = 2 * radius * ROW
    shade = hatch(thing.hatch, x - wide / 2, y - radius, wide, 2 * radius, lines, pitch=pitch, line=0.2)
    shape = hexagon(x, y, radius, Style(look.fill(fill)))
    outline = hexagon(x, y, radius, Style(None, edge(colour, look), line))
    return Group((shape, Group(shade, clip=shape), outline), role="swatch")


def chevron(x: float, y: float, turn: float, radius: float, ground: str, ink: str, look: Look) -> Group:
    """A disc with a chevron that points to the right when ``turn`` is 0."""
    size = radius / 1.6
    steps: tuple[Command, ...] = (
        ("M", -0.55 * size, -0.9 * size),
        ("L", 0.55 * size, 0.0),
        ("L", -0.55 * size, 0.9 * size),
    )
    arrow = Path(steps, Style(None, ink, 0.5 * size))
    return Group((circle(0, 0, radius, Style(ground, look.ink, 0.3)), arrow), x, y, turn=turn, role="chevron")


def ring(x: float, y: float, pitch: float) -> tuple[tuple[float, float], ...]:
    """The middles of the six hexagons round (x, y), clockwise from the upper right one."""
    half, row = pitch / 2, ROW * pitch
    steps = ((half, -row), (pitch, 0.0), (half, row), (-half, row), (-pitch, 0.0), (-half, -row))
    return tuple((x + dx, y + dy) for dx, dy in steps)
