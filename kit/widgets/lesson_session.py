"""Lessons and drills at a table on screen: goal, tries, hints in steps, retry, the list of chapters."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kit import places
from kit.drawing.cards import cut
from kit.drawing.shapes import Drawing
from kit.drawing.svg import to_svg
from kit.drawing.tokens import Look
from kit.engine import Action, Game, State
from kit.games import load as load_game
from kit.teach.lesson import Lesson, Result
from kit.teach.practice import Practice
from kit.teach.progress import Progress
from kit.type.metrics import width as measure
from kit.widgets import forms
from kit.widgets.session import Message, Session, Shown
from translations import Words, load

SHOWN: Final = 9
"""Most components shown in a lesson's panel."""
LOG_KEPT: Final = 40


class TaughtSession(Session):
    """What lessons and drills share: a try is answered in words, the table stays until the learner goes on."""

    def __init__(self, game: str, lang: str) -> None:
        """ValueError for an unknown game or language."""
        self.said, self.kind = "", ""
        self.lines: list[str] = []
        self.changes = 0
        super().__init__(game, lang)

    @property
    def rev(self) -> int:
        """Counts the changes of the position."""
        return self.changes

    @property
    def names(self) -> tuple[str, ...]:
        """The default names in this language."""
        return _default_names(self.game, self.words)

    def log_lines(self) -> list[Shown]:
        """What has happened in this lesson."""
        return [{"text": line, "seat": None} for line in self.lines]

    def shown(self) -> Shown:
        """Everything to be seen, with the lesson's panel."""
        return super().shown() | {"lesson": self.panel()}

    @abstractmethod
    def panel(self) -> Shown:
        """The lesson's own panel."""

    def answered(self, action: Action, result: Result) -> None:
        """Show what became of a try."""
        self.said, self.kind = result.text, result.kind
        if result.kind == "refused":
            self.refuse(action, result.refusals)
            return
        self.moved()
        self.lines = [*self.lines, *result.log][-LOG_KEPT:]
        self.say(result.text)

    def moved(self) -> None:
        """The position is another now."""
        self.changes += 1
        self.forget()

    def told(self, kind: str, text: str) -> None:
        """Say ``text`` in the panel and on the live line."""
        self.said, self.kind = text, kind
        self.say(text)


class LessonSession(TaughtSession):
    """One learner's way through a game's lessons."""

    def __init__(self, game: str, lang: str, *, chapter: str | None = None, keep: bool = True) -> None:
        """``chapter``: where to begin, by default where the learner left off; with ``keep`` progress is written down.
        ValueError for an unknown game or language, KeyError for an unknown chapter."""
        known, words = load_game(game), load(lang, game, isolate=True)
        progress, trouble = _progress(game) if keep else (None, None)
        self.lesson = Lesson(known, words, names=_default_names(known, words), progress=progress)
        if chapter is not None:
            self.lesson.goto(chapter)
        super().__init__(game, lang)
        self._arrived()
        if trouble is not None:
            self.say(self.words("error-unwritable", folder=str(trouble)))

    @property
    def view(self) -> State:
        """The table as the learner sees it."""
        return self.lesson.view

    @property
    def names(self) -> tuple[str, ...]:
        """The default names of the seats in play."""
        return super().names[: self.lesson.state.seats]

    def handlers(self) -> dict[str, Callable[[Message], None]]:
        """Those of every table, and the lesson's own."""
        return super().handlers() | {
            "retry": lambda message: self._retry(),
            "next": lambda message: self._next(),
            "previous": lambda message: self._previous(),
            "goto": self._goto,
        }

    def may_act(self) -> bool:
        """Not after a finished step, nor after a move beside the goal, until the learner goes on or retries."""
        return self.kind not in ("done", "other") and self.view.to_act is not None

    def attempt(self, action: Action) -> None:
        """Try a move in the lesson."""
        try:
            result = self.lesson.try_(action)
        except places.UnwritableError as error:
            self.moved()
            self.told("done", self.words("error-unwritable", folder=str(error.path)))
            return
        self.answered(action, result)

    def hint(self) -> str:
        """The step's next hint."""
        text = self.lesson.hint()
        self.said, self.kind = text, "hint"
        return text

    def panel(self) -> Shown:
        """Where the learner is, the goal, what became of the last try, and components to look at."""
        lesson, words = self.lesson, self.words
        step = lesson.place[1]
        steps = len(lesson.chapter.steps)
        return {
            "chapters": [[entry.id, self._chapter_name(place)] for place, entry in enumerate(lesson.chapters)],
            "chapter": lesson.chapter.id,
            "list": words("lesson"),
            "where": words("screen-step-of", step=step + 1, steps=steps),
            "title": lesson.title(),
            "about": lesson.about() if step == 0 else "",
            "goal": lesson.goal,
            "who": lesson.who,
            "said": self.said,
            "kind": self.kind,
            "done": lesson.done,
            "pictures": self._pictures(),
            "words": self._button_words(),
        }

    def _chapter_name(self, place: int) -> str:
        lesson = self.lesson
        entry, progress = lesson.chapters[place], lesson.progress
        whole = progress is not None and all(progress.has(step.chapter, step.id) for step in entry.steps)
        return f"{place + 1} · {lesson.title(entry)}{' ✓' if whole else ''}"

    def _button_words(self) -> dict[str, str]:
        words = self.words
        return {
            "previous": words("previous"),
            "retry": words("retry"),
            "hint": words("hint-more") if self.kind == "hint" else words("hint"),
            "next": words("next"),
        }

    def _pictures(self) -> list[str]:
        faces = self.game.module("faces")
        shown = self.lesson.step.show[:SHOWN]
        lang = self.words.lang
        return [
            to_svg(
                _trimmed(faces.draw(id, self.words, self.look, "index"), self.look),
                lang=lang,
                measure=measure,
                ids=f"p{place}",
            )
            for place, id in enumerate(shown)
        ]

    def _retry(self) -> None:
        self.lesson.retry()
        self._arrived()

    def _next(self) -> None:
        if self.lesson.next():
            self._arrived()

    def _previous(self) -> None:
        lesson = self.lesson
        chapter, step = lesson.place
        if step:
            lesson.goto(lesson.chapter.id, lesson.chapter.steps[step - 1].id)
        elif chapter:
            before = lesson.chapters[chapter - 1]
            lesson.goto(before.id, before.steps[-1].id)
        self._arrived()

    def _goto(self, message: Message) -> None:
        chapter = str(message.get("chapter", ""))
        if chapter in (entry.id for entry in self.lesson.chapters):
            self.lesson.goto(chapter)
            self._arrived()

    def _arrived(self) -> None:
        """At a step: nothing said yet; its first rule beside the table."""
        self.moved()
        self.said, self.kind, self.lines = "", "", []
        self._retell()
        self.rule = self.lesson.step.rules[0] if self.lesson.step.rules else None
        self.say(self.lesson.goal)

    def _retell(self) -> None:
        self.lesson.speak(self.words)
        self.said = ""
        super()._retell()


