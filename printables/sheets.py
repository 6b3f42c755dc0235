"""Card sheets: fronts with crop marks, and backs that meet them through the paper."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from kit.drawing.shapes import Drawing, Group, Item, Style, place, rect, restyled
from kit.drawing.tokens import INK
from printables.boxes import around
from printables.canvas import Bookmark
from printables.decks import CardPage
from printables.document import Page
from printables.furniture import PageLine, drawn_line, drawn_marks
from printables.imposition import Backs, Slot, mirrored

Faces: TypeAlias = Callable[[str], Drawing]
"""A component's drawing by id."""
SLOT = "slot"
"""Role of the group that holds one card of a sheet."""
OUTLINE = Style(None, INK, 0.15)
"""The line a round or six-sided piece is trimmed along."""


def front(page: CardPage, faces: Faces, said: PageLine, bookmarks: tuple[Bookmark, ...] = ()) -> Page:
    """The side that is cut: every card in its slot, crop marks round them."""
    slots = page.grid.filled(len(page.cards))
    marks = page.grid.marks(len(page.cards))
    cards = tuple(placed(faces(card.id), slot, OUTLINE) for card, slot in zip(page.cards, slots, strict=True))
    return replace(_page(page, said, slots, (*cards, drawn_marks(marks)), bookmarks), marks=marks)


def back(page: CardPage, faces: Faces, said: PageLine, backs: Backs) -> Page:
    """The second side: the back of every card behind its front; cards without a back leave their place empty."""
    slots = mirrored(page.grid.filled(len(page.cards)), page.grid.paper, backs)
    pairs = [(card.back, slot) for card, slot in zip(page.cards, slots, strict=True)]
    cards = tuple(placed(faces(id), slot) for id, slot in pairs if id is not None)
    return _page(page, said, slots, cards, ())


def placed(drawing: Drawing, slot: Slot, outline: Style | None = None) -> Group:
    """A card in its slot, turned as the slot says and cut off where its bleed ends.

    What is no rectangle shows the line it is trimmed along in the style ``outline``, if there is one.
    """
    trim, bleed = slot.trim, slot.bleed
    corner = {
        0: (trim.x, trim.y),
        90: (trim.right, trim.y),
        180: (trim.right, trim.bottom),
        270: (trim.x, trim.bottom),
    }[slot.turn]
    card = place(drawing, 0, 0)
    line = () if drawing.outline is None or outline is None else (restyled(drawing.outline, outline),)
    turned = Group((card, *line), *corner, turn=slot.turn)
    return Group((turned,), clip=rect(bleed.x, bleed.y, bleed.width, bleed.height, Style()), role=SLOT)


def _page(
    page: CardPage, said: PageLine, slots: tuple[Slot, ...], items: tuple[Item, ...], bookmarks: tuple[Bookmark, ...]
) -> Page:
    paper = page.grid.paper
    drawing = Drawing(paper.width, paper.height, (*items, drawn_line(said, page.grid)), said.what)
    trim, bleed = around(slot.trim for slot in slots), around(slot.bleed for slot in slots)
    return Page(drawing, bookmarks, trim, bleed, slots)
