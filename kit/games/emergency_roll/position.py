"""A position of Emergency Roll as JSON: writing, and the hashable key; ``reading`` does the way back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.games.emergency_roll.box import AMBULANCES, CIRCLED, ROOMS, WARDS
from kit.games.emergency_roll.sheet import Sheet, bits

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

TURN_FIELDS = ("turn", "picked", "extra", "screening", "refused", "spent", "last")
"""What stands in a position about the turn of admission under way."""


def write(state: EmergencyRoll) -> dict[str, Any]:
    """The content as JSON-able values; fields that are as ``new`` leaves them are left out."""
    fields: dict[str, Any] = {
        "seats": state.seats,
        "options": dict(state.options),
        "phase": state.phase,
        "specialists": list(state.specialists),
        "sides": dict(state.sides),
        "start": state.start,
        "chief": state.chief,
        "round": state.round,
        "seen": [number for number in range(len(AMBULANCES)) if number not in state.deck],
        "card": state.card,
        "dice": dict(state.dice),
        "picks": list(state.picks),
        "turn": state.turn,
        "picked": state.picked,
        "extra": state.extra,
        "screening": state.screening,
        "refused": state.refused,
        "spent": list(state.spent),
        "last": None if state.last < 0 else ROOMS[state.last].name,
        "checking": state.checking,
        "sheets": [write_sheet(sheet) for sheet in state.sheets],
    }
    if state.is_view:
        fields["viewer"] = state.viewer
    empty = fresh(state.seats)
    return {name: value for name, value in fields.items() if name not in empty or value != empty[name]}


def fresh(seats: int) -> dict[str, Any]:
    """The fields that may be left out, as ``new`` leaves them."""
    return {
        "specialists": [],
        "sides": {},
        "start": 0,
        "chief": 0,
        "round": 0,
        "seen": [],
        "card": None,
        "dice": {},
        "picks": [None] * seats,
        "turn": 0,
        "picked": False,
        "extra": False,
        "screening": False,
        "refused": 0,
        "spent": [0, 0],
        "last": None,
        "checking": 0,
        "sheets": [{}] * seats,
    }


def write_sheet(sheet: Sheet) -> dict[str, Any]:
    """A sheet as JSON-able values: what is written in each ward, by clipboard, and the rest; all but what is new."""
    wards = {str(ward.clipboard): [value for room in ward.rooms if (value := sheet.values[room])] for ward in WARDS}
    fields: dict[str, Any] = {
        "wards": {ward: values for ward, values in wards.items() if values},
        "screens": [ROOMS[room].name for room in bits(sheet.screened)],
        "critical": [ROOMS[room].name for room in bits(sheet.critical)],
        "nurses": [WARDS[ward].clipboard for ward in bits(sheet.nurses)],
        "stethoscopes": [sheet.stethoscopes, sheet.crossed],
        "bags": [sheet.bags, sheet.bags_crossed],
        "morgue": sheet.morgue,
        "claims": dict(sheet.claims),
        "boxes": dict(sheet.boxes),
    }
    return {name: value for name, value in fields.items() if value != NEW_SHEET[name]}


NEW_SHEET: dict[str, Any] = {
    "wards": {},
    "screens": [],
    "critical": [],
    "nurses": [],
    "stethoscopes": [CIRCLED, 0],
    "bags": [0, 0],
    "morgue": 0,
    "claims": {},
    "boxes": {},
}
"""A sheet as it is handed out."""


def key(state: EmergencyRoll) -> tuple[object, ...]:
    """The content as a hashable value."""
    return (
        state.seats,
        tuple(sorted(state.options.items())),
        state.viewer,
        state.phase,
        state.specialists,
        tuple(sorted(state.sides.items())),
        state.start,
        state.chief,
        state.round,
        tuple(state.deck),
        state.card,
        tuple(sorted(state.dice.items())),
        tuple(state.picks),
        state.turn,
        state.picked,
        state.extra,
        state.screening,
        state.refused,
        state.spent,
        state.last,
        state.checking,
        tuple(sheet.key() for sheet in state.sheets),
    )
