"""The activation phase of Dice Hospital, with the worked examples of both texts (002:70-94, 003:15-41)."""

import pytest

from tests.dice_hospital.tables import at, do, legal, numbers, rules, words, working


def test_pharmacy_heals_a_green_patient_by_a_nurse():
    """003:21, first example."""
    state = do(working("green-3 red-3"), "activate nurse pharmacy")
    assert state.chore == "treat"
    do(state, "treat green-3")
    assert words(state) == ["red-3", "green-4-treated"]


@pytest.mark.parametrize(("patients", "open"), [("red-3 red-3 red-3", True), ("red-3 red-3 red-4 green-3", False)])
def test_anaesthesia_needs_three_red_patients_of_one_value(patients, open):
    """003:21, second example."""
    state = working(patients, built=["anaesthesia"])
    assert (rules(state, "activate nurse anaesthesia") == []) is open
    assert open or rules(state, "activate nurse anaesthesia") == ["dh-full-effect"]


def test_surplus_steps_of_an_operation_are_lost_and_the_patient_leaves():
    """003:23: of three steps for a 5, the third is ignored; dh-full-effect: a 6 may have +3 too."""
    state = working("red-5 red-6", built=["operating-theatre"])
    do(state, "activate nurse operating-theatre")
    assert legal(state) == {"treat red-5", "treat red-6"}
    do(state, "treat red-5")
    assert state.out[0] == (1, 0, 0)
    assert words(state) == ["red-6"]


def test_surgeon_in_intensive_care_heals_a_two_to_four():
    """003:27."""
    state = do(working("red-2 red-5", staff=["surgeon"]), "activate surgeon intensive-care", "treat red-2")
    assert legal(state) == {"effect red-3-treated", "no-effect"}
    assert words(do(state, "effect red-3-treated")) == ["red-5", "red-4-treated"]


def test_haematologist_in_renal_medicine_heals_one_of_three_again():
    """003:29: two from 3 to 4, one from 3 to 5."""
    state = working("yellow-3 yellow-3 yellow-3", built=["renal-medicine"], staff=["haematologist"])
    do(state, "activate haematologist renal-medicine", "treat yellow-3 yellow-3 yellow-3", "effect yellow-4-treated")
    assert words(state) == ["yellow-4-treated", "yellow-4-treated", "yellow-5-treated"]


def test_pharmacist_in_anaesthesia_is_not_triggered():
    """003:31: three red from 2 to 3, no effect for green."""
    state = working("red-2 red-2 red-2 green-2", built=["anaesthesia"], staff=["pharmacist"])
    do(state, "activate pharmacist anaesthesia", "treat red-2 red-2 red-2")
    assert state.phase == "activate"
    assert words(state) == ["red-3-treated"] * 3 + ["green-2"]


def test_a_blood_bag_makes_a_red_patient_green_for_the_pharmacy():
    """003:35: the red patient is healed as a green one; the colour comes back at the end of the phase."""
    state = working("red-3", bags=1)
    assert numbers(state, "activate nurse pharmacy") == {"department": "pharmacy", "bag": 1}
    do(state, "dye red-3 green")
    assert state.bags[0] == 0
    do(state, "activate nurse pharmacy", "treat green-3-was-red")
    assert words(state) == ["green-4-treated-was-red"]
    assert words(do(state, "end")) == ["red-4-treated"]


def test_a_patient_of_value_six_is_discharged():
    """003:41."""
    state = do(working("green-6"), "activate nurse clinic", "treat green-6")
    assert (state.out[0], state.patients[0]) == ((0, 0, 1), ())


def test_dyed_patients_leave_in_their_own_colour():
    """dh-colour-counts."""
    state = do(working("red-6", bags=1), "dye red-6 green", "activate nurse pharmacy", "treat green-6-was-red")
    assert state.out[0] == (1, 0, 0)


def test_each_meeple_and_each_department_works_once():
    state = do(working("red-1 red-1 red-1 red-1", staff=["surgeon"]), "activate surgeon critical-care", "treat red-1")
    do(state, "no-effect")
    assert rules(state, "activate nurse critical-care") == ["dh-department-once"]
    assert rules(state, "activate surgeon intensive-care") == ["dh-meeple-once"]
    do(state, "activate nurse intensive-care", "treat red-1")
    assert rules(state, "activate nurse intensive-care") == ["dh-department-once"]


def test_the_fourth_nurse_is_refused():
    state = working("red-1 yellow-1 green-1 red-3")
    do(state, "activate nurse critical-care", "treat red-1", "activate nurse oncology", "treat yellow-1")
    do(state, "activate nurse pharmacy", "treat green-1")
    assert numbers(state, "activate nurse imaging") == {"have": 3}
    assert legal(state) == {"end"}


def test_two_tiles_of_one_name_work_once_each():
    state = working("red-1 red-2", built=["operating-theatre", "operating-theatre"])
    do(state, "activate nurse operating-theatre", "treat red-1", "activate nurse operating-theatre", "treat red-2")
    assert words(state) == ["red-4-treated", "red-5-treated"]
    assert rules(state, "activate nurse operating-theatre") == ["dh-department-once"]


def test_only_own_meeples_and_departments():
    state = working("red-1")
    assert rules(state, "activate surgeon operating-theatre") == ["dh-meeple", "dh-department", "dh-full-effect"][:2]
    assert rules(state, "activate surgeon critical-care") == ["dh-meeple"]
    assert rules(state, "activate nurse operating-theatre") == ["dh-department"]


def test_a_treated_patient_can_be_treated_again_and_stays_in_its_row():
    state = do(working("red-1"), "activate nurse critical-care", "treat red-1")
    do(state, "activate nurse intensive-care", "treat red-2-treated")
    assert words(state) == ["red-3-treated"]


