"""What each action of Dynamite Nurse does in a visit and in an operation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.games.dynamite_nurse import agenda, effects
from kit.games.dynamite_nurse.cards import NUMBER
from kit.games.dynamite_nurse.moves_common import Args, Perform, from_hand
from kit.games.dynamite_nurse.pending import Operation, Visit

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


def _outpatient(state: DynamiteNurse, seat: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    from_hand(state, seat, card)
    state.used = "visit"
    state.visit = Visit(card, args[1])
    agenda.go(state, "visit", args[1])


def _accept(state: DynamiteNurse, seat: Any, args: Args) -> None:
    agenda.go(state, "receive", seat)


def _admit(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.visit is not None
    effects.admit(state, seat, state.visit.card, worse=False)
    state.visit = None
    agenda.go_on(state)


def _kill_mark(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.visit is not None
    effects.mark(state, seat, state.visit.card)
    state.visit = None
    agenda.go_on(state)


def _kirikaeshi(state: DynamiteNurse, seat: Any, args: Args) -> None:
    doctor = NUMBER[args[0]]
    from_hand(state, seat, doctor)
    state.op = Operation(doctor, seat, (0,))
    if state.options["kirikaeshi_spoilt"] == "safe":
        agenda.go(state, "treat", seat)
    else:
        agenda.go_window(state)


def _operate(state: DynamiteNurse, seat: Any, args: Args) -> None:
    doctor = NUMBER[args[0]]
    from_hand(state, seat, doctor)
    state.used = "operation"
    state.op = Operation(doctor, seat, ())
    agenda.go(state, "choose", seat)


def _choose(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.op is not None
    state.op = state.op._replace(places=(*state.op.places, args[0]))


def _declare(state: DynamiteNurse, seat: Any, args: Args) -> None:
    agenda.go_window(state)


def _treat(state: DynamiteNurse, seat: Any, args: Args) -> None:
    op, visit = state.op, state.visit
    assert op is not None
    state.op, state.visit, state.passed = None, None, 0
    state.discards.append(op.doctor)
    if visit is None:
        effects.treat(state, op)
    elif effects.treat_outpatient(state, op, visit.card):
        state.turn_to = seat
    agenda.go_on(state)


PERFORM: dict[str, Perform] = {
    "outpatient": _outpatient,
    "accept": _accept,
    "admit": _admit,
    "kill-mark": _kill_mark,
    "kirikaeshi": _kirikaeshi,
    "operate": _operate,
    "choose": _choose,
    "declare": _declare,
    "treat": _treat,
}
