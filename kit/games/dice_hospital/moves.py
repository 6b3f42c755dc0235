"""What each action of Dice Hospital does."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import Action
from kit.games.dice_hospital import agenda, asking, legal
from kit.games.dice_hospital.agenda import begin, enter
from kit.games.dice_hospital.box import (
    ADMINISTRATOR,
    CODE,
    COLOURS,
    DEPARTMENT,
    DEPARTMENTS,
    EVENT_IDS,
    IN_GAME,
    LOWERED,
    NURSE,
    REAL,
    SPECIALIST,
    SPECIALISTS,
    TREATED,
    TRIAL,
    UNDYED,
    UP,
    VALUE,
    dyed,
    patient,
    valued,
)
from kit.games.dice_hospital.treating import replaced, treat, triggered, without

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Args = tuple[Any, ...]
Perform = Callable[["DiceHospital", int, Args], None]
"""(state, the seat that acts, arguments): changes the state and goes on to the next step."""
HELPED: Final = 5
"""The part of a score for the final round."""
EVENT: Final = 6
"""The part of a score for events."""
REGISTRAR: Final = 7
"""The part of a score for registrars."""
COLOUR: Final = {name: number for number, name in enumerate(COLOURS)}


def perform(state: DiceHospital, action: Action) -> None:
    """Carry out a legal action and go on to the step after it."""
    kind, args = action
    who: Any = state.to_act
    state.due = state.known = None
    PERFORM[kind](state, who, args)


def _next(state: DiceHospital, phase: str) -> None:
    state.turn += 1
    enter(state, phase)


def _start(state: DiceHospital, who: int, args: Args) -> None:
    state.first = args[0]
    state.order = asking.order(state, "start")
    enter(state, "bag")


def _fill_bag(state: DiceHospital, who: int, args: Args) -> None:
    state.bag = [IN_GAME[state.seats]] * 3
    enter(state, "ambulances")


def _ambulances(state: DiceHospital, who: int, args: Args) -> None:
    enter(state, "set-aside")


def _set_aside(state: DiceHospital, who: int, args: Args) -> None:
    number = DEPARTMENT[args[0]]
    state.tiles[number] -= 1
    state.aside = tuple(sorted((*state.aside, number)))
    enter(state, "set-aside")


def _decks(state: DiceHospital, who: int, args: Args) -> None:
    enter(state, "offer")


def _new_department(state: DiceHospital, who: int, args: Args) -> None:
    number = DEPARTMENT[args[0]]
    state.tiles[number] -= 1
    state.offer_tiles = tuple(sorted((*state.offer_tiles, number)))
    enter(state, "offer")


def _new_specialist(state: DiceHospital, who: int, args: Args) -> None:
    number = SPECIALIST[args[0]]
    state.cards[number] -= 1
    state.offer_cards = tuple(sorted((*state.offer_cards, number)))
    enter(state, "offer")


def _extra(state: DiceHospital, who: int, args: Args) -> None:
    state.extra = args[0]
    enter(state, "offer")


def _start_die(state: DiceHospital, who: int, args: Args) -> None:
    colour = COLOUR[args[0]]
    state.bag[colour] -= 1
    state.drawn = tuple(sorted((*state.drawn, colour)))
    enter(state, "start-dice")
    if state.phase == "start-patients":
        ways = legal.actions(state)
        state.due = ways[0] if len(ways) == 1 else None


def _start_patients(state: DiceHospital, who: int, args: Args) -> None:
    state.patients[who] = tuple(sorted([CODE[word] for word in args]))
    state.drawn = ()
    _next(state, "start-dice")


def _deal(state: DiceHospital, who: int, args: Args) -> None:
    seat = asking.seat(state)
    state.dealt[seat] = tuple(sorted((*state.dealt[seat], ADMINISTRATOR[args[0]])))
    state.turn += len(state.dealt[seat]) == 2
    enter(state, "deal")


def _administrator(state: DiceHospital, who: int, args: Args) -> None:
    state.administrators[who] = ADMINISTRATOR[args[0]]
    _next(state, "administrator")


def _reveal(state: DiceHospital, who: int, args: Args) -> None:
    state.dealt = [()] * state.seats
    state.round = 1
    begin(state, "dice")


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
    if state.options["pandemic_mode"] == "on" and state.options["pandemic"] == "at-choice":
        enter(state, "extra-die")
    else:
        _next(state, "choose")


def _unused(state: DiceHospital, who: int, args: Args) -> None:
    for code in state.ambulances[args[0] - 1]:
        state.bag[REAL[code]] += 1
    state.ambulances[args[0] - 1] = ()
    enter(state, "token")


def _token(state: DiceHospital, who: int, args: Args) -> None:
    state.first = args[0]
    state.bags[args[0]] += asking.effect(state, "no-bag") is None
    begin(state, "admit")


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
    _next(state, "admit" if state.phase == "admit" else "extra-die")


def _extra_die(state: DiceHospital, who: int, args: Args) -> None:
    colour = COLOUR[args[0]]
    state.bag[colour] -= 1
    state.newcomer[asking.seat(state)] = patient(colour, args[1])
    if state.options["pandemic"] == "at-choice":
        _next(state, "choose")
    else:
        enter(state, "admit-extra")


def _take_department(state: DiceHospital, who: int, args: Args) -> None:
    number = (DEPARTMENT[args[0]],)
    state.offer_tiles = without(state.offer_tiles, number)
    state.built[who] = tuple(sorted(state.built[who] + number))
    _next(state, "improve")


def _take_specialist(state: DiceHospital, who: int, args: Args) -> None:
    number = (SPECIALIST[args[0]],)
    state.offer_cards = without(state.offer_cards, number)
    state.staff[who] = tuple(sorted(state.staff[who] + number))
    _next(state, "improve")


def _take_nothing(state: DiceHospital, who: int, args: Args) -> None:
    _next(state, "improve")


def _return_department(state: DiceHospital, who: int, args: Args) -> None:
    number = (DEPARTMENT[args[0]],)
    state.built[who] = without(state.built[who], number)
    state.under_tiles = tuple(sorted(state.under_tiles + number))
    state.bags[who] += 1
    _next(state, "return")


def _return_specialist(state: DiceHospital, who: int, args: Args) -> None:
    number = (SPECIALIST[args[0]],)
    state.staff[who] = without(state.staff[who], number)
    state.under_cards = tuple(sorted(state.under_cards + number))
    state.bags[who] += 1
    _next(state, "return")


def _keep(state: DiceHospital, who: int, args: Args) -> None:
    _next(state, "return")


def _activate(state: DiceHospital, who: int, args: Args) -> None:
    meeple, room = SPECIALIST[args[0]], DEPARTMENT[args[1]]
    state.crew, state.open = without(state.crew, (meeple,)), without(state.open, (room,))
    state.placed[who] += ((meeple, room),)
    state.phase = "treat"
    ways = legal.treatments(room, state.patients[who])
    if len(ways) == 1:
        state.due = ways[0]
    else:
        state.known = ways


def _treated(state: DiceHospital, who: int, args: Args, steps: int) -> tuple[int, ...]:
    """Treat the patients named; those of them who are still here."""
    state.patients[who], here, gone = treat(state.patients[who], [CODE[word] for word in args], steps)
    if gone:
        out = list(state.out[who])
        for code in gone:
            out[REAL[code]] += 1
        state.out[who] = tuple(out)
    return here


def _treat(state: DiceHospital, who: int, args: Args) -> None:
    meeple, room = state.placed[who][-1]
    here = _treated(state, who, args, DEPARTMENTS[room].heal)
    if meeple == NURSE:
        agenda.stay_activating(state)
    else:
        _call_specialist(state, who, [CODE[word] for word in args], here)


def _call_specialist(state: DiceHospital, who: int, treated: Sequence[int], here: Sequence[int]) -> None:
    """After a department treated some patients, of whom some are still ``here``: the specialist it was worked by."""
    meeple = state.placed[who][-1][0]
    if meeple == NURSE or not triggered(meeple, treated):
        agenda.stay_activating(state)
    elif SPECIALISTS[meeple].effect != "points":
        state.just = tuple(sorted(here))
        _go_on_with_effect(state, who)
    elif len(here) < len(treated):
        enter(state, "bonus")
    else:
        agenda.stay_activating(state)


def _go_on_with_effect(state: DiceHospital, who: int) -> None:
    """The specialist's effect, if it can treat anybody, now or after a blood bag (dh-bag-timing)."""
    if state.bags[who] or legal.effect_targets(state):
        state.phase = "effect"
    else:
        agenda.stay_activating(state)


