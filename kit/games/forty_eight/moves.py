"""What each action of 48 does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.engine.outcome import Event
from kit.engine.state import seats_clockwise
from kit.games.forty_eight import agenda
from kit.games.forty_eight.agenda import rounds
from kit.games.forty_eight.box import INCIDENTS, NUMBERS, SUITS, TIME_SET
from kit.games.forty_eight.scoring import Won

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Args = tuple[Any, ...]
Perform = Callable[["FortyEight", Any, Args], tuple[Event, ...]]
"""(state, who acts, arguments) → the events."""


def perform(state: FortyEight, action: Action) -> tuple[Event, ...]:
    """Carry out a legal action and go on to the step after it."""
    kind, args = action
    state.due += 1
    events = PERFORM[kind](state, state.to_act, args)
    steps, due = state.agenda, state.due
    if due < len(steps):
        state.phase, state.to_act, _ = steps[due]
        return events
    agenda.enter(state, NEXT[state.phase])
    if state.phase == "draw":
        data = {"round": state.round, "rounds": rounds(state), "boss": state.boss}
        return (*events, Event("round", "fe-turn", data))
    return events


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


def fill_pile(state: FortyEight) -> None:
    """The pile is every incident card of the suits in play that is not on the table or won."""
    pile = {(suit, n): INCIDENTS[suit, n] for suit in SUITS if suit not in state.removed for n in NUMBERS}
    gone = [place for place in state.places if place] + [(w.suit, w.number) for row in state.won for w in row]
    for card in gone:
        pile[card] -= 1
    state.pile = pile


def _suit_out(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.removed = tuple(sorted((*state.removed, args[0]), key=SUITS.index))
    agenda.enter(state, "take-out")
    return (Event("suit-out", "fe-removed-suits", {"suit": args[0]}),)


def _take_out(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    fill_pile(state)
    return (Event("take-out", "fe-suit-count", {"seat": 0, "suits": args}),)


def _lay_ranks(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    return (Event("lay-ranks", "fe-rank-cards", {"seat": 0, "cards": args}),)


def _start(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.start = state.boss = args[0]
    return (Event("start", "fe-start", {"seat": args[0]}),)


def _take_set(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.hands[seat] = TIME_SET
    return (Event("take-set", "fe-characters", {"seat": seat, "character": args[0], "hours": args[1]}),)


def _set_aside(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.hands[seat] = without(state.hands[seat], args)
    state.aside[seat] = args[0]
    if state.due == len(state.agenda):
        state.round = 1
    public = Event("set-aside-hidden", "fe-set-aside", {"seat": seat})
    return (Event("set-aside", "fe-set-aside", {"seat": seat, "card": args[0]}, (seat,), public),)


def _incident(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    rank, suit, number = args
    state.places[rank - 1] = (suit, number)
    state.pile[suit, number] -= 1
    return (Event("incident", "fe-draw", {"rank": rank, "suit": suit, "number": number}),)


def _bid(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.hands[seat] = without(state.hands[seat], args)
    state.bids[seat] = args
    public = Event("bid-hidden", "fe-two-cards", {"seat": seat, "count": len(args)})
    return (Event("bid", "fe-two-cards", {"seat": seat, "cards": args}, (seat,), public),)


def _reveal(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    if args[0] == "initial":
        state.asides = tuple(sorted(card for card in state.aside if card is not None))
        return (Event("reveal", "fe-initial", {"seat": seat, "what": "initial", "cards": state.asides}),)
    bids = (
        Event("bid", "fe-reveal", {"seat": bidder, "cards": state.bids[bidder]})
        for bidder in seats_clockwise(state.boss, state.seats)[1:]
    )
    return (Event("reveal", "fe-reveal", {"seat": seat, "what": "bids", "cards": ()}), *bids)


def _rank(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.ranks = (args[0], args[1])
    return (Event("rank", "fe-first", {"seat": state.boss, "first": args[0], "second": args[1]}),)


def _command(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    rank, cards = args[0], args[1:]
    state.hands[state.boss] = without(state.hands[state.boss], cards)
    state.commands[rank - 1] = cards
    if rank == 1 and state.options["command_count"] == "both":
        agenda.enter(state, "command")
    return (Event("command", "fe-command", {"seat": state.boss, "rank": rank, "cards": cards}),)


def _pass(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    return (Event("pass", "fe-command", {"seat": state.boss}),)


def _return(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    if seat == state.boss:
        state.commands = [p if p is None else tuple(card for card in p if card) for p in state.commands]
    else:
        state.bids[seat] = without(state.bids[seat], args)
    state.hands[seat] = tuple(sorted(state.hands[seat] + args))
    return (Event("return", "fe-return", {"seat": seat, "cards": args}),)


def _place(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    rank, cards = args[0], args[1:]
    suit, number = state.places[rank - 1] or ("", 0)
    state.won[seat].append(Won(suit, number, cards))
    state.places[rank - 1] = None
    if state.commands[rank - 1] is None:
        state.bids[seat] = ()
    else:
        state.commands[rank - 1] = ()
    if state.places == [None, None]:
        state.ranks, state.commands = None, [None, None]
    data = {"seat": seat, "rank": rank, "cards": cards, "suit": suit, "number": number}
    return (Event("place", "fe-place", data),)


def _pass_boss(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    event = Event("pass-boss", "fe-pass-boss", {"seat": state.boss, "to": args[0]})
    state.boss = args[0]
    state.round += 1
    return (event,)


def _finish(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    agenda.enter(state, "vp")
    return (Event("finish", "fe-rounds", {"seat": state.boss}),)


def _note(kind: str, rule: str) -> Perform:
    """Writing down one number of a seat's score."""

    def write(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
        state.parts[seat][kind] = args[0]
        return (Event(kind, rule, {"seat": seat, "n": args[0]}),)

    return write


def _sum(kind: str, rule: str) -> Perform:
    """Writing down one number everybody shares."""

    def write(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
        state.sums[kind] = args[0]
        return (Event(kind, rule, {"seat": state.start, "n": args[0]}),)

    return write


def _discard(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.parts[seat][f"discard-{args[0]}"] = args[1]
    return (Event("discard", "fe-discard-scope", {"seat": seat, "suit": args[0], "card": args[1]}),)


def _drop(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    state.dropped = args
    return (Event("drop", "fe-dropout", {"seat": state.start, "seats": args}),)


def _winners(state: FortyEight, seat: Any, args: Args) -> tuple[Event, ...]:
    noted = Event("winners", "fe-win", {"seat": state.start, "seats": args})
    return (noted, Event("outcome", "fe-win", {"seats": args}))


PERFORM: dict[str, Perform] = {
    "suit-out": _suit_out,
    "take-out": _take_out,
    "lay-ranks": _lay_ranks,
    "start": _start,
    "take-set": _take_set,
    "set-aside": _set_aside,
    "incident": _incident,
    "bid": _bid,
    "reveal": _reveal,
    "rank": _rank,
    "command": _command,
    "pass": _pass,
    "return": _return,
    "place": _place,
    "pass-boss": _pass_boss,
    "finish": _finish,
    "vp": _note("vp", "fe-vp"),
    "bonus": _note("bonus", "fe-suit-bonus"),
    "discard": _discard,
    "hours": _note("hours", "fe-hours"),
    "initial": _sum("initial", "fe-initial"),
    "total": _sum("total", "fe-total"),
    "drop-count": _sum("drop-count", "fe-threshold"),
    "drop": _drop,
    "winners": _winners,
}
