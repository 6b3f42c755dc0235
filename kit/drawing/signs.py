"""Signs and hatches of the colours, and the dice and meeples that wear them."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import Final

from kit.drawing.colour import mix
from kit.drawing.icons import GRID, icon
from kit.drawing.shapes import Command, Group, Path, Style, circle, polygon, rect, regular
from kit.drawing.tokens import COLOURS, INK, LINES, Hatch, Look, Sign

DIE_RADIUS: Final = 0.18
"""Corner radius of a die over its side."""
PIP: Final = 0.215
PIP_STEP: Final = 0.27
PIPS: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Places of the pips in steps from the middle."""
DASH: Final = (0.35, 0.65)
"""Dash and gap of the hatch of grey, over its pitch."""
DOT: Final = 0.33
"""Diameter of a dot over the pitch."""


def sign(name: Sign, x: float, y: float, size: float, colour: str) -> Path:
    """The sign about (x, y), at most ``size`` wide and high, in ``colour``."""
    return _SIGNS[name](x, y, size, Style(colour))


def _triangle(x: float, y: float, size: float, style: Style) -> Path:
    return polygon(((x, y - 0.475 * size), (x + 0.5 * size, y + 0.4 * size), (x - 0.5 * size, y + 0.4 * size)), style)


def _disc(x: float, y: float, size: float, style: Style) -> Path:
    return circle(x, y, 0.44 * size, style)


def _square(x: float, y: float, size: float, style: Style) -> Path:
    return rect(x - 0.4 * size, y - 0.4 * size, 0.8 * size, 0.8 * size, style, 0.075 * size)


def _lozenge(x: float, y: float, size: float, style: Style) -> Path:
    wide, high = 0.4 * size, 0.5 * size
    return polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), style)


def _hourglass(x: float, y: float, size: float, style: Style) -> Path:
    wide, high, waist = 0.425 * size, 0.475 * size, 0.08 * size
    right = ((x - wide, y - high), (x + wide, y - high), (x + waist, y))
    return polygon((*right, (x + wide, y + high), (x - wide, y + high), (x - waist, y)), style)


def _ring(x: float, y: float, size: float, style: Style) -> Path:
    return circle(x, y, 0.375 * size, Style(None, style.fill, 0.2 * size))


def _hexagon(x: float, y: float, size: float, style: Style) -> Path:
    return regular(x, y, 0.42 * size, 6, Style(None, style.fill, 0.14 * size, join="miter"))


_SIGNS: Final[dict[Sign, Callable[[float, float, float, Style], Path]]] = {
    "triangle": _triangle,
    "disc": _disc,
    "square": _square,
    "lozenge": _lozenge,
    "hourglass": _hourglass,
    "ring": _ring,
    "hexagon": _hexagon,
}


def hatch(
    kind: Hatch,
    x: float,
    y: float,
    width: float,
    height: float,
    colour: str,
    *,
    pitch: float = LINES.hatch_pitch,
    line: float = LINES.hatch,
) -> tuple[Path, ...]:
    """The hatch over a rectangle, in lines of ``colour``, never beyond the rectangle."""
    box = (x, y, width, height)
    thin = Style(None, colour, line, cap="butt")
    match kind:
        case "none":
            return ()
        case "upright":
            return (Path(_upright(box, pitch), thin),)
        case "level":
            return (Path(_level(box, pitch), thin),)
        case "grid":
            return (Path(_upright(box, pitch) + _level(box, pitch), thin),)
        case "falling":
            return (Path(_falling(box, pitch), thin),)
        case "dashes":
            return _rows(box, pitch, Style(None, colour, line, (DASH[0] * pitch, DASH[1] * pitch), "butt"))
        case "dots":
            return _rows(box, pitch / 2**0.5, Style(None, colour, DOT * pitch, (0.001, pitch * 2**0.5)))


_Rectangle = tuple[float, float, float, float]


def _steps(start: float, length: float, pitch: float) -> tuple[float, ...]:
    count = floor(length / pitch)
    margin = (length - (count - 1) * pitch) / 2
    return tuple(start + margin + k * pitch for k in range(count))


def _upright(box: _Rectangle, pitch: float) -> tuple[Command, ...]:
    x, y, width, height = box
    return _segments([(at, y, at, y + height) for at in _steps(x, width, pitch)])


def _level(box: _Rectangle, pitch: float) -> tuple[Command, ...]:
    x, y, width, height = box
    return _segments([(x, at, x + width, at) for at in _steps(y, height, pitch)])


def _falling(box: _Rectangle, pitch: float) -> tuple[Command, ...]:
    x, y, width, height = box
    step = pitch * 2**0.5
    first = ceil(-height / step)
    segments = []
    for k in range(first, floor(width / step) + 1):
        offset = k * step
        left, right = max(0.0, offset), min(width, offset + height)
        if right > left:
            segments.append((x + left, y + left - offset, x + right, y + right - offset))
    return _segments(segments)


def _segments(segments: list[tuple[float, float, float, float]]) -> tuple[Command, ...]:
    ends: list[Command] = []
    for x1, y1, x2, y2 in segments:
        ends += [("M", x1, y1), ("L", x2, y2)]
    return tuple(ends)


def _rows(box: _Rectangle, pitch: float, style: Style) -> tuple[Path, ...]:
    """Dashed level rows, every other one shifted by half a period."""
    x, y, width, height = box
    period = sum(style.dash)
    inset = style.width / 2
    rows = _steps(y, height, pitch)
    shifts = [inset + (period / 2 if k % 2 else 0.0) for k in range(len(rows))]
    segments = [(x + shift, at, x + width - inset, at) for shift, at in zip(shifts, rows, strict=True)]
    return tuple(Path(_segments([segment]), style) for segment in segments)


def die(colour: str, value: int, x: float, y: float, side: float, look: Look) -> Group:
    """A die of the colour, its corner at (x, y), showing ``value`` (1-6) in pips shaped like the colour's sign."""
    thing = COLOURS[colour]
    edge = look.ink if look.low else mix(thing.fill, INK, 0.45)
    body = rect(x, y, side, side, Style(look.fill(thing.fill), edge, 0.03 * side), DIE_RADIUS * side)
    middle_x, middle_y, step = x + side / 2, y + side / 2, PIP_STEP * side
    pips = tuple(
        sign(thing.sign, middle_x + dx * step, middle_y + dy * step, PIP * side, look.on(thing.fill))
        for dx, dy in PIPS[value]
    )
    return Group((body, *pips), role="die")


def meeple(colour: str, x: float, y: float, size: float, look: Look) -> Group:
    """A meeple of the colour about (x, y) with its sign; the white one is a nurse and wears the cap."""
    thing = COLOURS[colour]
    nurse = colour == "white"
    edge = look.ink if look.low or nurse else mix(thing.fill, INK, 0.55)
    body = icon("nurse" if nurse else "meeple", 0, 0, GRID, thing.fill, look, ink=edge, line=1.3)
    mark = sign(thing.sign, 0, 5, 7.4, look.on(thing.fill))
    return Group((body, mark), x, y, size / GRID, role="meeple")
