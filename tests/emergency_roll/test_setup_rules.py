"""The set-up of Emergency Roll and the order of its rounds, rule by rule (004:9-29, 77-79)."""

import itertools
from random import Random

import pytest

from kit.engine import CHANCE
from kit.games.emergency_roll.box import AMBULANCES, BOXES, LABS, NEIGHBOURS, ROOMS, TRACK, WARDS
from tests.emergency_roll import naive
from tests.emergency_roll.playing import do, legal, rules, walk
from tests.emergency_roll.stored import GAME, position, state


def test_the_sheet_is_that_of_the_facts():
    assert {ward.clipboard: tuple(ROOMS[room].hexagon for room in ward.rooms) for ward in WARDS} == naive.WARDS
    assert [ward.clipboard for ward in WARDS] == [5, 7, 8, 6, 9, 10, 4]
    for colour, hexagons in naive.COLOURS.items():
        assert {room.hexagon for room in ROOMS if room.colour == colour} == set(hexagons)
    assert TRACK == naive.NURSES


def test_neighbours_are_those_that_touch():
    for index, room in enumerate(ROOMS):
        touching = {other.hexagon for other in ROOMS if naive.touch(room.hexagon, other.hexagon)}
        assert {ROOMS[other].hexagon for other in NEIGHBOURS[index]} == touching


def test_every_step_of_a_ward_runs_between_neighbours():
    for rooms in naive.WARDS.values():
        assert all(naive.touch(one, two) for one, two in itertools.pairwise(rooms))


def test_labs_have_six_rooms_and_share_none():
    around = [{ROOMS[room].hexagon for room in lab.rooms} for lab in LABS]
    assert around == [set(naive.next_to("A")), set(naive.next_to("B"))]
    assert [len(rooms) for rooms in around] == [6, 6]
    assert not around[0] & around[1]


def test_the_ambulance_cards_are_those_of_the_facts():
    every = [bonus for card in AMBULANCES for bonus in card.values()]
    kinds = [bonus.kind for bonus in every]
    assert len(AMBULANCES) == 27
    assert {kind: kinds.count(kind) for kind in set(kinds)} == {
        "critical": 15, "nurse": 15, "blood": 15, "screen": 15, "stethoscopes": 12, "extra": 9,
    }  # fmt: skip
    assert all(len({bonus.kind for bonus in card.values()}) == 3 for card in AMBULANCES)
    extras = [(bonus.colour, bonus.values) for bonus in every if bonus.kind == "extra"]
    assert sorted(extras) == [(c, v) for c in ("green", "red", "yellow") for v in ((1, 2), (3, 4), (5, 6))]


@pytest.mark.parametrize(
    ("number", "slots"),
    [
        (0, ("critical", "extra", "blood")),
        (13, ("screen", "stethoscopes", "nurse")),
        (18, ("extra", "blood", "screen")),
        (26, ("nurse", "blood", "stethoscopes")),
    ],
)
def test_some_ambulance_cards(number, slots):
    assert tuple(AMBULANCES[number][colour].kind for colour in ("red", "yellow", "green")) == slots


@pytest.mark.parametrize(("seats", "removed", "rounds"), [(2, 3, 24), (3, 3, 24), (4, 3, 24), (5, 2, 25), (6, 3, 24)])
def test_er_removed_and_er_rounds(seats, removed, rounds):
    steps = list(walk(seats, {}, seats))
    assert [action for _, action, _, _ in steps if action.kind == "remove"] == [GAME.action("remove", removed)]
    cards = [action.args[0] for _, action, _, _ in steps if action.kind == "card"]
    assert len(cards) == len(set(cards)) == rounds
    assert len(steps[-1][3].deck) == removed


def test_er_sheets():
    position = GAME.new(seats=4)
    assert legal(position) == {"sheets 4"}
    assert position.chore == "set-up"
    assert rules(position, "sheets 5") == ["er-sheets"]


@pytest.mark.parametrize("number", [0, 1, 7, 9])
def test_er_seats(number):
    assert rules(GAME.new(seats=4), f"sheets {number}") == ["er-seats"]
    with pytest.raises(ValueError, match="seats must be 2–6, got"):
        GAME.new(seats=number)


def test_er_specialist_number():
    position = do(GAME.new(seats=3), "sheets 3", "remove 3")
    counts = []
    while position.phase == "specialists":
        counts.append(len(position.legal_actions()))
        position.apply(position.deal(Random(1)))
    assert counts == [6, 5, 5, 5]
    kinds = [card.split("-")[0] for card in position.specialists]
    assert kinds == ["cardio", "cardio", "radio", "epi"]


def test_er_specialists():
    position = state("drawing")
    assert rules(position, "specialist cardio-nurses") == ["er-specialists"]
    assert rules(position, "specialist epi-line") == ["er-specialist-number"]
    assert all(weight == 1 for _, weight in position.chances())


@pytest.mark.parametrize(("seats", "side"), [(2, 5), (3, 8), (6, 8)])
def test_er_cardio_side(seats, side):
    position = state("two-sides", seats=seats)
    assert legal(position) == {f"side {side}"}
    after = do(position, f"side {side}")
    assert after.sides == {"cardio-nurses": side, "cardio-bags": side}


def test_er_first_chief():
    position = state("first-chief")
    assert position.to_act == CHANCE
    assert legal(position) == {"chief 0", "chief 1", "chief 2"}
    after = do(position, "chief 2")
    assert (after.chief, after.start, after.round) == (2, 2, 1)


def test_er_card():
    position = state("second-card")
    assert len(position.legal_actions()) == 26
    assert rules(position, "card 13") == ["er-card"]


def test_er_roll():
    position = do(state("table"), "card 13")
    for colour in ("red", "yellow", "green"):
        assert legal(position) == {f"die {colour} {value}" for value in range(1, 7)}
        do(position, f"die {colour} 3")
    assert position.phase == "pick"


def test_er_pass_chief_goes_round():
    chiefs = [
        events[-1].data["chief"] for _, action, events, _ in walk(3, {}, 5) if action.kind in ("chief", "pass-chief")
    ]
    assert len(chiefs) == 24
    assert all(two == (one + 1) % 3 for one, two in itertools.pairwise(chiefs))


def test_er_rounds_ends_the_game_when_the_pile_is_gone():
    for before, action, _, _ in walk(5, {}, 3):
        if action.kind in ("pass-chief", "finish"):
            last = before.round == 25
            assert (action.kind == "finish") is last
            assert rules(before, "finish") == ([] if last else ["er-rounds"])


def test_er_over():
    position = state("over")
    assert position.to_act is None
    assert position.legal_actions() == ()
    assert rules(position, "pick red") == ["er-over"]


def test_er_phases_names_both_phases():
    refusal = state("choosing").why_not(GAME.parse("write clipboards 3"))[0]
    assert refusal.rule == "er-phases"
    assert refusal.data["now"].values == ("pick",)
    assert refusal.data["need"].values == ("write-clipboards",)


def test_er_total_is_the_last_box():
    assert BOXES[-1] == "total"
    assert position("winners")["sheets"][0]["boxes"]["total"] == 30
