"""Incident cards, rank cards and the boss marker of 48."""

from __future__ import annotations

from typing import Final

from kit.drawing.cards import SPINE, Detail, colour_spine, number, stars
from kit.drawing.icons import glyph, icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, circle, line, rect
from kit.drawing.tokens import CARD, CARD_TYPE, COLOURS, INK, LINES, Look
from kit.games.forty_eight.faces_common import MIDDLE, TEXT_WIDTH, foot, heading, rule
from kit.games.printed import card, fitted, kit_box
from translations import Words

PICTURES: Final = {
    "red": "timer",
    "blue": "plane",
    "yellow": "crossing",
    "green": "flask",
    "black": "rosette",
    "white": "ribbon",
}
PICTURE_LINE: Final = 1.15
"""Main line of a picture 30 mm wide, in grid units."""


def incident(suit: str, value: int, words: Words, look: Look, detail: Detail) -> Drawing:
    """An incident card: spine of the suit, picture, as many stars as points, place for time cards."""
    name = words(f"fe-incident-{suit}")
    points = words("fe-card-vp", n=value)
    spine = colour_spine(suit, str(value), look, words.lang, detail)
    title = f"{name} · {words(f'fe-suit-{suit}')} · {points}"
    match detail:
        case "full":
            body = _full(suit, value, name, points, words, look)
        case "index":
            body = _index(suit, value, name, points, look, words.lang)
        case "small":
            body = _small(suit, value, look)
    return card((spine, *body), title, look)


def _picture(suit: str, x: float, y: float, radius: float, look: Look) -> tuple[Item, ...]:
    art = icon(PICTURES[suit], x, y, radius * 1.54, COLOURS[suit].accent, look, line=PICTURE_LINE)
    return circle(x, y, radius, Style(look.field)), art


def _full(suit: str, value: int, name: str, points: str, words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    room = (20.0, 5.0)
    return (
        *heading(name, words.attribute(f"fe-incident-{suit}", "subtitle"), look, lang),
        *_picture(suit, MIDDLE, 43, 19.5, look),
        *stars(value, 17, 69.2, 5.6, 6.6, look),
        *fitted(points, CARD.right, 70.6, room, CARD_TYPE.points, look.ink, lang, bold=True, anchor="end", max_lines=1),
        rule(74.6, look),
        icon("clock", 16.4, 79.4, 4.6, None, look),
        *fitted(words("fe-card-here"), 20.2, 80.3, (38.0, 3.5), CARD_TYPE.text, look.small, lang, max_lines=1),
        foot(words, look),
    )


def _index(suit: str, value: int, name: str, points: str, look: Look, lang: str) -> tuple[Item, ...]:
    middle = 37.2
    title = fitted(name, middle, 12, (44, 7), 15, look.ink, lang, bold=True, anchor="middle", floor=13, max_lines=1)
    worth = fitted(points, 59, 78, (18, 6), 14, look.ink, lang, bold=True, anchor="end", floor=12, max_lines=1)
    return *title, *_picture(suit, middle, 43, 20.5, look), *stars(value, 19.6, 75.4, 7.4, 8.4, look), *worth


def _small(suit: str, value: int, look: Look) -> tuple[Item, ...]:
    middle, step = 38.7, 13.4
    first = middle - (value - 1) * step / 2
    return *_picture(suit, middle, 36, 21.5, look), *stars(value, first, 73.5, 12, step, look)


def rank_card(rank: int, words: Words, look: Look, detail: Detail) -> Drawing:
    """A rank card: a dial with the rank; chevrons lead to the incident's place under the card."""
    name = words(f"fe-rank-card-{rank}")
    text = words.attribute(f"fe-rank-card-{rank}", "text")
    spine = _ink_spine(str(rank), "rosette", look, words.lang, detail)
    body = (*_dial(rank, look, words.lang), *_chevrons(look))
    if detail == "full":
        body = (*heading(name, text, look, words.lang), *body, foot(words, look))
    return card((spine, *body), f"{name}: {text}", look)


def _dial(rank: int, look: Look, lang: str) -> tuple[Item, ...]:
    y = 43.0
    return (
        circle(MIDDLE, y, 19.5, Style(look.field, look.ink, LINES.outline)),
        circle(MIDDLE, y, 15.5, Style(look.paper, look.ink, LINES.hairline)),
        *number(str(rank), MIDDLE, y + 7.5, 58, look.ink, lang, 28),
    )


def _chevrons(look: Look) -> tuple[Item, ...]:
    style = Style(None, look.ink, 1.1)
    tops = (67.6, 71.6, 75.6)
    return tuple(
        Path((("M", MIDDLE - 5, top), ("L", MIDDLE, top + 3.2), ("L", MIDDLE + 5, top)), style) for top in tops
    )


def boss_marker(words: Words, look: Look, detail: Detail) -> Drawing:
    """The boss marker: the hat, and what a boss does. Made up by the kit."""
    name = words("fe-boss-marker")
    art = (
        circle(MIDDLE, 38, 19.5, Style(look.field)),
        icon("boss", MIDDLE, 38.6, 32, None, look, line=PICTURE_LINE),
    )
    body: tuple[Item, ...] = (_ink_spine("", "boss", look, words.lang, detail), *art)
    if detail == "full":
        body = (*body, *_boss_words(name, words, look))
    return card(body, name, look)


def _boss_words(name: str, words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    duty = words.attribute("fe-boss-marker", "text")
    return (
        *fitted(name, CARD.left, 11.2, (TEXT_WIDTH, 6), 13, look.ink, lang, bold=True, floor=9, max_lines=1),
        rule(62.6, look),
        *fitted(duty, CARD.left, 67.4, (TEXT_WIDTH, 12), 7.5, look.ink, lang),
        kit_box(words, look, CARD.left, 84.8),
        foot(words, look),
    )


def _ink_spine(value: str, thing: str, look: Look, lang: str, detail: Detail) -> Group:
    """A dark spine with a number, if any, and a picture; upside down at the foot too."""
    wide, size, top = (CARD.spine, CARD_TYPE.index, 13.2) if detail == "full" else (14.0, 40.0, 15.4)
    fill, ink = look.fill(INK), look.on(INK)
    mark_y = top + (7.4 if value else -3.6)
    items: list[Item] = [
        rect(-CARD.bleed, -CARD.bleed, wide + CARD.bleed, CARD.height + 2 * CARD.bleed, Style(fill)),
        glyph(thing, wide / 2, mark_y, 0.64 * wide, INK, look),
    ]
    if look.low:
        items.append(line(wide, -CARD.bleed, wide, CARD.height + CARD.bleed, Style(None, ink, 0.35, cap="butt")))
    if value:
        items += number(value, wide / 2, top, size, ink, lang, wide)
    if detail == "full":
        items.append(_ink_foot(value, thing, ink, look, lang))
    return Group(tuple(items), role=SPINE)


def _ink_foot(value: str, thing: str, ink: str, look: Look, lang: str) -> Group:
    low = number(value, 0, 0, CARD_TYPE.second, ink, lang, CARD.spine) if value else ()
    mark = glyph(thing, 0, 3.8 if value else -0.8, 3.8, INK, look, line=2.2)
    return Group((*low, mark), CARD.spine / 2, CARD.height - 7.6, turn=180)
