"""The papers people have at home."""

from __future__ import annotations

from dataclasses import dataclass

from printables.boxes import Box

PRINTER_MARGIN = 4.23
"""What a common home printer cannot reach at each side: 1/6 inch, in mm."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet: its name, its size in mm, and the strip at each side a printer leaves blank."""

    name: str
    width: float
    height: float
    margin: float = PRINTER_MARGIN

    @property
    def printable(self) -> Box:
        """What a printer can reach."""
        return Box(0, 0, self.width, self.height).grown(-self.margin)


PAPERS = {paper.name: paper for paper in (Paper("a4", 210.0, 297.0), Paper("letter", 215.9, 279.4))}
"""By name: ISO 216 A4 and ANSI Letter."""


def paper(name: str) -> Paper:
    """The paper called ``name``; ValueError naming the choices when there is none."""
    try:
        return PAPERS[name]
    except KeyError:
        raise ValueError(f"paper must be {' or '.join(PAPERS)}, got {name!r}") from None
