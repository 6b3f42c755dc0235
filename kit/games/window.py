"""Windows: steps in which one seat after another may answer, asked of a whole table at once on a shared screen.

A game's ``table.py`` tells them by ``window(view) -> Window | None``; who is asked never depends on what is hidden.
And where what is drawn is a secret of one seat, it tells whose by ``drawer(view) -> int | None``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from kit.engine import Action, Match


@dataclass(frozen=True, slots=True)
class Window:
    """A question to the table: the seats that may still answer, the next one first, and the move that is no answer."""

    asked: tuple[int, ...]
    passing: Action


Find: TypeAlias = Callable[[Any], Window | None]
"""(view) → the window that is open, None outside one."""


def find_in(table: Any) -> Find:
    """How the game with this ``table`` module tells its windows; a game that tells none has none."""
    found: Find = getattr(table, "window", lambda view: None)
    return found


def secret_to(table: Any, view: Any) -> int | None:
    """The seat that alone may see what is drawn now, as the game's ``drawer(view)`` tells it; None: everybody may."""
    seat: int | None = getattr(table, "drawer", lambda view: None)(view)
    return seat


def people_asked(match: Match, window: Window) -> tuple[int, ...]:
    """The people among the seats that may still answer."""
    return tuple(seat for seat in window.asked if isinstance(match.players[seat], str))


def pass_until(match: Match, find: Find, seat: int | None) -> None:
    """Pass for every person asked before ``seat`` (None: for all), as long as the window stays the same.

    Bots answer for themselves; a card of theirs, and whatever else follows, ends the passing.
    """
    while match.due() == "person" and match.state.to_act != seat:
        window = find(match.view(None))
        if window is None:
            return
        before = len(match.entries)
        match.do(window.passing)
        if any(entry.action != window.passing for entry in match.entries[before:]):
            return
