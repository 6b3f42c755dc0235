"""Dynamite Nurse keeps the engine's contract over 200 random games for each number of players, options by lot."""

import os

import pytest

from kit.engine.conformance import check_game
from tests.dynamite_nurse.stored import GAME

GAMES = 200 * int(os.environ.get("TABLESIDE_SOAK", "1"))
"""Games for each number of players; ``TABLESIDE_SOAK=n`` plays n times as many."""
DEPTH = 0.0003
"""Share of positions looked at thoroughly: about one in four games."""


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_contract(seats):
    tally = check_game(GAME, games=GAMES, seats=seats, depth=DEPTH)
    assert tally.games == GAMES
    assert tally.thorough > GAMES / 20


def test_many_positions_of_a_few_games_keep_the_contract():
    tally = check_game(GAME, games=1, seed=4, depth=0.02)
    assert tally.thorough > 50
