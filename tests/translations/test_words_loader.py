"""The loader: terms with case and gender, plurals, numbers, typed names, and a clear error for every mistake."""

import pytest

from translations import LANGUAGES, UnknownWordError, WordFileError, Words, load
from translations.resources import parse

RUSSIAN = """
-suit = { $case ->
   *[nom] красная масть
    [gen] красной масти
 }
    .gender = feminine
cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
 } { -suit(case: "gen") }
taken = { -suit } { -suit.gender ->
    [feminine] взята
   *[masculine] взят
 }
hand = Рука
    .broken = { $seat }: { cards }
"""


def words(text: str, lang: str = "en", *, isolate: bool = False) -> Words:
    return Words(lang, parse(text, "test.ftl"), isolate=isolate)


@pytest.mark.parametrize(
    ("n", "text"),
    [(1, "1 карта"), (2, "2 карты"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта"), (12002, "12002 карты")],
)
def test_russian_plurals_and_case(n, text):
    assert words(RUSSIAN, "ru")("cards", n=n) == f"{text} красной масти"


def test_russian_gender_of_a_term():
    assert words(RUSSIAN, "ru")("taken") == "красная масть взята"


def test_attribute_with_a_message_inside():
    russian = words(RUSSIAN, "ru")
    assert russian.variables("hand", "broken") == {"seat", "n"}
    assert russian.attribute("hand", "broken", seat="Вера", n=3) == "Вера: 3 карты красной масти"
    assert russian.attributes("hand") == {"broken"}


def test_ids_are_messages_only():
    assert words(RUSSIAN, "ru").ids() == {"cards", "taken", "hand"}


@pytest.mark.parametrize(("n", "text"), [(-1, "\u22121"), (1000000, "1000000"), (2.5, "2.5"), ("7", "7")])
def test_numbers_stand_without_separators(n, text):
    assert words("a = { $n }")("a", n=n) == text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("点は{ $n }点", "点は\u22123点"),
        ("死者{ $n }", "死者\u22123"),
        ("コ{ $n }", "コ\u22123"),
        ("red{ $n }", "red-3"),
    ],
)
def test_a_minus_after_han_and_kana_too(text, told):
    assert words(f"a = {text}", "ja")("a", n=-3) == told


def test_isolation_only_round_typed_names():
    text = "a = { $seat } lays { $cards }\nb = { $seat ->\n    [Ann] yes\n   *[other] no\n }"
    screen = words(text, isolate=True)
    assert screen("a", seat="נועה", cards="5 + 2") == "\u2068נועה\u2069 lays 5 + 2"
    assert screen("b", seat="Ann") == "yes"
    assert screen("a", seat="", cards="0") == " lays 0"
    assert screen.name(screen.name("Ann")) == "\u2068Ann\u2069"
    assert words(text)("a", seat="נועה", cards="5 + 2") == "נועה lays 5 + 2"


def test_odd_names_pass_unchanged():
    for name in ("<b>Ann</b>", '"{ $x }"', "👩‍🔬", "O'Hara"):
        assert words("a = { $seat }!")("a", seat=name) == f"{name}!"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("good = x\nbad\n", "test.ftl:2"),
        ("a = x\na = y", "test.ftl:2: a stands already at test.ftl:1"),
        ("a = x\n    .b = 1\n    .b = 2", "test.ftl:1: a has .b twice"),
        ("a = { -suit }", "unknown term -suit"),
        ("a = { b }", "unknown message b"),
        ("a = x\nb = { a.short }", "a.short, which has no such text"),
        ("a = { b }\nb = { a }", "refers to itself"),
        ("a = { SHOUT($n) }", "unknown function SHOUT"),
        ('-t = x\na = { -t(case: "gen") }', "an argument it does not use: case"),
        ("-t = { -u }", "unknown term -u"),
        ("a = { $n ->\n    [one] x\n }", "marked as default"),
    ],
)
def test_every_mistake_in_a_file_is_an_error(text, message):
    with pytest.raises(WordFileError, match=r"test\.ftl") as error:
        words(text)
    assert message in str(error.value)


@pytest.mark.parametrize(
    ("ask", "message"),
    [
        (lambda w: w("hnad"), "no message 'hnad'; near it are hand"),
        (lambda w: w.attribute("hand", "brokn"), "hand has no .brokn; it has .broken"),
        (lambda w: w("cards"), "cards needs $n, got nothing"),
        (lambda w: w.attribute("hand", "broken", n=1), "hand.broken needs $seat, got n"),
    ],
)
def test_unknown_words_are_named(ask, message):
    with pytest.raises(UnknownWordError) as error:
        ask(words(RUSSIAN, "ru"))
    assert message in str(error.value)


@pytest.mark.parametrize("value", [None, True, ["Ann"]])
def test_a_variable_is_text_or_a_number(value):
    with pytest.raises(TypeError, match=r"\$n must be text or a number"):
        words("a = { $n }")("a", n=value)


def test_a_message_of_attributes_only_has_no_text():
    one = words("a =\n    .short = x")
    assert not one.has("a") and one.has("a", "short")
    with pytest.raises(UnknownWordError, match="has attributes only"):
        one("a")


def test_unknown_language_names_the_choices():
    with pytest.raises(ValueError, match="'xx'; there are en, ja, zh-Hant, ru"):
        load("xx")
    assert LANGUAGES == ("en", "ja", "zh-Hant", "ru")


def test_unknown_game_names_the_choices():
    with pytest.raises(ValueError, match="no words for game 'chess'; there are"):
        load("en", "chess")


def test_loaded_words_are_kept():
    assert load("en") is load("en")
    assert load("en") is not load("en", isolate=True)
