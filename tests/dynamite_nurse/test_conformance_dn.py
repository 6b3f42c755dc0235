"""Dynamite Nurse keeps the engine's contract over random games for each number of players, with every option."""

import os
from random import Random

import pytest

from kit.engine import conformance
from tests.dynamite_nurse.playing import options
from tests.dynamite_nurse.stored import GAME

GAMES = 6 * int(os.environ.get("TABLESIDE_SOAK", "1"))
"""Games for each number of players; ``TABLESIDE_SOAK=n`` plays n times as many."""


def random_options(game):
    """All defaults first, then every option by lot: their product is far too large."""
    yield {option.id: option.default for option in game.options}
    rng = Random(119)
    while True:
        yield options(rng)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_contract(seats, monkeypatch):
    monkeypatch.setattr(conformance, "_options", random_options)
    tally = conformance.check_game(GAME, games=GAMES, seats=seats, depth=0.004)
    assert tally.games == GAMES
    assert tally.thorough > GAMES / 2
