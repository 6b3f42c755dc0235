"""``Companion``: a real table's moves and results typed in; the kit checks them, does chores and keeps the score."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets

from kit.engine import Match
from kit.games import load as load_game
from kit.teach.entry import EntryError, enter, example
from kit.teach.telling import Told
from kit.widgets import forms
from kit.widgets.language import chosen_language
from kit.widgets.match_session import MatchSession
from kit.widgets.table import Table
from translations import Words, load

__all__ = ["Companion"]

FULL = "100%"


class Companion:
    """A table of people with real dice and cards, and a box to type moves into, a line each.

    ``seats``, ``lang``, ``options``, ``teach`` and ``saved`` as for ``Table``; ``players``: a name for each person.
    What is clicked on the table and what is typed come to the same. ValueError names what is wrong and what would do.
    """

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        lang: str | None = None,
        players: Sequence[str] | None = None,
        options: Mapping[str, str] | None = None,
        teach: Sequence[str] = (),
        saved: Path | str | None = None,
    ) -> None:
        language = chosen_language() if lang is None else lang
        known, words = load_game(game), load(language)
        count = seats if seats is not None else len(players) if players else known.seats[len(known.seats) // 2]
        people = players or tuple(forms.default_name(seat, words) for seat in range(count))
        self.table = Table(
            game,
            seats=count,
            lang=language,
            players=people,
            options=options,
            teach=teach,
            chance="typed",
            saved=saved,
        )
        self.box = ipywidgets.Textarea(rows=4, layout=ipywidgets.Layout(width=FULL))
        self.button = ipywidgets.Button(button_style="primary", layout=ipywidgets.Layout(width="auto", height="44px"))
        self.heading, self.due, self.said = ipywidgets.HTML(), ipywidgets.HTML(), ipywidgets.HTML()
        self.button.on_click(lambda _: self.enter())
        self.table.observe(lambda _: self._show(), names=["rev", "lang"])
        parts = (self.heading, self.due, self.box, self.button, self.said, self.table)
        self.form = ipywidgets.VBox(parts, layout=ipywidgets.Layout(overflow="hidden"))
        self._show()

    @property
    def match(self) -> Match:
        """The match that is kept."""
        return self._session.match

    @property
    def _session(self) -> MatchSession:
        session = self.table.session
        assert isinstance(session, MatchSession)
        return session

    def enter(self) -> None:
        """Enter what stands in the box: all of it, or nothing and why."""
        session, words = self._session, self._session.words
        try:
            moves = enter(session.match, session.telling, self.box.value)
        except EntryError as error:
            self._refused(error)
            return
        if not moves:
            self._say(words("companion-empty"))
            return
        self.box.value = ""
        self._say(words("companion-done", n=len(moves)))
        session.start(session.match)
        self.table.refresh()

    def _show(self) -> None:
        """Words of the language on the table, and what is due."""
        session, words = self._session, self._session.words
        self.heading.value = _heading(words)
        self.button.description = words("companion-enter")
        self.box.placeholder = words("companion-moves")
        self.box.tooltip = words("companion-moves")
        examples = "".join(f"<br><code>{escape(move)}</code>" for move in example(session.match.state, session.telling))
        said = escape(words("companion-due", what=session.status()))
        shown = escape(words("companion-example", moves="")) + examples if examples else ""
        self.due.value = f'<div lang="{words.lang}"><b>{said}</b><br>{shown}</div>'

    def _refused(self, error: EntryError) -> None:
        words = self._session.words
        reasons = "".join(f"<li>{_reason(one)}</li>" for one in error.told) or "".join(
            f"<li>{escape(reason)}</li>" for reason in error.reasons
        )
        line = escape(words("companion-line", n=error.number, text=error.line))
        self._say(words("companion-nothing-done"), f"<br>{line}<ul>{reasons}</ul>")

    def _say(self, text: str, more: str = "") -> None:
        self.said.value = f'<div role="status" lang="{self._session.words.lang}">{escape(text)}{more}</div>'

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The form with its table, and beside it the table's picture, for where no kernel runs."""
        data: dict[str, Any] = self.form._repr_mimebundle_(**kwargs)
        words = self._session.words
        still = _heading(words) + self.table.still()
        return {**data, "text/plain": f"Companion({self.match.game.id!r})", "text/html": still}


def _heading(words: Words) -> str:
    return f"<h3>{escape(words('companion-title'))}</h3><p>{escape(words('companion-what'))}</p>"


def _reason(told: Told) -> str:
    return f"{escape(told.text)} <small>{escape(told.rule)} · {', '.join(told.passages)}</small>"
