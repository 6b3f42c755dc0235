"""What chance can do in a position of Dice Hospital, and with what weight."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import HiddenError
from kit.engine.state import weighted
from kit.games.dice_hospital.agenda_steps import act
from kit.games.dice_hospital.asking import drawing
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    COLOURS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    EVENT_IDS,
    ROLLED,
    SPECIALIST_IDS,
    TILES,
)
from kit.games.dice_hospital.views import may_be

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Chances = tuple[tuple[Action, int], ...]
DIE: Final = {
    (kind, colour, value): act(kind, COLOURS[colour], value)
    for kind in ("die", "extra-die")
    for colour in range(3)
    for value in ROLLED
}


def chances(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    """Every result that can come, with its weight; () when it is not up to chance."""
    return CHANCES[state.phase](state) if state.to_act is CHANCE else ()


def deal(state: DiceHospital, rng: Random) -> Action:
    """One of ``chances()`` by weight; draws on ``rng.random()`` only; HiddenError on a view."""
    if state.is_view:
        raise HiddenError("deal needs the full state, this is a view")
    if state.phase == "dice" and state.to_act is CHANCE:
        red, yellow, green = state.bag
        left, value = divmod(int(rng.random() * (red + yellow + green) * 4), 4)
        return DIE["die", 0 if left < red else 1 if left < red + yellow else 2, value + 2]
    return weighted(chances(state), rng)


def _starts(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("start", who), 1) for who in range(state.seats))


def _offers(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    what = drawing(state)
    pile, names = (state.tiles, DEPARTMENT_IDS) if what == "department" else (state.cards, SPECIALIST_IDS)
    return tuple((act(f"new-{what}", names[number]), count) for number, count in enumerate(pile) if count)


def _start_dice(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("start-die", COLOURS[c]), count) for c, count in enumerate(state.bag) if count)


def _deals(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("deal", ADMINISTRATOR_IDS[number]), 1) for number in may_be(state))


def _events(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("event", id), 1) for number, id in enumerate(EVENT_IDS) if number not in state.seen)


def _rolls(kind: str) -> Callable[[DiceHospital], tuple[tuple[Action, int], ...]]:
    def found(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
        return tuple((DIE[kind, c, value], count) for c, count in enumerate(state.bag) if count for value in ROLLED)

    return found


def _asides(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("set-aside", DEPARTMENT_IDS[number]), 1) for number in may_be_aside(state))


def may_be_aside(state: DiceHospital) -> tuple[int, ...]:
    """The tiles of the half that may still be drawn to be put back (dh-set-aside)."""
    return tuple(n for n in TILES if not DEPARTMENTS[n].expansion and n not in state.aside)


ROLLS: Final = tuple((act("roll", value), 1) for value in ROLLED)

CHANCES: Final[dict[str, Callable[[DiceHospital], tuple[tuple[Action, int], ...]]]] = {
    "start": _starts,
    "offer": _offers,
    "start-dice": _start_dice,
    "deal": _deals,
    "event": _events,
    "set-aside": _asides,
    "roll": lambda state: ROLLS,
    "dice": _rolls("die"),
    "extra-die": _rolls("extra-die"),
}
