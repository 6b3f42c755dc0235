"""What is wrong is refused with an error that names it, and never with another."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.engine import ParseError, PositionError
from kit.engine.probes.wild import spoilt
from kit.games.dice_hospital import GAME
from tests.dice_hospital.tables import at, walk

some = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
OPTIONS = (
    {},
    {"pandemic_mode": "on", "superbug": "on", "crisis": "on"},
    {"pandemic_mode": "on", "pandemic": "at-choice"},
)


def read(data):
    """The position, None for one that is refused by name and reason."""
    try:
        return GAME.from_dict(data)
    except PositionError as error:
        if error.path and error.reason:
            return None
        raise AssertionError("a PositionError without words") from error


@pytest.mark.parametrize("text", ["", "treat", "activate surgeon", "die red 7", "treat red-7", "heal red3", "end now"])
def test_text_moves(text):
    with pytest.raises(ParseError):
        GAME.parse(text)


@some
@given(st.integers(0, 20), st.integers(0, 2**32))
def test_a_spoilt_position_is_playable_or_a_position_error(game, seed):
    rng = Random(seed)
    states = [before for before, _, _ in walk(2 + game % 3, OPTIONS[game % len(OPTIONS)], game)]
    data = rng.choice(states).to_dict()
    for _ in range(rng.randint(1, 3)):
        data = spoilt(data, rng)
    state = read(data)
    while state is not None and state.to_act is not None:
        state.apply(rng.choice(state.legal_actions()))
    assert state is None or state.outcome() is not None


@pytest.mark.parametrize(
    ("phase", "field", "wrong", "named"),
    [
        ("activate", "seats", 5, "seats"),
        ("activate", "phase", "working", "phase"),
        ("activate", "round", 9, "round"),
        ("activate", "patients", [["red-7"], []], "patients.0.0"),
        ("activate", "patients", [["red-3"] * 16, []], "patients.0"),
        ("worsen", "patients", [["green-3-was-red"], []], "patients.0"),
        ("improve", "patients", [["green-3-treated"], []], "patients.0"),
        ("activate", "built", [["pharmacy"], []], "built"),
        ("activate", "built", [["urology"] * 3, []], "built"),
        ("activate", "placed", [[["surgeon", "clinic"]], []], "placed.0"),
        ("activate", "placed", [[["nurse", "clinic"], ["nurse", "clinic"]], []], "placed.0"),
        ("choose", "taken", [1, 2], "taken.0"),
        ("worsen", "out", [[9, 9, 9], [0, 0, 0]], "out.0"),
        ("winners", "scores", [[0, 0, 0, 1, 0, 0, 0, 0], [0] * 8], "scores.0"),
        ("activate", "administrators", ["robert-edwards"] * 2, "administrators"),
    ],
)
def test_the_field_that_is_wrong_is_named(phase, field, wrong, named):
    base = {"choose": {"ambulances": [["red-2"] * 3] * 3, "taken": [0, 0]}, "winners": {"round": 8, "turn": 2},
            "improve": {"offer_tiles": ["urology"] * 2, "offer_cards": ["surgeon"]}}  # fmt: skip
    with pytest.raises(PositionError) as caught:
        at(phase, **(base.get(phase, {}) | {field: wrong}))
    assert caught.value.path == named
