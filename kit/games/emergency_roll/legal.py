"""What can be done in a position of Emergency Roll: the legal actions, the chances, and whether a chore is due."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import HiddenError
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import AMBULANCES, ANY, BOXES, COLOURS, DIE, DRAWN, ROOMS, WARDS, of_kind
from kit.games.emergency_roll.sheet import FULL, Sheet

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

Actions = tuple[Action, ...]

CHORES: Final = {
    "sheets": "set-up",
    "remove": "set-up",
    "side": "set-up",
    "gain": "gain",
    "critical": "critical",
    "nurse": "nurse",
    "morgue": "morgue",
    "cross": "cross",
    "claim": "cardiologists",
    "turn-card": "cardiologists",
    "pass-chief": "pass-chief",
    **{f"write-{box}": "sums" for box in BOXES},
    "winners": "winners",
}
"""The chore of each phase that is one."""

CARDS: Final = tuple(Action("card", (number,)) for number in range(len(AMBULANCES)))
DICE: Final = {colour: tuple(Action("die", (colour, value)) for value in DIE) for colour in COLOURS}
CHIEFS: Final = tuple(Action("chief", (seat,)) for seat in range(6))
DRAWS: Final = {kind: tuple(Action("specialist", (card,)) for card in of_kind(kind)) for kind in DRAWN}
PICKS: Final = {colour: Action("pick", (colour,)) for colour in COLOURS}
FOLLOWS: Final = {colour: Action("pick", (colour, "bag")) for colour in COLOURS}
FREE: Final = tuple(PICKS.values())
OTHERS: Final = {colour: tuple(PICKS[other] for other in COLOURS if other != colour) for colour in COLOURS}
WITH_BAG: Final = {
    colour: tuple(FOLLOWS[other] if other == colour else PICKS[other] for other in COLOURS) for colour in COLOURS
}
MORGUE: Final = (Action("morgue"),)
MORGUE_EXTRA: Final = (Action("morgue-extra"),)
SCREENS: Final = tuple(Action("screen", (ward.clipboard,)) for ward in WARDS)
NO_SCREEN: Final = (Action("no-screen"),)


def _written(kind: str, room: int, bag: bool) -> list[list[Actions]]:
    """By least and most value: writing a patient in a room with each value from the one to the other."""
    tail = ("bag",) if bag else ()
    every = [Action(kind, (ROOMS[room].name, value, *tail)) for value in range(8)]
    return [[tuple(every[low : high + 1]) for high in range(8)] for low in range(8)]


WRITES: Final = {
    kind: tuple((_written(kind, room, False), _written(kind, room, True)) for room in range(len(ROOMS)))
    for kind in ("admit", "extra")
}
FITS: Final = {colour: tuple(room.colour in (colour, ANY) for room in ROOMS) for colour in COLOURS}
"""For each colour of patient the rooms it may lie in without a blood bag."""


def chore(state: EmergencyRoll) -> str | None:
    """The chore id when the action due is a chore, else None."""
    return CHORES[state.phase] if state.forced_action is not None else None


def forced(state: EmergencyRoll) -> Action | None:
    """The one legal action when the action due is a chore, else None."""
    return state.forced_action


def actions(state: EmergencyRoll) -> Actions:
    """All legal actions, in the order of the sheet."""
    if state.known is None:
        action = state.forced_action
        state.known = ACTIONS[state.phase](state) if action is None else (action,)
    return state.known


def chances(state: EmergencyRoll) -> tuple[tuple[Action, int], ...]:
    """Every result that can come, all of the same weight; () when it is not up to chance."""
    return tuple((action, 1) for action in actions(state)) if state.to_act is CHANCE else ()


def deal(state: EmergencyRoll, rng: Random) -> Action:
    """One of ``chances()``; draws on ``rng.random()`` only; HiddenError on a view."""
    if state.is_view:
        raise HiddenError("deal needs the full state, this is a view")
    if state.to_act is not CHANCE:
        raise ValueError("no chance is open")
    found = actions(state)
    return found[int(rng.random() * len(found))]


def _specialists(state: EmergencyRoll) -> Actions:
    found = DRAWS[DRAWN[len(state.specialists)]]
    return tuple(action for action in found if action.args[0] not in state.specialists)


def _cards(state: EmergencyRoll) -> Actions:
    return tuple([CARDS[number] for number in state.deck])


def _dice(state: EmergencyRoll) -> Actions:
    return DICE[COLOURS[len(state.dice)]]


def _picks(state: EmergencyRoll) -> Actions:
    seat: Any = state.to_act
    if seat == state.chief:
        return FREE
    taken = str(state.picks[state.chief])
    sheet = state.sheets[seat]
    return WITH_BAG[taken] if sheet.bags > sheet.bags_crossed else OTHERS[taken]


def _writes(sheet: Sheet, kind: str, colour: str, low: int, high: int, bag: bool) -> list[Actions]:
    """Writing a patient of ``colour`` with a value from ``low`` to ``high`` wherever that may be."""
    found, fits, writes = [], FITS[colour], WRITES[kind]
    for room, least in zip(sheet.next, sheet.least, strict=True):
        if room != FULL and least <= high:
            if fits[room]:
                found.append(writes[room][0][least if least > low else low][high])
            elif bag:
                found.append(writes[room][1][least if least > low else low][high])
    return found


def _admission(state: EmergencyRoll) -> Actions:
    seat: Any = state.to_act
    sheet, (steps, bags) = state.sheets[seat], state.spent
    reach, bag = sheet.stethoscopes - sheet.crossed - steps, sheet.bags - sheet.bags_crossed > bags
    colour = state.picks[seat] or ""
    found: list[Actions] = []
    if state.picked:
        value = state.dice[colour]
        found += _writes(sheet, "admit", colour, max(1, value - reach), min(6, value + reach), bag)
        found.append(MORGUE)
    if state.extra:
        bonus = agenda.bonus(state, seat)
        low, high = bonus.values
        found += _writes(sheet, "extra", bonus.colour, max(1, low - reach), min(6, high + reach), bag)
        found.append(MORGUE_EXTRA)
    if state.screening:
        found.append(tuple(SCREENS[ward] for ward in sheet.open_to_screens()))
    return sum(found, ())


def _screen(state: EmergencyRoll) -> Actions:
    seat: Any = state.to_act
    return (*(SCREENS[ward] for ward in state.sheets[seat].open_to_screens()), *NO_SCREEN)


ACTIONS: Final[dict[str, Callable[[EmergencyRoll], Actions]]] = {
    "specialists": _specialists,
    "chief": lambda state: CHIEFS[: state.seats],
    "card": _cards,
    "dice": _dice,
    "pick": _picks,
    "admit": _admission,
    "screen": _screen,
    "over": lambda state: (),
}
"""The legal actions of each phase that leaves a choice, or leaves it to chance."""
