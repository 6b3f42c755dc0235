"""What can be done in a position of Dice Hospital: the legal actions, the chances, and whether a chore is due."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import combinations_with_replacement, permutations
from random import Random
from typing import TYPE_CHECKING, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import HiddenError
from kit.engine.state import weighted
from kit.games.dice_hospital import agenda, asking
from kit.games.dice_hospital.agenda import act
from kit.games.dice_hospital.asking import drawing, seat
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    COLOURS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    EVENT_IDS,
    MEEPLES,
    ROLLED,
    SHOWN,
    SPECIALIST_IDS,
    SPECIALISTS,
    START_VALUES,
    TILES,
    TREATED,
    WORDS,
    patient,
)
from kit.games.dice_hospital.treating import groups, open_for, targets
from kit.games.dice_hospital.views import HIDDEN, may_be

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

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
KINDS: Final = {"trial": "trial", "student": "trial", "swap": "swap", "drug": "drug", "research": "lower"}
"""Shapes and effects with an action of their own; all others treat."""
END: Final = act("end")
NO_EFFECT: Final = act("no-effect")
KEEP: Final = act("keep")
NOTHING: Final = act("take-nothing")
DIE: Final = {
    (kind, colour, value): act(kind, COLOURS[colour], value)
    for kind in ("die", "extra-die")
    for colour in range(3)
    for value in ROLLED
}


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


def chances(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    """Every result that can come, with its weight; () when it is not up to chance."""
    return CHANCES[state.phase](state) if state.to_act is CHANCE else ()


def deal(state: DiceHospital, rng: Random) -> Action:
    """One of ``chances()`` by weight; draws on ``rng.random()`` only; HiddenError on a view."""
    if state.is_view:
        raise HiddenError("deal needs the full state, this is a view")
    if state.phase == "dice" and state.to_act is CHANCE:
        red, yellow, green = state.bag
        left, value = divmod(int(rng.random() * (red + yellow + green) * 4), 4)
        return DIE["die", 0 if left < red else 1 if left < red + yellow else 2, value + 2]
    return weighted(chances(state), rng)


def _starts(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("start", who), 1) for who in range(state.seats))


def _offers(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    what = drawing(state)
    pile, names = (state.tiles, DEPARTMENT_IDS) if what == "department" else (state.cards, SPECIALIST_IDS)
    return tuple((act(f"new-{what}", names[number]), count) for number, count in enumerate(pile) if count)


def _start_dice(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("start-die", COLOURS[c]), count) for c, count in enumerate(state.bag) if count)


def _deals(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("deal", ADMINISTRATOR_IDS[number]), 1) for number in may_be(state))


def _events(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("event", id), 1) for number, id in enumerate(EVENT_IDS) if number not in state.seen)


def _rolls(kind: str) -> Callable[[DiceHospital], tuple[tuple[Action, int], ...]]:
    def found(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
        return tuple((DIE[kind, c, value], count) for c, count in enumerate(state.bag) if count for value in ROLLED)

    return found


def _asides(state: DiceHospital) -> tuple[tuple[Action, int], ...]:
    return tuple((act("set-aside", DEPARTMENT_IDS[number]), 1) for number in may_be_aside(state))


def may_be_aside(state: DiceHospital) -> tuple[int, ...]:
    """The tiles of the half that may still be drawn to be put back (dh-set-aside)."""
    return tuple(n for n in TILES if not DEPARTMENTS[n].expansion and n not in state.aside)


ROLLS: Final = tuple((act("roll", value), 1) for value in ROLLED)

CHANCES: Final[dict[str, Callable[[DiceHospital], tuple[tuple[Action, int], ...]]]] = {
    "start": _starts,
    "offer": _offers,
    "start-dice": _start_dice,
    "deal": _deals,
    "event": _events,
    "set-aside": _asides,
    "roll": lambda state: ROLLS,
    "dice": _rolls("die"),
    "extra-die": _rolls("extra-die"),
}


def _chance(state: DiceHospital) -> Actions:
    return tuple([action for action, _ in chances(state)])


def words(kind: str, codes: tuple[int, ...]) -> Action:
    """An action that names patients."""
    return Action(kind, tuple([WORDS[code] for code in codes]))


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
    return tuple(agenda.load_action(number, filling) for filling in asking.order_doubt(state))


def _choose(state: DiceHospital) -> Actions:
    low = 2 if state.turn == 0 else 1
    return tuple([act("ambulance", k) for k in range(low, state.seats + 2) if k not in state.taken])


@cache
def _distinct(codes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(codes))


def _remove(state: DiceHospital) -> Actions:
    return tuple([act("remove", WORDS[code]) for code in _distinct(state.patients[seat(state)])])


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


_ACTIVATE: Final = {
    (meeple, room): act("activate", MEEPLES[meeple + 1], DEPARTMENT_IDS[room])
    for meeple in range(-1, len(SPECIALIST_IDS))
    for room in range(len(DEPARTMENT_IDS))
}


@lru_cache(maxsize=32768)
def _activations(crew: tuple[int, ...], rooms: tuple[int, ...], mask: int) -> Actions:
    found = [room for room in dict.fromkeys(rooms) if mask >> room & 1]
    return (END, *[_ACTIVATE[meeple, room] for meeple in dict.fromkeys(crew) for room in found])


@lru_cache(maxsize=16384)
def _blood(patients: tuple[int, ...], any_patient: bool) -> Actions:
    own = _distinct(patients)
    heals = [act("heal", WORDS[code]) for code in own]
    dyes = [
        act("dye", WORDS[code], COLOURS[colour])
        for code in own
        if any_patient or not TREATED[code]
        for colour in range(3)
        if colour != SHOWN[code]
    ]
    return (*heals, *dyes)


def _activate(state: DiceHospital) -> Actions:
    who = state.order[state.turn]
    own = state.patients[who]
    found = _activations(state.crew, state.open, open_for(own))
    return found + _bag_actions(state) if state.bags[who] else found


def _bag_actions(state: DiceHospital) -> Actions:
    who = state.order[state.turn]
    if not state.bags[who]:
        return ()
    return _blood(state.patients[who], state.options["colour_bag"] == "any-patient")


DEPARTMENT_KIND: Final = tuple(KINDS.get(one.shape, "treat") for one in DEPARTMENTS)
"""The kind of action by which each department is carried out."""
SPECIALIST_KIND: Final = tuple(KINDS.get(one.effect, "effect") for one in SPECIALISTS)
"""The kind of action by which each specialist's effect is used."""


