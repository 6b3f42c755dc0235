"""Actions, their normal form and their text."""

import pytest

from kit.engine import Action, Choice, Grammar, Kind, Number, ParseError
from kit.games import load

CARD, SUIT = Number(0, 6, "card"), Choice(("red", "blue"), "suit")
GRAMMAR = Grammar(
    Kind("bid", (), CARD, 1, 3),
    Kind("order", (SUIT,), CARD, 0, 2, ordered=True),
    Kind("suits", (), SUIT, 0, 2),
    Kind("pass"),
)


def test_arguments_without_an_order_are_sorted():
    assert GRAMMAR.action("bid", 5, 2) == Action("bid", (2, 5))
    assert GRAMMAR.action("suits", "blue", "red") == Action("suits", ("red", "blue"))
    assert GRAMMAR.action("order", "red", 5, 2) == Action("order", ("red", 5, 2))


@pytest.mark.parametrize(
    ("kind", "args", "said"),
    [
        ("bids", (1,), "unknown kind of action 'bids'; there are bid, order, suits, pass"),
        ("bid", (), "bid takes 1–3 arguments, got 0"),
        ("pass", (1,), "pass takes 0 arguments, got 1"),
        ("bid", (7,), "bid: argument 1 must be 0…6, got 7"),
        ("bid", (True,), "bid: argument 1 must be 0…6, got True"),
        ("bid", (2.0,), "bid: argument 1 must be 0…6, got 2.0"),
        ("order", ("green",), "order: argument 1 must be red | blue, got 'green'"),
        ("order", (["red"],), r"order: argument 1 must be red \| blue, got \['red'\]"),
    ],
)
def test_what_is_not_well_formed_is_named(kind, args, said):
    with pytest.raises(ValueError, match=said.replace("red | blue", r"red \| blue")):
        GRAMMAR.action(kind, *args)


def test_text_reads_back():
    for action in (Action("bid", (0, 0, 6)), Action("order", ("blue", 3, 1)), Action("suits"), Action("pass")):
        assert GRAMMAR.parse(str(action)) == action
    assert GRAMMAR.parse("  bid  5   2 ") == Action("bid", (2, 5))


@pytest.mark.parametrize(
    ("text", "reason", "candidates"),
    [
        ("", "no action", ("bid", "order", "suits", "pass")),
        ("bidd 1", "unknown kind 'bidd'", ("bid",)),
        ("order green", "'green' cannot be argument 1 of order", ("red | blue",)),
        ("bid 9", "'9' cannot be argument 1 of bid", ("0…6",)),
        ("pass 1", "'1' cannot be argument 1 of pass", ()),
        ("bid", "bid takes 1–3 arguments, got 0", ()),
    ],
)
def test_a_text_that_is_none_gets_candidates(text, reason, candidates):
    with pytest.raises(ParseError) as caught:
        GRAMMAR.parse(text)
    assert (caught.value.text, caught.value.reason, caught.value.candidates) == (text, reason, candidates)


@pytest.mark.parametrize("word", ["01", "+1", "1.0", "1e0", "٣", "¹", "--1", "-", "1_0", "0x1", "9" * 400])
def test_a_number_is_written_in_one_way(word):
    with pytest.raises(ParseError):
        GRAMMAR.parse(f"bid {word}")


def test_negative_numbers():
    assert load("forty-eight").parse("bonus -1") == Action("bonus", (-1,))
