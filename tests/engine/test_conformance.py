"""Conformance passes a game that keeps the contract, and catches every breach by the check that is meant for it."""

from dataclasses import replace
from itertools import islice, product

import pytest

from kit.engine import conformance
from kit.engine.conformance import CHECKS, ConformanceError, check_game
from kit.engine.game import Option
from tests.engine.toy import toy_game
from tests.engine.toy_matches import BROKEN


def test_a_game_that_keeps_the_contract_passes():
    tally = check_game(toy_game(), games=4, depth=1.0)
    assert tally.games == 8
    assert tally.thorough == tally.actions + tally.games


def test_every_check_has_a_toy_that_breaks_it():
    assert {check for check, _, _ in BROKEN} == set(CHECKS)


@pytest.mark.parametrize(("check", "toy", "wrong"), BROKEN, ids=[toy for _, toy, _ in BROKEN])
def test_a_breach_is_caught_by_its_check(check, toy, wrong):
    with pytest.raises(ConformanceError) as caught:
        check_game(**wrong, games=40)
    assert caught.value.check == check


def test_a_breach_tells_how_to_see_it_again():
    wrong = next(wrong for check, _, wrong in BROKEN if check == "conservation")
    with pytest.raises(ConformanceError) as caught:
        check_game(**{**wrong, "depth": 0.0}, games=5, seed=7)
    assert "tops with seats=2, ties=lowest, seed=7:2:0, after deal " in caught.value.detail
    assert "take" in caught.value.detail


def with_options(count):
    """The toy with ``count`` options of two values."""
    return replace(toy_game(), options=tuple(Option(f"o{n}", ("on", "off"), "off", "to-over") for n in range(count)))


def test_few_options_are_all_chosen_the_defaults_first():
    met = [tuple(chosen.values()) for chosen in islice(conformance._options(with_options(3)), 9)]
    assert met[0] == met[8] == ("off", "off", "off")
    assert set(met) == set(product(("on", "off"), repeat=3))


def test_many_options_are_chosen_by_lot_the_defaults_first():
    met = [tuple(chosen.values()) for chosen in islice(conformance._options(with_options(12)), 40)]
    assert met[0] == ("off",) * 12
    assert all({values[n] for values in met} == {"on", "off"} for n in range(12))
    assert len(set(met)) > 35
