"""What a position of Emergency Roll is worth to a seat, for the greedy bot and for hints, with the rule that speaks."""

from __future__ import annotations

from typing import Final

from kit.engine.actions import Action
from kit.engine.bots import Reason
from kit.games.emergency_roll import scoring
from kit.games.emergency_roll.box import AMBULANCES, ANY, ROOMS, TRACK, WARDS
from kit.games.emergency_roll.sheet import FULL, Sheet
from kit.games.emergency_roll.state import EmergencyRoll

STETHOSCOPE: Final = 0.4
BAG: Final = 1.0
"""Points a tool still to be used is worth."""
SCREEN: Final = 2.0
"""Points a screen, or a ward freed by one, is worth at most."""
SPECIALIST: Final = 0.6
"""Share of what the specialists of the end would score now: there is time left to build on it."""
TIGHT: Final = 0.3
"""Share left of a ward's worth when its rooms cannot all be filled without a screen."""
STEP: Final = 0.25
"""Points each value left out costs in a ward."""
WORTH: Final = {"stethoscopes": 2 * STETHOSCOPE, "blood": BAG, "screen": SCREEN, "extra": 2.5}
RULES: Final = {
    "pick": "er-follow",
    "admit": "er-rising",
    "extra": "er-extra",
    "morgue": "er-refuse",
    "morgue-extra": "er-refuse",
    "screen": "er-screen",
    "no-screen": "er-screen",
}


def value(view: EmergencyRoll, seat: int, after: EmergencyRoll, action: Action) -> tuple[float, Reason]:
    """Worth of ``after`` (points, roughly) to ``seat``, and the rule that weighs most in ``action``."""
    worth = sheet_worth(after, after.sheets[seat])
    if action.kind == "pick":
        colour = str(action.args[0])
        worth += _patient_worth(view, view.sheets[seat], colour) - BAG * (len(action.args) - 1)
        return worth, Reason(RULES["pick"], {"value": view.dice[colour]})
    if action.kind in ("admit", "extra"):
        return worth, Reason(RULES[action.kind], {"room": action.args[0], "value": action.args[1]})
    return worth, Reason(RULES.get(action.kind, "er-turn"))


def sheet_worth(state: EmergencyRoll, sheet: Sheet) -> float:
    """What stands on a sheet in points, and what it promises."""
    worth = 0.0 + sum(sheet.values[room] for room in range(len(ROOMS)) if sheet.critical >> room & 1)
    count = sheet.nurses.bit_count()
    worth += (TRACK[count - 1] if count else 0) + sum(sheet.claims.values()) - sheet.morgue
    for box in ("radiologist", "epidemiologist") if len(state.specialists) > 3 else ():
        worth += SPECIALIST * scoring.points(sheet, box, state.specialists, state.options)
    tools = STETHOSCOPE * (sheet.stethoscopes - sheet.crossed) + BAG * (sheet.bags - sheet.bags_crossed)
    return worth + tools + sum(_ward_worth(sheet, ward) for ward in range(len(WARDS)))


def _ward_worth(sheet: Sheet, ward: int) -> float:
    """A ward's clipboard in proportion to its patients, less where values have been left out."""
    rooms, following, least = WARDS[ward].rooms, sheet.next[ward], sheet.least[ward]
    if following == FULL:
        return float(WARDS[ward].clipboard)
    filled = following - rooms[0]
    left = len(rooms) - filled
    share = WARDS[ward].clipboard * filled / len(rooms)
    if 7 - least < left:
        share *= TIGHT
    return share - STEP * max(0, least - 1 - filled)


def _patient_worth(state: EmergencyRoll, sheet: Sheet, colour: str) -> float:
    """What a patient and its bonus promise a sheet before it is placed."""
    bonus, rolled = AMBULANCES[state.card or 0][colour], state.dice[colour]
    fits = [
        1.0 - STEP * abs(rolled - least)
        for room, least in zip(sheet.next, sheet.least, strict=True)
        if room != FULL and least <= rolled and ROOMS[room].colour in (ANY, colour)
    ]
    if not fits:
        return WORTH.get(bonus.kind, 0.0) - 1.0
    if bonus.kind == "critical":
        return max(fits) + rolled
    if bonus.kind == "nurse":
        return max(fits) + TRACK[min(sheet.nurses.bit_count(), len(TRACK) - 1)] / 2
    return max(fits) + WORTH[bonus.kind]
