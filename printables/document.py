"""A document: pages as drawings, checked as drawings, then written as PDF."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import TypeAlias

from kit.drawing.fields import Field
from kit.drawing.shapes import Drawing
from printables.boxes import Box
from printables.canvas import About, Bookmark, PdfWriter
from printables.imposition import Mark, Slot
from printables.pdf_fonts import FontBook

Progress: TypeAlias = Callable[[int, int, str], None]
"""Told before each page: its number from 1, how many there are, what is on it."""


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its drawing in mm, the slots cards are cut from, the crop marks, bookmarks that lead to it,
    and the fields of a form."""

    drawing: Drawing
    bookmarks: tuple[Bookmark, ...] = ()
    trim: Box | None = None
    bleed: Box | None = None
    slots: tuple[Slot, ...] = ()
    marks: tuple[Mark, ...] = ()
    fields: tuple[Field, ...] = ()

    @property
    def sheet(self) -> Box:
        """The whole page."""
        return Box(0, 0, self.drawing.width, self.drawing.height)


@dataclass(frozen=True, slots=True)
class Document:
    """Pages in order, the stem of the file they go into, and the components that are cut out of them."""

    stem: str
    about: About
    pages: tuple[Page, ...]
    components: tuple[Drawing, ...] = ()


def render(document: Document, progress: Progress | None = None) -> bytes:
    """The document as PDF; the same document gives the same bytes."""
    target, pages = BytesIO(), document.pages
    writer = PdfWriter(target, document.about, FontBook(page.drawing for page in pages))
    for number, page in enumerate(pages, 1):
        if progress is not None:
            progress(number, len(pages), page.drawing.title)
        trim = page.trim or page.sheet
        writer.page(page.drawing, trim, page.bleed or trim, page.bookmarks, page.fields)
    writer.close()
    return target.getvalue()
