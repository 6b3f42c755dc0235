"""Who a department or a specialist can treat: pure functions of the patients, a sorted tuple of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final

from kit.games.dice_hospital.box import DEPARTMENTS, GONE, HEALED, SHOWN, SPECIALISTS, VALUE

Patients = tuple[int, ...]
Groups = tuple[Patients, ...]

_CELL: Final = tuple(1 << (code % 18) for code in range(108))
"""One bit for each shown colour and value."""
_SIX: Final = 63
_MASKS: Final = tuple(
    sum(
        1 << (colour * 6 + value - 1)
        for colour in (range(3) if one.colour < 0 else (one.colour,))
        for value in one.values
    )
    for one in DEPARTMENTS
)


@lru_cache(maxsize=65536)
def open_for(patients: Patients) -> int:
    """The departments that can be carried out in full, as bits (dh-full-effect)."""
    here = twice = thrice = 0
    for code in patients:
        bit = _CELL[code]
        thrice |= twice & bit
        twice |= here & bit
        here |= bit
    runs = 0
    for shift in (0, 6, 12):
        row = here >> shift & _SIX
        runs |= (row & row >> 1 & row >> 2) << shift
    every = _MASKS[-1] if here & _SIX and here >> 6 & _SIX and here >> 12 & _SIX else 0
    found = {"one": here, "equal": thrice, "run": runs, "each-colour": every}
    return sum(1 << number for number, one in enumerate(DEPARTMENTS) if found[one.shape] & _MASKS[number])


@cache
def _fits(department: int) -> frozenset[int]:
    mask = _MASKS[department]
    return frozenset(code for code in range(108) if _CELL[code] & mask)


@lru_cache(maxsize=16384)
def groups(department: int, patients: Patients) -> Groups:
    """Every different group of patients the department can treat, sorted."""
    shape = DEPARTMENTS[department].shape
    fit = _fits(department)
    right = [code for code in patients if code in fit]
    if shape == "one":
        return tuple((code,) for code in sorted(set(right)))
    if shape == "equal":
        by_value = ([code for code in right if VALUE[code] == value] for value in range(1, 7))
        found: set[Patients] = {group for same in by_value for group in combinations(same, 3)}
    elif shape == "run":
        kinds = [sorted({code for code in right if VALUE[code] == value}) for value in range(1, 7)]
        found = {tuple(sorted(group)) for low in range(4) for group in product(*kinds[low : low + 3])}
    else:
        kinds = [sorted({code for code in right if SHOWN[code] == colour}) for colour in range(3)]
        found = {tuple(sorted(group)) for group in product(*kinds)}
    return tuple(sorted(found))


def treat(patients: Patients, group: Iterable[int], steps: int) -> tuple[Patients, Patients, Patients]:
    """(patients after, those of the group still here as they are now, those discharged as they were)."""
    left, here, gone = list(patients), [], []
    for code in group:
        left.remove(code)
        after = HEALED[steps][code]
        if after == GONE:
            gone.append(code)
        else:
            here.append(after)
    left += here
    left.sort()
    return tuple(left), tuple(here), tuple(gone)


@lru_cache(maxsize=16384)
def targets(specialist: int, patients: Patients, just: Patients, any_of_colour: bool, one_patient: bool) -> Groups:
    """Whom the specialist can treat after a department that has just treated ``just`` (those still here, as now)."""
    one = SPECIALISTS[specialist]
    if one.effect == "value":
        right = [code for code in patients if VALUE[code] in one.values]
        count = 1 if one_patient else min(one.patients, len(right))
        return tuple(sorted(set(combinations(right, count)))) if right else ()
    own = [code for code in just if SHOWN[code] == one.colour]
    if one.effect == "again":
        found = {code for code in patients if SHOWN[code] == one.colour} if any_of_colour else set(own)
    elif one.effect == "another":
        found = {code for code in without(patients, just) if SHOWN[code] == one.colour}
    else:
        found = {code for mine in own for code in without(patients, (mine,)) if VALUE[code] == VALUE[mine]}
    return tuple((code,) for code in sorted(found))


def without(patients: Patients, taken: Iterable[int]) -> Patients:
    """``patients`` less ``taken``."""
    left = list(patients)
    for code in taken:
        left.remove(code)
    return tuple(left)


def triggered(specialist: int, treated: Iterable[int]) -> bool:
    """Whether the department treated a die that sets the specialist off (dh-specialist-trigger)."""
    colour = SPECIALISTS[specialist].colour
    return colour < 0 or any(SHOWN[code] == colour for code in treated)
