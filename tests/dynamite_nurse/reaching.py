"""Clicks at the table of Dynamite Nurse, and positions of every kind."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kit.engine import State
from tests.dynamite_nurse.playing import walk
from tests.reaching import Reach, spot_ids
from tests.reaching import seen_at_screen as seen_by_actor

__all__ = ["clicks", "drawn", "drawn_on_the_way", "moments", "positions", "seen_by_actor", "spot_ids"]

REACH = Reach("dynamite-nurse")
clicks, drawn, drawn_on_the_way = REACH.clicks, REACH.drawn, REACH.drawn_on_the_way


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of one random game, chance and chores included."""
    last: State | None = None
    for step in walk(seats, seed, **options):
        yield step[0]
        last = step[3]
    if last is not None:
        yield last


def moments(seats: int, seeds: range, **options: str) -> tuple[State, ...]:
    """The first two positions of every kind in some random games, and the first in which each kind of move is legal.

    A kind of position: phase, event, operation, audit, drug, whether a hospital is crowded.
    """
    found: dict[object, list[State]] = {}
    for seed in seeds:
        for state in positions(seats, seed, **options):
            view: Any = state
            event = view.event.card if view.event else None
            full = max(map(len, view.wards)) > 6
            key = (view.phase, event, len(view.cancels), view.op is None, any(view.audits), view.drug, full)
            kinds = {action.kind for action in state.legal_actions()} - found.keys()
            if len(found.get(key, ())) < 2:
                found.setdefault(key, []).append(state)
            elif kinds:
                found.setdefault((key, *kinds), []).append(state)
            found |= {kind: [] for kind in kinds}
    return tuple(state for kept in found.values() for state in kept)
