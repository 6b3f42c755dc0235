"""Specialist cards: head in the colour, the meeple, when the effect comes and what it does, the sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.icons import icon, solid
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, circle, line
from kit.drawing.signs import meeple
from kit.drawing.tokens import CARD, LINES, Look
from kit.games.dice_hospital.box import SPECIALIST, SPECIALISTS, TRIAL, Specialist
from kit.games.dice_hospital.faces_common import LEFT, RIGHT, arrow, block, centred, colour_head, made_up, value_box
from kit.games.dice_hospital.faces_departments import exchange
from kit.games.printed import card, fitted, kit_box
from translations import Words

MIDDLE: Final = CARD.width / 2
MEEPLE: Final = (MIDDLE, 36.0, 13.4)
MEEPLE_SIZE: Final = 22.0
PICTURE: Final = 57.6
"""Height of the middle of the effect's picture."""
BLOCK: Final = 7.0
RULE: Final = 65.4
KIT: Final = 84.9


def colour_of(one: Specialist) -> str:
    """The colour of a specialist's card and meeple."""
    return COLOUR_NAMES[one.colour]


COLOUR_NAMES: Final = ("red", "yellow", "green", "blue")
"""By number; -1 is blue."""


def specialist(id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """A specialist's card. Without full detail larger pictures and no sentence. ValueError if unknown."""
    if id not in SPECIALIST or id == "nurse":
        raise ValueError(f"Dice Hospital has no specialist {id!r}; components.toml lists them")
    one = SPECIALISTS[SPECIALIST[id]]
    colour, name, lang = colour_of(one), words(f"dh-specialist-{id}"), words.lang
    text = sentence(one, words)
    head = colour_head(colour, "" if detail == "small" else name, _kind(detail, words), look, lang)
    if detail != "full":
        large: tuple[Item, ...] = (
            meeple(colour, MIDDLE, 40.0, 27, look),
            Group(effect(one, look, lang), MIDDLE, 70.0, 1.3),
        )
        return card((*head, *large), f"{name}: {text}", look)
    x, y, radius = MEEPLE
    items: list[Item] = [
        *head,
        circle(x, y, radius, Style(look.field)),
        meeple(colour, x, y, MEEPLE_SIZE, look),
        Group(effect(one, look, lang), MIDDLE, PICTURE),
        line(LEFT, RULE, RIGHT, RULE, Style(None, look.rule, LINES.hairline)),
        *fitted(text, LEFT, RULE + 4.6, (RIGHT - LEFT, 13.0), 8.5, look.ink, lang),
    ]
    if f"specialist-{id}" in made_up():
        items.append(kit_box(words, look, RIGHT, KIT, "end"))
    return card(tuple(items), f"{name}: {text}", look)


def _kind(detail: Detail, words: Words) -> str:
    return words("dh-card-specialist") if detail == "full" else ""


def sentence(one: Specialist, words: Words) -> str:
    """When a specialist's effect comes, and what it does."""
    low, high = (one.values[0], one.values[-1]) if one.values else (1, 6)
    return words(
        f"dh-special-{one.effect}", colour=colour_of(one), low=low, high=high, heal=one.heal, count=one.patients
    )


def effect(one: Specialist, look: Look, lang: str) -> tuple[Item, ...]:
    """The picture about (0, 0): the treated patient that starts it, an arrow, what happens."""
    after, wide = EFFECTS[one.effect](one, look, lang)
    start = -(BLOCK + 8.0 + wide) / 2
    trigger = "grey" if one.colour < 0 else colour_of(one)
    return (
        block(trigger, start, -BLOCK / 2, BLOCK, look),
        icon("home" if one.effect == "points" else "ok", start + BLOCK, -BLOCK / 2, 4.2, look.ink, look, line=2.4),
        arrow(start + BLOCK + 2.2, start + BLOCK + 6.6, 0, look),
        Group(after, start + BLOCK + 8.0, 0),
    )


_Picture = tuple[tuple[Item, ...], float]
"""Items from (0, 0) to the right about their middle line, and how wide they are."""


def _steps(text: str, x: float, look: Look, lang: str) -> Text:
    return Text(x, 2.3, text, 18, look.ink, lang, True, "start", 13)


def _again(one: Specialist, look: Look, lang: str) -> _Picture:
    return (block(colour_of(one), 0, -BLOCK / 2, BLOCK, look), _steps(f"+{one.heal}", 9, look, lang)), 18


def _another(one: Specialist, look: Look, lang: str) -> _Picture:
    colour = colour_of(one)
    two = (block(colour, 0, -4.4, 5.4, look), block(colour, 3.4, -1.4, 6.2, look))
    return (*two, _steps(f"+{one.heal}", 11.6, look, lang)), 20.5


def _equals(x: float, look: Look) -> tuple[Item, ...]:
    return tuple(line(x, y, x + 2.2, y, Style(None, look.ink, 0.6)) for y in (-0.8, 0.8))


def _equal(one: Specialist, look: Look, lang: str) -> _Picture:
    block_ = block("grey", 4.0, -BLOCK / 2, BLOCK, look)
    return (*_equals(0.4, look), block_, _steps(f"+{one.heal}", 13, look, lang)), 22


def _value(one: Specialist, look: Look, lang: str) -> _Picture:
    box = value_box(f"{one.values[0]}–{one.values[-1]}", 0, -3.3, 6.6, look, lang, 12.4)
    items: tuple[Item, ...] = (box, _steps(f"+{one.heal}", 14, look, lang))
    if one.patients == 1:
        return items, 23
    return (centred(f"{one.patients} ×", 2.6, 0, 10, look, lang, 7), Group(items, 6.4, 0)), 29


def _student(one: Specialist, look: Look, lang: str) -> _Picture:
    first = block("grey", 0, -BLOCK / 2, BLOCK, look), _steps(f"+{one.heal}", 8, look, lang)
    second = block("grey", 19.5, -BLOCK / 2, BLOCK, look), _steps("−1", 27.5, look, lang)
    return (*first, *second), 35


def _points(one: Specialist, look: Look, lang: str) -> _Picture:
    return (solid("star", 3.6, 0, 8.4, look.ink), _steps(str(TRIAL), 9.4, look, lang)), 14


def _pair(one: Specialist, look: Look, lang: str) -> _Picture:
    left = block("grey", 0, -3, 6, look)
    return (
        left,
        *_equals(6.8, look),
        block("grey", 9.8, -3, 6, look),
        _steps(f"+{one.heal}", 17.4, look, lang),
    ), 26.5


def _swap(one: Specialist, look: Look, lang: str) -> _Picture:
    del lang
    return (block(colour_of(one), 0, -3, 6, look), *exchange(11, 0, 3.6, look), block("grey", 16, -3, 6, look)), 22


def _research(one: Specialist, look: Look, lang: str) -> _Picture:
    items = (block(colour_of(one), 0, -BLOCK / 2, BLOCK, look), _steps("−1", 8, look, lang), arrow(18, 22, 0, look))
    return (*items, icon("blood", 27, 0, 8, None, look)), 31


def _drug(one: Specialist, look: Look, lang: str) -> _Picture:
    items = (block(colour_of(one), 0, -BLOCK / 2, BLOCK, look), arrow(8.4, 12.4, 0, look))
    return (*items, value_box("?", 14.0, -3.5, BLOCK, look, lang)), 21


EFFECTS: Final[dict[str, Callable[[Specialist, Look, str], _Picture]]] = {
    "again": _again,
    "another": _another,
    "equal": _equal,
    "value": _value,
    "student": _student,
    "points": _points,
    "pair": _pair,
    "swap": _swap,
    "research": _research,
    "drug": _drug,
}
