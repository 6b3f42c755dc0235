"""The hospital sheet as a form: the same as the printed sheet when empty; Cyrillic and Han stay when it is filled in.

Typed and clicked as Chrome's viewer does it (PDFium), and filled in by a program (pikepdf).
"""

from __future__ import annotations

import ctypes
from functools import cache
from io import BytesIO

import numpy as np
import pikepdf
import pypdfium2
import pypdfium2.raw as pdfium
import pytest
from fontTools.ttLib import TTFont
from numpy.typing import NDArray

from kit.games import load
from kit.type.faces import face, source
from printables.document import render
from printables.form_characters import characters
from printables.forms import form_document
from printables.order import Order
from printables.pads import pad_document
from printables.papers import paper
from printables.preflight import preflight
from translations import LANGUAGES
from translations import load as load_words

GAME = load("emergency-roll")
SCALE = 2.0
NAMES = {"ru": "Анна Ёжикова 山田龍", "zh-Hant": "陳堃 Жанна 喆"}


def order(lang: str, name: str = "a4") -> Order:
    """A print job of one sheet to a page."""
    return Order(GAME, load_words(lang, GAME.id), paper(name), up=1)


@cache
def form(lang: str) -> bytes:
    """The empty form."""
    return render(form_document(order(lang)))


class Viewer:
    """A PDF opened for filling in, as Chrome does it."""

    def __init__(self, content: bytes) -> None:
        self.pdf = pypdfium2.PdfDocument(content)
        self.pdf.init_forms()
        self.page = self.pdf[0]
        with pikepdf.open(BytesIO(content)) as known:
            self.boxes = {str(f.T): [float(v) for v in f.Rect] for f in known.Root.AcroForm.Fields}

    def click(self, field: str) -> None:
        """Click in the middle of a field."""
        left, low, right, high = self.boxes[field]
        at = self.pdf.formenv.raw, self.page.raw, 0, (left + right) / 2, (low + high) / 2
        pdfium.FORM_OnMouseMove(*at)
        pdfium.FORM_OnLButtonDown(*at)
        pdfium.FORM_OnLButtonUp(*at)

    def leave(self) -> None:
        """Leave the field that has the focus."""
        pdfium.FORM_ForceToKillFocus(self.pdf.formenv.raw)

    def type(self, field: str, text: str) -> None:
        """Type into a field and leave it."""
        self.click(field)
        letters = ctypes.create_string_buffer((text + "\0").encode("utf-16-le"))
        pointer = ctypes.cast(letters, ctypes.POINTER(ctypes.c_ushort))
        pdfium.FORM_ReplaceSelection(self.pdf.formenv.raw, self.page.raw, pointer)
        self.leave()

    def seen(self) -> NDArray[np.uint8]:
        """The page in grey, with its fields."""
        picture = self.page.render(scale=SCALE, grayscale=True, may_draw_forms=True)
        return np.array(picture.to_numpy()).squeeze()

    def box(self, field: str) -> tuple[slice, slice]:
        """Where a field is in the picture."""
        left, low, right, high = (value * SCALE for value in self.boxes[field])
        tall = self.page.get_height() * SCALE
        return slice(int(tall - high), int(tall - low) + 1), slice(int(left), int(right) + 1)

    def saved(self) -> bytes:
        """The file as it would be saved."""
        target = BytesIO()
        self.pdf.save(target)
        return target.getvalue()

    def flat_text(self) -> str:
        """What can be read when the fields have become part of the page."""
        pdfium.FPDFPage_Flatten(self.page.raw, pdfium.FLAT_PRINT)
        return str(pypdfium2.PdfDocument(self.saved())[0].get_textpage().get_text_range())


@pytest.fixture(params=sorted(NAMES), scope="module")
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("name", ["a4", "letter"])
def test_the_form_passes_preflight_in_every_language(name: str) -> None:
    assert [preflight(form_document(order(lang, name))) for lang in LANGUAGES] == [None] * len(LANGUAGES)


def test_an_empty_form_is_the_printed_sheet(lang: str) -> None:
    printed = pypdfium2.PdfDocument(render(pad_document(order(lang))))[0].render(scale=SCALE, grayscale=True)
    assert np.array_equal(Viewer(form(lang)).seen(), np.array(printed.to_numpy()).squeeze())


