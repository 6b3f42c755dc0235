"""The widget every table on screen is: one anywidget that shows a session's data and hands its messages on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar, Final

import anywidget
import traitlets

from kit import places
from kit.drawing.tokens import THEMES, Look, Theme
from kit.widgets.picture import still_html
from kit.widgets.session import Session
from kit.widgets.webfont import font

STATIC: Final = Path(__file__).with_name("static")
SCRIPTS: Final = ("faces.js", "forms.js", "table.js")
"""One module to the browser."""


def _variables(theme: Theme) -> str:
    """A theme's colours as CSS variables."""
    plain = {name: getattr(theme, name) for name in ("page", "table", "panel", "rule", "ink", "mute", "focus")}
    for name in ("kept", "ruling", "refused"):
        state = getattr(theme, name)
        plain |= {name: state.line, f"{name}-ground": state.ground}
    return "".join(f"--ts-{name}:#{value};" for name, value in plain.items())


def style() -> str:
    """The style sheet: the themes' colours from the tokens, then what stands in the file."""
    themes = "".join(f".tableside[data-theme={name}]{{{_variables(theme)}}}" for name, theme in THEMES.items())
    return themes + (STATIC / "table.css").read_text("utf-8")


class Frame(anywidget.AnyWidget):
    """A session on screen. Only what has changed is sent; no widget is made after this one."""

    _esm = "".join((STATIC / name).read_text("utf-8") for name in SCRIPTS)
    _css = style()
    board = traitlets.Unicode().tag(sync=True)
    faces: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    """Every face sent so far; whole only to a screen that is new. Others get what is new in ``fresh``."""
    fresh: traitlets.Dict[str, str] = traitlets.Dict().tag(sync=True)
    kept: traitlets.Dict[str, Any] = traitlets.Dict().tag(sync=True)
    """The faces a screen may still keep, since it was passed to another seat; ``turn`` counts how often it was."""
    rev = traitlets.Int().tag(sync=True)
    head = traitlets.Dict().tag(sync=True)
    bar = traitlets.Dict().tag(sync=True)
    why = traitlets.Dict().tag(sync=True)
    can = traitlets.Dict().tag(sync=True)
    rule = traitlets.Dict().tag(sync=True)
    log_panel = traitlets.Dict().tag(sync=True)
    live = traitlets.Unicode().tag(sync=True)
    lang = traitlets.Unicode().tag(sync=True)
    theme = traitlets.Unicode("auto").tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    cover = traitlets.Dict().tag(sync=True)
    chores: traitlets.List[dict[str, Any]] = traitlets.List().tag(sync=True)
    form = traitlets.Dict().tag(sync=True)
    lesson = traitlets.Dict().tag(sync=True)
    font_family = traitlets.Unicode().tag(sync=True)
    font_regular = traitlets.Bytes().tag(sync=True)
    font_bold = traitlets.Bytes().tag(sync=True)
    _in_cell: ClassVar[dict[str, tuple[str, list[Frame]]]] = {}
    _font_asked = ""
    _faces_for: tuple[str, Look] | None = None
    _reader: int | None = None
    _open: frozenset[str] = frozenset()

    def __init__(self, session: Session) -> None:
        """Show ``session``; a widget shown by an earlier run of the same cell is closed."""
        self.session = session
        super().__init__()
        self.on_msg(lambda _, message, buffers: self.receive(message))
        self.refresh()
        self._replace()

    def receive(self, message: object) -> None:
        """Take a message of the screen and show what came of it."""
        if not isinstance(message, Mapping):
            return
        if message.get("do") == "faces":
            self.send_state("faces")
            return
        self.session.handle(message)
        self.refresh()
        if self.lang != self._font_asked:
            self._ask_font()

    def refresh(self) -> None:
        """Send what has changed since the last time."""
        shown = self.session.shown()
        shown["log_panel"] = shown.pop("log")
        shown["labels"] = self.session.labels()
        needed = shown.pop("faces")
        with self.hold_sync():
            self._keep(needed)
            for name, value in shown.items():
                if getattr(self, name) != value:
                    self.set_trait(name, value)

    def _keep(self, needed: dict[str, str]) -> None:
        """Send the faces that are new; all anew in another language or look, so that no more are kept than serve.

        When another seat looks at the screen, only what it is shown now and what everybody was shown is kept: no card
        of the seat before stays.
        """
        drawn_for, reader = (self.session.words.lang, self.session.look), self.session.reader
        passed_on, self._reader = reader != self._reader, reader
        if drawn_for != self._faces_for:
            self._faces_for, self.faces, self.fresh, self._open = drawn_for, needed, {}, frozenset()
        self._open |= frozenset(needed) if reader is None else frozenset()
        fresh = {name: face for name, face in needed.items() if name not in self.faces}
        if passed_on:
            for name in self.faces.keys() - needed.keys() - self._open:
                del self.faces[name]
            self.fresh = fresh
            self.kept = {"turn": self.kept.get("turn", 0) + 1, "faces": sorted(needed.keys() | self._open)}
        elif fresh:
            self.fresh = fresh
        self.faces.update(fresh)

    def still(self) -> str:
        """The table as a still picture in HTML, wide and light."""
        session = self.session
        drawing = session.table.draw(
            session.view, session.words, session.look, session.names, session.ui, session.width
        )
        return still_html(drawing, self.lang, session.words("screen-picture"), session.look)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        """The widget, and beside it the picture for where no kernel runs."""
        found = super()._repr_mimebundle_(**kwargs)
        data, metadata = found if found is not None else ({}, {})
        return {**data, "text/html": self.still()}, metadata

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.session.game.id!r})"

    def _ask_font(self) -> None:
        """Have the language's font made beside the kernel's work, and sent from the kernel's own loop."""
        with suppress(RuntimeError):
            loop = asyncio.get_running_loop()
            self._font_asked = self.lang
            Thread(target=self._make_font, args=(self.lang, loop), daemon=True).start()

    def _make_font(self, lang: str, loop: asyncio.AbstractEventLoop) -> None:
        with suppress(places.UnwritableError):
            loop.call_soon_threadsafe(self.use_font, *font(lang))

    def use_font(self, family: str, regular: bytes, bold: bytes) -> None:
        """Send a web font: its family name and two WOFF files."""
        with self.hold_sync():
            self.font_family, self.font_regular = family, regular
            self.font_bold = bold

    def _replace(self) -> None:
        """Close what an earlier run of the same cell has shown."""
        cell, run = current_run()
        if not cell:
            return
        last, frames = self._in_cell.get(cell, ("", []))
        if last != run:
            for frame in frames:
                frame.close()
            frames = []
        self._in_cell[cell] = (run, [*frames, self])


def current_run() -> tuple[str, str]:
    """The id of the notebook cell that is running and of this run of it, "" each outside a notebook."""
    from IPython.core.getipython import get_ipython

    shell: Any = get_ipython()
    try:
        parent = shell.get_parent()
        return str(parent["metadata"]["cellId"]), str(parent["header"]["msg_id"])
    except (AttributeError, LookupError):
        return "", ""
