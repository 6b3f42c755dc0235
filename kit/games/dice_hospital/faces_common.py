"""What the faces of Dice Hospital share: patients as small blocks, values in boxes, gains, dark and coloured heads."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Final

from kit.drawing.cards import ground
from kit.drawing.colour import mix
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, circle, line, rect
from kit.drawing.signs import hatch, sign
from kit.drawing.tokens import BAND, CARD, CARD_TYPE, COLOURS, INK, Look
from kit.games.dice_hospital.box import COLOURS as DICE
from kit.games.printed import fitted, title_size
from kit.type.fitting import FitError
from kit.type.metrics import cap_height, width

LEFT: Final = 4.5
RIGHT: Final = CARD.width - LEFT
HEAD: Final = 20.0
"""Foot of a card's head."""
TITLE: Final = 21.0
TABLES: Final = {
    "departments": "department",
    "specialists": "specialist",
    "administrators": "administrator",
    "event_cards": "event",
}
"""Tables that say of each entry whether the kit made it up, and the kind of its component."""
ARROW: Final = 1.5


@cache
def made_up() -> frozenset[str]:
    """Ids of the components whose name or effect, all or in part, is the kit's."""
    found = set()
    for table, kind in TABLES.items():
        entries = tomllib.loads((files(__package__) / f"{table}.toml").read_text("utf-8"))[table]
        found |= {f"{kind}-{one['id']}" for one in entries if one["source"] == "kit" or "kit" in one}
    return frozenset(found)


def colour_name(number: int) -> str:
    """The colour of that number; -1 is grey, any."""
    return DICE[number] if number >= 0 else "grey"


def fill_of(colour: str) -> str:
    """The fill of a colour's bands and blocks."""
    return BAND if colour == "grey" else COLOURS[colour].fill


def edge_of(colour: str, look: Look) -> str:
    """The line round a block of a colour: darker than it; ink with low ink."""
    return look.ink if look.low else mix(fill_of(colour), INK, 0.45)


def block(colour: str, x: float, y: float, side: float, look: Look) -> Group:
    """A patient of a colour and any value: a die with its sign alone, its corner at (x, y)."""
    fill = fill_of(colour)
    body = rect(x, y, side, side, Style(look.fill(fill), edge_of(colour, look), 0.25), 0.18 * side)
    mark = sign(COLOURS[colour].sign, x + side / 2, y + side / 2, 0.54 * side, look.on(fill))
    return Group((body, mark), role="block")


def value_box(text: str, x: float, y: float, side: float, look: Look, lang: str, wide: float | None = None) -> Group:
    """A value in a box, its corner at (x, y); ``wide`` for more than one."""
    wide = wide or side
    size = 1.87 * side
    body = rect(x, y, wide, side, Style(look.paper, look.ink, 0.35), 0.18 * side)
    low = y + side / 2 + cap_height(size, lang) / 2
    return Group((body, Text(x + wide / 2, low, text, size, look.ink, lang, True, "middle", wide)), role="value")


def centred(
    text: str, x: float, y: float, size: float, look: Look, lang: str, room: float, ink: str | None = None
) -> Text:
    """A bold text with its middle at (x, y)."""
    return Text(x, y + cap_height(size, lang) / 2, text, size, ink or look.ink, lang, True, "middle", room)


def arrow(start: float, end: float, y: float, look: Look) -> Path:
    """An arrow to the right."""
    tip = (("M", end - ARROW, y - ARROW), ("L", end, y), ("L", end - ARROW, y + ARROW))
    return Path((("M", start, y), ("L", end, y), *tip), Style(None, look.ink, 0.55))


def stroke_out(x: float, y: float, reach: float, look: Look) -> tuple[Path, ...]:
    """A falling stroke through something about (x, y): it does not count or happen."""
    ends = (x - reach, y - reach, x + reach, y + reach)
    return line(*ends, Style(None, look.paper, 2.2)), line(*ends, Style(None, look.ink, 1.0))


