"""Backs of 48: one for each pile, the same after half a turn, with a paper frame that hides a shifted print."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin
from typing import Final

from kit.drawing.shapes import Command, Drawing, Group, Item, Path, Style, circle, polygon, rect
from kit.drawing.tokens import ACCENT, CARD, INK, Look
from kit.games.printed import card
from translations import Words

BACKS: Final = ("incident", "time", "rank")
FRAME: Final = 4.2
TICKS: Final = 48
X: Final = CARD.width / 2
Y: Final = CARD.height / 2


def back(pile: str, words: Words, look: Look) -> Drawing:
    """The back of a pile: incidents dark, time cards light, rank cards and boss marker grey."""
    ground = {"incident": look.fill(INK), "time": look.field, "rank": look.fill(ACCENT)}[pile]
    ink = look.on(INK) if pile == "incident" else look.ink
    items: tuple[Item, ...] = (
        rect(FRAME, FRAME, CARD.width - 2 * FRAME, CARD.height - 2 * FRAME, Style(ground, look.ink, 0.3), 2),
        _dial(ink),
        *(circle(X, Y, radius, Style(None, ink, 0.3)) for radius in (12.6, 22.6)),
        *_MIDDLES[pile](ink),
        *_combs(ink),
    )
    return card(items, words("fe-title"), look)


def _dial(ink: str) -> Group:
    """48 ticks, every fourth a long one."""
    long = _ticks(range(0, TICKS, 4), 14.5, 20.5)
    short = _ticks((k for k in range(TICKS) if k % 4), 14.5, 17.6)
    return Group((Path(long, Style(None, ink, 0.55)), Path(short, Style(None, ink, 0.28))))


def _ticks(which: Iterable[int], inner: float, outer: float) -> tuple[Command, ...]:
    steps: list[Command] = []
    for k in which:
        angle = radians(360 * k / TICKS)
        steps += [(step, X + r * sin(angle), Y - r * cos(angle)) for step, r in (("M", inner), ("L", outer))]
    return tuple(steps)


def _compass(ink: str) -> tuple[Path, ...]:
    long, short = 7.6, 2.1
    corners = ((0, -long), (short, -short), (long, 0), (short, short))
    points = (*corners, *((-x, -y) for x, y in corners))
    star = polygon(tuple((X + x, Y + y) for x, y in points), Style(None, ink, 0.5))
    return star, circle(X, Y, 1.1, Style(ink))


def _hourglass(ink: str) -> tuple[Path, ...]:
    style = Style(None, ink, 0.5)
    glass = polygon(((X - 5.4, Y - 7), (X + 5.4, Y - 7), (X - 5.4, Y + 7), (X + 5.4, Y + 7)), style)
    ends: tuple[Command, ...] = (
        ("M", X - 6.6, Y - 7),
        ("L", X + 6.6, Y - 7),
        ("M", X - 6.6, Y + 7),
        ("L", X + 6.6, Y + 7),
    )
    return glass, Path(ends, style)


def _chevrons(ink: str) -> tuple[Path, ...]:
    steps: list[Command] = []
    for way in (1, -1):
        for far in (2.0, 5.0):
            tip = Y + way * (far + 2.4)
            steps += [("M", X - 5, Y + way * far), ("L", X, tip), ("L", X + 5, Y + way * far)]
    return (Path(tuple(steps), Style(None, ink, 0.55)),)


_MIDDLES: Final = {"incident": _compass, "time": _hourglass, "rank": _chevrons}


def _combs(ink: str) -> tuple[Group, ...]:
    """A ruler at the head and at the foot."""
    steps: list[Command] = [("M", -22, -34.6), ("L", 22, -34.6)]
    for k in range(12):
        x = -22.0 + 4 * k
        steps += [("M", x, -34.6), ("L", x, -30.6 if k % 3 == 0 else -31.8)]
    comb = Path(tuple(steps), Style(None, ink, 0.3))
    return Group((comb,), X, Y), Group((comb,), X, Y, turn=180)
