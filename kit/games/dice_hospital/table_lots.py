"""What is drawn, rolled or dealt on the table of Dice Hospital, to point at: tiles, cards, dice, start values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kit.drawing.shapes import Item, SpotState
from kit.engine import CHANCE
from kit.games.board import Box
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    COLOURS,
    DEPARTMENT,
    DEPARTMENT_IDS,
    EVENT_IDS,
    SHOWN,
    SPECIALIST,
    SPECIALIST_IDS,
    START_VALUES,
    TILES,
    VALUE,
    patient,
)
from kit.games.dice_hospital.table_pieces import card, dark, department, lying
from kit.games.dice_hospital.table_scene import Scene
from kit.games.dice_hospital.views import HIDDEN

if TYPE_CHECKING:
    from kit.games.dice_hospital.table_layout import Layout

LOT_GAP: Final = 8.0
DIE: Final = 48.0
CARD: Final = (108.0, 100.0)
"""Size of a tile or card to draw from."""
CARD_LEAST: Final = 98.0


@dataclass(frozen=True, slots=True)
class Lots:
    """How many things there are to point at, the size of one, how many lie in a row at most (0: as many as can)."""

    number: int
    width: float = 1.0
    height: float = 1.0
    columns: int = 0
    scales: bool = False
    """Whether one keeps its shape where it has to be less wide."""
    least: float = 44.0
    """Least width of one."""


def lots(scene: Scene) -> Lots:
    """What there is to point at now."""
    view = scene.view
    if view.phase in ("administrator", "deal", "reveal"):
        return _administrators(scene)
    if view.to_act == CHANCE:
        return _chance(scene)
    if view.phase == "load" and view.dice:
        return Lots(len(view.dice), DIE, DIE)
    if view.phase == "start-patients" and scene.me == view.to_act:
        return Lots(len(view.drawn) * len(START_VALUES), DIE, DIE, len(view.drawn))
    return Lots(0)


def _administrators(scene: Scene) -> Lots:
    """Those of the viewer's hand; while they are dealt, all of them."""
    if scene.view.to_act == CHANCE:
        return Lots(len(ADMINISTRATOR_IDS), *CARD, least=CARD_LEAST)
    return Lots(len(hand(scene)), 194.0, 271.6, 2, scales=True, least=150.0)


def hand(scene: Scene) -> tuple[int, ...]:
    """The administrators the viewer may choose from, or has chosen from."""
    if scene.me is None or scene.view.phase not in ("administrator", "reveal"):
        return ()
    return tuple(card for card in scene.view.dealt[scene.me] if card != HIDDEN)


def _chance(scene: Scene) -> Lots:
    match scene.view.phase:
        case "offer":
            tiles = asking.drawing(scene.view) == "department"
            number = len(TILES) if tiles else len(SPECIALIST_IDS)
            return Lots(number, *CARD, least=CARD_LEAST)
        case "set-aside":
            return Lots(len(TILES), *CARD, least=CARD_LEAST)
        case "event":
            return Lots(len(EVENT_IDS), *CARD, least=CARD_LEAST)
        case "start-dice":
            return Lots(len(COLOURS), DIE, DIE)
        case "dice" | "extra-die":
            return Lots(len(COLOURS) * 6, DIE, DIE, 6)
        case "roll":
            return Lots(6, DIE, DIE, 6)
    return Lots(0)


