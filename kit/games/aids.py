"""Aids on poker cards: one or more lists under dark bands, in the largest type in which all of them fit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kit.drawing.cards import text_lines
from kit.drawing.icons import glyph, icon
from kit.drawing.shapes import Drawing, Item, Style, Text, circle, line, rect
from kit.drawing.tokens import CARD, FLOOR, INK, POINT, Look
from kit.games.printed import card, fitted, kit_box
from kit.type.breaking import wrap
from kit.type.fitting import FitError
from kit.type.metrics import cap_height
from translations import Words

LEFT: Final = 5.0
RIGHT: Final = CARD.width - LEFT
TEXT: Final = 10.6
"""Left edge of a step's words, right of its number or picture."""
FOOT: Final = CARD.height - CARD.safe
HEAD: Final = 12.5
"""Foot of the dark band at the head."""
BAND: Final = 6.6
"""Height of the dark band between two lists."""
DISC: Final = 1.5
PICTURE: Final = 4.6
"""Side of a step's icon at most, mm."""
CLEAR: Final = 0.4
"""Least space between an icon and the band above it or the next icon, mm."""
FIRST: Final = 0.76
"""The first baseline below the top of a step, in leadings."""
HALF: Final = 0.36
"""The middle of a line above its baseline, in ems."""
SIZES: Final = (8.0, 7.75, 7.5, 7.25, 7.0, 6.75, 6.5, 6.25, FLOOR)
LEADING: Final = 1.3
LEAST_GAP: Final = 0.4
"""Space above each step in ems; what the card has left is shared out among the steps, up to ``MOST_GAP``."""
MOST_GAP: Final = 1.6


@dataclass(frozen=True, slots=True)
class List:
    """A heading with its picture, and steps, each with an icon; without icons they are numbered."""

    heading: str
    picture: str
    steps: tuple[str, ...]
    icons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Set:
    """All lists of a card broken into lines: type in points, leading and gap in mm."""

    lists: tuple[List, ...]
    lines: tuple[tuple[tuple[str, ...], ...], ...]
    size: float
    leading: float
    gap: float

    @property
    def picture(self) -> float:
        """Side of a step's icon, mm: it stays clear of the band above it, and of the icon of the next line."""
        below_band = 2 * (self.gap + self.leading * FIRST - HALF * self.size * POINT)
        return min(PICTURE, below_band - CLEAR, self.leading + self.gap - CLEAR)


def aid(title: str, lists: tuple[List, ...], words: Words, look: Look, *, foot: str = "") -> Drawing:
    """One side of an aid. ``foot``: the game's name, set with the kit box below the lists; without it they end lower.

    FitError when even the floor is too large.
    """
    broken = _set(title, lists, words.lang, FOOT - HEAD - BAND * (len(lists) - 1) - (5.0 if foot else 0.0))
    items: list[Item] = []
    top, low = -CARD.bleed, HEAD
    for part, lines in zip(broken.lists, broken.lines, strict=True):
        items += _band(part, top, low, look, words.lang)
        items += _steps(part, lines, broken, low, look, words.lang)
        top = low + _height(lines, broken)
        low = top + BAND
    if foot:
        items += [
            Text(LEFT, FOOT - 0.3, foot, FLOOR, look.small, words.lang, True, width=40),
            kit_box(words, look, RIGHT, FOOT, "end"),
        ]
    return card(tuple(items), title, look)


def _set(title: str, lists: tuple[List, ...], lang: str, room: float) -> _Set:
    for size in SIZES:
        lines = tuple(tuple(wrap(step, RIGHT - TEXT, size, lang) for step in part.steps) for part in lists)
        em = size * POINT
        count = sum(len(step) for part in lines for step in part)
        gap = (room - count * LEADING * em) / sum(len(part) + 1 for part in lines)
        if gap >= LEAST_GAP * em:
            return _Set(lists, lines, size, LEADING * em, min(gap, MOST_GAP * em))
    raise FitError(title, lang, RIGHT - TEXT, room, FLOOR)


def _height(lines: tuple[tuple[str, ...], ...], broken: _Set) -> float:
    return sum(len(step) for step in lines) * broken.leading + (len(lines) + 1) * broken.gap


def _band(part: List, top: float, low: float, look: Look, lang: str) -> tuple[Item, ...]:
    """A dark band with the heading; an outline with low ink."""
    ink, middle = look.on(INK), low - BAND / 2 - (0.8 if top < 0 else 0)
    left, right = -CARD.bleed, CARD.width + CARD.bleed
    edge = Style(None, look.ink, 0.35, cap="butt")
    lines = tuple(line(left, y, right, y, edge) for y in ((low,) if top < 0 else (top, low))) if look.low else ()
    words = fitted(
        part.heading, TEXT + 1, middle + 1.3, (RIGHT - TEXT - 1, 5), 10, ink, lang, bold=True, floor=7, max_lines=1
    )
    ground = rect(left, top, right - left, low - top, Style(look.fill(INK)))
    return ground, *lines, glyph(part.picture, LEFT + 2.4, middle, 4.8, INK, look), *words


def _steps(
    part: List, lines: tuple[tuple[str, ...], ...], broken: _Set, top: float, look: Look, lang: str
) -> tuple[Item, ...]:
    items: list[Item] = []
    y = top + broken.gap
    for k, step in enumerate(lines):
        baseline = y + broken.leading * FIRST
        middle = baseline - HALF * broken.size * POINT
        if part.icons:
            items.append(icon(part.icons[k], LEFT + PICTURE / 2, middle, broken.picture, None, look))
        else:
            items += _number(str(k + 1), middle, look, lang)
        items += text_lines(step, TEXT, baseline, broken.size, broken.leading, look.ink, lang, width=RIGHT - TEXT)
        y += len(step) * broken.leading + broken.gap
    return tuple(items)


def _number(value: str, y: float, look: Look, lang: str) -> tuple[Item, ...]:
    x = LEFT + PICTURE / 2
    return (
        circle(x, y, DISC, Style(look.field, look.ink, 0.3)),
        Text(x, y + cap_height(FLOOR, lang) / 2, value, FLOOR, look.ink, lang, True, "middle", 2 * DISC),
    )
