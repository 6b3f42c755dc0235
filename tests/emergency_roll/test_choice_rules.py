"""Choosing a patient, rule by rule (004:27-29, 35, 64-69, 97)."""

from random import Random

from tests.emergency_roll.playing import do, legal, rules
from tests.emergency_roll.stored import GAME, state

ALL = {"pick red", "pick yellow", "pick green"}


def test_er_chief_first():
    position = state("choosing")
    assert position.to_act == 0
    assert legal(position) == ALL
    assert [rules(position, "pick red", seat=seat) for seat in (1, 2, 3)] == [["er-chief-first"]] * 3


def test_er_follow():
    position = do(state("choosing"), "pick yellow")
    assert legal(position) == {"pick red", "pick green"}
    assert rules(position, "pick yellow") == ["er-follow"]
    do(position, "pick red", "pick red", "pick red")
    assert position.picks == ["yellow", "red", "red", "red"]


def test_er_bag_now():
    without, held = state("following"), state("following-bag")
    assert rules(without, "pick red bag") == ["er-bag-now"]
    assert legal(held) == {"pick red bag", "pick yellow", "pick green"}
    spent = state("following", sheets=[{}, {}, {"bags": [2, 2]}, {}])
    assert rules(spent, "pick red bag") == ["er-bag-now"]


def test_er_bag_now_a_bag_of_this_turn_is_too_late_for_the_chiefs_die():
    card = {"card": 10, "seen": [10]}
    position = state("choosing", **card)
    do(position, "pick red")
    assert rules(position, "pick red bag") == ["er-bag-now"]


def test_er_bag_now_both_uses_in_one_turn_cost_two_bags():
    sheets = [{}, {"bags": [2, 0]}, {}, {}]
    position = do(state("choosing", sheets=sheets), "pick red", "pick red bag", "pick green", "pick green")
    do(position, "admit 5-1 2", "no-screen", "admit 7-1 2 bag", "no-screen")
    assert position.phase == "cross"
    assert legal(position) == {"cross 0 2"}
    after = do(position, "cross 0 2")
    assert (after.sheets[1].bags, after.sheets[1].bags_crossed) == (2, 2)


def test_er_bag_now_one_bag_does_not_serve_twice():
    sheets = [{}, {"bags": [1, 0]}, {}, {}]
    position = do(state("choosing", sheets=sheets), "pick red", "pick red bag", "pick green", "pick green")
    do(position, "admit 5-1 2", "no-screen")
    assert rules(position, "admit 7-1 2 bag") == ["er-bag-held"]


def test_er_bag_follow():
    position = state("following-bag")
    assert rules(position, "pick yellow bag") == ["er-bag-follow"]
    chief = state("choosing", sheets=[{"bags": [1, 0]}, {}, {}, {}])
    refusal = chief.why_not(GAME.parse("pick yellow bag"))[0]
    assert (refusal.rule, refusal.data["chief"].values) == ("er-bag-follow", ())


def test_er_pick_once():
    position = do(state("choosing"), "pick red")
    assert rules(position, "pick green", seat=0) == ["er-pick-once"]


def test_er_choice_order_sealed_until_the_last():
    position = do(state("choosing"), "pick red", "pick yellow")
    assert [position.view(seat).picks[1] for seat in (0, 1, 2, 3, None)] == [
        "hidden",
        "yellow",
        "hidden",
        "hidden",
        "hidden",
    ]
    assert position.view(2).picks[0] == "red"
    do(position, "pick green")
    events = position.apply(GAME.parse("pick yellow"))
    assert [event.kind for event in events] == ["reveal", "pick", "pick", "pick"]
    assert position.view(3).picks == ["red", "yellow", "green", "yellow"]


def test_er_choice_order_what_others_are_told_of_a_sealed_choice():
    position = do(state("choosing"), "pick red")
    event = position.apply(GAME.parse("pick green"))[0]
    assert event.seen_from(1).data["colour"] == "green"
    assert event.seen_from(2).kind == "pick-hidden"
    assert "colour" not in event.seen_from(None).data


def test_er_choice_order_clockwise_is_open():
    position = do(state("choosing", options={"choice_order": "clockwise"}), "pick red", "pick yellow")
    assert position.view(3).picks == ["red", "yellow", None, None]
    assert position.to_act == 2
    assert rules(position, "pick green", seat=3) == ["er-choice-order"]


def test_er_choice_order_two_players_have_nothing_to_hide():
    position = state("choosing", seats=2, sides={"cardio-nurses": 5, "cardio-bags": 5})
    events = do(position, "pick red").apply(GAME.parse("pick green"))
    assert [event.kind for event in events] == ["pick"]


def test_er_choice_order_a_sample_draws_every_choice_that_can_be():
    sheets = [{}, {"bags": [1, 0]}, {}, {}]
    view = do(state("choosing", sheets=sheets), "pick red", "pick yellow", "pick green").view(3)
    drawn = {tuple(view.sample(Random(seed)).picks[1:3]) for seed in range(60)}
    assert {one for one, _ in drawn} == {"red", "yellow", "green"}
    assert {two for _, two in drawn} == {"yellow", "green"}
