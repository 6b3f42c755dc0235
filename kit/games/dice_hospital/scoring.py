"""What a round's discharge and the end of Dice Hospital are worth, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from kit.games.dice_hospital.box import ADMINISTRATORS, EMPTY, FATALITY, POINTS


def discharge(count: int) -> int:
    """Points for so many patients discharged in one round (dh-discharge-table)."""
    return POINTS[count]


def administrator(number: int, out: Sequence[int], died: int, neglected: int) -> int:
    """An administrator's points in a round: ``out`` discharged by colour, deaths and neglected of its fourth phase."""
    one = ADMINISTRATORS[number]
    total = sum(out)
    counts = {
        "set": min(out),
        "red": out[0],
        "yellow": out[1],
        "green": out[2],
        "any": total,
        "nobody-died": int(total > 0 and died == 0),
        "nobody-neglected": int(total > 0 and neglected == 0),
    }
    if one.counts == "many":
        return one.points if total >= one.each else 0
    return one.points * (counts[one.counts] // one.each)


def empty(patients: int, died: int, all_discharged: bool) -> int:
    """The bonus for four empty wards at the end of the discharge phase (dh-empty-bonus)."""
    return 0 if patients or (all_discharged and died) else EMPTY


def minus(fatalities: int) -> int:
    """What fatalities cost at the end (dh-fatalities)."""
    return FATALITY * fatalities


def winners(totals: Sequence[int], patients: Sequence[int], values: Sequence[int]) -> tuple[int, ...]:
    """Most points, then fewest patients left, then the highest sum of their values (dh-win, dh-tiebreak)."""
    standing = list(zip(totals, (-count for count in patients), values, strict=True))
    best = max(standing)
    return tuple(seat for seat, mine in enumerate(standing) if mine == best)


def decided(totals: Sequence[int], patients: Sequence[int], values: Sequence[int]) -> str:
    """What names the winners: ``points``, ``patients`` (fewest left) or ``values`` (their sum, or a shared win)."""
    level = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if len(level) == 1:
        return "points"
    fewest = min(patients[seat] for seat in level)
    return "patients" if sum(patients[seat] == fewest for seat in level) == 1 else "values"


def ending(won: Sequence[int], totals: Sequence[int], patients: Sequence[int]) -> str:
    """How it ended: ``win``, ``win-by-patients``, ``win-by-values`` or ``draw``."""
    if len(won) > 1:
        return "draw"
    level = [seat for seat, total in enumerate(totals) if total == totals[won[0]]]
    if len(level) == 1:
        return "win"
    fewest = [seat for seat in level if patients[seat] == patients[won[0]]]
    return "win-by-patients" if len(fewest) == 1 else "win-by-values"
