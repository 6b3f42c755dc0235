"""All shipped texts at 160 column widths: line starts and ends, over-full lines, nothing lost.

The forbidden characters are written out here from JIS X 4051, CLREQ and Russian and English printers' custom, and the
widths are read from the font file itself, both independent of `kit.type`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from io import BytesIO
from pathlib import Path
from unicodedata import category

import pytest
from fontTools.ttLib import TTFont

from kit.type.breaking import OverfullError, wrap
from kit.type.fonts import font_path

Shipped = Callable[[str], tuple[str, ...]]

WIDTHS = range(15, 175)
SIZE = 7.5
SAMPLE_NAMES = ("Maya", "みゆき", "小玲", "Александра")
INVISIBLE = "\u200b\u2060\u00ad"

SMALL_KANA = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ"
NOT_FIRST = {
    "en": ",.;:!?%…–—/",
    "ru": ",.;:!?%…–—/",
    "ja": SMALL_KANA + "、。，．・：；？！ー々ゝゞヽヾ〻‐〜～–゠‼⁇⁈⁉％℃°,.;:!?%",
    "zh-Hant": "、。，．：；！？・·‧～–／％℃°,.;:!?%",
}
NOT_LAST = {"en": "№$£€#", "ru": "№$£€#", "ja": "¥￥$＄№＃", "zh-Hant": "¥￥$＄№＃"}
SHORT_RUSSIAN_WORD = re.compile(r"(?:^|[\s(«])[вксуоиая]$", re.IGNORECASE)
POINTS_CUT_OFF = re.compile(r"\d\n(?:VP|ПО|ч\b|мм)")


def opened(path: Path) -> TTFont:
    return TTFont(BytesIO(path.read_bytes()))


@cache
def advances(lang: str) -> Mapping[str, int]:
    font = opened(font_path(lang, texts=SAMPLE_NAMES))
    return {chr(code): font["hmtx"][name][0] for code, name in font.getBestCmap().items()}


def line_width(line: str, lang: str) -> float:
    """Width in mm from the font file's hmtx."""
    return sum(map(advances(lang).__getitem__, line)) / 1000 * SIZE * 25.4 / 72


def attempt(text: str, width: int, lang: str) -> tuple[str, ...] | OverfullError:
    try:
        return wrap(text, width, SIZE, lang)
    except OverfullError as error:
        return error


@cache
def settings(text: str, lang: str) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """(smallest width, lines) of every different way the widths break a text, up to the first that breaks nothing."""
    found: list[tuple[int, tuple[str, ...]]] = []
    for width in WIDTHS:
        lines = attempt(text, width, lang)
        if isinstance(lines, tuple) and (not found or lines != found[-1][1]):
            found.append((width, lines))
            if len(lines) == text.count("\n") + 1:
                break
    return tuple(found)


def wrong(lines: tuple[str, ...], text: str, lang: str) -> Iterator[str]:
    starts = set(text.split("\n"))
    for number, line in enumerate(lines):
        if number and (category(line[0]) in ("Pe", "Pf") or line[0] in NOT_FIRST[lang]) and line not in starts:
            yield f"begins with {line[0]}: {line}"
        if number < len(lines) - 1 and (category(line[-1]) in ("Ps", "Pi") or line[-1] in NOT_LAST[lang]):
            yield f"ends with {line[-1]}: {line}"
        if line.rstrip() != line:
            yield f"ends with a space: {line!r}"
    if POINTS_CUT_OFF.search("\n".join(lines)):
        yield f"number and unit parted: {lines}"


def lost(lines: tuple[str, ...], text: str) -> bool:
    """Whether the lines, read one after another, are not the text: spaces apart, and a hyphen the text has not."""
    rest = re.sub(rf"[\s{INVISIBLE}]", "", text)
    for line in lines:
        seen = re.sub(r"\s", "", line)
        if not rest.startswith(seen) and seen.endswith("-"):
            seen = seen[:-1]
        if not rest.startswith(seen):
            return True
        rest = rest[len(seen) :]
    return bool(rest)


def test_no_forbidden_character_at_a_line_end_or_start(lang: str, shipped: Shipped) -> None:
    found = [w for text in shipped(lang) for _, lines in settings(text, lang) for w in wrong(lines, text, lang)]
    assert found == []


def test_no_line_is_over_full(lang: str, shipped: Shipped) -> None:
    texts = shipped(lang)
    found = [
        (width, line)
        for text in texts
        for width, lines in settings(text, lang)
        for line in lines
        if line_width(line, lang) > width + 1e-6
    ]
    assert len(texts) > 100
    assert found == []


def test_over_full_is_said_only_of_what_is_wider_than_the_line(lang: str, shipped: Shipped) -> None:
    tried = [(width, attempt(text, width, lang)) for text in shipped(lang) for width in range(5, 18)]
    said = [(width, error) for width, error in tried if isinstance(error, OverfullError)]
    assert len(said) > 10
    assert [error for width, error in said if line_width(error.unit.rstrip(), lang) <= width] == []


def test_nothing_is_lost(lang: str, shipped: Shipped) -> None:
    found = [lines for text in shipped(lang) for _, lines in settings(text, lang) if lost(lines, text)]
    assert found == []


def test_every_shipped_text_fits_a_column_of_20_mm(lang: str, shipped: Shipped) -> None:
    assert all(wrap(text, 20, SIZE, lang) for text in shipped(lang))


@pytest.mark.parametrize("width", [40, 60, 100])
def test_ru_one_letter_words_stay_with_the_next(width: int, shipped: Shipped) -> None:
    lines = [line for text in shipped("ru") for line in wrap(text, width, SIZE, "ru")[:-1]]
    assert len(lines) > 10
    assert [line for line in lines if SHORT_RUSSIAN_WORD.search(line)] == []


@pytest.mark.parametrize("lang", ["ja", "zh-Hant"])
def test_cjk_character_rarely_stands_alone_on_the_last_line(lang: str, shipped: Shipped) -> None:
    """Only where the line before has no other place to break, as "（見出し）" with its brackets in a narrow column."""
    ends = [
        lines[-1]
        for text in shipped(lang)
        for width, lines in settings(text, lang)
        if width >= 25 and len(lines) > 1 and "\n" not in text
    ]
    assert len(ends) > 500
    assert [end for end in ends if sum(character.isalnum() for character in end) == 1] == []
