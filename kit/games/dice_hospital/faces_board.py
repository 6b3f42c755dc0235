"""The hospital board, 246 × 141 mm, for paper and screen; with everything that lies on it when a state is given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, circle, rect
from kit.drawing.signs import die, meeple
from kit.drawing.spots import Touch, marked
from kit.drawing.tokens import INK, LINES, Look
from kit.games.dice_hospital.box import COLOURS, DEPARTMENTS, FATALITY, POINTS, PRINTED, REAL, SHOWN, VALUE
from kit.games.dice_hospital.faces_common import block, centred, sign_disc, tile_drawing
from kit.games.dice_hospital.faces_departments import department
from kit.games.dice_hospital.faces_places import (
    EACH,
    HEIGHT,
    HOME,
    HOME_SIDE,
    HOME_Y,
    LOUNGE,
    MORTUARY,
    NURSE,
    NURSES,
    PLACES,
    ROWS,
    STATION,
    TOKEN,
    TOKENS,
    WARD,
    WARD_STEP,
    WARDS,
    WIDTH,
    BoardState,
    Place,
    bed,
)
from kit.games.printed import fitted, one_size
from translations import Words

DIE: Final = 12.0
TITLE_SIZE: Final = 8.5
DASHED: Final = (1.1, 0.9)
SPOT_PX: Final = 3.5
"""Pixels per millimetre the hot spots are drawn for unless said otherwise."""


def board(
    words: Words,
    look: Look,
    filled: BoardState | None = None,
    spots: Mapping[str, Touch] | None = None,
    *,
    scale: float = SPOT_PX,
) -> Drawing:
    """The board with what lies on it and hot ``spots`` by id of their place (``faces_places.PLACES``).

    ``scale`` is the px per mm it will be shown at: lines of hot spots keep their width on screen. ValueError on an
    unknown place or department.
    """
    filled = filled or BoardState()
    items: list[Item] = [_printed(words, look), *_departments(filled, words, look), *_lying(filled, words, look)]
    for id, touch in (spots or {}).items():
        place = place_of(id)
        box = (place.x, place.y, place.width, place.height)
        items.append(marked(id, touch, box, look, scale, place.radius))
    return tile_drawing(WIDTH, HEIGHT, tuple(items), words("dh-board-title"), look, safe=3.0, radius=4.0)


def place_of(id: str) -> Place:
    """The place of that id; ValueError if the board has none."""
    if id not in PLACES:
        raise ValueError(f"the hospital board has no place {id!r}")
    return PLACES[id]


@lru_cache(maxsize=32)
def _printed(words: Words, look: Look) -> Group:
    """What does not change: wards, mortuary, nurses' station, discharge lounge with its table."""
    return Group(
        (
            *(item for number in range(WARDS) for item in _ward(number, words, look)),
            *_area(MORTUARY, "morgue", words("dh-board-mortuary"), look, words.lang),
            *(circle(*at, TOKEN, Style(None, look.hairline, 0.35, DASHED, "butt")) for at in TOKENS),
            centred(str(FATALITY).replace("-", "−"), MORTUARY[0] + MORTUARY[2] - 6, 103.4, 9, look, words.lang, 8),
            *_area(STATION, "cap", words("dh-board-station"), look, words.lang),
            *(circle(*at, NURSE, Style(None, look.hairline, 0.4, DASHED, "butt")) for at in NURSES),
            *_area(LOUNGE, "home", words("dh-board-lounge"), look, words.lang, room=24),
            *(rect(x, HOME_Y, HOME_SIDE, HOME_SIDE, _dashes(look), 2) for x in HOME),
        ),
        role="board",
    )


def _dashes(look: Look) -> Style:
    return Style(None, look.hairline, 0.35, DASHED, "butt")


def _area(
    box: tuple[float, float, float, float], picture: str, title: str, look: Look, lang: str, room: float | None = None
) -> tuple[Item, ...]:
    """A part of the board: its line, icon and name."""
    x, y, wide, high = box
    room = room or wide - 13 - (10 if picture == "morgue" else 0)
    return (
        rect(x, y, wide, high, Style(look.paper, look.ink, LINES.outline), 2.5),
        icon(picture, x + 6.0, y + 6.0, 6.6, None, look),
        *fitted(title, x + 11.0, y + 7.6, (room, 5), TITLE_SIZE, look.ink, lang, bold=True, max_lines=1),
    )


def _ward(number: int, words: Words, look: Look) -> tuple[Item, ...]:
    x, y, wide, high = WARD[0] + WARD_STEP * number, *WARD[1:]
    name = words("dh-board-ward", n=number + 1)
    items: list[Item] = [
        rect(x, y, wide, high, Style(look.paper, look.ink, LINES.outline), 2.5),
        icon("bed", x + 5.6, y + 4.6, 5.6, None, look),
        *fitted(name, x + 10.0, y + 6.0, (wide - 13, 4), 8, look.ink, words.lang, bold=True, max_lines=1),
    ]
    for k in range(EACH):
        upper, lower = (PLACES[bed(number * EACH + k, row)] for row in (0, 1))
        middle = upper.middle[0]
        items += [
            rect(upper.x, upper.y, upper.width, upper.height, Style(look.field, look.hairline, 0.35), 2),
            _chevron(middle, y + 27.4, look),
            rect(lower.x, lower.y, lower.width, lower.height, _dashes(look), 2),
        ]
    return tuple(items)


