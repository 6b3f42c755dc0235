"""What each action of 48 does, and who is to act next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import Event
from kit.engine.state import seats_clockwise
from kit.games.forty_eight import scoring
from kit.games.forty_eight.box import BOSS_TURNS, INCIDENTS, NUMBERS, SUITS, SUITS_IN_PLAY, TIME_SET
from kit.games.forty_eight.scoring import Won

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Args = tuple[Any, ...]
Perform = Callable[["FortyEight", Args], tuple[Event, ...]]


def perform(state: FortyEight, action: Action) -> tuple[Event, ...]:
    """Carry out a legal action and move on to who acts next."""
    was = state.round
    events = PERFORM[action.kind](state, action.args)
    advance(state)
    if state.round != was:
        events += (_round_event(state),)
    return events


def _round_event(state: FortyEight) -> Event:
    data = {"round": state.round, "rounds": rounds(state), "boss": state.boss}
    return Event("round", "fe-turn", data)


def rounds(state: FortyEight) -> int:
    """How many rounds the game has."""
    return BOSS_TURNS * state.seats


def suits_out(state: FortyEight) -> int:
    """How many suits leave the game with this number of players (fe-suit-count)."""
    return len(SUITS) - SUITS_IN_PLAY[state.seats]


def without(cards: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """``cards`` less ``taken``, order kept."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def due_back(state: FortyEight, seat: int) -> tuple[int, ...]:
    """The cards ``seat`` has yet to take back from the table (fe-return and its exceptions)."""
    if seat == state.boss:
        return (0,) * sum(payment.count(0) for payment in state.commands if payment)
    bid = state.bids[seat]
    if state.ranks and seat in state.ranks and state.commands[state.ranks.index(seat)] is None:
        return (0,) * bid.count(0)
    return bid


def gainer(state: FortyEight, rank: int) -> int:
    """Who takes the incident of ``rank`` (1 or 2), once ranks are fixed."""
    assert state.ranks is not None
    return state.boss if state.commands[rank - 1] is not None else state.ranks[rank - 1]


def laid(state: FortyEight, rank: int) -> tuple[int, ...]:
    """The cards that won ``rank`` and lie on the table."""
    payment = state.commands[rank - 1]
    return state.bids[gainer(state, rank)] if payment is None else payment


def pending_discards(state: FortyEight, seat: int) -> dict[str, int]:
    """Same-suit discards ``seat`` has yet to make, by suit."""
    done = state.parts[seat]
    return {suit: card for suit, card in scoring.discards(state.won[seat]).items() if f"discard-{suit}" not in done}


def advance(state: FortyEight) -> None:
    """Set ``to_act``, passing over phases in which nothing is left to do."""
    while not ADVANCE[state.phase](state):
        pass


def _wait(state: FortyEight, who: Any) -> bool:
    state.to_act = who
    return True


def _next(state: FortyEight, phase: str) -> bool:
    state.phase = phase
    return False


def _advance_take_out(state: FortyEight) -> bool:
    count = suits_out(state)
    if not count:
        fill_pile(state)
        return _next(state, "lay-ranks")
    return _wait(state, CHANCE if len(state.removed) < count else 0)


def _advance_take_sets(state: FortyEight) -> bool:
    for seat in seats_clockwise(state.start, state.seats):
        if not state.hands[seat]:
            return _wait(state, seat)
    return _next(state, "set-aside")


def _advance_set_aside(state: FortyEight) -> bool:
    for seat in seats_clockwise(state.start, state.seats):
        if state.aside[seat] is None:
            return _wait(state, seat)
    state.round = 1
    return _next(state, "draw")


def _advance_draw(state: FortyEight) -> bool:
    return _wait(state, CHANCE) if state.places[1] is None else _next(state, "bids")


def _advance_bids(state: FortyEight) -> bool:
    bids, seats, boss = state.bids, state.seats, state.boss
    for step in range(1, seats):
        seat = (boss + step) % seats
        if not bids[seat]:
            return _wait(state, seat)
    return _next(state, "reveal")


def _advance_return(state: FortyEight) -> bool:
    for seat in seats_clockwise(state.boss, state.seats):
        if due_back(state, seat):
            return _wait(state, seat)
    return _next(state, "place")


