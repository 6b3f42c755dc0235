"""Rectangles on paper: millimetres, y down, origin at the top left corner of the sheet."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with its corner nearest the origin at (x, y)."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The x of the right side."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The y of the lower side."""
        return self.y + self.height

    def grown(self, by_x: float, by_y: float | None = None) -> Box:
        """The same box with every side moved out by ``by_x`` and ``by_y`` (in, when negative)."""
        dy = by_x if by_y is None else by_y
        return Box(self.x - by_x, self.y - dy, self.width + 2 * by_x, self.height + 2 * dy)

    def overlaps(self, other: Box, slack: float = 1e-6) -> bool:
        """Whether the two share an area; touching sides do not count."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def holds(self, other: Box, slack: float = 1e-6) -> bool:
        """Whether ``other`` lies wholly inside, its sides included."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all ``boxes``; ValueError when there are none."""
    found = tuple(boxes)
    if not found:
        raise ValueError("a box around nothing was asked for")
    left, top = min(b.x for b in found), min(b.y for b in found)
    return Box(left, top, max(b.right for b in found) - left, max(b.bottom for b in found) - top)
