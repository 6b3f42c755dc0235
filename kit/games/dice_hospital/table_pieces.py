"""Pieces of the table of Dice Hospital: a department, a specialist, a chip of the staff, each with its name."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from kit.drawing.shapes import Group, Item, Style, Text, circle, line, rect
from kit.drawing.signs import meeple, sign
from kit.drawing.tokens import COLOURS, POINT, SCREEN_TYPE, Look
from kit.games.board import Box
from kit.games.dice_hospital.box import (
    ADMINISTRATOR,
    ADMINISTRATORS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    EVENT_IDS,
    EVENTS,
    MEEPLES,
    SPECIALISTS,
    Department,
)
from kit.games.dice_hospital.faces_administrators import counted, happens
from kit.games.dice_hospital.faces_board import patient
from kit.games.dice_hospital.faces_common import colour_band, colour_name, fill_of
from kit.games.dice_hospital.faces_departments import BASE, gain, patients
from kit.games.dice_hospital.faces_specialists import effect
from kit.games.dice_hospital.table_scene import Scene, meeple_colour
from kit.type.breaking import OverfullError, wrap

RADIUS: Final = 7.0
BAND: Final = 40.0
"""Height of the band with a name."""
DARK: Final = 50.0
"""Height of a dark band with a name in at most three lines."""
STRIP: Final = 5.0
"""Height of the strip with the colour's hatch below it."""
STRIP_SCALE: Final = 2.8
LINE: Final = 15.0
TIGHT: Final = 12.8
"""From line to line where there are three."""
MOST_LINES: Final = 3
PICTURE: Final = 2.35
"""Pixels per millimetre of a department's picture."""
MEEPLE: Final = 32.0
EXPERIMENTS: Final = ("trial", "drug", "swap")
"""Shapes of departments that do not, or not only, treat."""


def name_lines(text: str, room: float, lang: str) -> tuple[str, ...]:
    """A bold name of 12 px in lines ``room`` px wide."""
    try:
        return tuple(wrap(text, room * POINT, SCREEN_TYPE.floor, lang, bold=True))
    except OverfullError:
        return (text,)


def named(scene: Scene, text: str, box: Box, fill: str) -> tuple[Text, ...]:
    """A bold name of 12 px in at most three lines, left in the middle of the box's height."""
    lines = list(name_lines(text, box.width, scene.pen.lang))
    if len(lines) > MOST_LINES:
        lines = [*lines[: MOST_LINES - 1], "".join(lines[MOST_LINES - 1 :])]
    step = LINE if len(lines) < MOST_LINES else TIGHT
    top = box.y + box.height / 2 - step * len(lines) / 2 + 0.75 * step
    return tuple(
        scene.pen.text(line, box.x, top + step * k, box.width, size=SCREEN_TYPE.floor, bold=True, fill=fill)
        for k, line in enumerate(lines)
    )


def department(scene: Scene, room: int, box: Box, meeples: tuple[int, ...] = (), *, closed: bool = False) -> Group:
    """A department in ``box``: its name on its colour, which patients, the gain, who stands on it."""
    place, box = box, Box(0, 0, box.width, box.height)
    one, look = DEPARTMENTS[room], scene.look
    colour = colour_name(one.colour)
    name = named(
        scene,
        scene.words(f"dh-department-{DEPARTMENT_IDS[room]}"),
        Box(box.x + 7, box.y, box.width - 12, BAND),
        look.on(fill_of(colour)),
    )
    items: list[Item] = [
        rect(box.x, box.y, box.width, box.height, Style(look.paper), RADIUS),
        *_band(colour, box, look),
        *name,
        Group((Group(patients(one, look, scene.pen.lang), -2.8, -11.4),), 7, BAND + STRIP + 5, PICTURE, unit="mm"),
    ]
    items.append(_gain(scene, one, box))
    items += _standing(scene, box, meeples)
    if closed:
        items += _closed(scene, box)
    items.append(rect(box.x, box.y, box.width, box.height, Style(None, look.ink, 1.2), RADIUS))
    return shared(tuple(items), place.x, place.y)


def _gain(scene: Scene, one: Department, box: Box) -> Item:
    """What the patients get: how many steps, or what the tile shows where it is more than that."""
    if one.shape not in EXPERIMENTS:
        ink = scene.look.ink
        return scene.pen.text(f"+{one.heal}", box.x + 7, box.bottom - 9, 40, size=20, bold=True, fill=ink)
    shown = gain(one, scene.look, scene.pen.lang)
    return Group((Group(shown, -2.8, -BASE),), 7, box.bottom - 9, PICTURE, unit="mm")


def lying(code: int, x: float, y: float, side: float, look: Look) -> Group:
    """A patient as a die, its corner at (x, y)."""
    return Group((_die(code, side, look),), x, y)


@lru_cache(maxsize=1024)
def _die(code: int, side: float, look: Look) -> Group:
    return Group((patient(code, 0, 0, side, look),), role="component")


def shared(items: tuple[Item, ...], x: float, y: float) -> Group:
    """Items drawn about their own corner, placed at (x, y): sent to a screen once, however often they lie there."""
    return Group((Group(items, role="component"),), x, y)


