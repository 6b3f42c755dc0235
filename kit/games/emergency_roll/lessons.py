"""What the lessons of Emergency Roll ask for where several actions will do: predicates, by the name the data use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from kit.engine.actions import Action
from kit.games.emergency_roll.state import EmergencyRoll


def as_rolled(state: EmergencyRoll, action: Action) -> bool:
    """Writing the chosen patient with the value rolled, for no stethoscope and no blood bag."""
    seat: Any = state.to_act
    return action.kind == "admit" and action.args[1:] == (state.dice[str(state.picks[seat])],)


PREDICATES: Final[Mapping[str, Callable[..., bool]]] = {"as-rolled": as_rolled}
