"""Admitting patients, stethoscopes, bags and the morgue, rule by rule (004:51-71)."""

import pytest

from kit.engine import CHANCE
from tests.emergency_roll import naive
from tests.emergency_roll.playing import do, legal, rooms, rules, walk, written
from tests.emergency_roll.stored import GAME, turn

DICE = {"red": 2, "yellow": 5, "green": 3}


def green(sheet, **changes):
    """Seat 0 admits a green 3 with a nurse, and has no stethoscope left."""
    return turn("green", {"stethoscopes": [1, 1], **sheet}, 13, DICE, **changes)


def test_the_example_of_the_text():
    """004:57-58: for a green 3, green and grey rooms at an entrance or after a patient below 3, and no others."""
    wards = {"5": [1], "7": [2], "8": [2, 3], "6": [], "9": [], "10": [1, 3], "4": [2]}
    position = green({"wards": {ward: row for ward, row in wards.items() if row}})
    assert rooms(position) == {"5-2", "9-1", "4-2"}
    why = {room: rules(position, f"admit {room} 3") for room in ("7-2", "8-3", "6-1", "10-3")}
    assert why == {"7-2": ["er-colour"], "8-3": ["er-colour", "er-rising"], "6-1": ["er-colour"], "10-3": ["er-rising"]}


def test_every_room_answers_every_reason():
    position = green({"wards": {"8": [4]}})
    assert rules(position, "admit 8-1 3") == ["er-words", "er-colour"]
    assert rules(position, "admit 8-2 3") == ["er-rising"]
    assert rules(position, "admit 8-3 3") == ["er-colour", "er-order"]
    assert rules(position, "admit 8-3 5") == ["er-colour", "er-order", "er-stethoscope-cost"]
    assert rules(position, "admit 8-2 2") == ["er-rising", "er-stethoscope-cost"]
    assert rules(position, "admit 8-2 3 bag") == ["er-rising", "er-bag-held", "er-bag-colour"]


def test_er_colour():
    position = green({})
    for room in (name for wards in naive.WARDS.values() for name in map(naive.name, wards)):
        colour = next(c for c, at in naive.COLOURS.items() if naive.hexagon(room) in at)
        assert ("er-colour" in rules(position, f"admit {room} 3")) is (colour not in ("green", "grey"))


def test_er_order():
    position = green({"wards": {"7": [1]}})
    refused = {room for room in ("7-3", "7-4", "7-5") if "er-order" in rules(position, f"admit {room} 3")}
    assert refused == {"7-3", "7-4", "7-5"}
    assert "er-order" not in rules(position, "admit 7-2 3")
    assert {room for room in rooms(position) if room.endswith("-1")} == {"5-1", "9-1"}


@pytest.mark.parametrize("before", [1, 2, 3, 4, 5, 6])
def test_er_rising(before):
    position = green({"wards": {"5": [before]}})
    assert rules(position, "admit 5-2 3") == ([] if before < 3 else ["er-rising"])


def test_er_rising_only_the_room_before_counts():
    position = green({"wards": {"7": [5, 6, 1]}, "screens": ["7-2"]})
    assert rules(position, "admit 7-4 3") == []


def test_er_stethoscope_cost():
    position = turn("green", {"stethoscopes": [3, 0]}, 13, DICE)
    costs = {}
    for value in range(1, 7):
        after = do(position.copy(), f"admit 5-1 {value}")
        costs[value] = after.spent[0]
    assert costs == {1: 2, 2: 1, 3: 0, 4: 1, 5: 2, 6: 3}


def test_er_value_range_never_wraps():
    position = turn("green", {"stethoscopes": [3, 0]}, 13, {"red": 2, "yellow": 5, "green": 6})
    assert rules(position, "admit 5-1 7") == ["er-value-range"]
    assert rules(position, "admit 5-1 0") == ["er-value-range"]
    assert rules(position, "admit 5-1 1") == ["er-stethoscope-cost"]
    assert rules(position, "admit 5-1 3") == []
    five = turn("green", {"stethoscopes": [5, 0]}, 13, {"red": 2, "yellow": 5, "green": 6})
    assert rules(five, "admit 5-1 1") == []
    assert do(five, "admit 5-1 1").spent == (5, 0)


def test_er_stethoscope_cross_and_er_bag_cross():
    position = do(turn("green", {"stethoscopes": [3, 1], "bags": [2, 1]}, 5, DICE, bonus="screen"), "admit 8-1 4 bag")
    do(position, "no-screen")
    assert (position.phase, position.chore) == ("cross", "cross")
    assert rules(position, "cross 0 0") == ["er-stethoscope-cross", "er-bag-cross"]
    after = do(position, "cross 1 1")
    assert (after.sheets[0].crossed, after.sheets[0].bags_crossed) == (2, 2)


