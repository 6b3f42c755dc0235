"""The spine of a card: what kind it is by colour, hatch, shape and picture, and its number, seen in a fanned hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from kit.drawing.cards import SPINE, Detail, number
from kit.drawing.icons import glyph
from kit.drawing.shapes import Group, Item, Style, circle, line, rect
from kit.drawing.signs import hatch
from kit.drawing.tokens import ACCENT, BAND, CARD, COLOURS, LINES, Hatch, Look
from kit.type.metrics import cap_height

Shape: TypeAlias = Literal["circle", "square", "none"]

WIDTHS: Final[dict[Detail, float]] = {"full": CARD.spine, "index": 12.0, "small": 16.0}
DIGIT, DIGITS = 2.2, 1.65
"""Points of a number of one digit, of two digits, over the spine's width in mm."""
SHARE: Final = 0.45
"""Radius of a number's circle over the spine's width."""
HATCHED: Final = (26.0, 48.0)
"""Top and height of the hatch, mm."""


@dataclass(frozen=True, slots=True)
class Kind:
    """How a kind of card looks: ground, hatch, the shape round its number, its picture."""

    ground: str
    hatch: Hatch
    shape: Shape
    picture: str


PATIENT: Final = Kind(BAND, "none", "circle", "bed")
EMERGENCY: Final = Kind(COLOURS["red"].fill, "upright", "circle", "siren")
DOCTOR: Final = Kind(COLOURS["blue"].fill, "level", "square", "doctor")
ALMIGHTY: Final = Kind(COLOURS["blue"].fill, "level", "square", "star")
EVENT: Final = Kind(ACCENT, "none", "none", "event")
OPEN_EVENT: Final = Kind(COLOURS["yellow"].fill, "dots", "none", "open")
SPARE: Final = Kind(ACCENT, "none", "none", "cap")


def spine(kind: Kind, value: str, look: Look, lang: str, detail: Detail) -> Group:
    """The spine; ``value`` is empty for cards without a number. Upside down at the foot again, in full."""
    wide = WIDTHS[detail]
    items: list[Item] = [*_band(kind, wide, look)]
    middle = wide / 2
    top = 2.5 + SHARE * wide
    if value:
        items += framed_number(value, kind.shape, middle, top, SHARE * wide, look, lang)
        items.append(glyph(kind.picture, middle, top + 0.95 * wide, 0.66 * wide, kind.ground, look))
    else:
        items.append(glyph(kind.picture, middle, top + 0.5, 0.76 * wide, kind.ground, look))
    if detail == "full":
        items.append(_foot(kind, value, look, lang))
    return Group(tuple(items), role=SPINE)


def framed_number(
    value: str, shape: Shape, x: float, y: float, radius: float, look: Look, lang: str
) -> tuple[Item, ...]:
    """A number about (x, y) on paper, in a circle (a difficulty) or a square (a skill)."""
    pen = Style(look.paper, look.ink, 0.07 * radius + 0.12)
    side = 0.96 * radius
    frame = (
        circle(x, y, radius, pen)
        if shape == "circle"
        else rect(x - side, y - side, 2 * side, 2 * side, pen, 0.3 * radius)
    )
    size = round((DIGIT if len(value) == 1 else DIGITS) * radius / SHARE, 2)
    low = y + cap_height(size, lang) / 2 - (0.012 * size if value in "69" else 0)
    return frame, *number(value, x, low, size, look.ink, lang, 1.9 * radius)


def _band(kind: Kind, wide: float, look: Look) -> tuple[Item, ...]:
    """The band into the bleed; a light one and one of low ink end in a line."""
    edge = CARD.bleed
    ground = rect(-edge, -edge, wide + edge, CARD.height + 2 * edge, Style(look.fill(kind.ground)))
    lead = 0.0 if look.low else edge
    top, high = HATCHED
    shade = hatch(kind.hatch, -lead, top, wide + lead, high, look.hatch(kind.ground))
    if not look.low:
        return ground, *shade
    return ground, *shade, line(wide, -edge, wide, CARD.height + edge, Style(None, look.ink, 0.35, cap="butt"))


def _foot(kind: Kind, value: str, look: Look, lang: str) -> Group:
    if value:
        low: tuple[Item, ...] = framed_number(value, kind.shape, 0, 0, 2.9, look, lang)
    else:
        low = (glyph(kind.picture, 0, 0, 4.6, kind.ground, look, line=LINES.total * 3.4),)
    return Group(low, CARD.spine / 2, CARD.height - 5.6, turn=180)
