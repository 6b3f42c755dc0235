"""What the benchmark counts and prints; it is never timed in a test."""

from random import Random

import pytest

from benchmarks.__main__ import UNO, table
from benchmarks.contestants import of_the_kit, why_not
from benchmarks.timing import Contestant, measure, per_round, ratio


@pytest.mark.parametrize(("seats", "set_aside", "bids", "least"), [(3, 3, 12, 6), (4, 4, 24, 8), (5, 5, 40, 10)])
def test_only_decisions_are_counted(seats, set_aside, bids, least):
    """A card set aside each, two bids a bidder and round, at least one decision about command a round; ties more."""
    for seed in range(20):
        decisions = of_the_kit("forty-eight", seats).play(Random(seed))
        assert set_aside + bids + least <= decisions <= set_aside + bids + 2 * least


def test_every_position_is_asked_once():
    assert why_not().play(Random(0)) == 2000


def test_every_contestant_has_every_slice():
    calls = []
    contestants = [Contestant(name, lambda rng, name=name: calls.append(name) or 1) for name in ("a", "b")]
    rates = measure(contestants, 3, 1e-9)
    assert {name: len(found) for name, found in rates.items()} == {"a": 3, "b": 3}
    assert calls == [*"ab", *"ab", *"ba", *"ab"]


def test_the_ratio_is_the_median_of_slices():
    assert ratio({"a": [2.0, 30.0, 4.0], "b": [1.0, 1.0, 1.0]}, "a", "b") == 4.0


def test_a_piece_of_work_is_counted_on_average():
    counts = iter((2, 4, 9))
    assert per_round(Contestant("a", lambda rng: next(counts)), 3) == 5.0


def test_the_table():
    rates = {"forty-eight, 4 seats": [40_000.0], "48, why_not": [250_000.0], UNO: [20_000.0]}
    lines = "\n".join(table(rates, {"forty-eight, 4 seats": 40.0}))
    assert "forty-eight, 4 seats            40,000     2.00    1,000" in lines
    assert "why_not of a legal action 4.00 µs, an UNO decision 50.0 µs: 0.08 of it" in lines
