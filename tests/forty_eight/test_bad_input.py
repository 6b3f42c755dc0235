"""What is wrong is refused with an error that names it, and never with another."""

from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kit.engine import ParseError, PositionError
from kit.engine.probes.wild import spoilt
from kit.games import load
from tests.forty_eight.playing import walk
from tests.forty_eight.stored import BOOK, GAME, position

some = settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FIELDS = ("seats", "options", "phase", "removed", "start", "boss", "round", "hands", "aside", "places", "bids", "ranks",
          "commands", "won", "parts", "asides", "sums", "dropped", "viewer", "pools", "x")  # fmt: skip
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(("red", "bids")),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)


@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3, 10**9, True, None.__class__, "3", 3.0, [3]])
def test_seats(seats):
    with pytest.raises(ValueError, match="seats must be 3–5, got"):
        GAME.new(seats=seats)


def test_options():
    with pytest.raises(ValueError, match=r"command_count must be standard \| both, got 'twice'"):
        GAME.new(command_count="twice")
    with pytest.raises(
        ValueError, match="unknown option 'colour' of forty-eight; there are command_count, threshold_end"
    ):
        GAME.new(colour="red")


def test_unknown_game():
    with pytest.raises(ValueError, match=r"unknown game 'chess'; there are .*forty-eight"):
        load("chess")


WORDS = (
    *("", "bid 7 1", "bid one", "bids 1 2", "bid 1 2 3 4 5 6 1 2 0 0", "rank", "rank 5 1", "command 3 6", "PASS"),
    *("take-set dog 24", "bid 1,2", "bid 01", "bid +1", "bid 1.0", "bid ١", "pass now", "incident 1 red"),
    *("<b>bid</b>", "bid 1\u202e2", "bid 🙂", "bid '1'", "bid 1; finish"),
)


@pytest.mark.parametrize("text", WORDS)
def test_text_moves(text):
    with pytest.raises(ParseError) as caught:
        GAME.parse(text)
    assert repr(text) in str(caught.value)
    assert caught.value.candidates or "takes" in caught.value.reason or "cannot be argument" in caught.value.reason


def read(data):
    """The position, None for one that is refused by name and reason."""
    try:
        return GAME.from_dict(data)
    except PositionError as error:
        if error.path and error.reason:
            return None
        raise AssertionError("a PositionError without words") from error


@some
@given(st.text())
def test_text_is_an_action_or_a_parse_error(text):
    try:
        action = GAME.parse(text)
    except ParseError as error:
        kept = error.text == text
    else:
        kept = GAME.parse(str(action)) == action
    assert kept


@some
@given(st.dictionaries(st.sampled_from(FIELDS), values))
@example({"seats": 3, "hands": [[{}], [], []]})
@example({"seats": 3, "phase": ["take-out"]})
def test_any_dict_is_a_position_or_a_position_error(data):
    state = read(data)
    assert state is None or state.legal_actions()


@some
@given(st.integers(0, 60), st.integers(0, 2**32))
def test_a_spoilt_position_is_playable_or_a_position_error(game, seed):
    rng = Random(seed)
    steps = list(walk(3 + game % 3, {}, game, 0.5))
    data = rng.choice(steps)[3].to_dict()
    for _ in range(rng.randint(1, 3)):
        data = spoilt(data, rng)
    state = read(data)
    while state is not None and state.to_act is not None:
        state.apply(rng.choice(state.legal_actions()))
    assert state is None or state.outcome() is not None


@pytest.mark.parametrize(
    ("name", "field", "wrong", "named"),
    [
        ("bids", "seats", 6, "seats"),
        ("bids", "phase", "bidding", "phase"),
        ("bids", "boss", 1, "boss"),
        ("bids", "round", 0, "round"),
        ("bids", "removed", ["white", "black"], "removed"),
        ("bids", "removed", ["red"], "places"),
        ("bids", "places", [["red", 4], ["blue", 1]], "places.0.1"),
        ("bids", "places", [["red", 2], ["red", 2]], "places"),
        ("bids", "aside", [6, 6, 6, 0], "aside.3"),
        ("bids", "hands", [[0, 1, 1, 2, 2, 3, 4, 5]] * 3 + [[6]], "hands.3"),
        ("command", "ranks", [1, 2], "ranks"),
        ("command", "ranks", [2, 2], "ranks"),
        ("command", "bids", [[1, 1], [], [2, 3], [0, 1]], "bids.0"),
        ("points", "won", [[["red", 3, [0]]], [], []], "won.0.0.2.0"),
        ("initial", "asides", [6, 6, 6], "asides"),
        ("threshold", "sums", {"initial": 10, "total": 51}, "sums"),
        ("winners", "dropped", [1], "dropped"),
    ],
)
def test_the_field_that_is_wrong_is_named(name, field, wrong, named):
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(position(name) | {field: wrong})
    assert caught.value.path == named


def test_a_view_is_no_position():
    view = GAME.from_dict(position("bids")).view(1)
    with pytest.raises(PositionError, match="this is a view"):
        GAME.from_dict(view.to_dict())


@pytest.mark.parametrize("name", BOOK["positions"])
def test_left_out_fields_are_as_new_leaves_them(name):
    state = GAME.from_dict(position(name))
    assert GAME.from_dict(state.to_dict()) == state
    assert GAME.from_dict({"seats": 4}) == GAME.new(seats=4)
