"""Chance: its support, its weights, and how it is drawn."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

from kit.engine.actions import CHANCE, Action
from kit.engine.probes.run import Run

DRAWS = 1500
"""Draws with which a distribution is compared with its weights."""


class OnlyRandom:
    """A random source that has ``random()`` and nothing else."""

    def __init__(self, seed: float) -> None:
        self.random = Random(seed).random


def thorough(run: Run, legal: tuple[Action, ...]) -> None:
    """Support and form of the chances at this position."""
    run.check("chance-support")
    found = run.state.chances()
    if run.state.to_act != CHANCE:
        run.need(found == (), "chances {} although {!r} is to act", found, run.state.to_act)
        return
    run.need(tuple(action for action, _ in found) == legal, "chances {} are not the legal actions {}", found, legal)
    run.check("chance-weights")
    run.need(all(type(weight) is int and weight > 0 for _, weight in found), "weights in {}", found)
    for action, _ in found:
        run.check("chance-support")
        run.state.copy().apply(action)
    _drawn(run, 30)


def distribution(run: Run) -> None:
    """Whether a chance comes as often as its weight says, within five standard deviations."""
    drawn = _drawn(run, DRAWS)
    found = run.state.chances()
    whole = sum(weight for _, weight in found)
    run.check("chance-distribution")
    for action, weight in found:
        share = weight / whole
        spread = 5 * sqrt(DRAWS * share * (1 - share))
        run.need(
            abs(drawn[action] - DRAWS * share) <= spread,
            "{} came {} times in {} draws, expected {:.0f} ± {:.0f}", action, drawn[action], DRAWS,
            DRAWS * share, spread,
        )  # fmt: skip


def _drawn(run: Run, count: int) -> Counter[Action]:
    run.check("chance-draw")
    state, source = run.state, OnlyRandom(run.rng.random())
    before = state.digest()
    drawn = Counter(state.deal(source) for _ in range(count))  # type: ignore[arg-type]
    run.need(state.digest() == before, "deal changed the state")
    strange = set(drawn) - {action for action, _ in state.chances()}
    run.need(not strange, "deal gave {}, which is no chance", strange)
    return drawn
