"""What happens to patients: worsening, dying, treatment, and what each event does."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Final

from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.cards import is_emergency
from kit.games.dynamite_nurse.pending import Inpatient, Operation, Played, Visit

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


def mark(state: DynamiteNurse, seat: int, card: int) -> None:
    """A dead patient is a kill mark of ``seat``."""
    state.kills[seat] = tuple(sorted((*state.kills[seat], card)))


def admit(state: DynamiteNurse, seat: int, card: int, *, worse: bool) -> None:
    """A patient takes the place right of the newest inpatient (dn-admit)."""
    state.wards[seat] = (*state.wards[seat], Inpatient(card, worse))


def worsen(state: DynamiteNurse, seat: int, places: Collection[int]) -> None:
    """Each patient at ``places`` worsens once: face down, or dead; gaps close to the left (dn-death, dn-gap)."""
    left: list[Inpatient] = []
    for place, patient in enumerate(state.wards[seat], 1):
        if place not in places:
            left.append(patient)
        elif patient.worse:
            mark(state, seat, patient.card)
        else:
            left.append(Inpatient(patient.card, True))
    state.wards[seat] = tuple(left)


def leave(state: DynamiteNurse, seat: int, places: Collection[int]) -> None:
    """The patients at ``places`` are discharged: to the discards, gaps closed (dn-gap)."""
    ward = state.wards[seat]
    state.discards += [ward[place - 1].card for place in places]
    state.wards[seat] = tuple(patient for place, patient in enumerate(ward, 1) if place not in places)


def treat(state: DynamiteNurse, op: Operation) -> None:
    """The end of an operation: spoilt patients worsen, the others turn up or leave (dn-treated, dn-spoilt)."""
    left: list[Inpatient] = []
    for place, patient in enumerate(state.wards[op.seat], 1):
        if place not in op.places:
            left.append(patient)
        elif place in op.spoilt:
            if patient.worse:
                mark(state, op.seat, patient.card)
            else:
                left.append(Inpatient(patient.card, True))
        elif patient.worse:
            left.append(Inpatient(patient.card, False))
        else:
            state.discards.append(patient.card)
    state.wards[op.seat] = tuple(left)


def treat_outpatient(state: DynamiteNurse, op: Operation, card: int) -> bool:
    """The end of a きりかえし; whether the turn passes to who did it (dn-kirikaeshi-spoilt, dn-emergency-op)."""
    if not op.spoilt:
        state.discards.append(card)
    elif is_emergency(card):
        mark(state, op.seat, card)
    else:
        admit(state, op.seat, card, worse=True)
    if is_emergency(card) and state.options["emergency_op"] == "no-turn":
        return False
    return not op.spoilt or state.options["kirikaeshi_spoilt"] == "turn-passes"


def carry_out(state: DynamiteNurse, card: int) -> None:
    """An open event, as far as it can be done (dn-open-card, dn-open-impossible)."""
    if card in (agenda.NEW_BED, agenda.BROKEN_BED):
        state.beds[state.turn] = agenda.new_beds(state, card)
    elif card == agenda.RECOVERY:
        if state.wards[state.turn]:
            _recover(state, state.turn)
    elif card == agenda.BLACKOUT:
        for seat in range(state.seats):
            worsen(state, seat, (1,))
    else:
        for seat in range(state.seats):
            _turn_up(state, seat)


def _recover(state: DynamiteNurse, seat: int) -> None:
    """The oldest patient turns up, or leaves if it is well enough."""
    first, *rest = state.wards[seat]
    if first.worse:
        state.wards[seat] = (Inpatient(first.card, False), *rest)
    else:
        leave(state, seat, (1,))


def _turn_up(state: DynamiteNurse, seat: int) -> None:
    """The oldest patient that lies face down turns up."""
    ward = list(state.wards[seat])
    for index, patient in enumerate(ward):
        if patient.worse:
            ward[index] = Inpatient(patient.card, False)
            break
    state.wards[seat] = tuple(ward)


def _epidemic(state: DynamiteNurse, event: Played) -> None:
    hit = [seat for seat in range(state.seats) if seat != event.seat] if event.to < 0 else [event.to]
    for seat in hit:
        worsen(state, seat, range(1, len(state.wards[seat]) + 1))


def _turn_worse(state: DynamiteNurse, event: Played) -> None:
    worsen(state, event.to, (event.place,))


def _referral(state: DynamiteNurse, event: Played) -> None:
    ward, index = state.wards[event.seat], event.place - 1
    state.wards[event.seat] = (*ward[:index], *ward[index + 1 :])
    state.wards[event.to] = (*state.wards[event.to], ward[index])


def _new_drug(state: DynamiteNurse, event: Played) -> None:
    state.drug = "draw"


def _audit(state: DynamiteNurse, event: Played) -> None:
    state.audits[event.to] += 1


def _pass_on(state: DynamiteNurse, event: Played) -> None:
    assert state.visit is not None
    state.visit = Visit(state.visit.card, event.to)


def _intern(state: DynamiteNurse, event: Played) -> None:
    assert state.op is not None
    state.op = state.op._replace(spoilt=state.op.places)


def _misdiagnosis(state: DynamiteNurse, event: Played) -> None:
    assert state.op is not None
    state.op = state.op._replace(spoilt=tuple(sorted((*state.op.spoilt, event.place))))


RESOLVE: Final[dict[str, Callable[[DynamiteNurse, Played], None]]] = {
    "epidemic": _epidemic,
    "turn-worse": _turn_worse,
    "referral": _referral,
    "new-drug": _new_drug,
    "audit": _audit,
    "pass-on": _pass_on,
    "intern": _intern,
    "misdiagnosis": _misdiagnosis,
}
"""What each event does when it stands."""
