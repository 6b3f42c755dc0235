"""The turn: worsening, drawing, open cards, the pile, the hand limit."""

import pytest

from kit.engine import CHANCE
from tests.dynamite_nurse.stored import GAME, at, do, kills, legal, position, state, ward

WORSENING = [["patient-3", True], ["patient-6", False], ["patient-4", True], ["patient-4", False], ["patient-1", False]]


def test_dn_worsen_count_the_leftmost_worsen_once_each():
    """Five inpatients and three beds: the two leftmost worsen, though the two rightmost overflow."""
    after = do(state("worsen"), "worsen 2 1")
    assert kills(after) == [1, 0, 0]
    assert ward(after, 0) == [("patient-6", True), ("patient-4", True), ("patient-4", False), ("patient-1", False)]


def test_dn_worsen_count_is_fixed_at_the_start():
    """With four inpatients, all face down, one worsens and dies; the second is not looked at again."""
    after = do(at(phase="worsen", draws=1, wards=[[["patient-3", True]] * 4, [], []]), "worsen 1 1")
    assert ward(after, 0) == [("patient-3", True)] * 3
    assert after.phase == "draw"


def test_dn_beds_a_lost_bed_worsens_nobody_before_the_next_turn():
    after = do(
        at(phase="carry-out", draws=1, drawn="broken-bed", wards=[[["patient-3", False]] * 3, [], []]),
        "carry-out broken-bed 2",
    )
    assert after.beds == [2, 3, 3]
    assert ward(after, 0) == [("patient-3", False)] * 3
    assert after.to_act == CHANCE


def test_dn_beds_are_never_fewer_than_one():
    only = at(phase="carry-out", draws=1, drawn="broken-bed", beds=[1, 3, 3])
    assert legal(only) == ["carry-out broken-bed 1"]


def test_dn_beds_fixed():
    fixed = at(phase="carry-out", draws=1, drawn="new-bed", options={"beds": "fixed"})
    assert do(fixed, "carry-out new-bed 3").beds == [3, 3, 3]


def test_dn_draw_one_card_then_the_action():
    after = do(at(phase="draw", draws=1), "draw patient-4")
    assert (after.phase, after.to_act, after.hands[0]) == ("act", 0, (4,))


def test_dn_open_card_is_carried_out_and_replaced_until_none_is_open():
    after = do(
        at(phase="draw", draws=1), "draw recovery", "carry-out recovery 0", "draw new-bed", "carry-out new-bed 4"
    )
    assert (after.phase, after.draws) == ("draw", 1)
    assert do(after, "draw doctor-5").phase == "act"


def test_dn_open_card_each_of_two_cards_is_replaced():
    after = do(at(phase="draw", draws=2), "draw doctor-5", "draw recovery", "carry-out recovery 0")
    assert after.draws == 1
    assert do(after, "draw doctor-6").phase == "act"


def test_dn_blackout_deaths_count_together():
    hit = at(phase="carry-out", draws=1, drawn="blackout", marks=[9, 9, 0],
             wards=[[["patient-9", True]], [["patient-8", True]], [["patient-8", False]]])  # fmt: skip
    after = do(hit, "carry-out blackout 3")
    assert kills(after) == [10, 10, 0]
    assert legal(after) == ["finish 0 1"]
    assert ward(after, 2) == [("patient-8", True)]


def test_dn_quiet_night_turns_the_oldest_face_down_patient_up():
    after = do(state("quiet-night"), "carry-out quiet-night 2")
    assert ward(after, 0) == [("patient-3", False), ("patient-4", True)]
    assert ward(after, 1) == [("patient-5", False)]


def test_dn_recovery_discharges_the_oldest_or_turns_it_up():
    after = do(state("recovery"), "carry-out recovery 1")
    assert ward(after, 0) == [("patient-4", True)]
    down = at(phase="carry-out", draws=1, drawn="recovery", wards=[[["patient-4", True]], [], []])
    assert ward(do(down, "carry-out recovery 1"), 0) == [("patient-4", False)]


