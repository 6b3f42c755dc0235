"""What is due in the phases of Dynamite Nurse that leave no choice: each with its action."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kit.engine.actions import Action
from kit.games.dynamite_nurse import agenda, scoring
from kit.games.dynamite_nurse.box import AT_PLACE, TO_SEAT
from kit.games.dynamite_nurse.cards import CARDS, is_emergency

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


@lru_cache(maxsize=4096)
def _plain(kind: str, *args: int | str) -> Action:
    return Action(kind, args)


def _worsen(state: DynamiteNurse) -> Action:
    count = agenda.overflow(state, state.turn)
    return _plain("worsen", count, agenda.deaths(state.wards[state.turn], count))


def _carry_out(state: DynamiteNurse) -> Action:
    assert state.drawn is not None
    return _plain("carry-out", CARDS[state.drawn], agenda.concerned(state, state.drawn))


def _receive(state: DynamiteNurse) -> Action:
    assert state.visit is not None
    card, to = state.visit
    return TO_SEAT["kill-mark"][to] if is_emergency(card) else AT_PLACE["admit"][len(state.wards[to]) + 1]


def _resolve(state: DynamiteNurse) -> Action:
    assert state.event is not None
    return _plain("resolve", CARDS[state.event.card], "cancelled" if len(state.cancels) % 2 else "stands")


FORCED: Final[dict[str, Callable[[DynamiteNurse], Action]]] = {
    "shuffle-back": lambda state: _plain("shuffle-back", len(state.aside)),
    "worsen": _worsen,
    "carry-out": _carry_out,
    "reshuffle": lambda state: _plain("reshuffle", len(state.discards)),
    "next-play": lambda state: TO_SEAT["next-play"][(state.start + 1) % state.seats],
    "receive": _receive,
    "resolve": _resolve,
    "treat": lambda state: _plain("treat", *agenda.treatment(state)),
    "next": lambda state: TO_SEAT["next"][agenda.next_turn(state)],
    "finish": lambda state: _plain("finish", *agenda.doomed(state)),
    "winners": lambda state: _plain("winners", *scoring.winners(state.kills, state.wards)),
}
"""The phases that leave no choice, each with its action."""