def drawn_from(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """Everything there is to point at now, each thing in its box."""
    if not where.lots:
        return ()
    view, boxes = scene.view, where.lots
    if view.phase == "start-patients":
        return tuple(_start(scene, boxes))
    if view.phase == "load":
        return tuple(_rolled(scene, boxes))
    if view.phase in ("administrator", "reveal"):
        return tuple(_hand(scene, boxes))
    return tuple(_lots(scene, boxes))


def _lots(scene: Scene, boxes: tuple[Box, ...]) -> Iterator[Item]:
    """Results of chance: cards and tiles by their face, dice by colour and value."""
    for (kind, *args), box in zip(_results(scene), boxes, strict=True):
        id = ":".join(map(str, ("draw", kind, *args)))
        state = _state(scene, kind, *args)
        if kind in FACES:
            face = f"{FACES[kind]}-{args[0]}"
            label = scene.draw_face(face, 1).title
            yield scene.reach((_piece(scene, FACES[kind], str(args[0]), box),), box, id, label, state)
        else:
            colour = rolled_again(scene) if kind == "roll" else str(args[0])
            value = 6 if kind == "start-die" else int(args[-1])
            picture = lying(patient(COLOURS.index(colour), value), box.x + 2, box.y + 2, box.width - 4, scene.look)
            named = scene.words(f"dh-colour-{colour}")
            label = named if kind == "start-die" else scene.words("dh-spot-die", colour=named, value=value)
            yield scene.reach((picture,), box, id, label, state)


def _piece(scene: Scene, kind: str, id: str, box: Box) -> Item:
    if kind == "department":
        return department(scene, DEPARTMENT[id], box)
    return card(scene, SPECIALIST[id], box) if kind == "specialist" else dark(scene, f"{kind}-{id}", box)


FACES: Final = {
    "new-department": "department",
    "new-specialist": "specialist",
    "set-aside": "department",
    "event": "event",
    "deal": "administrator",
}
"""Kinds of chance with a card or tile, and the kind of its component."""


def _results(scene: Scene) -> Iterator[tuple[str | int, ...]]:
    match scene.view.phase:
        case "offer":
            what = asking.drawing(scene.view)
            names = [DEPARTMENT_IDS[n] for n in TILES] if what == "department" else SPECIALIST_IDS
            yield from ((f"new-{what}", name) for name in names)
        case "set-aside":
            yield from (("set-aside", DEPARTMENT_IDS[n]) for n in TILES)
        case "event":
            yield from (("event", id) for id in EVENT_IDS)
        case "deal":
            yield from (("deal", id) for id in ADMINISTRATOR_IDS)
        case "start-dice":
            yield from (("start-die", colour) for colour in COLOURS)
        case "roll":
            yield from (("roll", value) for value in range(1, 7))
        case phase:
            kind = "die" if phase == "dice" else "extra-die"
            yield from ((kind, colour, value) for colour in COLOURS for value in range(1, 7))


def rolled_again(scene: Scene) -> str:
    """The colour of the patient that is rolled again."""
    code = scene.view.rolling
    return COLOURS[SHOWN[code]] if code is not None else COLOURS[0]


def _state(scene: Scene, kind: str | int, *args: int | str) -> SpotState:
    """What cannot come is marked; everything else is as likely as the next."""
    return "refused" if scene.can(str(kind), *args) == "refused" else "plain"


def _rolled(scene: Scene, boxes: tuple[Box, ...]) -> Iterator[Item]:
    """The dice rolled, lowest first."""
    for place, (code, box) in enumerate(zip(scene.view.dice, boxes, strict=True)):
        picture = lying(code, box.x + 2, box.y + 2, box.width - 4, scene.look)
        label = scene.words("dh-spot-die", colour=scene.words(f"dh-colour-{COLOURS[SHOWN[code]]}"), value=VALUE[code])
        id = f"die:{place}"
        yield scene.reach((picture,), box, id, label, scene.die_state(place))


def _start(scene: Scene, boxes: tuple[Box, ...]) -> Iterator[Item]:
    """Under each die drawn, the values it may start with."""
    cells = ((value, place) for value in START_VALUES for place in range(len(scene.view.drawn)))
    for (value, place), box in zip(cells, boxes, strict=True):
        colour = COLOURS[scene.view.drawn[place]]
        picture = lying(patient(COLOURS.index(colour), value), box.x + 2, box.y + 2, box.width - 4, scene.look)
        label = scene.words("dh-spot-start", n=place + 1, colour=scene.words(f"dh-colour-{colour}"), value=value)
        id = f"start:{place}:{value}"
        yield scene.reach((picture,), box, id, label, scene.picked(id))


def _hand(scene: Scene, boxes: tuple[Box, ...]) -> Iterator[Item]:
    """The administrators dealt to the viewer."""
    for number, box in zip(hand(scene), boxes, strict=True):
        face = f"administrator-{ADMINISTRATOR_IDS[number]}"
        id = f"admin:{ADMINISTRATOR_IDS[number]}"
        state: SpotState = "plain"
        if scene.view.phase == "administrator" and scene.deciding:
            state = scene.picked(id, scene.can("administrator", ADMINISTRATOR_IDS[number]))
        yield scene.spot(face, (box.x, box.y, box.width), id, scene.draw_face(face, 1).title, state)
