"""The hospital sheet: what is printed of it, and the whole with what is written on it and what can be clicked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import pairwise
from typing import Final

from kit.drawing.hexes import CORNER, chevron, hexagon, room
from kit.drawing.icons import icon
from kit.drawing.shapes import Command, Drawing, Group, Item, Path, Style, Text, circle, line, rect
from kit.drawing.tokens import INK, LINES, SHEET_TYPE, Look
from kit.games.emergency_roll.box import BAGS, LABS, MORGUE, ROOMS, STETHOSCOPES, TRACK, WARDS
from kit.games.emergency_roll.faces_entries import TOOL_RING, entries
from kit.games.emergency_roll.faces_panel import panel, score_boxes
from kit.games.emergency_roll.faces_places import (
    CLIPBOARDS,
    ENTRANCES,
    HALL,
    HEIGHT,
    LATTICE,
    LEFT,
    MORGUE_START,
    RIGHT,
    RULE,
    SAFE,
    TOOLS,
    TRACK_DISC,
    WIDTH,
    SheetState,
    bag,
    clipboard,
    more_bags,
    more_stethoscopes,
    morgue,
    nurse,
    stethoscope,
    track,
)
from kit.games.emergency_roll.faces_spots import SPOT_PX, Touch, hot_place
from kit.games.printed import fitted
from kit.type.metrics import cap_height, width
from translations import Words

HALL_SIZE: Final = LATTICE.pitch * CORNER
LAB_ICON: Final = 9.2
HEAD: Final = (76.0, 119.0)
"""Left ends of the title and of the labels of name and date."""
HEADING_LINE: Final = 116.6
"""Baseline above the stethoscopes and bags."""
BAGS_LEFT: Final = 134.0
MORGUE_LABELS: Final = 18.0
"""Room for the two labels above the morgue."""


def sheet(
    words: Words,
    look: Look,
    filled: SheetState | None = None,
    spots: Mapping[str, Touch] | None = None,
    *,
    scale: float = SPOT_PX,
) -> Drawing:
    """The sheet, 210 × 148.5 mm, with what is ``filled`` in and hot ``spots`` by id of their place (``PLACES``).

    ``scale`` is the px per mm it will be shown at: lines of hot spots keep their width on screen. ValueError on an
    unknown place.
    """
    items: list[Item] = [_printed(words, look)]
    if filled is not None:
        items.append(Group(entries(filled, words.lang), role="entries"))
    items += [hot_place(id, touch, look, scale) for id, touch in (spots or {}).items()]
    title = f"{words('er-title')} · {words('er-sheet-subtitle')}"
    return Drawing(WIDTH, HEIGHT, tuple(items), title, "mm", 0.0, SAFE)


@lru_cache(maxsize=32)
def _printed(words: Words, look: Look) -> Group:
    return Group(
        (
            rect(0, 0, WIDTH, HEIGHT, Style(look.paper)),
            *_hall(words, look),
            *_links(look),
            *_rooms(look),
            *(item for lab in LABS for item in _lab(lab.name, lab.hexagon, look, words.lang)),
            *_chevrons(look),
            *(item for ward in WARDS for item in _ward_end(ward.clipboard, look, words.lang)),
            *_head(words, look),
            *panel(words, look),
            *_morgue(words, look),
            *_track(words, look),
            *_tools(words, look),
            *score_boxes(words, look),
        ),
        role="sheet",
    )


def _hall(words: Words, look: Look) -> tuple[Item, ...]:
    """The hall on a field, its hexagons joined to one; with low ink an outline."""
    edge = look.hairline if look.low else look.field
    middles = [LATTICE.middle(at) for at in HALL]
    joined = (*(hexagon(*at, HALL_SIZE, Style(None, edge, 0.8)) for at in middles),
              *(hexagon(*at, HALL_SIZE + 0.05, Style(look.field)) for at in middles))  # fmt: skip
    x, y, _ = LATTICE.between(HALL[0], HALL[1])
    name = fitted(
        words("er-sheet-hall"),
        x + 1.2,
        y + 1.1,
        (24, 5),
        9,
        look.small,
        words.lang,
        bold=True,
        anchor="middle",
        max_lines=1,
    )
    return *joined, *name


def _links(look: Look) -> tuple[Path, ...]:
    """A thick line through every ward's rooms to its clipboard."""
    style = Style(None, look.ink, 2.6)
    return tuple(_through([*(LATTICE.middle(ROOMS[k].hexagon) for k in ward.rooms), CLIPBOARDS[ward.clipboard]], style)
                 for ward in WARDS)  # fmt: skip


def _through(points: Iterable[tuple[float, float]], style: Style) -> Path:
    first, *rest = points
    steps: tuple[Command, ...] = (("M", *first), *(("L", *point) for point in rest))
    return Path(steps, style)


def _rooms(look: Look) -> tuple[Group, ...]:
    return tuple(room(one.colour, *LATTICE.middle(one.hexagon), LATTICE.pitch, look) for one in ROOMS)


def _lab(name: str, at: int, look: Look, lang: str) -> tuple[Item, ...]:
    """A dark hexagon with the plate; outlines with low ink."""
    x, y = LATTICE.middle(at)
    ground, ink = look.fill(INK), look.on(INK)
    plate = icon("xray", x, y - 0.6, LAB_ICON, None, look, ink=ink, paper=ground, line=1.3)
    return (
        hexagon(x, y, LATTICE.rim, Style(ground, look.ink, 0.4)),
        hexagon(x, y, LATTICE.rim - 0.85, Style(None, ink, 0.25)),
        plate,
        Text(x, y + 6.6, name, 7, ink, lang, True, "middle", 4),
    )


