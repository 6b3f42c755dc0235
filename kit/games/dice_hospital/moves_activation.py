"""What each action of the activation does in Dice Hospital."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kit.games.dice_hospital import asking
from kit.games.dice_hospital.agenda import enter, next_seat, stay_activating
from kit.games.dice_hospital.box import (
    CODE,
    DEPARTMENT,
    DEPARTMENTS,
    LOWERED,
    NURSE,
    REAL,
    SPECIALIST,
    SPECIALISTS,
    TRIAL,
    UNDYED,
    VALUE,
    dyed,
    valued,
)
from kit.games.dice_hospital.legal_activation import effect_targets, treatments
from kit.games.dice_hospital.moves_common import COLOUR, REGISTRAR, Args, Perform, score
from kit.games.dice_hospital.treating import replaced, treat, triggered, without

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def _activate(state: DiceHospital, who: int, args: Args) -> None:
    meeple, room = SPECIALIST[args[0]], DEPARTMENT[args[1]]
    state.crew, state.open = without(state.crew, (meeple,)), without(state.open, (room,))
    state.placed[who] += ((meeple, room),)
    state.phase = "treat"
    ways = treatments(room, state.patients[who])
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
        stay_activating(state)
    else:
        _call_specialist(state, who, [CODE[word] for word in args], here)


def _call_specialist(state: DiceHospital, who: int, treated: Sequence[int], here: Sequence[int]) -> None:
    """After a department treated some patients, of whom some are still ``here``: the specialist it was worked by."""
    meeple = state.placed[who][-1][0]
    if meeple == NURSE or not triggered(meeple, treated):
        stay_activating(state)
    elif SPECIALISTS[meeple].effect != "points":
        state.just = tuple(sorted(here))
        _go_on_with_effect(state, who)
    elif len(here) < len(treated):
        enter(state, "bonus")
    else:
        stay_activating(state)


def _go_on_with_effect(state: DiceHospital, who: int) -> None:
    """The specialist's effect, if it can treat anybody, now or after a blood bag (dh-bag-timing)."""
    if state.bags[who] or effect_targets(state):
        state.phase = "effect"
    else:
        stay_activating(state)


def _effect(state: DiceHospital, who: int, args: Args) -> None:
    _treated(state, who, args, SPECIALISTS[state.placed[who][-1][0]].heal)
    stay_activating(state)


def _change(state: DiceHospital, who: int, before: Sequence[int], after: Sequence[int]) -> None:
    """Patients changed by a department or, after it, by a specialist's effect; nobody leaves."""
    state.patients[who] = replaced(state.patients[who], before, after)
    if state.just is None:
        _call_specialist(state, who, before, after)
    else:
        stay_activating(state)


def _trial(state: DiceHospital, who: int, args: Args) -> None:
    meeple, room = state.placed[who][-1]
    department = state.just is None
    down = CODE[args[1]]
    state.patients[who] = replaced(state.patients[who], (down,), (LOWERED[down],))
    here = _treated(state, who, args[:1], DEPARTMENTS[room].heal if department else SPECIALISTS[meeple].heal)
    if department:
        _call_specialist(state, who, [CODE[word] for word in args], (*here, LOWERED[down]))
    else:
        stay_activating(state)


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
    stay_activating(state)


def _no_effect(state: DiceHospital, who: int, args: Args) -> None:
    stay_activating(state)


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
    next_seat(state, "activate")


ACTIVATION: Final[dict[str, Perform]] = {
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
}
"""The kinds of action of the third phase."""
