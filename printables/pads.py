"""Score pads: two on an upright sheet with a cut between them, or one on a lying sheet."""

from __future__ import annotations

from collections.abc import Sequence

from kit.drawing.shapes import Drawing, Group, Item, Style, rect
from printables.boxes import Box
from printables.canvas import Bookmark
from printables.document import Document, Page
from printables.furniture import drawn_marks
from printables.imposition import Mark
from printables.order import PAD, Order

MARK = (4.5, 9.5)
"""Where the mark of the cut between two pads begins and ends, from either side of the sheet (mm)."""


def pad_document(order: Order) -> Document:
    """Every score pad of the game, ``order.up`` to a sheet."""
    ids = [component.id for component in order.game.components if component.kind == PAD]
    return Document(order.stem("score-pad"), order.about(order.kind(PAD)), pad_pages(order, ids))


def pad_pages(order: Order, ids: Sequence[str]) -> tuple[Page, ...]:
    """A page for each of the pads called ``ids``."""
    return tuple(_page(order, order.face(id)) for id in ids)


def _page(order: Order, pad: Drawing) -> Page:
    wide, high = order.paper.width, order.paper.height
    bookmarks = (Bookmark(order.kind(PAD)),)
    if order.up == 1:
        sheet = Box(0, 0, high, wide)
        return Page(Drawing(high, wide, (_fitted(pad, sheet),), pad.title), bookmarks)
    halves = (Box(0, 0, wide, high / 2), Box(0, high / 2, wide, high / 2))
    near, far = MARK
    marks = (Mark(near, high / 2, far, high / 2), Mark(wide - far, high / 2, wide - near, high / 2))
    items: tuple[Item, ...] = (*(_centred(pad, half) for half in halves), drawn_marks(marks))
    return Page(Drawing(wide, high, items, pad.title), bookmarks)


def _centred(pad: Drawing, box: Box) -> Group:
    """The pad at its own size in the middle of ``box``; what reaches beyond (its empty margin) is cut off."""
    inside = Group(pad.items, box.x + (box.width - pad.width) / 2, box.y + (box.height - pad.height) / 2)
    return Group((inside,), clip=rect(box.x, box.y, box.width, box.height, Style()))


def _fitted(pad: Drawing, box: Box) -> Group:
    """The pad as large as ``box`` lets it be, in its middle."""
    return Group(pad.items, *fitting(pad, box))


def fitting(pad: Drawing, box: Box) -> tuple[float, float, float]:
    """Left, top and scale of a pad as large as ``box`` lets it be, in its middle."""
    scale = min(box.width / pad.width, box.height / pad.height)
    left, top = (box.width - scale * pad.width) / 2, (box.height - scale * pad.height) / 2
    return box.x + left, box.y + top, scale
