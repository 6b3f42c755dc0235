"""What Dice Hospital is made of: tables, rulebook, components, and the account of both texts."""

from collections import Counter

import pytest

from kit.games.dice_hospital import GAME
from kit.games.dice_hospital.box import ADMINISTRATORS, DEPARTMENTS, SPECIALISTS, TILES
from seeds import disagreements
from seeds.ledger import account

BOOK = {rule.id: rule.passages for rule in GAME.rulebook.values()}
TEXTS = ("002", "003")


@pytest.mark.parametrize("text", TEXTS)
def test_every_character_of_both_texts_is_accounted_for(text):
    ledger = account(text, [BOOK])
    assert ledger.gaps == ()
    assert ledger.overlaps == ()


def test_conflicts_are_where_the_texts_disagree():
    conflicts = {rule.id for rule in GAME.rulebook.values() if rule.status == "conflict"}
    assert conflicts == {point.ruling for point in disagreements()}


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
    assert (counts["department"], counts["specialist"], counts["administrator"], counts["die"]) == (32, 36, 8, 63)
    assert (counts["board"], counts["ambulance"], counts["meeple"], counts["aid"]) == (4, 5, 41 + 12, 4)
    ids = {component.id for component in GAME.components}
    assert {component.back for component in GAME.components if component.back} <= ids


def test_twelve_types_of_each_and_the_expansions():
    base, more = ([one for one in SPECIALISTS if one.expansion is new] for new in (False, True))
    new = [number for number in TILES if DEPARTMENTS[number].expansion]
    assert (len(TILES) - len(new), len(new), len(DEPARTMENTS) - len(TILES), len(ADMINISTRATORS)) == (12, 4, 6, 8)
    assert Counter(one.colour for one in base) == {0: 3, 1: 3, 2: 3, -1: 3}
    assert len(more) == 6
