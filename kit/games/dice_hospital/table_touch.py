"""What a click on the table of Dice Hospital means. What is well-formed is tried: the engine knows the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from kit.engine import CHANCE, Action
from kit.games.dice_hospital.box import COLOURS, GRAMMAR, WORDS
from kit.games.dice_hospital.state import DiceHospital
from kit.games.dice_hospital.table_beds import in_beds
from kit.games.touch import Touched, Ui

Handler = Callable[[DiceHospital, Ui, str, str], Touched]
"""(view, what is chosen, spot, what follows the spot's family) → what the click comes to."""

NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "bag": ("fill-bag", "dice"),
    "ambulances": ("ambulances", "ambulances"),
    "decks": ("decks", "tiles", "cards"),
    "admit": ("admit", "patients"),
    "admit-extra": ("admit", "patients"),
    "bonus": ("bonus", "points"),
    "worsen": ("worsen", "neglected", "deaths"),
    "discharge": ("discharge", "home", "points"),
    "empty": ("empty-bonus", "points"),
    "administrator-points": ("administrator-points", "points"),
    "event-points": ("event-points", "points"),
    "shift": ("shift", "patients"),
    "next-round": ("next-round", "round"),
    "left-behind": ("left-behind", "points"),
    "final": ("final", "minus", "plus"),
}
"""Phases in which numbers are written: the move they are written for, and what each number is."""
NAMING: Final = ("start", "token", "winners")
"""Phases in which a click on a seat names it; in all others it shows that seat's hospital."""
BAGS: Final = ("activate", "effect")
"""Phases in which a blood bag can be spent."""
TREATING: Final = ("treat", "effect")
"""Phases in which patients are chosen for a department or a specialist."""
ON_PATIENTS: Final = ("treat", "effect", "trial", "swap", "drug", "lower")
"""Moves made by pointing at patients alone."""
MOST_DICE: Final = 3


def touch(view: DiceHospital, ui: Ui, spot: str) -> Touched:
    """What a click on ``spot`` means: other things chosen, or a move to be tried; ``ui`` itself when nothing."""
    family, _, rest = spot.partition(":")
    handler = _TOUCH.get(family)
    return handler(view, ui, spot, rest) if handler else ui


