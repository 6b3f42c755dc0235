"""Operations: one doctor on several patients, almighty doctors, spoilt and saved operations, the operating table."""

import pytest

from tests.dynamite_nurse.stored import at, do, kills, legal, state, ward


def operating(doctor, ward, **fields):
    """A turn with one doctor in hand."""
    return at(phase="act", hands=[[doctor], [], []], wards=[[[card, worse] for card, worse in ward], [], []], **fields)


def ways(state):
    """Every set of places that can be declared, by trying all the steps."""
    found = set()
    for action in state.legal_actions():
        if action.kind == "declare":
            found.add(state.op.places)
        else:
            after = state.copy()
            after.apply(action)
            found |= ways(after)
    return found


@pytest.mark.parametrize(
    "difficulties", [(8,), (5, 3), (4, 4), (2, 2, 2, 2)], ids=["one 8", "5 and 3", "two 4s", "four 2s"]
)
def test_dn_operation_sum_the_examples_of_the_text(difficulties):
    """A doctor of skill 8 (000:160-161)."""
    patients = [(f"patient-{difficulty}", False) for difficulty in difficulties]
    chosen = do(operating("doctor-8", patients), "operate doctor-8")
    assert tuple(range(1, len(difficulties) + 1)) in ways(chosen)


def test_dn_operation_sum_every_choice_within_the_skill_and_no_other():
    patients = [("patient-4", False), ("patient-3", True), ("patient-5", False), ("patient-0", False)]
    chosen = do(operating("doctor-7", patients), "operate doctor-7")
    worth = {1: 4, 2: 3, 3: 5, 4: 0}
    every = {tuple(p for p in worth if number >> (p - 1) & 1) for number in range(1, 16)}
    assert ways(chosen) == {places for places in every if sum(worth[place] for place in places) <= 7}


def test_dn_almighty_any_choice_of_patients_within_the_skill():
    patients = [("patient-4", False), ("patient-3", True), ("patient-5", False), ("patient-4", False)]
    chosen = do(operating("almighty-4", patients), "operate almighty-4")
    assert ways(chosen) == {(1,), (2,), (4,), (1, 2), (1, 4), (2, 4), (1, 2, 4)}


def test_dn_operation_nobody_within_the_skill():
    assert legal(operating("doctor-3", [("patient-4", False)])) == ["end"]


def test_dn_treated_face_up_leaves_face_down_turns_up_and_the_doctor_is_spent():
    after = do(state("treat"), "treat 1 1 0 0")
    assert ward(after, 0) == [("patient-6", False), ("patient-4", False)]
    assert len(after.discards) == 2
    assert after.phase == "next"


def test_dn_op_sabotage_each_other_player_clockwise_whatever_they_hold():
    empty = at(seats=4, phase="operation", asked=1, used="operation", op=["doctor-5", 0, [1], []],
               hands=[[], [], [], []], wards=[[["patient-3", False]], [], [], []])  # fmt: skip
    asked = []
    while empty.phase == "operation":
        asked.append(empty.to_act)
        do(empty, "pass")
    assert asked == [1, 2, 3]


def test_dn_op_sabotage_one_player_plays_several_and_all_are_asked_again():
    hands = [[], ["misdiagnosis", "misdiagnosis"], ["intern"]]
    operation = state("operation", hands=hands)
    after = do(operation, "misdiagnosis 1", "pass", "pass", "resolve misdiagnosis stands")
    assert (after.to_act, after.passed) == (1, 0)
    after = do(after, "pass", "pass")
    assert legal(after) == ["treat 0 1 1 0"]


def test_dn_op_sabotage_others_are_asked_round_until_all_pass():
    hands = [[], ["misdiagnosis"], ["misdiagnosis"]]
    after = do(state("operation", hands=hands), "pass", "misdiagnosis 2", "pass", "pass", "resolve misdiagnosis stands")
    assert after.to_act == 2
    after = do(after, "pass")
    assert (after.phase, after.to_act) == ("operation", 1)
    after = do(after, "misdiagnosis 1", "pass", "pass", "resolve misdiagnosis stands")
    assert legal(after) == ["treat 0 0 1 1"]


def test_dn_spoilt_patients_worsen_or_die_the_others_are_treated():
    after = do(state("treat", op=["doctor-10", 0, [1, 2], [2]]), "treat 1 0 0 1")
    assert (ward(after, 0), kills(after)) == ([("patient-4", False)], [1, 0, 0])


def test_dn_spoilers_an_intern_spoils_the_whole_operation():
    hands = [[], ["intern"], []]
    after = do(state("operation", hands=hands), "intern", "pass", "pass", "resolve intern stands")
    assert legal(after) == ["treat 0 0 1 1"]


@pytest.mark.parametrize(("cancels", "verdict"), [(0, "stands"), (1, "cancelled"), (2, "stands"), (3, "cancelled")])
def test_dn_resolve_the_card_played_last_takes_effect_first(cancels, verdict):
    """Seat 1 spoils, the operator cancels, seat 1 cancels that, the operator cancels again."""
    hands = [["cancel", "cancel"], ["intern", "cancel"], []]
    chain = do(state("operation", hands=hands), "intern")
    for number in range(cancels):
        canceller = 1 if number % 2 else 0
        while chain.to_act != canceller:
            do(chain, "pass")
        do(chain, "cancel")
    do(chain, "pass", "pass")
    assert legal(chain) == [f"resolve intern {verdict}"]
    assert len(chain.discards) == 1 + cancels


def test_dn_resolve_a_cancelled_spoiler_leaves_the_operation_as_it_was():
    hands = [["cancel"], ["intern"], []]
    after = do(state("operation", hands=hands), "intern", "pass", "cancel", "pass", "pass", "resolve intern cancelled")
    assert (after.phase, after.to_act, after.op.spoilt) == ("operation", 1, ())
    assert legal(do(after, "pass", "pass")) == ["treat 1 1 0 0"]


def test_dn_table_option_only_the_leftmost_in_beds():
    patients = [("patient-3", False), ("patient-6", True), ("patient-4", False), ("patient-1", False)]
    on = operating("doctor-1", patients, options={"table_option": "on"})
    assert legal(on) == ["end"]
    assert "operate doctor-1" in legal(operating("doctor-1", patients))


def test_dn_twice_one_operation_a_turn():
    after = do(operating("doctor-6", [("patient-6", True)]), "operate doctor-6", "choose 1", "declare", "pass", "pass")
    after = do(after, "treat 0 1 0 0")
    assert (ward(after, 0), after.phase) == ([("patient-6", False)], "next")
