"""The hospital sheet on a wide table of Emergency Roll: the printed sheet, and what on it can be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from kit.drawing.cards import cut
from kit.drawing.shapes import Item
from kit.games.board import Box
from kit.games.emergency_roll import agenda, faces
from kit.games.emergency_roll.box import BOXES, MORGUE, ROOMS, TRACK, WARDS
from kit.games.emergency_roll.faces_entries import NAME_PLACE, PEN
from kit.games.emergency_roll.faces_places import NURSE, PLACES, WIDTH, SheetState
from kit.games.emergency_roll.faces_written import written
from kit.games.emergency_roll.sheet import Sheet
from kit.games.emergency_roll.table_layout import Layout
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_touch import MARKED, actor, box, marks

TARGET = 44.0


def sheet(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The sheet of the seat shown, its rooms hot spots while that seat writes on it."""
    area = where.sheet
    scale = area.width / WIDTH
    spots = {f"room-{room.name}": room_touch(scene, k) for k, room in enumerate(ROOMS)} if rooms_open(scene) else {}
    drawing = faces.sheet(scene.words, scene.look, filled(scene), spots, scale=scale)
    x, y, room = NAME_PLACE
    name = scene.names[scene.shown]
    return (
        cut(replace(drawing, radius=2.5), area.x, area.y, scale, scene.look),
        scene.pen.text(name, area.x + x * scale, area.y + y * scale, room * scale, size=15, fill=PEN),
        *_ends(scene, area, scale),
        *_rows(scene, area, scale),
        *_boxes(scene, area, scale),
    )


def rooms_open(scene: Scene) -> bool:
    """Whether rooms and wards of the sheet on the table can be clicked."""
    return scene.writing and actor(scene.view) is not None


def open_rows(scene: Scene) -> tuple[str, ...]:
    """The rows of the sheet that can be clicked: those marked by hand now, the morgue while patients are placed."""
    if not scene.writing or actor(scene.view) is None:
        return ()
    return MARKED.get(scene.view.phase, ("morgue",))


def room_touch(scene: Scene, room: int) -> faces.Touch:
    """How a room shows and what is said of it."""
    entry = ROOMS[room]
    value = scene.view.sheets[scene.shown].values[room]
    state = scene.room_state(entry.name)
    colour = scene.words(f"er-colour-{entry.colour}")
    label = scene.words("er-spot-room", room=entry.name, colour=colour, value=value)
    return faces.Touch(scene.spoken(label, state), state)


def filled(scene: Scene) -> SheetState:
    """What stands on the sheet shown, with what the learner is about to mark on it."""
    view, ui = scene.view, scene.ui
    found = written(view.sheets[scene.shown])
    if not scene.writing:
        return found
    stethoscopes, bags = marks(ui, "stethoscopes"), marks(ui, "bags")
    match view.phase:
        case "gain":
            return replace(found, stethoscopes=found.stethoscopes + stethoscopes, bags=found.bags + bags)
        case "cross":
            spent, gone = found.stethoscopes_spent + stethoscopes, found.bags_spent + bags
            return replace(found, stethoscopes_spent=spent, bags_spent=gone)
        case "morgue":
            return replace(found, morgue=min(MORGUE, found.morgue + marks(ui, "morgue")))
        case "nurse":
            return _with_nurse(scene, found)
    if view.phase in agenda.WRITING and ui.written() is not None:
        name = box(view, ui)
        if name in PLACES_OF_SCORES:
            return replace(found, scores={**found.scores, name: ui.written() or 0})
    return found


PLACES_OF_SCORES = tuple(name for name in BOXES if name != "cardiologists")


def _with_nurse(scene: Scene, found: SheetState) -> SheetState:
    wards = frozenset(int(ward) for (ward,) in scene.ui.parts("ward"))
    number = scene.ui.written()
    track = TRACK.index(number) + 1 if number in TRACK else found.track
    return replace(found, nurses=found.nurses | wards, track=track)


def ward_label(scene: Scene, ward: int) -> str:
    """What is said of a ward's end: its number, how many patients it has, whether its nurse is gone."""
    sheet: Sheet = scene.view.sheets[scene.shown]
    rooms = WARDS[ward].rooms
    count = sum(1 for room in rooms if sheet.values[room])
    nurse = "gone" if sheet.nurses >> ward & 1 else "there"
    return scene.words("er-spot-ward", ward=WARDS[ward].clipboard, n=count, rooms=len(rooms), nurse=nurse)


def row_label(scene: Scene, row: str) -> str:
    """What is said of a row of the sheet."""
    sheet = scene.view.sheets[scene.shown]
    match row:
        case "stethoscopes":
            return scene.words("er-spot-stethoscopes", n=sheet.stethoscopes, free=sheet.stethoscopes - sheet.crossed)
        case "bags":
            return scene.words("er-spot-bags", n=sheet.bags, free=sheet.bags - sheet.bags_crossed)
    return scene.words("er-spot-morgue", n=sheet.morgue, spaces=MORGUE)


def box_label(scene: Scene, name: str) -> str:
    """What is said of a score box."""
    number = scene.view.sheets[scene.shown].boxes.get(name)
    label = scene.words(f"er-box-{name}")
    return label if number is None else f"{label}: {number}"


def _at(area: Box, scale: float, place: faces.Place) -> Box:
    """A place of the sheet in px, at least 44 px each way."""
    wide, high = max(place.width * scale, TARGET), max(place.height * scale, TARGET)
    x, y = place.middle
    return Box(area.x + x * scale - wide / 2, area.y + y * scale - high / 2, wide, high)


def _ends(scene: Scene, area: Box, scale: float) -> Iterator[Item]:
    """A ward's clipboard and nurse as one hot spot."""
    if not rooms_open(scene):
        return
    for index, ward in enumerate(WARDS):
        place = PLACES[f"ward-{ward.clipboard}"]
        both = replace(place, width=place.width + NURSE)
        label, state = ward_label(scene, index), scene.ward_state(ward.clipboard)
        yield scene.reach((), _at(area, scale, both), f"ward-{ward.clipboard}", label, state)


def _rows(scene: Scene, area: Box, scale: float) -> Iterator[Item]:
    for row in open_rows(scene):
        state = scene.morgue_state() if row == "morgue" else "plain"
        yield scene.reach((), _at(area, scale, PLACES[row]), f"row:{row}", row_label(scene, row), state)


def _boxes(scene: Scene, area: Box, scale: float) -> Iterator[Item]:
    if not scene.writing or scene.view.phase not in agenda.WRITING:
        return
    for name in BOXES:
        id = f"box:{name}"
        yield scene.reach((), _at(area, scale, PLACES[f"box-{name}"]), id, box_label(scene, name), scene.picked(id))
