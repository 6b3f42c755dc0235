"""What comes next in Dice Hospital: each phase and whose step it is, and the step itself where it leaves no choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import CHANCE, Action
from kit.games.dice_hospital import asking, scoring
from kit.games.dice_hospital.asking import (
    administrator_points,
    drawing,
    empty_bonus,
    event_points,
    incoming,
    lowest,
    neglect,
    nurses,
    order,
    order_doubt,
    printed,
    seat,
    sendable,
    start_values,
    treated,
    unused,
)
from kit.games.dice_hospital.box import (
    ASIDE,
    BEDS,
    IN_GAME,
    LEFT,
    NURSE,
    PLACES,
    ROUNDS,
    TRIAL,
    WORDS,
)

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Enter = Callable[["DiceHospital"], None]


def enter(state: DiceHospital, phase: str) -> None:
    """Stand at the step of ``phase`` that is due (``turn`` seats are done), or at the first after it that is."""
    state.phase = phase
    state.due = state.known = None
    ENTER[phase](state)


def begin(state: DiceHospital, phase: str) -> None:
    """Enter ``phase`` with its first seat."""
    state.turn = 0
    state.order = order(state, phase)
    enter(state, phase)


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


def _set_aside(state: DiceHospital) -> None:
    if asking.sets_aside(state) and len(state.aside) < ASIDE:
        state.to_act = CHANCE
    elif state.options["expansion_deck"] == "off":
        enter(state, "offer")
    else:
        enter(state, "decks")


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
    "set-aside": _set_aside,
    "decks": _simple(_first, lambda s: act("decks", sum(s.tiles), sum(s.cards))),
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
    "roll": _simple(_chance),
    "bonus": _simple(seat, lambda s: act("bonus", TRIAL)),
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
