"""Events of one's own turn, and how the game ends."""

import pytest

from tests.dynamite_nurse.stored import GAME, at, do, kills, legal, state, ward

STANDS = ("pass", "pass")


def playing(card, wards, **fields):
    """A turn with one event in hand."""
    return at(phase="act", hands=[[card], [], []], wards=wards, **fields)


def test_dn_epidemic_scope_every_other_player():
    wards = [[["patient-1", False]], [["patient-2", False], ["patient-3", True]], [["patient-4", True]]]
    after = do(playing("epidemic", wards), "epidemic", *STANDS, "resolve epidemic stands")
    assert ward(after, 0) == [("patient-1", False)]
    assert (ward(after, 1), ward(after, 2), kills(after)) == ([("patient-2", True)], [], [0, 1, 1])


def test_dn_epidemic_scope_one():
    wards = [[], [["patient-2", False]], [["patient-4", True]]]
    one = playing("epidemic", wards, options={"epidemic_scope": "one"})
    assert legal(one) == ["end", "epidemic 1", "epidemic 2"]
    after = do(one, "epidemic 2", *STANDS, "resolve epidemic stands")
    assert (ward(after, 1), kills(after)) == ([("patient-2", False)], [0, 0, 1])


def test_dn_target_choice_the_player_of_the_event_picks():
    wards = [[], [["patient-2", False], ["patient-3", True]], []]
    asked = do(playing("turn-worse", wards), "turn-worse 1")
    assert (asked.to_act, legal(asked)) == (0, ["target 1", "target 2"])
    after = do(asked, "target 2", *STANDS, "resolve turn-worse stands")
    assert (ward(after, 1), kills(after)) == ([("patient-2", False)], [0, 1, 0])


def test_dn_referral_state_the_patient_moves_as_it_is_to_the_right_end():
    wards = [[["patient-3", True], ["patient-1", False]], [["patient-2", False]], []]
    after = do(playing("referral", wards), "referral 1", "target 1", *STANDS, "resolve referral stands")
    assert ward(after, 0) == [("patient-1", False)]
    assert ward(after, 1) == [("patient-2", False), ("patient-3", True)]


def drug(card, wards, **fields):
    """A new drug tried, and the card turned over."""
    tried = do(playing("new-drug", wards, **fields), "new-drug", *STANDS, "resolve new-drug stands")
    return do(tried, f"turn-over {card}")


THREE = [[["patient-3", True], ["patient-1", False], ["patient-5", False]], [], []]


def test_dn_new_drug_up_to_two_are_discharged_face_down_ones_too():
    cured = drug("doctor-5", THREE)
    assert legal(cured) == ["enough", "discharge 1", "discharge 2", "discharge 3"]
    after = do(cured, "discharge 1", "discharge 2")
    assert (ward(after, 0), after.phase) == ([("patient-1", False)], "act")
    assert len(after.discards) == 4


def test_dn_new_drug_each_pair_in_one_order_only():
    assert legal(do(drug("patient-4", THREE), "discharge 2")) == ["enough", "discharge 2"]


def test_dn_new_drug_turn_up():
    cured = drug("doctor-5", THREE, options={"new_drug": "turn-up"})
    after = do(cured, "discharge 1")
    assert ward(after, 0) == [("patient-3", False), ("patient-1", False), ("patient-5", False)]
    assert legal(after) == ["enough", "discharge 2", "discharge 3"]


@pytest.mark.parametrize("card", ["audit", "blackout"])
def test_dn_new_drug_an_event_worsens_one_own_patient_an_open_one_has_no_effect(card):
    harmed = drug(card, THREE)
    assert legal(harmed) == ["worsen-own 1", "worsen-own 2", "worsen-own 3"]
    after = do(harmed, "worsen-own 1")
    assert (kills(after), ward(after, 0)) == ([1, 0, 0], [("patient-1", False), ("patient-5", False)])


def test_dn_new_drug_without_inpatients_nothing_happens():
    assert drug("audit", [[], [], []]).phase == "act"


