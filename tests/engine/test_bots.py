"""Bots see views, answer with legal actions and reasons."""

from random import Random

import pytest

from kit.engine import CHANCE, HiddenError, settle
from kit.engine.bots import GreedyBot, RandomBot, make_bot
from kit.games import load, names
from tests.engine.toy import toy_game


def positions(game, seats, seed):
    """Every decision of a random game."""
    rng, state = Random(seed), game.new(seats=seats)
    settle(state)
    while state.to_act is not None:
        if state.to_act != CHANCE:
            yield state
        state.apply(state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions()))
        settle(state)


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", names())
def test_a_bot_answers_with_a_legal_action_and_a_reason(game, name):
    found = load(game)
    bot = make_bot(name, found)
    for state in positions(found, found.seats[-1], 5):
        view = state.view(state.to_act)
        action, reason = bot.choose(view, Random(1))
        assert action in state.legal_actions()
        assert reason.rule is None or reason.rule in found.rulebook
        assert bot.choose(view, Random(1))[0] == action


def test_the_greedy_bot_takes_what_is_worth_most():
    """With an advice that counts the cards laid, the highest card is laid."""
    bot = GreedyBot(lambda view, seat, after, action: (float(sum(action.args)), None))
    for state in positions(toy_game(), 3, 2):
        action, _ = bot.choose(state.view(state.to_act), Random(0))
        assert action == max(state.legal_actions())


def test_the_random_bot_takes_every_action():
    state = next(iter(positions(load("forty-eight"), 3, 0)))
    view = state.view(state.to_act)
    chosen = {RandomBot().choose(view, Random(seed))[0] for seed in range(100)}
    assert chosen == set(state.legal_actions())


def test_a_bot_is_not_asked_when_chance_is_due():
    view = load("forty-eight").new(seats=3).view(0)
    with pytest.raises(HiddenError):
        GreedyBot(lambda *_: (0.0, None)).choose(view, Random(0))


def test_an_unknown_bot():
    with pytest.raises(ValueError, match="unknown bot 'clever'; there are random, greedy"):
        make_bot("clever", load("forty-eight"))
