"""Emergency Roll keeps the engine's contract over 200 random games for each number of players."""

import os

import pytest

from kit.engine.conformance import check_game
from kit.games import load

GAMES = 200 * int(os.environ.get("TABLESIDE_SOAK", "1"))
"""Games for each number of players; ``TABLESIDE_SOAK=n`` plays n times as many."""
DEPTH = 0.0006
"""Share of positions looked at thoroughly: about one in three games."""


@pytest.mark.parametrize("seats", load("emergency-roll").seats)
def test_random_games_keep_the_contract(seats):
    tally = check_game(load("emergency-roll"), games=GAMES, seats=seats, depth=DEPTH)
    assert tally.games == GAMES
    assert tally.thorough > GAMES / 20


def test_many_positions_of_a_few_games_keep_the_contract():
    tally = check_game(load("emergency-roll"), games=1, seed=4, depth=0.1)
    assert tally.thorough > 150
