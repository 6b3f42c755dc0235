"""What everybody, or one seat, is told when an action of Emergency Roll is done. Asked before it is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.engine.outcome import Event
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.scoring import BOX_RULE
from kit.games.emergency_roll.views import sealed

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

Args = tuple[Any, ...]
Events = tuple[Event, ...]
Tell = Callable[["EmergencyRoll", Any, Args], Events]
"""(state before, who acts, arguments) → the events."""


def tell(state: EmergencyRoll, action: Action) -> Events:
    """The events of a legal action."""
    return TELL[action.kind](state, state.to_act, action.args)


def _round(state: EmergencyRoll, number: int, chief: int) -> Event:
    return Event("round", "er-rounds", {"round": number, "rounds": agenda.rounds(state.seats), "chief": chief})


def _chief(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    return Event("chief", "er-first-chief", {"seat": args[0]}), _round(state, 1, args[0])


def _named(kind: str, rule: str, *names: str) -> Tell:
    """An event of chance that names its arguments."""
    return lambda state, seat, args: (Event(kind, rule, dict(zip(names, args, strict=True))),)


def _done(kind: str, rule: str, *names: str) -> Tell:
    """An event of a seat that names its arguments."""
    return lambda state, seat, args: (Event(kind, rule, {"seat": seat, **dict(zip(names, args, strict=True))}),)


def _chosen(seat: int, args: Args) -> dict[str, Any]:
    return {"seat": seat, "colour": args[0], "bag": args[1:]}


def _pick(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    rule = "er-chief-first" if seat == state.chief else "er-follow"
    event = Event("pick", rule, _chosen(seat, args))
    if not sealed(state) or seat == state.chief:
        return (event,)
    if state.picks.count(None) > 1:
        hidden = Event("pick-hidden", "er-choice-order", {"seat": seat})
        return (Event("pick", rule, event.data, (seat,), hidden),)
    return (Event("reveal", "er-choice-order", {}), *_revealed(state, seat), event)


def _revealed(state: EmergencyRoll, last: int) -> Events:
    """The choices that lay sealed, clockwise from the chief."""
    order = [(state.chief + step) % state.seats for step in range(1, state.seats)]
    bag = {state.picks[state.chief]: ("bag",)}
    chosen = ((seat, state.picks[seat]) for seat in order if seat != last)
    return tuple(Event("pick", "er-follow", _chosen(seat, (pick, *bag.get(pick, ())))) for seat, pick in chosen)


def _writing(kind: str) -> Tell:
    def tell_write(state: EmergencyRoll, seat: Any, args: Args) -> Events:
        values = agenda.bonus(state, seat).values if kind == "extra" else (state.dice[state.picks[seat] or ""],)
        steps = min(abs(args[1] - value) for value in values)
        data = {"seat": seat, "room": args[0], "value": args[1], "stethoscopes": steps, "bag": args[2:]}
        return (Event(kind, "er-extra-patient" if kind == "extra" else "er-rising", data),)

    return tell_write


def _morgue(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    event = Event("morgue", "er-refuse", {"seat": seat})
    kind = agenda.bonus(state, seat).kind
    if kind not in ("critical", "nurse"):
        return (event,)
    return event, Event("lost", "er-morgue-bonus", {"seat": seat, "bonus": kind})


def _circle_morgue(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    event = Event("circle-morgue", "er-morgue" if args[0] else "er-morgue-full", {"seat": seat, "n": args[0]})
    if state.picked or state.extra or not state.screening or state.sheets[seat].open_to_screens():
        return (event,)
    return event, Event("screen-lost", "er-screen", {"seat": seat})


def _nurse(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    rule = "er-nurse" if args[1] else "er-nurse-lost"
    return (Event("nurse", rule, {"seat": seat, "ward": args[0], "n": args[1]}),)


def _claim(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    data = {"seat": seat, "specialist": args[0], "points": args[1], "seats": args[2:]}
    return (Event("claim", "er-cardio", data),)


def _pass_chief(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    return Event("pass-chief", "er-pass-chief", {"seat": args[0]}), _round(state, state.round + 1, args[0])


def _write(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    box, number = args
    return (Event("write", BOX_RULE.get(box, "er-total"), {"seat": seat, "box": box, "n": number}),)


def _winners(state: EmergencyRoll, seat: Any, args: Args) -> Events:
    rule = "er-win" if len(args) == 1 else "er-tie"
    return Event("winners", rule, {"seat": seat, "seats": args}), Event("outcome", rule, {"seats": args})


TELL: dict[str, Tell] = {
    "sheets": _done("sheets", "er-sheets", "n"),
    "remove": _done("remove", "er-removed", "n"),
    "specialist": _named("specialist", "er-specialists", "specialist"),
    "side": _done("side", "er-cardio-side", "n"),
    "chief": _chief,
    "card": _named("card", "er-card", "card"),
    "die": _named("die", "er-roll", "colour", "value"),
    "pick": _pick,
    "circle-stethoscopes": _done("circle-stethoscopes", "er-stethoscopes", "n"),
    "circle-bags": _done("circle-bags", "er-bags", "n"),
    "admit": _writing("admit"),
    "extra": _writing("extra"),
    "morgue": _morgue,
    "morgue-extra": _done("morgue-extra", "er-refuse"),
    "screen": _done("screen", "er-screen", "ward"),
    "no-screen": _done("no-screen", "er-screen"),
    "critical": _done("critical", "er-critical", "room"),
    "nurse": _nurse,
    "circle-morgue": _circle_morgue,
    "cross": _done("cross", "er-stethoscope-cross", "stethoscopes", "bags"),
    "claim": _claim,
    "turn-card": _done("turn-card", "er-cardio-turn", "specialist", "n"),
    "pass-chief": _pass_chief,
    "finish": _done("finish", "er-rounds"),
    "write": _write,
    "winners": _winners,
}