def sign_disc(colour: str, x: float, y: float, radius: float, look: Look) -> tuple[Path, ...]:
    """The sign of a colour on a paper disc."""
    disc = circle(x, y, radius, Style(look.paper, edge_of(colour, look), 0.25))
    return disc, sign(COLOURS[colour].sign, x, y, 1.2 * radius, look.ink)


def colour_band(
    colour: str, box: tuple[float, float, float, float], look: Look, pitch: float = 1.4
) -> tuple[Item, ...]:
    """A band of a colour with its hatch over ``box`` (x, y, width, height)."""
    x, y, wide, high = box
    fill = fill_of(colour)
    lines = look.hatch(fill) if look.low or colour != "grey" else mix(fill, INK, 0.26)
    return (
        rect(x, y, wide, high, Style(look.fill(fill))),
        *hatch(COLOURS[colour].hatch, x, y, wide, high, lines, pitch=pitch),
    )


def plain_behind(text: Text, colour: str, look: Look) -> Path:
    """The band's own colour without hatch, behind a text on it."""
    long, high = width(text.text, text.size, text.lang, text.bold), 0.42 * text.size
    return rect(text.x - 1.0, text.y - 0.82 * high, long + 2.0, 1.1 * high, Style(look.fill(fill_of(colour))), 0.8)


def colour_head(colour: str, title: str, subtitle: str, look: Look, lang: str) -> tuple[Item, ...]:
    """A card's head in a colour: sign, title, what kind of card it is."""
    edge, ink = CARD.bleed, look.on(fill_of(colour))
    texts = _titles(title, subtitle, ink, ink, lang)
    return (
        *colour_band(colour, (-edge, -edge, CARD.width + 2 * edge, HEAD + edge), look),
        line(-edge, HEAD, CARD.width + edge, HEAD, Style(None, look.ink, 0.35, cap="butt")),
        *sign_disc(colour, 11.0, 11.2, 6.4, look),
        *(plain_behind(text, colour, look) for text in texts),
        *texts,
    )


def dark_head(picture: str, title: str, subtitle: str, look: Look, lang: str) -> tuple[Item, ...]:
    """A card's dark head with a picture in a disc; an outline with low ink."""
    edge, ink = CARD.bleed, look.on(INK)
    quiet = look.small if look.low else "DAD8D3"
    return (
        rect(-edge, -edge, CARD.width + 2 * edge, HEAD + edge, Style(look.fill(INK))),
        line(-edge, HEAD, CARD.width + edge, HEAD, Style(None, look.ink, 0.35, cap="butt")),
        circle(11.0, 11.2, 6.4, Style(look.paper, look.ink if look.low else None, 0.35)),
        icon(picture, 11.0, 11.2, 8.6, None, look),
        *_titles(title, subtitle, ink, quiet, lang),
    )


def _titles(title: str, subtitle: str, ink: str, quiet: str, lang: str) -> tuple[Text, ...]:
    """A head's title, on two lines where it is long, and its subtitle; larger without a subtitle; nothing for none."""
    room = RIGHT - TITLE
    if not title:
        return ()
    if not subtitle:
        lines = fitted(title, TITLE, 12.8, (room, 13), 1.15 * title_size(lang), ink, lang, bold=True, max_lines=2)
        step = lines[-1].y - lines[0].y
        return tuple(replace(line, y=line.y - step / 2) for line in lines)
    below = fitted(subtitle, TITLE, 16.2, (room, 4), CARD_TYPE.subtitle, quiet, lang, max_lines=1)
    try:
        one = fitted(title, TITLE, 10.8, (room, 6), title_size(lang), ink, lang, bold=True, floor=8, max_lines=1)
    except FitError:
        one = fitted(title, TITLE, 7.8, (room, 9), 9, ink, lang, bold=True, floor=7, max_lines=2)
    return *one, *below


def tile_drawing(
    wide: float, high: float, items: tuple[Item, ...], title: str, look: Look, *, safe: float = 2.0, radius: float = 2.5
) -> Drawing:
    """A tile or board of any size on its paper."""
    return Drawing(wide, high, (ground(look, wide, high), *items), title, "mm", CARD.bleed, safe, radius)
