"""The rules of Experimental Medicine in Dice Hospital: lowering a patient, and swapping the values of two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.games.dice_hospital.box import CODE, DEPARTMENTS, SHOWN, SPECIALISTS, VALUE
from kit.games.dice_hospital.legal_activation import DEPARTMENT_KIND, SPECIALIST_KIND
from kit.games.dice_hospital.rules_order import Args, Who
from kit.games.dice_hospital.treating import without

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def expected(state: DiceHospital) -> str:
    """The kind of action by which the department, or then the specialist, placed last is carried out."""
    meeple, room = state.placed[state.order[state.turn]][-1]
    return DEPARTMENT_KIND[room] if state.phase == "treat" else SPECIALIST_KIND[meeple]


def _asked(state: DiceHospital, who: Who, kind: str) -> bool:
    return state.phase in ("treat", "effect") and who == state.to_act and expected(state) == kind


def trial(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-trial: nobody is lowered to 0."""
    return _lowered(args[1]) if _asked(state, who, "trial") else None


def lowered(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-trial for a specialist who lowers one patient."""
    return _lowered(args[0]) if _asked(state, who, "lower") else None


def _lowered(word: str) -> Data | None:
    return {"patients": Named("patients", (word,))} if VALUE[CODE[word]] == 1 else None


def drug(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-drug: a department rolls only the values it names."""
    if state.phase != "treat" or not _asked(state, who, "drug"):
        return None
    room, code = state.placed[who][-1][1], CODE[args[0]]
    here = code in state.patients[who] and VALUE[code] not in DEPARTMENTS[room].values
    return {"patients": Named("patients", args)} if here else None


def swap(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-swap: two different values."""
    one, other = (VALUE[CODE[word]] for word in args)
    return {"value": one} if _asked(state, who, "swap") and one == other else None


def department_names(room: int, group: tuple[int, ...]) -> bool:
    """Whether a department names these patients, were it not for dh-trial and dh-swap."""
    shape = DEPARTMENTS[room].shape
    if shape == "trial":
        return VALUE[group[0]] in DEPARTMENTS[room].values and VALUE[group[1]] == 1
    return shape == "swap"


def specialist_names(state: DiceHospital, group: tuple[int, ...]) -> bool:
    """Whether the specialist's words name these patients, were it not for dh-trial and dh-swap."""
    who = state.order[state.turn]
    one, just, patients = SPECIALISTS[state.placed[who][-1][0]], state.just or (), state.patients[who]
    if one.effect == "student":
        return group[0] in just
    if one.effect == "research":
        return SHOWN[group[0]] == one.colour and group[0] in without(patients, just)
    if one.effect != "swap":
        return False
    mine = patients if state.options["specialist_target"] == "any-of-colour" else just
    return any(code in mine and SHOWN[code] == one.colour for code in group)
