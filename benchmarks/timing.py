"""Interleaved slices: every contestant runs for a moment, over and over, so that a busy machine is busy for all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple


class Contestant(NamedTuple):
    """Something to be timed: ``play`` does one piece of work and says how many things it did."""

    name: str
    play: Callable[[Random], int]


Rates = Mapping[str, Sequence[float]]
"""Things done per second, one number a slice, by contestant."""


def measure(contestants: Sequence[Contestant], slices: int, seconds: float) -> Rates:
    """Rates of ``slices`` slices of at least ``seconds`` each; who begins changes from slice to slice."""
    rates: dict[str, list[float]] = {contestant.name: [] for contestant in contestants}
    for contestant in contestants:
        contestant.play(Random(0))
    for number in range(slices):
        first = number % len(contestants)
        for contestant in (*contestants[first:], *contestants[:first]):
            rates[contestant.name].append(rate(contestant, Random(number), seconds))
    return rates


def rate(contestant: Contestant, rng: Random, seconds: float) -> float:
    """Things per second in one slice."""
    start = perf_counter()
    done, passed = 0, 0.0
    while passed < seconds:
        done += contestant.play(rng)
        passed = perf_counter() - start
    return done / passed


def per_round(contestant: Contestant, rounds: int = 20) -> float:
    """Things one piece of work does, on average."""
    return sum(contestant.play(Random(number)) for number in range(rounds)) / rounds


def middle(rates: Iterable[float]) -> float:
    """The median."""
    return median(rates)


def ratio(rates: Rates, name: str, other: str) -> float:
    """The median over slices of how many times faster ``name`` is than ``other`` in the same slice."""
    return median(one / two for one, two in zip(rates[name], rates[other], strict=True))