def _chevron(x: float, y: float, look: Look) -> Path:
    return Path((("M", x - 2, y - 1.2), ("L", x, y + 1.2), ("L", x + 2, y - 1.2)), Style(None, look.small, 0.5))


def _departments(filled: BoardState, words: Words, look: Look) -> tuple[Group, ...]:
    """The printed departments, each with the meeples on it."""
    found = []
    for number in PRINTED:
        id = DEPARTMENTS[number].id
        place = PLACES[f"department-{id}"]
        tile = department(id, words, look, "full", filled.meeples.get(id, ()), closed=filled.closed == id)
        shape = rect(0, 0, tile.width, tile.height, Style(), tile.radius)
        edge = rect(0, 0, tile.width, tile.height, Style(None, look.ink, LINES.outline), tile.radius)
        found.append(Group((Group(tile.items, clip=shape), edge), place.x, place.y, role="department"))
    return tuple(found)


def _lying(filled: BoardState, words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    items: list[Item] = []
    for id, code in filled.patients.items():
        x, y = place_of(id).middle
        items.append(patient(code, x - DIE / 2, y - DIE / 2, DIE, look))
    items += _station(filled.station, look)
    items += [fatality(x, y, TOKEN, look, lang) for x, y in _mortuary(filled.fatalities)]
    items += _home(filled.discharged, look)
    items += discharge_table(len(filled.discharged), words, look)
    return tuple(items)


def patient(code: int, x: float, y: float, side: float, look: Look) -> Group:
    """A patient as a die, its corner at (x, y): in the colour that counts now; while a blood bag has changed that, the
    colour of the die itself shows on a disc at its lower corner."""
    shown, real = COLOURS[SHOWN[code]], COLOURS[REAL[code]]
    body = die(shown, VALUE[code], x, y, side, look)
    if shown == real:
        return body
    at = (x + 0.93 * side, y + 0.93 * side)
    bag = icon("blood", x + 0.93 * side, y + 0.05 * side, 0.42 * side, None, look, line=1.8)
    return Group((body, *sign_disc(real, *at, 0.24 * side, look), bag), role="patient")


def fatality(x: float, y: float, radius: float, look: Look, lang: str) -> Group:
    """A fatality token: a candle, and what it costs."""
    cost = str(FATALITY).replace("-", "−")
    return Group(
        (
            circle(x, y, radius, Style(look.field, look.ink, LINES.outline)),
            icon("candle", x - 0.3 * radius, y, 1.15 * radius, None, look, line=1.8),
            Text(
                x + 0.42 * radius, y + 0.22 * radius, cost, 1.3 * radius, look.ink, lang, True, "middle", 1.2 * radius
            ),
        ),
        role="token",
    )


def _mortuary(count: int) -> list[tuple[float, float]]:
    """Six places; further tokens lie half over the first ones."""
    return [(TOKENS[k % 6][0] + 2.2 * (k // 6), TOKENS[k % 6][1]) for k in range(count)]


def _station(colours: Sequence[str], look: Look) -> tuple[Item, ...]:
    """Meeples at the station: on the three places, or nearer together when there are more."""
    (first, y), (last, _) = NURSES[0], NURSES[-1]
    step = (last - first) / max(2, len(colours) - 1)
    items: list[Item] = []
    for k, colour in enumerate(colours):
        x = first + step * k
        items += [circle(x, y, min(NURSE, step / 2 - 0.4), Style(look.field)), meeple(colour, x, y - 0.4, 13.4, look)]
    return tuple(items)


def _home(colours: Sequence[str], look: Look) -> tuple[Item, ...]:
    """Those who went home this round, ticked; more than four lie over each other."""
    step = min(HOME[1] - HOME[0], (LOUNGE[0] + LOUNGE[2] - 3 - DIE - HOME[0] - 0.8) / max(1, len(colours) - 1))
    items: list[Item] = []
    for k, colour in enumerate(colours):
        x, y = HOME[0] + 0.8 + step * k, HOME_Y + 0.8
        items += [block(colour, x, y, DIE, look), circle(x + 9.6, y + 2.6, 2.4, Style(look.paper, look.ink, 0.25))]
        items.append(icon("ok", x + 9.6, y + 2.6, 3.2, look.ink, look, line=3))
    return tuple(items)


def discharge_table(count: int, words: Words, look: Look) -> tuple[Item, ...]:
    """Points by number of patients discharged in one round; the column of ``count`` stands out."""
    lang, high = words.lang, ROWS
    points = tuple(map(str, POINTS))
    size = one_size(points, 7.0, 9.5, lang)
    items: list[Item] = []
    for n in range(1, len(POINTS)):
        place = PLACES[f"table-{n}"]
        here, middle = n == count, place.middle[0]
        ground = look.fill(INK) if here else look.field
        items += [
            rect(place.x, place.y, place.width, high[0], Style(ground, look.ink, 0.3)),
            rect(place.x, place.y + high[0], place.width, high[1], Style(look.paper, look.ink, 0.3)),
            centred(str(n), middle, place.y + high[0] / 2, 8.5, look, lang, 7.4, look.on(INK) if here else look.ink),
            centred(points[n], middle, place.y + high[0] + high[1] / 2, size, look, lang, 7.4),
        ]
    if 0 < count < len(POINTS):
        place = PLACES[f"table-{count}"]
        items.append(rect(place.x, place.y, place.width, place.height, Style(None, look.ink, 0.9)))
    return tuple(items)
