"""Dice Hospital keeps the engine's contract over random games, with the defaults and with every other reading."""

import os
from dataclasses import replace

import pytest

from kit.engine.conformance import check_game
from kit.games.dice_hospital import GAME

GAMES = 200 * int(os.environ.get("TABLESIDE_SOAK", "1"))
"""Games for each number of players; ``TABLESIDE_SOAK=n`` plays n times as many."""


def swapped(option):
    """The option with its other reading (the last, where there are two) as the default."""
    *_, other = (value for value in option.values if value != option.default)
    return replace(option, default=other)


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_contract(seats):
    """The first 192 games have every choice of the last seven options: the expansion, both variants, five readings."""
    tally = check_game(GAME, games=GAMES, seats=seats, depth=0.0005)
    assert tally.games == GAMES


@pytest.mark.parametrize("number", range(len(GAME.options)), ids=[option.id for option in GAME.options])
def test_each_option_keeps_the_contract(number):
    """One option's other reading, the three after it in every combination."""
    options = GAME.options[number:] + GAME.options[:number]
    turned = replace(GAME, options=(swapped(options[0]), *options[4:], *options[1:4]))
    seats = 2 + number % 3
    tally = check_game(turned, games=5, seats=seats, depth=0.003)
    assert tally.games == 5


@pytest.mark.parametrize("seats", GAME.seats)
def test_many_positions_of_a_game_keep_the_contract(seats):
    tally = check_game(GAME, games=1, seats=seats, seed=63, depth=0.15)
    assert tally.thorough > tally.actions / 10
