"""What comes next in Dice Hospital: each phase and whose step it is, and the step itself where it leaves no choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.state import seats_clockwise
from kit.games.dice_hospital import scoring
from kit.games.dice_hospital.box import (
    BACKS,
    BEDS,
    COLOURS,
    CRISIS,
    DEPARTMENT_IDS,
    EVENTS,
    IN_GAME,
    LEFT,
    NURSE,
    NURSES,
    PLACES,
    PRINTED,
    ROUNDS,
    START_VALUES,
    TREATED,
    VALUE,
    WORDS,
    EventCard,
)

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Enter = Callable[["DiceHospital"], None]
BY_AMBULANCE: Final = ("improve", "return")
"""Phases taken in the order of the ambulance numbers; all others clockwise from the first player."""


def enter(state: DiceHospital, phase: str) -> None:
    """Stand at the step of ``phase`` that is due (``turn`` seats are done), or at the first after it that is."""
    state.phase = phase
    state.due = state.known = None
    ENTER[phase](state)


def seat(state: DiceHospital) -> int:
    """The seat whose turn it is in this phase."""
    return state.order[state.turn]


def begin(state: DiceHospital, phase: str) -> None:
    """Enter ``phase`` with its first seat."""
    state.turn = 0
    state.order = order(state, phase)
    enter(state, phase)


def order(state: DiceHospital, phase: str) -> tuple[int, ...]:
    """The order of seats in ``phase`` (dh-turn, dh-improve-order)."""
    if phase in BY_AMBULANCE:
        return tuple(sorted(range(state.seats), key=state.taken.__getitem__))
    return seats_clockwise(state.first, state.seats)


def _simple(who: Callable[[DiceHospital], Any], due: Callable[[DiceHospital], Action] | None = None) -> Enter:
    def stand(state: DiceHospital) -> None:
        state.to_act = who(state)
        state.due = due(state) if due else None

    return stand


def _chance(state: DiceHospital) -> Any:
    return CHANCE


def _first(state: DiceHospital) -> int:
    return state.first


@cache
def act(kind: str, *args: int | str) -> Action:
    """An action, made once."""
    return Action(kind, args)


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


def _offer(state: DiceHospital) -> None:
    what = drawing(state)
    if what == "extra":
        enter(state, "extra")
    elif what:
        state.to_act = CHANCE
    elif state.round:
        begin(state, "event" if state.options["events"] == "on" else "dice")
    else:
        begin(state, "start-dice")


def _start_dice(state: DiceHospital) -> None:
    if state.turn == state.seats:
        if state.options["administrators"] == "on":
            begin(state, "deal")
        else:
            _first_round(state)
    elif len(state.drawn) == len(start_values(state)):
        enter(state, "start-patients")
    else:
        state.to_act = CHANCE


def _first_round(state: DiceHospital) -> None:
    state.round = 1
    begin(state, "dice")


def _deal(state: DiceHospital) -> None:
    if state.turn == state.seats:
        begin(state, "administrator")
    else:
        state.to_act = CHANCE


def _administrator(state: DiceHospital) -> None:
    if state.turn == state.seats:
        enter(state, "reveal")
    else:
        state.to_act = seat(state)


def _dice(state: DiceHospital) -> None:
    if len(state.dice) == PLACES * (state.seats + 1):
        enter(state, "load")
    else:
        state.to_act = CHANCE


@cache
def load_action(number: int, patients: tuple[int, ...]) -> Action:
    """Filling an ambulance with these."""
    return Action("load", (number, *(WORDS[code] for code in patients)))


def _load(state: DiceHospital) -> None:
    if not state.dice:
        begin(state, "choose")
        return
    state.to_act = (state.first - 1) % state.seats
    number = len(state.ambulances) + 1
    state.known = tuple([load_action(number, filling) for filling in order_doubt(state)])
    state.due = state.known[0] if len(state.known) == 1 else None


def _choose(state: DiceHospital) -> None:
    if state.turn == state.seats:
        enter(state, "unused")
    else:
        state.to_act = seat(state)


def _extra_die(state: DiceHospital) -> None:
    """The extra die of the pandemic; none where the bag is empty (dh-bag-empty)."""
    if state.options["pandemic"] == "at-choice":
        if any(state.bag):
            state.to_act = CHANCE
        else:
            state.turn += 1
            enter(state, "choose")
    elif state.turn == state.seats or not any(state.bag):
        begin(state, "improve")
    else:
        state.to_act = CHANCE


def unused(state: DiceHospital) -> int:
    """The number of the ambulance nobody took."""
    return (state.seats + 1) * (state.seats + 2) // 2 - sum(state.taken)


def lowest(state: DiceHospital) -> int:
    """The seat with the lowest ambulance (dh-lowest)."""
    return state.taken.index(min(state.taken))


def _admit(state: DiceHospital) -> None:
    if state.turn < state.seats:
        _bed(state, "overflow")
    elif state.options["pandemic_mode"] == "on" and state.options["pandemic"] == "standard":
        begin(state, "extra-die")
    else:
        begin(state, "improve")


def _admit_extra(state: DiceHospital) -> None:
    _bed(state, "overflow-extra")


def _bed(state: DiceHospital, overflow: str) -> None:
    """A bed for every newcomer, or one more has to be freed (dh-beds, dh-overflow)."""
    who = state.to_act = seat(state)
    new = len(incoming(state, who))
    if len(state.patients[who]) + new > BEDS:
        state.phase = overflow
    else:
        state.due = act("admit", new)


def _improve(state: DiceHospital) -> None:
    if state.turn == state.seats:
        begin(state, "return")
    else:
        state.to_act = seat(state)


def _return(state: DiceHospital) -> None:
    while state.turn < state.seats:
        who = seat(state)
        if state.built[who] or state.staff[who]:
            state.to_act = who
            return
        state.turn += 1
    begin(state, "activate")


def _activate(state: DiceHospital) -> None:
    if state.turn == state.seats:
        begin(state, "worsen")
        return
    who = state.to_act = seat(state)
    state.just = None
    crew, rooms = [NURSE] * nurses(state) + list(state.staff[who]), list(printed(state) + state.built[who])
    for meeple, room in state.placed[who]:
        crew.remove(meeple)
        rooms.remove(room)
    state.crew, state.open = tuple(crew), tuple(rooms)


def stay_activating(state: DiceHospital) -> None:
    """Go on with the activation of the same seat."""
    state.phase = "activate"
    state.due = state.known = state.just = None


def neglect(state: DiceHospital, who: int) -> tuple[int, int]:
    """(patients that worsen, patients of them that die) in the hospital of ``who`` (dh-neglect, dh-superbug)."""
    limit = steps(state)
    left = [VALUE[code] for code in state.patients[who] if not TREATED[code]]
    return len(left), sum([value <= limit for value in left])


def steps(state: DiceHospital) -> int:
    """How many steps neglected patients worsen."""
    card, usual = effect(state, "steps"), 2 if state.options["superbug"] == "on" else 1
    return usual if card is None else card.amount


def _worsen(state: DiceHospital) -> None:
    if state.turn == state.seats:
        begin(state, "discharge")
        return
    who = state.to_act = seat(state)
    state.due = act("worsen", *neglect(state, who))


def _discharge(state: DiceHospital) -> None:
    if state.turn == state.seats:
        _after_discharge(state)
        return
    who = state.to_act = seat(state)
    count = sum(state.out[who])
    state.due = act("discharge", count, scoring.discharge(count))


def _after_discharge(state: DiceHospital) -> None:
    if state.round < ROUNDS:
        begin(state, "shift")
    elif state.options["final_round"] == "on":
        state.ambulances = [()] * state.seats
        begin(state, "help")
    else:
        begin(state, "final")


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


def _help(state: DiceHospital) -> None:
    """Whoever can send a patient must; who cannot passes; it ends when nobody can (dh-final-round)."""
    for step in range(state.seats):
        turn = (state.turn + step) % state.seats
        if sendable(state, state.order[turn]):
            state.turn, state.to_act = turn, state.order[turn]
            return
    begin(state, "left-behind")


def _left_behind(state: DiceHospital) -> None:
    while state.turn < state.seats:
        who = state.to_act = seat(state)
        if state.patients[who]:
            state.due = act("left-behind", LEFT * len(state.patients[who]))
            return
        state.turn += 1
    begin(state, "final")


def empty_bonus(state: DiceHospital, who: int) -> int:
    """The points for empty wards that ``who`` has earned."""
    return scoring.empty(len(state.patients[who]), state.died[who], state.options["empty_bonus"] == "all-discharged")


def administrator_points(state: DiceHospital, who: int) -> int:
    """The points of the administrator of ``who`` in this round."""
    number = state.administrators[who]
    if number is None:
        return 0
    return scoring.administrator(number, state.out[who], state.died[who], state.neglected[who])


def _empty(state: DiceHospital) -> None:
    who = state.to_act = seat(state)
    points = empty_bonus(state, who)
    if points:
        state.due = act("empty-bonus", points)
    else:
        enter(state, "administrator-points")


def _administrator_points(state: DiceHospital) -> None:
    who = state.to_act = seat(state)
    points = administrator_points(state, who)
    if points:
        state.due = act("administrator-points", points)
    else:
        enter(state, "event-points")


def _event_points(state: DiceHospital) -> None:
    who = state.to_act = seat(state)
    points = event_points(state, who)
    if points:
        state.due = act("event-points", points)
    else:
        discharged(state)


def discharged(state: DiceHospital) -> None:
    """One seat's discharge is scored: its patients have gone back to the bag."""
    who = seat(state)
    state.bag = [count + more for count, more in zip(state.bag, state.out[who], strict=True)]
    state.out[who] = (0, 0, 0)
    state.turn += 1
    enter(state, "discharge")


