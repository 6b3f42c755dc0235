"""The seats round a table of Emergency Roll: plates with what everybody may know."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Item, SpotState
from kit.drawing.spots import tab
from kit.games.board import Box, Plate, plate
from kit.games.emergency_roll.table_layout import Layout
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_touch import NAMING
from kit.games.emergency_roll.views import HIDDEN

SHORT: Final = 134.0
"""Width of a plate under which its line is a short one."""


def people(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """A plate for every seat, the viewer's first; a lock on those whose choice is sealed."""
    items: list[Item] = []
    for seat, box in zip(scene.order, where.slots, strict=True):
        items.append(_plate(scene, seat, box))
        if scene.view.picks[seat] == HIDDEN:
            items.append(tab("sealed", box.right - 8, box.bottom - 8, scene.pen.theme))
    return tuple(items)


def _plate(scene: Scene, seat: int, box: Box) -> Item:
    view = scene.view
    naming = view.phase in NAMING
    looking = view.round > 0 and not naming
    state: SpotState = scene.picked(f"seat:{seat}")
    if not naming and scene.ui.looked == seat:
        state = "chosen"
    label = scene.words("er-spot-seat", seat=scene.words.name(scene.names[seat]), line=_line(scene, seat))
    shown = Plate(
        scene.thing(seat),
        scene.names[seat],
        _line(scene, seat, short=box.width < SHORT),
        marked=view.to_act == seat,
        hat=view.round > 0 and not scene.scoring and view.chief == seat,
        spot=f"seat:{seat}" if naming or looking else None,
        label=scene.spoken(label, state),
        state=state,
        emblem="doctor",
    )
    return plate(scene.pen, box, shown)


def _line(scene: Scene, seat: int, *, short: bool = False) -> str:
    view, words, sheet = scene.view, scene.words, scene.view.sheets[seat]
    if scene.scoring:
        written = sum(n for box, n in sheet.boxes.items() if box != "total")
        return words("er-screen-points", n=sheet.boxes.get("total", written))
    if view.phase == "pick":
        if view.picks[seat] is not None:
            return words("er-screen-has-chosen")
        return words("er-screen-chooses" if view.to_act == seat else "er-screen-waits")
    if not view.round:
        return ""
    count = sheet.filled.bit_count()
    return words.attribute("er-screen-patients", "short", n=count) if short else words("er-screen-patients", n=count)
