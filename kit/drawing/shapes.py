"""Shapes every component, page and table is made of.

Lengths are in the drawing's unit: millimetres for anything printed, CSS pixels for a table on screen. The origin is the
top left corner, y grows downwards, angles are degrees clockwise. Sizes of type are points in a millimetre drawing and
pixels in a pixel drawing. Colours are ``RRGGBB`` without a leading ``#``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import cos, radians, sin
from typing import Literal, TypeAlias

Command: TypeAlias = tuple[str, *tuple[float, ...]]
"""One path step, absolute: ("M", x, y), ("L", x, y), ("C", x1, y1, x2, y2, x, y) or ("Z",)."""

Unit: TypeAlias = Literal["mm", "px"]
Anchor: TypeAlias = Literal["start", "middle", "end"]
SpotState: TypeAlias = Literal["legal", "refused", "chosen", "sealed", "plain"]

CIRCLE_CONTROL = 0.5522847498
"""Length of the cubic control arm that draws a quarter of a unit circle."""


@dataclass(frozen=True, slots=True)
class Style:
    """Fill and stroke of a path; ``None`` is nothing. Width and dashes in the drawing's unit."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0.35
    dash: tuple[float, ...] = ()
    cap: Literal["butt", "round"] = "round"
    join: Literal["miter", "round"] = "round"
    opacity: float = 1.0


@dataclass(frozen=True, slots=True)
class Path:
    """A filled or stroked outline of straight lines and cubic curves."""

    commands: tuple[Command, ...]
    style: Style


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text; (x, y) is the anchor's end of the baseline. ``width`` is the room it was fitted to, if any."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    lang: str
    bold: bool = False
    anchor: Anchor = "start"
    width: float | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """A hot spot: what a click, Enter or Space on its group sends back.

    ``id`` is the table's own name for it, ``label`` what a screen reader says, (x, y, width, height) the box of the
    target and of its focus ring in the group's own coordinates.
    """

    id: str
    label: str
    state: SpotState
    x: float
    y: float
    width: float
    height: float
    radius: float = 8.0


@dataclass(frozen=True, slots=True)
class Group:
    """Items drawn together: scaled, then turned about their origin, then moved by (dx, dy).

    ``unit`` is that of the type inside where it differs from the drawing's: a card in millimetres on a table in pixels.
    """

    items: tuple[Item, ...]
    dx: float = 0.0
    dy: float = 0.0
    scale: float = 1.0
    turn: float = 0.0
    clip: Path | None = None
    spot: Spot | None = None
    role: str = ""
    unit: Unit | None = None


Item: TypeAlias = Path | Text | Group


@dataclass(frozen=True, slots=True)
class Drawing:
    """A whole component, page or table.

    ``width`` and ``height`` are the trim size; items may reach ``bleed`` beyond it on every side. ``safe`` is the
    distance from the trim inside which everything that must not be cut stays, ``radius`` that of round corners.
    ``outline`` is the shape that is cut out where it is no rectangle: a disc, a hexagon.
    ``title`` is read to those who cannot see it.
    """

    width: float
    height: float
    items: tuple[Item, ...]
    title: str
    unit: Unit = "mm"
    bleed: float = 0.0
    safe: float = 0.0
    radius: float = 0.0
    outline: Path | None = None


def rect(x: float, y: float, width: float, height: float, style: Style, radius: float = 0.0) -> Path:
    """A rectangle, with round corners if ``radius`` is above 0 (at most half the shorter side)."""
    r = min(radius, width / 2, height / 2)
    right, bottom = x + width, y + height
    if r <= 0:
        corners = (("M", x, y), ("L", right, y), ("L", right, bottom), ("L", x, bottom), ("Z",))
        return Path(corners, style)
    k = r * (1 - CIRCLE_CONTROL)
    return Path(
        (
            ("M", x + r, y),
            ("L", right - r, y),
            ("C", right - k, y, right, y + k, right, y + r),
            ("L", right, bottom - r),
            ("C", right, bottom - k, right - k, bottom, right - r, bottom),
            ("L", x + r, bottom),
            ("C", x + k, bottom, x, bottom - k, x, bottom - r),
            ("L", x, y + r),
            ("C", x, y + k, x + k, y, x + r, y),
            ("Z",),
        ),
        style,
    )


def circle(x: float, y: float, radius: float, style: Style) -> Path:
    """A circle of ``radius`` about (x, y)."""
    return rect(x - radius, y - radius, 2 * radius, 2 * radius, style, radius)


def line(x1: float, y1: float, x2: float, y2: float, style: Style) -> Path:
    """A straight line."""
    return Path((("M", x1, y1), ("L", x2, y2)), style)


def polygon(points: tuple[tuple[float, float], ...], style: Style) -> Path:
    """A closed outline through ``points``."""
    (x, y), *rest = points
    return Path((("M", x, y), *(("L", px, py) for px, py in rest), ("Z",)), style)


def regular(x: float, y: float, radius: float, sides: int, style: Style, turn: float = 0.0) -> Path:
    """A regular polygon about (x, y); its first corner points up, turned clockwise by ``turn`` degrees."""
    angles = (radians(turn + 360 * k / sides - 90) for k in range(sides))
    return polygon(tuple((x + radius * cos(a), y + radius * sin(a)) for a in angles), style)


def at(dx: float, dy: float, *items: Item, scale: float = 1.0, turn: float = 0.0) -> Group:
    """``items`` scaled, turned and moved."""
    return Group(items, dx, dy, scale, turn)


def place(drawing: Drawing, x: float, y: float, scale: float = 1.0, spot: Spot | None = None) -> Group:
    """A whole drawing as part of another, its trim corner at (x, y); ``spot`` in the placed drawing's coordinates."""
    return Group(drawing.items, x, y, scale, spot=spot, role="component", unit=drawing.unit)


def spots(items: tuple[Item, ...]) -> Iterator[Spot]:
    """Every hot spot, in drawing order, in its own group's coordinates."""
    for item in items:
        if isinstance(item, Group):
            if item.spot is not None:
                yield item.spot
            yield from spots(item.items)


def restyled(path: Path, style: Style) -> Path:
    """The same outline in another style."""
    return replace(path, style=style)
