"""Four languages say the same: ids, attributes, variables, plural forms; nothing empty, left in English or copied."""

import re

import pytest

from seeds import catalogue
from seeds.passages import default_folder, read_text
from translations import LANGUAGES, Words, load
from translations.parity import differences, empty, plural_mistakes, untranslated
from translations.resources import KIT, collect, folder, games, parse, read_part, stems

PARTS = (KIT, *games("en"))
COPIED = {"ja": 24, "zh-Hant": 24, "ru": 70}
SAME_AS_ENGLISH = {
    "ja": {"mark-kit", "paper-a4", "fe-card-vp", "fe-pad-vp-total", "fe-verb-vp", "er-title"},
    "zh-Hant": {"paper-a4", "paper-letter", "er-title"},
    "ru": {"paper-a4", "paper-letter", "er-title"},
}
"""May be to the letter what English says: paper sizes, the kit's mark, VP, the word of the Japanese text, and the
title of Emergency Roll, which its text leaves as it is."""

needs_texts = pytest.mark.skipif(default_folder() is None, reason="source texts not at hand: set TABLESIDE_SEEDS")


def entries(lang, part):
    return collect(read_part(lang, part))


def words(lang, text):
    return Words(lang, parse(text, f"{lang}.ftl"))


@pytest.mark.parametrize("game", [None, *games("en")])
def test_four_languages_have_the_same_ids_attributes_and_variables(game):
    assert differences([load(lang, game) for lang in LANGUAGES]) == ()


def test_every_language_has_words_for_the_same_games():
    assert {games(lang) for lang in LANGUAGES} == {games("en")}


def test_a_difference_is_found():
    english = words("en", "-t = x\na = { $n } { -t }\n    .b = x\nc = x\nd = x")
    russian = words("ru", "a = { $m }\nc = x\n    .b = x\nd = x")
    assert differences([english, russian]) == (
        "ru: a.b is missing",
        "ru: c.b is not in en",
        "ru: a has $m, en $n",
    )


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_forms_are_those_of_the_language(lang, part):
    assert plural_mistakes(lang, entries(lang, part)) == ()


@pytest.mark.parametrize(
    ("lang", "forms", "right"),
    [
        ("en", "one *other", True),
        ("en", "*one", False),
        ("en", "one few *other", False),
        ("ru", "one few *many", True),
        ("ru", "one few many *other", True),
        ("ru", "one *other", False),
        ("ja", "0 *other", True),
        ("ja", "one *other", False),
        ("zh-Hant", "one *other", False),
        ("ru", "gen *nom", True),
    ],
)
def test_a_wrong_plural_form_is_found(lang, forms, right):
    variants = "".join(f"\n   {'*' * form.startswith('*')}[{form.lstrip('*')}] x" for form in forms.split())
    found = plural_mistakes(lang, collect(parse(f"a = {{ $n ->{variants}\n }}", "test.ftl")))
    assert (found == ()) == right


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_empty(lang, part):
    assert empty(entries(lang, part)) == ()


def test_an_empty_text_is_found():
    assert empty(collect(parse('a = { "" }\nb = { "x" }', "test.ftl"))) == ("test.ftl:1: a is empty",)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_no_text_is_left_in_english(lang, part):
    assert set(untranslated(entries(lang, part), entries("en", part))) <= SAME_AS_ENGLISH[lang]


def test_a_text_left_in_english_is_found():
    english = collect(parse("a = Undo\nb = { $x } + 48\nc = Redo\n    .d = Now", "en.ftl"))
    russian = collect(parse("a = Undo\nb = { $x } + 48\nc = Вернуть\n    .d = Now", "ru.ftl"))
    assert untranslated(russian, english) == ("a", "c.d")


def windows(text, size):
    flat = re.sub(r"\s+", "", text)
    return {flat[i : i + size] for i in range(len(flat) - size + 1)}


def copied(text):
    """Places where a text has as many characters in a row of a source text as its language's limit."""
    found = set()
    for source in catalogue().values():
        size = COPIED[source.language]
        found |= windows(text, size) & windows(read_text(source.id), size)
    return found


@needs_texts
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_copies_a_source(lang):
    for stem in stems(lang):
        assert copied((folder(lang) / f"{stem}.ftl").read_text("utf-8")) == set(), stem


@needs_texts
def test_a_copy_is_found():
    line = read_text("001").split("\n")[60]
    assert copied(f"a = {line[:40]}") and not copied(f"a = {line[:20]}")
