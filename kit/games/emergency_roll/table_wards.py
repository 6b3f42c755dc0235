"""The hospital sheet on a narrow table: a row of rooms for each ward, the rows below, and the map as a picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from kit.drawing.hexes import room as hexagonal
from kit.drawing.icons import icon
from kit.drawing.shapes import Group, Item, Style, rect
from kit.games import board
from kit.games.board import Box
from kit.games.emergency_roll import agenda, faces
from kit.games.emergency_roll.box import BOXES, MORGUE, ROOMS, TRACK, WARDS
from kit.games.emergency_roll.faces_entries import CROSS, cross, entries
from kit.games.emergency_roll.faces_places import LATTICE, SheetState, room
from kit.games.emergency_roll.faces_spots import hot_place
from kit.games.emergency_roll.table_layout import MAP, ROW, TITLE, TOOL, Layout
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_sheet import (
    box_label,
    filled,
    open_rows,
    room_touch,
    rooms_open,
    row_label,
    ward_label,
)

CELLS: Final = 7
"""The longest ward has six rooms, then comes its clipboard."""
GAP: Final = 8.0
LARGEST: Final = 60.0
"""Greatest width of a room, px."""
ICONS: Final = {"stethoscopes": "stethoscope", "bags": "blood", "morgue": "candle", "track": "cap"}


def wards(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The sheet of the seat shown."""
    area, pen, state = where.sheet, scene.pen, filled(scene)
    title = scene.words("er-screen-sheet", seat=scene.words.name(scene.names[scene.shown]))
    y = area.y + TITLE
    paper = rect(area.x, y - 4, area.width, CELLS * ROW + 8, Style(scene.look.paper, scene.look.hairline, 1), 8)
    rows = [item for k in range(len(WARDS)) for item in _ward(scene, k, state, area, y + k * ROW)]
    y += CELLS * ROW + GAP + 4
    tools = _tools(scene, state, area, y)
    y += 2 * (TOOL + GAP)
    scores = _scores(scene, state, area, y) if scene.scoring else ()
    y += 2 * (TOOL + GAP) if scene.scoring else 0
    heading = pen.text(title, area.x + 2, area.y + 14, area.width, bold=True, fill=pen.theme.mute)
    return heading, paper, *rows, *tools, *scores, _map(scene, state, area, y)


def _ward(scene: Scene, index: int, state: SheetState, area: Box, y: float) -> Iterator[Item]:
    """Rooms from the entrance on, then the clipboard with its nurse."""
    cell = min(area.width / CELLS, LARGEST)
    ward = WARDS[index]
    for place, number in enumerate(ward.rooms):
        yield _room(scene, number, state, area.x + (place + 0.5) * cell, y + ROW / 2, cell)
    yield _end(scene, index, state, Box(area.x + len(ward.rooms) * cell, y + (ROW - 44) / 2, cell, 44))


def _room(scene: Scene, number: int, state: SheetState, x: float, y: float, cell: float) -> Item:
    """A room as it is drawn on the sheet, moved into its row."""
    entry = ROOMS[number]
    name, (left, top) = entry.name, room(entry.name)
    scale = min(cell, 46.0) / LATTICE.pitch
    alone = SheetState(
        {name: state.values[name]} if name in state.values else {}, state.screened & {name}, state.critical & {name}
    )
    items: tuple[Item, ...] = (
        hexagonal(entry.colour, left, top, LATTICE.pitch, scene.look),
        *entries(alone, scene.words.lang),
    )
    if not rooms_open(scene):
        return Group(items, x - left * scale, y - top * scale, scale, unit="mm")
    touch = room_touch(scene, number)
    marked = hot_place(f"room-{name}", touch, scene.look, scale)
    assert marked.spot is not None
    wide, high = cell / scale, max(44.0, ROW - 6) / scale
    spot = replace(marked.spot, x=left - wide / 2, y=top - high / 2, width=wide, height=high, radius=4)
    return Group((*items, *marked.items), x - left * scale, y - top * scale, scale, spot=spot, role="spot", unit="mm")


