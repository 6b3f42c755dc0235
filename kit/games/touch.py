"""What somebody has pointed at on a table before it becomes a move: chosen spots, a number being written."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from kit.engine import Action

DIGITS: Final = 3
"""Most digits of a number written on a table's pad."""


@dataclass(frozen=True, slots=True)
class Ui:
    """``chosen`` spots by id in the order they were pointed at, the ``number`` written so far, the seat looked at."""

    chosen: tuple[str, ...] = ()
    number: str = ""
    looked: int | None = None

    def toggled(self, spot: str, most: int | None = None) -> Ui:
        """With ``spot`` chosen, or no longer; of more than ``most`` the earliest goes."""
        if spot in self.chosen:
            return replace(self, chosen=tuple(other for other in self.chosen if other != spot))
        chosen = (*self.chosen, spot)
        return replace(self, chosen=chosen if most is None else chosen[-most:])

    def only(self, spot: str, family: str) -> Ui:
        """With ``spot`` alone chosen among those whose id starts with ``family``, or none of them."""
        others = tuple(other for other in self.chosen if not other.startswith(family))
        return replace(self, chosen=others if spot in self.chosen else (*others, spot))

    def typed(self, key: str) -> Ui:
        """With a key of the number pad pressed: a digit, ``minus`` or ``back``."""
        match key:
            case "back":
                return replace(self, number=self.number[:-1])
            case "minus":
                return replace(self, number=self.number[1:] if self.number[:1] == "-" else f"-{self.number}")
        bare = self.number.removeprefix("-")
        if len(bare) >= DIGITS:
            return self
        sign = self.number[: len(self.number) - len(bare)]
        return replace(self, number=f"{sign}{bare.lstrip('0')}{key}")

    def written(self) -> int | None:
        """The number on the pad, None while there is none."""
        return int(self.number) if self.number.removeprefix("-") else None

    def parts(self, family: str) -> tuple[tuple[str, ...], ...]:
        """What follows ``family:`` in the ids of the chosen spots of that family, split at colons, as chosen."""
        return tuple(tuple(spot.split(":")[1:]) for spot in self.chosen if spot.startswith(f"{family}:"))


@dataclass(frozen=True, slots=True)
class Group:
    """Legal actions of one kind: a heading ("" when the action speaks for itself), a short note, the actions."""

    title: str
    note: str
    actions: tuple[Action, ...]


Touched: TypeAlias = Ui | Action
"""What a click comes to: other things chosen, or a move to be tried."""
