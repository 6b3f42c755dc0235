"""Proof: a second preflight on rastered pages. Needs pypdfium2 and numpy (extra ``proof``); nothing else imports it.

Held: no page is blank; fronts and backs, rastered, cover the same places when one is seen through the other; every
character looks unlike the box drawn for a missing one. Ink coverage is told for every page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import pypdfium2
from numpy.typing import NDArray

from kit.drawing.flat import texts
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, rect
from printables.boxes import Box
from printables.canvas import About, PdfWriter
from printables.deck_document import DUPLEX
from printables.document import Document, Page
from printables.pdf_fonts import FontBook
from printables.preflight import Finding, PreflightError
from printables.sheets import SLOT

Raster: TypeAlias = NDArray[np.uint8]

SCALE = 4
"""Pixels per millimetre of the raster."""
POINTS = 72 / 25.4
WHITE = 254
"""Grey from which a pixel counts as bare paper."""
MIDDLE = 128
"""Grey that parts a solid rectangle from bare paper."""
STRAY = 0.005
"""Share of the backs that may lie beside their fronts: the rounding of edges to pixels."""
NOTDEF = "\uffff"
CELL = 6.0
"""Side (mm) of the cell a character is rastered in."""


@dataclass(frozen=True, slots=True)
class Report:
    """Ink coverage of each page (0 bare to 1 black) and what is wrong."""

    coverage: tuple[float, ...]
    findings: tuple[Finding, ...]


def proof(document: Document, content: bytes) -> None:
    """Nothing when the rastered pages are right; PreflightError with all findings otherwise."""
    report = inspect(document, content)
    if report.findings:
        raise PreflightError(report.findings)


def inspect(document: Document, content: bytes) -> Report:
    """Every page rastered and looked at. ``content`` is the document as PDF."""
    pages = raster(content)
    coverage = tuple(float(1 - page.mean() / 255) for page in pages)
    findings = [
        Finding("blank page", f"page {number}", "nothing is printed on it")
        for number, page in enumerate(pages, 1)
        if int(page.min()) >= WHITE
    ]
    return Report(coverage, (*findings, *duplex_findings(document), *tofu_findings(document)))


def raster(content: bytes, scale: float = SCALE) -> list[Raster]:
    """Each page in grey, ``scale`` pixels per mm."""
    pdf = pypdfium2.PdfDocument(content)
    try:
        return [np.array(page.render(scale=scale / POINTS, grayscale=True).to_numpy()).squeeze() for page in pdf]
    finally:
        pdf.close()


def duplex_findings(document: Document) -> Iterator[Finding]:
    """Backs that do not lie behind their fronts, both rastered with every card as a solid rectangle."""
    flip = _flip(document)
    for (k, front), (_, back) in pairwise(enumerate(document.pages, 1)):
        if front.marks and back.slots and not back.marks:
            one, two = raster(_silhouettes((front, back), document.about.lang))
            before, behind = one < MIDDLE, flip(two) < MIDDLE
            uncovered = float((behind & ~before).sum() / max(1, behind.sum()))
            if uncovered > STRAY:
                yield Finding(
                    "duplex overlay", f"pages {k} and {k + 1}", f"{uncovered:.1%} of the backs is not behind a card"
                )


def _flip(document: Document) -> Callable[[Raster], Raster]:
    """How a raster of the second side is turned to be seen through the first."""
    sheet = document.pages[0].sheet
    sideways = (document.about.duplex == DUPLEX["long-edge"]) == (sheet.height >= sheet.width)
    return np.fliplr if sideways else np.flipud


def _silhouettes(pages: Sequence[Page], lang: str) -> bytes:
    """The pages with a solid rectangle for each card and nothing else, as PDF."""
    drawings = [replace(page.drawing, items=tuple(_solid(page))) for page in pages]
    target = BytesIO()
    writer = PdfWriter(target, About("", "", lang), FontBook(drawings))
    for page, drawing in zip(pages, drawings, strict=True):
        writer.page(drawing, page.sheet, page.sheet)
    writer.close()
    return target.getvalue()


def _solid(page: Page) -> Iterator[Group]:
    slot = page.slots[0]
    wide, high = slot.trim.width, slot.trim.height
    if slot.turn % 180:
        wide, high = high, wide
    shape = rect(0, 0, wide, high, Style("000000"))
    for group in page.drawing.items:
        if isinstance(group, Group) and group.role == SLOT:
            yield replace(group, items=tuple(_filled(inner, shape) for inner in group.items))


def _filled(item: Item, shape: Item) -> Item:
    """The same groups down to the component, which becomes ``shape``."""
    if not isinstance(item, Group):
        return item
    if item.role == "component":
        return replace(item, items=(shape,))
    return replace(item, items=tuple(_filled(inner, shape) for inner in item.items))


def tofu_findings(document: Document) -> Iterator[Finding]:
    """Characters that are drawn as the missing-character box, or not at all, in the font the document embeds."""
    used = {
        (char, placed.item.lang, placed.item.bold)
        for page in document.pages
        for placed in texts(page.drawing)
        if isinstance(placed.item, Text)
        for char in placed.item.text
        if not char.isspace()
    }
    for lang, bold in sorted({(lang, bold) for _, lang, bold in used}):
        chars = sorted(char for char, its_lang, its_bold in used if (its_lang, its_bold) == (lang, bold))
        missing, *cells = _glyphs([NOTDEF, *chars], lang, bold)
        for char, cell in zip(chars, cells, strict=True):
            if np.array_equal(cell, missing):
                yield Finding("tofu", f"{lang}{' bold' if bold else ''}", f"{char!r} is drawn as a missing character")
            elif int(cell.min()) >= WHITE:
                yield Finding("tofu", f"{lang}{' bold' if bold else ''}", f"{char!r} is drawn as nothing")


def _glyphs(chars: Sequence[str], lang: str, bold: bool) -> list[Raster]:
    """Each character rastered alone, all at the same place of an equal cell."""
    drawings = [_cell(char, lang, bold) for char in chars]
    target = BytesIO()
    writer = PdfWriter(target, About("", "", lang), FontBook(drawings))
    for drawing in drawings:
        box = Box(0, 0, drawing.width, drawing.height)
        writer.page(drawing, box, box)
    writer.close()
    return raster(target.getvalue(), 8)


def _cell(char: str, lang: str, bold: bool) -> Drawing:
    ground = rect(0, 0, CELL, CELL, Style("FFFFFF"))
    return Drawing(CELL, CELL, (ground, Text(1, 4.5, char, 11, "000000", lang, bold)), char)
