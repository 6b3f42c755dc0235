"""A position of Dynamite Nurse as JSON: writing, and the hashable key; ``reading`` does the way back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from kit.games.dynamite_nurse.box import BEDS
from kit.games.dynamite_nurse.cards import CARDS
from kit.games.dynamite_nurse.views import HIDDEN

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

ASKING = ("admission", "answer", "operation")
"""The phases in which who is asked does not follow from the rest."""


def names(cards: Iterable[int]) -> list[str | None]:
    """Cards by name, None for one that is not seen."""
    return [None if card == HIDDEN else CARDS[card] for card in cards]


def write(state: DynamiteNurse) -> dict[str, Any]:
    """The content as JSON-able values; fields that are as ``new`` leaves them are left out."""
    visit, op, event = state.visit, state.op, state.event
    fields: dict[str, Any] = {
        "seats": state.seats,
        "options": dict(state.options),
        "phase": state.phase,
        "asked": state.to_act if state.phase in ASKING else None,
        "start": state.start,
        "turn": state.turn,
        "play": state.play,
        "passes": state.passes,
        "hands": [names(hand) for hand in state.hands],
        "wards": [[[CARDS[one.card], one.worse] for one in ward] for ward in state.wards],
        "beds": list(state.beds),
        "kills": [names(marks) for marks in state.kills],
        "discards": names(sorted(state.discards)),
        "aside": names(state.aside),
        "audits": list(state.audits),
        "jumped": list(state.jumped),
        "used": state.used,
        "draws": state.draws,
        "drawn": None if state.drawn is None else CARDS[state.drawn],
        "visit": [CARDS[visit.card], visit.to] if visit else None,
        "op": [CARDS[op.doctor], op.seat, list(op.places), list(op.spoilt)] if op else None,
        "event": [CARDS[event.card], event.seat, event.to, event.place] if event else None,
        "cancels": list(state.cancels),
        "passed": state.passed,
        "drug": state.drug,
        "drug_left": state.drug_left,
        "drug_floor": state.drug_floor,
        "turn_to": state.turn_to,
    }
    if state.is_view:
        fields["viewer"] = state.viewer
    empty = fresh(state.seats)
    return {name: value for name, value in fields.items() if name not in empty or value != empty[name]}


def fresh(seats: int) -> dict[str, Any]:
    """The fields that may be left out, as ``new`` leaves them."""
    return {
        "asked": None,
        "start": 0,
        "turn": 0,
        "play": 1,
        "passes": 1,
        "hands": [[]] * seats,
        "wards": [[]] * seats,
        "beds": [BEDS] * seats,
        "kills": [[]] * seats,
        "discards": [],
        "aside": [],
        "audits": [0] * seats,
        "jumped": [],
        "used": "",
        "draws": 0,
        "drawn": None,
        "visit": None,
        "op": None,
        "event": None,
        "cancels": [],
        "passed": 0,
        "drug": "",
        "drug_left": 0,
        "drug_floor": 1,
        "turn_to": None,
    }


def key(state: DynamiteNurse) -> tuple[object, ...]:
    """The content as a hashable value."""
    return (
        state.seats,
        tuple(sorted(state.options.items())),
        state.viewer,
        state.phase,
        state.to_act,
        state.start,
        state.turn,
        state.play,
        state.passes,
        tuple(state.pile),
        tuple(state.hands),
        tuple(state.wards),
        tuple(state.beds),
        tuple(state.kills),
        tuple(sorted(state.discards)),
        state.aside,
        tuple(state.audits),
        state.jumped,
        state.used,
        state.draws,
        state.drawn,
        state.visit,
        state.op,
        state.event,
        state.cancels,
        state.passed,
        state.drug,
        state.drug_left,
        state.drug_floor,
        state.turn_to,
    )
