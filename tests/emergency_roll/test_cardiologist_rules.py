"""The cardiologists, rule by rule (004:61, 72-75)."""

import pytest

from tests.emergency_roll import naive
from tests.emergency_roll.playing import do, legal, rules, walk, written
from tests.emergency_roll.stored import state

THREE = {"wards": {"9": [1], "8": [2], "7": [1]}, "nurses": [9, 8, 7]}
TWO = {"wards": {"9": [1], "8": [2]}, "nurses": [9, 8]}


def test_er_cardio_all_who_reach_it_in_a_round_score():
    position = state("claiming")
    assert legal(position) == {"claim cardio-nurses 8 0 2"}
    assert rules(position, "claim cardio-nurses 8 2") == ["er-cardio"]
    do(position, "claim cardio-nurses 8 0 2", "turn-card cardio-nurses 5")
    assert [sheet.claims for sheet in position.sheets] == [{"cardio-nurses": 8}, {}, {"cardio-nurses": 8}, {}]
    assert position.sides["cardio-nurses"] == 5


def test_er_cardio_nobody_is_said_too():
    position = state("claiming", sheets=[TWO, {}, {}, {}])
    assert legal(position) == {"claim cardio-nurses 8"}
    do(position, "claim cardio-nurses 8")
    assert legal(position) == {"claim cardio-bags 8"}
    assert position.sides["cardio-nurses"] == 8


def test_er_cardio_once_a_card():
    claimed = THREE | {"claims": {"cardio-nurses": 8}}
    position = state("claiming", sheets=[claimed, THREE, TWO, {}], sides={"cardio-nurses": 5, "cardio-bags": 8})
    assert legal(position) == {"claim cardio-nurses 5 1"}


def test_er_cardio_turn_then_leaves():
    claimed = THREE | {"claims": {"cardio-nurses": 8}}
    position = state("claiming", sheets=[claimed, THREE, TWO, {}], sides={"cardio-nurses": 5, "cardio-bags": 8})
    do(position, "claim cardio-nurses 5 1")
    assert rules(position, "turn-card cardio-nurses 5") == ["er-cardio-turn"]
    do(position, "turn-card cardio-nurses 0", "claim cardio-bags 8")
    assert position.phase == "pass-chief"


def test_er_cardio_turn_once_however_many_scored():
    position = do(state("claiming", sheets=[THREE, THREE, THREE, THREE]), "claim cardio-nurses 8 0 1 2 3")
    assert legal(position) == {"turn-card cardio-nurses 5"}


def test_er_cardio_points_two_players_five_only():
    sides = {"cardio-nurses": 5, "cardio-bags": 5}
    position = state("claiming", seats=2, sides=sides, picks=["red", "green"], sheets=[THREE, THREE])
    assert rules(position, "claim cardio-nurses 8 0 1") == ["er-cardio-points"]
    do(position, "claim cardio-nurses 5 0 1")
    assert legal(position) == {"turn-card cardio-nurses 0"}


def test_a_cardiologist_that_left_is_checked_no_more():
    gone = THREE | {"claims": {"cardio-nurses": 5}}
    first = THREE | {"claims": {"cardio-nurses": 8}}
    position = state(
        "claiming", sides={"cardio-nurses": 0, "cardio-bags": 8}, sheets=[gone, first, THREE, {}], checking=1
    )
    assert legal(position) == {"claim cardio-bags 8"}
    refusal = state("claiming").why_not(position.legal_actions()[0])[0]
    assert (refusal.rule, refusal.data["now"].role) == ("er-phases", "specialist")


@pytest.mark.parametrize(("circled", "crossed", "reached"), [(7, 0, False), (9, 0, True), (9, 9, True), (15, 14, True)])
def test_er_stethoscope_start(circled, crossed, reached):
    """The printed first one and spent ones count: one and seven more are eight."""
    position = state("claiming-stethoscopes", sheets=[{"stethoscopes": [circled, crossed]}, {}, {}, {}])
    seats = " 0" if reached else ""
    assert legal(position) == {f"claim cardio-stethoscopes 8{seats}"}
    wrong = "claim cardio-stethoscopes 8" + ("" if reached else " 0")
    assert rules(position, wrong) == ["er-stethoscope-start"]


WARD_A = {"7": [1, 2, 3, 4, 5], "8": [1, 2]}
FIRSTS = {str(ward): [1] for ward in naive.WARDS}
GOALS = [
    ("cardio-lab", {"wards": WARD_A}, True),
    ("cardio-lab", {"wards": WARD_A | {"8": [1]}}, False),
    ("cardio-lab", {"wards": {"10": [1, 2, 3, 4, 5], "4": [1, 2, 3]}}, True),
    ("cardio-lab", {"wards": {"10": [1, 2, 3, 4, 5], "7": [1, 2, 3, 4, 5], "4": [1, 2]}}, False),
    ("cardio-bags", {"bags": [4, 4]}, True),
    ("cardio-bags", {"bags": [3, 0]}, False),
    ("cardio-wards", {"wards": FIRSTS}, True),
    ("cardio-wards", {"wards": FIRSTS | {"4": []}}, False),
    ("cardio-full", {"wards": {"4": [1, 2, 3], "5": [1, 2, 3, 4]}}, True),
    ("cardio-full", {"wards": {"4": [1, 2, 3], "5": [1, 2, 3]}}, False),
    ("cardio-nurses", THREE, True),
    ("cardio-nurses", TWO, False),
]


@pytest.mark.parametrize(("card", "sheet", "reached"), GOALS)
def test_goals(card, sheet, reached):
    other = "cardio-bags" if card != "cardio-bags" else "cardio-full"
    cards = sorted([card, other], key=list(NAMES).index)
    specialists = [*cards, "radio-high", "epi-line"]
    checking = cards.index(card)
    position = state(
        "claiming",
        specialists=specialists,
        sides=dict.fromkeys(cards, 8),
        sheets=[sheet, {}, {}, {}],
        checking=checking,
    )
    assert legal(position) == {f"claim {card} 8" + (" 0" if reached else "")}


NAMES = ("cardio-stethoscopes", "cardio-lab", "cardio-nurses", "cardio-bags", "cardio-wards", "cardio-full")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_claims_of_whole_games_agree_with_the_naive_reading(seats):
    claimed = {}
    for before, action, _, _ in walk(seats, {}, seats, 1.0):
        if action.kind != "claim":
            continue
        card, points, *got = action.args
        owners = claimed.setdefault(card, {})
        due = [seat for seat, sheet in enumerate(written(before)) if naive.reaches(card, sheet) and seat not in owners]
        assert got == due
        assert points == (5 if seats == 2 or owners else 8)
        owners.update(dict.fromkeys(got, points))
    assert any(claimed.values())


def test_cardiologists_are_checked_at_the_end_of_the_last_round_too():
    last = [before for before, action, _, _ in walk(3, {}, 4) if action.kind == "claim" and before.round == 24]
    assert last
