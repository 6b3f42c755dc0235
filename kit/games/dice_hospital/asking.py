"""Questions about a position of Dice Hospital: whose turn, what the offer lacks, how many worsen, what is earned."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Final

from kit.engine.state import seats_clockwise
from kit.games.dice_hospital import scoring
from kit.games.dice_hospital.box import (
    BACKS,
    COLOURS,
    COPIES,
    CRISIS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    EVENTS,
    NURSES,
    PLACES,
    PRINTED,
    SPECIALISTS,
    START_VALUES,
    TREATED,
    VALUE,
    EventCard,
)
from kit.games.dice_hospital.phases import LAST

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

BY_AMBULANCE: Final = ("improve", "return")
"""Phases taken in the order of the ambulance numbers; all others clockwise from the first player."""


def seat(state: DiceHospital) -> int:
    """The seat whose turn it is in this phase."""
    return state.order[state.turn]


def order(state: DiceHospital, phase: str) -> tuple[int, ...]:
    """The order of seats in ``phase`` (dh-turn, dh-improve-order)."""
    if phase in BY_AMBULANCE:
        return tuple(sorted(range(state.seats), key=state.taken.__getitem__))
    return seats_clockwise(state.first, state.seats)


def piles(seats: int, options: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """How many of each tile and each specialist are shuffled, before any are set aside (dh-expansion-deck)."""
    cut = options["expansion_deck"] == "003"

    def count(base: int, expansion: bool) -> int:
        return base if not expansion else COPIES if options["expansion_deck"] != "off" else 0

    tiles = 1 if cut and seats < 4 else COPIES
    cards = 1 if cut else COPIES
    return (
        [0 if one.printed else count(tiles, one.expansion) for one in DEPARTMENTS],
        [count(cards, one.expansion) for one in SPECIALISTS],
    )


def sets_aside(state: DiceHospital) -> bool:
    """Whether tiles of one half go back into the box (dh-set-aside)."""
    return state.options["expansion_deck"] == "003" and state.seats == 4


def most_offered(state: DiceHospital) -> int:
    """The most tiles, and the most specialists, that one offer can take from their pile."""
    return base_offer(state) + has_extra(state)


def base_offer(state: DiceHospital) -> int:
    """Departments, and specialists, laid out before any extra one (dh-offer-size)."""
    return 2 if state.options["offer_size"] == "players-plus-one" and state.seats == 4 else state.seats - 1


def has_extra(state: DiceHospital) -> bool:
    """Whether the first player adds one improvement of choice (dh-offer-extra)."""
    return state.seats == 2 or base_offer(state) < state.seats - 1


def drawing(state: DiceHospital) -> str:
    """What the offer lacks now: ``department``, ``specialist``, ``extra`` (to be chosen first), "" when it is whole."""
    base = base_offer(state)
    if len(state.offer_tiles) < base + (state.extra == "department"):
        return "department"
    if len(state.offer_cards) < base + (state.extra == "specialist"):
        return "specialist"
    return "extra" if has_extra(state) and not state.extra else ""


def start_values(state: DiceHospital) -> tuple[int, ...]:
    """The values of the start patients: with ``start_dice="free"`` the three are free (dh-start-dice, dh-crisis)."""
    return CRISIS[state.options["crisis_values"]] if state.options["crisis"] == "on" else START_VALUES


def incoming(state: DiceHospital, who: int) -> tuple[int, ...]:
    """The patients ``who`` has to admit now."""
    new = state.newcomer[who]
    return (*state.ambulances[state.taken[who] - 1], *(() if new is None else (new,)))


def draws_at_choice(state: DiceHospital) -> bool:
    """Whether whoever takes an ambulance draws the pandemic's extra die at once (dh-pandemic)."""
    return state.options["pandemic_mode"] == "on" and state.options["pandemic"] == "at-choice"


