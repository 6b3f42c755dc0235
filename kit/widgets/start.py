"""``start`` and ``welcome``: the first cell of a notebook, in the reader's language."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from html import escape
from typing import Any, Final

import ipywidgets
from IPython import display

from kit import notebooks_data
from kit.drawing.svg import standalone
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import Game
from kit.games import load as load_game
from kit.games import names
from kit.type.metrics import width as measure
from kit.widgets.language import choose_language, chosen_language
from kit.widgets.panels import LANGUAGE_NAMES
from translations import Words, load

__all__ = ["start", "welcome"]

_OUTPUT: Any = display
"""IPython's output, which has no types."""
PARTS: Final = {
    "lesson": "start-lessons",
    "table": "start-table",
    "practice": "start-drills",
    "checker": "start-check",
    "companion": "start-companion",
    "concordance": "start-concordance",
    "shop": "start-shop",
}
"""The cells a game's notebook may have, by name, and the word that says what each is."""
PICTURES = 4
PICTURE_WIDTH = 108


def start(lang: str | None = None) -> None:
    """Show what the kit is, its games with their notebooks, and a choice of language."""
    _page(lang, _start)


def welcome(game: str, lang: str | None = None) -> None:
    """Show what a game is and what its notebook holds, and a choice of language. ValueError for an unknown game."""
    known = load_game(game)
    _page(lang, lambda language: _welcome(known, language))


def _page(lang: str | None, page: Callable[[str], str]) -> None:
    """A page that follows the language chosen above it."""
    language = chosen_language() if lang is None else lang
    words = load(language)
    choice = ipywidgets.Dropdown(
        options=[(name, code) for code, name in LANGUAGE_NAMES.items()], value=language, description=words("language")
    )
    _OUTPUT.display(choice)
    shown = _OUTPUT.display(_OUTPUT.HTML(page(language)), display_id=True)

    def change(event: dict[str, Any]) -> None:
        choose_language(event["new"])
        choice.description = load(event["new"])("language")
        if shown is not None:
            shown.update(_OUTPUT.HTML(page(event["new"])))

    choice.observe(change, names="value")


def _start(lang: str) -> str:
    words = load(lang)
    games = "".join(_game(load_game(name), lang) for name in names())
    notes = ("start-run", "start-print-note", "start-saves", "unofficial")
    lines = "".join(f"<p>{escape(words(id))}</p>" for id in notes)
    return (
        f'<div lang="{lang}"><h1>Tableside</h1><p>{escape(words("start-what"))}</p>'
        f"<h2>{escape(words('start-games'))}</h2>{games}{lines}</div>"
    )


def _game(game: Game, lang: str) -> str:
    words = load(lang, game.id)
    notebook = f"{game.id.replace('-', '_')}.ipynb"
    return f'{_about(game, words, 3)}<p><a href="{notebook}">{escape(words("start-play"))}: {notebook}</a></p>'


def _welcome(game: Game, lang: str) -> str:
    words = load(lang, game.id)
    ids = (PARTS[name] for name in notebooks_data.parts(game.id) if name in PARTS)
    parts = "".join(f"<li>{escape(words(id))}</li>" for id in ids)
    return (
        f'<div lang="{lang}">{_about(game, words, 1)}<ol>{parts}</ol>'
        f"<p>{escape(words('start-language'))}</p><p>{escape(words('unofficial'))}</p></div>"
    )


def _about(game: Game, words: Words, level: int) -> str:
    """A game's title, what it is, and some of its components."""
    id = f"{game.prefix}-title"
    title = f"{words(id)} · {words.attribute(id, 'subtitle')}"
    told = "".join(f"<p>{escape(words.attribute(id, name))}</p>" for name in ("blurb", "players"))
    pictures = "".join(_picture(game, component, words) for component in _samples(game))
    return f"<h{level}>{escape(title)}</h{level}>{told}<p>{pictures}</p>"


def _samples(game: Game) -> tuple[str, ...]:
    """Some things of the box, one of each kind first."""
    kinds = dict.fromkeys(component.kind for component in game.components if component.back is not None)
    firsts = [next(c.id for c in game.components if c.kind == kind and c.back is not None) for kind in kinds]
    return tuple(firsts[:PICTURES])


def _picture(game: Game, component: str, words: Words) -> str:
    drawing = game.module("faces").draw(component, words, SCREEN_LIGHT)
    svg = standalone(drawing, lang=words.lang, measure=measure)
    data = b64encode(svg.encode()).decode()
    return (
        f'<img alt="{escape(drawing.title, quote=True)}" width="{PICTURE_WIDTH}" style="margin-right:8px"'
        f' src="data:image/svg+xml;base64,{data}">'
    )
