"""The turn aid of 48, a poker card for everybody: the turn on the front, set-up and scoring on the other side."""

from __future__ import annotations

from typing import Final

from kit.drawing.cards import text_lines
from kit.drawing.icons import glyph, icon
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, circle, line, rect
from kit.drawing.tokens import CARD, FLOOR, INK, LINES, Look
from kit.games.forty_eight.faces_common import card, fitted, kit_box
from kit.type.fitting import FitError, Fitted, fit
from translations import Words

STEPS: Final = 6
LEFT: Final = 5.0
RIGHT: Final = 58.5
HEAD: Final = 12.0
TEXT: Final = 11.0
"""Left edge of a step's words, right of its number."""
DISC: Final = 1.75
SIZES: Final = (7.5, 7.25, 7.0, 6.75, 6.5, 6.25, FLOOR)
LEADING: Final = 1.3
STEP_GAP: Final = 1.2


def aid(words: Words, look: Look) -> Drawing:
    """The front: the six steps of a turn. Made up by the kit."""
    title = words("fe-aid-title")
    body = _list("turn", words, look, HEAD + 7.5, 80.5)
    items = (*_header(words("fe-section-order"), "clock", words, look), *body, kit_box(words, look, RIGHT, 84.6))
    return card(items, title, look)


def aid_back(words: Words, look: Look) -> Drawing:
    """The other side: set-up and scoring."""
    setup, end = (_steps(part, words) for part in ("setup", "end"))
    size = _common_size(setup + end, words.lang, 84.4 - HEAD - 5.4 - 7.6)
    middle = HEAD + 5.4 + _height(setup, size, words.lang)
    items = (
        *_header(words("fe-section-setup"), "timer", words, look),
        *_numbered(setup, HEAD + 4.8, size, words.lang, look),
        *_divider(words("fe-section-scoring"), middle + 1.6, words, look),
        *_numbered(end, middle + 6.4, size, words.lang, look),
    )
    return card(items, words("fe-aid-title"), look)
