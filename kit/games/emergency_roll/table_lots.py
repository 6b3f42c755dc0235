"""What is drawn from at a real table of Emergency Roll, to point at the one that came: cards, dice, specialists."""

from __future__ import annotations

from collections.abc import Iterator

from kit.drawing.shapes import Item, SpotState
from kit.drawing.signs import die
from kit.games.emergency_roll.box import AMBULANCES, COLOURS, DIE, DRAWN, SIDES, of_kind
from kit.games.emergency_roll.table_layout import LOT_LABEL, Layout
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_specialists import goal
from kit.games.emergency_roll.text import bonus_words


def drawn_from(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """Everything that can be drawn now."""
    if not where.lots.box.height or (scene.me is None and not scene.drawing_lots):
        return ()
    match scene.view.phase:
        case "card":
            return tuple(_ambulances(scene, where))
        case "dice":
            return tuple(_dice(scene, where))
        case "side":
            return tuple(_sides(scene, where))
    return tuple(_specialists(scene, where))


def _state(scene: Scene, kind: str, *args: int | str) -> SpotState:
    """What cannot come is marked; everything else is as likely as the next."""
    return "refused" if scene.can(kind, *args) == "refused" else "plain"


def _ambulances(scene: Scene, where: Layout) -> Iterator[Item]:
    for number, box in zip(range(len(AMBULANCES)), where.lots.places(), strict=False):
        told = ", ".join(
            f"{scene.words(f'er-colour-{colour}')}: {bonus_words(bonus, scene.words)}"
            for colour, bonus in AMBULANCES[number].items()
        )
        label = scene.words("er-spot-card", card=number, bonuses=told)
        yield scene.spot(
            f"ambulance-{number}", (box.x, box.y, box.width), f"card:{number}", label, _state(scene, "card", number)
        )
        text = str(number)
        yield scene.pen.text(text, box.x + box.width / 2, box.bottom - LOT_LABEL + 15, box.width, anchor="middle")


def _dice(scene: Scene, where: Layout) -> Iterator[Item]:
    rolls = ((colour, value) for colour in COLOURS for value in DIE)
    for (colour, value), box in zip(rolls, where.lots.places(), strict=False):
        picture = die(colour, value, box.x + 2, box.y + 2, box.width - 4, scene.look)
        label = scene.words("er-spot-roll", colour=scene.words(f"er-colour-{colour}"), value=value)
        state = _state(scene, "die", colour, value)
        yield scene.reach((picture,), box, f"roll:{colour}:{value}", label, state)


def _specialists(scene: Scene, where: Layout) -> Iterator[Item]:
    kind = DRAWN[len(scene.view.specialists)]
    for card, box in zip(of_kind(kind), where.lots.places(), strict=False):
        state = _state(scene, "specialist", card)
        at = (box.x, box.y, box.width)
        yield scene.spot(f"specialist-{card}", at, f"draw:{card}", goal(scene, card), state)


def _sides(scene: Scene, where: Layout) -> Iterator[Item]:
    """The two sides of a cardiologist."""
    card = scene.view.specialists[0]
    faces = ((SIDES[0], f"specialist-{card}"), (SIDES[1], f"side-{card}"))
    for (points, face), box in zip(faces, where.lots.places(), strict=False):
        label = scene.words("er-spot-side", points=" / ".join(map(str, SIDES)) if points == SIDES[0] else str(points))
        yield scene.spot(face, (box.x, box.y, box.width), f"side:{points}", label, "plain")
