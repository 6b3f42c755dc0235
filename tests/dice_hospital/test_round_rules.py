"""Intake, improvements, neglect, discharge, shift change and the end of Dice Hospital."""

import pytest

from kit.games.dice_hospital.scoring import administrator, discharge, ending, winners
from tests.dice_hospital.tables import at, do, legal, numbers, rules, words

SIX = ["red-2", "red-2", "yellow-2", "green-2", "green-3", "red-4", "red-4", "yellow-4", "green-5"]


def loading(dice=SIX, **changes):
    return at("load", dice=dice, ambulances=[], taken=[0, 0], **changes)


def choosing(**changes):
    full = [["red-2", "red-2", "green-3"], ["red-3", "yellow-3", "green-3"], ["red-5", "yellow-5", "green-5"]]
    return at("choose", ambulances=full, taken=[0, 0], **changes)


def test_dice_of_one_value_that_do_not_fit_are_the_last_players_choice():
    """002:40, 003:5: four 2s for three places; the last player decides, and the rest follows."""
    state = loading()
    assert (state.to_act, state.chore) == (1, None)
    assert legal(state) == {
        "load 1 red-2 red-2 yellow-2",
        "load 1 red-2 red-2 green-2",
        "load 1 red-2 yellow-2 green-2",
    }
    assert rules(state, "load 1 red-2 red-2 green-3") == ["dh-ambulance-fill"]
    assert rules(state, "load 2 red-2 red-2 green-2") == ["dh-ambulance-order"]
    assert rules(state, "load 1 red-2 red-2 green-2", seat=0) == ["dh-turn"]
    do(state, "load 1 red-2 red-2 green-2")
    assert legal(state) == {"load 2 red-4 yellow-2 green-3", "load 2 yellow-2 yellow-4 green-3"}
    do(state, "load 2 red-4 yellow-2 green-3")
    assert state.chore == "load"
    assert legal(state) == {"load 3 red-4 yellow-4 green-5"}


def test_four_twos_and_four_fours_of_three_players():
    """003:5: twelve dice for four ambulances; the last player decides which 2 waits, and which 4 comes first."""
    twos, fours = ["red-2", "red-2", "yellow-2", "green-2"], ["red-4", "yellow-4", "green-4", "green-4"]
    dice = [*twos, "red-3", *fours, "red-5", "red-5", "green-5"]
    state = at("load", seats=3, dice=dice, ambulances=[], taken=[0, 0, 0])
    assert state.to_act == 2
    assert legal(state) == {
        "load 1 red-2 red-2 yellow-2",
        "load 1 red-2 red-2 green-2",
        "load 1 red-2 yellow-2 green-2",
    }
    do(state, "load 1 red-2 red-2 yellow-2")
    assert legal(state) == {
        "load 2 red-3 red-4 green-2",
        "load 2 red-3 yellow-4 green-2",
        "load 2 red-3 green-2 green-4",
    }
    do(state, "load 2 red-3 yellow-4 green-2")
    assert state.chore == "load"
    do(state, "load 3 red-4 green-4 green-4", "load 4 red-5 red-5 green-5")
    assert state.phase == "choose"


def test_equal_dice_of_one_colour_leave_no_choice():
    state = loading(["red-2", "red-2", "red-2", "red-2", "red-3", "red-3", "red-3", "red-3", "red-3"])
    assert state.chore == "load"


def test_the_first_player_may_not_take_ambulance_one():
    state = choosing()
    assert legal(state) == {"ambulance 2", "ambulance 3"}
    assert rules(state, "ambulance 1") == ["dh-first-ambulance"]
    assert rules(state, "ambulance 4") == ["dh-choose"]
    do(state, "ambulance 2")
    assert legal(state) == {"ambulance 1", "ambulance 3"}
    assert numbers(state, "ambulance 2") == {"ambulance": 2, "last": 3, "seat": (0,)}


def test_unused_patients_go_back_and_the_lowest_ambulance_brings_bag_and_token():
    """003:7: the first player keeps the token with ambulance 2 when nobody took 1."""
    state = do(choosing(), "ambulance 2", "ambulance 3")
    before = list(state.bag)
    assert rules(state, "unused 2") == ["dh-unused"]
    do(state, "unused 1")
    assert [now - then for now, then in zip(state.bag, before, strict=True)] == [2, 0, 1]
    assert rules(state, "token 1") == ["dh-lowest"]
    do(state, "token 0")
    assert (state.first, state.bags) == (0, [1, 0])


