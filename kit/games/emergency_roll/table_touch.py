"""What a click on the table of Emergency Roll means. What is well-formed is tried: the engine knows the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from kit.engine import CHANCE, Action
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import BOXES, GRAMMAR
from kit.games.emergency_roll.state import EmergencyRoll
from kit.games.touch import Touched, Ui

Handler = Callable[[EmergencyRoll, Ui, str, str], Touched]
"""(view, what is chosen, spot, what follows the spot's family) → what the click comes to."""

MOST_MARKS: Final = 9
"""Most circles or crosses made by pointing at one row of the sheet."""
BAG: Final = "bag:use"
"""Chosen while a blood bag is to be spent."""
NAMING: Final = ("chief", "pass-chief", "claim", "winners")
"""Phases in which a click on a seat names it; in all others it shows that seat's sheet."""
MARKED: Final = {
    "gain": ("stethoscopes", "bags"),
    "morgue": ("morgue",),
    "cross": ("stethoscopes", "bags"),
}
"""Rows of the sheet on which marks are made in a phase."""
NUMBERS: Final = ("sheets", "remove", "nurse", "claim", "turn-card", *agenda.WRITING)
"""Phases in which a number is written."""


def touch(view: EmergencyRoll, ui: Ui, spot: str) -> Touched:
    """What a click on ``spot`` means: other things chosen, or a move to be tried; ``ui`` itself when nothing."""
    family, _, rest = spot.partition(":" if ":" in spot else "-")
    handler = _TOUCH.get(family)
    return handler(view, ui, spot, rest) if handler else ui


def offers(view: EmergencyRoll, ui: Ui) -> tuple[str, ...]:
    """The spots ``do:…`` that lay what is chosen now, the likeliest first."""
    kinds = _OFFERS.get("write" if view.phase in agenda.WRITING else view.phase, _none)(view, ui)
    return tuple(f"do:{kind}" for kind in kinds if isinstance(_do(view, ui, "", kind), Action))


def marks(ui: Ui, row: str) -> int:
    """How many circles or crosses are to be made on a row of the sheet."""
    return len([1 for (name, _) in ui.parts("mark") if name == row])


def actor(view: EmergencyRoll) -> int | None:
    """The seat that admits patients now, None outside a turn of admission."""
    return view.to_act if view.phase in agenda.TURN and isinstance(view.to_act, int) else None


def patient(view: EmergencyRoll, ui: Ui) -> str:
    """Which patient is to be placed: ``admit`` for the chosen one, ``extra``; "" when nobody admits."""
    if actor(view) is None:
        return ""
    named = ui.parts("patient")
    if named:
        return named[-1][0]
    return "extra" if view.extra and not view.picked else "admit"


def printed(view: EmergencyRoll, kind: str) -> tuple[int, ...]:
    """The values a patient may be written with for no stethoscope; () when there is no such patient."""
    seat = actor(view)
    if seat is None:
        return ()
    if kind == "extra":
        return agenda.bonus(view, seat).values
    return (view.dice[str(view.picks[seat])],)


def value(view: EmergencyRoll, ui: Ui) -> int | None:
    """The value to be written: the one chosen, else the patient's own."""
    chosen = ui.parts("value")
    if chosen:
        return int(chosen[-1][0])
    values = printed(view, patient(view, ui))
    return values[0] if values else None


def bag(ui: Ui) -> tuple[str, ...]:
    """The blood bag as an argument, when it is to be spent."""
    return ("bag",) if BAG in ui.chosen else ()


def card(view: EmergencyRoll, ui: Ui) -> str:
    """The cardiologist spoken of: the one chosen, else the one being checked."""
    chosen = ui.parts("specialist")
    return chosen[-1][0] if chosen else view.specialists[view.checking]


def box(view: EmergencyRoll, ui: Ui) -> str:
    """The score box written in: the one chosen, else the one due."""
    chosen = ui.parts("box")
    return chosen[-1][0] if chosen else BOXES[agenda.WRITING.index(view.phase)]


def _action(ui: Ui, kind: str, *args: Any) -> Touched:
    """The move if it is well-formed, else nothing."""
    try:
        return GRAMMAR.action(kind, *args)
    except ValueError:
        return ui


def _direct(kind: str) -> Handler:
    """A click that is a whole move; numbers are read from the spot."""

    def go(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
        return _action(ui, kind, *(int(part) if part.isdecimal() else part for part in rest.split(":")))

    return go


def _one_of(family: str) -> Handler:
    return lambda view, ui, spot, rest: ui.only(spot, f"{family}:")


def _toggle(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.toggled(spot)


def _key(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.typed(rest)


def _seat(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    if view.phase == "pass-chief" or (view.phase == "chief" and view.to_act == CHANCE):
        return _action(ui, view.phase, int(rest))
    if view.phase in NAMING:
        return ui.toggled(spot)
    return replace(ui, looked=None if ui.looked == int(rest) else int(rest))


def _die(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    return _action(ui, "pick", rest, *bag(ui))


def _room(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    if view.phase == "critical":
        return _action(ui, "critical", rest)
    kind, number = patient(view, ui), value(view, ui)
    return _action(ui, kind, rest, number, *bag(ui)) if kind and number is not None else ui


def _ward(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.only(f"ward:{rest}", "ward:") if view.phase == "nurse" else _action(ui, "screen", int(rest))


def _row(view: EmergencyRoll, ui: Ui, spot: str, rest: str) -> Touched:
    """A row of the sheet: one more circle or cross; the morgue takes a patient while patients are placed."""
    if rest in MARKED.get(view.phase, ()):
        count = marks(ui, rest)
        return ui.toggled(f"mark:{rest}:{count + 1}") if count < MOST_MARKS else ui
    return _do(view, ui, spot, _morgue_kind(view, ui)) if rest == "morgue" and actor(view) is not None else ui


def _morgue_kind(view: EmergencyRoll, ui: Ui) -> str:
    return "morgue-extra" if patient(view, ui) == "extra" else "morgue"


def _do(view: EmergencyRoll, ui: Ui, spot: str, kind: str) -> Touched:
    """The move of a button: its kind, built from what is chosen."""
    if kind == "clear":
        return Ui(looked=ui.looked)
    return _action(ui, kind, *_arguments(view, ui, kind)) if kind in GRAMMAR.kinds else ui


def _arguments(view: EmergencyRoll, ui: Ui, kind: str) -> tuple[Any, ...]:
    match kind:
        case "circle-stethoscopes":
            return (marks(ui, "stethoscopes"),)
        case "circle-bags":
            return (marks(ui, "bags"),)
        case "circle-morgue":
            return (marks(ui, "morgue"),)
        case "cross":
            return marks(ui, "stethoscopes"), marks(ui, "bags")
        case "nurse":
            return (*(int(ward) for (ward,) in ui.parts("ward")), ui.written())
        case "claim":
            return (card(view, ui), ui.written(), *_seats(ui))
        case "turn-card":
            return card(view, ui), ui.written()
        case "write":
            return box(view, ui), ui.written()
        case "winners":
            return _seats(ui)
        case "sheets" | "remove":
            return (ui.written(),)
    return ()


def _seats(ui: Ui) -> tuple[int, ...]:
    return tuple(int(seat) for (seat,) in ui.parts("seat"))


def _none(view: EmergencyRoll, ui: Ui) -> tuple[str, ...]:
    return ()


def _fixed(*kinds: str) -> Callable[[EmergencyRoll, Ui], tuple[str, ...]]:
    return lambda view, ui: kinds


def _gain(view: EmergencyRoll, ui: Ui) -> tuple[str, ...]:
    rows = (("stethoscopes", "circle-stethoscopes"), ("bags", "circle-bags"))
    return tuple(kind for row, kind in rows if marks(ui, row))


def _admit(view: EmergencyRoll, ui: Ui) -> tuple[str, ...]:
    return (_morgue_kind(view, ui),)


_TOUCH: Final[dict[str, Handler]] = {
    "seat": _seat,
    "draw": _direct("specialist"),
    "side": _direct("side"),
    "card": _direct("card"),
    "roll": _direct("die"),
    "die": _die,
    "specialist": _one_of("specialist"),
    "patient": _one_of("patient"),
    "value": _one_of("value"),
    "box": _one_of("box"),
    "bag": _toggle,
    "room": _room,
    "ward": _ward,
    "row": _row,
    "key": _key,
    "do": _do,
}

_OFFERS: Final[dict[str, Callable[[EmergencyRoll, Ui], tuple[str, ...]]]] = {
    "sheets": _fixed("sheets"),
    "remove": _fixed("remove"),
    "gain": _gain,
    "admit": _admit,
    "screen": _fixed("no-screen"),
    "nurse": _fixed("nurse"),
    "morgue": _fixed("circle-morgue"),
    "cross": _fixed("cross"),
    "claim": _fixed("claim"),
    "turn-card": _fixed("turn-card"),
    "pass-chief": _fixed("finish"),
    "write": _fixed("write"),
    "winners": _fixed("winners"),
}