def test_a_typed_name_keeps_its_cyrillic_and_han(lang: str) -> None:
    viewer = Viewer(form(lang))
    empty = viewer.seen()
    viewer.type("name", NAMES[lang])
    changed = viewer.seen() != empty
    inside = np.zeros_like(changed)
    inside[viewer.box("name")] = True
    assert changed[inside].any()
    assert not changed[~inside].any()
    assert NAMES[lang] in viewer.flat_text()


def test_every_letter_of_a_name_is_drawn_as_itself() -> None:
    pictures = []
    for letter in "АЖЁёя山田龍陳\ufffd":
        viewer = Viewer(form("ru"))
        empty = viewer.seen()
        viewer.type("name", letter)
        field = viewer.box("name")
        pictures.append((letter, (viewer.seen()[field] != empty[field])))
    missing = pictures[-1][1]
    assert all(picture.any() for letter, picture in pictures[:-1]), [letter for letter, _ in pictures]
    assert len({picture.tobytes() for _, picture in pictures[:-1]}) == len(pictures) - 1
    assert all(not np.array_equal(picture, missing) for _, picture in pictures[:-1])


def test_marks_are_circles_and_crosses_and_can_be_taken_back() -> None:
    viewer = Viewer(form("ru"))
    empty = viewer.seen()
    marks = ("nurse-9", "track-1", "morgue-2", "stethoscope-2", "stethoscope-2-spent", "stethoscope-1-spent", "bag-9")
    for mark in marks:
        viewer.click(mark)
        assert (viewer.seen()[viewer.box(mark)] < empty[viewer.box(mark)]).any(), mark
    with pikepdf.open(BytesIO(viewer.saved())) as pdf:
        on = {str(field.T) for field in pdf.Root.AcroForm.Fields if field.get("/V") == "/On"}
    assert on == set(marks)
    for mark in marks:
        viewer.click(mark)
    viewer.leave()
    assert np.array_equal(viewer.seen(), empty)


def test_values_and_scores_are_typed_in_their_places() -> None:
    viewer = Viewer(form("ru"))
    empty = viewer.seen()
    for field, text in (("room-9-2", "(4!)"), ("score-total", "57"), ("stethoscopes-more", "2")):
        viewer.type(field, text)
        assert (viewer.seen()[viewer.box(field)] != empty[viewer.box(field)]).any(), field
    text = viewer.flat_text()
    assert "(4!)" in text
    assert "57" in text


def test_a_program_may_fill_it_in(lang: str) -> None:
    with pikepdf.open(BytesIO(form(lang))) as pdf:
        for field in pdf.Root.AcroForm.Fields:
            if field.T == "name":
                field.V = pikepdf.String(NAMES[lang])
                del field.AP  # drawn anew by whoever shows it
            if field.T == "nurse-5":
                field.V = field.AS = pikepdf.Name.On
        target = BytesIO()
        pdf.save(target)
    viewer, empty = Viewer(target.getvalue()), Viewer(form(lang)).seen()
    for place in ("name", "nurse-5"):
        assert (viewer.seen()[viewer.box(place)] != empty[viewer.box(place)]).any(), place
    assert NAMES[lang] in viewer.flat_text()


def test_the_whole_font_is_embedded(lang: str) -> None:
    with pikepdf.open(BytesIO(form(lang))) as pdf:
        (font,) = pdf.Root.AcroForm.DR.Font.values()
        file = font.DescendantFonts[0].FontDescriptor.FontFile2.read_bytes()
        assert (str(font.Subtype), str(font.Encoding)) == ("/Type0", "/Identity-H")
        mapped = bytes(font.ToUnicode.read_bytes()).decode()
    with TTFont(BytesIO(file)) as embedded, TTFont(source(face(lang)), lazy=True) as whole:
        has, could = set(embedded.getBestCmap()), set(whole.getBestCmap())
    wanted = {ord(char) for char in characters(lang)} & could
    assert len(wanted) > 7000
    assert wanted <= has
    assert {ord(char) for char in "АяЁёЖあア漢"} <= has
    assert "<042F>" in mapped


def test_each_field_says_what_it_is_for() -> None:
    with pikepdf.open(BytesIO(form("ru"))) as pdf:
        said = {str(field.T): str(field.TU) for field in pdf.Root.AcroForm.Fields}
        assert all(int(field.F) == 4 for field in pdf.Root.AcroForm.Fields)
    assert len(said) == 110
    assert said["nurse-9"] == load_words("ru", GAME.id)("er-form-nurse", ward=9)


def test_same_form_same_bytes() -> None:
    assert render(form_document(order("ru"))) == form("ru")
