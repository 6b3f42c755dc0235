"""What a seat can do in the activation of Dice Hospital: place a meeple, treat, use a specialist or a blood bag."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from kit.engine.actions import Action
from kit.games.dice_hospital.agenda_steps import act
from kit.games.dice_hospital.box import (
    COLOURS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    MEEPLES,
    SHOWN,
    SPECIALIST_IDS,
    SPECIALISTS,
    TREATED,
    WORDS,
)
from kit.games.dice_hospital.treating import groups, open_for, targets

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Actions = tuple[Action, ...]

KINDS: Final = {"trial": "trial", "student": "trial", "swap": "swap", "drug": "drug", "research": "lower"}
"""Shapes and effects with an action of their own; all others treat."""
END: Final = act("end")
NO_EFFECT: Final = act("no-effect")


def words(kind: str, codes: tuple[int, ...]) -> Action:
    """An action that names patients."""
    return Action(kind, tuple([WORDS[code] for code in codes]))


@cache
def distinct(codes: tuple[int, ...]) -> tuple[int, ...]:
    """Each of some numbers once, in their order."""
    return tuple(dict.fromkeys(codes))


_ACTIVATE: Final = {
    (meeple, room): act("activate", MEEPLES[meeple + 1], DEPARTMENT_IDS[room])
    for meeple in range(-1, len(SPECIALIST_IDS))
    for room in range(len(DEPARTMENT_IDS))
}


@lru_cache(maxsize=32768)
def _activations(crew: tuple[int, ...], rooms: tuple[int, ...], mask: int) -> Actions:
    found = [room for room in dict.fromkeys(rooms) if mask >> room & 1]
    return (END, *[_ACTIVATE[meeple, room] for meeple in dict.fromkeys(crew) for room in found])


@lru_cache(maxsize=16384)
def _blood(patients: tuple[int, ...], any_patient: bool) -> Actions:
    own = distinct(patients)
    heals = [act("heal", WORDS[code]) for code in own]
    dyes = [
        act("dye", WORDS[code], COLOURS[colour])
        for code in own
        if any_patient or not TREATED[code]
        for colour in range(3)
        if colour != SHOWN[code]
    ]
    return (*heals, *dyes)


def activate(state: DiceHospital) -> Actions:
    who = state.order[state.turn]
    own = state.patients[who]
    found = _activations(state.crew, state.open, open_for(own))
    return found + _bag_actions(state) if state.bags[who] else found


def _bag_actions(state: DiceHospital) -> Actions:
    who = state.order[state.turn]
    if not state.bags[who]:
        return ()
    return _blood(state.patients[who], state.options["colour_bag"] == "any-patient")


DEPARTMENT_KIND: Final = tuple(KINDS.get(one.shape, "treat") for one in DEPARTMENTS)
"""The kind of action by which each department is carried out."""
SPECIALIST_KIND: Final = tuple(KINDS.get(one.effect, "effect") for one in SPECIALISTS)
"""The kind of action by which each specialist's effect is used."""


@lru_cache(maxsize=16384)
def treatments(room: int, patients: tuple[int, ...]) -> Actions:
    """Every different way to carry out a department."""
    kind = DEPARTMENT_KIND[room]
    return tuple([words(kind, group) for group in groups(room, patients)])


def treat(state: DiceHospital) -> Actions:
    who = state.order[state.turn]
    return treatments(state.placed[who][-1][1], state.patients[who])


@lru_cache(maxsize=16384)
def _effects(kind: str, found: tuple[tuple[int, ...], ...]) -> Actions:
    return (*[words(kind, group) for group in found], NO_EFFECT)


def effect_targets(state: DiceHospital) -> tuple[tuple[int, ...], ...]:
    """Whom the specialist placed last can treat."""
    who, options = state.order[state.turn], state.options
    return targets(
        state.placed[who][-1][0],
        state.patients[who],
        state.just or (),
        options["specialist_target"] == "any-of-colour",
        options["specialist_count"] == "one-patient",
    )


def effect(state: DiceHospital) -> Actions:
    meeple = state.placed[state.order[state.turn]][-1][0]
    return _effects(SPECIALIST_KIND[meeple], effect_targets(state)) + _bag_actions(state)