def effect(state: DiceHospital, kind: str) -> EventCard | None:
    """The event of the round, if that is what it does (dh-events)."""
    card = None if state.event is None else EVENTS[state.event]
    return card if card is not None and card.effect == kind else None


def nurses(state: DiceHospital) -> int:
    """How many nurses a hospital has in this round."""
    card = effect(state, "nurses")
    return NURSES + (card.amount if card else 0)


def printed(state: DiceHospital) -> tuple[int, ...]:
    """The departments printed on a board that are open in this round."""
    card = effect(state, "closed")
    return tuple([room for room in PRINTED if DEPARTMENT_IDS[room] != card.what]) if card else PRINTED


def event_points(state: DiceHospital, who: int) -> int:
    """The points the event of the round brings ``who`` for patients discharged."""
    card = effect(state, "points")
    return card.amount * state.out[who][COLOURS.index(card.what)] if card else 0


def order_doubt(state: DiceHospital) -> tuple[tuple[int, ...], ...]:
    """Every different way to fill the next ambulance, lowest values first (dh-ambulance-fill)."""
    dice = state.dice
    last = VALUE[dice[PLACES - 1]]
    lower = tuple(code for code in dice[:PLACES] if VALUE[code] < last)
    return _fillings(lower, tuple(code for code in dice if VALUE[code] == last))


@cache
def _fillings(lower: tuple[int, ...], same: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    rest = set(combinations(same, PLACES - len(lower)))
    return tuple(sorted(tuple(sorted((*lower, *some))) for some in rest))


def taker(state: DiceHospital, number: int) -> int | None:
    """Who has that ambulance; None if nobody, or in the final round, when all stand there for everybody."""
    back = state.options["final_round"] == "on" and state.phase in LAST
    return None if back or number not in state.taken else state.taken.index(number)


def unused(state: DiceHospital) -> int:
    """The number of the ambulance nobody took."""
    return (state.seats + 1) * (state.seats + 2) // 2 - sum(state.taken)


def lowest(state: DiceHospital) -> int:
    """The seat with the lowest ambulance (dh-lowest)."""
    return state.taken.index(min(state.taken))


def neglect(state: DiceHospital, who: int) -> tuple[int, int]:
    """(patients that worsen, patients of them that die) in the hospital of ``who`` (dh-neglect, dh-superbug)."""
    limit = steps(state)
    left = [VALUE[code] for code in state.patients[who] if not TREATED[code]]
    return len(left), sum([value <= limit for value in left])


def steps(state: DiceHospital) -> int:
    """How many steps neglected patients worsen."""
    card, usual = effect(state, "steps"), 2 if state.options["superbug"] == "on" else 1
    return usual if card is None else card.amount


def free_places(state: DiceHospital) -> list[tuple[int, int]]:
    """(ambulance number, patient it takes) of every place still free in the final round."""
    return [
        (number, code)
        for number, codes in enumerate(state.ambulances, 1)
        for code in BACKS[number - 1]
        if code not in codes
    ]


def sendable(state: DiceHospital, who: int) -> list[tuple[int, int]]:
    """The free places for which ``who`` has a patient of their colour and value."""
    own = {code % 18 for code in state.patients[who]}
    return [place for place in free_places(state) if place[1] % 18 in own]


def empty_bonus(state: DiceHospital, who: int) -> int:
    """The points for empty wards that ``who`` has earned."""
    return scoring.empty(len(state.patients[who]), state.died[who], state.options["empty_bonus"] == "all-discharged")


def administrator_points(state: DiceHospital, who: int) -> int:
    """The points of the administrator of ``who`` in this round."""
    number = state.administrators[who]
    if number is None:
        return 0
    return scoring.administrator(number, state.out[who], state.died[who], state.neglected[who])


def treated(state: DiceHospital, who: int) -> int:
    """How many patients of ``who`` lie in the treated row."""
    return sum([TREATED[code] for code in state.patients[who]])