def treated(state: DiceHospital, who: int) -> int:
    """How many patients of ``who`` lie in the treated row."""
    return sum([TREATED[code] for code in state.patients[who]])


def _shift(state: DiceHospital) -> None:
    if state.turn == state.seats:
        enter(state, "next-round")
        return
    who = state.to_act = seat(state)
    state.due = act("shift", treated(state, who))


def _final(state: DiceHospital) -> None:
    if state.turn == state.seats:
        enter(state, "winners")
        return
    who = state.to_act = seat(state)
    state.due = act("final", scoring.minus(state.fatalities[who]), state.bags[who])


def _round_after(state: DiceHospital) -> Action:
    return act("next-round", state.round + 1)


def _over(state: DiceHospital) -> None:
    state.to_act = None


def _in_turn(state: DiceHospital) -> None:
    state.to_act = seat(state)


ENTER: Final[dict[str, Enter]] = {
    "start": _simple(_chance),
    "bag": _simple(_first, lambda s: act("fill-bag", 3 * IN_GAME[s.seats])),
    "ambulances": _simple(_first, lambda s: act("ambulances", s.seats + 1)),
    "offer": _offer,
    "extra": _simple(_first),
    "start-dice": _start_dice,
    "start-patients": _in_turn,
    "deal": _deal,
    "administrator": _administrator,
    "reveal": _simple(_first, lambda s: act("reveal")),
    "event": _simple(_chance),
    "dice": _dice,
    "load": _load,
    "choose": _choose,
    "unused": _simple(_first, lambda s: act("unused", unused(s))),
    "token": _simple(_first, lambda s: act("token", lowest(s))),
    "admit": _admit,
    "overflow": _in_turn,
    "extra-die": _extra_die,
    "admit-extra": _admit_extra,
    "overflow-extra": _in_turn,
    "improve": _improve,
    "return": _return,
    "activate": _activate,
    "treat": _in_turn,
    "effect": _in_turn,
    "worsen": _worsen,
    "discharge": _discharge,
    "empty": _empty,
    "administrator-points": _administrator_points,
    "event-points": _event_points,
    "shift": _shift,
    "next-round": _simple(_first, _round_after),
    "help": _help,
    "left-behind": _left_behind,
    "final": _final,
    "winners": _simple(_first, lambda s: act("winners", *scoring.winners(*s.standing()))),
    "over": _over,
}
"""How each phase stands: who is to act, and what if there is no choice; or it goes on to the phase after it."""
