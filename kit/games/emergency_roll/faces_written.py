"""A sheet of the game as the sheet that is drawn."""

from __future__ import annotations

from kit.games.emergency_roll.box import ROOMS, WARDS
from kit.games.emergency_roll.faces_places import SCORES, SheetState
from kit.games.emergency_roll.sheet import Sheet, bits


def written(sheet: Sheet, name: str = "") -> SheetState:
    """What stands on ``sheet``; the cardiologists' points stand in their halves in the order they were scored."""
    claims = {f"cardiologists-{k}": points for k, points in enumerate(sheet.claims.values(), 1)}
    scores = {**claims, **{box: points for box, points in sheet.boxes.items() if box in SCORES}}
    return SheetState(
        values={room.name: value for room, value in zip(ROOMS, sheet.values, strict=True) if value},
        screened=frozenset(ROOMS[k].name for k in bits(sheet.screened)),
        critical=frozenset(ROOMS[k].name for k in bits(sheet.critical)),
        nurses=frozenset(WARDS[k].clipboard for k in bits(sheet.nurses)),
        stethoscopes=sheet.stethoscopes,
        stethoscopes_spent=sheet.crossed,
        bags=sheet.bags,
        bags_spent=sheet.bags_crossed,
        track=sheet.nurses.bit_count(),
        morgue=sheet.morgue,
        scores=scores,
        name=name,
    )
