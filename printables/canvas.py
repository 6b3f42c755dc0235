"""The canvas writer: a ``Drawing`` in millimetres becomes PDF page content, the same bytes for the same input."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, BinaryIO

from reportlab.pdfgen.canvas import FILL_NON_ZERO, Canvas

from kit.drawing.fields import Field
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text
from kit.drawing.tokens import POINT
from printables.boxes import Box
from printables.pdf_fonts import FontBook
from printables.pdf_forms import Form

MM = 1 / POINT
"""Points in a millimetre."""

CAPS = {"butt": 0, "round": 1}
JOINS = {"miter": 0, "round": 1}
BEFORE = {"start": 0.0, "middle": 0.5, "end": 1.0}
"""How much of a text stands before its anchor."""


@dataclass(frozen=True, slots=True)
class About:
    """What a document says of itself. ``duplex`` is PDF's word for how the second side is turned, if there is one."""

    title: str
    subject: str
    lang: str
    duplex: str | None = None


@dataclass(frozen=True, slots=True)
class Bookmark:
    """An entry of the outline; level 0 is the outermost."""

    title: str
    level: int = 0


class PdfWriter:
    """Pages of drawings into one PDF. Nothing of it depends on the clock or on chance."""

    def __init__(self, target: BinaryIO, about: About, fonts: FontBook) -> None:
        self._fonts = fonts
        self._pages = 0
        self._canvas = Canvas(
            target,
            invariant=1,
            pageCompression=1,
            lang=about.lang,
            initialFontName=fonts.name(about.lang),
            pdfVersion=(1, 7),
        )
        self._form = Form(self._canvas, about.lang)
        self._describe(about)

    def page(
        self,
        drawing: Drawing,
        trim: Box,
        bleed: Box,
        bookmarks: tuple[Bookmark, ...] = (),
        fields: tuple[Field, ...] = (),
    ) -> None:
        """One page of the drawing's size with its boxes (mm) and fields. ValueError unless everything is in mm."""
        if drawing.unit != "mm":
            raise ValueError(f"a page is drawn in mm, {drawing.title!r} is in {drawing.unit}")
        canvas, height = self._canvas, drawing.height
        canvas.setPageSize((drawing.width * MM, height * MM))
        canvas.setTrimBox(_corners(trim, height))
        canvas.setBleedBox(_corners(bleed, height))
        self._bookmark(bookmarks)
        canvas.saveState()
        canvas.transform(MM, 0, 0, -MM, 0, height * MM)
        self._items(drawing.items)
        canvas.restoreState()
        self._form.add(fields, height)
        canvas.showPage()
        self._pages += 1

    def close(self) -> None:
        """Write everything to the target."""
        if not self._pages:
            raise ValueError("a document needs at least one page")
        self._form.close()
        self._canvas.save()

    def _describe(self, about: About) -> None:
        canvas = self._canvas
        canvas.setTitle(about.title)
        canvas.setSubject(about.subject)
        canvas.setAuthor("Tableside")
        canvas.setCreator("Tableside")
        canvas.setProducer("Tableside")
        canvas.setViewerPreference("PrintScaling", "None")
        canvas.setViewerPreference("DisplayDocTitle", "true")
        if about.duplex:
            canvas.setViewerPreference("Duplex", about.duplex)

    def _bookmark(self, bookmarks: tuple[Bookmark, ...]) -> None:
        for number, bookmark in enumerate(bookmarks):
            key = f"page-{self._pages + 1}-{number}"
            self._canvas.bookmarkPage(key)
            self._canvas.addOutlineEntry(bookmark.title, key, bookmark.level, closed=False)
        if bookmarks:
            self._canvas.showOutline()

    def _items(self, items: tuple[Item, ...]) -> None:
        for item in items:
            if isinstance(item, Path):
                self._path(item)
            elif isinstance(item, Text):
                self._text(item)
            else:
                self._group(item)

    def _group(self, group: Group) -> None:
        if group.unit == "px":
            raise ValueError("a drawing in px cannot be printed")
        canvas = self._canvas
        with self._state():
            canvas.translate(group.dx, group.dy)
            if group.turn:
                canvas.rotate(group.turn)
            if group.scale != 1:
                canvas.scale(group.scale, group.scale)
            if group.clip is not None:
                canvas.clipPath(self._outline(group.clip), stroke=0, fill=0, fillMode=FILL_NON_ZERO)
            self._items(group.items)

    def _path(self, path: Path) -> None:
        style = path.style
        if style.fill is None and style.stroke is None:
            return
        if style.opacity == 1:
            self._paint(path)
            return
        with self._state():
            self._canvas.setFillAlpha(style.opacity)
            self._canvas.setStrokeAlpha(style.opacity)
            self._paint(path)

    def _paint(self, path: Path) -> None:
        fill, stroke = path.style.fill, path.style.stroke
        if fill is not None:
            self._canvas.setFillColorRGB(*_rgb(fill))
        if stroke is not None:
            self._pen(path.style, stroke)
        self._canvas.drawPath(
            self._outline(path), stroke=int(stroke is not None), fill=int(fill is not None), fillMode=FILL_NON_ZERO
        )

    def _pen(self, style: Style, colour: str) -> None:
        canvas = self._canvas
        canvas.setStrokeColorRGB(*_rgb(colour))
        canvas.setLineWidth(style.width)
        canvas.setLineCap(CAPS[style.cap])
        canvas.setLineJoin(JOINS[style.join])
        canvas.setDash(list(style.dash))

    def _outline(self, path: Path) -> Any:
        outline = self._canvas.beginPath()
        steps = {"M": outline.moveTo, "L": outline.lineTo, "C": outline.curveTo, "Z": outline.close}
        for name, *numbers in path.commands:
            steps[name](*numbers)
        return outline

    def _text(self, text: Text) -> None:
        if not text.text.strip():
            return
        before = BEFORE[text.anchor]
        x = text.x - before * self._fonts.advance(text) if before else text.x
        line = self._canvas.beginText()
        line.setFont(self._fonts.name(text.lang, text.bold), text.size * POINT)
        line.setFillColorRGB(*_rgb(text.fill))
        line.setTextTransform(1, 0, 0, -1, x, text.y)
        line.textOut(text.text)
        self._canvas.drawText(line)

    @contextmanager
    def _state(self) -> Iterator[None]:
        self._canvas.saveState()
        yield
        self._canvas.restoreState()


def _rgb(colour: str) -> tuple[float, ...]:
    return tuple(round(int(colour[k : k + 2], 16) / 255, 4) for k in (0, 2, 4))


def _corners(box: Box, height: float) -> tuple[float, float, float, float]:
    return (box.x * MM, (height - box.bottom) * MM, box.right * MM, (height - box.y) * MM)
