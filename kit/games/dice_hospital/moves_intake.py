"""What each action of intake and improvement does in Dice Hospital."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.games.dice_hospital import asking
from kit.games.dice_hospital.agenda import enter, enter_first, next_seat
from kit.games.dice_hospital.box import (
    CODE,
    DEPARTMENT,
    EVENT_IDS,
    REAL,
    SPECIALIST,
    VALUE,
    patient,
)
from kit.games.dice_hospital.moves_common import COLOUR, Args, Perform
from kit.games.dice_hospital.treating import without

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _event(state: DiceHospital, who: int, args: Args) -> None:
    state.event = EVENT_IDS.index(args[0])
    state.seen = tuple(sorted((*state.seen, state.event)))
    card = asking.effect(state, "bag")
    if card:
        state.bags = [count + card.amount for count in state.bags]
    enter_first(state, "dice")


def _die(state: DiceHospital, who: int, args: Args) -> None:
    colour = COLOUR[args[0]]
    state.bag[colour] -= 1
    dice = [*state.dice, patient(colour, args[1])]
    dice.sort(key=_BY_VALUE)
    state.dice = tuple(dice)
    if len(dice) == 3 * (state.seats + 1):
        enter(state, "load")


_BY_VALUE = [VALUE[code] * 108 + code for code in range(108)].__getitem__


def _load(state: DiceHospital, who: int, args: Args) -> None:
    patients = tuple([CODE[word] for word in args[1:]])
    state.dice = without(state.dice, patients)
    state.ambulances.append(patients)
    enter(state, "load")


def _ambulance(state: DiceHospital, who: int, args: Args) -> None:
    state.taken[who] = args[0]
    if asking.draws_at_choice(state):
        enter(state, "extra-die")
    else:
        next_seat(state, "choose")


def _unused(state: DiceHospital, who: int, args: Args) -> None:
    for code in state.ambulances[args[0] - 1]:
        state.bag[REAL[code]] += 1
    state.ambulances[args[0] - 1] = ()
    enter(state, "token")


def _token(state: DiceHospital, who: int, args: Args) -> None:
    state.first = args[0]
    state.bags[args[0]] += asking.effect(state, "no-bag") is None
    enter_first(state, "admit")


def _remove(state: DiceHospital, who: int, args: Args) -> None:
    code = CODE[args[0]]
    state.patients[who] = without(state.patients[who], (code,))
    state.bag[REAL[code]] += 1
    state.fatalities[who] += 1
    enter(state, "admit" if state.phase == "overflow" else "admit-extra")


def _admit(state: DiceHospital, who: int, args: Args) -> None:
    state.patients[who] = tuple(sorted(state.patients[who] + asking.incoming(state, who)))
    state.ambulances[state.taken[who] - 1] = ()
    state.newcomer[who] = None
    next_seat(state, "admit" if state.phase == "admit" else "extra-die")


def _extra_die(state: DiceHospital, who: int, args: Args) -> None:
    colour = COLOUR[args[0]]
    state.bag[colour] -= 1
    state.newcomer[asking.seat(state)] = patient(colour, args[1])
    if state.options["pandemic"] == "at-choice":
        next_seat(state, "choose")
    else:
        enter(state, "admit-extra")


def _take_department(state: DiceHospital, who: int, args: Args) -> None:
    number = (DEPARTMENT[args[0]],)
    state.offer_tiles = without(state.offer_tiles, number)
    state.built[who] = tuple(sorted(state.built[who] + number))
    next_seat(state, "improve")


def _take_specialist(state: DiceHospital, who: int, args: Args) -> None:
    number = (SPECIALIST[args[0]],)
    state.offer_cards = without(state.offer_cards, number)
    state.staff[who] = tuple(sorted(state.staff[who] + number))
    next_seat(state, "improve")


def _take_nothing(state: DiceHospital, who: int, args: Args) -> None:
    next_seat(state, "improve")


def _return_department(state: DiceHospital, who: int, args: Args) -> None:
    number = (DEPARTMENT[args[0]],)
    state.built[who] = without(state.built[who], number)
    state.under_tiles = tuple(sorted(state.under_tiles + number))
    state.bags[who] += 1
    next_seat(state, "return")


def _return_specialist(state: DiceHospital, who: int, args: Args) -> None:
    number = (SPECIALIST[args[0]],)
    state.staff[who] = without(state.staff[who], number)
    state.under_cards = tuple(sorted(state.under_cards + number))
    state.bags[who] += 1
    next_seat(state, "return")


def _keep(state: DiceHospital, who: int, args: Args) -> None:
    next_seat(state, "return")


INTAKE: Final[dict[str, Perform]] = {
    "event": _event,
    "die": _die,
    "load": _load,
    "ambulance": _ambulance,
    "unused": _unused,
    "token": _token,
    "remove": _remove,
    "admit": _admit,
    "extra-die": _extra_die,
    "take-department": _take_department,
    "take-specialist": _take_specialist,
    "take-nothing": _take_nothing,
    "return-department": _return_department,
    "return-specialist": _return_specialist,
    "keep": _keep,
}
"""The kinds of action of the first two phases, and the event before them."""
