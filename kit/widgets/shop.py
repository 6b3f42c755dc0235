"""``Shop``: a game's cards, rules, score pad and aid as PDF files, from the notebook."""

from __future__ import annotations

from html import escape
from pathlib import Path
from threading import Thread
from typing import Any, Final
from urllib.parse import quote

import ipywidgets

from kit.games import load as load_game
from kit.widgets.language import chosen_language
from printables.imposition import BACKS
from printables.papers import PAPERS
from printables.preflight import PreflightError
from printables.press import LOOKS, PressError, print_game, printable
from translations import load

__all__ = ["Shop"]

FULL: Final = "100%"


class Shop:
    """A form: what to print, on which paper, with which ink and backs. Printing runs beside the kernel's work.

    ``out``: the folder for the files, by default ``print`` where the notebook lies. ValueError for an unknown game or
    language.
    """

    def __init__(self, game: str = "forty-eight", *, lang: str | None = None, out: Path | str = "print") -> None:
        self.game, self.words = load_game(game), load(chosen_language() if lang is None else lang, game)
        self.out = Path(out)
        self.job: Thread | None = None
        words = self.words
        self.wanted = {name: _tick(words(f"shop-{name}")) for name in printable(self.game)}
        self.paper = _choice(words("shop-paper"), {name: words(f"paper-{name}") for name in PAPERS})
        self.ink = _choice(words("shop-ink"), {name: words(f"shop-ink-{name}") for name in LOOKS})
        self.backs = _choice(words("shop-backs"), {name: words(f"shop-backs-{name}") for name in BACKS})
        self.button = ipywidgets.Button(description=words("shop-print"), button_style="primary")
        self.button.layout = ipywidgets.Layout(width="auto", height="44px")
        self.bar = ipywidgets.IntProgress(min=0, max=1, layout=ipywidgets.Layout(width=FULL, visibility="hidden"))
        self.said = ipywidgets.HTML()
        self.button.on_click(lambda _: self.start())
        heading = ipywidgets.HTML(f"<h3>{escape(words('shop-title'))}</h3><p>{escape(words('shop-what'))}</p>")
        parts = (heading, *self.wanted.values(), self.paper, self.ink, self.backs, self.button, self.bar, self.said)
        self.form = ipywidgets.VBox(parts, layout=ipywidgets.Layout(max_width="560px", overflow="hidden"))

    def _repr_mimebundle_(self, **kwargs: Any) -> dict[str, Any]:
        """The form, and beside it what it is for, for where no kernel runs."""
        data: dict[str, Any] = self.form._repr_mimebundle_(**kwargs)
        words = self.words
        items = "".join(f"<li>{escape(words(f'shop-{name}'))}</li>" for name in self.wanted)
        run = escape(words("screen-picture-form"))
        return {
            **data,
            "text/plain": "Shop()",
            "text/html": f"<h3>{escape(words('shop-title'))}</h3><ul>{items}</ul><p>{run}</p>",
        }

    def start(self) -> None:
        """Print what is ticked, in a thread of its own; nothing while a job runs."""
        what = tuple(name for name, box in self.wanted.items() if box.value)
        if self.job is not None and self.job.is_alive():
            return
        if not what:
            self._say(self.words("shop-nothing"))
            return
        self.button.disabled = True
        self.bar.layout.visibility = "visible"
        self.job = Thread(target=self._print, args=(what,), daemon=True)
        self.job.start()

    def _print(self, what: tuple[str, ...]) -> None:
        try:
            made = print_game(
                self.game,
                self.words.lang,
                paper=self.paper.value,
                out=self.out,
                what=what,
                ink=self.ink.value,
                backs=self.backs.value,
                progress=self._progress,
            )
        except (PressError, PreflightError) as error:
            self._say(self.words("shop-failed", reason=str(error)))
        else:
            self._ready(made)
        finally:
            self.button.disabled = False
            self.bar.layout.visibility = "hidden"

    def _progress(self, page: int, pages: int, title: str) -> None:
        self.bar.max, self.bar.value = pages, page
        self._say(self.words("progress-drawing", page=page, pages=pages))

    def _ready(self, made: tuple[Path, ...]) -> None:
        links = "".join(f"<li>{_link(path)}</li>" for path in made)
        self.said.value = f"<p>{escape(self.words('shop-done'))}</p><ul>{links}</ul>"

    def _say(self, text: str) -> None:
        self.said.value = f"<p>{escape(text)}</p>"


def _link(path: Path) -> str:
    """A link that works from the notebook's folder; other places are named."""
    if path.is_absolute():
        return escape(str(path))
    return f'<a href="{quote(path.as_posix())}" target="_blank" rel="noopener">{escape(path.as_posix())}</a>'


def _tick(text: str) -> Any:
    return ipywidgets.Checkbox(value=True, description=text, indent=False, layout=ipywidgets.Layout(width=FULL))


def _choice(text: str, values: dict[str, str]) -> Any:
    options = [(shown, name) for name, shown in values.items()]
    return ipywidgets.Dropdown(
        options=options, description=text, style={"description_width": "initial"}, layout=ipywidgets.Layout(width=FULL)
    )
