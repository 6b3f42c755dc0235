"""What everybody, or one seat, is told when an action of Dynamite Nurse is done. Asked before it is carried out.

The events of draws and passes, of which there are few different ones, are made once and shared.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.engine.outcome import Event
from kit.games.dynamite_nurse import agenda, moves
from kit.games.dynamite_nurse.cards import CARDS, OPEN_EVENTS, is_emergency

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

Args = tuple[Any, ...]
Events = tuple[Event, ...]
Tell = Callable[["DynamiteNurse", Any, Args], Events]
"""(state before, who acts, arguments) → the events."""


def tell(state: DynamiteNurse, action: Action) -> Events:
    """The events of a legal action."""
    return TELL[action.kind](state, state.to_act, action.args)


@cache
def _dealt(seat: int, piece: str) -> Events:
    if piece in OPEN_EVENTS:
        return (Event("deal-open", "dn-deal-open", {"seat": seat, "piece": piece}),)
    public = Event("deal-hidden", "dn-deal", {"seat": seat})
    return (Event("deal", "dn-deal", {"seat": seat, "piece": piece}, (seat,), public),)


def _deal(state: DynamiteNurse, who: Any, args: Args) -> Events:
    return _dealt(*args)


@cache
def _drawn(seat: int, piece: str) -> Events:
    if piece in OPEN_EVENTS:
        return (Event("draw-open", "dn-open-card", {"seat": seat, "piece": piece}),)
    public = Event("draw-hidden", "dn-draw", {"seat": seat})
    return (Event("draw", "dn-draw", {"seat": seat, "piece": piece}, (seat,), public),)


def _draw(state: DynamiteNurse, who: Any, args: Args) -> Events:
    return _drawn(state.turn, args[0])


@cache
def _seat_only(kind: str, rule: str, seat: int) -> Events:
    return (Event(kind, rule, {"seat": seat}),)


def _plain(kind: str, rule: str) -> Tell:
    """An event that names who acts and nothing else."""
    return lambda state, seat, args: _seat_only(kind, rule, seat)


@cache
def _with_args(kind: str, rule: str, seat: int, names: tuple[str, ...], args: Args) -> Events:
    return (Event(kind, rule, {"seat": seat, **dict(zip(names, args, strict=True))}),)


def _named(kind: str, rule: str, *names: str) -> Tell:
    """An event that names who acts and each argument."""
    return lambda state, seat, args: _with_args(kind, rule, seat, names, args)


def _listed(kind: str, rule: str, name: str) -> Tell:
    """An event that names all arguments at once."""
    return lambda state, seat, args: (Event(kind, rule, {"seat": seat, name: args}),)


def _start(state: DynamiteNurse, who: Any, args: Args) -> Events:
    return (Event("start", "dn-start", {"seat": args[0]}),)


def _with_deaths(state: DynamiteNurse, action: Action, told: Events) -> Events:
    """``told``, and for each seat the patients that die of ``action``."""
    after = state.copy()
    moves.perform(after, action)
    return told + tuple(
        Event("deaths", "dn-death", {"seat": seat, "n": len(marks) - len(before), "count": len(marks)})
        for seat, (before, marks) in enumerate(zip(state.kills, after.kills, strict=True))
        if len(marks) > len(before)
    )


def _worsen(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    told = (Event("worsen", "dn-worsen-count", {"seat": seat, "n": args[0], "dead": args[1]}),)
    return _with_deaths(state, Action("worsen", args), told) if args[1] else told


def _carry_out(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    rule = {"new-bed": "dn-beds", "broken-bed": "dn-beds"}.get(args[0], f"dn-{args[0]}")
    told = (Event("carry-out", rule, {"seat": seat, "piece": args[0], "n": args[1]}),)
    return _with_deaths(state, Action("carry-out", args), told) if args[0] == "blackout" else told


def _resolve(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    told = (Event("resolve", "dn-resolve", {"seat": seat, "piece": args[0], "verdict": args[1]}),)
    deadly = args[1] == "stands" and args[0] in ("epidemic", "turn-worse")
    return _with_deaths(state, Action("resolve", args), told) if deadly else told


def _target(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    event = state.event
    assert event is not None
    whose = event.seat if CARDS[event.card] == "referral" else event.to
    patient = state.wards[whose][args[0] - 1]
    data = {"seat": seat, "to": whose, "place": args[0], "piece": CARDS[patient.card]}
    return (Event("target", "dn-target-choice", data),)


def _accept(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    assert state.visit is not None
    rule = "dn-emergency" if is_emergency(state.visit.card) else "dn-admit"
    return (Event("accept", rule, {"seat": seat, "piece": CARDS[state.visit.card]}),)


def _kill_mark(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    assert state.visit is not None
    count = len(state.kills[seat]) + 1
    return (Event("kill-mark", "dn-emergency-kill", {"seat": seat, "piece": CARDS[state.visit.card], "count": count}),)


def _declare(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    op = state.op
    assert op is not None
    return (Event("declare", "dn-operation", {"seat": seat, "piece": CARDS[op.doctor], "places": op.places}),)


def _treat(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    data = {"seat": seat, "left": args[0], "turned": args[1], "worse": args[2], "dead": args[3]}
    told = (Event("treat", "dn-treated", data),)
    return _with_deaths(state, Action("treat", args), told) if args[3] else told


def _at_seat(kind: str, rule: str) -> Tell:
    """An event card played at a seat, or at nobody."""

    def told(state: DynamiteNurse, seat: Any, args: Args) -> Events:
        return (Event(kind, rule, {"seat": seat, "seats": args}),)

    return told


def _cancel(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    return (Event("cancel", "dn-cancel", {"seat": seat, "to": agenda.last_player(state)}),)


def _worsen_own(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    told = (Event("worsen-own", "dn-new-drug", {"seat": seat, "place": args[0]}),)
    return _with_deaths(state, Action("worsen-own", args), told)


def _next(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    rule = "dn-next" if state.turn_to is None else "dn-kirikaeshi-turn"
    return (Event("next", rule, {"seat": seat, "to": args[0]}),)


def _next_play(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    return (Event("next-play", "dn-next-play", {"seat": seat, "to": args[0], "n": state.play + 1}),)


def _winners(state: DynamiteNurse, seat: Any, args: Args) -> Events:
    noted = Event("winners", "dn-win", {"seat": seat, "seats": args})
    return (noted, Event("outcome", "dn-win", {"seats": args}))


TELL: dict[str, Tell] = {
    "deal": _deal,
    "shuffle-back": _named("shuffle-back", "dn-deal-open", "n"),
    "start": _start,
    "admit-dealt": _listed("admit-dealt", "dn-start-option", "pieces"),
    "worsen": _worsen,
    "draw": _draw,
    "carry-out": _carry_out,
    "reshuffle": _named("reshuffle", "dn-pile-gone", "n"),
    "next-play": _next_play,
    "outpatient": _named("outpatient", "dn-outpatient", "piece", "to"),
    "accept": _accept,
    "kirikaeshi": _named("kirikaeshi", "dn-kirikaeshi", "piece"),
    "admit": _named("admit", "dn-admit", "place"),
    "kill-mark": _kill_mark,
    "operate": _named("operate", "dn-operation", "piece"),
    "choose": _named("choose", "dn-operation", "place"),
    "declare": _declare,
    "epidemic": _at_seat("epidemic", "dn-epidemic-scope"),
    "turn-worse": _named("turn-worse", "dn-target-choice", "to"),
    "referral": _named("referral", "dn-referral", "to"),
    "new-drug": _plain("new-drug", "dn-new-drug"),
    "audit": _named("audit", "dn-audit-turn", "to"),
    "pass-on": _named("pass-on", "dn-pass-on-target", "to"),
    "intern": _plain("intern", "dn-spoilers"),
    "misdiagnosis": _named("misdiagnosis", "dn-spoilers", "place"),
    "cancel": _cancel,
    "target": _target,
    "pass": _plain("pass", "dn-op-sabotage"),
    "resolve": _resolve,
    "turn-over": lambda state, who, args: _with_args("turn-over", "dn-new-drug", state.turn, ("piece",), args),
    "discharge": _named("discharge", "dn-new-drug", "place"),
    "enough": _plain("enough", "dn-new-drug"),
    "worsen-own": _worsen_own,
    "treat": _treat,
    "end": _plain("end", "dn-one-action"),
    "discard": _listed("discard", "dn-hand-limit", "pieces"),
    "next": _next,
    "finish": _listed("finish", "dn-end", "seats"),
    "winners": _winners,
}
