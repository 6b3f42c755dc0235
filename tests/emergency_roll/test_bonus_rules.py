"""The six bonuses and how they work together, rule by rule (004:31-49)."""

import pytest

from tests.emergency_roll.playing import do, legal, rooms, rules
from tests.emergency_roll.stored import GAME, state, turn

DICE = {"red": 2, "yellow": 5, "green": 3}


def test_er_bonus_is_circled_before_the_patient_is_placed():
    position = state("stethoscopes")
    assert position.chore == "gain"
    assert legal(position) == {"circle-stethoscopes 2"}
    assert rules(position, "circle-bags 1") == ["er-bonus"]


def test_er_stethoscopes_gained_now_are_used_now():
    position = do(state("stethoscopes"), "circle-stethoscopes 2")
    values = {action.args[1] for action in position.legal_actions() if action.kind == "admit"}
    assert values == {2, 3, 4, 5, 6}
    do(position, "admit 5-1 2")
    assert legal(position) == {"cross 3 0"}


def test_er_stethoscopes_are_kept_for_later():
    position = do(state("stethoscopes"), "circle-stethoscopes 2", "admit 5-1 5")
    assert (position.sheets[0].stethoscopes, position.sheets[0].crossed) == (3, 0)
    assert position.to_act == 1


def test_er_bags_gained_now_is_used_now_for_colour():
    position = state("bag")
    before = do(position.copy(), "circle-bags 1")
    assert "10-1" in rooms(before)
    do(before, "admit 7-1 2 bag")
    assert legal(before) == {"cross 0 1"}


@pytest.mark.parametrize("circled", [[13, 0], [15, 3], [17, 17], [51, 0]])
def test_er_unlimited_stethoscopes(circled):
    position = state("surplus", sheets=[{"stethoscopes": circled}, {}, {}, {}])
    printed = circled[0] + 2 <= 15
    assert rules(position, "circle-stethoscopes 0") == ["er-stethoscopes" if printed else "er-unlimited"]
    assert do(position, "circle-stethoscopes 2").sheets[0].stethoscopes == circled[0] + 2


def test_er_unlimited_bags():
    position = state("bag", sheets=[{"bags": [9, 2]}, {}, {}, {}])
    assert rules(position, "circle-bags 0") == ["er-unlimited"]
    assert do(position, "circle-bags 1").sheets[0].bags == 10


def screening(wards, **changes):
    return turn("red", {"wards": wards, **changes}, 13, DICE, bonus="screen")


def test_er_screen_before_writing():
    position = screening({"8": [5]})
    assert rules(position, "admit 8-2 2") == ["er-rising"]
    do(position, "screen 8")
    assert rules(position, "admit 8-2 2") == []
    do(position, "admit 8-2 2")
    assert position.sheets[0].values[9:12] == [5, 2, 0]
    assert position.to_act == 1


def test_er_screen_after_writing_also_the_one_just_written():
    position = do(screening({}), "admit 8-1 2")
    assert position.phase == "screen"
    assert legal(position) == {"screen 8", "no-screen"}
    do(position, "screen 8")
    assert position.sheets[0].least[2] == 1


def test_er_screen_later_patients_rise_again_from_the_next():
    position = do(screening({"8": [5]}), "screen 8", "admit 8-2 2")
    assert position.sheets[0].least[2] == 3


def test_er_screen_after_a_six():
    position = do(screening({"5": [6]}), "screen 5", "admit 8-1 2")
    assert position.sheets[0].least[0] == 1


def test_er_screen_without_a_patient():
    position = screening({})
    assert "screen 8" not in legal(position)
    assert rules(position, "screen 8") == ["er-screen"]


def test_er_screen_lost_when_there_is_nobody():
    position = do(screening({}), "morgue")
    events = position.apply(GAME.parse("circle-morgue 1"))
    assert [event.kind for event in events] == ["circle-morgue", "screen-lost"]
    assert position.to_act == 1


def test_er_screen_may_be_declined():
    position = do(screening({"8": [5]}), "morgue", "circle-morgue 1")
    assert legal(position) == {"screen 8", "no-screen"}
    assert do(position, "no-screen").sheets[0].screened == 0


def test_er_screen_in_a_full_ward_does_nothing():
    position = screening({"4": [1, 2, 3]})
    do(position, "screen 4")
    assert position.sheets[0].screened
    assert not any(room.startswith("4-") for room in rooms(position))


def test_er_screen_again():
    position = screening({"8": [5], "9": [1]}, screens=["8-1"])
    assert rules(position, "screen 8") == ["er-screen-again"]
    assert rules(position, "screen 9") == []


def test_er_screen_bonus_comes_once():
    position = do(screening({"8": [5]}), "screen 8")
    assert rules(position, "screen 8") == ["er-screen-bonus", "er-screen-again"]


def test_er_critical():
    position = do(turn("green", {}, 10, DICE), "admit 9-1 3")
    assert (position.phase, position.chore) == ("critical", "critical")
    assert legal(position) == {"critical 9-1"}
    after = do(position, "critical 9-1")
    assert after.sheets[0].critical == 1 << 18


