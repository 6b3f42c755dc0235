"""Single sentences whose lines are worked out by hand. Size 7.2 pt: an em is 2.54 mm."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uniseg.linebreak import line_break_boundaries

from kit.type.breaking import OverfullError, wrap
from kit.type.metrics import width
from kit.type.unicode_breaks import boundaries

EM = 2.54
SIZE = 7.2


def ems(count: float) -> float:
    return count * EM + 0.001


def test_text_that_fits_is_one_line() -> None:
    assert wrap("事件カード", ems(5), SIZE, "ja") == ("事件カード",)


def test_empty_text_is_one_empty_line() -> None:
    assert wrap("", 10, SIZE, "en") == ("",)


def test_line_ends_in_the_text_are_kept() -> None:
    assert wrap("одна\n\nдве", 50, SIZE, "ru") == ("одна", "", "две")


def test_ja_small_kana_and_long_sound_do_not_begin_a_line() -> None:
    assert wrap("シャーチャー", ems(4), SIZE, "ja") == ("シャー", "チャー")
    assert wrap("シャーチャー", ems(3), SIZE, "ja") == ("シャー", "チャー")


def test_ja_full_stop_is_carried_with_its_character() -> None:
    assert wrap("山山山山。川川川", ems(4), SIZE, "ja") == ("山山山", "山。", "川川川")


def test_ja_opening_bracket_does_not_end_a_line() -> None:
    assert wrap("赤い「事件」を置く", ems(3), SIZE, "ja") == ("赤い", "「事", "件」を", "置く")


def test_ja_breaks_between_phrases() -> None:
    assert wrap("事件カードの数字を合計します", ems(8), SIZE, "ja") == ("事件カードの", "数字を合計します")


def test_ja_phrase_wider_than_the_line_breaks_inside() -> None:
    assert wrap("事件カードの", ems(4), SIZE, "ja") == ("事件カー", "ドの")


def test_ja_full_width_number_is_not_cut() -> None:
    assert wrap("山山山１２山", ems(4), SIZE, "ja") == ("山山山", "１２山")


def test_zh_ellipsis_and_dash_are_not_cut() -> None:
    assert wrap("山山山……山", ems(4), SIZE, "zh-Hant") == ("山山", "山……山")
    assert wrap("山山山——山", ems(4), SIZE, "zh-Hant") == ("山山", "山——山")


def test_zh_single_last_character_takes_another_along() -> None:
    assert wrap("山山山山川", ems(4), SIZE, "zh-Hant") == ("山山山", "山川")
    assert wrap("山山山山川。", ems(4), SIZE, "zh-Hant") == ("山山山", "山川。")


def test_ru_dash_stays_on_the_line_before() -> None:
    room = width("Ночь — это", SIZE, "ru") - 0.1
    assert wrap("Ночь — это тень", room, SIZE, "ru")[0] == "Ночь —"
    room = width("В ночи —", SIZE, "ru") - 0.1
    assert wrap("В ночи — тень", room, SIZE, "ru") == ("В", "ночи —", "тень")


def test_ru_word_is_cut_with_a_visible_hyphen() -> None:
    assert wrap("перекрёсток", width("перекрё-", SIZE, "ru") + 0.01, SIZE, "ru") == ("пере-", "крёсток")


def test_ru_hyphen_leaves_three_letters_and_five_on_the_last_line() -> None:
    assert wrap("большая у нескольких", width("большая у не-", SIZE, "ru"), SIZE, "ru")[0] == "большая"
    assert wrap("большая карты", width("большая кар-", SIZE, "ru"), SIZE, "ru") == ("большая", "карты")


def test_ru_short_syllables_are_parted_where_nothing_else_fits() -> None:
    assert wrap("карты", width("кар-", SIZE, "ru") + 0.01, SIZE, "ru") == ("кар-", "ты")


def test_ja_katakana_word_stays_whole() -> None:
    lines = wrap("最小のタイムカード1枚を捨てます", ems(8.7), SIZE, "ja")
    assert lines == ("最小の", "タイムカード1枚を", "捨てます")


def test_latin_word_among_han_is_cut_only_where_nothing_else_fits() -> None:
    whole = width("investigation", SIZE, "zh-Hant")
    assert wrap("山investigation山", whole + 0.1, SIZE, "zh-Hant") == ("山", "investigation", "山")
    assert wrap("山investigation山", whole - 0.1, SIZE, "zh-Hant") == ("山", "investiga-", "tion山")


def test_ru_number_sign_and_unit_stay_with_the_number() -> None:
    assert wrap("дом № 5", width("дом №", SIZE, "ru") + 0.1, SIZE, "ru") == ("дом", "№ 5")
    assert wrap("ещё 3 ПО", width("ещё 3", SIZE, "ru") + 0.1, SIZE, "ru") == ("ещё", "3 ПО")


def test_ru_preposition_goes_to_the_next_line() -> None:
    assert wrap("дом в лесу", width("дом в ле", SIZE, "ru"), SIZE, "ru") == ("дом", "в лесу")


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
def test_number_and_unit_stay_together(lang: str) -> None:
    assert wrap("aaa 3 VP", width("aaa 3", SIZE, lang) + 0.1, SIZE, lang) == ("aaa", "3 VP")


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
def test_range_is_not_cut(lang: str) -> None:
    assert wrap("aaa 49–60", width("aaa 49–", SIZE, lang) + 0.1, SIZE, lang) == ("aaa", "49–60")


def test_en_hyphen_only_where_the_word_has_no_line_of_its_own() -> None:
    room = width("investigation", SIZE, "en") + 0.1
    assert wrap("an investigation", room, SIZE, "en") == ("an", "investigation")
    narrow = wrap("an investigation", room - 2, SIZE, "en")
    assert [line for line in narrow if line.endswith("-")]
    assert " ".join(narrow).replace("- ", "") == "an investigation"


def test_soft_hyphen_shows_only_where_it_is_used() -> None:
    assert wrap("qqqq\u00adqqqq", width("qqqq-", SIZE, "en") + 0.1, SIZE, "en") == ("qqqq-", "qqqq")
    assert wrap("qqqq\u00adqqqq", 50, SIZE, "en") == ("qqqqqqqq",)


def test_spaces_at_line_ends_are_dropped() -> None:
    assert wrap("bb  aa ", width("bb", SIZE, "en") + 0.1, SIZE, "en") == ("bb", "aa")


def test_over_full_line_is_an_error_naming_what_is_too_wide() -> None:
    with pytest.raises(OverfullError, match=r"'VVVV' \(en\) needs .* mm, the line has 3\.00 mm") as caught:
        wrap("a VVVV", 3, SIZE, "en")
    assert caught.value.needed == pytest.approx(width("VVVV", SIZE, "en"))


@pytest.mark.parametrize(("room", "size"), [(0, 7), (-1, 7), (10, 0)])
def test_width_and_size_must_be_above_0(room: float, size: float) -> None:
    with pytest.raises(ValueError, match="must be above 0"):
        wrap("text", room, size, "en")


def test_unknown_language_names_the_choices() -> None:
    with pytest.raises(ValueError, match="en, ja, zh-Hant, ru, got 'de'"):
        wrap("Text", 10, SIZE, "de")


@given(st.text(alphabet="abЯя あ漢ー、。「」()“”«»'\"-–—…0１%№$/.,!\u00ad\u200b\u0301😀", max_size=14))
def test_shortened_text_has_the_breaks_of_the_whole(text: str) -> None:
    assert boundaries(text) == [index for index in line_break_boundaries(text) if 0 < index < len(text)]


def test_a_page_is_broken_in_well_under_a_second() -> None:
    texts = [f"Игрок номер {n} ведёт расследование в {n} квартале и тратит {n} часов на поиск." for n in range(50)]
    wrap("прогрев", 60, SIZE, "ru")
    begin = time.process_time()
    lines = [wrap(text, 60, SIZE, "ru") for text in texts]
    assert len(lines) == 50
    assert time.process_time() - begin < 1
