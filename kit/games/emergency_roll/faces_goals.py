"""Pictures of the specialists' goals, each about (0, 0), at most 52 mm wide and 34 mm high."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

from kit.drawing.hexes import CORNER, ROW, hexagon, ring
from kit.drawing.icons import icon
from kit.drawing.shapes import Command, Item, Path, Style, Text, circle, line, rect
from kit.drawing.tokens import INK, Look
from kit.games.emergency_roll.box import SPECIALISTS, WARDS
from kit.type.metrics import cap_height

Point = tuple[float, float]

GAP: Final = 0.94
"""Size of a drawn hexagon over that of one that would touch its neighbours."""
NUMBER: Final = 1.45
"""Points of a value over the pitch."""


def goal(id: str, look: Look, lang: str) -> tuple[Item, ...]:
    """The picture of a goal. KeyError if there is no such specialist."""
    return _GOALS[id](_Pen(look, lang))


@dataclass(frozen=True, slots=True)
class _Pen:
    """Draws hexagons with values in one look."""

    look: Look
    lang: str

    def room(self, at: Point, pitch: float, value: str = "", *, dark: bool = False) -> tuple[Item, ...]:
        """A hexagon with a value; ``dark`` makes it stand out, by a thick line with low ink."""
        look = self.look
        ground, ink = (look.fill(INK), look.on(INK)) if dark else (look.paper, look.ink)
        shape = hexagon(*at, GAP * CORNER * pitch, Style(ground, look.ink, 0.9 if dark and look.low else 0.4))
        return (shape, self.text(value, at, NUMBER * pitch, ink)) if value else (shape,)

    def patient(self, at: Point, pitch: float) -> tuple[Item, ...]:
        """A hexagon with anybody in it."""
        return *self.room(at, pitch), circle(*at, 0.16 * pitch, Style(self.look.ink))

    def lab(self, at: Point, pitch: float) -> tuple[Item, ...]:
        """An X-ray lab."""
        look = self.look
        ground, ink = look.fill(INK), look.on(INK)
        plate = icon("xray", *at, 0.62 * pitch, None, look, ink=ink, paper=ground, line=1.4)
        return hexagon(*at, GAP * CORNER * pitch, Style(ground, look.ink, 0.4)), plate

    def text(self, value: str, at: Point, size: float, ink: str | None = None) -> Text:
        """A bold text about a point."""
        x, y = at
        low = y + cap_height(size, self.lang) / 2
        return Text(x, low, value, size, ink or self.look.ink, self.lang, True, "middle")

    def link(self, points: Sequence[Point], width: float = 1.2) -> Path:
        """A line through points."""
        first, *rest = points
        steps: tuple[Command, ...] = (("M", *first), *(("L", *point) for point in rest))
        return Path(steps, Style(None, self.look.ink, width))

    def ringed(self, x: float, pitch: float, values: str, dark: str = "") -> tuple[Item, ...]:
        """A lab with six rooms round it: a value, or "." for an empty one; those in ``dark`` stand out."""
        items: list[Item] = [*self.lab((x, 0), pitch)]
        for at, value in zip(ring(x, 0, pitch), values, strict=True):
            items += self.room(at, pitch, "" if value == "." else value, dark=value in dark)
        return tuple(items)

    def rooms(self, points: Sequence[Point], pitch: float, values: str) -> tuple[Item, ...]:
        """Rooms with values."""
        return tuple(item for at, value in zip(points, values, strict=True) for item in self.room(at, pitch, value))

    def icons(self, name: str, points: Sequence[Point], size: float) -> tuple[Item, ...]:
        """The same icon at every point."""
        return tuple(icon(name, *at, size, None, self.look, line=1.2 if size > 12 else 1.5) for at in points)

    def clipboard(self, at: Point, number: str = "") -> tuple[Item, ...]:
        """A clipboard, 6.4 mm wide."""
        x, y = at
        look = self.look
        board = rect(x - 3.2, y - 3.4, 6.4, 7.2, Style(look.paper, look.ink, 0.4), 0.8)
        clip = rect(x - 1.5, y - 4.2, 3.0, 1.6, Style(look.ink), 0.5)
        return (board, clip, self.text(number, (x, y + 0.5), 9.5)) if number else (board, clip)


def _row(count: int, step: float, y: float = 0.0) -> tuple[Point, ...]:
    return tuple(((k - (count - 1) / 2) * step, y) for k in range(count))


def _need(id: str) -> int:
    need: int = SPECIALISTS[id].numbers["need"]
    return need


def _stethoscopes(pen: _Pen) -> tuple[Item, ...]:
    half = _need("cardio-stethoscopes") // 2
    return pen.icons("stethoscope", (*_row(half, 12.5, -7.5), *_row(half, 12.5, 7.5)), 11)


def _lab(pen: _Pen) -> tuple[Item, ...]:
    return *pen.lab((0, 0), 11), *(item for at in ring(0, 0, 11) for item in pen.patient(at, 11))


def _nurses(pen: _Pen) -> tuple[Item, ...]:
    return pen.icons("cap", _row(_need("cardio-nurses"), 17.6), 15)


def _bags(pen: _Pen) -> tuple[Item, ...]:
    return pen.icons("blood", _row(_need("cardio-bags"), 13), 14)


def _wards(pen: _Pen) -> tuple[Item, ...]:
    """Seven clipboards, a patient below each."""
    items: list[Item] = []
    numbers = sorted(ward.clipboard for ward in WARDS)
    for (x, y), number in zip((*_row(4, 12.5, -12.5), *_row(3, 12.5, 5.0)), numbers, strict=True):
        items += [line(x, y, x, y + 8, Style(None, pen.look.ink, 1.2))]
        items += [*pen.clipboard((x, y), str(number)), *pen.patient((x, y + 8.4), 7)]
    return tuple(items)


def _full(pen: _Pen) -> tuple[Item, ...]:
    """Two wards with a patient in every room."""
    items: list[Item] = []
    for y, count in ((-8.0, 3), (8.0, 4)):
        points = tuple((x - 4.6, y) for x, _ in _row(count, 9.6))
        end = (points[-1][0] + 10.6, y)
        items.append(pen.link((*points, end)))
        items += [item for at in points for item in pen.patient(at, 9.6)]
        items += pen.clipboard(end)
    return tuple(items)


def _critical(pen: _Pen) -> tuple[Item, ...]:
    """5! + 2! + 4! = 11, half of it rounded up is 6."""
    items: list[Item] = [*pen.lab((-11.5, 0), 8.4)]
    values = ("5!", "", "2!", "", "4!", "")
    for at, value in zip(ring(-11.5, 0, 8.4), values, strict=True):
        items += pen.room(at, 8.4)
        if value:
            items.append(pen.text(value, at, 10.5))
    items += [pen.text("11", (10.6, -4.3), 16), pen.text("2", (10.6, 4.3), 16)]
    items += [line(6.6, 0, 14.6, 0, Style(None, pen.look.ink, 0.6)), pen.text("→ 6", (20.8, 0), 16)]
    return tuple(items)


def _sum(pen: _Pen) -> tuple[Item, ...]:
    numbers = SPECIALISTS["radio-sum"].numbers
    limits = (pen.text(f"≤ {numbers['low']}", (14.5, -3.4), 17), pen.text(f"≥ {numbers['high']}", (14.5, 6.2), 17))
    return *pen.ringed(-11.5, 8.4, "112132"), pen.text("Σ", (14.5, -11.4), 13, pen.look.small), *limits


def _high(pen: _Pen) -> tuple[Item, ...]:
    return pen.ringed(0, 10.6, "4.6.5.", "456")


def _opposite(pen: _Pen) -> tuple[Item, ...]:
    """Two pairs joined through the lab."""
    places = ring(0, 0, 10.6)
    pairs = tuple(pen.link((places[k], places[k + 3]), 1.6) for k in (0, 1))
    return *pairs, *pen.ringed(0, 10.6, "36.36.", "36")


def _equal(pen: _Pen) -> tuple[Item, ...]:
    return pen.ringed(0, 10.6, "4.44..", "4")


def _chain(pen: _Pen) -> tuple[Item, ...]:
    step, high = 9.0, 9.0 * ROW
    points = tuple((x - 22.5, y) for x, y in ((0, high / 2), (step, high / 2), (1.5 * step, -high / 2),
                   (2.5 * step, -high / 2), (3 * step, high / 2), (4 * step, high / 2)))  # fmt: skip
    centred = tuple((x + 4.5, y) for x, y in points)
    return pen.link(centred), *pen.rooms(centred, step, "123456")


def _line(pen: _Pen) -> tuple[Item, ...]:
    """Two of the three directions of a line."""
    level = tuple((x - 10.5, 8.0) for x, _ in _row(3, 10.0))
    slope = tuple((8.0 + 5.0 * k, 8.0 - 10.0 * ROW * k) for k in range(3))
    slope = tuple((x + 1.0, y + 0.6) for x, y in slope)
    return pen.link(level), *pen.rooms(level, 10.0, "333"), pen.link(slope), *pen.rooms(slope, 10.0, "666")


def _group(pen: _Pen) -> tuple[Item, ...]:
    """Five of a value that touch, and one beside them that does not count."""
    step = 10.0
    high = step * ROW
    points = ((-step, 0), (0, 0), (step / 2, -high), (step / 2, high), (step, 0))
    other = (1.5 * step, high)
    joined = tuple(
        pen.link((one, two)) for one, two in ((points[0], points[4]), (points[1], points[2]), (points[1], points[3]))
    )
    dark = tuple(item for at in points for item in pen.room(at, step, "2", dark=True))
    return *joined, *dark, *pen.room(other, step, "5"), *pen.room((-step / 2, -high), step, "4")


def _frequency(pen: _Pen) -> tuple[Item, ...]:
    """Four fives give, one two takes."""
    most, least = _row(4, 9.4, -7.0), ((-1.5 * 9.4, 7.0),)
    signs = (pen.text("+", (-22.0, -7.0), 20), pen.text("−", (-22.0, 7.0), 20))
    return *signs, *pen.rooms(most, 9.4, "5555"), *pen.rooms(least, 9.4, "2")


def _triangle(pen: _Pen) -> tuple[Item, ...]:
    """All odd, all even."""
    step = 9.6
    items: list[Item] = []
    for x, values in ((-12.5, "135"), (12.5, "624")):
        points = ((x, -step / sqrt(3)), (x - step / 2, step / sqrt(12)), (x + step / 2, step / sqrt(12)))
        items += [pen.link((*points, points[0])), *pen.rooms(points, step, values)]
    return tuple(items)


_GOALS: Final[dict[str, Callable[[_Pen], tuple[Item, ...]]]] = {
    "cardio-stethoscopes": _stethoscopes,
    "cardio-lab": _lab,
    "cardio-nurses": _nurses,
    "cardio-bags": _bags,
    "cardio-wards": _wards,
    "cardio-full": _full,
    "radio-critical": _critical,
    "radio-sum": _sum,
    "radio-high": _high,
    "radio-opposite": _opposite,
    "radio-equal": _equal,
    "epi-chain": _chain,
    "epi-line": _line,
    "epi-group": _group,
    "epi-frequency": _frequency,
    "epi-triangle": _triangle,
}
