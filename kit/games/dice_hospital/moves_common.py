"""What the actions of Dice Hospital share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from kit.games.dice_hospital.box import COLOURS

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Args = tuple[Any, ...]
Perform = Callable[["DiceHospital", int, Args], None]
"""(state, the seat that acts, arguments): changes the state and goes on to the next step."""
HELPED: Final = 5
"""The part of a score for the final round."""
EVENT: Final = 6
"""The part of a score for events."""
REGISTRAR: Final = 7
"""The part of a score for registrars."""
COLOUR: Final = {name: number for number, name in enumerate(COLOURS)}


def score(state: DiceHospital, who: int, part: int, points: int) -> None:
    """Write down points for one part of a score."""
    own = list(state.scores[who])
    own[part] += points
    state.scores[who] = tuple(own)
