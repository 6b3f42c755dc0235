"""The canvas writer: right places, embedded fonts, boxes and bookmarks, the same bytes twice."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import pikepdf
import pypdfium2
import pytest

from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, rect
from printables.boxes import Box
from printables.canvas import About, Bookmark
from printables.document import Document, Page, render
from printables.proof import inspect

INK = Style("000000")
ABOUT = About("Title – 題", "Subject", "ja", "DuplexFlipLongEdge")


def document(*items: Item, width: float = 100, height: float = 60) -> Document:
    """One page with ``items``, and a second with a text."""
    more = Drawing(width, height, (Text(10, 20, "二", 12, "000000", "ja"),), "second")
    pages = (
        Page(
            Drawing(width, height, items, "first"),
            (Bookmark("One"), Bookmark("Inner", 1)),
            Box(10, 5, 60, 40),
            Box(8, 3, 64, 44),
        ),
        Page(more, (Bookmark("Two"),)),
    )
    return Document("stem", ABOUT, pages)


def pixels(*items: Item) -> list[list[int]]:
    """The first page in grey, 2 pixels per mm."""
    pdf = pypdfium2.PdfDocument(render(document(*items)))
    bitmap = pdf[0].render(scale=2 / (72 / 25.4), grayscale=True)
    image = bitmap.to_pil()
    return [[image.getpixel((x, y)) for x in range(image.width)] for y in range(image.height)]


def box_of(page: list[list[int]]) -> tuple[float, float, float, float]:
    """Left, top, right and lower end of what is dark, mm."""
    dark = [(x, y) for y, row in enumerate(page) for x, value in enumerate(row) if value < 128]
    xs, ys = [x for x, _ in dark], [y for _, y in dark]
    return min(xs) / 2, min(ys) / 2, (max(xs) + 1) / 2, (max(ys) + 1) / 2


def test_same_drawing_same_bytes() -> None:
    one = document(Text(10, 10, "一位 same", 12, "1F2430", "ja", bold=True), rect(1, 1, 5, 5, INK, 1))
    assert render(one) == render(one)


def test_another_drawing_other_bytes() -> None:
    one = document(rect(1, 1, 5, 5, INK))
    assert render(one) != render(document(rect(1, 1, 5, 5.1, INK)))


def test_millimetres_from_the_top_left() -> None:
    page = pixels(rect(20, 10, 10, 5, INK))
    assert box_of(page) == pytest.approx((20, 10, 30, 15), abs=0.5)


def test_groups_scale_then_turn_then_move() -> None:
    # 10 x 4 doubled is 20 x 8; turned by 90 degrees clockwise it reaches 8 to the left of and 20 below (50, 10).
    page = pixels(Group((rect(0, 0, 10, 4, INK),), 50, 10, 2.0, 90))
    assert box_of(page) == pytest.approx((42, 10, 50, 30), abs=0.5)


def test_clips_cut() -> None:
    page = pixels(Group((rect(0, 0, 90, 50, INK),), clip=rect(20, 10, 5, 5, Style())))
    assert box_of(page) == pytest.approx((20, 10, 25, 15), abs=0.5)


def test_overlapping_parts_of_a_path_stay_filled() -> None:
    inner, outer = rect(20, 10, 10, 10, INK).commands, rect(10, 5, 40, 30, INK).commands
    assert pixels(Path((*outer, *inner), INK))[30][50] == 0


def test_nothing_is_drawn_without_fill_and_stroke() -> None:
    page = pixels(rect(10, 10, 10, 10, Style()), rect(30, 10, 10, 10, Style("000000", opacity=0.5)))
    assert page[30][30] == 255
    assert 120 <= page[30][70] <= 135


@pytest.mark.parametrize(("anchor", "left"), [("start", 50), ("middle", 40), ("end", 30)])
def test_anchors(anchor: str, left: int) -> None:
    # Two full-width characters at 28.35 pt are 20 mm wide.
    text = Text(50, 40, "■■", 72 / 25.4 * 10, "000000", "ja")
    page = pixels(replace(text, anchor=anchor))  # type: ignore[arg-type]
    dark = [x for row in page for x, value in enumerate(row) if value < 128]
    assert left <= min(dark) / 2 <= left + 2
    assert left + 18 <= max(dark) / 2 <= left + 20


def test_every_font_is_embedded_and_subset() -> None:
    texts = tuple(
        Text(10, 10 + 8 * k, "事件 Карта abc", 10, "000000", lang, bold)
        for k, (lang, bold) in enumerate((("ja", False), ("ja", True), ("zh-Hant", False), ("ru", False)))
    )
    names = []
    with pikepdf.open(BytesIO(render(document(*texts)))) as pdf:
        for object in pdf.objects:
            if isinstance(object, pikepdf.Dictionary) and object.get("/Type") == "/Font":
                names.append(str(object.BaseFont))
                assert object.Subtype == "/TrueType"
                assert len(object.FontDescriptor.FontFile2.read_bytes()) > 1000
    assert all(name[7] == "+" for name in names)
    assert {name[8:] for name in names} == {"TablesideJP-Regular", "TablesideJP-Bold", "TablesideTC-Regular"}


def test_the_document_says_what_it_is() -> None:
    with pikepdf.open(BytesIO(render(document(rect(1, 1, 1, 1, INK))))) as pdf:
        assert str(pdf.Root.Lang) == "ja"
        assert str(pdf.docinfo["/Title"]) == "Title – 題"
        preferences = pdf.Root.ViewerPreferences
        assert (preferences.PrintScaling, preferences.Duplex) == ("/None", "/DuplexFlipLongEdge")
        assert preferences.DisplayDocTitle
        assert pdf.pdf_version == "1.7"
        assert str(pdf.docinfo["/CreationDate"]).startswith("D:20000101")


def test_boxes_of_a_page() -> None:
    with pikepdf.open(BytesIO(render(document(rect(1, 1, 1, 1, INK))))) as pdf:
        first, second = pdf.pages
        mm = 72 / 25.4
        assert [round(float(v) / mm, 2) for v in first.MediaBox] == [0, 0, 100, 60]
        assert [round(float(v) / mm, 2) for v in first.TrimBox] == [10, 15, 70, 55]
        assert [round(float(v) / mm, 2) for v in first.BleedBox] == [8, 13, 72, 57]
        assert [round(float(v) / mm, 2) for v in second.TrimBox] == [0, 0, 100, 60]


def test_bookmarks_lead_to_their_pages() -> None:
    pdf = pypdfium2.PdfDocument(render(document(rect(1, 1, 1, 1, INK))))
    found = [(item.level, item.get_title(), item.get_dest().get_index()) for item in pdf.get_toc()]
    assert found == [(0, "One", 0), (1, "Inner", 0), (0, "Two", 1)]


@pytest.mark.parametrize("name", ["<b>Anna</b>", 'a "quoted" & (bracketed) \\ name', "名前 <i>", "{ $seat }"])
def test_typed_text_is_never_markup(name: str) -> None:
    pdf = pypdfium2.PdfDocument(render(document(Text(5, 20, name, 10, "000000", "ja"))))
    assert pdf[0].get_textpage().get_text_range() == name


def test_a_later_document_has_the_characters_it_needs() -> None:
    # U+9C2F is in no shipped text: only this document's font has it, whatever fonts came before.
    first, later = Text(5, 20, "名", 10, "000000", "ja"), Text(5, 20, "\u9c2f", 10, "000000", "ja")
    render(document(first))
    assert inspect(document(later), render(document(later))).findings == ()


def test_pixels_cannot_be_printed() -> None:
    inside = Group((), unit="px")
    with pytest.raises(ValueError, match="px"):
        render(document(inside))
    page = Page(Drawing(10, 10, (), "screen", unit="px"))
    with pytest.raises(ValueError, match="'screen' is in px"):
        render(Document("stem", ABOUT, (page,)))


def test_a_document_needs_a_page() -> None:
    with pytest.raises(ValueError, match="at least one page"):
        render(Document("stem", ABOUT, ()))
