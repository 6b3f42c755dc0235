"""Random games of Dynamite Nurse for properties."""

from random import Random

from kit.engine import CHANCE
from tests.dynamite_nurse.stored import GAME


def options(rng):
    """A random choice of all options."""
    return {option.id: rng.choice(option.values) for option in GAME.options}


def walk(seats, seed, **chosen):
    """A random game step by step: (state before, action, events, state after)."""
    rng, state = Random(seed), GAME.new(seats=seats, **chosen)
    while state.to_act is not None:
        legal = state.legal_actions()
        action = state.deal(rng) if state.to_act == CHANCE else legal[int(rng.random() * len(legal))]
        before = state.copy()
        events = state.apply(action)
        yield before, action, events, state.copy()