def _effect(state: DiceHospital, who: int, args: Args) -> None:
    _treated(state, who, args, SPECIALISTS[state.placed[who][-1][0]].heal)
    agenda.stay_activating(state)


def _change(state: DiceHospital, who: int, before: Sequence[int], after: Sequence[int]) -> None:
    """Patients changed by a department or, after it, by a specialist's effect; nobody leaves."""
    state.patients[who] = replaced(state.patients[who], before, after)
    if state.just is None:
        _call_specialist(state, who, before, after)
    else:
        agenda.stay_activating(state)


def _trial(state: DiceHospital, who: int, args: Args) -> None:
    meeple, room = state.placed[who][-1]
    department = state.just is None
    down = CODE[args[1]]
    state.patients[who] = replaced(state.patients[who], (down,), (LOWERED[down],))
    here = _treated(state, who, args[:1], DEPARTMENTS[room].heal if department else SPECIALISTS[meeple].heal)
    if department:
        _call_specialist(state, who, [CODE[word] for word in args], (*here, LOWERED[down]))
    else:
        agenda.stay_activating(state)


def _swap(state: DiceHospital, who: int, args: Args) -> None:
    one, other = CODE[args[0]], CODE[args[1]]
    _change(state, who, (one, other), (valued(one, VALUE[other]), valued(other, VALUE[one])))


