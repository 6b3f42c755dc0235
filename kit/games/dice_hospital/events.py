"""What everybody, or one seat, is told when an action of Dice Hospital is done. Asked before it is carried out.

An event is called like its action; its data are the seat that acts and the arguments by name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import Event, Named
from kit.games.dice_hospital import asking

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Events = tuple[Event, ...]

SAID: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "start": ("dh-first-player", ("seat",)),
    "fill-bag": ("dh-bag", ("n",)),
    "ambulances": ("dh-ambulances", ("n",)),
    "set-aside": ("dh-set-aside", ("department",)),
    "decks": ("dh-expansion-deck", ("tiles", "cards")),
    "new-department": ("dh-offer-size", ("department",)),
    "new-specialist": ("dh-offer-size", ("specialist",)),
    "extra": ("dh-offer-extra", ("improvement",)),
    "start-die": ("dh-start-dice", ("colour",)),
    "start-patients": ("dh-start-dice", ("patients",)),
    "reveal": ("dh-administrator-choice", ()),
    "die": ("dh-draw", ("colour", "value")),
    "load": ("dh-ambulance-fill", ("ambulance", "patients")),
    "ambulance": ("dh-choose", ("ambulance",)),
    "unused": ("dh-unused", ("ambulance",)),
    "token": ("dh-lowest", ("to",)),
    "remove": ("dh-overflow", ("patient",)),
    "admit": ("dh-admit", ("n",)),
    "extra-die": ("dh-pandemic", ("colour", "value")),
    "take-department": ("dh-improve", ("department",)),
    "take-specialist": ("dh-improve", ("specialist",)),
    "take-nothing": ("dh-improve-optional", ()),
    "return-department": ("dh-return-improvement", ("department",)),
    "return-specialist": ("dh-return-improvement", ("specialist",)),
    "keep": ("dh-return-improvement", ()),
    "activate": ("dh-activate", ("meeple", "department")),
    "treat": ("dh-treat", ("patients",)),
    "effect": ("dh-specialist-effect", ("patients",)),
    "trial": ("dh-trial", ("up", "down")),
    "swap": ("dh-swap", ("patients",)),
    "drug": ("dh-drug", ("patient",)),
    "lower": ("dh-trial", ("patient",)),
    "roll": ("dh-drug", ("value",)),
    "bonus": ("dh-registrar", ("n",)),
    "no-effect": ("dh-specialist-optional", ()),
    "heal": ("dh-blood-bag", ("patient",)),
    "dye": ("dh-colour-bag", ("patient", "colour")),
    "end": ("dh-meeples-optional", ()),
    "worsen": ("dh-neglect", ("n", "deaths")),
    "discharge": ("dh-discharge", ("n", "points")),
    "empty-bonus": ("dh-empty-bonus", ("n",)),
    "administrator-points": ("dh-administrator-points", ("n",)),
    "shift": ("dh-shift", ("n",)),
    "next-round": ("dh-rounds", ("round",)),
    "final": ("dh-fatalities", ("minus", "plus")),
    "event": ("dh-events", ("event",)),
    "event-points": ("dh-events", ("n",)),
    "send": ("dh-final-round", ("ambulance", "patient")),
    "left-behind": ("dh-final-round", ("minus",)),
    "winners": ("dh-win", ("seats",)),
}
"""Kind of action → the rule it follows and the names of its arguments; a last ``patients`` or ``seats`` takes all."""


def tell(state: DiceHospital, action: Action) -> Events:
    """The events of a legal action."""
    kind, args = action
    if kind in ("deal", "administrator"):
        return _secret(state, kind, args[0])
    rule, names = SAID[kind]
    data: dict[str, Any] = {}
    if state.to_act is not CHANCE:
        data["seat"] = state.to_act
    elif kind in ("start-die", "extra-die", "roll"):
        data["seat"] = asking.seat(state)
    for index, name in enumerate(names):
        if name == "patients":
            data[name] = Named("patients", args[index:])
        else:
            data[name] = args[index:] if name == "seats" else args[index]
    if kind == "token":
        data["n"] = int(asking.effect(state, "no-bag") is None)
    told = Event(kind, rule, data)
    if kind == "winners":
        return (told, Event("outcome", rule, {"seats": args}))
    if kind == "ambulance" and asking.draws_at_choice(state) and not any(state.bag):
        return (told, Event("bag-empty", "dh-bag-empty", {"seat": asking.seat(state)}))
    return (told,)


def _secret(state: DiceHospital, kind: str, administrator: Any) -> Events:
    seat = asking.seat(state)
    rule = "dh-administrators" if kind == "deal" else "dh-administrator-choice"
    public = Event(f"{kind}-hidden", rule, {"seat": seat})
    return (Event(kind, rule, {"seat": seat, "administrator": administrator}, (seat,), public),)
