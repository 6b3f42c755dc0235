"""Help from other hospitals after the last round (003:63-65), an option of Dice Hospital."""

from kit.drawing.tokens import SCREEN_LIGHT
from kit.games.dice_hospital import asking, table, text
from kit.games.touch import Ui
from tests.dice_hospital.tables import at, do, legal, rules, words
from tests.drawn import said
from translations import load

ON = {"final_round": "on"}


def helping(first, second, **changes):
    fields = {"round": 8, "ambulances": [[], []], "options": ON, "patients": [first.split(), second.split()]}
    return at("help", **(fields | changes))


def test_a_red_three_is_sent_to_its_free_place():
    """003:65."""
    state = helping("red-3 red-1", "yellow-4")
    assert legal(state) == {"send 1 red-3"}
    do(state, "send 1 red-3")
    assert (state.scores[0][5], words(state), state.to_act) == (1, ["red-1"], 1)


def test_who_cannot_send_passes_and_all_go_on():
    state = do(helping("red-3 yellow-4 red-5", "green-1"), "send 1 red-3")
    assert state.to_act == 0
    assert legal(state) == {"send 1 yellow-4", "send 2 red-5"}


def test_a_place_takes_one_patient():
    state = helping("red-3 red-5", "red-3", ambulances=[["red-3"], []])
    assert rules(state, "send 1 red-3") == ["dh-final-place"]
    assert rules(state, "send 2 yellow-3") == ["dh-final-round"]
    assert rules(state, "send 3 red-6") == ["dh-final-place", "dh-final-round"]


def test_treated_patients_are_sent_as_well():
    assert legal(helping("red-3-treated", "")) == {"send 1 red-3"}


def test_each_patient_left_costs_a_point():
    state = do(helping("red-3 red-1 green-1", "yellow-4"), "send 1 red-3", "send 1 yellow-4")
    assert state.phase == "left-behind"
    assert rules(state, "left-behind -1") == ["dh-final-left"]
    do(state, "left-behind -2", "final 0 0", "final 0 0", "winners 1")
    outcome = state.outcome()
    assert [score.total for score in outcome.scores] == [-1, 1]


def test_the_final_round_follows_the_eighth_discharge():
    state = at("discharge", round=8, options=ON, patients=[["red-3"], ["red-1"]])
    do(state, "discharge 0 0", "discharge 0 0")
    assert (state.phase, state.to_act, len(state.ambulances)) == ("help", 0, 2)
    assert do(state, "send 1 red-3").phase == "left-behind"


def test_the_ambulances_are_back_and_nobodys():
    """003:63: all of them stand in the middle; at the discharge before, each was still somebody's."""
    english = load("en", "dice-hospital")
    for phase, ambulances, owned in (("discharge", 3, True), ("help", 2, False)):
        state = at(phase, round=8, options=ON, ambulances=[[]] * ambulances, patients=[["red-3"], []])
        view = state.view(0)
        assert [asking.taker(view, number) is not None for number in (1, 2)] == [owned, owned]
        assert any("taken: <" in line for line in text.lines(view, english, lambda seat: f"<{seat}>")) is owned
        drawn = table.draw(view, english, SCREEN_LIGHT, ("Ann", "Ben"), Ui(), 736.0)
        assert said(drawn).count("Ben") == 1 + owned
