"""Fields of a form: where something may be typed or ticked on a drawing, without saying how a file stores it."""

from __future__ import annotations

from dataclasses import dataclass

from kit.drawing.shapes import Anchor, Path


@dataclass(frozen=True, slots=True)
class Field:
    """A box of a drawing in mm. ``id`` is the field's name, ``label`` what a reader is told of it."""

    id: str
    label: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class TextField(Field):
    """One line to type in, ``size`` points, at most ``most`` characters (0: any number)."""

    size: float
    most: int = 0
    anchor: Anchor = "middle"


@dataclass(frozen=True, slots=True)
class MarkField(Field):
    """A mark to set or take away: ``on`` is what is then drawn, in the drawing's own coordinates."""

    on: tuple[Path, ...]
