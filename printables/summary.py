"""The rule summary: every rule with its id, mark, words and passage, section by section, figures beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from importlib.util import find_spec
from itertools import accumulate

from kit.drawing.figure import FIGURE_WIDTH, Figure
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Style, line
from kit.drawing.tokens import ACCENT, INK, SMALL, SUMMARY_TYPE
from kit.engine.game import Rule
from kit.type.breaking import wrap
from kit.type.metrics import width
from printables.canvas import Bookmark
from printables.document import Document, Page
from printables.order import Order
from printables.setting import INNER, disc, label, mark_square, mark_width, paragraph

ID_END = 43.4
MARK_END = 48.6
MARK_GAP = 1.2
TEXT = 50.0
TEXT_ROOM = 94.0
PASSAGE_END = 145.5
RULE_X = 148.6
FIGURES = 152.0
"""The columns of the page, mm from the left of a page 210 mm wide; wider paper shifts all of them."""
HEAD_LINE = 34.6
"""The line under the title of the first page."""
NEXT_LINE = 20.0
"""The line under the running title of the others."""
LEGENDS = ((6.6, 6.0), (6.3, 4.0), (6.0, 3.0))
"""Type (pt) of the marks' meanings and room (mm) between them, tried in turn until they end before ``LEGEND_END``."""
LEGEND_END = 196.0
FOOT = 20.0
"""Height of the foot from the lower edge, mm."""
STEPS = ((8.6, 4.5), (8.3, 4.3), (8.0, 4.15), (7.7, 4.0), (7.4, 3.85), (7.1, 3.7), (6.8, 3.55), (6.5, 3.4))
"""Type (pt) and leading (mm), tried in turn until the summary has few enough pages."""
MOST_AIR = 4.0
"""Room (mm) put above a head at most, beyond what it always has."""
MOST = 2
"""Pages a summary should have at most; one that cannot at the last step has as many as it takes there."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stays together, drawn from 0 down: a head or a rule."""

    items: tuple[Item, ...]
    height: float
    section: str
    head: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece at its y on its page."""

    piece: Piece
    page: int
    y: float


def summary_document(order: Order) -> Document:
    """The rule summary, one page or two."""
    title = order.words(f"{order.game.prefix}-summary-title")
    shift = (order.paper.width - 210) / 2
    placed = _fitted(order)
    count = placed[-1].page + 1
    figures = _placed_figures(order, placed, count)
    pages = []
    for number in range(count):
        text = tuple(Group(p.piece.items, 0, p.y) for p in placed if p.page == number)
        items = (*_head(order, title, number), *text, *figures[number], *_foot(order, number, count))
        drawing = Drawing(order.paper.width, order.paper.height, (Group(items, shift, 0),), title)
        heads = [order.words(_section_id(order, p.piece.section)) for p in placed if p.page == number and p.piece.head]
        pages.append(Page(drawing, tuple(Bookmark(head) for head in heads)))
    return Document(order.stem("rules"), order.about(title), tuple(pages))


def _section_id(order: Order, section: str) -> str:
    return f"{order.game.prefix}-section-{section}"


def _fitted(order: Order) -> list[Placed]:
    """In the largest type that takes no more than ``MOST`` pages, or no more than the smallest type takes."""
    bottom = order.paper.height - FOOT
    placed = _flow(list(_pieces(order, *STEPS[-1])), bottom)
    least = max(MOST - 1, placed[-1].page)
    for size, leading in STEPS[:-1]:
        larger = _flow(list(_pieces(order, size, leading)), bottom)
        if larger[-1].page <= least:
            return _aired(larger, bottom)
    return _aired(placed, bottom)


def _aired(placed: list[Placed], bottom: float) -> list[Placed]:
    """The room left on each page put above its heads, up to ``MOST_AIR`` each."""
    aired: list[Placed] = []
    for page in range(placed[-1].page + 1):
        here = [p for p in placed if p.page == page]
        heads = sum(p.piece.head for p in here[1:])
        air = min(MOST_AIR, (bottom - here[-1].y - here[-1].piece.height) / heads) if heads else 0.0
        above = accumulate(air if k and p.piece.head else 0.0 for k, p in enumerate(here))
        aired += [replace(p, y=p.y + extra) for p, extra in zip(here, above, strict=True)]
    return aired


def _flow(pieces: list[Piece], bottom: float) -> list[Placed]:
    """Pieces down the pages; a head never stands last on one."""
    placed: list[Placed] = []
    page, y = 0, HEAD_LINE + 2.2
    for piece, after in zip(pieces, [*pieces[1:], None], strict=True):
        needed = piece.height + (after.height if piece.head and after else 0)
        if y + needed > bottom:
            page, y = page + 1, NEXT_LINE + 2.2
        placed.append(Placed(piece, page, y))
        y += piece.height
    return placed


def _pieces(order: Order, size: float, leading: float) -> Iterator[Piece]:
    for number, section in enumerate(order.game.sections, 1):
        yield _section(order, section, number, leading)
        for rule in order.game.rulebook.values():
            if rule.section == section:
                yield _rule(order, rule, size, leading)


def _section(order: Order, section: str, number: int, leading: float) -> Piece:
    lang, base = order.words.lang, 1.45 * leading
    name = label(order.words(_section_id(order, section)), 58, base, 86, SUMMARY_TYPE.section, lang, bold=True)
    mark = disc(str(number), TEXT + 2.6, base - 1.55, 2.75, lang, order.look)
    return Piece((mark, name), 2.0 * leading, section, head=True)


def _rule(order: Order, rule: Rule, size: float, leading: float) -> Piece:
    words, look = order.words, order.look
    lang, base = words.lang, 0.78 * leading
    body = paragraph(words(rule.id), TEXT, base, TEXT_ROOM, size, leading, lang)
    mark = _mark(rule)
    id_end = ID_END if mark is None else min(ID_END, MARK_END - mark_width(words(mark), lang) - MARK_GAP)
    items: list[Item] = [label(rule.id, id_end, base, 29, SUMMARY_TYPE.id, lang, anchor="end"), *body.items]
    if mark:
        items.append(mark_square(words(mark), MARK_END, base, lang, look, solid=mark == "mark-conflict"))
    passage = " · ".join(rule.passages)
    last = wrap(words(rule.id), TEXT_ROOM, size, lang)[-1]
    room = PASSAGE_END - TEXT - width(last, size, lang) - 2.5
    end = body.bottom - leading
    if width(passage, SUMMARY_TYPE.passage, lang) > room:
        end += 0.8 * leading
    items.append(label(passage, PASSAGE_END, end, TEXT_ROOM, SUMMARY_TYPE.passage, lang, fill=SMALL, anchor="end"))
    return Piece(tuple(items), end + 0.45 * leading, rule.section)


def _mark(rule: Rule) -> str | None:
    return None if rule.status == "agreed" else f"mark-{rule.status}"


def _placed_figures(order: Order, placed: list[Placed], pages: int) -> list[tuple[Item, ...]]:
    """Each figure beside its section's head, or below the figure before it."""
    columns: list[list[Item]] = [[] for _ in range(pages)]
    free = [HEAD_LINE + 4, *(NEXT_LINE + 4 for _ in range(pages))]
    page = 0
    for figure in _figures(order):
        beside = next(p for p in placed if p.piece.head and p.piece.section == figure.section)
        page = max(page, beside.page)
        block, height = _figure(order, figure)
        y = max(free[page], beside.y if beside.page == page else 0)
        if y + height > order.paper.height - FOOT:
            if page + 1 < pages:
                page, y = page + 1, max(free[page + 1], 0)
            else:
                y = free[page]
        columns[page].append(Group(block, FIGURES, y))
        free[page] = y + height + 5
    return [tuple(column) for column in columns]