def test_the_token_moves_to_whoever_took_ambulance_one():
    state = do(choosing(), "ambulance 3", "ambulance 1", "unused 2", "token 1")
    assert (state.first, state.bags) == (1, [0, 1])


def test_overflow_example():
    """003:11: three patients come, two beds are free: one old patient is removed, a fatality, and three move in."""
    full = [*["red-2"] * 5, *["green-3"] * 5]
    state = choosing(patients=[full, []])
    do(state, "ambulance 3", "ambulance 2", "unused 1", "token 1", "admit 3")
    assert state.phase == "overflow"
    assert legal(state) == {"remove red-2", "remove green-3"}
    assert rules(state, "remove red-5") == ["dh-patient"]
    assert numbers(state, "admit 3") == {"need": 3, "have": 2}
    do(state, "remove red-2")
    assert state.fatalities == [1, 0]
    assert rules(state, "admit 2") == ["dh-admit"]
    do(state, "admit 3")
    assert len(state.patients[0]) == 12
    assert sorted(set(words(state))) == ["green-3", "green-5", "red-2", "red-5", "yellow-5"]


def improving(**changes):
    offer = {"offer_tiles": ["anaesthesia", "urology"], "offer_cards": ["surgeon"]}
    return at("improve", **(offer | changes))


def test_improvements_are_taken_in_the_order_of_the_ambulances():
    state = improving(taken=[3, 1])
    assert state.to_act == 1
    assert legal(state) == {"take-department anaesthesia", "take-department urology", "take-specialist surgeon",
                            "take-nothing"}  # fmt: skip
    do(state, "take-specialist surgeon")
    assert rules(state, "take-specialist surgeon") == ["dh-improve"]
    do(state, "take-nothing")
    assert state.phase == "return"
    assert legal(state) == {"return-specialist surgeon", "keep"}
    assert rules(state, "return-department urology") == ["dh-return-improvement"]
    do(state, "return-specialist surgeon")
    assert (state.bags, state.to_dict()["under_cards"], state.phase) == ([0, 1], ["surgeon"], "activate")


def test_improve_optional():
    state = improving(options={"improve_optional": "must"})
    assert rules(state, "take-nothing") == ["dh-improve-optional"]


def worsening(patients, **options):
    return at("worsen", patients=[patients.split(), []], options=options)


def test_the_neglected_worsen_and_a_one_dies():
    """002:101-104, 003:43-45."""
    state = worsening("red-1 green-3 yellow-1-treated")
    assert numbers(state, "worsen 1 1") == {"need": 2, "have": 1}
    assert rules(state, "worsen 2 0") == ["dh-neglect-death"]
    do(state, "worsen 2 1")
    assert (words(state), state.fatalities) == (["yellow-1-treated", "green-2"], [1, 0])


def test_superbug_takes_two_steps_and_kills_twos():
    state = worsening("red-1 red-2 green-3", superbug="on")
    assert rules(state, "worsen 3 1") == ["dh-superbug"]
    do(state, "worsen 3 2")
    assert (words(state), state.fatalities) == (["green-1"], [2, 0])


TABLE = {1: 1, 2: 3, 3: 5, 4: 7, 5: 9, 6: 11, 7: 14, 8: 17, 9: 21, 10: 25, 11: 30, 12: 35}


@pytest.mark.parametrize(("count", "points"), TABLE.items())
def test_discharge_table(count, points):
    """002:110-121."""
    assert discharge(count) == points
    state = at("discharge", out=[[count, 0, 0], [0, 0, 0]], patients=[["red-1"] if count < 12 else [], []])
    assert rules(state, f"discharge {count} {points + 1}") == ["dh-discharge-table"]
    assert rules(state, f"discharge {count - 1} {points}") == ["dh-discharge"]
    assert do(state, f"discharge {count} {points}").scores[0][0] == points


def test_empty_wards_bring_five_points():
    state = do(at("discharge", died=[1, 0], neglected=[1, 0], fatalities=[1, 0]), "discharge 0 0")
    assert state.phase == "empty"
    assert rules(state, "empty-bonus 4") == ["dh-empty-bonus"]
    assert do(state, "empty-bonus 5").scores[0] == (0, 5, 0, 0, 0, 0, 0, 0)
    strict = at(
        "discharge", died=[1, 0], neglected=[1, 0], fatalities=[1, 0], options={"empty_bonus": "all-discharged"}
    )
    assert do(strict, "discharge 0 0").to_act == 1


