"""What stands on a printed page beside its cards: crop marks, and the line that says what this page is."""

from __future__ import annotations

from dataclasses import dataclass

from kit.drawing.shapes import Anchor, Group, Item, Style, Text, line
from kit.drawing.tokens import FLOOR, INK, SMALL
from kit.type.metrics import width
from printables.boxes import Box, around
from printables.imposition import Grid, Mark
from printables.setting import label

LINE_SIZE = 6.5
"""Type of the page line, pt."""
BAND = 2.4
"""Depth (mm) the page line needs between printer margin and cards."""
BASELINE = 2.1
"""How far (mm) below the printer margin the page line stands."""
CLEAR = 1.5
"""Room (mm) kept between the page line and a crop mark beside it."""
MARK_STYLE = Style(stroke=INK, width=0.15, cap="butt")


@dataclass(frozen=True, slots=True)
class PageLine:
    """What the page line says: what the page is (in short where room is scarce), how to print it, which one it is."""

    what: str
    short: str
    how: str
    which: str
    lang: str

    @property
    def shorter(self) -> tuple[str, ...]:
        """What the page is, ever shorter; last what stands before the first dot of the short form."""
        return self.what, self.short, self.short.split(" · ")[0]


def drawn_marks(marks: tuple[Mark, ...]) -> Group:
    """Crop marks as a group with the role ``mark``."""
    return Group(tuple(line(m.x1, m.y1, m.x2, m.y2, MARK_STYLE) for m in marks), role="crop-marks")


def drawn_line(said: PageLine, grid: Grid) -> Group:
    """The page line above the grid, between its columns' crop marks; up the left side where there is no room above.

    Above blocks, whose marks begin lower, it has the whole width.
    """
    if grid.blocks:
        printable = grid.paper.printable
        items = _texts(said, [(printable.x + CLEAR, printable.right - CLEAR)], grid.paper.margin + BASELINE)
        return Group(items, role="page-line")
    inner = around(slot.bleed for slot in grid.slots)
    above, beside = inner.y - grid.paper.margin, inner.x - grid.paper.margin
    if above >= BAND or above >= beside:
        spans = _spans([slot.trim for slot in grid.slots[: grid.columns]])
        return Group(_texts(said, spans, grid.paper.margin + BASELINE), role="page-line")
    height = grid.paper.height
    turned = [Box(height - b.bottom, b.x, b.height, b.width) for b in (s.trim for s in grid.slots[:: grid.columns])]
    items = _texts(said, _spans(sorted(turned, key=lambda box: box.x)), grid.paper.margin + BASELINE)
    return Group(items, 0, height, turn=270, role="page-line")


def _spans(boxes: list[Box]) -> list[tuple[float, float]]:
    return [(box.x + CLEAR, box.right - CLEAR) for box in boxes]


def _texts(said: PageLine, spans: list[tuple[float, float]], y: float) -> tuple[Item, ...]:
    if len(spans) == 1:
        rest = f"{said.how} · {said.which}"
        return (_piece((f"{said.what} · {rest}", f"{said.short} · {rest}", rest), spans[0], "start", y, said.lang),)
    if len(spans) == 2:
        return (
            _piece(said.shorter, spans[0], "start", y, said.lang),
            _piece((f"{said.how} · {said.which}", said.which), spans[1], "end", y, said.lang),
        )
    return (
        _piece(said.shorter, spans[0], "start", y, said.lang),
        _piece((said.how,), spans[len(spans) // 2], "middle", y, said.lang),
        _piece((said.which,), spans[-1], "end", y, said.lang),
    )


def _piece(texts: tuple[str, ...], span: tuple[float, float], anchor: Anchor, y: float, lang: str) -> Text:
    """The first of ``texts`` that fits; FitError when none does."""
    left, right = span
    text = next((one for one in texts[:-1] if width(one, FLOOR, lang) <= right - left), texts[-1])
    x = {"start": left, "middle": (left + right) / 2, "end": right}[anchor]
    return label(text, x, y, right - left, LINE_SIZE, lang, fill=SMALL, anchor=anchor)
