"""The rules of Emergency Roll about the bonus, its marks, and the morgue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import BAGS, GAIN, MORGUE, ROOMS, STETHOSCOPES, WARD, WARDS
from kit.games.emergency_roll.rules_order import ADMITTING, Args, Who, bonus_lost, extra_turn
from kit.games.emergency_roll.sheet import WARD_OF

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll


def _kind(state: EmergencyRoll) -> str:
    """The bonus of the acting seat's patient."""
    return agenda.bonus(state, int(state.to_act or 0)).kind


def right_bonus(kind: str) -> Check:
    """er-bonus: what comes with this patient and nothing else."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if state.phase != "gain" or _kind(state) == kind:
            return None
        return {"need": Named("bonus", (_kind(state),)), "have": Named("bonus", (kind,))}

    return check


def _surplus(state: EmergencyRoll, kind: str) -> bool:
    """Whether the sheet has too few printed for what is to be circled."""
    sheet = state.sheets[int(state.to_act or 0)]
    circled, printed = (sheet.stethoscopes, STETHOSCOPES) if kind == "stethoscopes" else (sheet.bags, BAGS)
    return circled + GAIN[kind] > printed


def gained(kind: str) -> Check:
    """er-stethoscopes, er-bags: how many are circled."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if state.phase != "gain" or _kind(state) != kind or args[0] == GAIN[kind] or _surplus(state, kind):
            return None
        return {"need": GAIN[kind], "have": args[0]}

    return check


def unlimited(kind: str) -> Check:
    """er-unlimited: more than printed is noted all the same."""
    printed = STETHOSCOPES if kind == "stethoscopes" else BAGS

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if state.phase != "gain" or _kind(state) != kind or args[0] == GAIN[kind] or not _surplus(state, kind):
            return None
        return {"need": GAIN[kind], "have": args[0], "printed": printed}

    return check


def _admits(state: EmergencyRoll, who: Who) -> bool:
    return state.phase in ADMITTING and who == state.to_act


def screen_bonus(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-screen-bonus: a screen only with its bonus, once."""
    return {} if _admits(state, who) and not state.screening else None


def screen(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-screen: there must be a patient to circle."""
    if not _admits(state, who) or state.sheets[who].last(WARD[args[0]]) >= 0:
        return None
    return {"ward": args[0]}


def screen_again(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-screen-again: a patient is circled once."""
    if not _admits(state, who):
        return None
    sheet = state.sheets[who]
    room = sheet.last(WARD[args[0]])
    if room < 0 or not sheet.screened >> room & 1:
        return None
    return {"ward": args[0], "room": ROOMS[room].name, "value": sheet.values[room]}


def critical(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-critical: beside the value just written."""
    if state.phase != "critical" or args[0] == ROOMS[state.last].name:
        return None
    return {"need": Named("room", (ROOMS[state.last].name,)), "have": Named("room", (args[0],))}


def extra_icon(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-extra-icon: an extra patient's ambulance makes nobody critical."""
    return {} if extra_turn(state) else None


def morgue_bonus(kind: str) -> Check:
    """er-morgue-bonus: critical and nurse go with the patient."""

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        return {"bonus": kind} if bonus_lost(state) == kind else None

    return check


def nurse(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-nurse: that of the ward just written in."""
    if state.phase != "nurse":
        return None
    need = WARDS[WARD_OF[state.last]].clipboard
    return None if args[0] == need else {"need": Named("ward", (need,)), "have": Named("ward", (args[0],))}


def nurse_track(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-nurse-track: the next number from the left."""
    need = agenda.nurse_due(state, int(state.to_act or 0)) if state.phase == "nurse" else 0
    return {"need": need, "have": args[1]} if need and args[1] != need else None


def nurse_lost(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-nurse-lost: one nurse a ward."""
    if state.phase != "nurse" or args[1] == 0 or agenda.nurse_due(state, int(state.to_act or 0)):
        return None
    return {"ward": WARDS[WARD_OF[state.last]].clipboard, "have": args[1]}


def _marks(state: EmergencyRoll, args: Args) -> Data | None:
    """The numbers when a wrong count of morgue spaces is tried, None otherwise."""
    if state.phase != "morgue":
        return None
    need = agenda.marks_due(state, int(state.to_act or 0))
    return None if args[0] == need else {"need": need, "have": args[0]}


def _full(state: EmergencyRoll) -> bool:
    return state.sheets[int(state.to_act or 0)].morgue >= MORGUE


def morgue(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-morgue: a space for a patient refused."""
    found = _marks(state, args)
    return None if found is None or _full(state) or state.refused > 1 else found


def second_mark(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-extra: what the second patient refused in a turn takes."""
    found = _marks(state, args)
    return found if found is not None and not _full(state) and state.refused > 1 else None


def morgue_full(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-morgue-full: nothing more is circled."""
    found = _marks(state, args)
    return {"have": args[0]} if found is not None and _full(state) else None


def cross_stethoscopes(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-stethoscope-cross: those used this turn."""
    need = state.spent[0]
    return {"need": need, "have": args[0]} if state.phase == "cross" and args[0] != need else None


def cross_bags(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-bag-cross: those used this turn."""
    need = state.spent[1]
    return {"need": need, "have": args[1]} if state.phase == "cross" and args[1] != need else None
