"""The rules of Dice Hospital that say why a move is out of its phase, better than that it is (dh-phases)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import BEDS, DEPARTMENT_IDS, ROUNDS

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Why = Callable[["DiceHospital"], Data | None]

INTAKE: Final = ("dice", "load", "choose", "extra-die", "unused", "token", "admit", "overflow", "admit-extra",
                 "overflow-extra")  # fmt: skip
BETWEEN: Final = ("treat", "roll", "bonus")
"""A department has been placed in, and is not resolved yet."""
WORKING: Final = (*BETWEEN, "effect")
ACTIVATION: Final = ("activate", *WORKING)
END: Final = ("help", "left-behind", "final", "winners")


def _beds(*phases: str) -> Why:
    def why(state: DiceHospital) -> Data | None:
        if state.phase not in phases:
            return None
        who = asking.seat(state)
        return {"need": len(asking.incoming(state, who)), "have": BEDS - len(state.patients[who])}

    return why


def _after_the_last(state: DiceHospital) -> Data | None:
    return {} if state.phase in END and state.round == ROUNDS else None


def _no_refill(state: DiceHospital) -> Data | None:
    in_round = state.phase in (*INTAKE, "improve", "return", *ACTIVATION)
    return {"now": Named("phase", (state.phase,))} if in_round else None


def _no_extra(state: DiceHospital) -> Data | None:
    return {"players": state.seats} if state.phase == "offer" and not asking.has_extra(state) else None


def _unresolved(*phases: str) -> Why:
    def why(state: DiceHospital) -> Data | None:
        if state.phase not in phases:
            return None
        return {"department": DEPARTMENT_IDS[state.placed[asking.seat(state)][-1][1]]}

    return why


def _not_triggered(state: DiceHospital) -> Data | None:
    return {} if state.phase == "activate" else None


def _no_pandemic(state: DiceHospital) -> Data | None:
    return {} if state.phase in INTAKE and state.options["pandemic_mode"] == "off" else None


def _pandemic_later(state: DiceHospital) -> Data | None:
    early = state.phase in INTAKE and state.phase != "extra-die" and state.options["pandemic_mode"] == "on"
    return {"now": Named("phase", (state.phase,))} if early else None


_LAST: Final = (("dh-last-round", _after_the_last),)
_REFILL: Final = (("dh-leftover", _no_refill),)
_RESOLVE: Final = (("dh-activate", _unresolved(*WORKING)),)
_BAG: Final = (("dh-bag-timing", _unresolved(*BETWEEN)),)
_EFFECT: Final = (("dh-specialist-trigger", _not_triggered),)
_WHY: Final[dict[str, tuple[tuple[str, Why], ...]]] = {
    "admit": (("dh-beds", _beds("overflow", "overflow-extra")),),
    "remove": (("dh-overflow", _beds("admit", "admit-extra")),),
    "shift": _LAST,
    "next-round": _LAST,
    "new-department": _REFILL,
    "new-specialist": _REFILL,
    "extra": (("dh-offer-extra", _no_extra),),
    "activate": _RESOLVE,
    "end": _RESOLVE,
    "heal": _BAG,
    "dye": _BAG,
    "effect": _EFFECT,
    "lower": _EFFECT,
    "no-effect": _EFFECT,
    "extra-die": (("dh-pandemic-mode", _no_pandemic), ("dh-pandemic", _pandemic_later)),
}
"""For each kind of action, the rules that may keep it out of a phase, beside the order of phases."""


def timing(kind: str) -> tuple[tuple[str, Check], ...]:
    """The checks of these rules for a kind of action."""
    return tuple((rule, lambda state, who, args, why=why: why(state)) for rule, why in _WHY.get(kind, ()))


def explained(state: DiceHospital, kind: str) -> bool:
    """Whether one of these rules says why the kind of action is out of its phase."""
    return any(why(state) is not None for _, why in _WHY.get(kind, ()))
