"""The hospital shown large on the table of Dice Hospital: departments, wards, staff, blood bags, what it counts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Item, Style, rect
from kit.games.board import Box
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    COLOURS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    MEEPLES,
    POINTS,
    TREATED,
)
from kit.games.dice_hospital.faces_common import block
from kit.games.dice_hospital.faces_departments import sentence
from kit.games.dice_hospital.table_layout import BED, BED_GAP, TITLE, Layout
from kit.games.dice_hospital.table_pieces import RADIUS, chip, department, lying, named
from kit.games.dice_hospital.table_scene import Scene
from kit.games.dice_hospital.text import patient as patient_words

DASH: Final = (4.0, 3.5)
DIE: Final = 38.0
USES: Final = ("heal", *COLOURS)
"""Uses of a blood bag: one step, or another colour."""


def hospital(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """Everything of the hospital shown."""
    box = where.hospital
    if not box.height:
        return ()
    edge = rect(box.x, box.y, box.width, box.height, Style(scene.look.field, scene.look.ink, 1.6), 10)
    return (
        edge,
        *_wards(scene, where),
        *_rooms(scene, where),
        *_crew(scene, where),
        *_bags(scene, where),
        *_mortuary(scene, where.mortuary),
        *_lounge(scene, where.lounge),
    )


def _rooms(scene: Scene, where: Layout) -> Iterator[Item]:
    shut = asking.effect(scene.view, "closed")
    for (room, _, id, meeples), box in zip(scene.rooms, where.rooms, strict=True):
        closed = shut is not None and shut.what == DEPARTMENT_IDS[room]
        picture = department(scene, room, box, meeples, closed=closed)
        state = scene.room_state(room, id, bool(meeples))
        yield scene.reach((picture,), box, id, _room_label(scene, room, meeples), state)


def _room_label(scene: Scene, room: int, meeples: tuple[int, ...]) -> str:
    words = scene.words
    name = words(f"dh-department-{DEPARTMENT_IDS[room]}")
    text = sentence(DEPARTMENTS[room], words)
    who = words(f"dh-meeple-{MEEPLES[meeples[0] + 1]}") if meeples else "none"
    return words("dh-spot-room", name=name, text=text, meeple=who)


def _wards(scene: Scene, where: Layout) -> Iterator[Item]:
    """Four wards: of each bed an upper half for a patient not treated yet, a lower one for a treated one."""
    look = scene.look
    for number, box in enumerate(where.wards):
        yield rect(box.x, box.y, box.width, box.height, Style(look.paper, look.ink, 1.2), RADIUS)
        yield icon("bed", box.x + 16, box.y + 13, 18, None, look, line=1.8)
        title = scene.words("dh-board-ward", n=number + 1)
        yield scene.pen.text(title, box.x + 30, box.y + 18, box.width - 36, bold=True, fill=look.ink)
        step = (box.width - 12) / 3
        for k in range(3):
            x = box.x + 6 + step * k + (step - BED) / 2
            yield from _bed(scene, 3 * number + k, x, box.y + TITLE)


def _bed(scene: Scene, place: int, x: float, y: float) -> Iterator[Item]:
    look, code, low = scene.look, scene.beds[place], y + BED + BED_GAP
    yield rect(x, y, BED, BED, Style(look.field, look.hairline, 1.2), RADIUS)
    yield rect(x, low, BED, BED, Style(None, look.hairline, 1.2, DASH, "butt"), RADIUS)
    if code is None:
        return
    top = low if TREATED[code] else y
    inset = (BED - DIE) / 2
    picture = lying(code, x + inset, top + inset, DIE, look)
    if not scene.acting:
        yield picture
        return
    label = patient_label(scene, code)
    yield scene.reach((picture,), Box(x, top, BED, BED), f"bed:{place}", label, scene.bed_state(place))


def patient_label(scene: Scene, code: int) -> str:
    """What is said of a patient: colour, value, whether it has been treated."""
    return patient_words(code, scene.words, treated=bool(TREATED[code]))


def _crew(scene: Scene, where: Layout) -> Iterator[Item]:
    for (number, count), box in zip(scene.crew, where.crew, strict=False):
        id = MEEPLES[number + 1]
        label = scene.words("dh-spot-meeple", name=scene.words(f"dh-meeple-{id}"), n=count)
        yield scene.reach((chip(scene, number, count, box),), box, f"meeple:{id}", label, scene.meeple_state(id))


def _bags(scene: Scene, where: Layout) -> Iterator[Item]:
    """The uses of a blood bag as buttons: one step, or one of the colours."""
    look = scene.look
    bags = scene.view.bags[scene.shown]
    for use, box in zip(USES, where.bags, strict=False):
        ground = rect(box.x, box.y, box.width, box.height, Style(look.paper, look.hairline, 1.2), RADIUS)
        middle = box.x + box.width / 2
        items: list[Item] = [ground, icon("blood", middle - 19, box.y + 22, 28, None, look, line=1.6)]
        if use == "heal":
            items.append(_mark(scene, "+1", middle + 18, box.y + 28, 18))
            label = scene.words("dh-spot-bag-heal", n=bags)
        else:
            items.append(_mark(scene, "→", middle + 3, box.y + 27, 15))
            items.append(block(use, middle + 14, box.y + 11, 22, look))
            label = scene.words("dh-spot-bag-dye", colour=scene.words(f"dh-colour-{use}"), n=bags)
        yield scene.reach(tuple(items), box, f"bag:{use}", label, scene.bag_state(use))


def _mark(scene: Scene, text: str, x: float, y: float, size: float) -> Item:
    return scene.pen.text(text, x, y, 40, size=size, bold=True, fill=scene.look.ink, anchor="middle")


def _mortuary(scene: Scene, box: Box) -> Iterator[Item]:
    """Fatalities and blood bags of the hospital."""
    look, pen, view = scene.look, scene.pen, scene.view
    yield rect(box.x, box.y, box.width, box.height, Style(look.paper, look.ink, 1.2), RADIUS)
    lines = (
        ("candle", scene.words("dh-board-mortuary"), view.fatalities[scene.shown]),
        ("blood", scene.words("dh-screen-bags"), view.bags[scene.shown]),
    )
    flat = box.height < 60
    for k, (picture, name, count) in enumerate(lines):
        x = box.x + (box.width / 2 * k if flat else 0)
        y = box.y + (box.height / 2 if flat else box.height * (0.27 + 0.46 * k))
        room = (box.width / 2 if flat else box.width) - 70
        yield icon(picture, x + 20, y, 26, None, look, line=1.6)
        yield pen.text(str(count), x + 38, y + 6, 26, size=17, bold=True, fill=look.ink)
        yield from named(scene, name, Box(x + 64, y - 18, room, 36), look.ink)


def _lounge(scene: Scene, box: Box) -> Iterator[Item]:
    """Who has gone home this round, and the points for so many."""
    look, pen = scene.look, scene.pen
    yield rect(box.x, box.y, box.width, box.height, Style(look.paper, look.ink, 1.2), RADIUS)
    yield icon("home", box.x + 18, box.y + 17, 24, None, look, line=1.6)
    title = scene.words("dh-board-lounge")
    out = scene.view.out[scene.shown]
    gone = [colour for colour, count in zip(COLOURS, out, strict=True) for _ in range(count)]
    half = box.width * 0.36
    yield pen.text(title, box.x + 36, box.y + 22, half - 30, bold=True, fill=look.ink)
    step = min(26.0, (box.width - half - 34) / max(1, len(gone) - 1))
    for k, colour in enumerate(gone):
        yield block(colour, box.x + half + 10 + step * k, box.y + 6, 22, look)
    yield from _table(scene, box, len(gone))


def _table(scene: Scene, box: Box, count: int) -> Iterator[Item]:
    """The discharge table in one or two rows of pairs: patients above, points below; the column of ``count`` dark."""
    look, pen = scene.look, scene.pen
    rows = 1 if box.height < 110 else 2
    each = 12 // rows
    wide = (box.width - 16) / each
    high = 21.0
    for n in range(1, len(POINTS)):
        row, column = divmod(n - 1, each)
        x, y = box.x + 8 + column * wide, box.y + 35 + row * (2 * high + 2)
        here = n == count
        fill, ink = (look.ink, look.on(look.ink)) if here else (look.field, look.ink)
        yield rect(x, y, wide, high, Style(fill, look.ink, 1))
        yield rect(x, y + high, wide, high, Style(look.paper, look.ink, 2.4 if here else 1))
        for text, low, bold, paint in ((str(n), 15, True, ink), (str(POINTS[n]), high + 15, here, look.ink)):
            yield pen.text(text, x + wide / 2, y + low, wide - 2, size=12, bold=bold, fill=paint, anchor="middle")
