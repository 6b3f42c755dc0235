"""Reading a position of Dynamite Nurse: every field by itself; ``soundness`` checks all of them together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kit.engine.actions import CHANCE
from kit.engine.outcome import PositionError
from kit.games.dynamite_nurse import agenda, position, soundness
from kit.games.dynamite_nurse.box import PATIENTS, SEATS
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR, EVENT, NUMBER, OPEN, SPARE
from kit.games.dynamite_nurse.pending import Inpatient, Operation, Played, Visit
from kit.games.dynamite_nurse.state import DynamiteNurse

ALLOWED = ("seats", "options", "phase", *position.fresh(2))
MOST_BEDS = 99
MOST_PLAYS = 10_000

Check = Callable[[object, str], Any]


def read(data: Mapping[str, Any], options: Callable[[Mapping[str, object]], dict[str, str]]) -> DynamiteNurse:
    """The full state written in ``data``; PositionError names the field that cannot be and why."""
    for name in data:
        if name == "viewer":
            raise PositionError("viewer", "this is a view; only a full position can be restored")
        if name not in ALLOWED:
            raise PositionError(str(name), f"unknown field; there are {', '.join(ALLOWED)}")
    seats = _whole(2, SEATS)(data.get("seats"), "seats")
    try:
        chosen = options(_mapping(data.get("options", {}), "options"))
    except ValueError as error:
        raise PositionError("options", str(error)) from None
    state = DynamiteNurse(seats, chosen)
    values = position.fresh(seats) | dict(data)
    state.phase = _one_of(agenda.PHASES)(values.get("phase", state.phase), "phase")
    _fill_table(state, values)
    _fill_turn(state, values)
    asked = _maybe(_whole(0, seats - 1))(values["asked"], "asked")
    state.to_act = _to_act(state, asked)
    soundness.check(state)
    return state


def _fill_table(state: DynamiteNurse, values: Mapping[str, Any]) -> None:
    seats = state.seats

    def each(check: Check) -> Check:
        return _list(check, seats, seats)

    hand = _cards(_card(0, OPEN), soundness.MOST_HELD)
    state.hands = each(hand)(values["hands"], "hands")
    state.wards = each(_ward)(values["wards"], "wards")
    state.beds = each(_whole(1, MOST_BEDS))(values["beds"], "beds")
    state.kills = each(_cards(_card(0, DOCTOR), PATIENTS))(values["kills"], "kills")
    state.discards = list(_cards(_card(0, SPARE), 119)(values["discards"], "discards"))
    state.aside = _cards(_card(OPEN, SPARE), 43)(values["aside"], "aside")
    state.audits = each(_whole(0, 43))(values["audits"], "audits")
    jumped = _list(_whole(0, seats - 1), 0, seats)(values["jumped"], "jumped")
    state.jumped = tuple(sorted(set(jumped)))


def _fill_turn(state: DynamiteNurse, values: Mapping[str, Any]) -> None:
    seat = _whole(0, state.seats - 1)
    state.start = seat(values["start"], "start")
    state.turn = seat(values["turn"], "turn")
    state.play = _whole(1, MOST_PLAYS)(values["play"], "play")
    state.passes = _whole(1, 2)(values["passes"], "passes")
    state.used = _one_of(("", "visit", "operation", "events"))(values["used"], "used")
    state.draws = _whole(0, 2)(values["draws"], "draws")
    state.drawn = _maybe(_card(OPEN, SPARE))(values["drawn"], "drawn")
    state.visit = _maybe(_record(Visit, _card(0, DOCTOR), seat))(values["visit"], "visit")
    operation = _record(Operation, _card(DOCTOR, EVENT), seat, _places, _places)
    state.op = _maybe(operation)(values["op"], "op")
    played = _record(Played, _card(EVENT, OPEN), seat, _whole(-1, state.seats - 1), _whole(0, PATIENTS))
    state.event = _maybe(played)(values["event"], "event")
    state.cancels = tuple(_list(seat, 0, 43)(values["cancels"], "cancels"))
    state.passed = _whole(0, SEATS)(values["passed"], "passed")
    state.drug = _one_of(("", "draw", "cure", "harm"))(values["drug"], "drug")
    state.drug_left = _whole(0, 2)(values["drug_left"], "drug_left")
    state.drug_floor = _whole(1, PATIENTS + 1)(values["drug_floor"], "drug_floor")
    state.turn_to = _maybe(seat)(values["turn_to"], "turn_to")
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


def _whole(low: int, high: int) -> Check:
    def read(value: object, path: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise PositionError(path, f"must be a whole number {low}–{high}, got {value!r:.40}")
        return value

    return read


def _one_of(words: Sequence[str]) -> Check:
    def read(value: object, path: str) -> str:
        if not isinstance(value, str) or value not in words:
            raise PositionError(path, f"must be one of {', '.join(words)}, got {value!r:.40}")
        return value

    return read


def _card(low: int, high: int) -> Check:
    """A card whose number lies from ``low`` up to but without ``high``, by its name."""
    name = _one_of(CARDS[low:high])
    return lambda value, path: NUMBER[name(value, path)]


def _maybe(check: Check) -> Check:
    return lambda value, path: None if value is None else check(value, path)


def _list(check: Check, least: int, most: int) -> Check:
    size = str(least) if least == most else f"{least}–{most}"

    def read(value: object, path: str) -> list[Any]:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            raise PositionError(path, f"must be a list of {size}, got {value!r:.80}")
        return [check(entry, f"{path}.{index}") for index, entry in enumerate(value)]

    return read


def _cards(card: Check, most: int) -> Check:
    listed = _list(card, 0, most)
    return lambda value, path: tuple(sorted(listed(value, path)))


def _record(made: Callable[..., Any], *checks: Check) -> Check:
    """A list with one entry for each of ``checks``, made into a record."""
    listed = _list(lambda value, path: value, len(checks), len(checks))

    def read(value: object, path: str) -> Any:
        entries = listed(value, path)
        pairs = enumerate(zip(checks, entries, strict=True))
        return made(*(check(entry, f"{path}.{index}") for index, (check, entry) in pairs))

    return read


def _places(value: object, path: str) -> tuple[int, ...]:
    found = tuple(_list(_whole(0, PATIENTS), 0, PATIENTS)(value, path))
    if list(found) != sorted(set(found)):
        raise PositionError(path, f"places are named once, from the left, got {list(found)}")
    return found


def _worse(value: object, path: str) -> bool:
    if not isinstance(value, bool):
        raise PositionError(path, f"must be true or false, got {value!r:.40}")
    return value


def _ward(value: object, path: str) -> tuple[Inpatient, ...]:
    return tuple(_list(_record(Inpatient, _card(0, DOCTOR), _worse), 0, PATIENTS)(value, path))


def _mapping(value: object, path: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise PositionError(path, f"must be an object, got {value!r:.80}")
    return value