@pytest.mark.parametrize(
    ("number", "out", "died", "neglected", "points"),
    [
        (0, (2, 3, 1), 0, 0, 1),
        (1, (5, 0, 0), 0, 0, 2),
        (2, (5, 3, 0), 0, 0, 1),
        (3, (5, 3, 4), 0, 0, 2),
        (4, (3, 3, 2), 0, 0, 2),
        (5, (1, 0, 0), 0, 3, 1),
        (5, (1, 0, 0), 1, 3, 0),
        (5, (0, 0, 0), 0, 0, 0),
        (6, (1, 0, 0), 0, 0, 1),
        (6, (1, 0, 0), 0, 1, 0),
        (7, (2, 2, 1), 0, 0, 2),
        (7, (2, 2, 0), 0, 0, 0),
    ],
)
def test_administrators(number, out, died, neglected, points):
    assert administrator(number, out, died, neglected) == points


def test_administrator_points_are_a_chore_of_the_discharge():
    state = do(at("discharge", out=[[1, 1, 2], [0, 0, 0]], patients=[["red-1"], []]), "discharge 4 7")
    assert state.phase == "administrator-points"
    assert rules(state, "administrator-points 2") == ["dh-administrator-points"]
    do(state, "administrator-points 1")
    assert (state.scores[0], state.out[0]) == ((7, 0, 1, 0, 0, 0, 0, 0), (0, 0, 0))


def test_shift_change():
    state = at("shift", patients=[["red-2-treated", "green-3"], []], placed=[[["nurse", "clinic"]], []],
               offer_tiles=["urology"])  # fmt: skip
    assert rules(state, "shift 2") == ["dh-shift"]
    do(state, "shift 1", "shift 0")
    assert (words(state), state.placed[0]) == (["red-2", "green-3"], ())
    assert rules(state, "next-round 6") == ["dh-rounds"]
    do(state, "next-round 5")
    assert (state.round, state.phase, state.to_dict()["under_tiles"]) == (5, "offer", ["urology"])


def test_after_the_eighth_round_there_is_no_shift_change():
    state = at("discharge", round=8, patients=[["red-1"], ["red-1"]])
    do(state, "discharge 0 0", "discharge 0 0")
    assert state.phase == "final"


def test_final_scoring():
    """002:148-149: two points off for a fatality, a point for a blood bag."""
    state = at("final", round=8, fatalities=[3, 0], bags=[2, 0])
    assert rules(state, "final -5 2") == ["dh-fatalities"]
    assert rules(state, "final -6 1") == ["dh-bags-left"]
    do(state, "final -6 2", "final 0 0")
    assert rules(state, "winners 0") == ["dh-win"]
    outcome = do(state, "winners 1").outcome()
    assert ([score.total for score in outcome.scores], outcome.winners, outcome.ending) == ([-4, 0], (1,), "win")


@pytest.mark.parametrize(
    ("patients", "won", "how", "rule"),
    [
        ([["red-1"], ["red-1", "red-1"]], (0,), "win-by-patients", "dh-tiebreak"),
        ([["red-1"], ["green-2"]], (1,), "win-by-values", "dh-tiebreak-values"),
        ([["red-3", "red-1"], ["green-2", "green-2"]], (0, 1), "draw", "dh-tiebreak-values"),
    ],
)
def test_tie_breaks(patients, won, how, rule):
    """002:152-154."""
    state = do(at("final", round=8, patients=patients), "final 0 0", "final 0 0")
    wrong = "winners 0" if won != (0,) else "winners 1"
    assert rules(state, wrong) == [rule]
    outcome = do(state, " ".join(["winners", *map(str, won)])).outcome()
    assert (outcome.winners, outcome.ending) == (won, how)


def test_winners_of_three():
    assert winners([5, 5, 4], [2, 2, 0], [7, 8, 0]) == (1,)
    assert ending((1,), [5, 5, 4], [2, 2, 0]) == "win-by-values"
    assert winners([5, 5, 5], [2, 1, 1], [12, 3, 3]) == (1, 2)


def test_neglect_counts_the_untreated():
    assert numbers(worsening("red-3 red-4-treated"), "worsen 2 0") == {"need": 1, "have": 2}
    assert rules(worsening("red-3"), "worsen 0 0") == ["dh-neglect"]


def test_when_the_game_is_over_nothing_is_played():
    state = at("over", round=8, turn=2)
    assert state.legal_actions() == ()
    assert rules(state, "end") == rules(state, "winners 0") == ["dh-over"]