def _end(scene: Scene, index: int, state: SheetState, at: Box) -> Item:
    """Clipboard and nurse of a ward, one hot spot."""
    look, clipboard = scene.look, WARDS[index].clipboard
    x, y = at.x + 12, at.y + 22
    items: list[Item] = [
        rect(x - 10, y - 13, 20, 26, Style(look.paper, look.ink, 1.3), 3),
        rect(x - 5, y - 16, 10, 5, Style(look.ink), 2),
        scene.pen.text(str(clipboard), x, y + 7, 19, size=15, bold=True, fill=look.ink, anchor="middle"),
        icon("cap", x + 21, y, 19, None, look, line=1.8),
    ]
    if clipboard in state.nurses:
        items.append(Group((cross(0, 0, CROSS),), x + 21, y, 3.4))
    if not rooms_open(scene):
        return Group(tuple(items))
    label, touch = ward_label(scene, index), scene.ward_state(clipboard)
    return scene.reach(tuple(items), at, f"ward-{clipboard}", label, touch)


def _tools(scene: Scene, state: SheetState, area: Box, y: float) -> Iterator[Item]:
    """Stethoscopes, blood bags, morgue, nurse track: what there is of each."""
    words, wide = scene.words, (area.width - GAP) / 2
    free = words("er-screen-free", free=state.stethoscopes - state.stethoscopes_spent, n=state.stethoscopes)
    bags = words("er-screen-free", free=state.bags - state.bags_spent, n=state.bags)
    morgue = words("er-screen-morgue", n=state.morgue, spaces=MORGUE)
    track = words("er-screen-track", n=TRACK[state.track - 1] if state.track else 0)
    told = (("stethoscopes", free), ("bags", bags), ("morgue", morgue), ("track", track))
    for k, (row, text) in enumerate(told):
        at = Box(area.x + k % 2 * (wide + GAP), y + k // 2 * (TOOL + GAP), wide, TOOL)
        yield _tool(scene, row, text, at)


def _tool(scene: Scene, row: str, text: str, at: Box) -> Item:
    pen = scene.pen
    picture = icon(
        ICONS[row], at.x + 22, at.y + TOOL / 2, 27, None, scene.look, ink=pen.theme.ink, paper=pen.theme.panel
    )
    items = (pen.panel(at), picture, *pen.lines(text, at.x + 42, at.y + 21, at.width - 46, 2))
    if row not in open_rows(scene):
        return Group(items)
    state = scene.morgue_state() if row == "morgue" else "plain"
    return scene.reach(items, at, f"row:{row}", row_label(scene, row), state)


def _scores(scene: Scene, state: SheetState, area: Box, y: float) -> Iterator[Item]:
    """The score boxes, four in a row."""
    wide = (area.width - 3 * GAP) / 4
    for k, name in enumerate(BOXES):
        at = Box(area.x + k % 4 * (wide + GAP), y + k // 4 * (TOOL + GAP), wide, TOOL)
        yield _score(scene, name, _number(scene, state, name), at)


def _number(scene: Scene, state: SheetState, name: str) -> str:
    boxes = scene.view.sheets[scene.shown].boxes
    found = boxes.get(name) if name == "cardiologists" else state.scores.get(name)
    return "" if found is None else str(found).replace("-", "\u2212")


def _score(scene: Scene, name: str, number: str, at: Box) -> Item:
    pen, id = scene.pen, f"box:{name}"
    label = scene.words(f"er-box-{name}")
    short = board.shortened(label, 12, at.width - 6, scene.words.lang)
    items: tuple[Item, ...] = (
        pen.panel(at, edge=pen.theme.ink if name == "total" else None),
        pen.text(short, at.x + at.width / 2, at.y + 16, at.width - 6, size=12, fill=pen.theme.mute, anchor="middle"),
        pen.text(number, at.x + at.width / 2, at.y + 40, at.width - 6, size=18, bold=True, anchor="middle"),
    )
    if not scene.writing or scene.view.phase not in agenda.WRITING:
        return Group(items)
    return scene.reach(items, at, id, box_label(scene, name), scene.picked(id))


def _map(scene: Scene, state: SheetState, area: Box, y: float) -> Group:
    """The wards of the sheet as they lie beside each other."""
    left, top, wide, high = MAP
    scale = area.width / wide
    drawing = faces.sheet(scene.words, scene.look, state, scale=scale)
    window = rect(left, top, wide, high, Style(), 2.5)
    edge = rect(left, top, wide, high, Style(None, scene.look.hairline, 0.3), 2.5)
    inside = Group(drawing.items, clip=window)
    return Group((inside, edge), area.x - left * scale, y - top * scale, scale, role="component", unit="mm")
