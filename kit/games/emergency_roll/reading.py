"""Reading a written position of Emergency Roll: every field is checked, and what is wrong is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kit.engine.fields import listed, mapping, maybe, need, one_of, table, truth, unique, whole
from kit.engine.outcome import PositionError
from kit.games.emergency_roll import agenda, position
from kit.games.emergency_roll.agenda import CLOSING, PHASES, SETUP, TURN, WRITING
from kit.games.emergency_roll.box import (
    AMBULANCES,
    BOXES,
    CARDIOLOGISTS,
    COLOURS,
    DRAWN,
    GAIN,
    ROOM,
    SIDES,
    SPECIALISTS,
)
from kit.games.emergency_roll.moves import ORDER
from kit.games.emergency_roll.reading_sheet import read_sheet
from kit.games.emergency_roll.sheet import WARD_OF
from kit.games.emergency_roll.state import EmergencyRoll

ALLOWED: Final = ("seats", "options", "phase", *position.fresh(2))
SCORING: Final = (*WRITING, "winners", "over")
MOST_CIRCLED: Final = 99
"""Most stethoscopes, and most blood bags, a sheet can hold."""


def read(data: Mapping[str, Any], options: Callable[[Mapping[str, object]], dict[str, str]]) -> EmergencyRoll:
    """The full state written in ``data``; PositionError names the field that cannot be and why."""
    for name in data:
        if name == "viewer":
            raise PositionError(name, "this is a view; only a full position can be restored")
        need(name in ALLOWED, str(name), f"unknown field; there are {', '.join(ALLOWED)}")
    seats = whole(2, 6)(data.get("seats"), "seats")
    try:
        chosen = options(mapping(data.get("options", {}), "options"))
    except ValueError as error:
        raise PositionError("options", str(error)) from None
    state = EmergencyRoll(seats, chosen)
    values = position.fresh(seats) | dict(data)
    state.phase = one_of(PHASES)(values.get("phase", state.phase), "phase")
    _fill(state, values)
    for check in CHECKS:
        check(state)
    agenda.enter(state, state.phase)
    return state


def _fill(state: EmergencyRoll, values: Mapping[str, Any]) -> None:
    seats, last = state.seats, len(AMBULANCES) - 1
    drawn = unique(one_of(ORDER), len(DRAWN))(values["specialists"], "specialists")
    state.specialists = tuple(sorted(drawn, key=ORDER.index))
    state.sides = table(ORDER, whole(0, max(SIDES)))(values["sides"], "sides")
    state.start = whole(0, seats - 1)(values["start"], "start")
    state.chief = whole(0, seats - 1)(values["chief"], "chief")
    state.round = whole(0, agenda.rounds(seats))(values["round"], "round")
    seen = unique(whole(0, last), agenda.rounds(seats))(values["seen"], "seen")
    state.deck = [number for number in range(last + 1) if number not in seen]
    state.card = maybe(whole(0, last))(values["card"], "card")
    state.dice = table(COLOURS, whole(1, 6))(values["dice"], "dice")
    state.picks = listed(maybe(one_of(COLOURS)), seats, seats)(values["picks"], "picks")
    state.turn = whole(0, seats - 1)(values["turn"], "turn")
    state.picked, state.extra, state.screening = (
        truth(values[name], name) for name in ("picked", "extra", "screening")
    )
    state.refused = whole(0, 2)(values["refused"], "refused")
    spent = listed(whole(0, 15), 2, 2)(values["spent"], "spent")
    state.spent = (spent[0], spent[1])
    last_room = maybe(one_of(tuple(ROOM)))(values["last"], "last")
    state.last = -1 if last_room is None else ROOM[last_room]
    state.checking = whole(0, CARDIOLOGISTS - 1)(values["checking"], "checking")
    state.sheets = listed(read_sheet, seats, seats)(values["sheets"], "sheets")


def _check_specialists(state: EmergencyRoll) -> None:
    kinds = tuple(SPECIALISTS[card].kind for card in state.specialists)
    count = len(kinds)
    if state.phase in SETUP[:3]:
        low, high = (0, 0) if state.phase != "specialists" else (0, len(DRAWN) - 1)
        need(low <= count <= high and kinds == DRAWN[:count], "specialists", f"cannot be {list(state.specialists)} yet")
    else:
        need(kinds == DRAWN, "specialists", f"must be one of each of {', '.join(DRAWN)}")
    first = agenda.side(state.seats)
    if state.phase in SETUP[:4]:
        need(not state.sides, "sides", "no cardiologist lies open yet")
        return
    need(tuple(state.sides) == state.specialists[:CARDIOLOGISTS], "sides", "names the cardiologists, in their order")
    for card, showing in state.sides.items():
        allowed = (first,) if state.phase == "chief" else (first, agenda.turned(first), 0)
        need(showing in allowed, f"sides.{card}", f"must be one of {sorted(set(allowed))}, got {showing}")


def _check_round(state: EmergencyRoll) -> None:
    last = agenda.rounds(state.seats)
    if state.phase in SETUP:
        need(state.round == 0 and state.start == state.chief == 0, "round", "no round is played yet")
        need(all(sheet.key() == type(sheet)().key() for sheet in state.sheets), "sheets", "nothing is written yet")
    else:
        low = last if state.phase in SCORING else 1
        need(low <= state.round, "round", f"must be {low}–{last} in phase {state.phase}, got {state.round}")
        chief = (state.start + state.round - 1) % state.seats
        need(state.chief == chief, "chief", f"seat {chief} is chief in round {state.round}, got {state.chief}")
    seen = len(AMBULANCES) - len(state.deck)
    due = state.round - (state.phase == "card")
    need(seen == due, "seen", f"{due} ambulance cards are seen by now, got {seen}")


def _check_roll(state: EmergencyRoll) -> None:
    rolling = state.phase in ("dice", "pick", *TURN, *CLOSING)
    need(
        (state.card is not None) is rolling,
        "card",
        f"lies open only from the roll to the round's end, got {state.card}",
    )
    need(state.card not in state.deck, "card", "must be among those seen")
    rolled = tuple(state.dice)
    whole_roll = state.phase in ("pick", *TURN, *CLOSING)
    allowed = [COLOURS] if whole_roll else [(), COLOURS[:1], COLOURS[:2]] if state.phase == "dice" else [()]
    need(rolled in allowed, "dice", f"cannot be those of {', '.join(rolled) or 'none'} here")


def _check_picks(state: EmergencyRoll) -> None:
    order = [state.picks[(state.chief + step) % state.seats] for step in range(state.seats)]
    made = [pick is not None for pick in order]
    if state.phase == "pick":
        need(made == sorted(made, reverse=True) and not all(made), "picks", "are made clockwise from the chief")
    else:
        need(all(made) if state.phase in (*TURN, *CLOSING) else not any(made), "picks", "are all made, or none")
    first = 1 if state.phase == "pick" else state.turn if state.phase in TURN else state.seats
    for place in range(max(1, first), state.seats):
        seat = (state.chief + place) % state.seats
        sheet = state.sheets[seat]
        able = sheet.bags > sheet.bags_crossed or order[place] is None or order[place] != order[0]
        need(able, f"picks.{seat}", "the chief's die takes a blood bag")


def _check_turn(state: EmergencyRoll) -> None:
    if state.phase not in TURN:
        fresh = position.fresh(state.seats)
        now = position.write(state)
        for name in position.TURN_FIELDS:
            need(now.get(name, fresh[name]) == fresh[name], name, f"is of no account in phase {state.phase}")
        return
    seat = (state.chief + state.turn) % state.seats
    kind = agenda.bonus(state, seat).kind
    need(kind == "extra" or not state.extra, "extra", "this ambulance brings no extra patient")
    need(kind == "screen" or not state.screening, "screening", "this ambulance brings no screen")
    placed = (not state.picked) + (kind == "extra" and not state.extra)
    need(state.refused <= placed, "refused", f"{placed} patients are placed by now, got {state.refused} refused")
    _check_spent(state, seat)
    _check_last(state, seat)
    TURN_CHECKS[state.phase](state, seat, kind)


def _check_spent(state: EmergencyRoll, seat: int) -> None:
    sheet = state.sheets[seat]
    least = 1 if agenda.followed(state, seat) else 0
    steps, bags = state.spent
    placed = (not state.picked) + (agenda.bonus(state, seat).kind == "extra" and not state.extra) - state.refused
    need(steps <= sheet.stethoscopes - sheet.crossed, "spent.0", "there are not that many stethoscopes")
    need(steps <= 5 * placed, "spent.0", f"at most 5 for each of {placed} patients written")
    need(bags <= sheet.bags - sheet.bags_crossed, "spent.1", "there are not that many blood bags")
    need(least <= bags <= least + placed, "spent.1", f"must be {least}–{least + placed} here, got {bags}")


def _check_last(state: EmergencyRoll, seat: int) -> None:
    marking = state.phase in ("critical", "nurse")
    need((state.last >= 0) is marking, "last", "is the room just written, in phases critical and nurse")
    if marking:
        sheet = state.sheets[seat]
        need(sheet.last(WARD_OF[state.last]) == state.last, "last", "must be the last patient of its ward")


def _gain(state: EmergencyRoll, seat: int, kind: str) -> None:
    need(kind in GAIN, "phase", "nothing is to be circled for this bonus")
    need(state.picked, "picked", "the bonus is circled before the patient is placed")


def _admit(state: EmergencyRoll, seat: int, kind: str) -> None:
    need(state.picked or state.extra, "picked", "no patient is waiting")


def _screen(state: EmergencyRoll, seat: int, kind: str) -> None:
    need(not state.picked and state.screening, "screening", "only the screen is left in this phase")
    need(state.sheets[seat].open_to_screens(), "sheets", "there is no patient to circle")


def _mark(state: EmergencyRoll, seat: int, kind: str) -> None:
    need(kind == state.phase, "phase", f"the bonus of this patient is {kind}")
    need(not state.picked and not state.refused, "picked", "the patient has just been written")
    marked = state.sheets[seat].critical >> max(state.last, 0) & 1 if kind == "critical" else 0
    need(not marked, "last", "has its mark already")


def _morgue(state: EmergencyRoll, seat: int, kind: str) -> None:
    need(state.refused, "refused", "a patient has just been refused")


def _cross(state: EmergencyRoll, seat: int, kind: str) -> None:
    need(not (state.picked or state.extra or state.screening), "picked", "everything is placed by now")
    need(state.spent != (0, 0), "spent", "nothing is to be crossed out")


TURN_CHECKS: Final[dict[str, Callable[[EmergencyRoll, int, str], None]]] = {
    "gain": _gain,
    "admit": _admit,
    "screen": _screen,
    "critical": _mark,
    "nurse": _mark,
    "morgue": _morgue,
    "cross": _cross,
}


def _check_tools(state: EmergencyRoll) -> None:
    """What is circled leaves room for all that can still be gained, so that no later position is beyond the most."""
    for seat, sheet in enumerate(state.sheets):
        left = _gains_left(state, seat)
        for name, circled, each in (
            ("stethoscopes", sheet.stethoscopes, GAIN["stethoscopes"]),
            ("bags", sheet.bags, GAIN["blood"]),
        ):
            most = MOST_CIRCLED - each * left
            need(circled <= most, f"sheets.{seat}.{name}.0", f"at most {most} can be circled by now, got {circled}")


def _gains_left(state: EmergencyRoll, seat: int) -> int:
    """In how many rounds ``seat`` may still circle something, the one under way included."""
    if state.phase in (*SETUP, *SCORING):
        return 0
    place = (seat - state.chief) % state.seats
    begun = state.phase in CLOSING or (
        state.phase in TURN and (place < state.turn or (place == state.turn and state.phase != "gain"))
    )
    return agenda.rounds(state.seats) - state.round + (not begun)


def _check_claims(state: EmergencyRoll) -> None:
    cards = state.specialists[:CARDIOLOGISTS]
    checking = state.phase in ("claim", "turn-card")
    need(checking or state.checking == 0, "checking", "no cardiologist is checked in this phase")
    if checking:
        need(state.sides[cards[state.checking]], "checking", "this cardiologist has left")
    first = agenda.side(state.seats)
    for card in cards if state.sides else ():
        showing = state.sides[card]
        given = {sheet.claims[card] for sheet in state.sheets if card in sheet.claims}
        due = {points for points in SIDES if showing < points <= first}
        turning = state.phase == "turn-card" and card == cards[state.checking]
        need(given == due | ({showing} if turning else set()), "sides", f"{card} shows {showing}, scored are {given}")
    for seat, sheet in enumerate(state.sheets):
        strange = set(sheet.claims) - set(cards)
        need(not strange, f"sheets.{seat}.claims", f"not in this game: {', '.join(strange)}")


def _check_boxes(state: EmergencyRoll) -> None:
    if state.phase not in SCORING:
        for seat, sheet in enumerate(state.sheets):
            need(not sheet.boxes, f"sheets.{seat}.boxes", "nothing is scored yet")
        return
    order = [(state.start + step) % state.seats for step in range(state.seats)]
    done = WRITING.index(state.phase) if state.phase in WRITING else len(BOXES)
    counts = [len(state.sheets[seat].boxes) for seat in order]
    whole_sheets = counts.count(len(BOXES))
    expected = [len(BOXES)] * whole_sheets + [done] * (state.phase in WRITING)
    expected += [0] * (state.seats - len(expected))
    need(counts == expected[: state.seats], "phase", f"{state.phase!r} is not what is due here")
    for seat, count in zip(order, counts, strict=True):
        boxes = state.sheets[seat].boxes
        need(tuple(boxes) == BOXES[:count], f"sheets.{seat}.boxes", "are filled from left to right")
        for box, number in boxes.items():
            right = agenda.right(state, seat, box)
            need(number == right, f"sheets.{seat}.boxes.{box}", f"must be {right} here, got {number}")


CHECKS: Final = (
    _check_specialists,
    _check_round,
    _check_roll,
    _check_picks,
    _check_turn,
    _check_tools,
    _check_claims,
    _check_boxes,
)
"""What a position is checked for, in this order."""
