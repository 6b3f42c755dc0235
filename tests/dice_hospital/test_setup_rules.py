"""The set-up of Dice Hospital: bag, offer, start patients, administrators, and the pandemic's extra die."""

import pytest

from kit.engine import CHANCE
from kit.games.dice_hospital import GAME
from tests.dice_hospital.tables import at, do, legal, numbers, rules, walk, words
from tests.dice_hospital.test_round_rules import choosing


def starting(dice, **options):
    """Seat 0 of two has drawn these dice (colours) for its start patients."""
    state = do(GAME.new(seats=2, **options), "start 0", "fill-bag 45", "ambulances 3", "new-department urology")
    do(state, "new-specialist surgeon", "extra specialist", "new-specialist surgeon")
    return do(state, *(f"start-die {colour}" for colour in dice.split()))


@pytest.mark.parametrize(("seats", "dice"), [(2, 45), (3, 54), (4, 63)])
def test_bag(seats, dice):
    state = do(GAME.new(seats=seats), "start 1")
    assert rules(state, f"fill-bag {dice - 9}") == ["dh-bag"]
    do(state, f"fill-bag {dice}")
    assert state.bag == [dice // 3] * 3
    assert rules(state, f"ambulances {seats}") == ["dh-ambulances"]
    assert do(state, f"ambulances {seats + 1}").to_act == CHANCE


@pytest.mark.parametrize(
    ("seats", "option", "offer"),
    [(2, "003", 3), (3, "003", 4), (4, "003", 6), (2, "players-plus-one", 3), (3, "players-plus-one", 4),
     (4, "players-plus-one", 5)],
)  # fmt: skip
def test_offer_size(seats, option, offer):
    """002:6: players + 1 together; 003:3: players − 1 of each, with two players one more."""
    extras = 0
    for _before, action, after in walk(seats, {"offer_size": option}, 3):
        extras += action.kind == "extra"
        if after.phase == "start-dice":
            break
    assert len(after.offer_tiles) + len(after.offer_cards) == offer
    assert extras == offer % 2


def test_start_patients_are_one_three_one_four_and_one_five():
    state = starting("red green green")
    assert legal(state) == {
        "start-patients red-3 green-4 green-5",
        "start-patients red-4 green-3 green-5",
        "start-patients red-5 green-3 green-4",
    }
    assert rules(state, "start-patients red-3 green-3 green-3") == ["dh-start-dice"]
    assert starting("red red red").chore == "start-patients"


def test_start_dice_free():
    state = starting("red green green", start_dice="free")
    assert len(legal(state)) == 3 * 6
    assert rules(state, "start-patients red-3 green-3 green-3") == []
    assert rules(state, "start-patients red-2 green-3 green-3") == ["dh-start-dice"]


@pytest.mark.parametrize(("text", "values"), [("002", (3, 3, 4, 5, 5)), ("003", (3, 3, 4, 4, 5))])
def test_crisis(text, values):
    """002:164 against 003:59."""
    state = starting("red red green green yellow", crisis="on", crisis_values=text)
    assert {tuple(sorted(int(word.split("-")[1]) for word in way.split()[1:])) for way in legal(state)} == {values}
    assert rules(state, "start-patients red-3 red-3 yellow-3 green-4 green-5") == ["dh-crisis-values"]


def test_administrators_are_secret_until_all_have_chosen():
    dealt = [["robert-edwards", "joseph-lister"], ["charles-drew", "willem-kolff"]]
    state = at("administrator", round=0, taken=[0, 0], ambulances=[], patients=[["red-3", "red-4", "red-5"]] * 2,
               dealt=dealt, administrators=[None, None])  # fmt: skip
    assert legal(state) == {"administrator robert-edwards", "administrator joseph-lister"}
    assert rules(state, "administrator charles-drew") == ["dh-administrator-choice"]
    do(state, "administrator joseph-lister")
    assert state.view(1).administrators == [-1, None]
    assert state.view(0).dealt == [(0, 7), (-1, -1)]
    do(state, "administrator charles-drew")
    assert state.chore == "reveal"
    do(state, "reveal")
    assert state.view(None).administrators == [7, 1]
    assert state.phase == "dice"


def test_without_administrators_the_first_round_follows_the_start_patients():
    kinds = [action.kind for _, action, _ in walk(3, {"administrators": "off"}, 1)]
    assert not {"deal", "administrator", "reveal", "administrator-points"} & set(kinds)


def test_rolled_dice_are_never_a_one_or_a_six():
    state = at("dice", ambulances=[], taken=[0, 0])
    assert len(state.chances()) == 3 * 4
    assert numbers(state, "die red 6") == {"value": 6}
    assert rules(state, "die red 1") == ["dh-reroll"]


def test_the_pandemics_extra_die_is_the_last_step_of_the_intake():
    """003:61."""
    state = choosing(options={"pandemic_mode": "on"}, offer_tiles=["urology"] * 2, offer_cards=["surgeon"])
    do(state, "ambulance 3", "ambulance 2", "unused 1", "token 1", "admit 3", "admit 3")
    assert state.phase == "extra-die"
    do(state, "extra-die red 4", "admit 1")
    assert "red-4" in words(state, 1)
    assert do(state, "extra-die green 2", "admit 1").phase == "improve"


def test_the_pandemics_extra_die_at_choice():
    """002:166."""
    state = choosing(options={"pandemic_mode": "on", "pandemic": "at-choice"})
    do(state, "ambulance 3", "extra-die red 4", "ambulance 2", "extra-die green 2", "unused 1", "token 1")
    assert legal(state) == {"admit 4"}


def test_at_choice_an_empty_bag_gives_no_die():
    """dh-bag-empty: 4 full hospitals and 15 dice in ambulances are all 63."""
    full = ["red-3"] * 12, ["yellow-3"] * 12, ["green-3"] * 12, [*["red-3"] * 4, *["yellow-3"] * 4, *["green-3"] * 4]
    cars = [["red-4"] * 3, ["red-4", "red-4", "yellow-4"], ["yellow-4"] * 3, ["yellow-4", "green-4", "green-4"],
            ["green-4"] * 3]  # fmt: skip
    state = at("choose", seats=4, patients=list(full), ambulances=cars, taken=[0] * 4,
               offer_tiles=["urology", "urology", "anaesthesia"], offer_cards=["surgeon", "surgeon", "paramedic"],
               options={"pandemic_mode": "on", "pandemic": "at-choice"})  # fmt: skip
    assert state.bag == [0, 0, 0]
    assert do(state, "ambulance 2").to_act == 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bag_always_has_the_dice_of_an_intake(seats):
    """Full hospitals and a round of ambulances: 48 + 15 = 63, 36 + 12 ≤ 54, 24 + 9 ≤ 45 (dh-bag-empty)."""
    in_game = {2: 45, 3: 54, 4: 63}[seats]
    assert 12 * seats + 3 * (seats + 1) <= in_game
    state = at("dice", seats=seats, ambulances=[], taken=[0] * seats)
    assert sum(state.bag) == in_game


def test_the_pile_never_comes_to_what_was_put_under_it():
    """Eight offers of at most three tiles and three cards: 24 of each, so the order underneath never counts."""
    for seats in (2, 3, 4):
        steps = list(walk(seats, {}, seats))
        drawn = [action.kind for _, action, _ in steps].count("new-department")
        state = steps[-1][2]
        seen = len(state.under_tiles) + len(state.offer_tiles) + sum(map(len, state.built))
        assert sum(state.tiles) == 24 - drawn == 24 - seen
        assert drawn <= 8 * 3


def test_first_player_is_one_of_the_players():
    state = GAME.new(seats=3)
    assert rules(state, "start 3") == ["dh-first-player"]
    assert numbers(state, "start 3") == {"players": 3, "have": 4}
    assert len(state.chances()) == 3


def test_departments_are_laid_out_first_and_there_are_two_of_each():
    state = do(GAME.new(seats=4), "start 0", "fill-bag 63", "ambulances 5")
    assert rules(state, "new-specialist surgeon") == ["dh-offer-size"]
    do(state, "new-department urology", "new-department urology")
    assert rules(state, "new-department urology") == ["dh-copies"]
    do(state, "new-department anaesthesia")
    assert rules(state, "new-department anaesthesia") == ["dh-offer-size"]


def test_a_colour_that_is_gone_cannot_be_drawn():
    full = [["red-3"] * 12, [*["red-3"] * 3, *["green-3"] * 9]]
    state = at("dice", ambulances=[], taken=[0, 0], patients=full)
    assert rules(state, "die red 2") == ["dh-draw"]
    assert len(state.chances()) == 2 * 4


def test_administrators_are_dealt_once_each_and_by_nobody():
    state = at("deal", round=0, taken=[0, 0], ambulances=[], patients=[["red-3", "red-4", "red-5"]] * 2,
               dealt=[["robert-edwards"], []], administrators=[None, None])  # fmt: skip
    assert rules(state, "deal robert-edwards") == ["dh-administrators"]
    assert rules(state, "deal joseph-lister", seat=1) == ["dh-administrators"]
    assert len(state.chances()) == 7


def test_two_players_choose_what_the_extra_improvement_is():
    state = do(GAME.new(seats=2), "start 1", "fill-bag 45", "ambulances 3", "new-department urology")
    do(state, "new-specialist surgeon")
    assert (state.to_act, legal(state)) == (1, {"extra department", "extra specialist"})
    assert rules(state, "extra department", seat=0) == ["dh-turn"]
    do(state, "extra specialist", "new-specialist surgeon")
    assert state.phase == "start-dice"
