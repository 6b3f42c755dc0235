"""Visits: きりかえし, たらいまわし in chains, emergencies, audited players."""

import pytest

from kit.engine import CHANCE
from tests.dynamite_nurse.stored import at, do, kills, legal, state, ward

ANSWERS = ["pass", "pass"]


def test_dn_admit_at_the_right_end_of_a_full_hospital():
    full = state("visit", wards=[[], [["patient-1", False]] * 3, []])
    after = do(full, "accept", "admit 4")
    assert ward(after, 1)[-1] == ("patient-4", False)
    assert (after.phase, after.to_act) == ("next", 0)


def test_dn_kirikaeshi_the_turn_passes_and_two_cards_are_drawn_without_worsening():
    overfull = state("visit", wards=[[], [["patient-1", True]] * 4, []])
    after = do(overfull, "kirikaeshi doctor-5", *ANSWERS, "treat 1 0 0 0", "next 1")
    assert (after.turn, after.phase, after.to_act, after.draws) == (1, "draw", CHANCE, 2)
    assert kills(after) == [0, 0, 0]


def test_dn_kirikaeshi_turn_goes_on_clockwise_from_there():
    after = do(state("turn-moves"), "next 2", "draw doctor-5", "draw doctor-6", "end")
    assert legal(after) == ["next 0"]


def test_dn_kirikaeshi_turn_jumped():
    """Seat 2 takes the turn over seat 1, who later worsens nothing and draws two."""
    option = {"kirikaeshi_turn": "jumped"}
    over = state("turn-moves", options=option, wards=[[], [["patient-1", True]] * 4, [["patient-2", False]] * 4])
    after = do(over, "next 2")
    assert (after.phase, after.draws, after.jumped) == ("worsen", 1, (1,))
    after = do(after, "worsen 1 0", "draw doctor-5", "end", "next 0", "draw doctor-6", "end", "next 1")
    assert (after.phase, after.draws, after.jumped) == ("draw", 2, ())


def test_dn_kirikaeshi_discard_before_the_turn_moves():
    hands = [["patient-5", "patient-6", "doctor-6", "doctor-7", "cancel", "audit"], ["doctor-5"], []]
    after = do(state("visit", hands=hands), "kirikaeshi doctor-5", *ANSWERS, "treat 1 0 0 0")
    assert (after.phase, after.to_act, after.turn_to) == ("discard", 0, 1)
    assert legal(do(after, "discard patient-5 patient-6")) == ["next 1"]


def test_dn_pass_on_a_chain_of_three_and_the_sender_answers_with_a_doctor():
    hands = [["doctor-4", "pass-on"], ["pass-on"], ["pass-on"]]
    chain = state("visit", hands=hands)
    after = do(chain, "pass-on 2", *ANSWERS, "resolve pass-on stands")
    assert (after.phase, after.to_act, after.turn) == ("visit", 2, 0)
    after = do(after, "pass-on 0", *ANSWERS, "resolve pass-on stands")
    assert "pass-on 1" in legal(after)
    after = do(after, "kirikaeshi doctor-4", *ANSWERS, "treat 1 0 0 0", "next 0")
    assert (after.turn, after.draws) == (0, 2)


def test_dn_pass_on_three_cards_come_to_the_sender_and_round_again():
    hands = [["pass-on"], ["pass-on"], ["pass-on"]]
    after = state("visit", hands=hands)
    for to in (2, 0, 1):
        do(after, f"pass-on {to}", *ANSWERS, "resolve pass-on stands")
    assert after.to_act == 1
    assert ward(do(after, "accept", "admit 1"), 1) == [("patient-4", False)]
    assert after.to_act == 0


def test_dn_pass_on_cancelled_leaves_the_player_addressed():
    hands = [["cancel"], ["pass-on"], []]
    after = do(state("visit", hands=hands), "pass-on 2", "pass", "cancel", *ANSWERS, "resolve pass-on cancelled")
    assert (after.phase, after.to_act, len(after.discards)) == ("visit", 1, 2)
    assert legal(after) == ["accept"]


@pytest.mark.parametrize(
    ("reading", "offered"),
    [
        ("standard", ["kirikaeshi doctor-3", "kirikaeshi doctor-5", "pass-on 0", "pass-on 2"]),
        ("no-turn", ["kirikaeshi doctor-3", "kirikaeshi doctor-5", "pass-on 0", "pass-on 2"]),
        ("no-rescue", ["accept", "pass-on 0", "pass-on 2"]),
    ],
)
def test_dn_emergency_op_what_is_offered(reading, offered):
    assert legal(state("emergency", options={"emergency_op": reading})) == offered


