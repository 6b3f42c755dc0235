"""The static fonts: weights, outlines, Han forms, coverage, the cache."""

from __future__ import annotations

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.pens.areaPen import AreaPen
from fontTools.pens.recordingPen import RecordingPen
from fontTools.ttLib import TTFont
from reportlab.pdfbase.ttfonts import TTFont as PdfFont

from kit import places
from kit.type.faces import JP, source
from kit.type.fonts import family, font_path, web_font
from kit.type.instancing import instance

ROOT = Path(__file__).parents[2]


def opened(path: Path) -> TTFont:
    return TTFont(BytesIO(path.read_bytes()))


def outline(font: TTFont, character: str) -> list[object]:
    pen = RecordingPen()
    font.getGlyphSet()[font.getBestCmap()[ord(character)]].draw(pen)
    return list(pen.value)


def ink(font: TTFont, character: str) -> float:
    glyphs = font.getGlyphSet()
    pen = AreaPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    return abs(float(pen.value))


def test_families() -> None:
    assert {lang: family(lang) for lang in ("en", "ja", "ru", "zh-Hant")} == {
        "en": "Tableside JP",
        "ja": "Tableside JP",
        "ru": "Tableside JP",
        "zh-Hant": "Tableside TC",
    }


@pytest.mark.parametrize(("bold", "weight"), [(False, 400), (True, 700)])
def test_font_is_static_truetype_of_its_weight(lang: str, bold: bool, weight: int) -> None:
    font = opened(font_path(lang, bold))
    assert "glyf" in font
    assert not {"fvar", "gvar", "CFF ", "CFF2", "GSUB", "GPOS", "kern"} & set(font.keys())
    assert font["OS/2"].usWeightClass == weight
    assert font["name"].getDebugName(1) == family(lang)


def test_bold_has_more_ink_than_regular_and_regular_more_than_thin() -> None:
    thin = opened(source(JP))
    regular, bold = opened(font_path("ja")), opened(font_path("ja", bold=True))
    assert ink(thin, "一") < ink(regular, "一") < ink(bold, "一")


def test_han_forms_differ_between_japanese_and_traditional_chinese() -> None:
    ja, zh = opened(font_path("ja", texts=["直骨"])), opened(font_path("zh-Hant", texts=["直骨"]))
    assert outline(ja, "直") != outline(zh, "直")
    assert outline(ja, "骨") != outline(zh, "骨")


def test_reportlab_takes_regular_and_bold_side_by_side() -> None:
    names = {PdfFont("x", str(font_path("ja", bold))).face.name for bold in (False, True)}
    assert names == {b"TablesideJP-Regular", b"TablesideJP-Bold"}


def test_font_has_every_shipped_character(lang: str) -> None:
    known = opened(font_path(lang)).getBestCmap()
    files = sorted((ROOT / "translations" / lang).glob("*.ftl"))
    characters = set("".join(file.read_text("utf-8") for file in files)) - {"\n"}
    assert len(characters) > 80
    assert {c for c in characters if ord(c) not in known} == set()


def test_typed_names_extend_the_font_and_leave_the_other_as_it_is() -> None:
    plain = font_path("ja")
    more = font_path("ja", texts=["鑫龘"])
    assert ord("鑫") not in opened(plain).getBestCmap()
    assert ord("鑫") in opened(more).getBestCmap()
    assert font_path("ja", texts=["Anna", "みゆき"]) == plain == font_path("ja")


def test_same_characters_give_the_same_bytes() -> None:
    first = instance(source(JP), "Tableside JP", 400, "漢字 Aa→")
    assert first == instance(source(JP), "Tableside JP", 400, "→aA 字漢")


def test_web_font_is_small_and_holds_just_the_text() -> None:
    data = web_font("ja", False, ["時間 3", "Игра"])
    assert data[:4] == b"wOFF"
    assert len(data) < 8000
    known = TTFont(BytesIO(data)).getBestCmap()
    assert {chr(code) for code in known} == set("時間 3Игра")
    assert data == web_font("ja", False, ["Игра", "3 間時"])


def test_two_processes_at_once_make_one_whole_font(tmp_path: Path) -> None:
    code = "from kit.type.fonts import font_path; print(font_path('ru'))"
    env = {"TABLESIDE_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    running = [subprocess.Popen([sys.executable, "-c", code], env=env, stdout=subprocess.PIPE) for _ in range(2)]
    printed = {process.communicate(timeout=60)[0] for process in running}
    assert len(printed) == 1
    assert [file.name for file in (tmp_path / "fonts").iterdir()] == [Path(printed.pop().decode().strip()).name]
    assert (tmp_path / "fonts" / font_path("ru").name).read_bytes() == font_path("ru").read_bytes()


def test_emptied_cache_is_filled_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path))
    made = font_path("ja")
    data = made.read_bytes()
    made.unlink()
    assert font_path("ja").read_bytes() == data


def test_unwritable_cache_is_a_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path / "file"))
    with pytest.raises(places.UnwritableError, match="TABLESIDE_HOME"):
        font_path("ja")


def test_unknown_language_names_the_choices() -> None:
    with pytest.raises(ValueError, match="one of en, ja, zh-Hant, ru, got 'fr'"):
        font_path("fr")


def test_importing_loads_no_font_tools() -> None:
    code = (
        "import sys, kit.type.fonts, kit.type.fitting, kit.type.metrics;"
        "print([m for m in ('fontTools', 'uniseg', 'budoux', 'pyphen') if m in sys.modules])"
    )
    printed = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert printed.stdout.strip() == "[]"
