"""Department tiles, 38 × 36 mm: colour head with the name, which patients, the gain, the sentence, a meeple's place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, circle, line
from kit.drawing.signs import meeple
from kit.drawing.tokens import CARD, FLOOR, Look
from kit.games.dice_hospital.box import COLOURS, DEPARTMENT, DEPARTMENTS, VOLUNTEERS, Department
from kit.games.dice_hospital.faces_common import (
    block,
    centred,
    colour_band,
    colour_name,
    fill_of,
    made_up,
    plain_behind,
    sign_disc,
    tile_drawing,
    value_box,
)
from kit.games.printed import fitted, kit_box
from kit.type.fitting import FitError
from translations import Words

WIDE: Final = 38.0
HIGH: Final = 36.0
HEAD: Final = 9.0
NAME: Final = 10.4
NAME_SIZE: Final = 9.5
NAME_LEAST: Final = 6.5
EDGE: Final = 35.6
MEEPLE: Final = (31.3, 23.2, 4.7)
"""Middle and radius of the meeple's dashed place."""
MEEPLE_SIZE: Final = 10.0
GAIN: Final = 19.0
BASE: Final = 27.0
"""Type of the gain, and its baseline."""
SENTENCE: Final = 2.6
SENTENCE_SIZE: Final = 6.4
FOOT: Final = 33.2
"""Baseline of the sentence's last line."""
STEP: Final = 7.0
"""How far apart several patients or meeples stand."""


def department(
    id: str,
    words: Words,
    look: Look,
    detail: Detail = "full",
    meeples: Sequence[str] = (),
    *,
    closed: bool = False,
) -> Drawing:
    """The tile of a department, with the ``meeples`` (colours) that stand on it; ``closed`` by the event of the round.

    Those printed on the board are drawn the same way. ValueError on an unknown department.
    """
    if id not in DEPARTMENT:
        raise ValueError(f"Dice Hospital has no department {id!r}; there are {', '.join(DEPARTMENT)}")
    one = DEPARTMENTS[DEPARTMENT[id]]
    items: list[Item] = [*_head(one, words, look, detail), *_body(one, words, look, detail)]
    items += _closed(look) if closed else _meeples(meeples, look, detail)
    return tile_drawing(WIDE, HIGH, tuple(items), f"{words(f'dh-department-{id}')}: {sentence(one, words)}", look)


def sentence(one: Department, words: Words) -> str:
    """What a department does, in one line."""
    low, *rest = one.values
    return words(f"dh-tile-{kind(one)}", colour=colour_name(one.colour), heal=one.heal, low=low, high=[low, *rest][-1])


def kind(one: Department) -> str:
    """How a department chooses, as its sentence is called: ``values`` for one patient of certain values."""
    return "values" if one.shape == "one" and len(one.values) < 6 else one.shape


def _head(one: Department, words: Words, look: Look, detail: Detail) -> tuple[Item, ...]:
    colour, edge, high = colour_name(one.colour), CARD.bleed, HEAD if detail == "full" else 11.0
    band = colour_band(colour, (-edge, -edge, WIDE + 2 * edge, high + edge), look)
    low = line(-edge, high, WIDE + edge, high, Style(None, look.ink, 0.3, cap="butt"))
    middle = high / 2
    disc = sign_disc(colour, 5.2, middle, 2.9 if detail == "full" else 3.9, look)
    if detail == "small":
        return *band, low, *disc
    ink = look.on(fill_of(colour))
    size = NAME_SIZE if detail == "full" else 12.5
    texts = _name(words(f"dh-department-{one.id}"), middle, size, ink, words.lang)
    return *band, low, *disc, *(plain_behind(text, colour, look) for text in texts), *texts


def _name(name: str, middle: float, size: float, ink: str, lang: str) -> tuple[Text, ...]:
    """The name about ``middle`` on one line; on two smaller ones where it is long."""
    room = EDGE - NAME
    try:
        return fitted(name, NAME, middle + 1.6, (room, 5), size, ink, lang, bold=True, floor=NAME_LEAST, max_lines=1)
    except FitError:
        lines = fitted(name, NAME, middle, (room, 6.8), NAME_LEAST, ink, lang, bold=True, max_lines=2)
        step = lines[-1].y - lines[0].y
        return tuple(replace(line, y=line.y - step / 2 + 1.0) for line in lines)


def _body(one: Department, words: Words, look: Look, detail: Detail) -> tuple[Item, ...]:
    lang = words.lang
    if detail != "full":
        large = Group(patients(one, look, lang), 0, 0.2, 1.25)
        return large, Group(gain(one, look, lang), -0.6, -12.2, 1.5)
    items: list[Item] = [*patients(one, look, lang), *gain(one, look, lang), *_sentence(one, words, look)]
    if _many(one):
        items += fitted(words("dh-tile-each"), 12.9, BASE - 0.4, (12.8, 4), 7.5, look.ink, lang, max_lines=1)
    if f"department-{one.id}" in made_up():
        items.append(kit_box(words, look, EDGE, 13.8, "end"))
    return tuple(items)


def _many(one: Department) -> bool:
    return one.shape in ("equal", "run", "each-colour", "pair")


