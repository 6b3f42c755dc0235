"""What cards of every game share: cut-out shape, spine, stars, kit box, fitted lines, which face to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from kit.drawing.icons import glyph, solid
from kit.drawing.shapes import Anchor, Drawing, Group, Item, Path, Spot, Style, Text, line, rect, restyled
from kit.drawing.signs import hatch, sign
from kit.drawing.tokens import (
    CARD,
    CARD_TYPE,
    COLOURS,
    INDEX_BELOW,
    LINES,
    MARK_FLOOR,
    POINT,
    SEAT,
    Look,
)

Detail: TypeAlias = Literal["full", "index", "small"]
"""A whole face; the index face with a large title; the index face without any words."""

TITLED_FROM: Final = 2.3
"""Pixels per millimetre from which the index face's title reaches 12 px."""
SPINE: Final = "spine"
"""Role of the groups whose text keeps only ``CARD.spine_safe`` from the trim."""
DOUBTFUL: Final = frozenset("69")
"""Numbers that could be read standing on their head, so they are underlined."""
BLANK = Style()


def detail_for(scale: float) -> Detail:
    """The face to draw at ``scale`` px per mm."""
    if scale >= INDEX_BELOW:
        return "full"
    return "index" if scale >= TITLED_FROM else "small"


def cut(drawing: Drawing, x: float, y: float, scale: float, look: Look, spot: Spot | None = None) -> Group:
    """The drawing as it lies on a table, trimmed along its edge with a hairline there, its corner at (x, y)."""
    shape = edge_of(drawing)
    edge = restyled(shape, Style(None, look.hairline, LINES.trim))
    inside = Group(drawing.items, clip=shape)
    return Group((inside, edge), x, y, scale, spot=spot, role="component", unit=drawing.unit)


def edge_of(drawing: Drawing) -> Path:
    """What a component is cut along: its outline, or its trim with round corners."""
    return drawing.outline or rect(0, 0, drawing.width, drawing.height, BLANK, drawing.radius)


def ground(look: Look, width: float = CARD.width, height: float = CARD.height) -> Path:
    """Paper over the trim size and the bleed."""
    edge = CARD.bleed
    return rect(-edge, -edge, width + 2 * edge, height + 2 * edge, Style(look.paper))


def text_lines(
    lines: Sequence[str],
    x: float,
    y: float,
    size: float,
    leading: float,
    fill: str,
    lang: str,
    *,
    width: float,
    bold: bool = False,
    anchor: Anchor = "start",
) -> tuple[Text, ...]:
    """Fitted lines, the first baseline at ``y``, the next ``leading`` mm lower each."""
    return tuple(
        Text(x, y + k * leading, words, size, fill, lang, bold, anchor, width) for k, words in enumerate(lines)
    )


def number(value: str, x: float, y: float, size: float, fill: str, lang: str, width: float) -> tuple[Item, ...]:
    """A large number about x, its baseline at ``y``; underlined where it can stand on its head."""
    text = Text(x, y, value, size, fill, lang, True, "middle", width)
    if value not in DOUBTFUL:
        return (text,)
    half = 0.24 * size * POINT
    low = y + 0.16 * size * POINT
    return text, line(x - half, low, x + half, low, Style(None, fill, 0.055 * size * POINT))


def colour_spine(colour: str, value: str, look: Look, lang: str, detail: Detail = "full") -> Group:
    """The spine of a card of a colour: number, sign, hatch, and again upside down at the foot."""
    thing = COLOURS[colour]
    ink = look.on(thing.fill)
    wide = _width(detail)
    size, foot = 0.5 * wide, 2.8
    items: list[Item] = [*_band(thing.fill, wide, look), *_hatched(colour, wide, look)]
    items += _head(value, sign(thing.sign, wide / 2, _sign_y(detail), size, ink), ink, lang, detail)
    if detail == "full":
        items.append(_foot(value, sign(thing.sign, 0, 3.5, foot, ink), wide, ink, lang))
    return Group(tuple(items), role=SPINE)


def seat_spine(seat: str, value: str, look: Look, lang: str, detail: Detail = "full") -> Group:
    """The spine of a card of a seat: number, thing, and again upside down at the foot."""
    colour = SEAT[seat].fill
    ink = look.on(colour)
    wide = _width(detail)
    thing = glyph(seat, wide / 2, _sign_y(detail) + 0.4, 0.64 * wide, colour, look)
    items: list[Item] = [*_band(colour, wide, look), *_head(value, thing, ink, lang, detail)]
    if detail == "full":
        items.append(_foot(value, glyph(seat, 0, 3.8, 3.8, colour, look, line=2.2), wide, ink, lang))
    return Group(tuple(items), role=SPINE)


def _width(detail: Detail) -> float:
    return {"full": CARD.spine, "index": 11.0, "small": 14.0}[detail]


def _sign_y(detail: Detail) -> float:
    return {"full": 20.2, "index": 20.8, "small": 24.0}[detail]


def _band(colour: str, wide: float, look: Look) -> tuple[Item, ...]:
    """The band into the bleed; a light one and one of low ink end in a line."""
    band = rect(-CARD.bleed, -CARD.bleed, wide + CARD.bleed, CARD.height + 2 * CARD.bleed, Style(look.fill(colour)))
    if not look.low and colour != COLOURS["white"].fill:
        return (band,)
    return band, line(wide, -CARD.bleed, wide, CARD.height + CARD.bleed, Style(None, look.ink, 0.35, cap="butt"))


def _hatched(colour: str, wide: float, look: Look) -> tuple[Path, ...]:
    """Hatch below the index, above the foot."""
    thing = COLOURS[colour]
    lead = 0.0 if look.low else CARD.bleed
    return hatch(thing.hatch, -lead, 26, wide + lead, 48.5, look.hatch(thing.fill))


def _head(value: str, mark: Item, ink: str, lang: str, detail: Detail) -> tuple[Item, ...]:
    size, y = {"full": (CARD_TYPE.index, 13.2), "index": (32.0, 13.4), "small": (40.0, 15.4)}[detail]
    wide = _width(detail)
    return (*number(value, wide / 2, y, size, ink, lang, wide), mark)


def _foot(value: str, mark: Item, wide: float, ink: str, lang: str) -> Group:
    foot = number(value, 0, 0, CARD_TYPE.second, ink, lang, wide)
    return Group((*foot, mark), wide / 2, CARD.height - 7.6, turn=180)


def stars(count: int, x: float, y: float, size: float, step: float, look: Look) -> tuple[Group, ...]:
    """``count`` filled stars in a row from the middle of the first at (x, y)."""
    return tuple(solid("star", x + k * step, y, size, look.ink) for k in range(count))


def mark_box(text: str, x: float, y: float, width: float, look: Look, lang: str, size: float = MARK_FLOOR) -> Group:
    """A small rounded box, its left lower corner at (x, y): ``kit`` for what the kit made up, 裁 for a ruling."""
    high = 0.6 * size
    box = rect(x, y - high, width, high, Style(None, look.small, LINES.hairline), 0.7)
    words = Text(x + width / 2, y - high / 2 + 0.13 * size, text, size, look.small, lang, True, "middle", width - 0.6)
    return Group((box, words), role="mark")
