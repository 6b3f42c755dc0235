"""Reading a position of Dynamite Nurse: every field by itself; ``soundness`` checks all of them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kit.engine.actions import CHANCE
from kit.engine.fields import Check, listed, mapping, maybe, one_of, truth, whole
from kit.engine.outcome import PositionError
from kit.games.dynamite_nurse import agenda, position, soundness
from kit.games.dynamite_nurse.box import PATIENTS, SEATS
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR, EVENT, NUMBER, OPEN, SPARE
from kit.games.dynamite_nurse.pending import Inpatient, Operation, Played, Visit
from kit.games.dynamite_nurse.state import DynamiteNurse

ALLOWED = ("seats", "options", "phase", *position.fresh(2))
MOST_BEDS = 99
MOST_PLAYS = 10_000


def read(data: Mapping[str, Any], options: Callable[[Mapping[str, object]], dict[str, str]]) -> DynamiteNurse:
    """The full state written in ``data``; PositionError names the field that cannot be and why."""
    for name in data:
        if name == "viewer":
            raise PositionError("viewer", "this is a view; only a full position can be restored")
        if name not in ALLOWED:
            raise PositionError(str(name), f"unknown field; there are {', '.join(ALLOWED)}")
    seats = whole(2, SEATS)(data.get("seats"), "seats")
    try:
        chosen = options(mapping(data.get("options", {}), "options"))
    except ValueError as error:
        raise PositionError("options", str(error)) from None
    state = DynamiteNurse(seats, chosen)
    values = position.fresh(seats) | dict(data)
    state.phase = one_of(agenda.PHASES)(values.get("phase", state.phase), "phase")
    _fill_table(state, values)
    _fill_turn(state, values)
    asked = maybe(whole(0, seats - 1))(values["asked"], "asked")
    state.to_act = _to_act(state, asked)
    soundness.check(state)
    return state


def _fill_table(state: DynamiteNurse, values: Mapping[str, Any]) -> None:
    seats = state.seats

    def each(check: Check) -> Check:
        return listed(check, seats, seats)

    hand = _cards(_card(0, OPEN), soundness.MOST_HELD)
    state.hands = each(hand)(values["hands"], "hands")
    state.wards = each(_ward)(values["wards"], "wards")
    state.beds = each(whole(1, MOST_BEDS))(values["beds"], "beds")
    state.kills = each(_cards(_card(0, DOCTOR), PATIENTS))(values["kills"], "kills")
    state.discards = list(_cards(_card(0, SPARE), 119)(values["discards"], "discards"))
    state.aside = _cards(_card(OPEN, SPARE), 43)(values["aside"], "aside")
    state.audits = each(whole(0, 43))(values["audits"], "audits")
    jumped = listed(whole(0, seats - 1), 0, seats)(values["jumped"], "jumped")
    state.jumped = tuple(sorted(set(jumped)))


def _fill_turn(state: DynamiteNurse, values: Mapping[str, Any]) -> None:
    seat = whole(0, state.seats - 1)
    state.start = seat(values["start"], "start")
    state.turn = seat(values["turn"], "turn")
    state.play = whole(1, MOST_PLAYS)(values["play"], "play")
    state.passes = whole(1, 2)(values["passes"], "passes")
    state.used = one_of(("", "visit", "operation", "events"))(values["used"], "used")
    state.draws = whole(0, 2)(values["draws"], "draws")
    state.drawn = maybe(_card(OPEN, SPARE))(values["drawn"], "drawn")
    state.visit = maybe(_record(Visit, _card(0, DOCTOR), seat))(values["visit"], "visit")
    operation = _record(Operation, _card(DOCTOR, EVENT), seat, _places, _places)
    state.op = maybe(operation)(values["op"], "op")
    played = _record(Played, _card(EVENT, OPEN), seat, whole(-1, state.seats - 1), whole(0, PATIENTS))
    state.event = maybe(played)(values["event"], "event")
    state.cancels = tuple(listed(seat, 0, 43)(values["cancels"], "cancels"))
    state.passed = whole(0, SEATS)(values["passed"], "passed")
    state.drug = one_of(("", "draw", "cure", "harm"))(values["drug"], "drug")
    state.drug_left = whole(0, 2)(values["drug_left"], "drug_left")
    state.drug_floor = whole(1, PATIENTS + 1)(values["drug_floor"], "drug_floor")
    state.turn_to = maybe(seat)(values["turn_to"], "turn_to")
    state.pile = soundness.rest_of_deck(state)


def _to_act(state: DynamiteNurse, asked: int | None) -> Any:
    """Who acts, as the phase and what is under way tell."""
    phase = state.phase
    if phase in position.ASKING:
        if asked is None:
            raise PositionError("asked", f"must be the seat asked in phase {phase}")
        return asked
    if asked is not None:
        raise PositionError("asked", f"follows from the rest in phase {phase}; leave it out")
    if phase in agenda.CHANCES or phase == "over":
        return CHANCE if phase != "over" else None
    if phase in ("visit", "receive"):
        return state.visit.to if state.visit else state.turn
    if phase in ("choose", "treat"):
        return state.op.seat if state.op else state.turn
    if phase in ("resolve", "target"):
        return state.event.seat if state.event else state.turn
    return state.start if phase == "shuffle-back" else state.turn


def _card(low: int, high: int) -> Check:
    """A card whose number lies from ``low`` up to but without ``high``, by its name."""
    name = one_of(CARDS[low:high])
    return lambda value, path: NUMBER[name(value, path)]


def _cards(card: Check, most: int) -> Check:
    every = listed(card, 0, most)
    return lambda value, path: tuple(sorted(every(value, path)))


def _record(made: Callable[..., Any], *checks: Check) -> Check:
    """A list with one entry for each of ``checks``, made into a record."""
    every = listed(lambda value, path: value, len(checks), len(checks))

    def read(value: object, path: str) -> Any:
        entries = every(value, path)
        pairs = enumerate(zip(checks, entries, strict=True))
        return made(*(check(entry, f"{path}.{index}") for index, (check, entry) in pairs))

    return read


def _places(value: object, path: str) -> tuple[int, ...]:
    found = tuple(listed(whole(0, PATIENTS), 0, PATIENTS)(value, path))
    if list(found) != sorted(set(found)):
        raise PositionError(path, f"places are named once, from the left, got {list(found)}")
    return found


def _ward(value: object, path: str) -> tuple[Inpatient, ...]:
    return tuple(listed(_record(Inpatient, _card(0, DOCTOR), truth), 0, PATIENTS)(value, path))