def _band(colour: str, box: Box, look: Look) -> tuple[Item, ...]:
    """The band of a colour under a name; its hatch in a strip below the words."""
    fill = fill_of(colour)
    strip = (box.x, box.y + BAND, box.width, STRIP)
    hatched = Group((Group(colour_band(colour, (0, 0, box.width / STRIP_SCALE, STRIP / STRIP_SCALE), look)),),
                    box.x, box.y + BAND, STRIP_SCALE)  # fmt: skip
    return (
        rect(box.x, box.y, box.width, BAND, Style(look.fill(fill)), RADIUS),
        rect(box.x, box.y + BAND / 2, box.width, BAND / 2, Style(look.fill(fill))),
        hatched,
        line(strip[0], strip[1] + STRIP, strip[0] + strip[2], strip[1] + STRIP, Style(None, look.ink, 1)),
    )


def _standing(scene: Scene, box: Box, meeples: tuple[int, ...]) -> tuple[Item, ...]:
    """Who stands on it, or the dashed place of a meeple."""
    x, y = box.right - 22, box.bottom - 20
    if not meeples:
        return (circle(x, y, 13, Style(None, scene.look.hairline, 1.2, (3.5, 3), "butt")),)
    return tuple(
        item
        for k, one in enumerate(meeples)
        for item in (
            circle(x - 26 * k, y, 16, Style(scene.look.field)),
            meeple(meeple_colour(one), x - 26 * k, y - 1, MEEPLE, scene.look),
        )
    )


def _closed(scene: Scene, box: Box) -> tuple[Item, ...]:
    ink = scene.look.ink
    return tuple(
        rect(box.x + 4, box.y + y, box.width - 8, 6, Style(ink, scene.look.paper, 1.2), 3) for y in (BAND + 6, 84)
    )


def card(scene: Scene, number: int, box: Box) -> Group:
    """A specialist on offer in ``box``: the name on its colour, the meeple, what it does as a picture."""
    place, box = box, Box(0, 0, box.width, box.height)
    one, look = SPECIALISTS[number], scene.look
    colour = meeple_colour(number)
    scale = min(1.75, (box.width - 10) / 46.0)
    items: list[Item] = [
        rect(box.x, box.y, box.width, box.height, Style(look.paper), RADIUS),
        *_band(colour, box, look),
        *named(
            scene,
            scene.words(f"dh-specialist-{MEEPLES[number + 1]}"),
            Box(box.x + 7, box.y, box.width - 12, BAND),
            look.on(COLOURS[colour].fill),
        ),
        meeple(colour, box.x + box.width / 2, box.y + BAND + 18, 30, look),
        Group(effect(one, look, scene.pen.lang), box.x + box.width / 2, box.bottom - 12, scale, unit="mm"),
        rect(box.x, box.y, box.width, box.height, Style(None, look.ink, 1.2), RADIUS),
    ]
    return shared(tuple(items), place.x, place.y)


def dark(scene: Scene, component: str, box: Box) -> Group:
    """An administrator or an event in ``box``: the name on dark, what counts or happens as a picture."""
    place, box = box, Box(0, 0, box.width, box.height)
    kind, _, id = component.partition("-")
    look, lang = scene.look, scene.pen.lang
    if kind == "administrator":
        picture, wide = counted(ADMINISTRATORS[ADMINISTRATOR[id]], look, lang), 40.0
    else:
        picture, wide = happens(EVENTS[EVENT_IDS.index(id)], look, lang), 26.0
    scale = min(2.2, (box.width - 10) / wide)
    items: list[Item] = [
        rect(box.x, box.y, box.width, box.height, Style(look.paper), RADIUS),
        rect(box.x, box.y, box.width, DARK, Style(look.fill(look.ink)), RADIUS),
        rect(box.x, box.y + DARK / 2, box.width, DARK / 2, Style(look.fill(look.ink))),
        *named(
            scene,
            scene.words(f"dh-{component}"),
            Box(box.x + 7, box.y, box.width - 12, DARK),
            look.on(look.ink),
        ),
        Group(picture, box.x + box.width / 2, box.y + (DARK + box.height) / 2, scale, unit="mm"),
        rect(box.x, box.y, box.width, box.height, Style(None, look.ink, 1.2), RADIUS),
    ]
    return shared(tuple(items), place.x, place.y)


def chip(scene: Scene, number: int, count: int, box: Box) -> Group:
    """One kind of the staff at the nurses' station: meeple, name, how many are free."""
    place, box = box, Box(0, 0, box.width, box.height)
    look, colour = scene.look, meeple_colour(number)
    x, y = box.x + 22, box.y + box.height / 2
    ground = rect(box.x, box.y, box.width, box.height, Style(look.paper, look.hairline, 1.2), RADIUS)
    role = scene.words(f"dh-meeple-{MEEPLES[number + 1]}")
    items: list[Item] = [ground]
    if count:
        items.append(meeple(colour, x, y - 1, MEEPLE, look))
    else:
        items.append(circle(x, y, 13, Style(None, look.hairline, 1.2, (3.5, 3), "butt")))
        items.append(sign(COLOURS[colour].sign, x, y, 10, look.hairline))
    many = count > 1
    items += named(scene, role, Box(box.x + 42, box.y, box.width - (70 if many else 46), box.height), look.ink)
    if many:
        items.append(
            scene.pen.text(f"×{count}", box.right - 6, y + 5, 26, size=14, bold=True, fill=look.ink, anchor="end")
        )
    return shared(tuple(items), place.x, place.y)
