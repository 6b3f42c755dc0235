"""The van of an ambulance card that lies, 88.9 × 63.5 mm: body, cab, siren, wheels. A game fills its windows."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Item, Path, Style, circle, line, rect
from kit.drawing.tokens import Look

CAB: Final = (76.8, 41.9)
"""Middle and baseline of the number in the cab."""
WHEELS: Final = (28.2, 69.4)
WHEEL_Y: Final = 48.0
BODY: Final = (
    ("M", 5.5, 13.0), ("C", 5.5, 10.6, 7.4, 9.0, 10.0, 9.0), ("L", 68.5, 9.0), ("C", 71.2, 9.0, 72.9, 10.0, 74.0, 12.2),
    ("L", 82.4, 28.4), ("C", 83.2, 29.8, 83.6, 31.2, 83.6, 33.0), ("L", 83.6, 44.6),
    ("C", 83.6, 46.4, 82.6, 47.4, 80.8, 47.4), ("L", 8.3, 47.4), ("C", 6.5, 47.4, 5.5, 46.4, 5.5, 44.6), ("Z",),
)  # fmt: skip


def van(look: Look) -> tuple[Item, ...]:
    """The van without windows."""
    pen = Style(None, look.ink, 0.6)
    return (
        rect(22.0, 4.9, 12.0, 5.2, Style(look.paper, look.ink, 0.6), 1.4),
        *(line(x, 4.9, x, 9.0, Style(None, look.ink, 0.4)) for x in (26.0, 30.0)),
        Path(BODY, Style(look.field, look.ink, pen.width)),
        Path((("M", 72.6, 14.5), ("L", 79.8, 28.2), ("L", 72.6, 28.2), ("Z",)), Style(look.paper, look.ink, 0.5)),
        line(70.4, 9.2, 70.4, 47.2, Style(None, look.ink, 0.4)),
        circle(82.0, 36.4, 1.1, Style(look.paper, look.ink, 0.4)),
        *(item for x in WHEELS for item in _wheel(x, look)),
    )


def _wheel(x: float, look: Look) -> tuple[Item, ...]:
    return (
        circle(x, WHEEL_Y, 6.0, Style(look.fill(look.ink), look.ink, 0.6)),
        circle(x, WHEEL_Y, 3.2, Style(look.paper, look.ink, 0.4)),
        circle(x, WHEEL_Y, 1.0, Style(look.ink)),
    )
