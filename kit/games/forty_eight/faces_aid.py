"""The aid of 48, a poker card for everybody: the turn on the front, set-up and scoring on the other side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kit.drawing.cards import text_lines
from kit.drawing.icons import glyph
from kit.drawing.shapes import Drawing, Item, Style, Text, circle, line, rect
from kit.drawing.tokens import CARD, FLOOR, INK, POINT, Look
from kit.games.printed import card, fitted, kit_box
from kit.type.breaking import wrap
from kit.type.fitting import FitError
from translations import Words

STEPS: Final = range(1, 7)
LEFT: Final = 5.0
RIGHT: Final = CARD.width - LEFT
TEXT: Final = 9.4
"""Left edge of a step's words, right of its number."""
FOOT: Final = CARD.height - CARD.safe
HEAD: Final = 12.5
"""Foot of the dark band at the head."""
BAND: Final = 6.6
"""Height of the dark band between two lists."""
DISC: Final = 1.5
SIZES: Final = (8.0, 7.75, 7.5, 7.25, 7.0, 6.75, 6.5, 6.25, FLOOR)
LEADING: Final = 1.3
LEAST_GAP: Final = 0.4
"""Space above each step in ems; what the card has left is shared out among the steps, up to ``MOST_GAP``."""
MOST_GAP: Final = 1.5


@dataclass(frozen=True, slots=True)
class _Part:
    """A heading with its picture, and six steps broken into lines."""

    heading: str
    picture: str
    steps: tuple[tuple[str, ...], ...]

    @property
    def lines(self) -> int:
        return sum(len(step) for step in self.steps)


@dataclass(frozen=True, slots=True)
class _Layout:
    """Steps of all parts of one side in one size: points, and leading and gap in mm."""

    parts: tuple[_Part, ...]
    size: float
    leading: float
    gap: float

    def height(self, part: _Part) -> float:
        return part.lines * self.leading + (len(part.steps) + 1) * self.gap


def aid(words: Words, look: Look) -> Drawing:
    """The front: the six steps of a turn. Made up by the kit."""
    layout = _layout((("turn", "order", "clock"),), words, FOOT - 5 - HEAD)
    foot = (
        Text(LEFT, FOOT - 0.3, words("fe-title"), FLOOR, look.small, words.lang, True, width=10),
        kit_box(words, look, RIGHT, FOOT, "end"),
    )
    return card((*_side(layout, look, words.lang), *foot), words("fe-aid-title"), look)


def aid_back(words: Words, look: Look) -> Drawing:
    """The other side: set-up and scoring."""
    parts = (("setup", "setup", "timer"), ("end", "scoring", "star"))
    layout = _layout(parts, words, FOOT - HEAD - BAND)
    return card(_side(layout, look, words.lang), words("fe-aid-title"), look)


def _layout(parts: tuple[tuple[str, str, str], ...], words: Words, room: float) -> _Layout:
    """The largest type in which all parts take at most ``room`` mm. FitError if even the floor is too large."""
    for size in SIZES:
        broken = tuple(_part(*part, words, size) for part in parts)
        em = size * POINT
        lines = sum(part.lines for part in broken)
        gaps = len(broken) * (len(STEPS) + 1)
        gap = (room - lines * LEADING * em) / gaps
        if gap >= LEAST_GAP * em:
            return _Layout(broken, size, LEADING * em, min(gap, MOST_GAP * em))
    raise FitError(words("fe-aid-title"), words.lang, RIGHT - TEXT, room, FLOOR)


def _part(prefix: str, section: str, picture: str, words: Words, size: float) -> _Part:
    texts = (words(f"fe-aid-{prefix}-{step}") for step in STEPS)
    steps = tuple(wrap(text, RIGHT - TEXT, size, words.lang) for text in texts)
    return _Part(words(f"fe-section-{section}"), picture, steps)


def _side(layout: _Layout, look: Look, lang: str) -> tuple[Item, ...]:
    items: list[Item] = []
    top, foot = -CARD.bleed, HEAD
    for part in layout.parts:
        items += _band(part, top, foot, look, lang)
        items += _steps(part, layout, foot, look, lang)
        top = foot + layout.height(part)
        foot = top + BAND
    return tuple(items)


def _band(part: _Part, top: float, foot: float, look: Look, lang: str) -> tuple[Item, ...]:
    """A dark band with the part's heading; an outline with low ink."""
    ink, middle = look.on(INK), foot - BAND / 2 - (0.8 if top < 0 else 0)
    wide, edge = CARD.width + 2 * CARD.bleed, Style(None, look.ink, 0.35, cap="butt")
    room = (RIGHT - TEXT - 2, 5.0)
    words = fitted(part.heading, TEXT + 2, middle + 1.3, room, 10, ink, lang, bold=True, floor=8, max_lines=1)
    lines = (line(-CARD.bleed, foot, CARD.width + CARD.bleed, foot, edge),) if look.low else ()
    above = (line(-CARD.bleed, top, CARD.width + CARD.bleed, top, edge),) if look.low and top > 0 else ()
    return (
        rect(-CARD.bleed, top, wide, foot - top, Style(look.fill(INK))),
        *lines,
        *above,
        glyph(part.picture, LEFT + 2.4, middle, 4.8, INK, look),
        *words,
    )


def _steps(part: _Part, layout: _Layout, top: float, look: Look, lang: str) -> tuple[Item, ...]:
    """Numbered steps below ``top``."""
    items: list[Item] = []
    y = top + layout.gap
    for k, step in enumerate(part.steps, start=1):
        baseline = y + layout.leading * 0.76
        items += _disc(str(k), LEFT + DISC, baseline - 0.36 * layout.size * POINT, look, lang)
        items += text_lines(step, TEXT, baseline, layout.size, layout.leading, look.ink, lang, width=RIGHT - TEXT)
        y += len(step) * layout.leading + layout.gap
    return tuple(items)


def _disc(value: str, x: float, y: float, look: Look, lang: str) -> tuple[Item, ...]:
    return (
        circle(x, y, DISC, Style(look.field, look.ink, 0.3)),
        Text(x, y + 0.78, value, FLOOR, look.ink, lang, True, "middle", 2 * DISC),
    )
