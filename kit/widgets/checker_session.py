"""Checking what was filled in at a real table, without any widget: clicks and typing in, faults and score out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final

from kit.engine import Action, Game
from kit.games.touch import Ui
from kit.games.verdict import Verdict
from kit.widgets.session import Message, Session, Shown
from translations import Words

LABELS: Final = {
    "why-not": "check-findings",
    "screen-not-possible": "check-impossible",
    "screen-nothing-refused": "check-fine",
    "can-do": "check-how",
    "log": "check-score",
}
"""Words of the screen that are other ones here."""
UNUSED: Final = ("legal", "not-now", "sealed")
"""Signs that do not occur here."""
KEPT: Final = 500
"""Most steps that can be undone."""


@dataclass(frozen=True, slots=True)
class Desk:
    """Something being filled in, seen as a view: one person writes, there is no chore and no legal action."""

    entry: Any
    to_act: int = 0
    chore: None = None

    def legal_actions(self) -> tuple[Action, ...]:
        """None: everything may be written."""
        return ()


class Checking:
    """A game's ``checking`` module, seen as a table."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module

    def draw(self, view: Desk, words: Words, look: Any, names: tuple[str, ...], ui: Ui, width: float) -> Any:
        """The board."""
        return self.module.draw(view.entry, words, look, ui, width)

    def head(self, view: Desk, words: Words) -> str:
        """What is being done."""
        return words("check-title")

    def instruction(self, view: Desk, words: Words) -> str:
        """Said by the session, which knows what is chosen."""
        return ""

    def rule(self, view: Desk) -> str:
        """The rule shown before one is asked for."""
        found: str = self.module.RULE
        return found

    def offers(self, view: Desk, ui: Ui) -> tuple[str, ...]:
        """None: whatever is pressed stands at once."""
        return ()

    def groups(self, view: Desk, words: Words) -> tuple[()]:
        """None."""
        return ()


class CheckerSession(Session):
    """One sheet being entered, checked anew after every step."""

    def __init__(self, game: str, lang: str, **given: Any) -> None:
        """ValueError for an unknown game or language, a game without a checker, or what the game's checker refuses."""
        self.past: list[Any] = []
        self.future: list[Any] = []
        self.entry: Any = None
        self.form: Shown = {}
        super().__init__(game, lang)
        self.checking = _checking(self.game)
        self.given = given
        self.entry = self.checking.begin(**given)
        self.table = Checking(self.checking)

    @property
    def rev(self) -> int:
        """Anything can be written at any time, so no click is stale."""
        return 0

    @property
    def view(self) -> Any:
        """What is entered."""
        return Desk(self.entry)

    @property
    def names(self) -> tuple[str, ...]:
        """Nobody is named."""
        return ()

    def handlers(self) -> dict[str, Callable[[Message], None]]:
        """Pointing, typing, undo and redo, a new sheet, language and theme."""
        every = super().handlers()
        kept = {name: every[name] for name in ("touch", "rule", "lang", "theme", "see", "clear")}
        return kept | {
            "undo": lambda message: self._back(self.past, self.future, "screen-undone", "screen-undo-nothing"),
            "redo": lambda message: self._back(self.future, self.past, "screen-redone", "screen-redo-nothing"),
            "blank": lambda message: self._enter(self.checking.begin(**self.given)),
            "form": self._form,
            "fill": self._fill,
        }

    def shown(self) -> Shown:
        """Everything to be seen: findings where a table shows refusals, the score in place of the log."""
        found = self.verdict
        title = self.words("check-title")
        buttons = [[name, self.words(id)] for name, id in BUTTONS.items()]
        return super().shown() | {
            "head": {"game": self.title, "title": title, "line": self.status(), "buttons": buttons},
            "why": self._findings(found),
            "can": {"text": self.status(), "groups": []},
            "log": {"lines": [{"text": line, "seat": None} for line in found.score], "more": False},
            "form": self.form,
        }

    def labels(self) -> Shown:
        """The screen's words, findings and score called what they are."""
        others = {name: self.words(id) for name, id in LABELS.items()}
        return super().labels() | others | dict.fromkeys(UNUSED, "")

    @property
    def verdict(self) -> Verdict:
        """What cannot be, and the score."""
        found: Verdict = self.checking.verdict(self.entry, self.words)
        return found

    def status(self) -> str:
        """What to point at or press."""
        told: str = self.checking.instruction(self.entry, self.ui, self.words)
        return told

    def attempt(self, action: Action) -> None:
        """Nothing is played here."""

    def log_lines(self) -> list[Shown]:
        """The score stands in place of a log."""
        return []

    def hint(self) -> str:
        """What to point at."""
        return self.status()

    def _touch(self, message: Message) -> None:
        try:
            entry, ui = self.checking.touch(self.entry, self.ui, str(message.get("spot", "")))
        except (ValueError, KeyError, IndexError):
            return
        self.ui = ui
        self._enter(entry)

    def _enter(self, entry: Any) -> None:
        if entry == self.entry:
            self.say("")
            return
        self.past = [*self.past[-KEPT:], self.entry]
        self.future = []
        self.entry = entry
        self._count()

    def _count(self) -> None:
        """Say how many entries cannot be."""
        self.say(self.words("check-count", n=len(self.verdict.faults)))

    def _back(self, one: list[Any], other: list[Any], done: str, nothing: str) -> None:
        if not one:
            self.say(self.words(nothing))
            return
        other.append(self.entry)
        self.entry, self.ui = one.pop(), Ui()
        self.say(self.words(done))

    def _findings(self, found: Verdict) -> Shown:
        reasons = [
            {
                "rule": fault.rule,
                "name": self.telling.rule_name(fault.rule),
                "text": fault.text,
                "passages": ", ".join(self.game.rulebook[fault.rule].passages),
            }
            for fault in found.faults
        ]
        tried = self.words("check-count", n=len(reasons))
        return {"tried": tried, "reasons": reasons, "would": ""} if reasons else {"reasons": []}

    def _form(self, message: Message) -> None:
        """Open the form to type the sheet in, or close it."""
        if message.get("kind") != "lines":
            self.form = {}
            return
        lines = self.checking.lines(self.entry, self.words)
        self.form = {
            "kind": "lines",
            "title": self.words("check-type"),
            "lines": [{"id": line.id, "label": line.label, "text": line.text, "hint": line.hint} for line in lines],
            "words": {"close": self.words("close"), "fill": self.words("check-read")},
        }

    def _fill(self, message: Message) -> None:
        """Read what was typed; what cannot be read is said and changes nothing."""
        given = message.get("lines")
        if not isinstance(given, dict):
            return
        try:
            entry = self.checking.fill(self.entry, {str(id): str(text) for id, text in given.items()}, self.words)
        except ValueError as error:
            self.say(str(error))
            return
        self.form, self.ui = {}, Ui()
        self._enter(entry)


BUTTONS: Final = {"undo": "undo", "redo": "redo", "lines": "check-type", "blank": "check-blank"}
"""What stands over the board; ``lines`` opens the form."""


def has_checker(game: Game) -> bool:
    """Whether what is filled in at a real table of this game can be checked."""
    return find_spec(f"{game.package}.checking") is not None


def _checking(game: Game) -> ModuleType:
    if not has_checker(game):
        raise ValueError(f"{game.id} has nothing to check that is filled in at a table")
    return game.module("checking")
