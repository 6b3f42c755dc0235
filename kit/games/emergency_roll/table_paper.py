"""The hospital sheet on a table, wide as it is printed, narrow as a row for each ward; what on it can be clicked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Final

from kit.drawing.cards import cut
from kit.drawing.hexes import CORNER, hexagon
from kit.drawing.hexes import room as hexagonal
from kit.drawing.icons import icon
from kit.drawing.shapes import Group, Item, Path, Spot, Style, circle, rect
from kit.drawing.spots import hot
from kit.drawing.tokens import SPOT_LINES, Look
from kit.games.board import Box, Pen
from kit.games.emergency_roll import faces
from kit.games.emergency_roll.box import BOXES, MORGUE, ROOMS, TRACK, WARDS
from kit.games.emergency_roll.faces_entries import CROSS, NAME_PLACE, PEN, cross, entries
from kit.games.emergency_roll.faces_places import LATTICE, NURSE, PLACES, WIDTH, SheetState, room
from kit.games.emergency_roll.faces_spots import Touch, hot_place
from translations import Words

CELLS: Final = 7
"""The longest ward has six rooms, then comes its clipboard."""
GAP: Final = 8.0
LARGEST: Final = 60.0
"""Greatest width of a room where the table is narrow, px."""
ROW: Final = 50.0
"""Height of a ward where the table is narrow, px."""
END_INSET: Final = 8.0
"""Of a ward's tab, since the longest ward ends at the edge of the table, px."""
TOOL: Final = 50.0
SCORES_IN_ROW: Final = 3
SCORE_ROWS: Final = -(-len(BOXES) // SCORES_IN_ROW)
TITLE: Final = 24.0
"""Height of the line over the sheet where it is narrow."""
MAP: Final = (4.0, 6.0, 168.0, 106.0)
"""The part of the sheet with the wards: left, top, width, height in mm."""
ICONS: Final = {"stethoscopes": "stethoscope", "bags": "blood", "morgue": "candle", "track": "cap"}


@dataclass(frozen=True)
class Paper:
    """A sheet as it lies on the screen.

    ``state`` is what is written on it, ``name`` whose it is, as typed; ``touches`` say what can be clicked: rooms
    ("room-9-2"), wards ("ward-9"), rows ("row:morgue"), score boxes ("box:total"). ``flagged`` rooms wear a red line.
    """

    words: Words
    look: Look
    state: SheetState
    name: str
    touches: Mapping[str, Touch]
    cardiologists: int | None = None
    flagged: frozenset[str] = frozenset()
    rows: tuple[str, ...] = field(default=("stethoscopes", "bags", "morgue", "track"))

    @cached_property
    def pen(self) -> Pen:
        """Draws in the look and language."""
        return Pen(self.look, self.words.lang)

    def reach(self, items: tuple[Item, ...], box: Box, id: str, inset: float = 0.0) -> Group:
        """``items`` as the hot spot ``id`` if it can be clicked, its tab ``inset`` px further left."""
        touch = self.touches.get(id)
        if touch is None:
            return Group(items)
        spot = Spot(id, touch.label, touch.state, box.x, box.y, box.width, box.height, 6)
        return hot(items, spot, self.look, inset=inset)


def wide_paper(paper: Paper, area: Box) -> tuple[Item, ...]:
    """The printed sheet in ``area``, as wide as that is."""
    scale = area.width / WIDTH
    printed = replace(faces.draw("sheet", paper.words, paper.look), radius=2.5)
    rooms = (_marked(paper, entry.name, scale) for entry in ROOMS if f"room-{entry.name}" in paper.touches)
    x, y, space = NAME_PLACE
    return (
        cut(printed, area.x, area.y, scale, paper.look),
        Group((*entries(paper.state, paper.words.lang), *rooms), area.x, area.y, scale, unit="mm"),
        paper.pen.text(paper.name, area.x + x * scale, area.y + y * scale, space * scale, size=15, fill=PEN),
        *_flags(paper, [(area.x + a * scale, area.y + b * scale) for a, b in map(room, sorted(paper.flagged))], scale),
        *_over(paper, area, scale),
    )


def narrow_height(width: float, *, boxes: bool, rows: int = 4) -> float:
    """Height of the sheet where it is narrow: its title, seven wards, the rows below them, score boxes, the map."""
    lines = -(-rows // 2) + (SCORE_ROWS if boxes else 0)
    return TITLE + CELLS * ROW + GAP + 4 + lines * (TOOL + GAP) + width * MAP[3] / MAP[2]


def narrow_paper(paper: Paper, area: Box, *, boxes: bool) -> tuple[Item, ...]:
    """A row of rooms for each ward, the rows below, the score boxes if wanted, the map as a picture."""
    pen, y = paper.pen, area.y + TITLE
    title = paper.words("er-screen-sheet", seat=paper.words.name(paper.name)) if paper.name else ""
    ground = rect(area.x, y - 4, area.width, CELLS * ROW + 8, Style(paper.look.paper, paper.look.hairline, 1), 8)
    wards = [item for k in range(len(WARDS)) for item in _ward(paper, k, area, y + k * ROW)]
    y += CELLS * ROW + GAP + 4
    tools = tuple(_tools(paper, area, y))
    y += -(-len(paper.rows) // 2) * (TOOL + GAP)
    scores = tuple(_scores(paper, area, y)) if boxes else ()
    y += SCORE_ROWS * (TOOL + GAP) if boxes else 0
    heading = pen.text(title, area.x + 2, area.y + 14, area.width, bold=True, fill=pen.theme.mute)
    return heading, ground, *wards, *tools, *scores, _map(paper, area, y)


def _at(area: Box, scale: float, place: faces.Place) -> Box:
    """A place of the sheet in px, at least 44 px each way."""
    wide, high = max(place.width * scale, SPOT_LINES.target), max(place.height * scale, SPOT_LINES.target)
    x, y = place.middle
    return Box(area.x + x * scale - wide / 2, area.y + y * scale - high / 2, wide, high)


def _over(paper: Paper, area: Box, scale: float) -> Iterator[Item]:
    """Hot spots over wards' ends (clipboard and nurse), rows, and score boxes."""
    for id in paper.touches:
        kind, _, rest = id.partition(":" if ":" in id else "-")
        if kind == "ward":
            place = PLACES[id]
            yield paper.reach((), _at(area, scale, replace(place, width=place.width + NURSE)), id)
        elif kind == "row" and rest in PLACES:
            yield paper.reach((), _at(area, scale, PLACES[rest]), id)
        elif kind == "box":
            yield paper.reach((), _at(area, scale, PLACES[f"box-{rest}"]), id)


def _marked(paper: Paper, name: str, scale: float) -> Group:
    """A room that can be clicked, with its state's line; a flagged one has its flag's line instead."""
    touch = paper.touches[f"room-{name}"]
    found = hot_place(f"room-{name}", touch, paper.look, scale)
    return replace(found, items=()) if name in paper.flagged and touch.state == "refused" else found


def _flags(paper: Paper, middles: Sequence[tuple[float, float]], scale: float) -> Iterator[Group]:
    """A red line round each room, and over all lines a cross at its lower right corner, clear of what is chosen."""
    theme, out = paper.look.theme, SPOT_LINES.legal / scale
    line = Style(None, theme.refused.line, SPOT_LINES.legal)
    ring = hexagon(0, 0, (LATTICE.rim + 2 * CORNER * out) * scale, line)
    arms = (("M", -3.0, -3.0), ("L", 3.0, 3.0), ("M", 3.0, -3.0), ("L", -3.0, 3.0))
    mark = circle(0, 0, 8, Style(theme.refused.line)), Path(arms, Style(None, theme.panel, 2))
    left, top = 0.4 * LATTICE.pitch * scale, 0.3 * LATTICE.pitch * scale
    yield from (Group((ring,), x, y, role="flag") for x, y in middles)
    yield from (Group(mark, x + left, y + top, role="flag") for x, y in middles)


def _ward(paper: Paper, index: int, area: Box, y: float) -> Iterator[Item]:
    """Rooms from the entrance on, then the clipboard with its nurse."""
    cell = min(area.width / CELLS, LARGEST)
    ward = WARDS[index]
    for place, number in enumerate(ward.rooms):
        yield from _room(paper, number, area.x + (place + 0.5) * cell, y + ROW / 2, cell)
    yield _end(paper, ward.clipboard, Box(area.x + len(ward.rooms) * cell, y + (ROW - 44) / 2, cell, 44))


def _room(paper: Paper, number: int, x: float, y: float, cell: float) -> Iterator[Item]:
    """A room as it is drawn on the sheet, moved into its row."""
    entry, state = ROOMS[number], paper.state
    name, (left, top) = entry.name, room(entry.name)
    scale = min(cell, 46.0) / LATTICE.pitch
    values = {name: state.values[name]} if name in state.values else {}
    alone = SheetState(values, state.screened & {name}, state.critical & {name})
    shape = Group((hexagonal(entry.colour, 0, 0, LATTICE.pitch, paper.look),), left, top, role="component")
    items: tuple[Item, ...] = (shape, *entries(alone, paper.words.lang))
    spot, touch = None, paper.touches.get(f"room-{name}")
    if touch is not None:
        marked = _marked(paper, name, scale)
        wide, high = cell / scale, 44.0 / scale
        items = (*items, *marked.items)
        spot = Spot(
            f"room-{name}", touch.label, touch.state, left - wide / 2, top - high / 2, wide, high, radius=4 / scale
        )
    yield Group(items, x - left * scale, y - top * scale, scale, spot=spot, role="room", unit="mm")
    if name in paper.flagged:
        yield from _flags(paper, [(x, y)], scale)


def _end(paper: Paper, clipboard: int, at: Box) -> Item:
    """Clipboard and nurse of a ward, one hot spot."""
    look, x, y = paper.look, at.x + 12, at.y + 22
    items: list[Item] = [
        rect(x - 10, y - 13, 20, 26, Style(look.paper, look.ink, 1.3), 3),
        rect(x - 5, y - 16, 10, 5, Style(look.ink), 2),
        paper.pen.text(str(clipboard), x, y + 7, 19, size=15, bold=True, fill=look.ink, anchor="middle"),
        icon("cap", x + 21, y, 19, None, look, line=1.8),
    ]
    if clipboard in paper.state.nurses:
        items.append(Group((cross(0, 0, CROSS),), x + 21, y, 3.4))
    return paper.reach(tuple(items), at, f"ward-{clipboard}", inset=END_INSET)


def _tools(paper: Paper, area: Box, y: float) -> Iterator[Item]:
    """Stethoscopes, blood bags, morgue, nurse track: what there is of each."""
    words, state, wide = paper.words, paper.state, (area.width - GAP) / 2
    told = {
        "stethoscopes": words(
            "er-screen-free", free=state.stethoscopes - state.stethoscopes_spent, n=state.stethoscopes
        ),
        "bags": words("er-screen-free", free=state.bags - state.bags_spent, n=state.bags),
        "morgue": words("er-screen-morgue", n=state.morgue, spaces=MORGUE),
        "track": words("er-screen-track", n=TRACK[state.track - 1] if state.track else 0),
    }
    for k, row in enumerate(paper.rows):
        at = Box(area.x + k % 2 * (wide + GAP), y + k // 2 * (TOOL + GAP), wide, TOOL)
        yield _tool(paper, row, told[row], at)


def _tool(paper: Paper, row: str, text: str, at: Box) -> Item:
    pen, middle = paper.pen, at.y + TOOL / 2
    picture = icon(
        ICONS[row], at.x + 22, middle, 27, None, paper.look, ink=pen.theme.ink, paper=pen.theme.panel, line=1.5
    )
    lines = pen.lines(text, at.x + 42, 0, at.width - 46, 2)
    top = middle + 5 - 9 * (len(lines) - 1)
    moved = tuple(replace(line, y=top + line.y) for line in lines)
    return paper.reach((pen.panel(at), picture, *moved), at, f"row:{row}")


def _scores(paper: Paper, area: Box, y: float) -> Iterator[Item]:
    """The score boxes, three in a row; the last one takes what is left."""
    wide = (area.width - (SCORES_IN_ROW - 1) * GAP) / SCORES_IN_ROW
    for k, name in enumerate(BOXES):
        found = paper.cardiologists if name == "cardiologists" else paper.state.scores.get(name)
        number = "" if found is None else str(found).replace("-", "\u2212")
        row, column = divmod(k, SCORES_IN_ROW)
        x = area.x + column * (wide + GAP)
        space = area.right - x if name == BOXES[-1] else wide
        yield _score(paper, name, number, Box(x, y + row * (TOOL + GAP), space, TOOL))


def _score(paper: Paper, name: str, number: str, at: Box) -> Item:
    pen, middle = paper.pen, at.x + at.width / 2
    label, room_ = paper.words(f"er-box-{name}"), at.width - 6
    items: tuple[Item, ...] = (
        pen.panel(at, edge=pen.theme.ink if name == "total" else None),
        pen.text(label, middle, at.y + 16, room_, size=12, fill=pen.theme.mute, anchor="middle"),
        pen.text(number, middle, at.y + 40, room_, size=18, bold=True, anchor="middle"),
    )
    return paper.reach(items, at, f"box:{name}")


def _map(paper: Paper, area: Box, y: float) -> Group:
    """The wards of the sheet as they lie beside each other."""
    left, top, wide, high = MAP
    scale = area.width / wide
    printed = faces.draw("sheet", paper.words, paper.look)
    window = rect(left, top, wide, high, Style(), 2.5)
    edge = rect(left, top, wide, high, Style(None, paper.look.hairline, 0.3), 2.5)
    face = Group((Group(printed.items, clip=window), edge), role="component")
    written = Group(entries(paper.state, paper.words.lang), clip=window)
    return Group((face, written), area.x - left * scale, y - top * scale, scale, unit="mm")