@pytest.mark.parametrize(("used", "kinds"), [("", {"end", "outpatient", "operate", "turn-worse"}),
                                             ("events", {"end", "turn-worse"})])  # fmt: skip
def test_dn_one_action(used, kinds):
    assert {action.kind for action in state("act", used=used).legal_actions()} == kinds


def test_dn_one_action_events_free():
    """Beside a visit or an operation events stay allowed, and the other way round."""
    free = {"one_action": "events-free"}
    after = do(state("act", options=free), "turn-worse 1", "target 1", "pass", "pass", "resolve turn-worse stands")
    assert {action.kind for action in after.legal_actions()} == {"end", "outpatient", "operate"}
    after = do(state("act", options=free), "outpatient patient-4 2", "accept", "admit 1")
    assert {action.kind for action in after.legal_actions()} == {"end", "turn-worse"}


@pytest.mark.parametrize(("cards", "phase"), [(5, "next"), (6, "discard"), (7, "discard")])
def test_dn_hand_limit(cards, phase):
    hand = ["patient-4", "patient-5", "patient-6", "doctor-5", "doctor-6", "cancel", "audit"][:cards]
    after = do(at(phase="act", hands=[hand, [], []]), "end")
    assert after.phase == phase
    if phase == "discard":
        assert {len(action.args) for action in after.legal_actions()} == {cards - 4}


def test_dn_pile_gone_first_time_the_discards_are_shuffled_in_mid_draw():
    after = do(at(phase="reshuffle", draws=1, pile=0, hands=[["patient-4"], [], []]), "reshuffle 118")
    assert (after.phase, after.passes, after.discards, after.pile_size) == ("draw", 2, [], 118)


def test_dn_pile_gone_second_time_the_play_ends_in_mid_draw():
    after = do(state("next-play", marks=[2, 0, 1]), "next-play 1")
    assert (after.play, after.start, after.passes, kills(after)) == (2, 1, 1, [2, 0, 1])
    assert (after.phase, after.hands, after.pile_size) == ("deal", [()] * 3, 119 - 3)


def one_card_left(**fields):
    """A turn's draw with one card in the pile: the last doctor of skill 1."""
    found = position("reshuffle") | {"phase": "draw", **fields}
    found["discards"].remove("doctor-1")
    return GAME.from_dict(found)


def test_dn_pile_gone_only_when_a_card_must_be_drawn():
    assert do(one_card_left(), "draw doctor-1").phase == "act"


def test_dn_pile_gone_last_card():
    option = {"pile_gone": "last-card"}
    after = do(one_card_left(options=option), "draw doctor-1")
    assert (after.phase, after.chore) == ("reshuffle", "reshuffle")
    assert do(after, "reshuffle 115").phase == "act"
    assert do(one_card_left(options=option, passes=2), "draw doctor-1").phase == "next-play"


def test_dn_next_play_carry_on():
    kept = state("next-play", options={"next_play": "carry-on"}, wards=[[["patient-4", True]], [], []])
    after = do(kept, "next-play 1")
    assert (after.play, after.start, after.turn, after.phase, after.passes) == (2, 1, 0, "draw", 1)
    assert ward(after, 0) == [("patient-4", True)]
    assert after.hands == kept.hands


def test_dn_kill_pile_marks_stay_out_of_the_next_play():
    """Forty patients are kill marks: 119 − 40 cards are in the next play."""
    after = do(state("next-play", seats=6, hands=[[]] * 6, marks=[9, 9, 9, 9, 4, 0]), "next-play 1")
    assert after.pile_size == 119 - 40


def test_dn_no_patients():
    """The last of fifty patients dies, and nobody has ten kill marks: four share the win."""
    last = at(seats=6, phase="carry-out", draws=1, drawn="blackout", marks=[9, 9, 8, 8, 8, 7],
              wards=[[], [], [], [], [], [["patient-9", True]]])  # fmt: skip
    after = do(last, "carry-out blackout 1")
    assert (kills(after), legal(after)) == ([9, 9, 8, 8, 8, 8], ["finish"])
    assert legal(do(after, "finish")) == ["winners 2 3 4 5"]


