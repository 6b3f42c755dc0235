"""48 keeps the engine's contract over 2,000 random games for each number of players."""

import os

import pytest

from kit.engine.conformance import check_game
from kit.games import load

GAMES = 2000 * int(os.environ.get("TABLESIDE_SOAK", "1"))
"""Games for each number of players; ``TABLESIDE_SOAK=n`` plays n times as many."""
DEPTH = 0.0008
"""Share of positions looked at thoroughly: about one in nine games."""


@pytest.mark.parametrize("seats", load("forty-eight").seats)
def test_random_games_keep_the_contract(seats):
    tally = check_game(load("forty-eight"), games=GAMES, seats=seats, depth=DEPTH)
    assert tally.games == GAMES
    assert tally.thorough > GAMES / 20


@pytest.mark.parametrize("seats", load("forty-eight").seats)
def test_every_position_of_a_game_keeps_the_contract(seats):
    tally = check_game(load("forty-eight"), games=1, seats=seats, seed=48, depth=1.0)
    assert tally.thorough == tally.actions + tally.games
