"""What the faces of 48 share: the card's frame, fitted texts, foot, kit box."""

from __future__ import annotations

from typing import Literal

from kit.drawing.cards import ground, mark_box, text_lines
from kit.drawing.shapes import Anchor, Drawing, Item, Style, Text, line
from kit.drawing.tokens import CARD, CARD_TYPE, FLOOR, LINES, MARK_FLOOR, Look
from kit.type.fitting import fit
from kit.type.metrics import width
from translations import Words

CYRILLIC = frozenset({"ru"})
TEXT_WIDTH = CARD.right - CARD.left
MIDDLE = (CARD.left + CARD.right) / 2


def card(items: tuple[Item, ...], title: str, look: Look) -> Drawing:
    """A poker card with ``items`` on its paper."""
    return Drawing(CARD.width, CARD.height, (ground(look), *items), title, "mm", CARD.bleed, CARD.safe, CARD.radius)


def fitted(
    text: str,
    x: float,
    y: float,
    room: tuple[float, float],
    size: float,
    fill: str,
    lang: str,
    *,
    bold: bool = False,
    anchor: Anchor = "start",
    floor: float = FLOOR,
    max_lines: int | None = None,
) -> tuple[Text, ...]:
    """The text in as many lines as it takes in ``room`` (width, height in mm), the first baseline at ``y``."""
    box = fit(text, *room, size, floor, lang, bold, max_lines=max_lines)
    return text_lines(box.lines, x, y, box.size, box.leading_mm, fill, lang, width=room[0], bold=bold, anchor=anchor)


def title_size(lang: str) -> float:
    """Points of a card's title."""
    return CARD_TYPE.title_cyrillic if lang in CYRILLIC else CARD_TYPE.title


def heading(title: str, subtitle: str, look: Look, lang: str) -> tuple[Text, ...]:
    """A card's title and subtitle."""
    size = title_size(lang)
    top = fitted(title, CARD.left, 11.2, (TEXT_WIDTH, 6), size, look.ink, lang, bold=True, floor=9, max_lines=1)
    under = fitted(subtitle, CARD.left, 16.2, (TEXT_WIDTH, 4), CARD_TYPE.subtitle, look.small, lang, max_lines=1)
    return (*top, *under)


def rule(y: float, look: Look) -> Item:
    """The quiet line above a card's text."""
    return line(CARD.left, y, CARD.right, y, Style(None, look.rule, LINES.hairline))


def foot(words: Words, look: Look) -> Text:
    """The game's name in the right lower corner."""
    return Text(
        CARD.right, 84.6, words("fe-title"), CARD_TYPE.foot, look.small, words.lang, bold=True, anchor="end", width=10
    )


def kit_box(words: Words, look: Look, x: float, y: float, anchor: Literal["start", "end"] = "start") -> Item:
    """The box that says the kit made this up, its lower corner at (x, y): the left one, or the right one."""
    text = words("mark-kit")
    wide = width(text, MARK_FLOOR, words.lang, True) + 1.6
    return mark_box(text, x if anchor == "start" else x - wide, y, wide, look, words.lang)
