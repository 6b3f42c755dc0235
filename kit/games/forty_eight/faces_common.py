"""What the faces of 48 share: heading, the line above the text, foot."""

from __future__ import annotations

from kit.drawing.shapes import Item, Style, Text, line
from kit.drawing.tokens import CARD, CARD_TYPE, LINES, Look
from kit.games.printed import fitted, title_size
from translations import Words

TEXT_WIDTH = CARD.right - CARD.left
MIDDLE = (CARD.left + CARD.right) / 2


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
