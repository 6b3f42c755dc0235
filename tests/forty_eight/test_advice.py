"""The greedy bot's advice: it has to be better than chance, and its reasons are rules."""

from random import Random

import pytest

from kit.engine import Match, make_bot
from kit.games import load

GAME = load("forty-eight")


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_wins_more_than_its_share_against_random_bots(seats):
    games = 12
    won = 0
    for seed in range(games):
        players = [make_bot("random", GAME)] * seats
        players[seed % seats] = make_bot("greedy", GAME)
        outcome = Match.new(GAME, seed=seed, players=players).state.outcome()
        won += seed % seats in outcome.winners
    assert won > games / seats


def test_reasons_are_rules_of_the_game():
    match = Match.new(GAME, seats=4, seed=3)
    bot = make_bot("greedy", GAME)
    reasons = set()
    while match.state.to_act is not None:
        action, reason = bot.choose(match.view(match.state.to_act), Random(0))
        reasons.add(reason.rule)
        match.do(action)
    assert reasons <= set(GAME.rulebook)
    assert {"fe-first", "fe-dropout"} & reasons
