"""The greedy bot of Dice Hospital: it takes what is plainly best, and beats chance."""

from random import Random

import pytest

from kit.engine.bots import GreedyBot, RandomBot
from kit.engine.match import Match
from kit.games.dice_hospital import GAME
from kit.games.dice_hospital.advice import value
from tests.dice_hospital.tables import working


def choose(state):
    action, reason = GreedyBot(value, samples=1).choose(state.view(state.to_act), Random(0))
    assert reason.rule in GAME.rulebook
    return str(action)


def test_it_does_not_end_while_a_patient_can_be_healed():
    assert choose(working("red-1")).startswith("activate nurse")


def test_it_discharges_rather_than_heals_a_little():
    state = working("red-4 green-2", built=["operating-theatre"])
    assert choose(state) == "activate nurse operating-theatre"


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_a_random_player(seed):
    match = Match.new(GAME, seats=2, seed=seed, players=[GreedyBot(value, samples=1), RandomBot()])
    assert match.state.outcome().winners == (0,)
