"""Scoring and winning, rule by rule (004:80-87); the specialists have a file of their own."""

import pytest

from kit.games.emergency_roll import scoring
from tests.emergency_roll.playing import do, legal, rules
from tests.emergency_roll.stored import GAME, position, state
from tests.emergency_roll.tables import sheet_of

STANDARD = {"critical_score": "standard", "shared_cells": "standard"}
CARDS = ("cardio-nurses", "cardio-full", "radio-high", "epi-group")


def boxes(data, cards=CARDS, **options):
    return scoring.score(sheet_of(data), cards, STANDARD | options)


def test_the_worked_sheet():
    """Wards 5 and 4 full: 9; critical 5 and 3: 8; two nurses: 5; one cardiologist: 5; one 6 at a lab: 2; 3; -2."""
    assert boxes(position("clipboards")["sheets"][0]) == {
        "clipboards": 9,
        "critical": 8,
        "nurses": 5,
        "cardiologists": 5,
        "radiologist": 2,
        "epidemiologist": 3,
        "morgue": -2,
        "total": 30,
    }


def test_scores_are_written_box_by_box_seat_by_seat():
    position = state("clipboards")
    done = []
    while position.phase.startswith("write-"):
        done.append((position.to_act, position.phase.removeprefix("write-")))
        assert position.chore == "sums"
        position.apply(position.forced())
    assert [seat for seat, _ in done] == [0] * 8 + [1] * 8
    assert [box for _, box in done[:8]] == [*list(scoring.BOX_RULE), "total"]


@pytest.mark.parametrize("ward", [5, 7, 8, 6, 9, 10, 4])
def test_er_clipboards(ward):
    size = {5: 4, 7: 5, 8: 5, 6: 4, 9: 5, 10: 6, 4: 3}[ward]
    assert boxes({"wards": {str(ward): list(range(1, size + 1))}})["clipboards"] == ward
    assert boxes({"wards": {str(ward): list(range(1, size))}})["clipboards"] == 0


@pytest.mark.parametrize(("option", "points"), [("standard", 6 + 2), ("number", 2)])
def test_er_critical_score(option, points):
    sheet = {"wards": {"5": [2, 6], "9": [5]}, "critical": ["5-1", "5-2"]}
    assert boxes(sheet, critical_score=option)["critical"] == points


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 27), (7, 35)])
def test_er_nurses(count, points):
    wards = [5, 7, 8, 6, 9, 10, 4][:count]
    sheet = {"wards": {str(ward): [1] for ward in wards}, "nurses": wards}
    assert boxes(sheet)["nurses"] == points


def test_er_cardiologists():
    assert boxes({"claims": {"cardio-nurses": 8, "cardio-full": 5}})["cardiologists"] == 13


@pytest.mark.parametrize("marks", range(5))
def test_er_morgue_score(marks):
    assert boxes({"morgue": marks})["morgue"] == -marks


def test_er_total_leaves_unused_tools_out():
    assert boxes({"stethoscopes": [15, 0], "bags": [9, 0]})["total"] == 0


def test_er_total_adds_what_is_written():
    position = state("total")
    assert legal(position) == {"write total 30"}
    assert rules(position, "write total 31") == ["er-total"]
    assert rules(position, "write morgue -2") == ["er-phases"]


def test_er_win():
    position = state("winners")
    assert legal(position) == {"winners 0"}
    assert rules(position, "winners") == ["er-win"]
    do(position, "winners 0")
    outcome = position.outcome()
    assert (outcome.winners, outcome.ending) == ((0,), "win")
    assert outcome.scores[0].parts == {
        "er-clipboards": 9,
        "er-critical-score": 8,
        "er-nurses": 5,
        "er-cardiologists": 5,
        "er-radiologist": 2,
        "er-epidemiologist": 3,
        "er-morgue-score": -2,
    }


def test_er_tie():
    position = do(state("level"), "winners 0 1")
    assert (position.outcome().winners, position.outcome().ending) == ((0, 1), "draw")


def test_reasons_add_up_and_name_their_rooms():
    sheet = sheet_of(position("clipboards")["sheets"][0])
    for box, rule in scoring.BOX_RULE.items():
        found = scoring.reasons(sheet, box, CARDS, STANDARD)
        assert sum(reason.points for reason in found) == scoring.points(sheet, box, CARDS, STANDARD)
        assert {reason.rule for reason in found} <= {rule}
        assert rule in GAME.rulebook
    wards = scoring.reasons(sheet, "clipboards", CARDS, STANDARD)
    assert [reason.rooms for reason in wards] == [("5-1", "5-2", "5-3", "5-4"), ("4-1", "4-2", "4-3")]
    high = scoring.reasons(sheet, "radiologist", CARDS, STANDARD)
    assert [(reason.key, reason.rooms, reason.points) for reason in high] == [("high", ("4-3",), 2)]