class PracticeSession(TaughtSession):
    """Drills without end: the sums and verdicts at the end of random games."""

    def __init__(self, game: str, lang: str, *, seats: int | None = None, seed: int | None = None) -> None:
        """ValueError for an unknown game or language, or a number of seats the game is not played by."""
        self.seats, self.seed = seats, forms.new_seed() if seed is None else seed
        known, words = load_game(game), load(lang, game, isolate=True)
        self.practice = Practice(known, words, seed=self.seed, seats=seats, names=_default_names(known, words))
        super().__init__(game, lang)

    @property
    def view(self) -> State:
        """The table as the one who does the sum sees it."""
        state = self.practice.state
        due = state.to_act
        return state.view(due if isinstance(due, int) else 0)

    def handlers(self) -> dict[str, Callable[[Message], None]]:
        """Those of every table, and going on."""
        return super().handlers() | {"next": lambda message: self._next()}

    def attempt(self, action: Action) -> None:
        """Try an answer."""
        self.answered(action, self.practice.try_(action))

    def hint(self) -> str:
        """First the rule, then the answer."""
        view = self.view
        if view.to_act is None:
            return self.words("screen-hint-none")
        if self.kind != "hint":
            self.rule = self.table.rule(view)
            text = self.words("screen-hint-rule", rule=self.telling.rule_name(self.rule))
        else:
            text = self.words("screen-hint-move", move=self.telling.action(view.legal_actions()[0]))
        self.said, self.kind = text, "hint"
        return text

    def panel(self) -> Shown:
        """What is to be worked out, and how many answers were right."""
        practice, words = self.practice, self.words
        return {
            "chapters": [],
            "title": words("screen-practice"),
            "where": words("screen-right-of", right=practice.right, tried=practice.tried),
            "goal": practice.goal or words("well-done"),
            "said": self.said,
            "kind": self.kind,
            "done": practice.over,
            "words": {"hint": words("hint"), "next": words("screen-next-drill")},
        }

    def _next(self) -> None:
        self.practice.next()
        self.moved()
        self.said, self.kind, self.lines = "", "", []
        self.say(self.practice.goal)

    def _retell(self) -> None:
        super()._retell()
        self.practice.words, self.practice.telling = self.words, self.telling


def _default_names(game: Game, words: Words) -> tuple[str, ...]:
    return tuple(forms.default_name(seat, words) for seat in range(game.seats[-1]))


def _trimmed(face: Drawing, look: Look) -> Drawing:
    """A component as it lies on a table."""
    return Drawing(face.width, face.height, (cut(face, 0, 0, 1, look),), face.title)


def _progress(game: str) -> tuple[Progress | None, Path | None]:
    """The learner's progress, or the folder that cannot be written."""
    try:
        return Progress(game), None
    except places.UnwritableError as error:
        return None, error.path
