"""What a position of Dice Hospital is worth to a seat, for the greedy bot and for hints, with the rule that speaks."""

from __future__ import annotations

from math import inf
from typing import Final

from kit.engine.actions import Action
from kit.engine.bots import Reason
from kit.games.dice_hospital import scoring
from kit.games.dice_hospital.box import FATALITY, REAL, ROUNDS, TREATED, VALUE
from kit.games.dice_hospital.state import DiceHospital

STAY: Final = (0.0, -1.6, -0.6, 0.0, 0.4, 0.8, 1.2)
"""Points a patient of each value is worth while it stays: the low ones may die, the high ones leave soon."""
NEGLECTED: Final = 1.0
"""Points lost for a patient still untreated while its hospital works."""
DEPARTMENT: Final = 0.9
"""Points a department is worth for each round still to come."""
SPECIALIST: Final = 1.6
"""The same for a specialist, who is one more meeple."""
BAG: Final = 1.0
OUT: Final = 1.5
"""Points a patient discharged is worth beside the table's: a bed is free."""
END: Final = 0.01
"""A little against ending while something else is worth as much."""

REASONS: Final = {
    "activate": "dh-full-effect",
    "treat": "dh-treat",
    "effect": "dh-specialist-effect",
    "trial": "dh-trial",
    "swap": "dh-swap",
    "drug": "dh-drug",
    "lower": "dh-trial",
    "heal": "dh-blood-bag",
    "dye": "dh-colour-bag",
    "ambulance": "dh-choose",
    "remove": "dh-overflow",
    "end": "dh-bags-left",
}


def value(view: DiceHospital, seat: int, after: DiceHospital, action: Action) -> tuple[float, Reason]:
    """Worth of ``after`` (points, roughly) to ``seat``, and the rule that weighs most in ``action``."""
    return _ahead(after, seat, action), Reason(REASONS.get(action.kind, "dh-turn"))


def _ahead(after: DiceHospital, seat: int, action: Action) -> float:
    """The worth of a position, of the best one it leads to while the seat is in the middle of an activation."""
    if after.phase == "roll":
        return _rolled(after, seat)
    if after.to_act != seat or after.phase not in ("treat", "effect"):
        return _worth(after, seat) - (END if action.kind == "end" else 0)
    best = -inf
    for step in after.legal_actions():
        twin = after.copy()
        twin._perform(step)
        best = max(best, _rolled(twin, seat) if twin.phase == "roll" else _worth(twin, seat))
    return best


def _rolled(state: DiceHospital, seat: int) -> float:
    """The mean worth over what an experimental drug can do."""
    worths = []
    for step, _ in state.chances():
        twin = state.copy()
        twin._perform(step)
        worths.append(_worth(twin, seat))
    return sum(worths) / len(worths)


def _worth(state: DiceHospital, seat: int) -> float:
    points = float(sum(state.scores[seat]))
    count = sum(state.out[seat])
    if count:
        points += scoring.discharge(min(count, 12)) + OUT * count + _administrator(state, seat)
    points += FATALITY * state.fatalities[seat] + BAG * state.bags[seat]
    for code in state.patients[seat]:
        points += STAY[VALUE[code]] - (0 if TREATED[code] else NEGLECTED)
    if state.taken[seat] and state.ambulances and state.ambulances[state.taken[seat] - 1]:
        points += sum(STAY[VALUE[code]] for code in state.ambulances[state.taken[seat] - 1])
    owned = DEPARTMENT * len(state.built[seat]) + SPECIALIST * len(state.staff[seat])
    return points + owned * (ROUNDS + 1 - state.round) + _group(state, seat)


def _administrator(state: DiceHospital, seat: int) -> int:
    number = state.administrators[seat]
    return 0 if number is None or number < 0 else scoring.administrator(number, state.out[seat], 1, 1)


def _group(state: DiceHospital, seat: int) -> float:
    """A little for dice of one colour: departments like them together."""
    colours = [REAL[code] for code in state.patients[seat]]
    return 0.05 * sum(colours.count(colour) ** 2 for colour in range(3))
