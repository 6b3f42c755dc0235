"""The goals of the cardiologists: who has reached them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kit.games.emergency_roll.box import LABS, SPECIALISTS
from kit.games.emergency_roll.sheet import FIRST, WHOLE, Sheet, mask

_LABS: Final = tuple(mask(lab.rooms) for lab in LABS)
_FIRST: Final = mask(FIRST)


def _need(card: str) -> int:
    need: int = SPECIALISTS[card].numbers["need"]
    return need


_STETHOSCOPES: Final = _need("cardio-stethoscopes")
_NURSES: Final = _need("cardio-nurses")
_BAGS: Final = _need("cardio-bags")
_WARDS: Final = _need("cardio-wards")
_FULL: Final = _need("cardio-full")


def _full(sheet: Sheet) -> bool:
    return sum([sheet.filled & rooms == rooms for rooms in WHOLE]) >= _FULL


def _lab(sheet: Sheet) -> bool:
    return any(sheet.filled & rooms == rooms for rooms in _LABS)


REACHED: Final[dict[str, Callable[[Sheet], bool]]] = {
    "cardio-stethoscopes": lambda sheet: sheet.stethoscopes >= _STETHOSCOPES,
    "cardio-lab": _lab,
    "cardio-nurses": lambda sheet: sheet.nurses.bit_count() >= _NURSES,
    "cardio-bags": lambda sheet: sheet.bags >= _BAGS,
    "cardio-wards": lambda sheet: (sheet.filled & _FIRST).bit_count() >= _WARDS,
    "cardio-full": _full,
}
"""For each cardiologist whether a sheet reaches the goal; spent stethoscopes and bags count (er-stethoscope-start)."""
