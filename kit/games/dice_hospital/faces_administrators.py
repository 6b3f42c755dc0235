"""Administrators and events: dark head, picture of what counts or happens, the sentence; of people what they did."""

from __future__ import annotations

from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.icons import icon, solid
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, circle, line, rect
from kit.drawing.signs import meeple
from kit.drawing.tokens import CARD, LINES, Look
from kit.games.dice_hospital.box import (
    ADMINISTRATOR,
    ADMINISTRATORS,
    COLOURS,
    DEPARTMENT,
    DEPARTMENTS,
    EVENT_IDS,
    EVENTS,
    Administrator,
    EventCard,
)
from kit.games.dice_hospital.faces_common import (
    LEFT,
    RIGHT,
    arrow,
    block,
    centred,
    colour_name,
    dark_head,
    made_up,
    stroke_out,
    value_box,
)
from kit.games.printed import card, fitted, kit_box
from translations import Words

MIDDLE: Final = CARD.width / 2
FIELD: Final = (LEFT, 24.0, RIGHT - LEFT, 17.0)
"""The quiet ground behind an administrator's picture."""
PICTURE: Final = 32.5
TEXT: Final = 46.6
RULE: Final = 61.4
KIT: Final = 84.9
EVENT_PICTURE: Final = (MIDDLE, 39.6, 15.6)
EVENT_RULE: Final = 59.4


def administrator(id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """An administrator: what scores, and what the person did. ValueError if unknown."""
    if id not in ADMINISTRATOR:
        raise ValueError(f"Dice Hospital has no administrator {id!r}; components.toml lists them")
    one, lang = ADMINISTRATORS[ADMINISTRATOR[id]], words.lang
    name, text = words(f"dh-administrator-{id}"), words.attribute(f"dh-administrator-{id}", "text")
    title = "" if detail == "small" else name
    head = dark_head("doctor", title, words("dh-card-administrator") if detail == "full" else "", look, lang)
    if detail != "full":
        return card((*head, Group(counted(one, look, lang), MIDDLE, 54.0, 1.3)), f"{name}: {text}", look)
    known = words.attribute(f"dh-administrator-{id}", "known")
    items: list[Item] = [
        *head,
        rect(*FIELD, Style(look.field), 2),
        Group(counted(one, look, lang), MIDDLE, PICTURE),
        *fitted(text, LEFT, TEXT, (RIGHT - LEFT, 14.5), 8.5, look.ink, lang),
        line(LEFT, RULE, RIGHT, RULE, Style(None, look.rule, LINES.hairline)),
        *fitted(known, LEFT, RULE + 4.2, (RIGHT - LEFT, 14.6), 7, look.small, lang),
    ]
    if f"administrator-{id}" in made_up():
        items.append(kit_box(words, look, RIGHT, KIT, "end"))
    return card(tuple(items), f"{name}: {text}", look)


def counted(one: Administrator, look: Look, lang: str) -> tuple[Item, ...]:
    """The picture about (0, 0): what is counted, an arrow, the stars it is worth."""
    before = _counted(one, look, lang)
    wide = 8.0 * len(before) - 1.0
    stars = tuple(solid("star", 10.6 + 7.4 * k, 0, 7.6, look.ink) for k in range(one.points))
    start = -(wide + 6.8 + 7.6 * one.points) / 2
    placed = tuple(Group((item,), start + 8.0 * k, 0) for k, item in enumerate(before))
    return *placed, Group((arrow(1.6, 5.4, 0, look), *stars), start + wide, 0)


def _counted(one: Administrator, look: Look, lang: str) -> tuple[Item, ...]:
    """The things in a row, each 7 mm wide from 0."""
    match one.counts:
        case "set":
            return tuple(block(colour, 0, -3.5, 7, look) for colour in COLOURS)
        case "nobody-died":
            return (Group((icon("candle", 3.5, 0, 9, None, look), *stroke_out(3.5, 0, 3.6, look))),)
        case "nobody-neglected":
            return (Group((icon("bed", 3.5, 0.6, 8, None, look), *stroke_out(3.5, 0, 3.6, look))),)
        case "many":
            return centred(f"{one.each}+", 2.6, 0, 18, look, lang, 10), block("grey", 0, -3.5, 7, look)
        case _:
            colour = one.counts if one.counts in COLOURS else "grey"
            return tuple(block(colour, 0, -3.5, 7, look) for _ in range(one.each))


def event(id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """An event card; all are the kit's. ValueError if unknown."""
    if id not in EVENT_IDS:
        raise ValueError(f"Dice Hospital has no event {id!r}; components.toml lists them")
    one, lang = EVENTS[EVENT_IDS.index(id)], words.lang
    name, text = words(f"dh-event-{id}"), words.attribute(f"dh-event-{id}", "text")
    title = "" if detail == "small" else name
    head = dark_head("event", title, words("dh-card-event") if detail == "full" else "", look, lang)
    x, y, radius = EVENT_PICTURE
    if detail != "full":
        return card((*head, Group(happens(one, look, lang), x, 53.0, 1.5)), f"{name}: {text}", look)
    items = (
        *head,
        circle(x, y, radius, Style(look.field)),
        Group(happens(one, look, lang), x, y),
        line(LEFT, EVENT_RULE, RIGHT, EVENT_RULE, Style(None, look.rule, LINES.hairline)),
        *fitted(text, LEFT, EVENT_RULE + 4.8, (RIGHT - LEFT, 17.0), 9, look.ink, lang),
        kit_box(words, look, RIGHT, KIT, "end"),
    )
    return card(items, f"{name}: {text}", look)


def happens(one: EventCard, look: Look, lang: str) -> tuple[Item, ...]:
    """The picture of an event about (0, 0)."""
    match one.effect:
        case "bag":
            return icon("blood", -5, 0, 17, None, look), _amount(one.amount, look, lang)
        case "no-bag":
            return icon("blood", 0, 0, 19, None, look), *stroke_out(0, 0, 8.5, look)
        case "nurses":
            return meeple("white", -5, 0, 17, look), _amount(one.amount, look, lang)
        case "steps":
            return icon("bed", -5, 0.6, 16, None, look), _amount(-one.amount, look, lang)
        case "points":
            star = solid("star", 7.5, 0, 9, look.ink)
            return block(one.what, -11.5, -5, 10, look), arrow(0.2, 3.2, 0, look), star
        case _:
            return _shut(one.what, look, lang)


def _amount(number: int, look: Look, lang: str) -> Text:
    text = f"+{number}" if number > 0 else f"−{-number}" if number else "0"
    return Text(5.0, 3.0, text, 24, look.ink, lang, True, "start", 16)


def _shut(what: str, look: Look, lang: str) -> tuple[Item, ...]:
    """A small tile with its colour or values, behind a lock."""
    one = DEPARTMENTS[DEPARTMENT[what]]
    tile = rect(-10, -9, 20, 18, Style(look.paper, look.ink, 0.5), 1.6)
    if len(one.values) < 6:
        shown = tuple(
            value_box(str(value), -8.0 + 6.6 * k, -7.0, 5.6, look, lang) for k, value in enumerate(one.values)
        )
    else:
        shown = (block(colour_name(one.colour), -8.0, -7.2, 7, look),)
    return tile, *shown, icon("lock", 4.2, 3.4, 11, None, look)
