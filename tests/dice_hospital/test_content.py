"""What Dice Hospital is made of: tables, rulebook, components, and the account of both texts."""

from collections import Counter

import pytest

from kit.games.dice_hospital import GAME
from kit.games.dice_hospital.box import ADMINISTRATORS, DEPARTMENTS, SPECIALISTS, TILES
from seeds import disagreements
from seeds.ledger import account

BOOK = {rule.id: rule.passages for rule in GAME.rulebook.values()}
LEFT_OUT = {
    "002": ["002:158", "002:159"],
    "003": ["003:67"],
}
"""The mini expansion is not offered."""


@pytest.mark.parametrize("text", LEFT_OUT)
def test_texts_are_accounted_for_but_for_what_is_left_out(text):
    ledger = account(text, [BOOK])
    assert [str(gap) for gap in ledger.gaps] == LEFT_OUT[text]
    assert ledger.overlaps == ()


def test_conflicts_are_where_the_texts_disagree():
    conflicts = {rule.id for rule in GAME.rulebook.values() if rule.status == "conflict"}
    assert conflicts == {point.ruling for point in disagreements()} - {"dh-expansion-deck"}


def test_options_open_rules_that_name_them():
    for option in GAME.options:
        assert GAME.rulebook[option.rule].option == option.id
    assert len([rule for rule in GAME.rulebook.values() if rule.option]) == len(GAME.options)


def test_every_rule_of_a_check_is_in_the_book():
    state = GAME.new()
    assert {rule for checks in state.checks.values() for rule, _ in checks} <= set(GAME.rulebook)
    assert set(state.checks) == set(GAME.grammar.kinds)


def test_box():
    counts = Counter()
    for component in GAME.components:
        counts[component.kind] += component.count
    assert (counts["department"], counts["specialist"], counts["administrator"], counts["die"]) == (24, 24, 8, 63)
    assert (counts["board"], counts["ambulance"], counts["meeple"], counts["aid"]) == (4, 5, 41, 4)
    ids = {component.id for component in GAME.components}
    assert {component.back for component in GAME.components if component.back} <= ids


def test_twelve_types_of_each():
    assert (len(TILES), len(DEPARTMENTS) - len(TILES), len(SPECIALISTS), len(ADMINISTRATORS)) == (12, 6, 12, 8)
    assert Counter(one.colour for one in SPECIALISTS) == {0: 3, 1: 3, 2: 3, -1: 3}
