"""What each action of 48 does."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.games.forty_eight import agenda
from kit.games.forty_eight.box import INCIDENTS, SUITS, TIME_SET
from kit.games.forty_eight.scoring import Won

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Args = tuple[Any, ...]
Perform = Callable[["FortyEight", Any, Args], None]
"""(state, who acts, arguments): changes the state."""


def perform(state: FortyEight, action: Action) -> None:
    """Carry out a legal action and go on to the step after it."""
    kind, args = action
    state.due += 1
    state.known = None
    PERFORM[kind](state, state.to_act, args)
    steps, due = state.agenda, state.due
    if due < len(steps):
        state.phase, state.to_act, _ = steps[due]
    else:
        agenda.enter(state, NEXT[state.phase])


NEXT = {
    "start": "take-sets",
    "set-aside": "draw",
    "reveal": "ranks",
    "command": "return",
    "pass-boss": "draw",
    "reveal-initial": "initial",
    "winners": "over",
}
"""The phase whose plan follows when a plan is done."""


def without(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """``cards`` less ``taken``, order kept."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


@cache
def _suits_in_play(removed: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return tuple(card for card, copies in INCIDENTS.items() if card[0] not in removed for _ in range(copies))


def fill_pile(state: FortyEight) -> None:
    """The pile is every incident card of the suits in play that is not on the table or won."""
    deck = list(_suits_in_play(state.removed))
    gone = [place for place in state.places if place] + [(w.suit, w.number) for row in state.won for w in row]
    for card in gone:
        deck.remove(card)
    state.deck = deck


def _nothing(state: FortyEight, seat: Any, args: Args) -> None:
    """Only the step after it is due: nothing else changes."""


def _suit_out(state: FortyEight, seat: Any, args: Args) -> None:
    state.removed = tuple(sorted((*state.removed, args[0]), key=SUITS.index))
    agenda.enter(state, "take-out")


def _take_out(state: FortyEight, seat: Any, args: Args) -> None:
    fill_pile(state)


def _start(state: FortyEight, seat: Any, args: Args) -> None:
    state.start = state.boss = args[0]


def _take_set(state: FortyEight, seat: Any, args: Args) -> None:
    state.hands[seat] = TIME_SET


def _set_aside(state: FortyEight, seat: Any, args: Args) -> None:
    state.hands[seat] = without(state.hands[seat], args)
    state.aside[seat] = args[0]
    if state.due == len(state.agenda):
        state.round = 1


def _incident(state: FortyEight, seat: Any, args: Args) -> None:
    rank, suit, number = args
    state.places[rank - 1] = (suit, number)
    state.deck.remove((suit, number))


def _bid(state: FortyEight, seat: Any, args: Args) -> None:
    state.hands[seat] = without(state.hands[seat], args)
    state.bids[seat] = args


def _reveal(state: FortyEight, seat: Any, args: Args) -> None:
    if args[0] == "initial":
        state.asides = tuple(sorted(card for card in state.aside if card is not None))


def _rank(state: FortyEight, seat: Any, args: Args) -> None:
    state.ranks = (args[0], args[1])


def _command(state: FortyEight, seat: Any, args: Args) -> None:
    rank, cards = args[0], args[1:]
    state.hands[seat] = without(state.hands[seat], cards)
    state.commands[rank - 1] = cards
    if rank == 1 and state.options["command_count"] == "both":
        agenda.enter(state, "command")


def _return(state: FortyEight, seat: Any, args: Args) -> None:
    if seat == state.boss:
        state.commands = [p if p is None else tuple(card for card in p if card) for p in state.commands]
    else:
        state.bids[seat] = without(state.bids[seat], args)
    state.hands[seat] = tuple(sorted(state.hands[seat] + args))


def _place(state: FortyEight, seat: Any, args: Args) -> None:
    index = args[0] - 1
    suit, number = state.places[index] or ("", 0)
    state.won[seat].append(Won(suit, number, args[1:]))
    state.places[index] = None
    if state.commands[index] is None:
        state.bids[seat] = ()
    else:
        state.commands[index] = ()
    if state.places == [None, None]:
        state.ranks, state.commands = None, [None, None]


def _pass_boss(state: FortyEight, seat: Any, args: Args) -> None:
    state.boss = args[0]
    state.round += 1


def _finish(state: FortyEight, seat: Any, args: Args) -> None:
    agenda.enter(state, "vp")


def _note(kind: str) -> Perform:
    """Writing down one number of a seat's score."""

    def write(state: FortyEight, seat: Any, args: Args) -> None:
        state.parts[seat][kind] = args[0]

    return write


def _sum(kind: str) -> Perform:
    """Writing down one number everybody shares."""

    def write(state: FortyEight, seat: Any, args: Args) -> None:
        state.sums[kind] = args[0]

    return write


def _discard(state: FortyEight, seat: Any, args: Args) -> None:
    state.parts[seat][f"discard-{args[0]}"] = args[1]


def _drop(state: FortyEight, seat: Any, args: Args) -> None:
    state.dropped = args


PERFORM: dict[str, Perform] = {
    "suit-out": _suit_out,
    "take-out": _take_out,
    "lay-ranks": _nothing,
    "start": _start,
    "take-set": _take_set,
    "set-aside": _set_aside,
    "incident": _incident,
    "bid": _bid,
    "reveal": _reveal,
    "rank": _rank,
    "command": _command,
    "pass": _nothing,
    "return": _return,
    "place": _place,
    "pass-boss": _pass_boss,
    "finish": _finish,
    "vp": _note("vp"),
    "bonus": _note("bonus"),
    "discard": _discard,
    "hours": _note("hours"),
    "initial": _sum("initial"),
    "total": _sum("total"),
    "drop-count": _sum("drop-count"),
    "drop": _drop,
    "winners": _nothing,
}