def _drug(state: DiceHospital, who: int, args: Args) -> None:
    state.rolling = CODE[args[0]]
    enter(state, "roll")


def _roll(state: DiceHospital, who: int, args: Args) -> None:
    code, state.rolling = state.rolling, None
    if code is not None:
        state.to_act = seat = asking.seat(state)
        _change(state, seat, (code,), (valued(code, args[0]),))


def _lower(state: DiceHospital, who: int, args: Args) -> None:
    code = CODE[args[0]]
    state.bags[who] += TRIAL
    _change(state, who, (code,), (LOWERED[code],))


def _bonus(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, REGISTRAR, args[0])
    agenda.stay_activating(state)


def _no_effect(state: DiceHospital, who: int, args: Args) -> None:
    agenda.stay_activating(state)


def _heal(state: DiceHospital, who: int, args: Args) -> None:
    code = CODE[args[0]]
    same = state.patients[who].count(code)
    state.bags[who] -= 1
    here = _treated(state, who, args, 1)
    if state.phase == "effect":
        _changed(state, who, code, same, here)


def _changed(state: DiceHospital, who: int, code: int, same: int, now: tuple[int, ...]) -> None:
    """A blood bag came before a specialist's effect: of ``same`` equal dice those just treated change last."""
    just = state.just or ()
    if just.count(code) == same:
        state.just = tuple(sorted((*without(just, (code,)), *now)))
    _go_on_with_effect(state, who)


def _dye(state: DiceHospital, who: int, args: Args) -> None:
    code = CODE[args[0]]
    same, after = state.patients[who].count(code), dyed(code, COLOUR[args[1]])
    left = list(without(state.patients[who], (code,)))
    insort(left, after)
    state.patients[who] = tuple(left)
    state.bags[who] -= 1
    if state.phase == "effect":
        _changed(state, who, code, same, (after,))


def _end(state: DiceHospital, who: int, args: Args) -> None:
    state.patients[who] = tuple(sorted([UNDYED[code] for code in state.patients[who]]))
    _next(state, "activate")