def test_dn_deal_open_cards_are_replaced_at_once_and_shuffled_back():
    fresh = do(GAME.new(seats=2), "deal 0 blackout", "deal 0 patient-4", "deal 1 patient-4")
    for seat in (0, 1) * 4:
        do(fresh, f"deal {seat} patient-{3 + seat}")
    assert (fresh.phase, fresh.to_act, fresh.pile_size) == ("shuffle-back", 0, 119 - 11)
    assert (do(fresh, "shuffle-back 1").phase, fresh.pile_size) == ("start", 119 - 10)


def test_dn_deal_open_discard():
    fresh = do(GAME.new(seats=2, deal_open="discard"), "deal 0 blackout", "deal 0 patient-4", "deal 1 patient-4")
    for seat in (0, 1) * 4:
        do(fresh, f"deal {seat} patient-{3 + seat}")
    assert (fresh.phase, len(fresh.discards)) == ("start", 1)


def test_dn_start_option_every_dealt_patient_is_admitted_in_the_owners_order():
    asked = state("admission")
    assert legal(asked) == ["admit-dealt patient-4 emergency-3", "admit-dealt emergency-3 patient-4"]
    after = do(asked, "admit-dealt emergency-3 patient-4")
    assert ward(after, 0) == [("emergency-3", False), ("patient-4", False)]
    assert len(after.hands[0]) == 3
    after = do(after, "admit-dealt patient-5 patient-6", "admit-dealt patient-6 patient-5")
    assert (after.phase, after.to_act, after.turn) == ("draw", CHANCE, 0)


def tried_drug(**fields):
    """A new drug that stands, while no card is left in the pile."""
    found = position("reshuffle", phase="resolve", draws=0, used="events", event=["new-drug", 0, -1, 0])
    return GAME.from_dict(found | fields)


def test_dn_pile_gone_while_a_new_drug_is_tried():
    after = do(tried_drug(), "resolve new-drug stands")
    assert (after.phase, after.drug) == ("reshuffle", "draw")
    assert do(after, "reshuffle 116").phase == "drug-draw"


def test_dn_pile_gone_second_time_while_a_new_drug_is_tried():
    after = do(tried_drug(passes=2), "resolve new-drug stands")
    assert legal(after) == ["next-play 1"]
    assert (do(after, "next-play 1").phase, after.drug, after.hands) == ("deal", "", [()] * 3)


def test_dn_pile_gone_last_card_turned_over_for_a_new_drug():
    """The card turned over was the last: the discards come in before the patients are chosen."""
    found = position("reshuffle", phase="drug-draw", draws=0, used="events", drug="draw",
                     options={"pile_gone": "last-card"}, wards=[[["patient-9", False]], [], []])  # fmt: skip
    found["discards"].remove("doctor-1")
    after = do(GAME.from_dict(found), "turn-over doctor-1")
    assert (after.phase, after.drug) == ("reshuffle", "cure")
    assert legal(do(after, "reshuffle 115")) == ["enough", "discharge 1"]


def test_dn_pile_gone_last_card_is_an_open_one():
    found = position("reshuffle", phase="draw", options={"pile_gone": "last-card"})
    found["discards"].remove("blackout")
    after = do(GAME.from_dict(found), "draw blackout")
    assert after.phase == "reshuffle"
    assert do(after, "reshuffle 115").phase == "carry-out"


def test_dn_kirikaeshi_turn_jumped_by_the_sender_itself():
    """The turn goes from seat 0 to seat 0: both others were jumped over."""
    option = {"kirikaeshi_turn": "jumped"}
    after = do(state("turn-moves", options=option, turn_to=0), "next 0")
    assert (after.turn, after.draws, after.jumped) == (0, 1, (1, 2))
