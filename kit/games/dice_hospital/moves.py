"""What each action of Dice Hospital does; its kinds stand in the modules ``moves_*``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import Action
from kit.games.dice_hospital.moves_activation import ACTIVATION
from kit.games.dice_hospital.moves_closing import CLOSING
from kit.games.dice_hospital.moves_common import Perform
from kit.games.dice_hospital.moves_intake import INTAKE
from kit.games.dice_hospital.moves_setup import SETUP

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

PERFORM: Final[dict[str, Perform]] = {**SETUP, **INTAKE, **ACTIVATION, **CLOSING}


def perform(state: DiceHospital, action: Action) -> None:
    """Carry out a legal action and go on to the step after it."""
    kind, args = action
    who: Any = state.to_act
    state.due = state.known = None
    PERFORM[kind](state, who, args)
