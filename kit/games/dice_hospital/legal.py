"""What can be done in a position of Dice Hospital: the legal actions, the chances, and whether a chore is due."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import TYPE_CHECKING, Final

from kit.engine.actions import Action
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.agenda_play import load_action
from kit.games.dice_hospital.agenda_steps import act
from kit.games.dice_hospital.asking import seat
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    DEPARTMENT_IDS,
    SPECIALIST_IDS,
    START_VALUES,
    WORDS,
    patient,
)
from kit.games.dice_hospital.legal_activation import activate, distinct, effect, treat, words
from kit.games.dice_hospital.legal_chance import CHANCES, chances, deal
from kit.games.dice_hospital.views import HIDDEN, may_be

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

__all__ = ["ACTIONS", "CHORES", "actions", "chances", "chore", "deal", "forced", "hand", "start_ways"]

Actions = tuple[Action, ...]

CHORES: Final = {
    "bag": "set-up",
    "ambulances": "set-up",
    "decks": "set-up",
    "reveal": "reveal",
    "load": "load",
    "unused": "unused",
    "token": "token",
    "admit": "admit",
    "admit-extra": "admit",
    "treat": "treat",
    "bonus": "treat",
    "start-patients": "start-patients",
    "worsen": "worsen",
    "discharge": "discharge",
    "empty": "discharge",
    "administrator-points": "discharge",
    "event-points": "discharge",
    "shift": "shift",
    "next-round": "next-round",
    "left-behind": "final",
    "final": "final",
    "winners": "winners",
}
"""The chore of each phase that is one, while its step leaves no choice."""
KEEP: Final = act("keep")
NOTHING: Final = act("take-nothing")


def chore(state: DiceHospital) -> str | None:
    """The chore id when the action due is a chore, else None."""
    return CHORES[state.phase] if state.due is not None else None


def forced(state: DiceHospital) -> Action | None:
    """The one legal action when the action due is a chore, else None."""
    return state.due


def actions(state: DiceHospital) -> Actions:
    """All legal actions, in a stable order."""
    if state.known is None:
        due = state.due
        state.known = ACTIONS[state.phase](state) if due is None else (due,)
    return state.known


def _chance(state: DiceHospital) -> Actions:
    return tuple([action for action, _ in chances(state)])


@cache
def start_patients(drawn: tuple[int, ...], values: tuple[int, ...], free: bool) -> tuple[tuple[int, ...], ...]:
    """Every different way to give start values to the dice drawn (colours), sorted."""
    ways = _free(drawn) if free else {tuple(sorted(map(patient, drawn, some))) for some in set(permutations(values))}
    return tuple(sorted(ways))


def _free(drawn: tuple[int, ...]) -> set[tuple[int, ...]]:
    own = [drawn.count(colour) for colour in range(3)]
    ways: set[tuple[int, ...]] = {()}
    for colour, count in enumerate(own):
        some = list(combinations_with_replacement([patient(colour, value) for value in START_VALUES], count))
        ways = {tuple(sorted(way + more)) for way in ways for more in some}
    return ways


def start_ways(state: DiceHospital) -> tuple[tuple[int, ...], ...]:
    """What the seat that sets up its start patients can take."""
    free = state.options["start_dice"] == "free" and state.options["crisis"] == "off"
    return start_patients(tuple(sorted(state.drawn)), asking.start_values(state), free)


def _start_patients(state: DiceHospital) -> Actions:
    return tuple(words("start-patients", way) for way in start_ways(state))


def hand(state: DiceHospital, who: int) -> tuple[int, ...]:
    """The administrators ``who`` may choose from, as far as the viewer knows."""
    cards = state.dealt[who]
    return tuple(may_be(state)) if HIDDEN in cards else cards


def _administrator(state: DiceHospital) -> Actions:
    return tuple(act("administrator", ADMINISTRATOR_IDS[number]) for number in hand(state, seat(state)))


def _load(state: DiceHospital) -> Actions:
    number = len(state.ambulances) + 1
    return tuple(load_action(number, filling) for filling in asking.order_doubt(state))


def _choose(state: DiceHospital) -> Actions:
    low = 2 if state.turn == 0 else 1
    return tuple([act("ambulance", k) for k in range(low, state.seats + 2) if k not in state.taken])


def _remove(state: DiceHospital) -> Actions:
    return tuple([act("remove", WORDS[code]) for code in distinct(state.patients[seat(state)])])


@cache
def _improvements(kind: str, tiles: tuple[int, ...], cards: tuple[int, ...], last: tuple[Action, ...]) -> Actions:
    own = [act(f"{kind}-department", DEPARTMENT_IDS[number]) for number in dict.fromkeys(tiles)]
    return (*own, *(act(f"{kind}-specialist", SPECIALIST_IDS[number]) for number in dict.fromkeys(cards)), *last)


def _improve(state: DiceHospital) -> Actions:
    last = () if state.options["improve_optional"] == "must" else (NOTHING,)
    return _improvements("take", state.offer_tiles, state.offer_cards, last)


def _return(state: DiceHospital) -> Actions:
    who = seat(state)
    return _improvements("return", state.built[who], state.staff[who], (KEEP,))


def _help(state: DiceHospital) -> Actions:
    places = asking.sendable(state, asking.seat(state))
    return tuple(act("send", number, WORDS[code]) for number, code in places)


def _none(state: DiceHospital) -> Actions:
    return ()


ACTIONS: Final[dict[str, Callable[[DiceHospital], Actions]]] = {
    **dict.fromkeys(CHANCES, _chance),
    "extra": lambda state: (act("extra", "department"), act("extra", "specialist")),
    "start-patients": _start_patients,
    "administrator": _administrator,
    "load": _load,
    "choose": _choose,
    "overflow": _remove,
    "overflow-extra": _remove,
    "improve": _improve,
    "return": _return,
    "activate": activate,
    "treat": treat,
    "effect": effect,
    "help": _help,
    "over": _none,
}
"""The legal actions of each phase that leaves a choice, or leaves it to chance."""
