"""Random games of 48 for properties, and their reckoning by the naive scorer."""

from random import Random

from hypothesis import strategies as st

from kit.engine import CHANCE
from tests.forty_eight import naive
from tests.forty_eight.stored import GAME

OPTIONS = (
    {},
    {"command_count": "both"},
    {"threshold_end": "every-12"},
    {"command_count": "both", "threshold_end": "every-12"},
)
games = st.builds(
    lambda seats, options, seed, boldness: list(walk(seats, options, seed, boldness)),
    st.integers(3, 5),
    st.sampled_from(OPTIONS),
    st.integers(0, 2**32),
    st.sampled_from((0.0, 0.5, 1.0)),
)
"""Whole games as lists of (state before, action, events, state after)."""


def walk(seats, options, seed, boldness=0.0):
    """A random game step by step; with ``boldness`` the highest action of those listed is often taken."""
    rng, state = Random(seed), GAME.new(seats=seats, **options)
    while state.to_act is not None:
        legal = state.legal_actions()
        action = (
            state.deal(rng)
            if state.to_act == CHANCE
            else legal[-1 if rng.random() < boldness else rng.randrange(len(legal))]
        )
        before = state.copy()
        events = state.apply(action)
        yield before, action, events, state.copy()


def final(seats, seed, **options):
    """The last position of a random game."""
    return list(walk(seats, options, seed, seed % 3 / 2))[-1][3]


def reckoned(state):
    """The naive scorer's account of a final position."""
    won = [[tuple(one) for one in own] for own in state.won]
    return naive.reckon(won, state.aside, state.options["threshold_end"] == "every-12")
