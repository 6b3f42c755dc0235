"""The chief physician's card. Its picture is the kit's."""

from __future__ import annotations

from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, circle, line
from kit.drawing.signs import die
from kit.drawing.tokens import CARD, CARD_TYPE, LINES, Look
from kit.games.emergency_roll.box import COLOURS
from kit.games.emergency_roll.faces_specialists import LEFT, RIGHT, RULE, head, small_head
from kit.games.printed import card, fitted, kit_box
from translations import Words

MIDDLE: Final = CARD.width / 2
PORTRAIT: Final = (MIDDLE, 36.6, 14.2)
DIE: Final = 7.6
FACES: Final = (5, 2, 6)
"""What the dice on the picture show."""


def chief(words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """The card that goes round: a doctor, the ambulance to turn up and the dice to roll."""
    name = words("er-chief-card")
    text = words.attribute("er-chief-card", "text")
    if detail == "small":
        return card(
            (*small_head("doctor", "", look, words.lang), Group(_picture(look), 0, 10.0)), f"{name}: {text}", look
        )
    items: tuple[Item, ...] = (*head("doctor", name, words("er-title"), look, words.lang), *_picture(look))
    if detail == "full":
        items = (
            *items,
            line(LEFT, RULE + 3.2, RIGHT, RULE + 3.2, Style(None, look.rule, LINES.hairline)),
            *fitted(text, LEFT, RULE + 7.8, (RIGHT - LEFT, 15.0), 7.5, look.ink, words.lang),
            kit_box(words, look, LEFT, 84.9),
            *_arrow(look),
        )
    return card(items, f"{name}: {text}", look)


def _picture(look: Look) -> tuple[Item, ...]:
    x, y, radius = PORTRAIT
    start = MIDDLE - (len(COLOURS) * (DIE + 1.4) - 1.4) / 2
    dice = (
        die(colour, value, start + k * (DIE + 1.4), 52.6, DIE, look)
        for k, (colour, value) in enumerate(zip(COLOURS, FACES, strict=True))
    )
    return circle(x, y, radius, Style(look.field)), icon("doctor", x, y + 0.6, 23, None, look, line=1.2), *dice


def _arrow(look: Look) -> tuple[Path, ...]:
    """To the left: where the card goes."""
    y, size = 83.6, CARD_TYPE.foot / 4
    shaft = line(RIGHT - 9, y, RIGHT, y, Style(None, look.ink, 0.6))
    tip = Path(
        (("M", RIGHT - 9 + size, y - size), ("L", RIGHT - 9, y), ("L", RIGHT - 9 + size, y + size)),
        Style(None, look.ink, 0.6),
    )
    return shaft, tip