def _sentence(one: Department, words: Words, look: Look) -> tuple[Text, ...]:
    """One line; two smaller ones where it is long."""
    text, room = sentence(one, words), EDGE - SENTENCE
    try:
        return fitted(text, SENTENCE, FOOT, (room, 3), SENTENCE_SIZE, look.ink, words.lang, max_lines=1)
    except FitError:
        lines = fitted(text, SENTENCE, FOOT, (room, 6), FLOOR, look.ink, words.lang, max_lines=2)
        return tuple(replace(line, y=line.y - lines[-1].y + FOOT) for line in lines)


def gain(one: Department, look: Look, lang: str) -> tuple[Item, ...]:
    """What the patients get: steps, a new roll, each other's values."""
    match one.shape:
        case "drug":
            return block("grey", 3.2, BASE - 6.4, 6.8, look), Text(
                12.6, BASE, "?", GAIN, look.ink, lang, True, "start", 8
            )
        case "swap":
            return (*exchange(7.4, BASE - 3.0, 4.0, look),)
        case "trial":
            items = (f"+{one.heal}", 3.0, 11.0), ("−1", 15.0, 11.0)
            return tuple(Text(x, BASE, text, 16, look.ink, lang, True, "start", room) for text, x, room in items)
        case _:
            return (Text(2.9, BASE, f"+{one.heal}", GAIN, look.ink, lang, True, "start", 11),)


def exchange(x: float, y: float, reach: float, look: Look) -> tuple[Path, ...]:
    """Two arrows past each other about (x, y)."""
    pen = Style(None, look.ink, 0.7)
    return tuple(
        Path(
            (
                ("M", x - side * reach, y + side * 1.5),
                ("L", x + side * reach, y + side * 1.5),
                ("L", x + side * (reach - 1.8), y + side * 3.0),
            ),
            pen,
        )
        for side in (-1, 1)
    )


def patients(one: Department, look: Look, lang: str) -> tuple[Item, ...]:
    """Which patients: blocks of a colour, values in boxes; = between equal ones, stairs for a run."""
    colour = colour_name(one.colour)
    match kind(one):
        case "values":
            return _values(one.values, look, lang)
        case "equal":
            return _equal(colour, 3, look)
        case "run":
            return tuple(block(colour, 2.9 + STEP * k, 13.6 - 1.5 * k, 5.6, look) for k in range(3))
        case "pair":
            return _equal(colour, 2, look)
        case "swap":
            return block(colour, 2.9, 12.4, 5.6, look), block(colour, 11.1, 12.4, 5.6, look)
        case "trial":
            spans = (one.values, VOLUNTEERS)
            return tuple(_span(span, 3.0 + 12.0 * k, look, lang) for k, span in enumerate(spans))
        case "drug":
            return (_span(one.values, 3.0, look, lang),)
        case "each-colour":
            return tuple(block(name, 2.9 + STEP * k, 12.2, 5.6, look) for k, name in enumerate(COLOURS))
        case _:
            return (block(colour, 3.0, 11.8, 6.8, look),)


def _values(values: Sequence[int], look: Look, lang: str) -> tuple[Item, ...]:
    items: list[Item] = []
    for k, value in enumerate(values):
        x = 3.0 + 9.8 * k
        items.append(value_box(str(value), x, 12.0, 6.4, look, lang))
        if k:
            items.append(centred("/", x - 1.7, 15.2, 9, look, lang, 3, look.small))
    return tuple(items)


def _span(values: Sequence[int], x: float, look: Look, lang: str) -> Group:
    """Values from the first to the last in one box."""
    return value_box(f"{values[0]}–{values[-1]}", x, 12.2, 5.8, look, lang, 10.4)


def _equal(colour: str, count: int, look: Look) -> tuple[Item, ...]:
    items: list[Item] = []
    for k in range(count):
        x = 2.9 + 8.2 * k
        items.append(block(colour, x, 12.4, 5.6, look))
        if k:
            items += [line(x - 2.0, y, x - 0.6, y, Style(None, look.ink, 0.4)) for y in (14.7, 15.7)]
    return tuple(items)


def _meeples(colours: Sequence[str], look: Look, detail: Detail) -> tuple[Item, ...]:
    """Those who stand on it, to the left of each other; the dashed place while there is none."""
    x, y, radius = MEEPLE
    if not colours:
        return (circle(x, y, radius, Style(None, look.hairline, 0.35, (1.1, 0.9), "butt")),)
    size = MEEPLE_SIZE if detail == "full" else MEEPLE_SIZE + 2
    items: list[Item] = []
    for k, colour in reversed(list(enumerate(colours))):
        at = x - STEP * k
        items += [circle(at, y, radius + 0.5, Style(look.field)), meeple(colour, at, y - 0.2, size, look)]
    return tuple(items)


def _closed(look: Look) -> tuple[Item, ...]:
    """A lock on the meeple's place: nobody may use it this round."""
    x, y, radius = MEEPLE
    return circle(x, y, radius + 0.4, Style(look.field, look.ink, 0.5)), icon("lock", x, y, 1.5 * radius, None, look)
