"""The concordance: every rule that texts tell, and what each of two texts says of it, side by side."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from kit.drawing.shapes import Drawing, Group, Item, Style, line, rect
from kit.drawing.tokens import ACCENT, FIELD, INK, SMALL, SUMMARY_TYPE
from kit.games.concordance import Concordance, Entry, concordance
from printables.canvas import Bookmark
from printables.document import Document, Page
from printables.order import Order
from printables.setting import INNER, label, paragraph
from seeds.sources import catalogue

EDGE = 196.0
"""Right end of the page's text, mm from the left of a page 210 mm wide; wider paper shifts all columns."""
RULE, RULE_ROOM = INNER, 43.0
TEXTS = ((60.0, 49.0), (112.0, 49.0))
VERDICT, VERDICT_ROOM = 164.0, 32.0
"""Columns: x and width, mm."""
SIZE, LEADING = 7.4, 3.5
"""Type (pt) and leading (mm) of what the texts say."""
FIRST, NEXT = 46.0, 26.0
"""Where rows begin on the first page and on the others, mm."""
FOOT = 14.0


def concordance_document(order: Order) -> Document:
    """The two texts of a game side by side, as many pages as it takes. ValueError for a game told by one text."""
    book = concordance(order.game)
    title = order.words("concordance-title")
    shift = (order.paper.width - 210) / 2
    sheets = list(_sheets(list(_rows(order, book)), order.paper.height - FOOT))
    pages = []
    for number, rows in enumerate(sheets):
        items = (*_head(order, book, number), *rows, *_foot(order, number, len(sheets)))
        drawing = Drawing(order.paper.width, order.paper.height, (Group(items, shift, 0),), title)
        pages.append(Page(drawing, (Bookmark(title),) if number == 0 else ()))
    return Document(order.stem("concordance"), order.about(title), tuple(pages))


def _sheets(rows: list[tuple[tuple[Item, ...], float, bool]], bottom: float) -> Iterator[tuple[Item, ...]]:
    """Rows down the pages; a section's head never stands last on one."""
    placed: list[Item] = []
    y = FIRST
    for k, (items, height, head) in enumerate(rows):
        needed = height + (rows[k + 1][1] if head else 0)
        if y + needed > bottom:
            yield tuple(placed)
            placed, y = [], NEXT
        placed.append(Group(items, 0, y))
        y += height
    yield tuple(placed)


def _rows(order: Order, book: Concordance) -> Iterator[tuple[tuple[Item, ...], float, bool]]:
    """(items, height in mm, whether it is a section's head), drawn from 0 down."""
    for section, entries in groupby(book.entries, lambda entry: entry.rule.section):
        name = order.words(f"{order.game.prefix}-section-{section}")
        yield (label(name, RULE, 6.2, 120, SUMMARY_TYPE.section - 1, order.words.lang, bold=True),), 8.4, True
        for entry in entries:
            yield _row(order, book, entry)


def _row(order: Order, book: Concordance, entry: Entry) -> tuple[tuple[Item, ...], float, bool]:
    words, lang = order.words, order.words.lang
    name = paragraph(words.attribute(entry.rule.id, "name"), RULE, 4.2, RULE_ROOM, SIZE + 0.4, LEADING, lang, bold=True)
    id = label(entry.rule.id, RULE, name.bottom - 0.3, RULE_ROOM, SUMMARY_TYPE.id, lang, fill=SMALL)
    cells = [_cell(order, book, entry, k) for k in range(2)]
    verdict = _verdict(order, entry)
    bottom = max(name.bottom + LEADING - 0.6, *(bottom for _, bottom in (*cells, verdict)))
    height = bottom - 1.6
    field = (rect(INNER - 2, 0, EDGE - INNER + 4, height, Style(FIELD)),) if entry.verdict == "different" else ()
    under = line(INNER, height, EDGE, height, Style(stroke=ACCENT, width=0.25))
    content = (*name.items, id, *cells[0][0], *cells[1][0], *verdict[0])
    return ((*_shaded(order, field), *content, under), height, False)


def _shaded(order: Order, field: tuple[Item, ...]) -> tuple[Item, ...]:
    """The field behind a difference; with low ink the bold verdict alone tells it."""
    return () if order.look.low else field


def _cell(order: Order, book: Concordance, entry: Entry, column: int) -> tuple[tuple[Item, ...], float]:
    words, (x, room) = order.words, TEXTS[column]
    passages = entry.passages[column]
    said = book.said(entry, book.texts[column], words)
    if not passages:
        block = paragraph(words("concordance-nothing"), x, 4.2, room, SIZE, LEADING, words.lang, fill=SMALL)
        return block.items, block.bottom
    items: list[Item] = []
    y = 4.2
    if said:
        block = paragraph(said, x, y, room, SIZE, LEADING, words.lang)
        items, y = [*block.items], block.bottom
    told = paragraph(" · ".join(passages), x, y, room, SUMMARY_TYPE.passage, 2.9, words.lang, fill=SMALL)
    return (*items, *told.items), told.bottom + 0.4


def _verdict(order: Order, entry: Entry) -> tuple[tuple[Item, ...], float]:
    words, lang = order.words, order.words.lang
    strong = entry.verdict == "different"
    word = paragraph(_word(order, entry), VERDICT, 4.2, VERDICT_ROOM, SIZE, LEADING, lang, bold=strong)
    if entry.option:
        option = words(f"{order.game.prefix}-option-{entry.option}")
        said = words("concordance-option", option=option)
    elif strong:
        said = words("concordance-no-effect")
    else:
        return word.items, word.bottom
    note = paragraph(said, VERDICT, word.bottom, VERDICT_ROOM, 6.6, 2.9, lang, fill=SMALL)
    return (*word.items, *note.items), note.bottom + 0.4


def _word(order: Order, entry: Entry) -> str:
    word = order.words(f"concordance-{entry.verdict}")
    return order.words("concordance-whose", text=entry.text, verdict=word) if entry.text else word


def _head(order: Order, book: Concordance, number: int) -> tuple[Item, ...]:
    words, lang = order.words, order.words.lang
    items: list[Item] = []
    top = 19.0
    if number == 0:
        items += [label(f"{order.title} · {words('concordance-title')}", INNER, 20, EDGE - INNER, 16, lang, bold=True)]
        what = f"{words('concordance-what')}\n{words('concordance-counts', **book.counts)}"
        items += paragraph(what, INNER, 25.6, EDGE - INNER, 7.6, 3.7, lang, fill=SMALL).items
        top = FIRST - 7
    heads = [(words("concordance-rule"), RULE, RULE_ROOM)]
    for text, (x, room) in zip(book.texts, TEXTS, strict=True):
        heads.append((f"{words(f'concordance-text-{catalogue()[text].language}')} {text}", x, room))
    items += [label(said, x, top + 4.4, room, 8, lang, bold=True) for said, x, room in heads]
    items.append(line(INNER, top + 6.6, EDGE, top + 6.6, Style(stroke=INK, width=0.5)))
    return tuple(items)


def _foot(order: Order, number: int, count: int) -> tuple[Item, ...]:
    words, lang = order.words, order.words.lang
    y = order.paper.height - FOOT + 6
    page = words("page-of", page=number + 1, pages=count)
    return (
        label(words("unofficial"), INNER, y, 150, 6, lang, fill=SMALL),
        label(page, EDGE, y, 30, 6.6, lang, fill=SMALL, anchor="end"),
    )
