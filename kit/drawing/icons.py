"""Pictures on a 24 × 24 grid, kept as path commands in ``icons.toml``: ink line, paper fill, one accent."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from kit.drawing.shapes import Command, Group, Path, Style, circle
from kit.drawing.tokens import SEAT, Look

Paint: TypeAlias = Literal["ink", "paper", "accent"]

GRID: Final = 24.0
LINE: Final = 1.5
"""Main line in grid units."""
SMALL_LINE: Final = 1.8
"""Main line of an icon below ``SMALL`` mm."""
SMALL: Final = 6.0
SEAT_LINE: Final = 2.1
SEAT_SHARE: Final = 0.66
"""Size of a seat's thing over the diameter of its disc."""

_STEP = re.compile(r"([MLCZ])([^MLCZ]*)")


@dataclass(frozen=True, slots=True)
class Part:
    """One path of an icon; ``width`` None is the icon's main line."""

    commands: tuple[Command, ...]
    fill: Paint | None
    line: Paint | None
    width: float | None


def parse_path(data: str) -> tuple[Command, ...]:
    """Path commands from absolute M, L, C and Z steps written as in SVG."""
    steps = _STEP.findall(data)
    return tuple((step, *(float(number) for number in numbers.split())) for step, numbers in steps)


@cache
def icons() -> Mapping[str, tuple[Part, ...]]:
    """Every icon's parts by name."""
    source = FilePath(__file__).with_name("icons.toml").read_text(encoding="utf-8")
    return MappingProxyType({name: _parts(entry["parts"]) for name, entry in tomllib.loads(source).items()})


def _parts(entries: list[dict[str, object]]) -> tuple[Part, ...]:
    return tuple(_part(entry) for entry in entries)


def _part(entry: dict[str, object]) -> Part:
    width = entry.get("width")
    return Part(
        parse_path(str(entry["d"])),
        _paint(entry.get("fill")),
        _paint(entry.get("line")),
        width if isinstance(width, float) else None,
    )


def _paint(value: object) -> Paint | None:
    match value:
        case None:
            return None
        case "ink" | "paper" | "accent":
            return value
    raise ValueError(f"an icon is painted with ink, paper or accent, got {value!r}")


def icon(
    name: str,
    x: float,
    y: float,
    size: float,
    accent: str | None,
    look: Look,
    *,
    ink: str | None = None,
    paper: str | None = None,
    line: float | None = None,
) -> Group:
    """The icon ``name`` about (x, y), its 24 × 24 grid drawn ``size`` wide.

    ``accent`` None is the neutral accent; with low ink it becomes paper. ``line`` is the main line in grid units, by
    default ``LINE``, or ``SMALL_LINE`` below ``SMALL``; drawings in px set it. KeyError naming the icons if unknown.
    """
    if name not in icons():
        raise KeyError(f"no icon {name!r}; there are {', '.join(icons())}")
    if line is None:
        line = SMALL_LINE if size < SMALL else LINE
    paints: dict[Paint, str] = {
        "ink": ink or look.ink,
        "paper": paper or look.paper,
        "accent": look.accent if accent is None else look.fill(accent),
    }
    parts = tuple(Path(part.commands, _style(part, paints, line)) for part in icons()[name])
    return Group(parts, x, y, size / GRID, role="icon")


def _style(part: Part, paints: dict[Paint, str], line: float) -> Style:
    fill = None if part.fill is None else paints[part.fill]
    stroke = None if part.line is None else paints[part.line]
    return Style(fill, stroke, line if part.width is None else part.width)


def solid(name: str, x: float, y: float, size: float, colour: str, *, line: float = 1.0) -> Group:
    """The icon with every part in one colour: a sign to count, which low ink keeps filled."""
    style = Style(colour, colour, line)
    return Group(tuple(Path(part.commands, style) for part in icons()[name]), x, y, size / GRID, role="icon")


def glyph(name: str, x: float, y: float, size: float, ground: str, look: Look, *, line: float = SEAT_LINE) -> Group:
    """The icon as a line drawing on the colour ``ground``: in ink or paper, whichever contrasts more."""
    fill = look.fill(ground)
    return icon(name, x, y, size, fill, look, ink=look.on(ground), paper=fill, line=line)


def seat_disc(name: str, x: float, y: float, radius: float, look: Look) -> Group:
    """A seat's disc with its thing, about (x, y). With low ink, an outline."""
    colour = SEAT[name].fill
    edge = Style(look.fill(colour), look.ink if look.low else None, radius * 0.09)
    thing = glyph(name, x, y, 2 * radius * SEAT_SHARE, colour, look)
    return Group((circle(x, y, radius, edge), thing), role="seat")
