"""What each action of Dynamite Nurse does before a play: the deal, the starter, the pile made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.cards import NUMBER, is_open
from kit.games.dynamite_nurse.deck import whole_pile
from kit.games.dynamite_nurse.moves_common import Args, Perform, with_card, without
from kit.games.dynamite_nurse.pending import Inpatient

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


def _deal(state: DynamiteNurse, who: Any, args: Args) -> None:
    seat, card = args[0], NUMBER[args[1]]
    state.pile.remove(card)
    if not is_open(card):
        state.hands[seat] = with_card(state.hands[seat], card)
    elif state.options["deal_open"] == "discard":
        state.discards.append(card)
    else:
        state.aside = with_card(state.aside, card)
    agenda.go_dealing(state)


def _shuffle_back(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.pile = sorted((*state.pile, *state.aside))
    state.aside = ()
    agenda.go_dealing(state)


def _start(state: DynamiteNurse, who: Any, args: Args) -> None:
    state.start = state.turn = args[0]
    agenda.go_beginning(state)


def _admit_dealt(state: DynamiteNurse, seat: Any, args: Args) -> None:
    cards = tuple(NUMBER[name] for name in args)
    state.hands[seat] = without(state.hands[seat], cards)
    state.wards[seat] += tuple(Inpatient(card, False) for card in cards)
    after = (seat + 1) % state.seats
    if after == state.start:
        agenda.begin_turn(state, state.start, gained=False)
    else:
        agenda.go(state, "admission", after)


def _reshuffle(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.pile, state.discards = sorted(state.discards), []
    state.passes = 2
    agenda.go_drawing(state)


def _next_play(state: DynamiteNurse, seat: Any, args: Args) -> None:
    state.play += 1
    state.start, state.passes = args[0], 1
    if state.options["next_play"] == "carry-on":
        state.pile, state.discards = sorted(state.discards), []
        agenda.go_drawing(state)
        return
    clear_table(state)
    state.turn = state.start
    agenda.go_dealing(state)


def clear_table(state: DynamiteNurse) -> None:
    """Everything but the kill marks goes back into the pile."""
    gone = [card for marks in state.kills for card in marks]
    state.pile = list(without(whole_pile(), tuple(gone)))
    count = state.seats
    state.hands, state.wards = [()] * count, [()] * count
    state.beds, state.audits = agenda.usual_beds(count), [0] * count
    state.discards, state.aside, state.jumped = [], (), ()
    state.used, state.draws, state.drawn = "", 0, None
    state.drug, state.drug_left, state.drug_floor = "", 0, 1
    state.turn_to = None


PERFORM: dict[str, Perform] = {
    "deal": _deal,
    "shuffle-back": _shuffle_back,
    "start": _start,
    "admit-dealt": _admit_dealt,
    "reshuffle": _reshuffle,
    "next-play": _next_play,
}
