"""The hospital sheet on the table of Emergency Roll: whose it is, what is being marked on it, what can be clicked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from kit.drawing.shapes import Item, SpotState
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import BOXES, MORGUE, ROOMS, TRACK, WARDS
from kit.games.emergency_roll.faces_places import SCORES, SheetState
from kit.games.emergency_roll.faces_spots import Touch
from kit.games.emergency_roll.faces_written import written
from kit.games.emergency_roll.sheet import Sheet
from kit.games.emergency_roll.table_layout import Layout
from kit.games.emergency_roll.table_paper import Paper, narrow_paper, wide_paper
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_touch import MARKED, actor, box, marks
from translations import Words

PLACED: Final = ("morgue",)
"""Rows that can be clicked while patients are placed."""


def sheet(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The sheet of the seat shown."""
    if not where.sheet.height:
        return ()
    paper = Paper(
        scene.words,
        scene.look,
        filled(scene),
        scene.names[scene.shown],
        dict(_touches(scene)),
        scene.view.sheets[scene.shown].boxes.get("cardiologists"),
    )
    return narrow_paper(paper, where.sheet, boxes=scene.scoring) if where.narrow else wide_paper(paper, where.sheet)


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
    number = ui.written()
    if view.phase in agenda.WRITING and number is not None and box(view, ui) in SCORES:
        return replace(found, scores={**found.scores, box(view, ui): number})
    return found


def _with_nurse(scene: Scene, found: SheetState) -> SheetState:
    wards = frozenset(int(ward) for (ward,) in scene.ui.parts("ward"))
    number = scene.ui.written()
    track = TRACK.index(number) + 1 if number in TRACK else found.track
    return replace(found, nurses=found.nurses | wards, track=track)


def _touches(scene: Scene) -> Iterator[tuple[str, Touch]]:
    """What can be clicked on the sheet, if the seat to act writes on it."""
    if not scene.writing:
        return
    shown = scene.view.sheets[scene.shown]
    if actor(scene.view) is not None:
        for k, room in enumerate(ROOMS):
            label = room_label(scene.words, k, shown.values[k])
            yield f"room-{room.name}", _touch(scene, label, scene.room_state(room.name))
        for k, ward in enumerate(WARDS):
            yield f"ward-{ward.clipboard}", _touch(scene, _ward(scene, shown, k), scene.ward_state(ward.clipboard))
        for row in MARKED.get(scene.view.phase, PLACED):
            yield f"row:{row}", _touch(scene, row_label(scene, row), scene.morgue_state())
    if scene.view.phase in agenda.WRITING:
        for name in BOXES:
            id = f"box:{name}"
            yield id, _touch(scene, _box(scene, name), scene.picked(id))


def _touch(scene: Scene, label: str, state: SpotState) -> Touch:
    return Touch(scene.spoken(label, state), state)


def room_label(words: Words, room: int, value: int) -> str:
    """What is said of a room: its name, its colour, and its patient; ``value`` 0 for none."""
    entry = ROOMS[room]
    return words("er-spot-room", room=entry.name, colour=words(f"er-colour-{entry.colour}"), value=value)


def _ward(scene: Scene, sheet: Sheet, ward: int) -> str:
    count = sum(1 for room in WARDS[ward].rooms if sheet.values[room])
    return ward_label(scene.words, ward, count, gone=bool(sheet.nurses >> ward & 1))


def ward_label(words: Words, ward: int, count: int, *, gone: bool) -> str:
    """What is said of a ward's end: its number, how many patients it has, whether its nurse is gone."""
    nurse = "gone" if gone else "there"
    return words("er-spot-ward", ward=WARDS[ward].clipboard, n=count, rooms=len(WARDS[ward].rooms), nurse=nurse)


def row_label(scene: Scene, row: str) -> str:
    """What is said of a row of the sheet."""
    sheet = scene.view.sheets[scene.shown]
    match row:
        case "stethoscopes":
            return scene.words("er-spot-stethoscopes", n=sheet.stethoscopes, free=sheet.stethoscopes - sheet.crossed)
        case "bags":
            return scene.words("er-spot-bags", n=sheet.bags, free=sheet.bags - sheet.bags_crossed)
    return scene.words("er-spot-morgue", n=sheet.morgue, spaces=MORGUE)


def _box(scene: Scene, name: str) -> str:
    number = scene.view.sheets[scene.shown].boxes.get(name)
    label = scene.words(f"er-box-{name}")
    return label if number is None else f"{label}: {number}"
