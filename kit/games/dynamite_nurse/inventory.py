"""Where every card of Dynamite Nurse lies: the count by component id, taken from the position."""

from __future__ import annotations

from collections import Counter

from kit.games.dynamite_nurse.cards import CARDS, SPARE
from kit.games.dynamite_nurse.state import DynamiteNurse


def inventory(state: DynamiteNurse) -> Counter[str]:
    """How many of each card there are: pile, hands, hospitals, kill marks, discards, under way, and the spare."""
    found = [SPARE, *state.pile, *state.discards, *state.aside]
    for hand, ward, marks in zip(state.hands, state.wards, state.kills, strict=True):
        found += hand
        found += marks
        found += [patient.card for patient in ward]
    if state.visit is not None:
        found.append(state.visit.card)
    if state.op is not None:
        found.append(state.op.doctor)
    if state.drawn is not None:
        found.append(state.drawn)
    counted = Counter(found)
    return Counter(dict(zip(map(CARDS.__getitem__, counted), counted.values(), strict=True)))
