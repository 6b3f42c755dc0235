"""Reading a written position of Dice Hospital: every field by itself, then all together, then what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kit.engine.outcome import PositionError
from kit.games.dice_hospital import agenda, asking, legal, position
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    ASIDE,
    BEDS,
    COLOURS,
    DEPARTMENT_IDS,
    EVENT_IDS,
    IN_GAME,
    MEEPLES,
    REAL,
    ROUNDS,
    SPECIALIST_IDS,
    TILES,
    WORDS,
)
from kit.games.dice_hospital.fields import listed, mapping, maybe, need, one_of, whole
from kit.games.dice_hospital.reading_checks import CHECKS, WORKING
from kit.games.dice_hospital.state import SCORED, DiceHospital

ALLOWED: Final = ("seats", "options", "phase", *position.fresh(2))
PHASES: Final = tuple(agenda.ENTER)
MOST: Final = 96
"""No hospital comes to more fatalities or blood bags than this."""


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
    state.phase = PHASES[one_of(PHASES)(data.get("phase", state.phase), "phase")]
    _fill(state, position.fresh(seats) | dict(data))
    state.order = asking.order(state, state.phase)
    _count(state)
    for check in CHECKS:
        check(state)
    _resume(state)
    return state


def _fill(state: DiceHospital, values: Mapping[str, Any]) -> None:
    seats = state.seats
    patients = listed(one_of(WORDS), 0, BEDS, ordered=False)
    tile, card = one_of(DEPARTMENT_IDS), one_of(SPECIALIST_IDS)
    administrator, number = one_of(ADMINISTRATOR_IDS), whole(0, MOST)
    readers: dict[str, Callable[[object, str], Any]] = {
        "round": whole(0, ROUNDS),
        "first": whole(0, seats - 1),
        "turn": whole(0, seats),
        "aside": listed(tile, 0, ASIDE, ordered=False),
        "under_tiles": listed(tile, 0, 24, ordered=False),
        "under_cards": listed(card, 0, 24, ordered=False),
        "offer_tiles": listed(tile, 0, 3, ordered=False),
        "offer_cards": listed(card, 0, 3, ordered=False),
        "drawn": listed(one_of(COLOURS), 0, 5, ordered=False),
        "dice": listed(one_of(WORDS), 0, 15),
        "event": maybe(one_of(EVENT_IDS)),
        "seen": listed(one_of(EVENT_IDS), 0, ROUNDS, ordered=False),
        "rolling": maybe(one_of(WORDS)),
        "just": maybe(listed(one_of(WORDS), 0, 3, ordered=False)),
    }
    each: dict[str, Callable[[object, str], Any]] = {
        "taken": whole(0, seats + 1),
        "newcomer": maybe(one_of(WORDS)),
        "patients": patients,
        "out": listed(whole(0, BEDS), 3, 3),
        "died": whole(0, BEDS),
        "neglected": whole(0, BEDS),
        "fatalities": number,
        "bags": number,
        "built": listed(tile, 0, ROUNDS, ordered=False),
        "staff": listed(card, 0, ROUNDS, ordered=False),
        "placed": listed(_placed, 0, 12),
        "dealt": listed(administrator, 0, 2, ordered=False),
        "administrators": maybe(administrator),
        "scores": listed(whole(-2 * MOST, 500), len(SCORED), len(SCORED)),
    }
    for name, reader in readers.items():
        setattr(state, name, reader(values[name], name))
    for name, reader in each.items():
        setattr(state, name, list(listed(reader, seats, seats)(values[name], name)))
    state.extra = ("", "department", "specialist")[one_of(("", "department", "specialist"))(values["extra"], "extra")]
    ambulance = listed(one_of(WORDS), 0, 3, ordered=False)
    state.ambulances = list(listed(ambulance, 0, seats + 1)(values["ambulances"], "ambulances"))


def _placed(value: object, path: str) -> tuple[int, int]:
    pair = listed(lambda entry, _: entry, 2, 2)(value, path)
    return one_of(MEEPLES)(pair[0], f"{path}.0") - 1, one_of(DEPARTMENT_IDS)(pair[1], f"{path}.1")


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
