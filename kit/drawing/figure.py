"""A figure of a rule summary: what a game gives to stand beside its rules."""

from __future__ import annotations

from dataclasses import dataclass

from kit.drawing.shapes import Drawing

FIGURE_WIDTH = 44.0
"""Width (mm) of the column figures stand in; a figure is at most that wide."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing in mm beside a section, with a caption above it and, if there is more to say, a note below."""

    section: str
    caption: str
    drawing: Drawing
    note: str = ""
