"""The ambulance on the table of Emergency Roll: its dice, who chose which, the pile; the number pad in its place."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Group, Item, Style, circle
from kit.drawing.signs import die
from kit.games.board import Box, number_pad
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import AMBULANCES, COLOURS
from kit.games.emergency_roll.faces_ambulance import TOP, WIDE, WINDOWS
from kit.games.emergency_roll.table_layout import Layout
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.text import bonus_words

CARD: Final = 88.9
"""Width of the card, mm."""
DIE: Final = 14.0
DIE_TOP: Final = 56.0
PULLED: Final = 3.5
"""How far the chief pulls the chosen die aside, mm."""
DISC: Final = 9.0
"""Radius of a seat's disc, px."""


def ambulance(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The card turned up with its dice and choosers, or the pad for a number."""
    if where.pad.height:
        labels = {"minus": scene.words("key-minus"), "back": scene.words("key-back")}
        return number_pad(scene.pen, where.pad, scene.ui.number, labels)
    box, card = where.ambulance, scene.view.card
    if card is None or not box.height:
        return ()
    items: list[Item] = [scene.still(f"ambulance-{card}", box.x, box.y, box.width)]
    for place, colour in enumerate(COLOURS):
        if colour in scene.view.dice:
            items += _column(scene, box, place, colour)
    return *items, *_pile(scene, box)


def _column(scene: Scene, box: Box, place: int, colour: str) -> tuple[Item, ...]:
    """A die under its window, as one hot spot with the window; the discs of those who chose it."""
    view, scale = scene.view, box.width / CARD
    value = view.dice[colour]
    left, wide = box.x + WINDOWS[place] * scale, WIDE * scale
    pulled = PULLED if view.picks[view.chief] == colour else 0.0
    x, y, side = left + (wide - DIE * scale) / 2, box.y + (DIE_TOP + pulled) * scale, DIE * scale
    shown = die(colour, value, x, y, side, scene.look)
    at = Box(left + 2, box.y + TOP * scale, wide - 4, y + side - box.y - TOP * scale)
    discs = _choosers(scene, colour, left + wide / 2, y + side + DISC + 5, wide)
    if view.phase != "pick" or scene.me is None or view.to_act != scene.me:
        return shown, *discs
    label = scene.words(
        "er-spot-die",
        colour=scene.words(f"er-colour-{colour}"),
        value=value,
        bonus=bonus_words(AMBULANCES[view.card or 0][colour], scene.words),
    )
    return scene.reach((shown,), at, f"die:{colour}", label, scene.die_state(colour)), *discs


def _choosers(scene: Scene, colour: str, x: float, y: float, room: float) -> tuple[Item, ...]:
    view = scene.view
    seats = [seat for seat in scene.order if view.picks[seat] == colour]
    step = min(2 * DISC + 2, (room + 8 - 2 * DISC) / max(len(seats) - 1, 1))
    left = x - step * (len(seats) - 1) / 2
    items: list[Item] = []
    for k, seat in enumerate(seats):
        at = left + k * step
        if scene.pen.theme.name == "dark":
            items.append(circle(at, y, DISC + 1.2, Style(scene.pen.theme.ink)))
        items.append(seat_disc(scene.thing(seat), at, y, DISC, scene.look))
    return tuple(items)


def _pile(scene: Scene, box: Box) -> tuple[Item, ...]:
    """How many ambulances are still to come; a number in the free corner right of the dice."""
    view, theme = scene.view, scene.pen.theme
    left = agenda.rounds(view.seats) - view.round
    scale = box.width / CARD
    x, y = box.x + 81.0 * scale, box.y + box.width / CARD * 63.5 + 14
    picture = Group((icon("ambulance", 0, 0, 22, None, scene.look, ink=theme.ink, paper=theme.table),), x, y)
    number = scene.pen.text(f"× {left}", x, y + 26, 46, size=14, bold=True, anchor="middle")
    return picture, number
