"""Every rule has a stored position and a try that breaks it alone."""

import pytest

from kit.engine import IllegalAction
from tests.dynamite_nurse.stored import BOOK, GAME, breach, plain, position


def test_every_rule_has_a_breach():
    assert sorted(BOOK["breaches"]) == sorted(GAME.rulebook)


def test_every_position_is_one_and_is_used():
    used = {entry["at"] for entry in BOOK["breaches"].values()}
    assert set(BOOK["positions"]) == used
    for name in BOOK["positions"]:
        assert GAME.from_dict(position(name)).phase == position(name)["phase"]


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


@pytest.mark.parametrize("rule", [rule for rule in GAME.rulebook if rule != "dn-over"])
def test_beside_the_breach_something_keeps_the_rule(rule):
    tried = breach(rule)
    state = tried.state()
    assert tried.keeps in state.legal_actions()
    assert state.apply(tried.keeps)
