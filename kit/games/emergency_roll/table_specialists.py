"""The specialists on the table of Emergency Roll: four cards, who has scored them, and the goal of the one chosen."""

from __future__ import annotations

from kit.drawing.icons import seat_disc
from kit.drawing.shapes import Item, SpotState, Style, circle
from kit.games.board import Box
from kit.games.emergency_roll.box import CARDIOLOGISTS, SIDES, SPECIALISTS
from kit.games.emergency_roll.table_layout import CARD_RATIO, SPECIALIST, Layout
from kit.games.emergency_roll.table_scene import Scene


def specialists(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The cards drawn, from left to right, and the goal of the chosen one."""
    box = where.specialists
    wide = min(SPECIALIST, (box.width - 36) / 4)
    gap = 12.0
    items: list[Item] = []
    for place, card in enumerate(scene.view.specialists):
        x = box.x + place * (wide + gap)
        items += _card(scene, card, place, Box(x, box.y, wide, wide * CARD_RATIO))
    return *items, *_note(scene, where.note)


def goal(scene: Scene, card: str) -> str:
    """A specialist's name and goal."""
    id = f"er-specialist-{card}"
    return scene.words("er-screen-goal", name=scene.words(id), goal=scene.words.attribute(id, "goal"))


def showing(scene: Scene, card: str) -> str:
    """The face a specialist shows; "" for one that has left."""
    side = scene.view.sides.get(card)
    if side is None:
        return f"specialist-{card}"
    return {SIDES[0]: f"specialist-{card}", SIDES[1]: f"side-{card}"}.get(side, "")


def spoken_of(scene: Scene) -> str:
    """The specialist pointed at, else the one whose goal is looked at in this phase, else ""."""
    view, chosen = scene.view, scene.ui.parts("specialist")
    if chosen:
        return chosen[-1][0]
    if view.phase in ("claim", "turn-card"):
        return view.specialists[view.checking]
    kind = view.phase.removeprefix("write-")
    return next((card for card in view.specialists if SPECIALISTS[card].kind == kind), "")


def _card(scene: Scene, card: str, place: int, box: Box) -> tuple[Item, ...]:
    id, label = f"specialist:{card}", goal(scene, card)
    state: SpotState = scene.picked(id)
    face = showing(scene, card)
    below = _scored(scene, card, place, box)
    if face:
        if scene.me is None:
            return scene.still(face, box.x, box.y, box.width), *below
        return scene.spot(face, (box.x, box.y, box.width), id, label, state), *below
    pen = scene.pen
    gone = scene.words("er-screen-gone")
    text = pen.text(gone, box.x + box.width / 2, box.y + box.height / 2 + 5, box.width - 10, anchor="middle")
    frame = pen.frame(box, dashed=True)
    if scene.me is None:
        return frame, text, *below
    return scene.reach((frame, text), box, id, f"{label} {gone}", state), *below


def _scored(scene: Scene, card: str, place: int, box: Box) -> tuple[Item, ...]:
    """The discs of those who have scored a cardiologist, with their points."""
    if place >= CARDIOLOGISTS:
        return ()
    scored = [(seat, claims[card]) for seat in scene.order if card in (claims := scene.view.sheets[seat].claims)]
    step = min(34.0, (box.width + 10) / max(len(scored), 1))
    items: list[Item] = []
    for k, (seat, points) in enumerate(scored):
        x, y = box.x + 8 + k * step, box.bottom + 14
        if scene.pen.theme.name == "dark":
            items.append(circle(x, y, 9.2, Style(scene.pen.theme.ink)))
        items.append(seat_disc(scene.thing(seat), x, y, 8, scene.look))
        if step >= 24:
            items.append(scene.pen.text(str(points), x + 11, y + 4.5, 16, size=13, bold=True))
    return tuple(items)


def _note(scene: Scene, box: Box) -> tuple[Item, ...]:
    """The goal of the specialist spoken of, else how to read one."""
    if not box.height:
        return ()
    card = spoken_of(scene)
    text = goal(scene, card) if card else scene.words("er-screen-read-goal")
    lines = int(box.height // 17)
    return scene.pen.lines(text, box.x, box.y + 15, box.width, lines, mute=not card)
