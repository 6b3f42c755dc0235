"""Who is asked at a table of Dynamite Nurse while others may answer, and whose secret a drawn card is."""

from __future__ import annotations

from typing import Final

from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.box import PLAIN
from kit.games.dynamite_nurse.state import DynamiteNurse
from kit.games.window import Window

WINDOWS: Final = ("answer", "operation")
"""Phases in which one seat after another may answer."""


def window(view: DynamiteNurse) -> Window | None:
    """The question to the table while others may answer an event, or spoil an operation."""
    if view.phase not in WINDOWS or not isinstance(view.to_act, int):
        return None
    around = agenda.askable(view, agenda.last_player(view))
    first = around.index(view.to_act)
    asked = (*around[first:], *around[:first])[: len(around) - view.passed]
    return Window(asked, PLAIN["pass"])


def drawer(view: DynamiteNurse) -> int | None:
    """Whose secret the card drawn now is."""
    return view.turn if view.phase == "draw" else None
