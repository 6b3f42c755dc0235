"""Playing Emergency Roll in tests: texts of moves, random games, the reckoning of a final position."""

from random import Random

from hypothesis import strategies as st

from kit.engine import CHANCE
from tests.emergency_roll import naive
from tests.emergency_roll.stored import GAME

OPTIONS = (
    {},
    {"choice_order": "clockwise"},
    {"extra": "one-mark"},
    {"critical_score": "number", "shared_cells": "overlap"},
)
games = st.builds(
    lambda seats, options, seed, care: list(walk(seats, options, seed, care)),
    st.integers(2, 6),
    st.sampled_from(OPTIONS),
    st.integers(0, 2**32),
    st.sampled_from((0.0, 0.7, 1.0)),
)
"""Whole games as lists of (state before, action, events, state after)."""


def rules(position, text, seat=None):
    """The ids of the rules a move breaks."""
    return [refusal.rule for refusal in position.why_not(GAME.parse(text), seat=seat)]


def legal(position):
    """The legal moves as texts."""
    return {str(action) for action in position.legal_actions()}


def do(position, *texts):
    """The position after some moves."""
    for text in texts:
        position.apply(GAME.parse(text))
    return position


def rooms(position, kind="admit"):
    """The rooms a patient may be written in, without spending anything or with it."""
    return {action.args[0] for action in position.legal_actions() if action.kind == kind}


def careful(legal, rng):
    """An action that keeps the hospital going: low values first, no stethoscope wasted, the morgue last."""
    admits = [action for action in legal if action.kind in ("admit", "extra")]
    return min(admits, key=lambda action: (action.args[1], rng.random())) if admits else rng.choice(legal)


def walk(seats, options, seed, care=0.0):
    """A random game step by step; with ``care`` patients are admitted rather than refused."""
    rng, state = Random(seed), GAME.new(seats=seats, **options)
    while state.to_act is not None:
        found = state.legal_actions()
        if state.to_act == CHANCE:
            action = state.deal(rng)
        else:
            action = careful(found, rng) if rng.random() < care else rng.choice(found)
        before = state.copy()
        events = state.apply(action)
        yield before, action, events, state.copy()


def final(seats, seed, **options):
    """The last position of a random game."""
    return list(walk(seats, options, seed, seed % 3 / 2))[-1][3]


def reckoned(state):
    """The naive scorer's boxes of a final position, by seat."""
    return [naive.reckon(sheet, state.specialists, state.options) for sheet in written(state)]


def written(state):
    """Every sheet as positions are written."""
    return state.to_dict().get("sheets", [{}] * state.seats)
