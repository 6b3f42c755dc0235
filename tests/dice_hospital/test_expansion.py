"""Experimental Medicine (002:158-159, 003:67), an option of Dice Hospital: trials, drugs, transplants, students."""

from random import Random

import pytest

from kit.engine import CHANCE
from kit.games.dice_hospital import GAME
from kit.games.dice_hospital.box import DEPARTMENT, DEPARTMENTS
from tests.dice_hospital.tables import do, legal, numbers, rules, words, working

ON = {"expansion_deck": "003"}


def lab(patients, **changes):
    """Seat 0 of two at work with tiles and specialists of the expansion."""
    return working(patients, options=ON | changes.pop("options", {}), **changes)


def test_training_department_heals_two_of_equal_value_of_any_colours():
    state = do(lab("red-3 green-3 yellow-2", built=["training-department"]), "activate nurse training-department")
    assert state.chore == "treat"
    assert words(do(state, "treat red-3 green-3")) == ["red-4-treated", "yellow-2", "green-4-treated"]
    assert rules(lab("red-3 green-2", built=["training-department"]), "activate nurse training-department") == [
        "dh-full-effect"
    ]


def test_clinical_trials_lower_a_fit_patient_for_a_weak_one():
    state = do(lab("red-1 green-4 yellow-6", built=["clinical-trials"]), "activate nurse clinical-trials")
    assert legal(state) == {"trial red-1 green-4", "trial red-1 yellow-6"}
    assert rules(state, "trial green-4 red-1") == ["dh-department-effect", "dh-trial"]
    assert rules(state, "trial green-4 yellow-6") == ["dh-department-effect"]
    assert rules(state, "treat red-1") == ["dh-department-effect"]
    do(state, "trial red-1 green-4")
    assert words(state) == ["red-3-treated", "yellow-6", "green-3-treated"]


def test_a_trial_needs_a_fit_and_a_weak_patient():
    for patients in ("red-1 green-3", "red-4 green-6"):
        assert rules(lab(patients, built=["clinical-trials"]), "activate nurse clinical-trials") == ["dh-full-effect"]


def test_drug_laboratory_rolls_a_die_again():
    state = do(lab("red-1 green-4", built=["drug-laboratory"]), "activate nurse drug-laboratory", "drug red-1")
    assert state.to_act == CHANCE
    assert legal(state) == {"roll 2", "roll 3", "roll 4", "roll 5"}
    assert rules(state, "roll 1") == ["dh-reroll"]
    assert words(do(state, "roll 5")) == ["red-5-treated", "green-4"]
    assert state.phase == "activate"


def test_transplant_unit_swaps_two_values():
    state = do(lab("red-1 green-6 yellow-1", built=["transplant-unit"]), "activate nurse transplant-unit")
    assert legal(state) == {"swap red-1 green-6", "swap yellow-1 green-6"}
    assert numbers(state, "swap red-1 yellow-1") == {"value": 1}
    assert words(do(state, "swap red-1 green-6")) == ["red-6-treated", "yellow-1", "green-1-treated"]


def test_whoever_is_lowered_rolled_or_swapped_sets_off_a_specialist_of_the_colour():
    state = lab("red-1 green-6 green-2", built=["transplant-unit"], staff=["pharmacist"])
    do(state, "activate pharmacist transplant-unit", "swap red-1 green-6")
    assert words(do(state, "effect green-1-treated")) == ["red-6-treated", "green-2", "green-2-treated"]
    state = lab("red-1 green-4", built=["clinical-trials"], staff=["pharmacist"])
    do(state, "activate pharmacist clinical-trials", "trial red-1 green-4")
    assert words(do(state, "effect green-3-treated")) == ["red-3-treated", "green-4-treated"]
    state = lab("green-1", built=["drug-laboratory"], staff=["pharmacist"])
    do(state, "activate pharmacist drug-laboratory", "drug green-1", "roll 4")
    assert words(do(state, "effect green-4-treated")) == ["green-5-treated"]


def test_medical_student_heals_one_just_treated_and_lowers_another():
    state = do(lab("red-2 green-5 yellow-1", staff=["medical-student"]), "activate medical-student critical-care")
    do(state, "treat red-2")
    assert legal(state) == {"trial red-3-treated green-5", "no-effect"}
    assert rules(state, "trial green-5 red-3-treated") == ["dh-specialist-target"]
    assert rules(state, "trial red-3-treated yellow-1") == ["dh-trial"]
    assert words(do(state, "trial red-3-treated green-5")) == ["red-4-treated", "yellow-1", "green-4-treated"]


def test_medical_student_discharges_a_six():
    state = do(lab("red-5 green-5", staff=["medical-student"]), "activate medical-student critical-care", "treat red-5")
    do(state, "trial red-6-treated green-5")
    assert (words(state), state.out[0]) == (["green-4-treated"], (1, 0, 0))


def test_registrar_brings_a_point_for_a_discharge_however_many_leave():
    state = lab("red-6 red-6 red-6 green-1", built=["anaesthesia"], staff=["registrar"])
    do(state, "activate registrar anaesthesia", "treat red-6 red-6 red-6")
    assert (state.phase, state.chore) == ("bonus", "treat")
    assert rules(state, "bonus 3") == ["dh-registrar"]
    do(state, "bonus 1")
    assert (state.scores[0][7], state.phase) == (1, "activate")


