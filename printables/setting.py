"""Setting text on pages: fitted lines, wrapped paragraphs, numbered discs, mark boxes. Lengths in mm, type in pt."""

from __future__ import annotations

from dataclasses import dataclass

from kit.drawing.shapes import Anchor, Group, Item, Style, Text, circle, rect
from kit.drawing.tokens import FLOOR, INK, MARK_FLOOR, POINT, Look
from kit.type.breaking import wrap
from kit.type.fitting import fit
from kit.type.metrics import cap_height, width

INNER = 14.0
"""Margin (mm) of pages that are read, as in the mock-ups."""


@dataclass(frozen=True, slots=True)
class Block:
    """Items set, and the y below the last of them."""

    items: tuple[Item, ...]
    bottom: float


def label(
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    lang: str,
    *,
    fill: str = INK,
    bold: bool = False,
    anchor: Anchor = "start",
) -> Text:
    """One line on the baseline y, made smaller (down to the floor) until it fits ``room``; FitError if it cannot."""
    fitted = fit(text, room, 2 * size * POINT, size, min(size, FLOOR), lang, bold, max_lines=1)
    return Text(x, y, fitted.lines[0], fitted.size, fill, lang, bold, anchor, room)


def paragraph(
    text: str,
    x: float,
    y: float,
    room: float,
    size: float,
    leading: float,
    lang: str,
    *,
    fill: str = INK,
    bold: bool = False,
) -> Block:
    """Wrapped lines, the first baseline at y, the next ``leading`` mm lower each; ``bottom`` is the next baseline."""
    lines = wrap(text, room, size, lang, bold)
    items = tuple(Text(x, y + k * leading, one, size, fill, lang, bold, "start", room) for k, one in enumerate(lines))
    return Block(items, y + len(lines) * leading)


def disc(text: str, x: float, y: float, radius: float, lang: str, look: Look) -> Group:
    """A numbered disc about (x, y), dark; an outline with low ink."""
    size = 1.06 * radius / POINT
    fill = look.fill(look.ink)
    body = circle(x, y, radius, Style(fill, look.ink, 0.3))
    ink = look.on(look.ink)
    return Group(
        (body, Text(x, y + cap_height(size, lang) / 2, text, size, ink, lang, True, "middle", 2 * radius)), role="disc"
    )


def mark_width(text: str, lang: str) -> float:
    """How wide (mm) the mark of a rule is: 3.6, or as much as its text needs."""
    return max(3.6, width(text, MARK_FLOOR, lang, True) + 1)


def mark_square(text: str, x: float, y: float, lang: str, look: Look, *, solid: bool) -> Group:
    """The 3.6 mm mark of a rule with its right end at x, on the baseline y: solid when texts disagree."""
    wide = mark_width(text, lang)
    x -= wide
    body = rect(x, y - 2.75, wide, 3.6, Style(look.fill(look.ink) if solid else None, look.ink, 0.3), 0.5)
    fill = look.on(look.ink) if solid else look.ink
    size = 6.2 if wide == 3.6 else MARK_FLOOR
    line = Text(x + wide / 2, y - 0.95 + cap_height(size, lang) / 2, text, size, fill, lang, True, "middle", wide)
    return Group((body, line), role="mark")
