"""What comes next in Dice Hospital: each phase and whose step it is, and the step itself where it leaves no choice.

The phases stand in the modules ``agenda_setup``, ``agenda_play`` and ``agenda_closing``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.games.dice_hospital.agenda_closing import CLOSING
from kit.games.dice_hospital.agenda_play import PLAY
from kit.games.dice_hospital.agenda_setup import SETUP
from kit.games.dice_hospital.agenda_steps import Enter, begin

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

ENTER: Final[dict[str, Enter]] = {**SETUP, **PLAY, **CLOSING}
"""How each phase stands: who is to act, and what if there is no choice; or it goes on to the phase after it."""


def enter(state: DiceHospital, phase: str) -> None:
    """Stand at the step of ``phase`` that is due (``turn`` seats are done), or at the first after it that is."""
    going: str | None = phase
    while going is not None:
        state.phase = going
        state.due = state.known = None
        going = ENTER[going](state)


def enter_first(state: DiceHospital, phase: str) -> None:
    """Enter ``phase`` with its first seat."""
    enter(state, begin(state, phase))


def next_seat(state: DiceHospital, phase: str) -> None:
    """The seat is done: enter ``phase`` with the next."""
    state.turn += 1
    enter(state, phase)


def stay_activating(state: DiceHospital) -> None:
    """Go on with the activation of the same seat."""
    state.phase = "activate"
    state.due = state.known = state.just = None