def test_registrar_brings_nothing_where_nobody_leaves():
    state = do(lab("red-5", staff=["registrar"]), "activate registrar critical-care", "treat red-5")
    assert (state.scores[0][7], state.phase) == (0, "activate")


def test_resident_heals_two_of_one_value():
    state = do(lab("red-2 green-3 yellow-4", staff=["resident"]), "activate resident critical-care", "treat red-2")
    assert legal(state) == {"effect red-3-treated green-3", "no-effect"}
    assert words(do(state, "effect red-3-treated green-3")) == ["red-4-treated", "yellow-4", "green-4-treated"]
    one = lab("red-2 green-3", staff=["resident"], options={"specialist_count": "one-patient"})
    do(one, "activate resident critical-care", "treat red-2")
    assert legal(one) == {"effect red-3-treated", "effect green-3", "no-effect"}


def test_transplant_surgeon_swaps_one_just_treated():
    state = lab("red-1 red-5 green-6 yellow-2", staff=["transplant-surgeon"])
    do(state, "activate transplant-surgeon intensive-care", "treat red-1")
    assert legal(state) == {"swap red-5 red-2-treated", "swap red-2-treated green-6", "no-effect"}
    assert rules(state, "swap red-2-treated yellow-2") == ["dh-swap"]
    assert rules(state, "swap red-5 green-6") == ["dh-specialist-target"]
    do(state, "swap red-2-treated green-6")
    assert words(state) == ["red-5", "red-6-treated", "yellow-2", "green-2-treated"]


def test_clinical_researcher_lowers_another_for_a_blood_bag():
    state = lab("yellow-3 yellow-5 yellow-1 green-4", staff=["clinical-researcher"])
    do(state, "activate clinical-researcher oncology", "treat yellow-3")
    assert legal(state) == {"lower yellow-5", "no-effect"}
    assert rules(state, "lower yellow-1") == ["dh-trial"]
    assert rules(state, "lower green-4") == ["dh-specialist-target"]
    do(state, "lower yellow-5")
    assert (sorted(words(state)), state.bags) == (
        ["green-4", "yellow-1", "yellow-4-treated", "yellow-4-treated"],
        [1, 0],
    )


def test_pharmacologist_rolls_another_green_die_again():
    state = lab("green-3 green-1 red-1", staff=["pharmacologist"])
    do(state, "activate pharmacologist pharmacy", "treat green-3")
    assert legal(state) == {"drug green-1", "no-effect"}
    do(state, "drug green-1", "roll 3")
    assert (words(state), state.phase) == (["red-1", "green-3-treated", "green-4-treated"], "activate")


def test_eight_tiles_of_one_half_go_back_with_four_players():
    state = do(GAME.new(seats=4, **ON), "start 0", "fill-bag 63", "ambulances 5")
    assert len(state.chances()) == 12
    half = [str(action) for action, _ in state.chances()]
    do(state, *half[:7])
    assert rules(state, half[0]) == ["dh-set-aside"]
    assert rules(state, "set-aside clinical-trials") == ["dh-set-aside"]
    do(state, half[7])
    assert rules(state, "decks 24 36") == ["dh-expansion-deck"]
    do(state, "decks 24 24")
    weights = {action.args[0]: weight for action, weight in state.chances()}
    assert sorted(weights.values()) == [1] * 8 + [2] * 8
    assert weights["clinical-trials"] == 2


@pytest.mark.parametrize("seats", [2, 3])
def test_two_and_three_players_leave_one_half_in_the_box(seats):
    state = do(GAME.new(seats=seats, **ON), "start 0", f"fill-bag {9 * (seats + 3)}", f"ambulances {seats + 1}")
    assert state.phase == "decks"
    do(state, "decks 20 24")
    weights = {action.args[0]: weight for action, weight in state.chances()}
    assert sorted(weights.values()) == [1] * 12 + [2] * 4


def test_without_the_expansion_none_of_it_is_there():
    state = do(GAME.new(), "start 0", "fill-bag 45", "ambulances 3")
    assert state.phase == "offer"
    assert len(state.chances()) == 12
    assert rules(state, "new-department clinical-trials") == ["dh-expansion"]


@pytest.mark.parametrize(("seats", "tiles"), [(2, 1), (4, 2)])
def test_dh_copies_counts_what_was_shuffled(seats, tiles):
    """By 003 one of each base tile for two or three players, two for four, and one of each base specialist."""
    state = GAME.new(seats=seats, expansion_deck="003")
    rng = Random(seats)
    while state.phase != "offer":
        state.apply(state.deal(rng) if state.to_act == CHANCE else state.legal_actions()[0])
    base = (one for one in DEPARTMENTS if not one.printed and not one.expansion)
    name = next(one.id for one in base if DEPARTMENT[one.id] not in state.aside)
    data = state.to_dict()
    changed = GAME.from_dict({**data, "offer_tiles": [name] * tiles})
    refusals = {one.rule: one.data for one in changed.why_not(GAME.action("new-department", name))}
    assert refusals["dh-copies"] == {"improvement": name, "count": tiles}