def _figures(order: Order) -> tuple[Figure, ...]:
    if find_spec(f"{order.game.package}.figures") is None:
        return ()
    figures: tuple[Figure, ...] = order.game.module("figures").figures(order.words, order.look)
    return figures


def _figure(order: Order, figure: Figure) -> tuple[tuple[Item, ...], float]:
    lang = order.words.lang
    caption = paragraph(figure.caption, 0, 2.6, FIGURE_WIDTH, 7, 3.3, lang, bold=True)
    top = caption.bottom - 1.2
    drawing = Group(figure.drawing.items, 0, top)
    bottom = top + figure.drawing.height
    if not figure.note:
        return (*caption.items, drawing), bottom
    note = paragraph(figure.note, 0, bottom + 3.6, FIGURE_WIDTH, 6.6, 3.1, lang, fill=SMALL)
    return (*caption.items, drawing, *note.items), note.bottom - 2


def _head(order: Order, title: str, number: int) -> tuple[Item, ...]:
    words, lang = order.words, order.words.lang
    if number:
        running = label(f"{order.title} · {title}", TEXT, NEXT_LINE - 2.6, TEXT_ROOM, 9, lang, bold=True)
        return (running, _rule_line(NEXT_LINE, 0.4), _column_line(order, NEXT_LINE))
    name = label(order.title, TEXT, 24, 90, SUMMARY_TYPE.title, lang, bold=True)
    after = TEXT + width(name.text, name.size, lang, True) + 6
    subtitle = words.attribute(f"{order.game.prefix}-title", "subtitle")
    return (
        *_emblem(order),
        name,
        label(title, after, 24, 196 - after, 13, lang, fill=SMALL),
        label(
            f"{subtitle}　{words.attribute(f'{order.game.prefix}-title', 'players')}",
            TEXT,
            30.4,
            140,
            8.5,
            lang,
            fill=SMALL,
        ),
        _rule_line(HEAD_LINE, 0.6),
        _column_line(order, HEAD_LINE),
    )