@lru_cache(maxsize=16384)
def treatments(room: int, patients: tuple[int, ...]) -> Actions:
    """Every different way to carry out a department."""
    kind = DEPARTMENT_KIND[room]
    return tuple([words(kind, group) for group in groups(room, patients)])


def _treat(state: DiceHospital) -> Actions:
    who = state.order[state.turn]
    return treatments(state.placed[who][-1][1], state.patients[who])


@lru_cache(maxsize=16384)
def _effects(kind: str, found: tuple[tuple[int, ...], ...]) -> Actions:
    return (*[words(kind, group) for group in found], NO_EFFECT)


def effect_targets(state: DiceHospital) -> tuple[tuple[int, ...], ...]:
    """Whom the specialist placed last can treat."""
    who, options = state.order[state.turn], state.options
    return targets(
        state.placed[who][-1][0],
        state.patients[who],
        state.just or (),
        options["specialist_target"] == "any-of-colour",
        options["specialist_count"] == "one-patient",
    )


def _effect(state: DiceHospital) -> Actions:
    meeple = state.placed[state.order[state.turn]][-1][0]
    return _effects(SPECIALIST_KIND[meeple], effect_targets(state)) + _bag_actions(state)


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
    "activate": _activate,
    "treat": _treat,
    "effect": _effect,
    "help": _help,
    "over": _none,
}
"""The legal actions of each phase that leaves a choice, or leaves it to chance."""
