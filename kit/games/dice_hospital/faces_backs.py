"""Backs of the piles: the same after half a turn, with a paper frame that hides a shifted print."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, circle, line, rect
from kit.drawing.signs import sign
from kit.drawing.tokens import CARD, COLOURS, INK, Look
from kit.games.dice_hospital.faces_common import tile_drawing
from kit.games.dice_hospital.faces_departments import HIGH, WIDE
from kit.games.printed import card
from translations import Words

FRAME: Final = 4.2
SMALL_FRAME: Final = 3.0
X: Final = CARD.width / 2
Y: Final = CARD.height / 2


def department_back(words: Words, look: Look) -> Drawing:
    """Three by three rooms on a dark ground; the corners wear the signs of the dice."""
    ink = look.on(INK)
    items: list[Item] = [_ground(WIDE, HIGH, SMALL_FRAME, look.fill(INK), look)]
    for column in (-1, 0, 1):
        for row in (-1, 0, 1):
            x, y = WIDE / 2 + 9.4 * column, HIGH / 2 + 8.8 * row
            middle = column == row == 0
            items.append(rect(x - 3.6, y - 3.4, 7.2, 6.8, Style(ink if middle and not look.low else None, ink, 0.4), 1))
    for turn in (0, 180):
        marks = (sign(COLOURS["grey"].sign, -9.4, -8.8, 4, ink), sign(COLOURS["yellow"].sign, 9.4, -8.8, 4, ink))
        items.append(Group((*marks, sign(COLOURS["green"].sign, 0, -8.8, 4, ink)), WIDE / 2, HIGH / 2, turn=turn))
    return tile_drawing(WIDE, HIGH, tuple(items), words("dh-title"), look)


def specialist_back(words: Words, look: Look) -> Drawing:
    """Two meeples, one on its head, on a dark ground."""
    return _pair("meeple", look.fill(INK), look.on(INK), words, look)


def administrator_back(words: Words, look: Look) -> Drawing:
    """Two busts on a light ground."""
    return _pair("doctor", look.field, look.ink, words, look)


def event_back(words: Words, look: Look) -> Drawing:
    """Two closed envelopes on the accent."""
    return _pair("event", look.accent, look.ink, words, look)


def _pair(picture: str, fill: str, ink: str, words: Words, look: Look) -> Drawing:
    items: list[Item] = [_ground(CARD.width, CARD.height, FRAME, fill, look)]
    for turn in (0, 180):
        thing = icon(picture, 0, -19.0, 22.0, None, look, line=1.2)
        disc = circle(0, -19.0, 16.4, Style(look.paper, ink if ink != look.paper else look.ink, 0.4))
        bars = Path((("M", -18, -3), ("L", 18, -3), ("M", -18, -1.4), ("L", 18, -1.4)), Style(None, ink, 0.35))
        items.append(Group((disc, thing, bars), X, Y, turn=turn))
    items.append(line(X - 18, Y, X + 18, Y, Style(None, ink, 0.35)))
    return card(tuple(items), words("dh-title"), look)


def _ground(wide: float, high: float, frame: float, fill: str, look: Look) -> Path:
    return rect(frame, frame, wide - 2 * frame, high - 2 * frame, Style(fill, look.ink, 0.3), 2)
