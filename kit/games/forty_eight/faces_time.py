"""Time cards of 48: a dial of twelve sectors, as many filled as the card has hours."""

from __future__ import annotations

import re
from math import cos, pi, radians, sin, tan
from typing import Final

from kit.drawing.cards import Detail, number, seat_spine, text_lines
from kit.drawing.shapes import Command, Drawing, Item, Path, Style
from kit.drawing.tokens import CARD_TYPE, FLOOR, LINES, SEAT, SMALL, Look
from kit.games.forty_eight.faces_common import MIDDLE, TEXT_WIDTH, foot, heading, rule
from kit.games.printed import card, fitted
from kit.type.fitting import fit
from translations import Words

SECTORS: Final = 12
GAP: Final = 1.6
"""Degrees left free at each end of a sector."""
SENTENCE: Final = re.compile(r"(?<=[.。])\s*(?=.)")
"""Between two sentences."""
SHADE: Final = 5
"""Lines that fill a sector with low ink."""


def time_card(character: str, hours: int, words: Words, look: Look, detail: Detail) -> Drawing:
    """A time card of a detective; the 0 says that it always returns."""
    lang, who = words.lang, words(f"fe-character-{character}")
    spine = seat_spine(character, str(hours), look, lang, "full" if detail == "full" else "small")
    title = f"{words('fe-time-card')} · {who} · {hours}"
    if detail != "full":
        return card((spine, *_large_dial(character, hours, look, lang)), title, look)
    body = (
        *heading(words("fe-time-card"), who, look, lang),
        *_dial(hours, MIDDLE, 44, (13.2, 20), LINES.hairline, SEAT[character].fill, look),
        _ticks(MIDDLE, 44, look),
        *number_in_dial(hours, MIDDLE, 44, 58, look, lang, 24),
        rule(74.6, look),
        *_words(hours, words, look),
        foot(words, look),
    )
    return card((spine, *body), title, look)


def number_in_dial(
    hours: int, x: float, y: float, size: float, look: Look, lang: str, width: float
) -> tuple[Item, ...]:
    """The number about (x, y)."""
    return number(str(hours), x, y + 0.1293 * size, size, look.ink, lang, width)[:1]


def _large_dial(character: str, hours: int, look: Look, lang: str) -> tuple[Item, ...]:
    x, y = 38.6, 46.0
    dial = _dial(hours, x, y, (14.6, 22), 0.35, SEAT[character].fill, look)
    return *dial, *number_in_dial(hours, x, y, 68, look, lang, 28)


def _words(hours: int, words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    if hours:
        text = words("fe-time-hours", n=hours)
        return fitted(text, 14, 80.2, (TEXT_WIDTH - 6, 4), 7.5, look.ink, lang, max_lines=1)
    return _sentences(words("fe-time-zero"), look, lang)


def _sentences(text: str, look: Look, lang: str) -> tuple[Item, ...]:
    """The sentences of the 0, each on its own line, in one size."""
    sentences = tuple(SENTENCE.split(text))
    room = TEXT_WIDTH - 5
    size = min(fit(sentence, room, 4, CARD_TYPE.text, FLOOR, lang, max_lines=1).size for sentence in sentences)
    return text_lines(sentences, 14, 78.9, size, 3.4, look.ink, lang, width=room)


def _dial(
    hours: int, x: float, y: float, radii: tuple[float, float], edge: float, colour: str, look: Look
) -> tuple[Item, ...]:
    """Sectors clockwise from the top: the first ``hours`` filled, the others outlines."""
    full = tuple(step for k in range(hours) for step in _sector(k, x, y, radii))
    empty = tuple(step for k in range(hours, SECTORS) for step in _sector(k, x, y, radii))
    items: list[Item] = [Path(empty, Style(None, look.hairline, edge))]
    if full and look.low:
        shade = tuple(step for k in range(hours) for step in _shade(k, x, y, radii))
        items += [Path(shade, Style(None, SMALL, LINES.hatch, cap="butt")), Path(full, Style(None, look.ink, 0.5))]
    elif full:
        items.append(Path(full, Style(colour, colour, edge)))
    return tuple(items)


def _sector(k: int, x: float, y: float, radii: tuple[float, float]) -> tuple[Command, ...]:
    inner, outer = radii
    start, end = radians(30 * k + GAP - 90), radians(30 * (k + 1) - GAP - 90)
    return (
        ("M", *_polar(x, y, outer, start)),
        _arc(x, y, outer, start, end),
        ("L", *_polar(x, y, inner, end)),
        _arc(x, y, inner, end, start),
        ("Z",),
    )


def _shade(k: int, x: float, y: float, radii: tuple[float, float]) -> tuple[Command, ...]:
    step = (30 - 2 * GAP) / (SHADE + 1)
    angles = tuple(radians(30 * k + GAP + step * (j + 1) - 90) for j in range(SHADE))
    return tuple(
        command
        for angle in angles
        for command in (("M", *_polar(x, y, radii[0], angle)), ("L", *_polar(x, y, radii[1], angle)))
    )


def _polar(x: float, y: float, radius: float, angle: float) -> tuple[float, float]:
    return x + radius * cos(angle), y + radius * sin(angle)


def _arc(x: float, y: float, radius: float, start: float, end: float) -> Command:
    """The cubic from ``start`` to ``end`` (radians, at most a quarter turn apart) on a circle."""
    arm = 4 / 3 * tan((end - start) / 4) * radius
    x1, y1 = _polar(x, y, radius, start)
    x2, y2 = _polar(x, y, radius, end)
    ahead, back = start + pi / 2, end - pi / 2
    return ("C", *_polar(x1, y1, arm, ahead), *_polar(x2, y2, arm, back), x2, y2)


def _ticks(x: float, y: float, look: Look) -> Path:
    steps: list[Command] = []
    for k in range(SECTORS):
        angle, length = radians(30 * k - 90), 2.2 if k % 3 == 0 else 1.4
        steps += [("M", *_polar(x, y, 21.2, angle)), ("L", *_polar(x, y, 21.2 + length, angle))]
    return Path(tuple(steps), Style(None, look.small, 0.3))
