"""What each action of Dynamite Nurse does about an event: playing it, answering it, carrying it out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.games.dynamite_nurse import agenda, effects
from kit.games.dynamite_nurse.box import CURED
from kit.games.dynamite_nurse.cards import EVENT, NUMBER, OWN_EVENTS, SPOILERS
from kit.games.dynamite_nurse.moves_common import Args, Perform, from_hand
from kit.games.dynamite_nurse.pending import Inpatient, Played

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

PLAYED = (*OWN_EVENTS, "pass-on", *SPOILERS)
"""The events played by themselves."""


def _play(kind: str) -> Perform:
    """Playing an event card, at a seat or at nobody."""
    card = NUMBER[kind]
    aims = kind in ("turn-worse", "referral")
    own = kind in OWN_EVENTS

    def play(state: DynamiteNurse, seat: Any, args: Args) -> None:
        from_hand(state, seat, card)
        state.discards.append(card)
        if own and state.options["one_action"] != "events-free":
            state.used = "events"
        if kind == "misdiagnosis":
            state.event = Played(card, seat, -1, args[0])
        else:
            state.event = Played(card, seat, args[0] if args else -1)
        if aims:
            agenda.go(state, "target", seat)
        else:
            agenda.go_window(state)

    return play


def _target(state: DynamiteNurse, seat: Any, args: Args) -> None:
    assert state.event is not None
    state.event = state.event._replace(place=args[0])
    agenda.go_window(state)


def _cancel(state: DynamiteNurse, seat: Any, args: Args) -> None:
    from_hand(state, seat, NUMBER["cancel"])
    state.discards.append(NUMBER["cancel"])
    state.cancels = (*state.cancels, seat)
    agenda.go_window(state)


def _pass(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.passed += 1
    last = agenda.last_player(state)
    asked = agenda.askable(state, last)
    if state.passed >= len(asked):
        agenda.go_answered(state)
    else:
        state.to_act = asked[(asked.index(seat) + 1) % len(asked)]


def _resolve(state: DynamiteNurse, seat: Any, args: Args) -> None:
    event = state.event
    assert event is not None
    state.event, state.cancels, state.passed = None, (), 0
    if args[1] == "stands":
        effects.RESOLVE[args[0]](state, event)
    if args[0] == "pass-on":
        assert state.visit is not None
        agenda.go(state, "visit", state.visit.to)
    elif state.op is not None:
        agenda.go_operation(state, event.seat)
    elif state.drug:
        agenda.go_drawing(state)
    else:
        agenda.go_on(state)


def _turn_over(state: DynamiteNurse, who: Any, args: Args) -> None:
    card = NUMBER[args[0]]
    state.pile.remove(card)
    state.discards.append(card)
    state.drug = "harm" if card >= EVENT else "cure"
    state.drug_left = 1 if state.drug == "harm" else CURED
    agenda.go_drawing(state)


def _discharge(state: DynamiteNurse, seat: Any, args: Args) -> None:
    ward, index = state.wards[seat], args[0] - 1
    patient = ward[index]
    state.drug_left -= 1
    if patient.worse and state.options["new_drug"] == "turn-up":
        state.wards[seat] = (*ward[:index], Inpatient(patient.card, False), *ward[index + 1 :])
        state.drug_floor = args[0] + 1
    else:
        effects.leave(state, seat, (args[0],))
        state.drug_floor = args[0]
    agenda.go_drug(state)


def _enough(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.drug_left = 0
    agenda.go_drug(state)


def _worsen_own(state: DynamiteNurse, seat: Any, args: Args) -> None:
    effects.worsen(state, seat, (args[0],))
    state.drug_left = 0
    agenda.go_drug(state)


PERFORM: dict[str, Perform] = {
    **{kind: _play(kind) for kind in PLAYED},
    "target": _target,
    "cancel": _cancel,
    "pass": _pass,
    "resolve": _resolve,
    "turn-over": _turn_over,
    "discharge": _discharge,
    "enough": _enough,
    "worsen-own": _worsen_own,
}
