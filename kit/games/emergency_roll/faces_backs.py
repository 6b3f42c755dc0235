"""Backs of Emergency Roll: the same after half a turn, with a paper frame that hides a shifted print."""

from __future__ import annotations

from typing import Final

from kit.drawing.hexes import CORNER, HEART, RIM, ROW, hexagon, ring
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, rect
from kit.drawing.tokens import CARD, INK, Look
from kit.games.printed import card, lying_card
from translations import Words

FRAME: Final = 4.2
PITCH: Final = 9.2
COLUMNS: Final = (7, 8, 7, 8, 7)
"""Hexagons in the rows of the ambulances' back."""
DARK_ROW: Final = 3
"""How many in the middle of the middle row are drawn in ink."""
RING: Final = 12.4


def ambulance_back(words: Words, look: Look) -> Drawing:
    """Hexagons on a light ground; the three in the middle stand out."""
    wide, high = CARD.height, CARD.width
    items: list[Item] = [_ground(wide, high, look.field, look)]
    size = RIM * 0.93 * CORNER * PITCH
    for row, count in enumerate(COLUMNS):
        y = high / 2 + (row - len(COLUMNS) // 2) * PITCH * ROW
        for column in range(count):
            step = column - (count - 1) / 2
            dark = row == len(COLUMNS) // 2 and abs(step) <= DARK_ROW // 2
            pen = Style(None, look.ink, 0.45) if dark else Style(None, look.hairline, 0.3)
            items.append(hexagon(wide / 2 + step * PITCH, y, size, pen))
    return lying_card(tuple(items), words("er-title"), look)


def specialist_back(words: Words, look: Look) -> Drawing:
    """A lab with its ring on a dark ground, for specialists and the chief's card."""
    ink = look.on(INK)
    x, y = CARD.width / 2, CARD.height / 2
    size = HEART * 1.137 * CORNER * RING
    items: tuple[Item, ...] = (
        _ground(CARD.width, CARD.height, look.fill(INK), look),
        *(Group((_bars(ink),), x, y, turn=turn) for turn in (0, 180)),
        *(hexagon(*at, size, Style(None, ink, 0.4)) for at in ring(x, y, RING)),
        hexagon(x, y, size, Style(ink if not look.low else None, ink, 0.4)),
    )
    return card(items, words("er-title"), look)


def _ground(wide: float, high: float, fill: str, look: Look) -> Path:
    return rect(FRAME, FRAME, wide - 2 * FRAME, high - 2 * FRAME, Style(fill, look.ink, 0.3), 2)


def _bars(ink: str) -> Path:
    return Path((("M", -16, -30), ("L", 16, -30), ("M", -16, -28), ("L", 16, -28)), Style(None, ink, 0.3))
