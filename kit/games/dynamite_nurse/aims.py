"""Whom a doctor can operate on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.games.dynamite_nurse.cards import ALMIGHTY, CARDS, DIFFICULTY, SKILL

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.pending import Inpatient, Operation
    from kit.games.dynamite_nurse.state import DynamiteNurse


def operable(state: DynamiteNurse, seat: int) -> tuple[Inpatient, ...]:
    """The inpatients, from the left, that can be operated on at all (dn-table-option)."""
    ward = state.wards[seat]
    return ward[: state.beds[seat]] if state.options["table_option"] == "on" else ward


def easiest(state: DynamiteNurse, seat: int) -> int | None:
    """The lowest difficulty that can be operated on, None where there is nobody."""
    return min([DIFFICULTY[patient.card] for patient in operable(state, seat)], default=None)


def total(state: DynamiteNurse, op: Operation) -> int:
    """The difficulties chosen so far, summed (dn-operation-sum)."""
    return sum(DIFFICULTY[state.wards[op.seat][place - 1].card] for place in op.places)


def spare_skill(state: DynamiteNurse, op: Operation) -> int:
    """The difficulty one more patient may have: what is left of the skill, all of it for an almighty doctor."""
    skill = SKILL[op.doctor]
    return skill if op.doctor >= ALMIGHTY else skill - total(state, op)


def choosable(state: DynamiteNurse, op: Operation) -> list[int]:
    """The places that may be chosen next: to the right of those chosen, within the doctor's skill."""
    last, most = (op.places[-1] if op.places else 0), spare_skill(state, op)
    ward = operable(state, op.seat)
    return [place for place, patient in enumerate(ward[last:], last + 1) if DIFFICULTY[patient.card] <= most]


def named(state: DynamiteNurse, place: int) -> int:
    """The place to be named for the patient at ``place`` of who is chosen among, in the phases target and drug.

    Patients side by side that no rule tells apart once one of them is gone are one choice: the leftmost.
    """
    ward, low = state.wards[chosen_among(state)], state.drug_floor
    if not _goes(state, ward[place - 1]):
        return place
    while place > low and ward[place - 2] == ward[place - 1]:
        place -= 1
    return place


def chosen_among(state: DynamiteNurse) -> int:
    """The seat whose inpatients are chosen among."""
    if state.op is not None:
        return state.op.seat
    if state.event is not None and CARDS[state.event.card] != "referral":
        return state.event.to
    return state.turn


def _goes(state: DynamiteNurse, patient: Inpatient) -> bool:
    """Whether the patient chosen will leave its hospital, and not stay there changed."""
    if state.event is not None:
        return patient.worse or CARDS[state.event.card] == "referral"
    if state.drug == "harm":
        return patient.worse
    return not (patient.worse and state.options["new_drug"] == "turn-up")
