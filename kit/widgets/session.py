"""What happens at a table on screen, without any widget: messages in, data to show out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from kit.drawing.tokens import SCREEN_DARK, SCREEN_LIGHT, Look
from kit.engine import CHANCE, Action, Game, State
from kit.games import load as load_game
from kit.games.touch import Ui
from kit.teach.telling import Telling, Told
from kit.widgets import panels
from kit.widgets.picture import board_svg, disc_svgs
from translations import LANGUAGES, Words, load

Message: TypeAlias = Mapping[str, Any]
Shown: TypeAlias = dict[str, Any]
THEMES: Final = ("auto", "light", "dark")
WIDTHS: Final = (328, 736)
"""Least and greatest width of a board, px."""
LOG_LINES: Final = 12
"""Lines of the log that are always shown; the whole is sent when asked for."""


class Session(ABC):
    """One table: what is shown of a game to whoever sits before the screen, and what their clicks and keys do.

    ``handle`` takes a message of the screen, ``shown`` gives everything to be seen as JSON-able data.
    """

    def __init__(self, game: str, lang: str) -> None:
        """ValueError for an unknown game or language, naming the choices."""
        self.game: Game = load_game(game)
        self.table: Any = self.game.module("table")
        self.ui = Ui()
        self.width, self.dark, self.theme = 736.0, False, "auto"
        self.refused: tuple[Action, tuple[Told, ...]] | None = None
        self.rule: str | None = None
        self.live = ""
        self.whole_log = False
        self._set_language(lang)

    @property
    @abstractmethod
    def rev(self) -> int:
        """Number of the position shown; a click carries it back."""

    @property
    @abstractmethod
    def view(self) -> State:
        """What may be shown now."""

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """The seats' names in this language."""

    @property
    def reader(self) -> int | None:
        """The seat whose secrets may be on the screen; when it changes, nothing of the one before stays there."""
        return None

    @abstractmethod
    def attempt(self, action: Action) -> None:
        """Try a move and say what came of it."""

    @abstractmethod
    def log_lines(self) -> list[Shown]:
        """The whole log: text and seat (None: nobody) of each line."""

    @abstractmethod
    def hint(self) -> str:
        """The next hint."""

    @property
    def look(self) -> Look:
        """How the board is drawn."""
        dark = self.dark if self.theme == "auto" else self.theme == "dark"
        return SCREEN_DARK if dark else SCREEN_LIGHT

    @property
    def chore(self) -> str | None:
        """The chore that is due, if one is; its answer is not shown."""
        return self.view.chore

    def handle(self, message: Message) -> None:
        """Do what the screen asks; what makes no sense or comes too late changes nothing."""
        handler = self.handlers().get(str(message.get("do")))
        if handler is not None:
            handler(message)

    def handlers(self) -> dict[str, Callable[[Message], None]]:
        """What the screen may ask for, by name."""
        return {
            "touch": self._touch,
            "ask": self._ask,
            "play": self._play,
            "clear": self._clear,
            "hint": lambda message: self.say(self.hint()),
            "rule": self._rule,
            "lang": self._lang,
            "theme": self._theme,
            "see": self._see,
            "log": self._log,
        }

    def shown(self) -> Shown:
        """Everything to be seen, by the name of the widget's trait; ``faces``: what the board only names."""
        view, faces = self.view, dict[str, str]()
        drawing = self.table.draw(view, self.words, self.look, self.names, self.ui, self.width)
        return {
            "board": board_svg(drawing, self.words.lang, self.look, faces),
            "faces": faces,
            "rev": self.rev,
            "head": {"game": self.title, "title": self.table.head(view, self.words), "line": self.status()},
            "bar": panels.bar(self.table, view, self.words, self.telling, self.ui, self.may_act()),
            "why": panels.why(self.words, self.telling, self.refused, self.would_do()),
            "can": panels.can(self.table, view, self.words, self.telling, self.chore, self.may_act()),
            "rule": panels.rule(self.telling, self.words, self.rule or self.table.rule(view)),
            "log": self._log_shown(),
            "live": self.live,
            "lang": self.words.lang,
            "theme": self.theme,
        }

    def labels(self) -> Shown:
        """Words and pictures that change with the language only."""
        return panels.labels(self.words, self.title) | {"discs": disc_svgs(self.names, self.look)}

    @property
    def title(self) -> str:
        """The game's name."""
        return self.words(f"{self.game.prefix}-title")

    def may_act(self) -> bool:
        """Whether whoever sits before the screen is to do something."""
        return self.view.to_act is not None

    def status(self) -> str:
        """Who is to act, and what to do."""
        view, words = self.view, self.words
        what = self.table.instruction(view, words)
        who = view.to_act
        if who is None:
            return words("game-over")
        return what if who == CHANCE else _run_on(words("screen-turn", name=self.names[int(who)]), what)

    def would_do(self) -> tuple[Action, ...]:
        """Moves to name beside a refusal: legal ones of the kind tried, else of any; none while a chore is learned."""
        if self.refused is None or self.chore is not None or not self.may_act():
            return ()
        legal = self.view.legal_actions()
        return tuple(action for action in legal if action.kind == self.refused[0].kind) or legal

    def say(self, text: str) -> None:
        """Put ``text`` on the live line."""
        self.live = text

    def forget(self) -> None:
        """Nothing is chosen or refused any more: the position has changed."""
        self.ui = Ui()
        self.refused = None
        self.rule = None

    def refuse(self, action: Action, told: tuple[Told, ...]) -> None:
        """Keep a refusal to be shown; nothing else changes."""
        self.refused = (action, told)
        self.say(self.words("refused-count", n=len(told)))

    def _current(self, message: Message) -> bool:
        return message.get("rev") == self.rev and self.may_act()

    def _touch(self, message: Message) -> None:
        if not self._current(message):
            return
        touched = self._touched(message)
        if isinstance(touched, Ui):
            self.ui = touched
            self.say("")
        else:
            self.attempt(touched)

    def _touched(self, message: Message) -> Any:
        """What a click comes to; a spot that is not there is no click."""
        try:
            return self.table.touch(self.view, self.ui, str(message.get("spot", "")))
        except (ValueError, IndexError, TypeError):
            return self.ui

    def _ask(self, message: Message) -> None:
        """Why not? As a click, but nothing is done."""
        if not self._current(message):
            return
        touched = self._touched(message)
        if isinstance(touched, Ui):
            self.say(self.words("screen-no-move-here", what=self.table.instruction(self.view, self.words)))
            return
        refusals = self.view.why_not(touched)
        if refusals:
            self.refuse(touched, self.telling.refusals(refusals))
        elif self.chore is None:
            self.say(self.words("screen-possible", move=self.telling.action(touched)))
        else:
            self.say(self.words("screen-not-told"))

    def _play(self, message: Message) -> None:
        """A move named in the list of what can be done."""
        if not self._current(message):
            return
        try:
            action = self.game.parse(str(message.get("move", "")))
        except ValueError:
            return
        self.attempt(action)

    def _clear(self, message: Message) -> None:
        self.ui = Ui()
        self.refused = None
        self.say(self.words("screen-chosen-none"))

    def _rule(self, message: Message) -> None:
        name = message.get("id")
        if name in self.game.rulebook:
            self.rule = str(name)

    def _lang(self, message: Message) -> None:
        if message.get("lang") in LANGUAGES:
            self._set_language(str(message["lang"]))
            self.say("")

    def _theme(self, message: Message) -> None:
        if message.get("theme") in THEMES:
            self.theme = str(message["theme"])

    def _see(self, message: Message) -> None:
        """The screen says how wide the board may be and whether it is dark."""
        width = message.get("width")
        if isinstance(width, int | float) and width > 0:
            self.width = float(min(max(width, WIDTHS[0]), WIDTHS[1]))
        self.dark = bool(message.get("dark", self.dark))

    def _log(self, message: Message) -> None:
        self.whole_log = not self.whole_log

    def _log_shown(self) -> Shown:
        lines = self.log_lines()
        more = len(lines) > LOG_LINES
        return {"lines": lines if self.whole_log else lines[-LOG_LINES:], "more": more and not self.whole_log}

    def _set_language(self, lang: str) -> None:
        self.words: Words = load(lang, self.game.id, isolate=True)
        self._retell()
        if self.refused is not None:
            action, told = self.refused
            self.refused = None if not told else (action, self._told_again(action))

    def _retell(self) -> None:
        self.telling = Telling(self.game, self.words, self.names)

    def _told_again(self, action: Action) -> tuple[Told, ...]:
        return self.telling.refusals(self.view.why_not(action))


def _run_on(one: str, other: str) -> str:
    """Two sentences after each other; a full stop of full width needs no space."""
    return f"{one}{other}" if one.endswith("。") else f"{one} {other}"
