"""Preflight on the drawings, before anything is written: every finding of every page, or none.

Held: every character has a glyph; no text below the floor (6 pt, 5.6 in a mark box); no line wider than its room; every
text on the page within what a printer reaches, every text on a card within the card's safe zone (the number in its
spine may come nearer); no crop mark inside
a trim or a bleed; every font a static TrueType that may be embedded.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

from kit.drawing.cards import SPINE
from kit.drawing.flat import Matrix
from kit.drawing.shapes import Drawing, Group, Item, Text
from kit.drawing.tokens import CARD, FLOOR, MARK_FLOOR
from kit.type.fonts import font_path
from kit.type.metrics import ascent, cap_height, descent, missing, width
from printables.boxes import Box, around
from printables.document import Document, Page
from printables.imposition import Mark, Slot
from printables.papers import PRINTER_MARGIN

SLACK = 0.05
"""Millimetres (or points) by which rounding may exceed a limit."""
SMALL_ROLE = "mark"
"""Role of the groups whose text may go down to ``MARK_FLOOR``."""
NO_EMBEDDING = 0x0002
"""The OS/2 fsType bit of a font that must not be embedded."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong, with which text or thing, on which drawing."""

    check: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.check}: {self.what}"


class PreflightError(ValueError):
    """Drawings that must not be printed; ``findings`` lists everything that is wrong with them."""

    def __init__(self, findings: tuple[Finding, ...]) -> None:
        super().__init__("\n".join(str(finding) for finding in findings))
        self.findings = findings


def preflight(document: Document) -> None:
    """Nothing when every page may be printed; PreflightError with all findings otherwise."""
    findings = [finding for number, page in enumerate(document.pages, 1) for finding in _of_page(page, number)]
    findings += [finding for component in document.components for finding in component_findings(component)]
    fonts = sorted({(text.lang, text.bold) for page in document.pages for text, _, _ in _texts(page.drawing.items)})
    findings += [finding for lang, bold in fonts for finding in font_findings(font_path(lang, bold))]
    if findings:
        raise PreflightError(tuple(dict.fromkeys(findings)))


def _of_page(page: Page, number: int) -> Iterator[Finding]:
    where = f"page {number} ({page.drawing.title})"
    yield from text_findings(page.drawing, page.sheet.grown(-PRINTER_MARGIN), where)
    yield from mark_findings(page.marks, page.slots, where)


def component_findings(drawing: Drawing) -> tuple[Finding, ...]:
    """What is wrong with one component on its own: its texts must keep within its safe zone."""
    safe = Box(0, 0, drawing.width, drawing.height).grown(-drawing.safe)
    return tuple(text_findings(drawing, safe, drawing.title))


def text_findings(drawing: Drawing, safe: Box, where: str) -> Iterator[Finding]:
    """Missing glyphs, small type, over-full lines, and texts that leave ``safe``."""
    spine = safe.grown(max(0.0, drawing.safe - CARD.spine_safe))
    for text, matrix, roles in _texts(drawing.items):
        shown = repr(text.text)
        if lost := missing(text.text, text.lang):
            yield Finding("missing glyph", where, f"{' '.join(lost)} in {shown} ({text.lang})")
        size, floor = text.size * matrix.scale, MARK_FLOOR if SMALL_ROLE in roles else FLOOR
        if size < floor - SLACK:
            yield Finding("text under the floor", where, f"{shown} at {size:.2f} pt, least is {floor:g}")
        long = width(text.text, text.size, text.lang, text.bold)
        if text.width is not None and long > text.width + SLACK:
            yield Finding("over-full line", where, f"{shown} is {long:.2f} mm long, has {text.width:.2f}")
        if not (spine if SPINE in roles else safe).holds(extent(text, matrix), SLACK):
            yield Finding("outside the safe zone", where, shown)


def mark_findings(marks: tuple[Mark, ...], slots: tuple[Slot, ...], where: str) -> Iterator[Finding]:
    """Crop marks that touch a trim or a bleed."""
    for mark in marks:
        box = Box(min(mark.x1, mark.x2), min(mark.y1, mark.y2), abs(mark.x2 - mark.x1), abs(mark.y2 - mark.y1))
        for slot in slots:
            if slot.bleed.overlaps(box.grown(SLACK)):
                name = "trim" if slot.trim.overlaps(box.grown(SLACK)) else "bleed"
                yield Finding(
                    f"mark inside the {name}",
                    where,
                    f"from {mark.x1:.2f}, {mark.y1:.2f} to {mark.x2:.2f}, {mark.y2:.2f}",
                )
                break


@cache
def font_findings(path: Path) -> tuple[Finding, ...]:
    """Why the font could not be embedded as it is: outlines that are not TrueType, axes left, embedding forbidden."""
    with TTFont(path, lazy=True) as font:
        wrong = {
            "its outlines are not TrueType": "glyf" not in font,
            "it is variable and would print as its thinnest weight": "fvar" in font,
            "its licence bits forbid embedding": bool(font["OS/2"].fsType & NO_EMBEDDING),
        }
    return tuple(Finding("font not embedded", path.name, reason) for reason, holds in wrong.items() if holds)


def extent(text: Text, matrix: Matrix) -> Box:
    """The box of a text's ink where it lands, generously: from its highest capital to its deepest tail."""
    long = width(text.text, text.size, text.lang, text.bold)
    left = text.x - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.anchor]
    wide = any(ord(c) > 0x2E7F for c in text.text)
    up = ascent(text.size, text.lang) if wide else cap_height(text.size, text.lang)
    low = text.y + descent(text.size, text.lang)
    corners = [matrix.apply(x, y) for x in (left, left + long) for y in (text.y - up, low)]
    return around(Box(x, y, 0, 0) for x, y in corners)


def _texts(
    items: tuple[Item, ...], matrix: Matrix | None = None, roles: frozenset[str] = frozenset()
) -> Iterator[tuple[Text, Matrix, frozenset[str]]]:
    """Every text with its matrix and the roles of the groups it stands in."""
    matrix = matrix or Matrix()
    for item in items:
        if isinstance(item, Text):
            yield item, matrix, roles
        elif isinstance(item, Group):
            yield from _texts(item.items, matrix.inside(item), roles | {item.role})
