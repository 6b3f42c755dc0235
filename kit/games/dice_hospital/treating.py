"""Who a department or a specialist can treat: pure functions of the patients, a sorted tuple of their numbers."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, product
from typing import Final

from kit.games.dice_hospital.box import DEPARTMENTS, GONE, HEALED, SHOWN, SPECIALISTS, VALUE, VOLUNTEERS, Specialist

Patients = tuple[int, ...]
Groups = tuple[Patients, ...]

_CELL: Final = tuple(1 << (code % 18) for code in range(108))
"""One bit for each shown colour and value."""
_SIX: Final = 63
_ANY: Final = (1 << 18) - 1
_FIT: Final = sum(1 << value - 1 for value in VOLUNTEERS)
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
    red, yellow, green = here & _SIX, here >> 6 & _SIX, here >> 12 & _SIX
    every = red | yellow | green
    pair = twice or red & yellow or red & green or yellow & green
    found = {
        "one": here,
        "equal": thrice,
        "run": runs,
        "each-colour": _ANY if red and yellow and green else 0,
        "pair": _ANY if pair else 0,
        "trial": here if every & _FIT else 0,
        "drug": here,
        "swap": _ANY if every & every - 1 else 0,
    }
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
    if shape in ("one", "drug"):
        return tuple((code,) for code in sorted(set(right)))
    if shape == "equal":
        by_value = ([code for code in right if VALUE[code] == value] for value in range(1, 7))
        found: set[Patients] = {group for same in by_value for group in combinations(same, 3)}
    elif shape == "run":
        kinds = [sorted({code for code in right if VALUE[code] == value}) for value in range(1, 7)]
        found = {tuple(sorted(group)) for low in range(4) for group in product(*kinds[low : low + 3])}
    elif shape == "pair":
        found = _pairs(right)
    elif shape == "trial":
        found = {(up, down) for up in right for down in patients if VALUE[down] in VOLUNTEERS}
    elif shape == "swap":
        found = {pair for pair in combinations(right, 2) if VALUE[pair[0]] != VALUE[pair[1]]}
    else:
        kinds = [sorted({code for code in right if SHOWN[code] == colour}) for colour in range(3)]
        found = {tuple(sorted(group)) for group in product(*kinds)}
    return tuple(sorted(found))


def _pairs(patients: Iterable[int]) -> set[Patients]:
    return {pair for pair in combinations(patients, 2) if VALUE[pair[0]] == VALUE[pair[1]]}


def replaced(patients: Patients, before: Iterable[int], after: Iterable[int]) -> Patients:
    """``patients`` with some of them as they are ``after``."""
    return tuple(sorted((*without(patients, before), *after)))


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
    if one.effect == "points":
        return ()
    if one.effect == "value":
        right = [code for code in patients if VALUE[code] in one.values]
        count = 1 if one_patient else min(one.patients, len(right))
        return tuple(sorted(set(combinations(right, count)))) if right else ()
    if one.effect == "student":
        return tuple(sorted({(up, down) for up in just for down in without(patients, (up,)) if VALUE[down] > 1}))
    if one.effect == "pair":
        found = _pairs(patients)
        return tuple(sorted({(code,) for pair in found for code in pair} if one_patient else found))
    own = [code for code in just if SHOWN[code] == one.colour]
    if one.effect == "swap":
        mine = [code for code in patients if SHOWN[code] == one.colour] if any_of_colour else own
        return _swaps(mine, patients)
    return tuple((code,) for code in sorted(_single(one, patients, just, own, any_of_colour)))


def _swaps(mine: Iterable[int], patients: Patients) -> Groups:
    found = {
        tuple(sorted((code, other)))
        for code in mine
        for other in without(patients, (code,))
        if VALUE[code] != VALUE[other]
    }
    return tuple(sorted(found))


def _single(one: Specialist, patients: Patients, just: Patients, own: Iterable[int], any_of_colour: bool) -> set[int]:
    """Whom a specialist of a colour can treat, one patient at a time."""
    if one.effect == "again":
        return {code for code in patients if SHOWN[code] == one.colour} if any_of_colour else set(own)
    if one.effect == "equal":
        return {code for mine in own for code in without(patients, (mine,)) if VALUE[code] == VALUE[mine]}
    least = 2 if one.effect == "research" else 1
    return {code for code in without(patients, just) if SHOWN[code] == one.colour and VALUE[code] >= least}


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