def offers(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    """The spots ``do:…`` that lay what is chosen now, the likeliest first."""
    found = _OFFERS.get("numbers" if writing(view) else view.phase, _none)(view, ui)
    return tuple(f"do:{kind}" for kind in found if isinstance(_do(view, ui, "", kind), Action))


def writing(view: DiceHospital) -> tuple[str, ...]:
    """What ``NUMBERS`` says of the phase, () when no number is due."""
    return NUMBERS.get(view.phase, ()) if view.to_act not in (None, CHANCE) else ()


def _kept(ui: Ui) -> dict[str, str]:
    """What was written in the fields of the number pad before this one, by field."""
    return {spot[0]: spot[1] for spot in ui.parts("wrote")}


def numbers(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    """What is written in each field of the number pad so far."""
    kept = _kept(ui)
    at = field(ui)
    return tuple(ui.number if k == at else kept.get(str(k), "") for k in range(len(writing(view)[1:])))


def field(ui: Ui) -> int:
    """Which field of the number pad is being written."""
    at = ui.parts("field")
    return int(at[-1][0]) if at else 0


def own_beds(view: DiceHospital) -> tuple[int | None, ...]:
    """The beds of the hospital that acts, or of the viewer's."""
    seat = view.to_act if isinstance(view.to_act, int) else view.viewer
    return in_beds(view, seat) if isinstance(seat, int) else ()


def chosen_patients(view: DiceHospital, ui: Ui) -> tuple[int, ...]:
    """The patients in the chosen beds, as chosen."""
    beds = own_beds(view)
    found = (beds[int(bed)] for (bed,) in ui.parts("bed") if int(bed) < len(beds))
    return tuple(code for code in found if code is not None)


def chosen_dice(view: DiceHospital, ui: Ui) -> tuple[int, ...]:
    """The chosen ones of the dice rolled."""
    return tuple(view.dice[int(place)] for (place,) in ui.parts("die") if int(place) < len(view.dice))


def started(ui: Ui) -> dict[int, int]:
    """The value given to each start patient so far, by its place among the dice drawn."""
    return {int(place): int(value) for place, value in ui.parts("start")}


def kinds(view: DiceHospital) -> tuple[str, ...]:
    """The moves that can be made now by pointing at patients."""
    return tuple(dict.fromkeys(one.kind for one in view.legal_actions() if one.kind in ON_PATIENTS))


def wanted(view: DiceHospital, kind: str) -> int:
    """How many patients such a move names at most."""
    return max((len(one.args) for one in view.legal_actions() if one.kind == kind), default=1)


def name(ui: Ui, family: str) -> str:
    """What is chosen of a family, "" when nothing is."""
    found = ui.parts(family)
    return found[-1][0] if found else ""


def _action(ui: Ui, kind: str, *args: Any) -> Touched:
    """The move if it is well-formed, else nothing."""
    try:
        return GRAMMAR.action(kind, *args)
    except ValueError:
        return ui


def _one_of(family: str) -> Handler:
    return lambda view, ui, spot, rest: ui.only(spot, f"{family}:")


def _key(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.typed(rest)


def _field(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    """Another field of the number pad: what was written in the one before is kept."""
    here = field(ui)
    if int(rest) == here:
        return ui
    kept = _kept(ui)
    number = kept.pop(rest, "")
    written = {**kept, str(here): ui.number} if ui.number else kept
    others = tuple(spot for spot in ui.chosen if not spot.startswith(("wrote:", "field:")))
    wrote = tuple(f"wrote:{place}:{text}" for place, text in written.items())
    return replace(ui, chosen=(*others, *wrote, f"field:{rest}"), number=number)


def _draw(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    """A result of chance: the move itself, its parts after colons."""
    kind, *args = rest.split(":")
    return _action(ui, kind, *(int(part) if part.isdecimal() else part for part in args))


def _seat(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    if view.phase == "winners":
        return ui.toggled(spot)
    if view.phase in NAMING:
        return _action(ui, view.phase, int(rest))
    return replace(ui, looked=None if ui.looked == int(rest) else int(rest))


def _ambulance(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    number = int(rest)
    match view.phase:
        case "choose":
            return _action(ui, "ambulance", number)
        case "unused":
            return _action(ui, "unused", number)
        case "load":
            return _action(ui, "load", number, *_words(chosen_dice(view, ui)))
    return ui


def _slot(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    number, patient = rest.split(":")
    return _action(ui, "send", int(number), patient)


def _die(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.toggled(spot, MOST_DICE)


def _meeple(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    room = name(ui, "room")
    if view.phase == "activate" and room and spot not in ui.chosen:
        return _action(ui, "activate", rest, room)
    return _own(ui, spot)


def _room(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    meeple = name(ui, "meeple")
    if view.phase == "activate" and meeple:
        return _action(ui, "activate", meeple, rest.partition(":")[0])
    return _own(ui, spot)


def _own(ui: Ui, spot: str) -> Ui:
    """One department or one of the staff chosen, to read it, to return it, or for an activation."""
    others = tuple(other for other in ui.chosen if not other.startswith(("room:", "meeple:", "offer:")))
    return replace(ui, chosen=others if spot in ui.chosen else (*others, spot))


def _offer(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    return _own(ui, spot)


def _bed(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    code = dict(enumerate(own_beds(view))).get(int(rest))
    if code is None:
        return ui
    if view.phase.startswith("overflow"):
        return _action(ui, "remove", WORDS[code])
    bag = name(ui, "bag")
    if view.phase in BAGS and bag:
        return _spend(ui, bag, code)
    if view.phase == "activate":
        return ui.only(spot, "bed:")
    if view.phase not in TREATING:
        return ui
    after, can = ui.toggled(spot), kinds(view)
    if len(can) == 1 and spot in after.chosen and len(after.parts("bed")) == wanted(view, can[0]):
        return _action(ui, can[0], *_words(chosen_patients(view, after)))
    return after


def _bag(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    """A use of a blood bag; on the patient already chosen, if there is one."""
    patients = chosen_patients(view, ui)
    if len(patients) == 1 and spot not in ui.chosen:
        return _spend(ui, rest, patients[0])
    return ui.only(spot, "bag:")


def _spend(ui: Ui, use: str, code: int) -> Touched:
    return _action(ui, "heal", WORDS[code]) if use == "heal" else _action(ui, "dye", WORDS[code], use)


def _start(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    place, _, _ = rest.partition(":")
    return ui.only(spot, f"start:{place}:")


def _words(codes: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(WORDS[code] for code in codes)


def _do(view: DiceHospital, ui: Ui, spot: str, rest: str) -> Touched:
    """The move of a button: its kind, built from what is chosen."""
    kind, *parts = rest.split(":")
    if kind == "clear":
        return Ui(looked=ui.looked)
    return _action(ui, kind, *_arguments(view, ui, kind, parts)) if kind in GRAMMAR.kinds else ui


def _arguments(view: DiceHospital, ui: Ui, kind: str, parts: list[str]) -> tuple[Any, ...]:
    if kind in ON_PATIENTS:
        return _words(chosen_patients(view, ui))
    match kind:
        case "heal":
            return _words(chosen_patients(view, ui)[:1])
        case "dye":
            return (*_words(chosen_patients(view, ui)[:1]), *parts)
        case "extra":
            return tuple(parts)
        case "load":
            return (len(view.ambulances) + 1, *_words(chosen_dice(view, ui)))
        case "take-department" | "take-specialist":
            return _of_kind(ui, "offer", kind.removeprefix("take-"))
        case "return-department":
            return (name(ui, "room"),)
        case "return-specialist":
            return (name(ui, "meeple"),)
        case "administrator":
            return (name(ui, "admin"),)
        case "start-patients":
            return tuple(f"{COLOURS[view.drawn[place]]}-{value}" for place, value in started(ui).items())
        case "winners":
            return tuple(int(seat) for (seat,) in ui.parts("seat"))
    if kind in (name for name, *_ in NUMBERS.values()):
        return tuple(int(text) if text.removeprefix("-") else None for text in numbers(view, ui))
    return ()


def _of_kind(ui: Ui, family: str, kind: str) -> tuple[str, ...]:
    return tuple(parts[1] for parts in ui.parts(family) if parts[0] == kind)


def _none(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    return ()


def _fixed(*found: str) -> Callable[[DiceHospital, Ui], tuple[str, ...]]:
    return lambda view, ui: found


def _numbers(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    return writing(view)[:1]


def _start_patients(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    return ("start-patients",) if len(started(ui)) == len(view.drawn) else ()


def _activate(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    return (*_bags(view, ui), "end")


def _bags(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    seat = view.to_act
    if not isinstance(seat, int) or not view.bags[seat] or len(ui.parts("bed")) != 1:
        return ()
    return ("heal", *(f"dye:{colour}" for colour in COLOURS))


def _treating(view: DiceHospital, ui: Ui) -> tuple[str, ...]:
    if view.phase == "treat":
        return kinds(view)
    return (*(kind for kind in kinds(view) if ui.parts("bed")), *_bags(view, ui), "no-effect")


_TOUCH: Final[dict[str, Handler]] = {
    "seat": _seat,
    "draw": _draw,
    "amb": _ambulance,
    "slot": _slot,
    "die": _die,
    "meeple": _meeple,
    "room": _room,
    "offer": _offer,
    "bed": _bed,
    "bag": _bag,
    "start": _start,
    "admin": _one_of("admin"),
    "key": _key,
    "field": _field,
    "do": _do,
}

_OFFERS: Final[dict[str, Callable[[DiceHospital, Ui], tuple[str, ...]]]] = {
    "numbers": _numbers,
    "extra": _fixed("extra:department", "extra:specialist"),
    "start-patients": _start_patients,
    "administrator": _fixed("administrator"),
    "reveal": _fixed("reveal"),
    "load": _fixed("load"),
    "improve": _fixed("take-department", "take-specialist", "take-nothing"),
    "return": _fixed("return-department", "return-specialist", "keep"),
    "activate": _activate,
    "treat": _treating,
    "effect": _treating,
    "winners": _fixed("winners"),
}
