"""Every rule has a stored position and a try that breaks it alone."""

import pytest

from kit.engine import IllegalAction
from tests.emergency_roll.stored import BOOK, GAME, breach, plain, position


def test_every_rule_has_a_breach():
    assert list(BOOK["breaches"]) == list(GAME.rulebook)


def test_every_position_is_one_and_is_used():
    used = {entry["at"] for entry in BOOK["breaches"].values()}
    like = {entry["like"] for entry in BOOK["positions"].values() if "like" in entry}
    assert set(BOOK["positions"]) == used | like
    for name in BOOK["positions"]:
        state = GAME.from_dict(position(name))
        assert state.phase == position(name).get("phase", "sheets")


@pytest.mark.parametrize("rule", GAME.rulebook)
def test_the_breach_breaks_this_rule_alone(rule):
    tried = breach(rule)
    state = tried.state()
    refusals = state.why_not(tried.attempt, seat=tried.seat)
    assert [(refusal.rule, plain(refusal.data)) for refusal in refusals] == [(rule, tried.numbers)]
    with pytest.raises(IllegalAction) as caught:
        state.apply(tried.attempt, seat=tried.seat)
    assert caught.value.refusals == refusals
    assert state == tried.state()


@pytest.mark.parametrize("rule", [rule for rule in GAME.rulebook if rule != "er-over"])
def test_beside_the_breach_something_keeps_the_rule(rule):
    tried = breach(rule)
    state = tried.state()
    assert tried.keeps in state.legal_actions()
    assert state.apply(tried.keeps)
