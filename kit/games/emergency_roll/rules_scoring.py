"""The rules of Emergency Roll about cardiologists, the score boxes and winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.emergency_roll import agenda, scoring
from kit.games.emergency_roll.rules_order import Args, Who
from kit.games.emergency_roll.scoring_specialists import SHARING

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

STETHOSCOPES = "cardio-stethoscopes"


def _checked(state: EmergencyRoll, args: Args) -> bool:
    """Whether the cardiologist named is the one that is checked now."""
    return state.phase == "claim" and args[0] == state.specialists[state.checking]


def claim(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-cardio: all who reach the goal in this round, once a card."""
    if not _checked(state, args) or args[0] == STETHOSCOPES:
        return None
    need = agenda.reachers(state, args[0])
    if args[2:] == need:
        return None
    return {"specialist": args[0], "need": Named("seats", need), "have": Named("seats", args[2:])}


def claim_stethoscopes(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-stethoscope-start: all ever circled count."""
    if not _checked(state, args) or args[0] != STETHOSCOPES:
        return None
    need = agenda.reachers(state, args[0])
    return None if args[2:] == need else {"need": Named("seats", need), "have": Named("seats", args[2:])}


def claim_points(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-cardio-points: the value showing."""
    if not _checked(state, args) or args[1] == state.sides[args[0]]:
        return None
    return {"need": state.sides[args[0]], "have": args[1]}


def turn_card(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-cardio-turn: from 8 to 5, or away."""
    if state.phase != "turn-card" or args[0] != state.specialists[state.checking]:
        return None
    need = agenda.turned(state.sides[args[0]])
    return None if args[1] == need else {"need": need, "have": args[1]}


def _wrong(state: EmergencyRoll, box: str, args: Args) -> Data | None:
    """The numbers when a wrong one is written in the box due, None otherwise."""
    if args[0] != box or state.phase != f"write-{box}":
        return None
    need = agenda.right(state, agenda.writer(state), box)
    return None if args[1] == need else {"need": need, "have": args[1]}


def box(name: str) -> Check:
    """The rule of a score box."""
    return lambda state, who, args: _wrong(state, name, args)


def radiologist(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-radiologist: what the card counts."""
    found = _wrong(state, "radiologist", args)
    return None if found is None else {"specialist": state.specialists[2], **found}


def epidemiologist(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-epidemiologist: what the card counts, where sets cannot overlap."""
    found = _wrong(state, "epidemiologist", args)
    return None if found is None or state.specialists[3] in SHARING else {"specialist": state.specialists[3], **found}


def shared_cells(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-shared-cells: chains, lines and triangles."""
    found = _wrong(state, "epidemiologist", args)
    return {"specialist": state.specialists[3], **found} if found and state.specialists[3] in SHARING else None


def _winners(state: EmergencyRoll, args: Args, level: bool) -> Data | None:
    if state.phase != "winners":
        return None
    need = scoring.winners(agenda.totals(state))
    if args == need or (len(need) > 1) is not level:
        return None
    return {"need": Named("seats", need), "have": Named("seats", args)}


def win(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-win: most points."""
    return _winners(state, args, False)


def tie(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-tie: all who are level share the win."""
    return _winners(state, args, True)
