"""In which bed of its hospital each patient of Dice Hospital lies on the table.

The rules do not ask in which ward a patient lies, so a position does not say. Here it follows from the position alone,
and so that treating a patient moves nobody else: by colour of the die, then by the value it had before it was treated;
who has gone home this round leaves a bed free at the end of its colour.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.games.dice_hospital.box import BEDS, REAL, TREATED, VALUE

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital


def in_beds(view: DiceHospital, seat: int) -> tuple[int | None, ...]:
    """The patient in each of the ``BEDS`` beds of a seat's hospital, None in an empty one."""
    own = sorted(view.patients[seat], key=_order)
    gone = view.out[seat] if len(own) + sum(view.out[seat]) <= BEDS else (0, 0, 0)
    found: list[int | None] = []
    for colour, free in enumerate(gone):
        found += [code for code in own if REAL[code] == colour]
        found += [None] * free
    return (*found, *[None] * (BEDS - len(found)))


def _order(code: int) -> tuple[int, int, int]:
    return VALUE[code] - TREATED[code], TREATED[code], code
