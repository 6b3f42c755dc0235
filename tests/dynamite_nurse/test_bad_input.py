"""What is wrong is refused with an error that names it, and never with another."""

from random import Random

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from kit.engine import ParseError, PositionError
from kit.engine.probes.wild import spoilt
from tests.dynamite_nurse.playing import walk
from tests.dynamite_nurse.stored import BOOK, GAME, position

some = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
FIELDS = ("seats", "options", "phase", "asked", "start", "turn", "hands", "wards", "beds", "kills", "discards", "aside",
          "audits", "used", "draws", "drawn", "visit", "op", "event", "cancels", "passed", "drug", "turn_to", "viewer",
          "x")  # fmt: skip
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(("act", "audit")),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=12,
)


@pytest.mark.parametrize("seats", [0, 1, 7, -3, 10**9, True, "3", 3.0, [3]])
def test_seats(seats):
    with pytest.raises(ValueError, match="seats must be 2–6, got"):
        GAME.new(seats=seats)


def test_options():
    with pytest.raises(ValueError, match=r"emergency_op must be standard \| no-turn \| no-rescue, got 'never'"):
        GAME.new(emergency_op="never")
    with pytest.raises(ValueError, match="unknown option 'colour' of dynamite-nurse; there are deal_open, beds"):
        GAME.new(colour="red")


WORDS = (
    *("", "outpatient", "outpatient doctor-5 1", "outpatient patient-4", "outpatient patient-4 6", "operate patient-4"),
    *(
        "discard",
        "treat 1 1 0",
        "choose 0",
        "choose 51",
        "choose one",
        "choose 01",
        "PASS",
        "pass now",
        "nurse",
        "draw",
    ),
    *("resolve audit maybe", "epidemic 1 2", "cancel 1", "<b>end</b>", "end\u202e", "🙂", "end; pass", "choose ١"),
)


@pytest.mark.parametrize("text", [word for word in WORDS if word != "discard"])
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
@given(st.dictionaries(st.sampled_from(FIELDS), values))
@example({"seats": 3, "hands": [[{}], [], []]})
@example({"seats": 3, "phase": ["act"]})
def test_any_dict_is_a_position_or_a_position_error(data):
    state = read(data)
    assert state is None or state.legal_actions()


@some
@given(st.integers(0, 20), st.integers(0, 2**32))
def test_a_spoilt_position_is_playable_or_a_position_error(game, seed):
    rng = Random(seed)
    data = rng.choice(STEPS[game % len(STEPS)])
    for _ in range(rng.randint(1, 3)):
        data = spoilt(data, rng)
    state = read(data)
    for _ in range(200):
        if state is None or state.to_act is None:
            break
        state.apply(rng.choice(state.legal_actions()))
    assert state is None or state.to_act is None or state.legal_actions()


STEPS = [[after.to_dict() for _, _, _, after in walk(seats, seats)] for seats in (2, 3, 4)]


@pytest.mark.parametrize(
    ("name", "field", "wrong", "named"),
    [
        ("act", "seats", 7, "seats"),
        ("act", "phase", "acting", "phase"),
        ("act", "hands", [["blackout"], [], []], "hands.0.0"),
        ("act", "hands", [["patient-9", "patient-9"], [], []], "hands.0"),
        ("act", "hands", [[], ["doctor-5"] * 6, []], "hands.1"),
        ("act", "wards", [[["patient-3"]], [], []], "wards.0.0"),
        ("act", "beds", [0, 3, 3], "beds.0"),
        ("act", "used", "visit", "used"),
        ("act", "drawn", "blackout", "drawn"),
        ("act", "draws", 1, "draws"),
        ("act", "visit", ["patient-1", 1], "visit"),
        ("act", "asked", 1, "asked"),
        ("act", "turn_to", 1, "turn_to"),
        ("act", "jumped", [1], "jumped"),
        ("act", "kills", [["patient-5"] * 6 + ["patient-1"] * 4, [], []], "kills"),
        ("choose", "op", ["doctor-2", 0, [], []], "op.0"),
        ("choose", "op", ["doctor-5", 1, [], []], "op.1"),
        ("choose", "op", ["doctor-5", 0, [2], []], "op.2"),
        ("operation", "asked", 0, "asked"),
        ("answer", "discards", [], "discards"),
        ("answer", "cancels", [0], "cancels.0"),
        ("resolve", "event", ["cancel", 0, -1, 0], "event.0"),
        ("resolve", "event", ["audit", 0, 0, 0], "event.2"),
        ("target", "event", ["turn-worse", 0, 1, 2], "event.3"),
        ("kirikaeshi-spoilt", "op", ["doctor-3", 1, [0], [0]], "op.0"),
        ("harm", "drug_left", 2, "drug_left"),
        ("reshuffle", "passes", 2, "passes"),
        ("worsen", "wards", [[], [], []], "phase"),
    ],
)
def test_the_field_that_is_wrong_is_named(name, field, wrong, named):
    with pytest.raises(PositionError) as caught:
        GAME.from_dict(position(name) | {field: wrong})
    assert caught.value.path == named


def test_a_view_is_no_position():
    view = GAME.from_dict(position("visit")).view(1)
    with pytest.raises(PositionError, match="this is a view"):
        GAME.from_dict(view.to_dict())


@pytest.mark.parametrize("name", BOOK["positions"])
def test_left_out_fields_are_as_new_leaves_them(name):
    state = GAME.from_dict(position(name))
    assert GAME.from_dict(state.to_dict()) == state
    assert GAME.from_dict({"seats": 4}) == GAME.new(seats=4)
