"""Backs of Dynamite Nurse: plasters, the same after half a turn, in a paper frame that hides a shifted print."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Drawing, Group, Item, Style, circle, rect
from kit.drawing.tokens import CARD, Look
from kit.games.printed import card
from translations import Words

FRAME: Final = 4.2
STEP: Final = (12.1, 10.9)
"""From plaster to plaster, across and down, mm."""
ROWS: Final = (4, 3, 4, 3, 4, 3, 4)
"""Plasters in each row."""
TURN: Final = 45.0
PLASTER: Final = (13.4, 4.9)
"""Length and width of a plaster."""
PAD: Final = 4.6


def card_back(words: Words, look: Look) -> Drawing:
    """The back of every card: no pile and no kind has one of its own."""
    wide, high = CARD.width - 2 * FRAME, CARD.height - 2 * FRAME
    items: list[Item] = [rect(FRAME, FRAME, wide, high, Style(look.field, look.ink, 0.35), 2)]
    for row, count in enumerate(ROWS):
        y = CARD.height / 2 + (row - len(ROWS) // 2) * STEP[1]
        turn = TURN if row % 2 else -TURN
        for column in range(count):
            x = CARD.width / 2 + (column - (count - 1) / 2) * STEP[0]
            items.append(Group(plaster(look), x, y, turn=turn))
    return card(tuple(items), words("dn-title"), look)


def plaster(look: Look) -> tuple[Item, ...]:
    """A plaster about (0, 0), lying level."""
    long, wide = PLASTER
    half = PAD / 2
    dots = tuple(circle(x, y, 0.28, Style(look.ink)) for x in (-1.3, 0, 1.3) for y in (-1.3, 0, 1.3))
    return (
        rect(-long / 2, -wide / 2, long, wide, Style(look.paper, look.ink, 0.35), wide / 2),
        rect(-half, -wide / 2, PAD, wide, Style(look.accent, look.ink, 0.3)),
        *dots,
    )
