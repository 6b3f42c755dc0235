"""Dice of paper: a net for every die of the box, to be cut out, folded and glued; and how ordinary dice will do.

A net is a row of four sides with the other two above and below the second one; opposite sides add up to seven. Seven
tabs close it: three each on the upper and the lower side, one at the end of the row. Cuts are solid, folds dashed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kit.drawing.shapes import Drawing, Group, Item, Path, Style, line, polygon, rect
from kit.drawing.tokens import INK
from kit.engine.game import Component
from printables.boxes import Box
from printables.canvas import Bookmark
from printables.document import Document, Page
from printables.furniture import BASELINE
from printables.order import DIE, Order
from printables.setting import label, paragraph

SIDES = {2: (0, 1), 1: (1, 1), 5: (2, 1), 6: (3, 1), 3: (1, 0), 4: (1, 2)}
"""Column and row of the side with each value."""
TAB = 4.0
"""Depth of a tab, mm; its corners are cut off by as much as half of that."""
GAP = 2.0
"""Room between nets, mm."""
LEGEND = 7.0
"""Side of the dice in the note, mm."""


class Tab(NamedTuple):
    """A tab at the side in ``column`` and ``row``, to its ``left``, ``right``, ``up`` or ``down``."""

    column: int
    row: int
    way: str


TABS = (
    Tab(1, 0, "left"),
    Tab(1, 0, "up"),
    Tab(1, 0, "right"),
    Tab(1, 2, "left"),
    Tab(1, 2, "down"),
    Tab(1, 2, "right"),
    Tab(3, 1, "right"),
)
FOLDS = ((1, 1, 1, 2), (2, 1, 2, 2), (3, 1, 3, 2), (1, 1, 2, 1), (1, 2, 2, 2))
"""Folds between sides, from (column, row) to (column, row) of their ends."""
CUT = Style(None, INK, 0.2)
FOLD = Style(None, INK, 0.25, (1.2, 0.9), "butt")
UNDER = Style(None, "FFFFFF", 0.6, (), "butt")


def net(sides: Sequence[Drawing]) -> Group:
    """The net of a die with the ``sides`` 1 to 6, its leftmost and topmost points at 0; all sides are squares."""
    side = sides[0].width
    items: list[Item] = [_tab(tab, side) for tab in TABS]
    for value, (column, row) in SIDES.items():
        x, y = column * side, row * side
        ground = rect(0, 0, side, side, Style(None, INK, 0.2))
        items.append(Group((*sides[value - 1].items, ground), x, y))
    ends = [*FOLDS, *(_base(tab) for tab in TABS)]
    for ax, ay, bx, by in ends:
        points = (ax * side, ay * side, bx * side, by * side)
        items += [line(*points, UNDER), line(*points, FOLD)]
    return Group(tuple(items), 0, TAB, role="net")


def _base(tab: Tab) -> tuple[int, int, int, int]:
    """The edge a tab hangs on, from corner to corner."""
    x, y = tab.column, tab.row
    match tab.way:
        case "left":
            return x, y, x, y + 1
        case "right":
            return x + 1, y, x + 1, y + 1
        case "up":
            return x, y, x + 1, y
        case _:
            return x, y + 1, x + 1, y + 1


def _tab(tab: Tab, side: float) -> Path:
    ax, ay, bx, by = (end * side for end in _base(tab))
    out = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}[tab.way]
    dx, dy = out[0] * TAB, out[1] * TAB
    along = (TAB / 2 if by == ay else 0.0, TAB / 2 if bx == ax else 0.0)
    return polygon(
        ((ax, ay), (ax + dx + along[0], ay + dy + along[1]), (bx + dx - along[0], by + dy - along[1]), (bx, by)), CUT
    )


def size_of(side: float) -> tuple[float, float]:
    """Width and height of a net, mm."""
    return 4 * side + TAB, 3 * side + 2 * TAB


def dice_document(order: Order) -> Document:
    """The nets of all dice, how they are folded on the first page."""
    title = order.kind(DIE)
    dice = [component for component in order.game.components if component.kind == DIE]
    all_dice = [component for component in dice for _ in range(component.count)]
    head, bottom = _notes(order, dice)
    first, later = (_places(order, dice[0].width, top) for top in (bottom, order.paper.margin + 8.0))
    rest = range(len(first), len(all_dice), len(later))
    sheets = [all_dice[: len(first)], *(all_dice[k : k + len(later)] for k in rest)]
    pages = []
    for number, sheet in enumerate(sheets):
        places = later if number else first
        nets = tuple(Group((net(_sides(order, die)),), *at) for die, at in zip(sheet, places, strict=False))
        items = (*nets, _line(order, title, number + 1, len(sheets)), *(() if number else head))
        drawing = Drawing(order.paper.width, order.paper.height, items, title)
        pages.append(Page(drawing, () if number else (Bookmark(title),)))
    return Document(order.stem("dice"), order.about(title), tuple(pages))


def _sides(order: Order, die: Component) -> tuple[Drawing, ...]:
    sides: tuple[Drawing, ...] = order.game.module("faces").die_sides(die.id, order.words, order.look)
    return sides


def _places(order: Order, side: float, top: float) -> list[tuple[float, float]]:
    """Upper left corners of the nets on a page, from ``top`` down."""
    room: Box = order.paper.printable
    wide, high = size_of(side)
    columns, rows = int((room.width + GAP) // (wide + GAP)), int((room.bottom - top + GAP) // (high + GAP))
    left = (order.paper.width - columns * (wide + GAP) + GAP) / 2
    return [(left + c * (wide + GAP), top + r * (high + GAP)) for r in range(rows) for c in range(columns)]


def _line(order: Order, title: str, page: int, pages: int) -> Item:
    words = order.words
    said = (
        f"{order.title} · {title} · {words('print-at-100')} · {words.lang} · {words('page-of', page=page, pages=pages)}"
    )
    room = order.paper.printable
    return label(said, room.x + 1.5, order.paper.margin + BASELINE, room.width - 3, 6.5, words.lang)


def _notes(order: Order, dice: Sequence[Component]) -> tuple[tuple[Item, ...], float]:
    """How to fold a die, and how ordinary dice will do, with a die of each colour; and the y below."""
    words, left = order.words, order.paper.printable.x + 6.0
    room = order.paper.printable.width - 12.0
    fold = paragraph(words("print-dice-fold"), left, order.paper.margin + 9.0, room, 8.5, 4.3, words.lang)
    other = paragraph(words("print-dice-ordinary"), left, fold.bottom + 1.0, room, 8.5, 4.3, words.lang)
    items: list[Item] = [*fold.items, *other.items]
    x, y = left, other.bottom - 2.0
    for die in dice:
        shown = _sides(order, die)[5]
        scale = LEGEND / shown.width
        items.append(Group(shown.items, x, y, scale))
        items.append(label(shown.title, x + LEGEND + 2.0, y + LEGEND / 2 + 1.1, 34, 8.5, words.lang))
        x += 46.0
    return tuple(items), y + LEGEND + 6.0