def test_dn_event_time_any_number_of_events_in_any_order():
    hands = [["audit", "turn-worse", "turn-worse"], [], []]
    many = at(phase="act", hands=hands, wards=[[], [["patient-2", False]], []])
    after = do(many, "turn-worse 1", "target 1", *STANDS, "resolve turn-worse stands")
    after = do(after, "audit 2", *STANDS, "resolve audit stands")
    after = do(after, "turn-worse 1", "target 1", "pass", "resolve turn-worse stands")
    assert (kills(after), after.audits, legal(after)) == ([0, 1, 0], [0, 0, 1], ["end"])


def test_dn_event_time_nothing_is_drawn_for_what_was_played():
    after = do(playing("audit", [[], [], []]), "audit 1", *STANDS, "resolve audit stands", "end")
    assert (after.hands[0], after.phase) == ((), "next")


def test_dn_cancel_an_event_of_the_turn():
    hands = [["audit"], [], ["cancel"]]
    after = do(at(phase="act", hands=hands), "audit 1", "pass", "cancel", "pass", "pass", "resolve audit cancelled")
    assert (after.audits, after.phase, len(after.discards)) == ([0, 0, 0], "act", 2)


def test_dn_end_in_mid_turn_with_simultaneous_deaths_counted_first():
    wards = [[["patient-9", False]], [["patient-8", True]], [["patient-8", True], ["patient-7", True]]]
    last = playing("epidemic", wards, marks=[3, 9, 9])
    after = do(last, "epidemic", *STANDS, "resolve epidemic stands")
    assert (kills(after), legal(after)) == ([3, 10, 11], ["finish 1 2"])
    after = do(after, "finish 1 2", "winners 0")
    outcome = after.outcome()
    assert (outcome.winners, outcome.ending) == ((0,), "win")
    assert [score.total for score in outcome.scores] == [3, 10, 11]


@pytest.mark.parametrize(
    ("marks", "inpatients", "winners", "ending"),
    [
        ([10, 2, 3], [0, 5, 0], (1,), "win"),
        ([10, 2, 2], [0, 2, 1], (2,), "win-by-inpatients"),
        ([10, 2, 2], [0, 1, 1], (1, 2), "draw"),
        ([11, 10, 10], [0, 1, 0], (2,), "win-by-inpatients"),
    ],
)
def test_dn_win_ties(marks, inpatients, winners, ending):
    wards = [[["patient-5", False]] * count for count in inpatients]
    after = state("finish", marks=marks, wards=wards)
    while after.to_act is not None:
        after.apply(after.legal_actions()[0])
    assert (after.outcome().winners, after.outcome().ending) == (winners, ending)


TWINS = [["patient-3", True], ["patient-3", True], ["patient-3", False], ["patient-3", False]]


@pytest.mark.parametrize(
    ("card", "places"),
    [
        ("audit", ["worsen-own 1", "worsen-own 3", "worsen-own 4"]),
        ("doctor-5", ["enough", "discharge 1", "discharge 3"]),
    ],
)
def test_dn_choose_order_patients_alike_side_by_side_are_one_choice(card, places):
    """Two that lie face down die, or leave, with the same result; of two that turn face down the place tells."""
    assert legal(drug(card, [TWINS, [], []])) == places


def test_dn_choose_order_two_alike_can_both_be_discharged():
    after = do(drug("doctor-5", [TWINS, [], []]), "discharge 1", "discharge 1")
    assert ward(after, 0) == [("patient-3", False), ("patient-3", False)]


def test_dn_choose_order_the_left_one_of_two_alike_is_referred():
    asked = do(playing("referral", [TWINS, [], []]), "referral 2")
    assert legal(asked) == ["target 1", "target 3"]
    refusals = asked.why_not(GAME.action("target", 4))
    assert [(refusal.rule, refusal.data) for refusal in refusals] == [("dn-choose-order", {"need": 3, "have": 4})]
