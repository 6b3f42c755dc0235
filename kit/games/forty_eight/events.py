"""What everybody, or one seat, is told when an action of 48 is done. Asked before the action is carried out.

The events of bids and draws, of which there are few different ones, are made once and shared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.engine.outcome import Event
from kit.engine.state import seats_clockwise
from kit.games.forty_eight.agenda import rounds

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Args = tuple[Any, ...]
Events = tuple[Event, ...]
Tell = Callable[["FortyEight", Any, Args], Events]
"""(state before, who acts, arguments) → the events."""


def tell(state: FortyEight, action: Action) -> Events:
    """The events of a legal action."""
    return TELL[action.kind](state, state.to_act, action.args)


def _suit_out(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("suit-out", "fe-removed-suits", {"suit": args[0]}),)


def _start(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("start", "fe-start", {"seat": args[0]}),)


def _take_set(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("take-set", "fe-characters", {"seat": seat, "character": args[0], "hours": args[1]}),)


def _set_aside(state: FortyEight, seat: Any, args: Args) -> Events:
    public = Event("set-aside-hidden", "fe-set-aside", {"seat": seat})
    event = Event("set-aside", "fe-set-aside", {"seat": seat, "card": args[0]}, (seat,), public)
    last = state.due == len(state.agenda) - 1
    return (event, _round(state, 1, state.boss)) if last else (event,)


def _round(state: FortyEight, number: int, boss: int) -> Event:
    return Event("round", "fe-turn", {"round": number, "rounds": rounds(state), "boss": boss})


@cache
def _incident_drawn(args: Args) -> Events:
    rank, suit, number = args
    return (Event("incident", "fe-draw", {"rank": rank, "suit": suit, "number": number}),)


def _incident(state: FortyEight, seat: Any, args: Args) -> Events:
    return _incident_drawn(args)


@cache
def _bid_laid(seat: int, args: Args) -> Events:
    public = Event("bid-hidden", "fe-two-cards", {"seat": seat, "count": len(args)})
    return (Event("bid", "fe-two-cards", {"seat": seat, "cards": args}, (seat,), public),)


def _bid(state: FortyEight, seat: Any, args: Args) -> Events:
    return _bid_laid(seat, args)


def _reveal(state: FortyEight, seat: Any, args: Args) -> Events:
    if args[0] == "initial":
        cards = tuple(sorted(card for card in state.aside if card is not None))
        return (Event("reveal", "fe-initial", {"seat": seat, "what": "initial", "cards": cards}),)
    bids = (
        Event("bid", "fe-reveal", {"seat": bidder, "cards": state.bids[bidder]})
        for bidder in seats_clockwise(state.boss, state.seats)[1:]
    )
    return (Event("reveal", "fe-reveal", {"seat": seat, "what": "bids", "cards": ()}), *bids)


def _rank(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("rank", "fe-first", {"seat": seat, "first": args[0], "second": args[1]}),)


def _command(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("command", "fe-command", {"seat": seat, "rank": args[0], "cards": args[1:]}),)


def _pass(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("pass", "fe-command", {"seat": seat}),)


def _place(state: FortyEight, seat: Any, args: Args) -> Events:
    suit, number = state.places[args[0] - 1] or ("", 0)
    data = {"seat": seat, "rank": args[0], "cards": args[1:], "suit": suit, "number": number}
    return (Event("place", "fe-place", data),)


def _pass_boss(state: FortyEight, seat: Any, args: Args) -> Events:
    event = Event("pass-boss", "fe-pass-boss", {"seat": seat, "to": args[0]})
    return (event, _round(state, state.round + 1, args[0]))


def _finish(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("finish", "fe-rounds", {"seat": seat}),)


def _discard(state: FortyEight, seat: Any, args: Args) -> Events:
    return (Event("discard", "fe-discard-scope", {"seat": seat, "suit": args[0], "card": args[1]}),)


def _winners(state: FortyEight, seat: Any, args: Args) -> Events:
    noted = Event("winners", "fe-win", {"seat": seat, "seats": args})
    return (noted, Event("outcome", "fe-win", {"seats": args}))


def _all(kind: str, rule: str, name: str) -> Tell:
    """An event that names all arguments at once."""
    return lambda state, seat, args: (Event(kind, rule, {"seat": seat, name: args}),)


def _number(kind: str, rule: str) -> Tell:
    """An event that names one number."""
    return lambda state, seat, args: (Event(kind, rule, {"seat": seat, "n": args[0]}),)


TELL: dict[str, Tell] = {
    "suit-out": _suit_out,
    "take-out": _all("take-out", "fe-suit-count", "suits"),
    "lay-ranks": _all("lay-ranks", "fe-rank-cards", "cards"),
    "start": _start,
    "take-set": _take_set,
    "set-aside": _set_aside,
    "incident": _incident,
    "bid": _bid,
    "reveal": _reveal,
    "rank": _rank,
    "command": _command,
    "pass": _pass,
    "return": _all("return", "fe-return", "cards"),
    "place": _place,
    "pass-boss": _pass_boss,
    "finish": _finish,
    "vp": _number("vp", "fe-vp"),
    "bonus": _number("bonus", "fe-suit-bonus"),
    "discard": _discard,
    "hours": _number("hours", "fe-hours"),
    "initial": _number("initial", "fe-initial"),
    "total": _number("total", "fe-total"),
    "drop-count": _number("drop-count", "fe-threshold"),
    "drop": _all("drop", "fe-dropout", "seats"),
    "winners": _winners,
}
