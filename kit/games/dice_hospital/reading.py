"""Reading a written position of Dice Hospital: every field by itself, then all together, then what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kit.engine.fields import mapping, need, one_of, whole
from kit.engine.outcome import PositionError
from kit.games.dice_hospital import agenda, asking, legal, position
from kit.games.dice_hospital.box import IN_GAME, REAL, TILES
from kit.games.dice_hospital.reading_checks import CHECKS
from kit.games.dice_hospital.reading_fields import fill
from kit.games.dice_hospital.reading_phases import WORKING
from kit.games.dice_hospital.state import DiceHospital

ALLOWED: Final = ("seats", "options", "phase", *position.fresh(2))
PHASES: Final = tuple(agenda.ENTER)


def read(data: Mapping[str, Any], options: Callable[[Mapping[str, object]], dict[str, str]]) -> DiceHospital:
    """The full state written in ``data``; PositionError names the field that cannot be and why."""
    for name in data:
        if name == "viewer":
            raise PositionError(name, "this is a view; only a full position can be restored")
        need(name in ALLOWED, str(name), f"unknown field; there are {', '.join(ALLOWED)}")
    seats = whole(2, 4)(data.get("seats"), "seats")
    try:
        chosen = options(mapping(data.get("options", {}), "options"))
    except ValueError as error:
        raise PositionError("options", str(error)) from None
    state = DiceHospital(seats, chosen)
    state.phase = one_of(PHASES)(data.get("phase", state.phase), "phase")
    fill(state, position.fresh(seats) | dict(data))
    state.order = asking.order(state, state.phase)
    _count(state)
    for check in CHECKS:
        check(state)
    _resume(state)
    return state


def _count(state: DiceHospital) -> None:
    """Bag and piles hold what lies nowhere else."""
    if state.phase not in ("start", "bag"):
        state.bag = [IN_GAME[state.seats]] * 3
    codes = [*state.dice, *(code for codes in (*state.ambulances, *state.patients) for code in codes)]
    codes += [code for code in state.newcomer if code is not None]
    gone = [*(REAL[code] for code in codes), *state.drawn]
    gone += [colour for own in state.out for colour in range(3) for _ in range(own[colour])]
    for colour in gone:
        state.bag[colour] -= 1
    need(min(state.bag) >= 0, "patients", "there are not that many dice")
    for pile, where in (
        (state.tiles, ("aside", "under_tiles", "offer_tiles")),
        (state.cards, ("under_cards", "offer_cards")),
    ):
        owned = state.built if pile is state.tiles else state.staff
        for name, numbers in [(name, getattr(state, name)) for name in where] + [("built", own) for own in owned]:
            for number in numbers:
                need(pile is state.cards or number in TILES, name, "is printed on every board, no tile")
                pile[number] -= 1
                need(pile[number] >= 0, name, "there are two of each")


def _resume(state: DiceHospital) -> None:
    phase = state.phase
    if phase in WORKING:
        just = state.just
        agenda.enter(state, "activate")
        state.just = just
    agenda.enter(state, phase)
    need(state.phase == phase, "phase", f"{phase!r} is not what is due here")
    if phase in ("treat", "start-patients"):
        ways = legal.actions(state)
        state.due = ways[0] if len(ways) == 1 else None
    need(phase == "over" or legal.actions(state), "phase", "there is nothing to be done")
