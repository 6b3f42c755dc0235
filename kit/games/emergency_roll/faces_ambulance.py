"""Ambulance cards: a van with a window for each die, what comes with its patient, and places for the dice below."""

from __future__ import annotations

from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.hexes import edge
from kit.drawing.icons import icon
from kit.drawing.shapes import CIRCLE_CONTROL, Command, Drawing, Group, Item, Path, Style, Text, circle, line, rect
from kit.drawing.signs import die, hatch, sign
from kit.drawing.tokens import CARD, COLOURS, LINES, Look
from kit.drawing.van import CAB, van
from kit.games.emergency_roll.box import AMBULANCES, Bonus
from kit.games.emergency_roll.box import COLOURS as DICE
from kit.games.emergency_roll.faces_panel import ICONS
from kit.games.printed import lying_card, one_size
from translations import Words

WINDOWS: Final = (8.4, 29.0, 49.6)
"""Left edges of the windows, in the order of the dice."""
TOP: Final = 12.0
WIDE: Final = 19.0
HIGH: Final = 31.4
HEAD: Final = 8.4
NAME: Final = 41.6
NAME_SIZE: Final = 7.0
"""The names of all bonuses of a language stand in one size, at most this one."""
DIE_PLACE: Final = (13.8, 58.4)
"""Width and upper edge of a die's dashed place, which is open below: the die lies half on the card."""


def ambulance(number: int, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """The ambulance of that number; without full detail larger pictures and no names, when small no number either."""
    card = AMBULANCES[number]
    items: list[Item] = [*van(look)]
    if detail != "small":
        items += _number(number, look, words.lang)
    for left, colour in zip(WINDOWS, DICE, strict=True):
        items += _window(left, colour, look)
        items += _bonus(left + WIDE / 2, card[colour], words, look, detail)
        items += _die_place(left + WIDE / 2, colour, look)
    said = (f"{words(f'er-colour-{colour}')}: {_said(card[colour], words)}" for colour in DICE)
    return lying_card(tuple(items), f"{words('er-ambulance')} {number} · {' · '.join(said)}", look)


def _said(bonus: Bonus, words: Words) -> str:
    name = words(f"er-bonus-{bonus.kind}")
    if not bonus.values:
        return name
    first, second = bonus.values
    values = words("er-extra-values", first=first, second=second)
    return f"{name} {words(f'er-colour-{bonus.colour}')} {values}"


def _number(number: int, look: Look, lang: str) -> tuple[Text, ...]:
    x, y = CAB
    return (Text(x, y, str(number), 12, look.ink, lang, True, "middle", 9),)


def _window(left: float, colour: str, look: Look) -> tuple[Item, ...]:
    """A window with the colour's head: fill, hatch and sign."""
    thing = COLOURS[colour]
    middle, low = left + WIDE / 2, TOP + HEAD
    head = Path(_head(left), Style(look.fill(thing.fill)))
    shade = hatch(thing.hatch, left, TOP, WIDE, HEAD, look.hatch(thing.fill), pitch=1.3)
    return (
        rect(left, TOP, WIDE, HIGH, Style(look.paper), 1.6),
        head,
        Group(shade, clip=head),
        circle(middle, TOP + HEAD / 2, 3.1, Style(look.paper, edge(colour, look), 0.25)),
        sign(thing.sign, middle, TOP + HEAD / 2, 3.9, look.ink),
        line(left, low, left + WIDE, low, Style(None, look.ink, 0.3)),
        rect(left, TOP, WIDE, HIGH, Style(None, look.ink, 0.45), 1.6),
    )


def _head(left: float, radius: float = 1.6) -> tuple[Command, ...]:
    k, right = radius * (1 - CIRCLE_CONTROL), left + WIDE
    return (
        ("M", left, TOP + HEAD),
        ("L", left, TOP + radius),
        ("C", left, TOP + k, left + k, TOP, left + radius, TOP),
        ("L", right - radius, TOP),
        ("C", right - k, TOP, right, TOP + k, right, TOP + radius),
        ("L", right, TOP + HEAD),
        ("Z",),
    )


def _bonus(x: float, bonus: Bonus, words: Words, look: Look, detail: Detail) -> tuple[Item, ...]:
    """The bonus about x: its picture, and its name in full detail."""
    full = detail == "full"
    y = 29.4 if full else 31.6
    if bonus.kind == "stethoscopes":
        size, step = (9.4, 4.1) if full else (10.0, 4.3)
        pictures: tuple[Item, ...] = tuple(
            icon("stethoscope", x + side * step, y, size, None, look, line=1.8) for side in (-1, 1)
        )
    elif bonus.kind == "extra":
        pictures = _extra(x, bonus, look, full)
    else:
        pictures = (icon(ICONS[bonus.kind], x, y, 13.0 if full else 16.0, None, look, line=1.2 if full else 1.4),)
    return (*pictures, _name(x, bonus.kind, words, look)) if full else pictures


def _extra(x: float, bonus: Bonus, look: Look, full: bool) -> tuple[Item, ...]:
    """One more patient, and the two dice it may be."""
    side = 7.2 if full else 8.2
    top = 31.0 if full else 33.4
    bust = icon("extra", x, 25.8 if full else 27.0, 8.6 if full else 10.4, None, look, line=1.5)
    dice = tuple(
        die(bonus.colour, value, x + shift, top, side, look)
        for value, shift in zip(bonus.values, (-side - 0.5, 0.5), strict=True)
    )
    return bust, *dice


def _name(x: float, kind: str, words: Words, look: Look) -> Text:
    texts = tuple(words(f"er-bonus-{name}") for name in ICONS)
    size = one_size(texts, WIDE - 1.6, NAME_SIZE, words.lang)
    return Text(x, NAME, words(f"er-bonus-{kind}"), size, look.ink, words.lang, False, "middle", WIDE - 1.6)


def _die_place(x: float, colour: str, look: Look) -> tuple[Path, ...]:
    """A chevron down to the dashed place of the die, open at the card's lower edge."""
    wide, top = DIE_PLACE
    left, right, low, r = x - wide / 2, x + wide / 2, CARD.width + CARD.bleed, 1.8
    k = r * (1 - CIRCLE_CONTROL)
    place = Path(
        (
            ("M", left, low),
            ("L", left, top + r),
            ("C", left, top + k, left + k, top, left + r, top),
            ("L", right - r, top),
            ("C", right - k, top, right, top + k, right, top + r),
            ("L", right, low),
        ),
        Style(None, edge(colour, look), 0.45, (1.2, 1.0), "butt"),
    )
    arrow = Path((("M", x - 2.4, 52.8), ("L", x, 55.2), ("L", x + 2.4, 52.8)), Style(None, look.ink, LINES.total))
    return arrow, place
