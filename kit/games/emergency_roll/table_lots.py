"""Things drawn from at a real table of Emergency Roll, to point at the one that came: cards, dice, specialists, sides."""

from __future__ import annotations

from collections.abc import Iterator

from kit.drawing.shapes import Item
from kit.drawing.signs import die
from kit.games.board import Box
from kit.games.emergency_roll.box import AMBULANCES, COLOURS, DIE, DRAWN, SIDES, of_kind
from kit.games.emergency_roll.table_ambulance import said
from kit.games.emergency_roll.table_layout import LOT_GAP, LOT_LABEL, Layout, columns, lot_size
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_specialists import goal


def drawn_from(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """Everything that can be drawn now."""
    if not where.lots.height or scene.me is None and not scene.drawing_lots:
        return ()
    match scene.view.phase:
        case "card":
            return tuple(_ambulances(scene, where))
        case "dice":
            return tuple(_dice(scene, where))
        case "side":
            return tuple(_sides(scene, where))
    return tuple(_specialists(scene, where))


def _places(scene: Scene, where: Layout) -> Iterator[Box]:
    """Where one thing after another lies."""
    count, (wide, high) = columns(scene, where.width), lot_size(scene, where.lots.width)
    place = 0
    while True:
        row, column = divmod(place, count)
        yield Box(where.lots.x + column * (wide + LOT_GAP), where.lots.y + 6 + row * (high + LOT_GAP), wide, high)
        place += 1


def _ambulances(scene: Scene, where: Layout) -> Iterator[Item]:
    for number, box in zip(range(len(AMBULANCES)), _places(scene, where), strict=False):
        told = ", ".join(
            f"{scene.words(f'er-colour-{colour}')}: {said(scene, bonus)}" for colour, bonus in AMBULANCES[number].items()
        )
        label = scene.words("er-spot-card", card=number, bonuses=told)
        state = "refused" if scene.able("card", number) == "refused" else "plain"
        yield scene.spot(f"ambulance-{number}", (box.x, box.y, box.width), f"card:{number}", label, state)
        text = str(number)
        yield scene.pen.text(text, box.x + box.width / 2, box.bottom - LOT_LABEL + 15, box.width, anchor="middle")


def _dice(scene: Scene, where: Layout) -> Iterator[Item]:
    rolls = ((colour, value) for colour in COLOURS for value in DIE)
    for (colour, value), box in zip(rolls, _places(scene, where), strict=False):
        picture = die(colour, value, box.x + 2, box.y + 2, box.width - 4, scene.look)
        label = scene.words("er-spot-roll", colour=scene.words(f"er-colour-{colour}"), value=value)
        state = "refused" if scene.able("die", colour, value) == "refused" else "plain"
        yield scene.reach((picture,), box, f"roll:{colour}:{value}", label, state)


def _specialists(scene: Scene, where: Layout) -> Iterator[Item]:
    kind = DRAWN[len(scene.view.specialists)]
    for card, box in zip(of_kind(kind), _places(scene, where), strict=False):
        state = "refused" if scene.able("specialist", card) == "refused" else "plain"
        at = (box.x, box.y, box.width)
        yield scene.spot(f"specialist-{card}", at, f"draw:{card}", goal(scene, card), state)


def _sides(scene: Scene, where: Layout) -> Iterator[Item]:
    """The two sides of a cardiologist."""
    card = scene.view.specialists[0]
    faces = ((SIDES[0], f"specialist-{card}"), (SIDES[1], f"side-{card}"))
    for (points, face), box in zip(faces, _places(scene, where), strict=False):
        label = scene.words("er-spot-side", points=" / ".join(map(str, SIDES)) if points == SIDES[0] else str(points))
        yield scene.spot(face, (box.x, box.y, box.width), f"side:{points}", label, "plain")
