"""Widths against the fonts' own tables, read with fontTools and with ReportLab."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from reportlab.pdfbase.ttfonts import TTFont as PdfFont

from kit.type import metrics
from kit.type.fonts import font_path

Shipped = Callable[[str], tuple[str, ...]]

SIGNS = "→←↑↓−–—×÷±=≤≥①②③✓…·★●■▲◆♣№«»“”‘’、。「」『』（）【】〔〕ー・％＋"


def opened(path: Path) -> TTFont:
    return TTFont(BytesIO(path.read_bytes()))


@pytest.mark.parametrize("bold", [False, True])
def test_widths_are_those_of_the_static_font(lang: str, bold: bool) -> None:
    font = opened(font_path(lang, bold))
    advances = {chr(code): font["hmtx"][name][0] for code, name in font.getBestCmap().items()}
    visible = [c for c in advances if c.isprintable()]
    wrong = [c for c in visible if metrics.units(c, lang, bold) != [advances[c]]]
    assert len(visible) > 900
    assert wrong == []


@pytest.mark.parametrize("bold", [False, True])
def test_widths_are_those_reportlab_draws(lang: str, bold: bool, shipped: Shipped) -> None:
    font = PdfFont("Measured", str(font_path(lang, bold)))
    for text in shipped(lang)[::25]:
        points = font.stringWidth(text, 9)
        assert metrics.width(text, 9, lang, bold) == pytest.approx(points * 25.4 / 72)


def test_full_width_character_is_an_em() -> None:
    assert metrics.width("漢字", 72, "ja") == pytest.approx(50.8)


def test_em_box_is_the_type_size() -> None:
    assert metrics.ascent(72, "ja") + metrics.descent(72, "ja") == pytest.approx(25.4)
    assert metrics.ascent(72, "ja") == pytest.approx(0.88 * 25.4)
    assert 0 < metrics.x_height(10, "ja") < metrics.cap_height(10, "ja") < metrics.ascent(10, "ja")


def test_every_shipped_text_and_sign_has_its_glyphs(lang: str, shipped: Shipped) -> None:
    assert metrics.missing("".join(shipped(lang)) + SIGNS, lang) == ()


def test_missing_glyphs_are_named_once_in_order() -> None:
    assert metrics.missing("a😀b\u0e01😀", "ja") == ("😀", "\u0e01")


def test_marks_that_take_no_room_are_not_missing() -> None:
    assert metrics.missing("\u2068Maya\u2069\n", "en") == ()
    assert metrics.width("\u2068Maya\u2069", 9, "en") == metrics.width("Maya", 9, "en")


def test_missing_glyph_is_as_wide_as_the_box_drawn_for_it(lang: str) -> None:
    box = opened(font_path(lang))["hmtx"][".notdef"][0]
    assert metrics.units("😀", lang) == [box]


def test_unknown_language_names_the_choices() -> None:
    with pytest.raises(ValueError, match="one of en, ja, zh-Hant, ru, got 'zh-Hans'"):
        metrics.width("x", 9, "zh-Hans")