def _worsen(state: DiceHospital, who: int, args: Args) -> None:
    state.neglected[who], state.died[who] = args
    state.fatalities[who] += args[1]
    steps = asking.steps(state)
    left = []
    for code in state.patients[who]:
        if TREATED[code]:
            left.append(code)
        elif VALUE[code] > steps:
            left.append(code - steps)
        else:
            state.bag[REAL[code]] += 1
    state.patients[who] = tuple(left)
    _next(state, "worsen")


def score(state: DiceHospital, who: int, part: int, points: int) -> None:
    """Write down points for one part of a score."""
    own = list(state.scores[who])
    own[part] += points
    state.scores[who] = tuple(own)


def _discharge(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 0, args[1])
    enter(state, "empty")


def _empty_bonus(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 1, args[0])
    enter(state, "administrator-points")


def _administrator_points(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 2, args[0])
    enter(state, "event-points")


def _event(state: DiceHospital, who: int, args: Args) -> None:
    state.event = EVENT_IDS.index(args[0])
    state.seen = tuple(sorted((*state.seen, state.event)))
    card = asking.effect(state, "bag")
    if card:
        state.bags = [count + card.amount for count in state.bags]
    begin(state, "dice")


def _event_points(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, EVENT, args[0])
    agenda.discharged(state)


def _shift(state: DiceHospital, who: int, args: Args) -> None:
    state.patients[who] = tuple(sorted([UP[code] for code in state.patients[who]]))
    state.placed[who] = ()
    _next(state, "shift")


def _next_round(state: DiceHospital, who: int, args: Args) -> None:
    state.under_tiles = tuple(sorted(state.under_tiles + state.offer_tiles))
    state.under_cards = tuple(sorted(state.under_cards + state.offer_cards))
    state.offer_tiles = state.offer_cards = ()
    state.extra = ""
    state.event = None
    state.ambulances = []
    state.taken = [0] * state.seats
    state.died, state.neglected = [0] * state.seats, [0] * state.seats
    state.round = args[0]
    begin(state, "offer")


def _final(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, 3, args[0])
    score(state, who, 4, args[1])
    _next(state, "final")


def _send(state: DiceHospital, who: int, args: Args) -> None:
    number, code = args[0] - 1, CODE[args[1]]
    here = next(own for own in state.patients[who] if own % 18 == code % 18)
    state.patients[who] = without(state.patients[who], (here,))
    state.ambulances[number] = tuple(sorted((*state.ambulances[number], code)))
    score(state, who, HELPED, 1)
    state.turn = (state.turn + 1) % state.seats
    enter(state, "help")


def _left_behind(state: DiceHospital, who: int, args: Args) -> None:
    score(state, who, HELPED, args[0])
    _next(state, "left-behind")


def _winners(state: DiceHospital, who: int, args: Args) -> None:
    enter(state, "over")


PERFORM: Final[dict[str, Perform]] = {
    "start": _start,
    "fill-bag": _fill_bag,
    "ambulances": _ambulances,
    "set-aside": _set_aside,
    "decks": _decks,
    "new-department": _new_department,
    "new-specialist": _new_specialist,
    "extra": _extra,
    "start-die": _start_die,
    "start-patients": _start_patients,
    "deal": _deal,
    "administrator": _administrator,
    "reveal": _reveal,
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
    "activate": _activate,
    "treat": _treat,
    "effect": _effect,
    "trial": _trial,
    "swap": _swap,
    "drug": _drug,
    "roll": _roll,
    "lower": _lower,
    "bonus": _bonus,
    "no-effect": _no_effect,
    "heal": _heal,
    "dye": _dye,
    "end": _end,
    "worsen": _worsen,
    "discharge": _discharge,
    "empty-bonus": _empty_bonus,
    "administrator-points": _administrator_points,
    "shift": _shift,
    "next-round": _next_round,
    "final": _final,
    "event": _event,
    "event-points": _event_points,
    "send": _send,
    "left-behind": _left_behind,
    "winners": _winners,
}
