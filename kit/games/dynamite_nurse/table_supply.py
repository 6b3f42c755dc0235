"""The piles of a table of Dynamite Nurse: what is left to draw, which time through it this is, and the discards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kit.drawing.shapes import Item
from kit.drawing.tokens import SCREEN_TYPE
from kit.games.board import Box
from kit.games.dynamite_nurse.table_layout import HEAD, STAGE_ROW, Layout
from kit.games.dynamite_nurse.table_scene import BACK, CARD_RATIO, Scene

PILE: Final = 52.0
"""Width of a pile in the wide arrangement."""
SHEET: Final = 30.0
"""The same in the narrow one."""
SHARE: Final = 0.58
"""What of a narrow row belongs to the draw pile."""


def supply(scene: Scene, where: Layout) -> Iterator[Item]:
    """Draw pile and discards, and which play this is."""
    yield from _row(scene, where.supply) if where.narrow else _column(scene, where.supply)


def _row(scene: Scene, box: Box) -> Iterator[Item]:
    view, words, pen = scene.view, scene.words, scene.pen
    small, mute = SCREEN_TYPE.floor, pen.theme.mute
    if view.pile_size:
        yield scene.still(BACK, box.x + 2, box.y + 1, SHEET)
    x, high, low = box.x + SHEET + 10, box.y + 17, box.y + 35
    room = box.width * SHARE - SHEET - 10
    yield pen.text(words("dn-screen-pile", n=view.pile_size), x, high, room, bold=True)
    yield pen.text(words("dn-screen-pass", n=view.passes), x, low, room, size=small, fill=mute)
    right, rest = box.right - 4, box.width * (1 - SHARE) - 8
    discards = words("dn-screen-discards", n=len(view.discards))
    yield pen.text(discards, right, high, rest, anchor="end")
    yield pen.text(words("dn-screen-play", n=view.play), right, low, rest, size=small, anchor="end", fill=mute)


def _column(scene: Scene, box: Box) -> Iterator[Item]:
    view, words, pen = scene.view, scene.words, scene.pen
    yield pen.text(words("dn-screen-play", n=view.play), box.x + 2, box.y + 16, box.width, size=14, bold=True)
    pile = Box(box.x + 2, box.y + HEAD + 2, box.width - 4, STAGE_ROW)
    yield from _heap(scene, pile, words("dn-screen-pile-short"), view.pile_size)
    if view.pile_size:
        yield scene.still(BACK, pile.x, pile.y, PILE)
    through, y = words("dn-screen-pass", n=view.passes), pile.y + PILE * CARD_RATIO + 17
    yield pen.text(through, pile.x, y, pile.width, size=SCREEN_TYPE.floor, fill=pen.theme.mute)
    discards = Box(pile.x, pile.bottom, pile.width, STAGE_ROW)
    yield from _heap(scene, discards, words("dn-screen-discards-short"), len(view.discards))


def _heap(scene: Scene, box: Box, name: str, number: int) -> Iterator[Item]:
    """A pile's place, its name and how many cards lie there."""
    pen, place = scene.pen, Box(box.x, box.y, PILE, PILE * CARD_RATIO)
    if number:
        yield pen.panel(place, fill=scene.look.paper, edge=scene.look.hairline)
    else:
        yield pen.frame(place, dashed=True)
    x, room = place.right + 8, box.width - PILE - 8
    yield from pen.lines(name, x, box.y + 14, room, 2, mute=True)
    yield pen.text(str(number), x, box.y + 58, room, size=18, bold=True)