@pytest.mark.parametrize(("reading", "turn"), [("standard", 1), ("no-turn", None)])
def test_dn_emergency_op_whether_the_turn_passes(reading, turn):
    saved = do(state("emergency", options={"emergency_op": reading}), "kirikaeshi doctor-3", *ANSWERS, "treat 1 0 0 0")
    assert (saved.turn_to, kills(saved)) == (turn, [0, 0, 0])


def test_dn_emergency_kill_the_last_addressed_takes_the_mark():
    hands = [[], ["pass-on"], []]
    after = do(
        state("emergency", hands=hands), "pass-on 2", *ANSWERS, "resolve pass-on stands", "accept", "kill-mark 2"
    )
    assert kills(after) == [0, 0, 1]
    assert (after.phase, after.turn) == ("next", 0)


SPOIL = ("kirikaeshi doctor-5", "intern", "pass", "pass", "resolve intern stands", "treat 0 0 1 0")


@pytest.mark.parametrize(("reading", "turn"), [("standard", None), ("turn-passes", 1)])
def test_dn_kirikaeshi_spoilt_admitted_face_down(reading, turn):
    spoilt = state("visit", hands=[[], ["doctor-5"], ["intern"]], options={"kirikaeshi_spoilt": reading})
    after = do(spoilt, *SPOIL)
    assert ward(after, 1) == [("patient-4", True)]
    assert after.turn_to == turn


def test_dn_kirikaeshi_spoilt_an_emergency_dies():
    spoilt = state("emergency", hands=[[], ["doctor-5"], ["intern"]])
    assert kills(do(spoilt, *SPOIL[:-1], "treat 0 0 0 1")) == [0, 1, 0]


@pytest.mark.parametrize(("reading", "turn"), [("standard", 1), ("no-turn", None)])
def test_dn_emergency_op_no_turn_passes_with_a_spoilt_emergency_either(reading, turn):
    readings = {"emergency_op": reading, "kirikaeshi_spoilt": "turn-passes"}
    spoilt = state("emergency", hands=[[], ["doctor-5"], ["intern"]], options=readings)
    after = do(spoilt, *SPOIL[:-1], "treat 0 0 0 1")
    assert (after.turn_to, kills(after)) == (turn, [0, 1, 0])


def test_dn_kirikaeshi_spoilt_safe():
    safe = state("visit", hands=[[], ["doctor-5"], ["intern"]], options={"kirikaeshi_spoilt": "safe"})
    assert legal(do(safe, "kirikaeshi doctor-5")) == ["treat 1 0 0 0"]


def test_dn_audit_turn_only_a_doctor_answers():
    assert legal(state("audited")) == ["accept", "kirikaeshi doctor-5"]
    own = state("audited", options={"audit_turn": "own-turn"})
    assert legal(own) == ["accept", "kirikaeshi doctor-5", "pass-on 0", "pass-on 2"]


def test_dn_audit_turn_audited_players_are_not_asked_to_answer():
    asked = state("answer", audits=[0, 0, 1])
    assert do(asked, "pass").phase == "resolve"


def test_dn_audit_turn_in_the_skipped_turn_only_worsening_happens():
    owed = at(phase="next", turn=0, audits=[0, 1, 0], wards=[[], [["patient-1", False]] * 4, []])
    after = do(owed, "next 1")
    assert (after.phase, after.to_act) == ("worsen", 1)
    after = do(after, "worsen 1 0")
    assert (after.phase, after.turn, after.audits) == ("next", 1, [0, 0, 0])


def test_dn_audit_turn_a_second_audit_adds_up():
    after = do(at(phase="next", turn=0, audits=[0, 2, 0]), "next 1")
    assert (after.phase, after.audits) == ("next", [0, 1, 0])


@pytest.mark.parametrize(("reading", "phase", "owed"), [("standard", "draw", 1), ("spent", "next", 0)])
def test_dn_audit_turn_gained_by_kirikaeshi(reading, phase, owed):
    audited = state("audited", options={"audit_turn": reading})
    after = do(audited, "kirikaeshi doctor-5", *ANSWERS, "treat 1 0 0 0", "next 1")
    assert (after.phase, after.audits[1]) == (phase, owed)