def _advance_place(state: FortyEight) -> bool:
    for rank in (1, 2):
        if state.places[rank - 1] is not None:
            return _wait(state, gainer(state, rank))
    state.ranks, state.commands = None, [None, None]
    return _next(state, "pass-boss")


def _advance_scoring(state: FortyEight) -> bool:
    for seat in seats_clockwise(state.start, state.seats):
        parts = state.parts[seat]
        if "hours" in parts:
            continue
        for phase in ("vp", "bonus", "discard", "hours"):
            if pending_discards(state, seat) if phase == "discard" else phase not in parts:
                state.phase = phase
                return _wait(state, seat)
    return _next(state, "reveal-initial")


def _to_boss(state: FortyEight) -> bool:
    return _wait(state, state.boss)


def _to_start(state: FortyEight) -> bool:
    return _wait(state, state.start)


def _to_first_seat(state: FortyEight) -> bool:
    return _wait(state, 0)


ADVANCE: dict[str, Callable[[FortyEight], bool]] = {
    "take-out": _advance_take_out,
    "lay-ranks": _to_first_seat,
    "start": lambda state: _wait(state, CHANCE),
    "take-sets": _advance_take_sets,
    "set-aside": _advance_set_aside,
    "draw": _advance_draw,
    "bids": _advance_bids,
    "reveal": _to_boss,
    "ranks": _to_boss,
    "command": _to_boss,
    "return": _advance_return,
    "place": _advance_place,
    "pass-boss": _to_boss,
    "vp": _advance_scoring,
    "bonus": _advance_scoring,
    "discard": _advance_scoring,
    "hours": _advance_scoring,
    "reveal-initial": _to_start,
    "initial": _to_start,
    "total": _to_start,
    "drop-count": _to_start,
    "drop": _to_start,
    "winners": _to_start,
    "over": lambda state: _wait(state, None),
}
"""For each phase: set who is to act and answer True, or move to the next phase and answer False."""


def fill_pile(state: FortyEight) -> None:
    """The pile is every incident card of the suits in play that is not on the table or won."""
    pile = {(suit, n): INCIDENTS[suit, n] for suit in SUITS if suit not in state.removed for n in NUMBERS}
    gone = [place for place in state.places if place] + [(w.suit, w.number) for row in state.won for w in row]
    for card in gone:
        pile[card] -= 1
    state.pile = pile


