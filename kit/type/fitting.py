"""Text made to fit a box: smaller step by step, down to a floor."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kit.type.breaking import OverfullError, wrap
from kit.type.metrics import MM_PER_POINT, ascent

STEP = 0.25
"""Points by which type gets smaller."""

_SLACK = 1e-6


class FitError(ValueError):
    """A text does not fit its box even at the floor."""

    def __init__(self, text: str, lang: str, width: float, height: float, floor: float) -> None:
        super().__init__(f"{text!r} ({lang}) does not fit {width:.2f} × {height:.2f} mm at {floor:g} pt")
        self.text, self.lang, self.width, self.height, self.floor = text, lang, width, height, floor


@dataclass(frozen=True, slots=True)
class Fitted:
    """Lines that fit, their size in pt and the distance of their baselines in mm."""

    lines: tuple[str, ...]
    size: float
    leading_mm: float

    @property
    def height(self) -> float:
        """From the top of the first line's em box to the foot of the last one's, in mm."""
        return _height(len(self.lines), self.size, self.leading_mm)

    def baselines(self, top: float, lang: str) -> tuple[float, ...]:
        """The y of each baseline when the first line's em box begins at ``top`` (mm, downwards)."""
        first = top + ascent(self.size, lang)
        return tuple(first + k * self.leading_mm for k in range(len(self.lines)))


def fit(
    text: str,
    width: float,
    height: float,
    size: float,
    floor: float,
    lang: str,
    bold: bool = False,
    leading: float = 1.35,
    max_lines: int | None = None,
) -> Fitted:
    """``text`` at the largest size from ``size`` down to ``floor`` pt that fits ``width`` × ``height`` mm.

    ``leading`` is the distance of baselines in ems; ``max_lines`` limits the lines. Raises `FitError` naming the text,
    the language and the box when nothing fits, ValueError on an unknown language.
    """
    for points in _sizes(size, floor):
        try:
            lines = wrap(text, width, points, lang, bold)
        except OverfullError:
            continue
        fitted = Fitted(lines, points, points * leading * MM_PER_POINT)
        if fitted.height <= height + _SLACK and (max_lines is None or len(lines) <= max_lines):
            return fitted
    raise FitError(text, lang, width, height, floor)


def _sizes(size: float, floor: float) -> Iterator[float]:
    points = size
    while points > floor:
        yield points
        points = round(points - STEP, 6)
    yield floor


def _height(lines: int, size: float, leading_mm: float) -> float:
    return (lines - 1) * leading_mm + size * MM_PER_POINT