def test_nothing_spent_nothing_to_cross():
    position = do(turn("green", {"bags": [1, 0]}, 5, DICE, bonus="screen"), "admit 5-1 3", "no-screen")
    assert position.to_act == 1


def test_er_bag_held():
    assert rules(green({"bags": [3, 3]}), "admit 8-1 3 bag") == ["er-bag-held"]
    assert rules(green({"bags": [3, 2]}), "admit 8-1 3 bag") == []


def test_er_bag_colour():
    position = green({"bags": [1, 0]})
    assert rules(position, "admit 7-1 3 bag") == ["er-bag-colour"]
    assert rules(position, "admit 8-1 3") == ["er-colour"]
    assert position.why_not(GAME.parse("admit 8-1 3"))[0].data["bags"] == 1


def test_er_words_a_room_takes_one_value():
    position = green({"wards": {"4": [1, 2, 3]}})
    assert [rules(position, f"admit {room} 3") for room in ("4-1", "4-2", "4-3")] == [
        ["er-words", "er-colour"],
        ["er-words"],
        ["er-words", "er-colour"],
    ]


def test_er_admit_once():
    position = do(turn("red", {}, 18, DICE, bonus="extra"), "admit 8-1 2")
    assert rules(position, "admit 5-1 2") == ["er-admit-once"]


def test_er_refuse_even_a_patient_that_could_be_written():
    position = green({})
    assert {"morgue", "admit 5-1 3"} <= legal(position)
    assert do(position, "morgue").phase == "morgue"


def test_er_refuse_not_after_writing():
    position = do(turn("red", {}, 18, DICE, bonus="extra"), "admit 8-1 2")
    assert rules(position, "morgue") == ["er-refuse"]
    do(position, "morgue-extra", "circle-morgue 1")
    assert position.sheets[0].morgue == 1


def test_er_extra_patient_none_to_refuse():
    assert rules(green({}), "morgue-extra") == ["er-extra-patient"]


@pytest.mark.parametrize("marks", [0, 1, 2, 3, 4])
def test_er_morgue_and_er_morgue_full(marks):
    position = do(green({"morgue": marks}), "morgue")
    need = 1 if marks < 4 else 0
    assert legal(position) == {f"circle-morgue {need}"}
    assert rules(position, f"circle-morgue {need + 1}") == ["er-morgue" if marks < 4 else "er-morgue-full"]
    assert do(position, f"circle-morgue {need}").sheets[0].morgue == min(4, marks + 1)


def test_the_last_space_of_the_morgue_for_one_of_two():
    position = turn("red", {"morgue": 3}, 18, DICE, bonus="extra")
    do(position, "morgue", "circle-morgue 1", "morgue-extra")
    assert rules(position, "circle-morgue 1") == ["er-morgue-full"]
    assert legal(position) == {"circle-morgue 0"}


def test_admissions_do_not_touch_one_another():
    """Any order of the seats gives the same sheets: what a seat may do depends on its own sheet alone."""
    for before, action, _, _ in walk(4, {}, 8, 0.7):
        if before.phase != "admit" or before.to_act == CHANCE or action.kind not in ("admit", "morgue"):
            continue
        seat, others = before.to_act, before.copy()
        for other in range(4):
            if other != seat:
                others.sheets[other].morgue = 0
                others.sheets[other].values = [0] * 32
        others.known = None
        assert others.legal_actions() == before.legal_actions()


def test_legal_rooms_are_those_the_rules_leave():
    """Against the rules read anew from the facts, at every admission of a careful game."""
    looked = 0
    for before, _, _, _ in walk(3, {}, 21, 1.0):
        if before.phase == "admit" and before.picked:
            looked += 1
            assert {a for a in legal(before) if a.startswith("admit")} == set(_allowed(before))
    assert looked > 50


def _allowed(position):
    seat = position.to_act
    sheet = written(position)[seat]
    colour = position.picks[seat]
    rolled = position.dice[colour]
    circled, crossed = sheet.get("stethoscopes", [1, 0])
    bags, used = sheet.get("bags", [0, 0])
    for ward, hexagons in naive.WARDS.items():
        row = sheet.get("wards", {}).get(str(ward), [])
        if len(row) == len(hexagons):
            continue
        room = hexagons[len(row)]
        fits = room in naive.COLOURS[colour] or room in naive.COLOURS["grey"]
        free = not row or naive.name(hexagons[len(row) - 1]) in sheet.get("screens", [])
        for value in range(1, 7):
            dear = abs(value - rolled) > circled - crossed - position.spent[0]
            if dear or not (free or value > row[-1]) or not (fits or bags - used > position.spent[1]):
                continue
            yield f"admit {naive.name(room)} {value}" + ("" if fits else " bag")
