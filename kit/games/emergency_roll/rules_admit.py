"""The rules of Emergency Roll about admitting a patient: room, colour, order, value, and what helps."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import ANY, DIE, ROOM, ROOMS, WARDS
from kit.games.emergency_roll.rules_order import ADMITTING, Args, Who
from kit.games.emergency_roll.sheet import FULL, WARD_OF

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll


class Patient(NamedTuple):
    """Somebody to be admitted: the colour, and the values to start from."""

    colour: str
    values: tuple[int, ...]


def _admits(state: EmergencyRoll, who: Who) -> bool:
    return state.phase in ADMITTING and who == state.to_act


def patient(state: EmergencyRoll, who: Who, kind: str) -> Patient | None:
    """The patient an action of ``kind`` speaks of, None when it is not waiting."""
    if not _admits(state, who):
        return None
    if kind == "extra":
        bonus = agenda.bonus(state, who)
        return Patient(bonus.colour, bonus.values) if state.extra else None
    colour = state.picks[who] or ""
    return Patient(colour, (state.dice[colour],)) if state.picked else None


def once(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-admit-once: a patient is written in one room."""
    return {} if _admits(state, who) and not state.picked else None


def extra_patient(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-extra-patient: only with that bonus, once."""
    return {} if _admits(state, who) and not state.extra else None


def no_extra(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-extra-patient for refusing one: there must have been one."""
    return {} if _admits(state, who) and agenda.bonus(state, who).kind != "extra" else None


def refuse(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-refuse: only who is not yet placed is refused."""
    return {} if _admits(state, who) and not state.picked else None


def refuse_extra(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-refuse for an extra patient."""
    placed = _admits(state, who) and agenda.bonus(state, who).kind == "extra" and not state.extra
    return {} if placed else None


def room(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-words: a room is one cell for one value."""
    if not _admits(state, who):
        return None
    value = state.sheets[who].values[ROOM[args[0]]]
    return {"room": args[0], "value": value} if value else None


def _is_next(state: EmergencyRoll, who: Who, place: int) -> bool:
    return state.sheets[who].next[WARD_OF[place]] == place


def order(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-order: from the entrance on, none left out."""
    if not _admits(state, who):
        return None
    place = ROOM[args[0]]
    following = state.sheets[who].next[WARD_OF[place]]
    if following in (FULL, place) or state.sheets[who].values[place]:
        return None
    ward = WARDS[WARD_OF[place]].clipboard
    return {"ward": ward, "room": args[0], "need": Named("room", (ROOMS[following].name,))}


def rising(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-rising: higher than in the room before."""
    if not _admits(state, who):
        return None
    place, value = ROOM[args[0]], args[1]
    sheet, ward = state.sheets[who], WARD_OF[place]
    if not _is_next(state, who, place) or not 1 <= value < sheet.least[ward]:
        return None
    return {"ward": WARDS[ward].clipboard, "need": sheet.least[ward] - 1, "have": value}


def _fits(place: str, colour: str) -> bool:
    return ROOMS[ROOM[place]].colour in (ANY, colour)


def colour(kind: str) -> Check:
    """er-colour: the patient's colour, or grey."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        found = patient(state, who, kind)
        if found is None or len(args) > 2 or _fits(args[0], found.colour):
            return None
        return {
            "room": args[0],
            "need": Named("colour", (ROOMS[ROOM[args[0]]].colour,)),
            "have": Named("colour", (found.colour,)),
            "bags": agenda.bags(state, who),
        }

    return check


def bag_held(kind: str) -> Check:
    """er-bag-held: a blood bag that is there."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if patient(state, who, kind) is None or len(args) < 3 or agenda.bags(state, who) > 0:
            return None
        return {"have": agenda.bags(state, who)}

    return check


def bag_colour(kind: str) -> Check:
    """er-bag-colour: only where the colour does not fit."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        found = patient(state, who, kind)
        if found is None or len(args) < 3 or not _fits(args[0], found.colour):
            return None
        return {"room": args[0], "colour": found.colour}

    return check


def value_range(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-value-range: 1 to 6."""
    return {"have": args[1]} if _admits(state, who) and args[1] not in DIE else None


def cost(kind: str) -> Check:
    """er-stethoscope-cost: one stethoscope for each step."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        found = patient(state, who, kind)
        if found is None or args[1] not in DIE:
            return None
        value = min(found.values, key=lambda one: abs(args[1] - one))
        need, have = abs(args[1] - value), agenda.stethoscopes(state, who)
        return {"need": need, "have": have, "value": value, "to": Named("value", (args[1],))} if need > have else None

    return check