def test_equal_patients_of_different_rows_are_different_targets():
    state = do(working("red-2 red-3 red-3"), "activate nurse intensive-care", "treat red-2", "activate nurse imaging")
    assert legal(state) == {"treat red-3", "treat red-3-treated"}


def test_a_run_takes_three_values_in_a_row():
    state = working("yellow-2 yellow-3 yellow-4 yellow-5 yellow-5", built=["urology"])
    do(state, "activate nurse urology")
    assert legal(state) == {"treat yellow-2 yellow-3 yellow-4", "treat yellow-3 yellow-4 yellow-5"}
    assert rules(state, "treat yellow-2 yellow-3 yellow-5") == ["dh-department-effect"]
    assert rules(state, "treat yellow-3 yellow-4 yellow-6") == ["dh-patient"]


def test_another_patient_is_none_of_those_just_treated():
    state = working("red-2 red-3 green-3", staff=["anaesthetist"])
    do(state, "activate anaesthetist critical-care", "treat red-2")
    assert legal(state) == {"effect red-3", "no-effect"}


def test_equal_value_is_compared_after_the_department():
    state = working("red-2 green-3 green-2 yellow-3", staff=["cardiologist"])
    do(state, "activate cardiologist critical-care", "treat red-2")
    assert legal(state) == {"effect green-3", "effect yellow-3", "no-effect"}


def test_a_discharged_patient_has_no_equal():
    state = working("red-6 green-6", staff=["cardiologist"])
    do(state, "activate cardiologist critical-care", "treat red-6")
    assert state.phase == "activate"


def test_paramedic_heals_any_low_patient_by_two():
    state = working("red-4 green-2 yellow-5", staff=["paramedic"])
    do(state, "activate paramedic clinic", "treat yellow-5", "effect green-2")
    assert words(state) == ["red-4", "yellow-6-treated", "green-4-treated"]


def test_triage_nurse_heals_two_patients_and_with_one_patient_only_one():
    pair = working("red-1 green-2 yellow-5", staff=["triage-nurse"])
    do(pair, "activate triage-nurse clinic", "treat yellow-5")
    assert legal(pair) == {"effect red-1 green-2", "no-effect"}
    one = working("red-1 green-2 yellow-5", staff=["triage-nurse"], options={"specialist_count": "one-patient"})
    do(one, "activate triage-nurse clinic", "treat yellow-5")
    assert legal(one) == {"effect red-1", "effect green-2", "no-effect"}


def test_specialist_target():
    for option, found in (
        ("standard", {"effect red-3-treated"}),
        ("any-of-colour", {"effect red-3-treated", "effect red-5"}),
    ):
        state = working("red-2 red-5 green-1", staff=["surgeon"], options={"specialist_target": option})
        do(state, "activate surgeon critical-care", "treat red-2")
        assert legal(state, "effect") == found
        assert rules(state, "effect green-1") == ["dh-specialist-target"]


def test_blood_bags_heal_and_are_spent():
    state = do(working("red-6 green-2", bags=2), "heal red-6", "heal green-2")
    assert (state.out[0], words(state), state.bags[0]) == ((1, 0, 0), ["green-3-treated"], 0)
    assert rules(state, "heal green-3-treated") == ["dh-blood-bag"]
    assert numbers(state, "heal green-3-treated") == {"need": 1, "have": 0}


def test_colour_bag():
    """003:33: only a patient not treated yet; ``any-patient`` leaves it open as 002:90 does."""
    state = do(working("red-2", bags=2), "heal red-2")
    assert rules(state, "dye red-3-treated green") == ["dh-colour-bag"]
    free = do(working("red-2", bags=2, options={"colour_bag": "any-patient"}), "heal red-2", "dye red-3-treated green")
    assert words(free) == ["green-3-treated-was-red"]
    assert rules(working("red-2", bags=1), "dye red-2 red") == ["dh-colour-counts"]


def test_crash_centre_and_the_kits_own_departments():
    state = working("red-2 yellow-3 green-4 green-5", built=["crash-centre", "rehabilitation", "step-down-unit"])
    assert words(do(state.copy(), "activate nurse crash-centre", "treat red-2"))[0] == "red-6-treated"
    do(state, "activate nurse rehabilitation")
    assert legal(state) == {"treat red-2 yellow-3 green-4", "treat red-2 yellow-3 green-5"}


def test_seats_act_one_after_another_from_the_first_player():
    state = at("activate", first=1, patients=[["red-2"], ["red-2"]])
    assert state.to_act == 1
    assert rules(state, "end", seat=0) == ["dh-phase3-order"]
    assert do(state, "end").to_act == 0
    assert do(state, "end").phase == "worsen"


def test_a_blood_bag_may_come_between_department_and_specialist():
    """dh-bag-timing: it makes another red patient, who then is the anaesthetist's."""
    state = working("red-2 green-3", staff=["anaesthetist"], bags=1)
    do(state, "activate anaesthetist critical-care", "treat red-2")
    assert legal(state, "effect") == set()
    do(state, "dye green-3 red")
    assert legal(state) == {"effect red-3-was-green", "no-effect"}
    assert words(do(state, "effect red-3-was-green", "end")) == ["red-3-treated", "green-4-treated"]


def test_a_patient_healed_by_a_bag_stays_the_one_just_treated():
    state = working("red-2 red-5", staff=["surgeon"], bags=2)
    do(state, "activate surgeon critical-care", "treat red-2", "heal red-3-treated")
    assert legal(state, "effect") == {"effect red-4-treated"}
    do(state, "heal red-4-treated")
    assert legal(state) == {"effect red-5-treated", "no-effect"}
