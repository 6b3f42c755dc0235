"""Every rule has a stored position, and a try that breaks it alone; what nobody can break is shown instead."""

import pytest

from kit.engine import IllegalAction
from tests.dice_hospital.stored import BOOK, GAME, breach, plain, position, shown


def test_every_rule_has_a_breach_or_is_shown():
    asked = {rule for checks in GAME.new().checks.values() for rule, _ in checks}
    assert list(BOOK["breaches"]) == [rule for rule in GAME.rulebook if rule in asked]
    assert list(BOOK["shown"]) == [rule for rule in GAME.rulebook if rule not in asked]


def test_every_position_is_one_and_is_used():
    used = {entry["at"] for kind in ("breaches", "shown") for entry in BOOK[kind].values()}
    like = {entry["like"] for entry in BOOK["positions"].values() if "like" in entry}
    assert set(BOOK["positions"]) == used | like
    for entry in (*BOOK["breaches"].values(), *BOOK["shown"].values()):
        place = position(entry["at"], **entry.get("with", {}))
        assert GAME.from_dict(place).phase == place["phase"]


@pytest.mark.parametrize("rule", BOOK["breaches"])
def test_the_breach_breaks_this_rule_alone(rule):
    tried = breach(rule)
    state = tried.state()
    refusals = state.why_not(tried.attempt, seat=tried.seat)
    assert [(refusal.rule, plain(refusal.data)) for refusal in refusals] == [(rule, tried.numbers)]
    with pytest.raises(IllegalAction) as caught:
        state.apply(tried.attempt, seat=tried.seat)
    assert caught.value.refusals == refusals
    assert state == tried.state()


@pytest.mark.parametrize("rule", [rule for rule in BOOK["breaches"] if rule != "dh-over"])
def test_beside_the_breach_something_keeps_the_rule(rule):
    tried = breach(rule)
    state = tried.state()
    assert tried.keeps in state.legal_actions()
    assert state.apply(tried.keeps)


@pytest.mark.parametrize("rule", BOOK["shown"])
def test_what_nobody_can_break_is_shown(rule):
    seen = shown(rule)
    state = GAME.from_dict(seen.position)
    for action in seen.actions:
        state.apply(action)
    found = state.to_dict()
    assert seen.after or seen.legal is not None
    for name, value in seen.after.items():
        assert _in_no_order(found.get(name, getattr(state, name, None))) == _in_no_order(value), name
    legal = {str(action) for action in state.legal_actions()}
    assert seen.legal is None or legal == set(seen.legal)
    assert not legal & set(seen.never)


def _in_no_order(value):
    """Patients of a hospital lie in no order."""
    if isinstance(value, list | tuple):
        inner = [_in_no_order(one) for one in value]
        return sorted(inner) if all(isinstance(one, str) for one in inner) else inner
    return value
