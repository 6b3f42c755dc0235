"""What a player of Emergency Roll has in hand on admitting: the patients, a blood bag, the value to be written."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Item
from kit.drawing.signs import die
from kit.games.board import Box
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import DIE
from kit.games.emergency_roll.table_layout import Layout
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_touch import BAG, patient, printed, value

SIDE: Final = 44.0
GAP: Final = 6.0
BAG_WIDE: Final = 66.0


def controls(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """Patients and blood bag, then the values, in one row or two; while choosing, the blood bag alone."""
    view = scene.view
    if not where.controls or not scene.deciding or view.phase not in ("pick", "admit", "screen"):
        return ()
    first, last = where.controls[0], where.controls[-1]
    items, x = _patients(scene, first)
    bag, after = _bag(scene, x, first)
    left = after if first is last else last.x
    return (*items, *bag, *_values(scene, Box(left, last.y, last.right - left, last.height)))


def _patients(scene: Scene, box: Box) -> tuple[tuple[Item, ...], float]:
    """A die for each patient still to be placed; the one spoken of is chosen. And where the row goes on."""
    view, x = scene.view, box.x
    if view.phase == "pick" or scene.me is None:
        return (), x
    waiting = [kind for kind, there in (("admit", view.picked), ("extra", view.extra)) if there]
    items: list[Item] = []
    for kind in waiting:
        chosen = kind == patient(view, scene.ui)
        items.append(_patient(scene, kind, Box(x, box.y, SIDE, SIDE), chosen and len(waiting) > 1))
        x += SIDE + 10
    return tuple(items), x


def _patient(scene: Scene, kind: str, box: Box, chosen: bool) -> Item:
    view, words = scene.view, scene.words
    seat = int(view.to_act or 0)
    values = printed(view, kind)
    colour = agenda.bonus(view, seat).colour if kind == "extra" else str(view.picks[seat])
    number = value(view, scene.ui) if patient(view, scene.ui) == kind else values[0]
    shown = number if number in values else values[0]
    picture = die(colour, int(shown or 1), box.x + 3, box.y + 3, box.width - 6, scene.look)
    told = " / ".join(map(str, values))
    label = words("er-spot-patient", kind=kind, colour=words(f"er-colour-{colour}"), value=told)
    return scene.reach((picture,), box, f"patient:{kind}", label, "chosen" if chosen else "plain")


def _bag(scene: Scene, x: float, box: Box) -> tuple[tuple[Item, ...], float]:
    """The switch for a blood bag, with how many can be used."""
    count = agenda.bags(scene.view, int(scene.view.to_act or 0))
    at = Box(x, box.y, BAG_WIDE, SIDE)
    pen = scene.pen
    items = (
        pen.panel(at, edge=pen.theme.mute),
        icon("blood", at.x + 21, at.y + SIDE / 2, 28, None, scene.look, ink=pen.theme.ink, paper=pen.theme.panel),
        pen.text(f"× {count}", at.x + 38, at.y + SIDE / 2 + 5, 26, size=14, bold=True),
    )
    label = scene.words("er-spot-bag", n=count)
    return (scene.reach(items, at, BAG, label, scene.picked(BAG)),), at.right + 10


def _values(scene: Scene, box: Box) -> tuple[Item, ...]:
    """The six values to be written, each with the stethoscopes it takes; the one to be written is chosen."""
    values = printed(scene.view, patient(scene.view, scene.ui))
    if not values or not (scene.view.picked or scene.view.extra):
        return ()
    wide = min(60.0, (box.width - GAP * (len(DIE) - 1)) / len(DIE))
    now = value(scene.view, scene.ui)
    return tuple(
        _value(scene, number, min(abs(number - one) for one in values), at, number == now)
        for number in DIE
        for at in (Box(box.x + (number - 1) * (wide + GAP), box.y, wide, box.height),)
    )


def _value(scene: Scene, number: int, cost: int, box: Box, chosen: bool) -> Item:
    pen, middle = scene.pen, box.x + box.width / 2
    items: list[Item] = [pen.panel(box, edge=pen.theme.mute)]
    low = box.y + box.height / 2 + 7 if not cost else box.y + 21
    items.append(pen.text(str(number), middle, low, box.width - 8, size=20, bold=True, anchor="middle"))
    if cost:
        items += [
            icon("stethoscope", middle - 8, box.y + 33, 15, None, scene.look, ink=pen.theme.ink, paper=pen.theme.panel),
            pen.text(str(cost), middle + 3, box.y + 38, 14, size=12.5, bold=True),
        ]
    label = scene.words("er-spot-value", value=number, n=cost)
    return scene.reach(tuple(items), box, f"value:{number}", label, "chosen" if chosen else "plain")
