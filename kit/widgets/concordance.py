"""``Concordance``: two texts that tell one game, rule by rule, side by side in the notebook."""

from __future__ import annotations

from html import escape
from itertools import groupby
from typing import Any, get_args

import ipywidgets

from kit.games import load as load_game
from kit.games.concordance import Entry, Verdict, concordance
from kit.widgets.language import chosen_language
from seeds.passages import SeedTextError, quote
from seeds.sources import catalogue
from translations import load

__all__ = ["Concordance"]

ALL = "all"
CELL = "padding:6px 10px;vertical-align:top;text-align:start;border-top:1px solid var(--jp-border-color2,#dad8d3)"
SMALL = "font-size:12px;opacity:.8"
QUOTE = "margin:4px 0 0;padding-inline-start:8px;border-inline-start:3px solid currentColor;white-space:pre-wrap"


class Concordance:
    """A table of the rules with what each text says, and a choice of which rules to show.

    Where the texts are at hand (``TABLESIDE_SEEDS``), both passages stand in it; a saved notebook never holds them.
    ValueError for an unknown game or language, or a game told by one text.
    """

    def __init__(self, game: str, *, lang: str | None = None) -> None:
        self.game = load_game(game)
        self.words = load(chosen_language() if lang is None else lang, game)
        self.book = concordance(self.game)
        counts = self.book.counts
        options = [(self.words("concordance-all", count=len(self.book.entries)), ALL)]
        options += [(f"{self.words(f'concordance-{v}')} ({counts[v]})", v) for v in get_args(Verdict)]
        self.choice = ipywidgets.Dropdown(
            options=options, value="different", description=self.words("concordance-show")
        )
        self.table = ipywidgets.HTML(self.html("different", quoted=True))
        self.choice.observe(self._choose, names="value")
        self.form = ipywidgets.VBox((ipywidgets.HTML(self._heading()), self.choice, self.table))

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The table with its choice, and beside it all rules without the texts' words, for where no kernel runs."""
        data: dict[str, Any] = self.form._repr_mimebundle_(**kwargs)
        still = self._heading() + self.html(ALL, quoted=False)
        return {**data, "text/plain": f"Concordance({self.game.id!r})", "text/html": still}

    def html(self, which: str, *, quoted: bool) -> str:
        """The rows of one verdict or of ``all``; ``quoted``: with the passages' words where the texts are at hand."""
        entries = [entry for entry in self.book.entries if which in (ALL, entry.verdict)]
        words = self.words
        heads = [words(f"concordance-text-{catalogue()[text].language}") + f" {text}" for text in self.book.texts]
        head = "".join(
            f'<th scope="col" style="{CELL}">{escape(h)}</th>' for h in (words("concordance-rule"), *heads, "")
        )
        rows = "".join(
            self._section(section) + "".join(self._row(entry, quoted) for entry in group)
            for section, group in groupby(entries, lambda entry: entry.rule.section)
        )
        table = f'<table lang="{words.lang}" style="border-collapse:collapse">'
        return (
            f'<div style="overflow-x:auto;line-height:1.45">{table}'
            f"<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>"
        )

    def _choose(self, change: dict[str, Any]) -> None:
        self.table.value = self.html(change["new"], quoted=True)

    def _heading(self) -> str:
        words = self.words
        said = (words("concordance-what"), words("concordance-counts", **self.book.counts))
        told = "".join(f"<p>{escape(one)}</p>" for one in said)
        return f'<div lang="{words.lang}"><h3>{escape(words("concordance-title"))}</h3>{told}</div>'

    def _section(self, section: str) -> str:
        name = escape(self.words(f"{self.game.prefix}-section-{section}"))
        return f'<tr><th scope="colgroup" colspan="4" style="{CELL};padding-top:14px">{name}</th></tr>'

    def _row(self, entry: Entry, quoted: bool) -> str:
        name = escape(self.words.attribute(entry.rule.id, "name"))
        rule = f'<b>{name}</b><br><span style="{SMALL}">{entry.rule.id}</span>'
        cells = (self._cell(entry, column, quoted) for column in range(len(self.book.texts)))
        told = "".join(f'<td style="{CELL};min-width:150px">{cell}</td>' for cell in (rule, *cells))
        return f'<tr>{told}<td style="{CELL}">{self._verdict(entry)}</td></tr>'

    def _cell(self, entry: Entry, column: int, quoted: bool) -> str:
        passages = entry.passages[column]
        if not passages:
            return f'<span style="{SMALL}">{escape(self.words("concordance-nothing"))}</span>'
        said = escape(self.book.said(entry, self.book.texts[column], self.words))
        parts = [said] if said else []
        parts.append(f'<span style="{SMALL}">{", ".join(passages)}</span>')
        lang = catalogue()[self.book.texts[column]].language
        text = _quote(passages) if quoted else None
        return "<br>".join(parts) + (f'<div lang="{lang}" style="{QUOTE}">{escape(text)}</div>' if text else "")

    def _verdict(self, entry: Entry) -> str:
        words = self.words
        word = words(f"concordance-{entry.verdict}")
        shown = escape(words("concordance-whose", text=entry.text, verdict=word) if entry.text else word)
        if entry.option:
            option = words(f"{self.game.prefix}-option-{entry.option}")
            note = words("concordance-option", option=option)
        elif entry.verdict == "different":
            note = words("concordance-no-effect")
        else:
            return shown
        strong = f"<b>{shown}</b>" if entry.verdict == "different" else shown
        return f'{strong}<br><span style="{SMALL}">{escape(note)}</span>'


def _quote(passages: tuple[str, ...]) -> str | None:
    """The words of the passages, None where the texts are not at hand or are others than those catalogued."""
    try:
        return quote(passages)
    except SeedTextError:
        return None
