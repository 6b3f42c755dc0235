"""``Checker``: a sheet filled in at a real table, entered in the notebook, checked and scored."""

from __future__ import annotations

from typing import Any

from kit.widgets.checker_session import CheckerSession
from kit.widgets.frame import Frame
from kit.widgets.language import chosen_language

__all__ = ["Checker"]


class Checker(Frame):
    """A sheet of a game played at a real table.

    ``lang`` as for ``Table``; ``given``: what the game's checker begins with (``seats``, ``options``, cards that lay
    open; see ``begin`` in the game's ``checking`` module). ValueError names what is wrong and what would do.
    """

    def __init__(self, game: str, *, lang: str | None = None, **given: Any) -> None:
        language = chosen_language() if lang is None else lang
        super().__init__(CheckerSession(game, language, **given))