def _emblem(order: Order) -> tuple[Item, ...]:
    """The game's icon, if its figures name one."""
    if find_spec(f"{order.game.package}.figures") is None:
        return ()
    return (icon(order.game.module("figures").EMBLEM, 32, 22.6, 17, None, order.look),)


def _rule_line(y: float, wide: float) -> Item:
    return line(INNER, y, 196, y, Style(stroke=INK, width=wide))


def _column_line(order: Order, top: float) -> Item:
    return line(RULE_X, top + 4, RULE_X, order.paper.height - FOOT, Style(stroke=ACCENT, width=0.3))


def _legend(order: Order, y: float) -> list[Item]:
    """What the marks of this rulebook mean, as large as one line holds them."""
    words, lang = order.words, order.words.lang
    marks = tuple(dict.fromkeys(m for rule in order.game.rulebook.values() if (m := _mark(rule))))
    items: list[Item] = []
    for size, gap in LEGENDS:
        x, items = INNER, []
        for mark in marks:
            said, wide = words(f"{mark}-long"), mark_width(words(mark), lang)
            items.append(mark_square(words(mark), x + wide, y, lang, order.look, solid=mark == "mark-conflict"))
            items.append(label(said, x + wide + 1.4, y, 110, size, lang))
            x += wide + 1.4 + width(said, size, lang) + gap
        if x - gap <= LEGEND_END:
            break
    return items


def _foot(order: Order, number: int, count: int) -> tuple[Item, ...]:
    words, lang = order.words, order.words.lang
    top = order.paper.height - FOOT + 3
    items: list[Item] = [line(INNER, top, 196, top, Style(stroke=ACCENT, width=0.3))]
    items += _legend(order, top + 4.6)
    sources = sorted({p.split(":")[0] for rule in order.game.rulebook.values() for p in rule.passages})
    files = reduce(lambda told, one: words("list-more", list=told, item=one), sources)
    notes = f"{words('print-sources', files=files)} {words('unofficial')}"
    items += paragraph(notes, INNER, top + 9.2, 150, 6, 2.7, lang, fill=SMALL).items
    items.append(
        label(words("page-of", page=number + 1, pages=count), 196, top + 9.4, 20, 6.6, lang, fill=SMALL, anchor="end")
    )
    return tuple(items)