def _chevrons(look: Look) -> tuple[Group, ...]:
    """Dark ones from room to room, light ones from the hall into the first."""
    found: list[Group] = []
    for ward in WARDS:
        path = [ROOMS[k].hexagon for k in ward.rooms]
        way_in = LATTICE.between(ENTRANCES[ward.clipboard], path[0])
        found += [chevron(*LATTICE.between(*pair), 1.6, look.ink, look.paper, look) for pair in pairwise(path)]
        found.append(chevron(*way_in, 2.0, look.paper, look.ink, look))
    return tuple(found)


def _ward_end(ward: int, look: Look, lang: str) -> tuple[Item, ...]:
    """Clipboard with the ward's number, and its nurse."""
    place = clipboard(ward)
    x, y = place.middle
    size = SHEET_TYPE.number
    return (
        rect(place.x, place.y, place.width, place.height, Style(look.paper, look.ink, 0.4), place.radius),
        rect(x - 2.1, place.y - 1.1, 4.2, 2.2, Style(look.ink), 0.7),
        Text(x, y + 0.5 + cap_height(size, lang) / 2, str(ward), size, look.ink, lang, True, "middle", place.width - 1),
        icon("cap", *nurse(ward), 6.0, None, look, line=1.7),
    )


def _head(words: Words, look: Look) -> tuple[Item, ...]:
    lang, (left, label) = words.lang, HEAD
    quiet = Style(None, look.hairline, LINES.hairline)
    items: list[Item] = [
        Text(left, 12.8, words("er-title"), SHEET_TYPE.title, look.ink, lang, True, width=40),
        *fitted(words("er-sheet-subtitle"), left, 17.2, (40, 4), 7.5, look.small, lang, max_lines=1),
    ]
    for id, y in (("er-sheet-name", 12.2), ("er-sheet-date", 18.0)):
        items += fitted(words(id), label, y, (8.2, 4), 7, look.small, lang, max_lines=1)
        items.append(line(label + 8.6, y + 0.6, 171, y + 0.6, quiet))
    return tuple(items)


def _morgue(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    x, top = MORGUE_START
    each = words("er-sheet-morgue-each")
    (label,) = fitted(words("er-sheet-morgue"), x, top - 2.0, (10, 4), 7, look.ink, lang, bold=True, max_lines=1)
    room = MORGUE_LABELS - width(label.text, label.size, lang, True) - 1.0
    right = x + MORGUE_LABELS
    items: list[Item] = [
        label,
        *fitted(each, right, top - 2.0, (room, 4), 6.2, look.small, lang, anchor="end", max_lines=1),
    ]
    for number in range(1, MORGUE + 1):
        place = morgue(number)
        items += [
            rect(place.x, place.y, place.width, place.height, Style(look.paper, look.ink, 0.3), place.radius),
            icon("candle", *place.middle, 4.6, look.paper, look, ink=look.hairline, line=1.8),
        ]
    return tuple(items)


def _track(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    x, y = track(1)
    last, _ = track(len(TRACK))
    label = fitted(words("er-sheet-nurses"), x + 2.4, y - 5.1, (30, 4), 7, look.ink, lang, bold=True, max_lines=1)
    items: list[Item] = [icon("cap", x - 1.2, y - 6.2, 4.8, None, look, line=1.8), *label]
    items.append(line(x, y, last, y, Style(None, look.ink, 0.3)))
    for number, value in enumerate(TRACK, 1):
        x, y = track(number)
        items.append(circle(x, y, TRACK_DISC, Style(look.paper, look.ink, 0.3)))
        items.append(Text(x, y + cap_height(8.5, lang) / 2, str(value), 8.5, look.ink, lang, True, "middle", 5.4))
    return tuple(items)


def _tools(words: Words, look: Look) -> tuple[Item, ...]:
    """Stethoscopes, the first with its circle; blood bags; a place for more of each."""
    lang, quiet = words.lang, Style(None, look.hairline, LINES.hairline)
    x, y = stethoscope(1)
    items: list[Item] = [
        line(LEFT, RULE, RIGHT, RULE, Style(None, look.ink, 0.35)),
        *fitted(
            words("er-sheet-stethoscopes"), LEFT + 0.4, HEADING_LINE, (60, 4), 7, look.ink, lang, bold=True, max_lines=1
        ),
        *fitted(words("er-sheet-bags"), BAGS_LEFT, HEADING_LINE, (60, 4), 7, look.ink, lang, bold=True, max_lines=1),
        *(icon("stethoscope", *stethoscope(k), 5.3, look.paper, look, line=1.7) for k in range(1, STETHOSCOPES + 1)),
        *(icon("blood", *bag(k), 5.3, look.paper, look, line=1.7) for k in range(1, BAGS + 1)),
        circle(x, y, TOOL_RING, Style(None, look.ink, 0.55)),
    ]
    for more in (more_stethoscopes(), more_bags()):
        plus = more.x - 1.5
        items += [
            line(plus - 0.9, TOOLS + 0.4, plus + 0.9, TOOLS + 0.4, Style(None, look.ink, 0.4)),
            line(plus, TOOLS - 0.5, plus, TOOLS + 1.3, Style(None, look.ink, 0.4)),
            line(more.x, more.y + more.height, more.x + more.width, more.y + more.height, quiet),
        ]
    return tuple(items)