def test_er_nurse_and_er_nurse_track():
    wards, circled = {"5": [1], "7": [1]}, [5, 7]
    position = do(turn("green", {"wards": wards, "nurses": circled}, 13, DICE), "admit 9-1 3")
    assert legal(position) == {"nurse 9 9"}
    assert rules(position, "nurse 9 5") == ["er-nurse-track"]
    assert rules(position, "nurse 10 9") == ["er-nurse"]


def test_er_nurse_lost():
    position = do(turn("green", {"wards": {"7": [1, 2, 3]}, "nurses": [7]}, 13, DICE), "admit 7-4 4")
    assert legal(position) == {"nurse 7 0"}
    after = do(position, "nurse 7 0")
    assert after.sheets[0].nurses == 1 << 1
    assert after.sheets[0].values[7] == 4


def test_er_nurse_lost_cannot_go_to_another_ward():
    position = do(turn("green", {"wards": {"7": [1, 2, 3]}, "nurses": [7]}, 13, DICE), "admit 7-4 4")
    assert rules(position, "nurse 9 5") == ["er-nurse", "er-nurse-lost"]


def extra(sheet, **changes):
    """Seat 0 took the red 2 with an extra red patient of 3 or 4 (card 18)."""
    return turn("red", sheet, 18, DICE, bonus="extra", **changes)


def test_er_extra_in_either_order():
    position = extra({})
    one = do(position.copy(), "admit 8-1 2", "extra 5-1 3")
    other = do(position.copy(), "extra 5-1 3", "admit 8-1 2")
    assert one == other


def test_er_extra_in_the_same_ward():
    position = do(extra({}), "admit 5-1 2", "extra 10-1 4")
    assert position.to_act == 1
    same = do(extra({"wards": {"8": [1]}}), "admit 8-2 2", "extra 8-3 3")
    assert same.sheets[0].values[9:12] == [1, 2, 3]


def test_er_extra_either_value_and_stethoscopes_from_the_nearer():
    position = extra({})
    assert {a.args[1] for a in position.legal_actions() if a.kind == "extra"} == {2, 3, 4, 5}
    after = do(position.copy(), "extra 8-1 4", "admit 5-1 2")
    assert after.spent == (0, 0)
    after = do(position.copy(), "extra 8-1 5", "admit 5-1 2")
    assert legal(after) == {"cross 1 0"}


def test_er_extra_stethoscopes_are_shared_by_both():
    position = do(extra({"stethoscopes": [3, 0]}), "admit 8-1 4")
    assert {a.args[1] for a in position.legal_actions() if a.kind == "extra"} == {2, 3, 4, 5}
    assert rules(position, "extra 5-1 6") == ["er-stethoscope-cost"]
    assert legal(do(position, "extra 5-1 5")) == {"cross 3 0"}


def test_er_extra_takes_bags_as_usual():
    position = do(extra({"bags": [2, 0]}), "extra 7-1 3 bag", "admit 9-1 2 bag")
    assert legal(position) == {"cross 0 2"}


def test_er_extra_icon_makes_nobody_critical():
    position = do(extra({}), "admit 8-1 2")
    assert rules(position, "critical 8-1") == ["er-extra-icon"]
    assert do(position, "extra 5-1 3").sheets[0].critical == 0


@pytest.mark.parametrize(("option", "marks"), [("standard", 2), ("one-mark", 1)])
def test_er_extra_both_refused(option, marks):
    position = do(extra({}, options={"extra": option}), "morgue", "circle-morgue 1", "morgue-extra")
    assert legal(position) == {f"circle-morgue {marks - 1}"}
    assert do(position, f"circle-morgue {marks - 1}").sheets[0].morgue == marks


@pytest.mark.parametrize("option", ["standard", "one-mark"])
def test_er_extra_one_refused_costs_one(option):
    position = do(extra({}, options={"extra": option}), "morgue-extra", "circle-morgue 1", "admit 8-1 2")
    assert position.sheets[0].morgue == 1


def test_er_extra_patient_has_no_bonus_of_its_own():
    position = do(extra({}), "admit 8-1 2", "extra 5-1 3")
    assert (position.sheets[0].nurses, position.sheets[0].critical) == (0, 0)
    assert position.to_act == 1


@pytest.mark.parametrize(("card", "lost"), [(10, "critical"), (13, "nurse")])
def test_er_morgue_bonus(card, lost):
    position = turn("green", {}, card, DICE)
    events = position.apply(GAME.parse("morgue"))
    assert [(event.kind, event.data.get("bonus")) for event in events] == [("morgue", None), ("lost", lost)]
    tried = "critical 9-1" if lost == "critical" else "nurse 9 2"
    assert rules(position, tried) == ["er-morgue-bonus"]
    after = do(position, "circle-morgue 1")
    assert (after.sheets[0].nurses, after.sheets[0].critical) == (0, 0)


def test_er_morgue_bonus_keeps_stethoscopes_bags_and_screens():
    position = do(state("stethoscopes"), "circle-stethoscopes 2", "morgue", "circle-morgue 1")
    assert position.sheets[0].stethoscopes == 3
    position = do(screening({"8": [5]}), "morgue", "circle-morgue 1", "screen 8")
    assert position.sheets[0].least[2] == 1


def test_er_morgue_bonus_keeps_the_extra_patient():
    position = do(extra({}), "morgue", "circle-morgue 1")
    assert "8-1" in rooms(position, "extra")
