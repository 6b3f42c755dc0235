"""What the lessons of Dice Hospital ask for where several actions will do: predicates, by the name the data use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kit.engine.actions import Action
from kit.games.dice_hospital.state import DiceHospital


def start(_: DiceHospital, action: Action) -> bool:
    """Setting the start patients, whichever die shows which value."""
    return action.kind == "start-patients"


def takes(_: DiceHospital, action: Action) -> bool:
    """Taking an improvement, a department or a specialist."""
    return action.kind in ("take-department", "take-specialist")


PREDICATES: Final[Mapping[str, Callable[..., bool]]] = {"start": start, "takes": takes}
