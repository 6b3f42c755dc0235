"""The rules of Dynamite Nurse about whose turn it is and what comes when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from kit.engine.actions import CHANCE
from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.cards import CARDS

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

Who: TypeAlias = Any
"""Who tries: a seat, CHANCE, or None when the game is over."""
Args: TypeAlias = tuple[Any, ...]

PHASES_OF = {
    "deal": ("deal",),
    "shuffle-back": ("shuffle-back",),
    "start": ("start",),
    "admit-dealt": ("admission",),
    "worsen": ("worsen",),
    "draw": ("draw",),
    "carry-out": ("carry-out",),
    "reshuffle": ("reshuffle",),
    "next-play": ("next-play",),
    "outpatient": ("act",),
    "accept": ("visit",),
    "kirikaeshi": ("visit",),
    "pass-on": ("visit",),
    "admit": ("receive",),
    "kill-mark": ("receive",),
    "operate": ("act",),
    "choose": ("choose",),
    "declare": ("choose",),
    "epidemic": ("act",),
    "turn-worse": ("act",),
    "referral": ("act",),
    "new-drug": ("act",),
    "audit": ("act",),
    "intern": ("operation",),
    "misdiagnosis": ("operation",),
    "cancel": ("answer",),
    "target": ("target",),
    "pass": ("answer", "operation"),
    "resolve": ("resolve",),
    "turn-over": ("drug-draw",),
    "discharge": ("drug",),
    "enough": ("drug",),
    "worsen-own": ("drug",),
    "treat": ("treat",),
    "end": ("act",),
    "discard": ("discard",),
    "next": ("next",),
    "finish": ("finish",),
    "winners": ("winners",),
}
"""The phases each kind of action belongs to; of an event card, its time."""


def over(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-over: after the winner is known nothing is played."""
    return {} if state.phase == "over" else None


def in_phase(kind: str) -> Check:
    """dn-phases, and for event cards dn-event-time: the move belongs to another moment."""
    needs = PHASES_OF[kind]

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if state.phase in needs or state.phase == "over":
            return None
        return {"now": Named("phase", (state.phase,)), "need": Named("phase", (needs[0],))}

    return check


def draw_phase(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-phases for a draw; once the cards of a turn are drawn dn-draw answers."""
    return None if state.phase == "act" else DRAW_PHASE(state, who, args)


DRAW_PHASE = in_phase("draw")


def drawn_all(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-draw: one card a turn, two after a きりかえし, and none for what is played."""
    return {} if state.phase == "act" else None


def turn(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-turn: whoever is asked, acts."""
    due = state.to_act
    if who == due or due is None or due == CHANCE:
        return None
    return {"who": Named("seat", (due,)), "seat": Named("seat", (who,))}


def referred(state: DynamiteNurse, who: Who) -> bool:
    """Whether ``who`` is the target of a referral just played, and answers it as if it were a visit."""
    event = state.event
    return event is not None and CARDS[event.card] == "referral" and event.to == who and event.place > 0


def answer_phase(kind: str) -> Check:
    """dn-phases or dn-event-time for an answer to a visit; a referral is answered by dn-referral-state."""
    plain = in_phase(kind)
    return lambda state, who, args: None if referred(state, who) else plain(state, who, args)


def answer_turn(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-turn for an answer to a visit; a referral is answered by dn-referral-state."""
    return None if referred(state, who) else turn(state, who, args)


def pass_on_turn(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-turn for たらいまわし: during a visit dn-pass-on-user answers."""
    return None if state.phase == "visit" else answer_turn(state, who, args)


def spoiler_turn(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-turn for a card on an operation: the operator is answered by dn-op-sabotage."""
    if state.phase == "operation" and state.op is not None and who == state.op.seat:
        return None
    return turn(state, who, args)


def cancel_turn(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-turn for a cancelling card: the player of the card before is answered by dn-cancel."""
    return None if state.phase == "answer" and who == agenda.last_player(state) else turn(state, who, args)


def seats(index: int) -> Check:
    """dn-seats: the seat named is at the table."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if len(args) <= index or args[index] < state.seats:
            return None
        return {"players": state.seats, "have": args[index] + 1}

    return check


def next_seat(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-next: the turn goes clockwise."""
    need = agenda.next_turn(state)
    if state.phase != "next" or state.turn_to is not None or args[0] == need:
        return None
    return {"need": Named("seat", (need,)), "have": Named("seat", args)}


def kirikaeshi_turn(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-kirikaeshi-turn: the turn goes to who did the きりかえし."""
    if state.phase != "next" or state.turn_to is None or args[0] == state.turn_to:
        return None
    return {"need": Named("seat", (state.turn_to,)), "have": Named("seat", args)}
