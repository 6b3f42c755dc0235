"""What each action of Dynamite Nurse does; the actions stand in the modules ``moves_setup``, ``moves_turn``,
``moves_visit`` and ``moves_events``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.actions import Action
from kit.games.dynamite_nurse import moves_events, moves_setup, moves_turn, moves_visit
from kit.games.dynamite_nurse.moves_common import Perform

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

PERFORM: dict[str, Perform] = {
    **moves_setup.PERFORM,
    **moves_turn.PERFORM,
    **moves_visit.PERFORM,
    **moves_events.PERFORM,
}


def perform(state: DynamiteNurse, action: Action) -> None:
    """Carry out a legal action and stand at what is due after it."""
    state.known = None
    PERFORM[action.kind](state, state.to_act, action.args)
