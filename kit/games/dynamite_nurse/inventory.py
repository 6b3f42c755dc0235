"""Where every card of Dynamite Nurse lies: the count by component id, taken from the position."""

from __future__ import annotations

from collections import Counter

from kit.games.dynamite_nurse.cards import CARDS
from kit.games.dynamite_nurse.state import DynamiteNurse


def inventory(state: DynamiteNurse) -> Counter[str]:
    """How many of each card there are: pile, hands, hospitals, kill marks, discards, under way, and the spare."""
    found = [*state.pile, *state.discards, *state.aside]
    for hand, ward, marks in zip(state.hands, state.wards, state.kills, strict=True):
        found += [*hand, *(patient.card for patient in ward), *marks]
    if state.visit is not None:
        found.append(state.visit.card)
    if state.op is not None:
        found.append(state.op.doctor)
    if state.drawn is not None:
        found.append(state.drawn)
    return Counter([*(CARDS[card] for card in found), "spare"])
