"""What is wrong is refused with an error that names it, and never with another."""

from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kit.engine import CHANCE, ParseError, PositionError
from kit.engine.probes.wild import spoilt
from tests.emergency_roll.playing import walk
from tests.emergency_roll.stored import BOOK, GAME, position

some = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FIELDS = ("seats", "options", "phase", "specialists", "sides", "start", "chief", "round", "seen", "card", "dice",
          "picks", "turn", "picked", "extra", "screening", "refused", "spent", "last", "checking", "sheets", "viewer",
          "x")  # fmt: skip
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(("red", "9-2")),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)


@pytest.mark.parametrize("seats", [0, 1, 7, -3, 10**9, True, None.__class__, "3", 3.0, [3]])
def test_seats(seats):
    with pytest.raises(ValueError, match="seats must be 2–6, got"):
        GAME.new(seats=seats)


def test_options():
    with pytest.raises(ValueError, match=r"extra must be standard \| one-mark, got 'both'"):
        GAME.new(extra="both")
    with pytest.raises(ValueError, match="unknown option 'solo' of emergency-roll; there are choice_order, extra"):
        GAME.new(solo="on")


WORDS = (
    *("", "pick blue", "pick red bag bag", "admit 9-6 3", "admit 9-2", "admit 9-2 8", "admit 902 3", "screen 3"),
    *("PICK red", "pick red, bag", "die red 7", "die red 0", "nurse 9", "claim epi-line 8 0", "write sum 3"),
    *("admit 9–2 3", "admit ٩-2 3", "critical", "<b>pick</b>", "pick\u202e red", "pick 🙂", "finish now"),
)


@pytest.mark.parametrize("text", WORDS)
def test_text_moves(text):
    with pytest.raises(ParseError) as caught:
        GAME.parse(text)
    assert repr(text) in str(caught.value)


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


def read(data):
    """The position, None for one that is refused by name and reason."""
    try:
        return GAME.from_dict(data)
    except PositionError as error:
        if error.path and error.reason:
            return None
        raise AssertionError("a PositionError without words") from error


@some
@given(st.dictionaries(st.sampled_from(FIELDS), values))
@example({"seats": 3, "sheets": [{"wards": {"9": [{}]}}, {}, {}]})
@example({"seats": 3, "phase": ["sheets"]})
@example({"seats": 3, "sheets": [{"nurses": [[9]]}, {}, {}]})
def test_any_dict_is_a_position_or_a_position_error(data):
    state = read(data)
    assert state is None or state.legal_actions()


@some
@given(st.integers(0, 60), st.integers(0, 2**32))
def test_a_spoilt_position_is_playable_or_a_position_error(game, seed):
    rng = Random(seed)
    steps = list(walk(2 + game % 5, {}, game, 0.5))
    data = rng.choice(steps)[3].to_dict()
    for _ in range(rng.randint(1, 3)):
        data = spoilt(data, rng)
    state = read(data)
    while state is not None and state.to_act is not None:
        state.apply(state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions()))
    assert state is None or state.outcome() is not None


WRONG = [
    ("nurse-patient", {"seats": 7}, "seats"),
    ("nurse-patient", {"phase": "admitting"}, "phase"),
    ("nurse-patient", {"specialists": ["cardio-nurses"] * 4}, "specialists"),
    ("nurse-patient", {"sides": {"cardio-nurses": 8}}, "sides"),
    ("nurse-patient", {"sides": {"cardio-nurses": 6, "cardio-bags": 8}}, "sides.cardio-nurses"),
    ("nurse-patient", {"chief": 1}, "chief"),
    ("nurse-patient", {"round": 0}, "round"),
    ("nurse-patient", {"seen": [13, 14]}, "seen"),
    ("nurse-patient", {"card": 14}, "card"),
    ("nurse-patient", {"dice": {"red": 2, "green": 3}}, "dice"),
    ("nurse-patient", {"dice": {"red": 7, "yellow": 5, "green": 3}}, "dice.red"),
    ("nurse-patient", {"picks": ["green", "red", "-", "yellow"]}, "picks"),
    ("nurse-patient", {"extra": True}, "extra"),
    ("nurse-patient", {"screening": True}, "screening"),
    ("nurse-patient", {"refused": 1}, "refused"),
    ("nurse-patient", {"spent": [2, 0]}, "spent.0"),
    ("nurse-patient", {"last": "9-1"}, "last"),
    ("nurse-patient", {"picked": False}, "picked"),
    ("nurse-patient", {"sheets": [{"wards": {"9": [3, 3]}}, {}, {}, {}]}, "sheets.0.wards.9.1"),
    ("nurse-patient", {"sheets": [{"wards": {"4": [1, 2, 3, 4]}}, {}, {}, {}]}, "sheets.0.wards.4"),
    ("nurse-patient", {"sheets": [{"nurses": [9]}, {}, {}, {}]}, "sheets.0.nurses"),
    ("nurse-patient", {"sheets": [{"critical": ["9-1"]}, {}, {}, {}]}, "sheets.0.critical"),
    ("nurse-patient", {"sheets": [{"screens": ["9-1"]}, {}, {}, {}]}, "sheets.0.screens"),
    ("nurse-patient", {"sheets": [{"stethoscopes": [2, 0]}, {}, {}, {}]}, "sheets.0.stethoscopes.0"),
    ("nurse-patient", {"sheets": [{"stethoscopes": [3, 4]}, {}, {}, {}]}, "sheets.0.stethoscopes.1"),
    ("nurse-patient", {"sheets": [{"claims": {"cardio-nurses": 8}}, {}, {}, {}]}, "sides"),
    ("nurse-patient", {"sheets": [{"boxes": {"total": 3}}, {}, {}, {}]}, "sheets.0.boxes"),
    ("nurse-patient", {"sheets": [{"beds": 3}, {}, {}, {}]}, "sheets.0.beds"),
    ("following", {"picks": ["red", "red", "-", "-"]}, "picks.1"),
    ("following", {"turn": 1}, "turn"),
    ("both-refused", {"refused": 0}, "refused"),
    ("crossing", {"spent": [0, 0]}, "spent"),
    ("critical", {"last": "9-2"}, "last"),
    ("claiming", {"checking": 1, "sides": {"cardio-nurses": 8, "cardio-bags": 0}}, "checking"),
    ("winners", {"round": 23}, "round"),
]


@pytest.mark.parametrize(("name", "changes", "named"), WRONG)
def test_the_field_that_is_wrong_is_named(name, changes, named):
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(position(name, **changes))
    assert caught.value.path == named


def test_a_wrong_box_is_named():
    data = position("winners")
    data["sheets"] = [data["sheets"][0] | {"boxes": data["sheets"][0]["boxes"] | {"total": 31}}, data["sheets"][1]]
    with pytest.raises(PositionError, match="must be 30 here, got 31"):
        GAME.from_dict(data)


def test_a_view_is_no_position():
    view = GAME.from_dict(position("following")).view(1)
    with pytest.raises(PositionError, match="this is a view"):
        GAME.from_dict(view.to_dict())


@pytest.mark.parametrize("name", BOOK["positions"])
def test_left_out_fields_are_as_new_leaves_them(name):
    state = GAME.from_dict(position(name))
    assert GAME.from_dict(state.to_dict()) == state
    assert GAME.from_dict({"seats": 4}) == GAME.new(seats=4)