def _suit_out(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.removed = tuple(sorted((*state.removed, args[0]), key=SUITS.index))
    return (Event("suit-out", "fe-removed-suits", {"suit": args[0]}),)


def _take_out(state: FortyEight, args: Args) -> tuple[Event, ...]:
    fill_pile(state)
    state.phase = "lay-ranks"
    return (Event("take-out", "fe-suit-count", {"seat": 0, "suits": args}),)


def _lay_ranks(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.phase = "start"
    return (Event("lay-ranks", "fe-rank-cards", {"seat": 0, "cards": args}),)


def _start(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.start = state.boss = args[0]
    state.phase = "take-sets"
    return (Event("start", "fe-start", {"seat": args[0]}),)


def _take_set(state: FortyEight, args: Args) -> tuple[Event, ...]:
    seat: Any = state.to_act
    state.hands[seat] = TIME_SET
    return (Event("take-set", "fe-characters", {"seat": seat, "character": args[0], "hours": args[1]}),)


def _set_aside(state: FortyEight, args: Args) -> tuple[Event, ...]:
    seat: Any = state.to_act
    state.hands[seat] = without(state.hands[seat], args)
    state.aside[seat] = args[0]
    public = Event("set-aside-hidden", "fe-set-aside", {"seat": seat})
    return (Event("set-aside", "fe-set-aside", {"seat": seat, "card": args[0]}, (seat,), public),)


def _incident(state: FortyEight, args: Args) -> tuple[Event, ...]:
    rank, suit, number = args
    state.places[rank - 1] = (suit, number)
    state.pile[suit, number] -= 1
    return (Event("incident", "fe-draw", {"rank": rank, "suit": suit, "number": number}),)


def _bid(state: FortyEight, args: Args) -> tuple[Event, ...]:
    seat: Any = state.to_act
    state.hands[seat] = without(state.hands[seat], args)
    state.bids[seat] = args
    public = Event("bid-hidden", "fe-two-cards", {"seat": seat, "count": len(args)})
    return (Event("bid", "fe-two-cards", {"seat": seat, "cards": args}, (seat,), public),)


def _reveal(state: FortyEight, args: Args) -> tuple[Event, ...]:
    seat: Any = state.to_act
    if args[0] == "initial":
        state.asides = tuple(sorted(card for card in state.aside if card is not None))
        state.phase = "initial"
        return (Event("reveal", "fe-initial", {"seat": seat, "what": "initial", "cards": state.asides}),)
    state.phase = "ranks"
    bids = (
        Event("bid", "fe-reveal", {"seat": bidder, "cards": state.bids[bidder]})
        for bidder in seats_clockwise(state.boss, state.seats)[1:]
    )
    return (Event("reveal", "fe-reveal", {"seat": seat, "what": "bids", "cards": ()}), *bids)


def _rank(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.ranks = (args[0], args[1])
    state.phase = "command"
    return (Event("rank", "fe-first", {"seat": state.boss, "first": args[0], "second": args[1]}),)


def _command(state: FortyEight, args: Args) -> tuple[Event, ...]:
    rank, cards = args[0], args[1:]
    state.hands[state.boss] = without(state.hands[state.boss], cards)
    state.commands[rank - 1] = cards
    if rank == 2 or state.options["command_count"] != "both":
        state.phase = "return"
    return (Event("command", "fe-command", {"seat": state.boss, "rank": rank, "cards": cards}),)


def _pass(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.phase = "return"
    return (Event("pass", "fe-command", {"seat": state.boss}),)


def _return(state: FortyEight, args: Args) -> tuple[Event, ...]:
    seat: Any = state.to_act
    if seat == state.boss:
        state.commands = [p if p is None else tuple(card for card in p if card) for p in state.commands]
    else:
        state.bids[seat] = without(state.bids[seat], args)
    state.hands[seat] = tuple(sorted(state.hands[seat] + args))
    return (Event("return", "fe-return", {"seat": seat, "cards": args}),)


def _place(state: FortyEight, args: Args) -> tuple[Event, ...]:
    rank, cards = args[0], args[1:]
    seat = gainer(state, rank)
    suit, number = state.places[rank - 1] or ("", 0)
    state.won[seat].append(Won(suit, number, cards))
    state.places[rank - 1] = None
    if state.commands[rank - 1] is None:
        state.bids[seat] = ()
    else:
        state.commands[rank - 1] = ()
    data = {"seat": seat, "rank": rank, "cards": cards, "suit": suit, "number": number}
    return (Event("place", "fe-place", data),)


def _pass_boss(state: FortyEight, args: Args) -> tuple[Event, ...]:
    event = Event("pass-boss", "fe-pass-boss", {"seat": state.boss, "to": args[0]})
    state.boss = args[0]
    state.round += 1
    state.phase = "draw"
    return (event,)


def _finish(state: FortyEight, args: Args) -> tuple[Event, ...]:
    event = Event("finish", "fe-rounds", {"seat": state.boss})
    state.phase = "vp"
    return (event,)


def _note(kind: str, rule: str) -> Perform:
    """Writing down one number of a seat's score."""

    def write(state: FortyEight, args: Args) -> tuple[Event, ...]:
        seat: Any = state.to_act
        state.parts[seat][kind] = args[0]
        return (Event(kind, rule, {"seat": seat, "n": args[0]}),)

    return write


def _sum(kind: str, rule: str, then: str) -> Perform:
    """Writing down one number everybody shares."""

    def write(state: FortyEight, args: Args) -> tuple[Event, ...]:
        state.sums[kind] = args[0]
        state.phase = then
        return (Event(kind, rule, {"seat": state.start, "n": args[0]}),)

    return write


def _discard(state: FortyEight, args: Args) -> tuple[Event, ...]:
    seat: Any = state.to_act
    state.parts[seat][f"discard-{args[0]}"] = args[1]
    return (Event("discard", "fe-discard-scope", {"seat": seat, "suit": args[0], "card": args[1]}),)


def _drop(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.dropped = args
    state.phase = "winners"
    return (Event("drop", "fe-dropout", {"seat": state.start, "seats": args}),)


def _winners(state: FortyEight, args: Args) -> tuple[Event, ...]:
    state.phase = "over"
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
    "initial": _sum("initial", "fe-initial", "total"),
    "total": _sum("total", "fe-total", "drop-count"),
    "drop-count": _sum("drop-count", "fe-threshold", "drop"),
    "drop": _drop,
    "winners": _winners,
}
