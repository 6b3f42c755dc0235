"""The card file of a game: cover, its other side, every sheet with its backs; aids and pieces without a cover."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from printables.canvas import Bookmark
from printables.cover import Cover, Entry, cover, second_side
from printables.decks import CardPage, plan
from printables.document import Document, Page
from printables.furniture import PageLine
from printables.order import AID, APART, Order, is_piece
from printables.sheets import back, front
from printables.shelves import shelve

DUPLEX = {"long-edge": "DuplexFlipLongEdge", "short-edge": "DuplexFlipShortEdge", "none": "Simplex"}
"""How a viewer's print dialogue is told to turn the sheet."""


def deck_document(order: Order) -> Document:
    """Every copy of every card to be cut out, cover first; aids and pads have files of their own."""
    words = order.words
    cards = (c for c in order.game.components if c.kind not in APART and not is_piece(c))
    sheets = plan(cards, order.paper)
    covers = (lambda total: _covers(order, sheets, total)) if sheets else None
    return _document(order, sheets, "cards", words("print-cards"), covers)


def pieces_document(order: Order) -> Document:
    """Every copy of every board and small piece without a back, on one side, without a cover."""
    sheets = shelve((c for c in order.game.components if is_piece(c)), order.paper)
    return _document(replace(order, backs="none"), sheets, "pieces", order.words("print-pieces"), None)


def aid_document(order: Order) -> Document:
    """The aids, one for each seat, without a cover."""
    sheets = plan((c for c in order.game.components if c.kind == AID), order.paper)
    return _document(order, sheets, "aid", order.kind(AID), None)


def _document(
    order: Order, sheets: tuple[CardPage, ...], what: str, title: str, covers: Callable[[int], list[Page]] | None
) -> Document:
    sides = order.sides
    total = sides * (len(sheets) + (covers is not None))
    pages = covers(total) if covers else []
    seen: set[str] = set()
    for sheet in sheets:
        fresh = tuple(Bookmark(order.kind(kind)) for kind in sheet.kinds if kind not in seen)
        seen.update(sheet.kinds)
        pages.append(front(sheet, order.face, _line(order, sheet, "front", len(pages) + 1, total), fresh))
        if sides == 2:
            said = _line(order, sheet, "back", len(pages) + 1, total)
            pages.append(back(sheet, order.face, said, order.backs))
    faces = dict.fromkeys(id for sheet in sheets for card in sheet.cards for id in (card.id, card.back) if id)
    about = order.about(title, DUPLEX[order.backs])
    return Document(order.stem(what), about, tuple(pages), tuple(order.face(id) for id in faces))


def _line(order: Order, sheet: CardPage, side: str, page: int, total: int) -> PageLine:
    words = order.words
    kinds = " + ".join(order.kind(kind) for kind in sheet.kinds)
    this_side = f" · {words(side)}" if order.backs != "none" else ""
    what, short = f"{order.title} · {kinds}{this_side}", f"{order.title}{this_side}"
    which = f"{words.lang} · {words('page-of', page=page, pages=total)}"
    how = words("print-at-100") + (f" · {words('print-pieces-cut')}" if sheet.grid.blocks else "")
    return PageLine(what, short, how, which, words.lang)


def _covers(order: Order, sheets: tuple[CardPage, ...], total: int) -> list[Page]:
    kinds = dict.fromkeys(kind for sheet in sheets for kind in sheet.kinds)
    entries = tuple(_entry(order, kind, sheets) for kind in kinds)
    told = Cover(order.title, order.subtitle, entries, order.backs, total, order.low, sheets[0])
    first = cover(told, order.paper, order.words, order.look)
    return [first] if order.sides == 1 else [first, second_side(told, order.paper, order.words)]


def _entry(order: Order, kind: str, sheets: tuple[CardPage, ...]) -> Entry:
    cards = [card for sheet in sheets for card in sheet.cards if card.kind == kind]
    pages = [order.sides * (k + 1) + 1 for k, sheet in enumerate(sheets) if kind in sheet.kinds]
    shown = order.face(cards[0].id, "small")
    return Entry(order.kind(kind), len(cards), ranges(pages, order.sides), shown, len(pages) > 1)


def ranges(pages: Sequence[int], step: int = 1) -> str:
    """Page numbers as people write them: 3, 5, 7, 11 in steps of 2 is "3–7, 11"."""
    runs: list[list[int]] = []
    for page in pages:
        if runs and page == runs[-1][-1] + step:
            runs[-1].append(page)
        else:
            runs.append([page])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)
