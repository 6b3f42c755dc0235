"""What printed faces of every game share: a card's frame, texts fitted to a room, the box that says "kit"."""

from __future__ import annotations

from typing import Literal

from kit.drawing.cards import ground, mark_box, text_lines
from kit.drawing.shapes import Anchor, Drawing, Item, Text
from kit.drawing.tokens import CARD, CARD_TYPE, FLOOR, MARK_FLOOR, POINT, Look
from kit.type.fitting import fit
from kit.type.metrics import width
from translations import Words

CYRILLIC = frozenset({"ru"})


def card(items: tuple[Item, ...], title: str, look: Look) -> Drawing:
    """An upright poker card with ``items`` on its paper."""
    return Drawing(CARD.width, CARD.height, (ground(look), *items), title, "mm", CARD.bleed, CARD.safe, CARD.radius)


def lying_card(items: tuple[Item, ...], title: str, look: Look) -> Drawing:
    """A poker card that lies on its long side."""
    wide, high = CARD.height, CARD.width
    paper = ground(look, wide, high)
    return Drawing(wide, high, (paper, *items), title, "mm", CARD.bleed, CARD.safe, CARD.radius)


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


def one_size(texts: tuple[str, ...], room: float, size: float, lang: str, *, bold: bool = False) -> float:
    """The largest size up to ``size`` in which each of ``texts`` stands on one line of ``room`` mm."""
    return min(
        fit(text, room, 2 * size * POINT, size, min(size, FLOOR), lang, bold, max_lines=1).size for text in texts
    )


def title_size(lang: str) -> float:
    """Points of a card's title."""
    return CARD_TYPE.title_cyrillic if lang in CYRILLIC else CARD_TYPE.title


def kit_box(words: Words, look: Look, x: float, y: float, anchor: Literal["start", "end"] = "start") -> Item:
    """The box that says the kit made this up, its lower corner at (x, y): the left one, or the right one."""
    text = words("mark-kit")
    wide = width(text, MARK_FLOOR, words.lang, True) + 1.6
    return mark_box(text, x if anchor == "start" else x - wide, y, wide, look, words.lang)
