"""Who wins Dynamite Nurse, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def winners(kills: Sequence[Sequence[Any]], wards: Sequence[Sequence[Any]]) -> tuple[int, ...]:
    """The seats with fewest kill marks (dn-win), among equals with fewest inpatients (dn-win-ties)."""
    order = [(len(marks), len(ward)) for marks, ward in zip(kills, wards, strict=True)]
    best = min(order)
    return tuple(seat for seat, mine in enumerate(order) if mine == best)


def ending(kills: Sequence[Sequence[Any]], won: Sequence[int]) -> str:
    """How it ended: ``win``, ``win-by-inpatients`` or ``draw``."""
    if len(won) > 1:
        return "draw"
    level = [len(marks) for marks in kills].count(len(kills[won[0]]))
    return "win-by-inpatients" if level > 1 else "win"
