"""A drawing without its groups: every path and text with where it really lands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, hypot, radians, sin

from kit.drawing.shapes import Command, Drawing, Group, Item, Path, Spot, Text, Unit


@dataclass(frozen=True, slots=True)
class Matrix:
    """x' = a·x + c·y + e, y' = b·x + d·y + f."""

    a: float = 1.0
    b: float = 0.0
    c: float = 0.0
    d: float = 1.0
    e: float = 0.0
    f: float = 0.0

    def apply(self, x: float, y: float) -> tuple[float, float]:
        """Where the point (x, y) lands."""
        return self.a * x + self.c * y + self.e, self.b * x + self.d * y + self.f

    def inside(self, group: Group) -> Matrix:
        """The matrix for the items of ``group``, itself drawn under this matrix."""
        turn = radians(group.turn)
        u, v = group.scale * cos(turn), group.scale * sin(turn)
        return Matrix(
            self.a * u + self.c * v,
            self.b * u + self.d * v,
            self.c * u - self.a * v,
            self.d * u - self.b * v,
            *self.apply(group.dx, group.dy),
        )

    @property
    def scale(self) -> float:
        """How much longer a length becomes."""
        return hypot(self.a, self.b)


@dataclass(frozen=True, slots=True)
class Placed:
    """A path or text under its matrix; ``unit`` is the unit of the type, ``clips`` the clip paths round it."""

    item: Path | Text
    matrix: Matrix
    unit: Unit
    clips: tuple[tuple[Path, Matrix], ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in the drawing's unit."""

    left: float
    top: float
    right: float
    bottom: float


def flat(drawing: Drawing) -> Iterator[Placed]:
    """Every path and text in drawing order."""
    yield from _items(drawing.items, Matrix(), drawing.unit, ())


def _items(
    items: tuple[Item, ...], matrix: Matrix, unit: Unit, clips: tuple[tuple[Path, Matrix], ...]
) -> Iterator[Placed]:
    for item in items:
        if not isinstance(item, Group):
            yield Placed(item, matrix, unit, clips)
            continue
        inner = matrix.inside(item)
        inner_clips = clips if item.clip is None else (*clips, (item.clip, inner))
        yield from _items(item.items, inner, item.unit or unit, inner_clips)


def placed_spots(drawing: Drawing) -> Iterator[tuple[Spot, Matrix]]:
    """Every hot spot in drawing order with the matrix of its group."""
    yield from _spots(drawing.items, Matrix())


def _spots(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[Spot, Matrix]]:
    for item in items:
        if isinstance(item, Group):
            inner = matrix.inside(item)
            if item.spot is not None:
                yield item.spot, inner
            yield from _spots(item.items, inner)


def texts(drawing: Drawing) -> Iterator[Placed]:
    """Every text in drawing order."""
    return (placed for placed in flat(drawing) if isinstance(placed.item, Text))


def bounds(commands: tuple[Command, ...], matrix: Matrix | None = None) -> Box:
    """The box round a path's points and control points, so never smaller than the path."""
    matrix = matrix or Matrix()
    points = [matrix.apply(*pair) for _, *numbers in commands for pair in zip(numbers[::2], numbers[1::2], strict=True)]
    if not points:
        raise ValueError("a path without points has no bounds")
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Box(min(xs), min(ys), max(xs), max(ys))
