"""The ambulances and the offer on the table of Dice Hospital, and the note on what is pointed at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from kit.drawing.icons import seat_disc
from kit.drawing.shapes import Group, Item, SpotState, Style, circle, rect
from kit.drawing.signs import sign
from kit.drawing.tokens import COLOURS as THINGS
from kit.games.board import Box, text_width
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    BACKS,
    COLOURS,
    DEPARTMENT,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    EVENT_IDS,
    MEEPLES,
    SHOWN,
    SPECIALIST,
    SPECIALIST_IDS,
    SPECIALISTS,
    VALUE,
    WORDS,
)
from kit.games.dice_hospital.faces_departments import sentence as department_text
from kit.games.dice_hospital.faces_specialists import sentence as specialist_text
from kit.games.dice_hospital.table_hospital import patient_label
from kit.games.dice_hospital.table_layout import Layout
from kit.games.dice_hospital.table_pieces import RADIUS, card, department, lying
from kit.games.dice_hospital.table_scene import Scene
from kit.games.dice_hospital.table_touch import name

DASH: Final = (4.0, 3.5)
NUMBER: Final = 20.0
TOUCHED: Final = ("choose", "unused", "load")
"""Phases in which an ambulance is pointed at."""


def ambulances(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """Every ambulance with its number, its patients or places, and who has taken it."""
    return tuple(_ambulance(scene, k + 1, box) for k, box in enumerate(where.ambulances))


def _ambulance(scene: Scene, number: int, box: Box) -> Item:
    view, pen, theme = scene.view, scene.pen, scene.pen.theme
    items: list[Item] = [
        rect(box.x, box.y, box.width, box.height, Style(theme.panel, theme.ink, 1.4), RADIUS),
        pen.text(str(number), box.x + 9, box.y + 23, 30, size=NUMBER, bold=True),
    ]
    taker = asking.taker(view, number)
    if taker is not None:
        if theme.name == "dark":
            items.append(circle(box.right - 18, box.y + 17, 12.2, Style(theme.ink)))
        items.append(seat_disc(scene.thing(taker), box.right - 18, box.y + 17, 11, scene.look))
        if text_width(scene.names[taker], 12, pen.lang) <= box.width - 70:
            room = box.width - 70
            items.append(pen.text(scene.names[taker], box.right - 33, box.y + 21, room, size=12, anchor="end"))
    if box.height > 60:
        items += _places(scene, number, box)
    if view.phase not in TOUCHED:
        return Group(tuple(items), role="ambulance")
    state: SpotState = scene.can("ambulance", number) if view.phase == "choose" else "plain"
    return scene.reach(tuple(items), box, f"amb:{number}", _label(scene, number, taker), state)


def _label(scene: Scene, number: int, taker: int | None) -> str:
    own = scene.view.ambulances[number - 1] if number <= len(scene.view.ambulances) else ()
    listed = ", ".join(patient_label(scene, code) for code in own) or scene.words("list-none")
    seat = "none" if taker is None else scene.words.name(scene.names[taker])
    return scene.words("dh-spot-ambulance", n=number, patients=listed, seat=seat)


def _places(scene: Scene, number: int, box: Box) -> Iterator[Item]:
    """The three places: dashed ones, patients on them; of the backs colour and value, each a hot spot."""
    look, mute = scene.look, scene.pen.theme.mute
    own = scene.view.ambulances[number - 1] if number <= len(scene.view.ambulances) else ()
    gap = 10.0 if scene.view.phase == "help" else 4.0
    side = min(48.0, (box.width - 12 - 2 * gap) / 3)
    top = box.y + 32 + (box.height - 36 - side) / 2
    for k in range(3):
        x = box.x + 6 + k * (side + gap)
        at = Box(x, top, side, side)
        if scene.view.phase == "help":
            yield _slot(scene, number, BACKS[number - 1][k], own, at)
            continue
        yield rect(x, top, side, side, Style(None, mute, 1.2, DASH, "butt"), RADIUS)
        if k < len(own):
            inset = side * 0.07
            yield lying(own[k], x + inset, top + inset, side - 2 * inset, look)


def _slot(scene: Scene, number: int, code: int, own: tuple[int, ...], box: Box) -> Item:
    look, thing = scene.look, THINGS[COLOURS[SHOWN[code]]]
    if code in own:
        return lying(code, box.x + 3, box.y + 3, box.width - 6, look)
    items: tuple[Item, ...] = (
        rect(box.x, box.y, box.width, box.height, Style(look.paper, thing.fill, 2.4), RADIUS),
        sign(thing.sign, box.x + box.width * 0.28, box.y + box.height / 2, 14, look.ink),
        scene.pen.text(
            str(VALUE[code]), box.x + box.width * 0.68, box.y + box.height / 2 + 7, 20, size=20, bold=True,
            fill=look.ink, anchor="middle",
        ),
    )  # fmt: skip
    label = scene.words("dh-spot-slot", n=number, patient=patient_label(scene, code))
    return scene.reach(items, box, f"slot:{number}:{WORDS[code]}", label, scene.can("send", number, WORDS[code]))


def offer(scene: Scene, where: Layout) -> Iterator[Item]:
    """The tiles and cards of the offer."""
    if not where.offer:
        return
    view, seen = scene.view, Counter[str]()
    found = [("department", number) for number in view.offer_tiles]
    found += [("specialist", number) for number in view.offer_cards]
    for (kind, number), box in zip(found, where.offer, strict=True):
        id = (DEPARTMENT_IDS if kind == "department" else SPECIALIST_IDS)[number]
        spot = f"offer:{kind}:{id}"
        seen[spot] += 1
        spot = f"{spot}:{seen[spot]}" if seen[spot] > 1 else spot
        picture = department(scene, number, box) if kind == "department" else card(scene, number, box)
        state = scene.picked(spot)
        if view.phase == "improve":
            state = scene.picked(spot, scene.can(f"take-{kind}", id))
        yield scene.reach((picture,), box, spot, told(scene, kind, id), state)


def told(scene: Scene, kind: str, id: str) -> str:
    """A department or a specialist in words: name, and what it does."""
    words = scene.words
    does = (
        department_text(DEPARTMENTS[DEPARTMENT[id]], words)
        if kind == "department"
        else specialist_text(SPECIALISTS[SPECIALIST[id]], words)
    )
    return words("dh-screen-told", name=words(f"dh-{kind}-{id}"), text=does)


def note(scene: Scene, box: Box) -> tuple[Item, ...]:
    """What is pointed at in words; else the event of the round and the administrator; else how to read."""
    if not box.height:
        return ()
    text = _pointed(scene) or _standing(scene)
    lines = int(box.height // 18)
    return scene.pen.lines(text or scene.words("dh-screen-read"), box.x, box.y + 15, box.width, lines, mute=not text)


def _pointed(scene: Scene) -> str:
    ui = scene.ui
    offered = ui.parts("offer")
    if offered:
        return told(scene, *offered[-1][:2])
    chosen = name(ui, "admin")
    if chosen:
        id = f"dh-administrator-{chosen}"
        return scene.words("dh-screen-told", name=scene.words(id), text=scene.words.attribute(id, "text"))
    parts = [told(scene, "specialist", id) for id in (name(ui, "meeple"),) if id and id != MEEPLES[0]]
    parts += [told(scene, "department", id) for id in (name(ui, "room"),) if id]
    return " ".join(parts)


def _standing(scene: Scene) -> str:
    view, words = scene.view, scene.words
    parts = []
    if view.event is not None:
        id = f"dh-event-{EVENT_IDS[view.event]}"
        parts.append(words("dh-screen-told", name=words(id), text=words.attribute(id, "text")))
    own = view.administrators[scene.shown]
    if own is not None and own >= 0:
        id = f"dh-administrator-{ADMINISTRATOR_IDS[own]}"
        parts.append(words("dh-screen-told", name=words(id), text=words.attribute(id, "text")))
    return " ".join(parts)
