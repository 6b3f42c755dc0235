"""The lesson runner: what a lesson does, without a screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from kit.engine import CHANCE, Action, Event, Game, State
from kit.teach.course import Chapter, Step, course
from kit.teach.progress import Progress
from kit.teach.telling import Telling, Told
from translations import Words

Answer: TypeAlias = Literal["done", "more", "refused", "other"]


class Result(NamedTuple):
    """What became of a try.

    ``kind``: "done" (the step is finished), "more" (right, go on), "refused" (illegal: every reason in ``refusals``,
    nothing has changed) or "other" (legal, but not what the step asks for: the state shows where it leads, and
    ``retry`` takes it back). ``text`` says so in words; ``log`` are the lines of what happened.
    """

    kind: Answer
    refusals: tuple[Told, ...]
    text: str
    log: tuple[str, ...] = ()


class Lesson:
    """One learner's way through the lessons of a game."""

    def __init__(
        self, game: Game, words: Words, *, names: Iterable[str] = (), progress: Progress | None = None
    ) -> None:
        """``words`` must hold the game's words. With ``progress`` the lesson begins where it was left and writes down
        every step done; its errors (`kit.places.UnwritableError`) come out of ``try_``."""
        self.game, self.words = game, words
        self.telling = Telling(game, words, names)
        self.progress = progress
        self._course = course(game)
        self._names = tuple(names)
        self._chapter = self._step = 0
        if progress is not None and progress.place is not None and self._has(*progress.place):
            self.goto(*progress.place)
        else:
            self.retry()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters, in order."""
        return self._course.chapters

    @property
    def chapter(self) -> Chapter:
        """The chapter the learner is in."""
        return self.chapters[self._chapter]

    @property
    def step(self) -> Step:
        """The step the learner is at."""
        return self.chapter.steps[self._step]

    @property
    def place(self) -> tuple[int, int]:
        """Number of the chapter and of the step in it, from 0."""
        return self._chapter, self._step

    @property
    def state(self) -> State:
        """The position on the table, in full; ``view`` is what the learner may see."""
        return self._state

    @property
    def seat(self) -> int | None:
        """The learner's seat in this step; None when a card or lot is typed in."""
        if self.step.seat is not None:
            return self.step.seat
        due = self._state.to_act
        return None if due == CHANCE or due is None else due

    @property
    def view(self) -> State:
        """The table as the learner sees it."""
        return self._state.view(self.seat)

    @property
    def manual(self) -> frozenset[str]:
        """The chores that are left to the learner in this chapter."""
        return self.chapter.manual

    @property
    def done(self) -> bool:
        """Whether this step is finished in this run."""
        return self._done

    @property
    def goal(self) -> str:
        """What is to be done."""
        return self.words(self._id)

    @property
    def who(self) -> str:
        """Which seat the learner has, in words; "" when a card or lot is typed in."""
        return "" if self.seat is None else self.words("lesson-you-are", name=self.telling.name(self.seat))

    def title(self, chapter: Chapter | None = None) -> str:
        """The name of a chapter, this one when none is given."""
        return self.words(f"{self.game.prefix}-lesson-{(chapter or self.chapter).id}")

    def about(self) -> str:
        """What this chapter is about, a sentence or two."""
        return self.words.attribute(f"{self.game.prefix}-lesson-{self.chapter.id}", "about")

    def try_(self, action: Action, *, seat: int | None = None) -> Result:
        """Try any well-formed action; ``seat``: who tries, None = the learner. A try after a finished step or after
        a move beside the goal starts from where that was made."""
        self._state = self._kept.copy()
        self._done = False
        refusals = self._state.why_not(action, seat=self.seat if seat is None else seat)
        if refusals:
            text = self.words("refused-count", n=len(refusals))
            return Result("refused", self.telling.refusals(refusals), text)
        accepted = self._course.accepts(self.step, self._state, action)
        events = self._state.apply(action)
        if not accepted:
            text = self.words("lesson-other", move=self.telling.action(action), goal=self.goal)
            return Result("other", (), text, self._told(events))
        return self._right(events)

    def try_text(self, text: str) -> Result:
        """Try a typed move; ParseError when it cannot be read."""
        return self.try_(self.telling.parse(text, self._kept))

    def hint(self) -> str:
        """The next hint: first those of the step, then its rules, last the move itself; from then on that again."""
        hints = self.hints()
        text = hints[min(self._hints, len(hints) - 1)]
        self._hints += 1
        return text

    def hints(self) -> tuple[str, ...]:
        """All hints of the step for the position it is in."""
        own = sorted(name for name in self.words.attributes(self._id) if name.startswith("hint"))
        solution = self._course.solution(self.step, self._kept)
        told = self.telling
        return (
            *(self.words.attribute(self._id, name) for name in own),
            *(self.words("lesson-rule", name=told.rule_name(rule), text=self.words(rule)) for rule in self.step.rules),
            self.words("lesson-move", move=told.action(solution), typed=told.token(solution)),
        )

    def solution(self) -> Action:
        """An action the step asks for now."""
        return self._course.solution(self.step, self._kept)

    def retry(self) -> None:
        """Put the step back to its beginning."""
        self._begin(self._course.beginning(self._chapter, self._step))

    def next(self) -> bool:
        """Go on to the next step, over the end of a chapter too; False at the very end, where nothing changes.

        After a finished step the table stays as the learner has made it, unless the next step has its own position.
        """
        chapter, step = self._chapter, self._step + 1
        if step == len(self.chapter.steps):
            chapter, step = chapter + 1, 0
        if chapter == len(self.chapters):
            return False
        follows = self.chapters[chapter].steps[step].position is None
        state = self._state if self._done and follows else self._course.beginning(chapter, step)
        self._chapter, self._step = chapter, step
        self._begin(state)
        return True

    def goto(self, chapter: str, step: str | None = None) -> None:
        """Go to a step, the first of the chapter if none is named; KeyError names an unknown one and the choices."""
        chapters = [entry.id for entry in self.chapters]
        self._chapter = _index("chapter", chapter, chapters)
        steps = [entry.id for entry in self.chapter.steps]
        self._step = 0 if step is None else _index("step", step, steps)
        self.retry()

    def speak(self, words: Words) -> None:
        """Go on in another language, the step as it stands."""
        self.words = words
        self.telling = Telling(self.game, words, self._names)

    @property
    def _id(self) -> str:
        return f"{self.game.prefix}-step-{self.step.id}"

    def _has(self, chapter: str, step: str) -> bool:
        return any((chapter, step) == (known.chapter, known.id) for entry in self.chapters for known in entry.steps)

    def _begin(self, state: State) -> None:
        self._kept = state.copy()
        self._state = state.copy()
        self._chore = state.chore
        self._hints = 0
        self._done = False

    def _right(self, events: tuple[Event, ...]) -> Result:
        """The try was what the step asks for: go on, or finish."""
        if self.step.whole and self._state.chore == self._chore:
            self._kept = self._state.copy()
            return Result("more", (), self.words("lesson-more"), self._told(events))
        seat = self.seat
        events += self._course.carry_on(self._chapter, self.step, self._state)
        self._done = True
        if self.progress is not None:
            self.progress.mark(self.step.chapter, self.step.id)
        text = self.words.attribute(self._id, "done")
        return Result("done", (), text, self._told(events, seat))

    def _told(self, events: Iterable[Event], seat: int | None = None) -> tuple[str, ...]:
        viewer = self.seat if seat is None else seat
        seen = (event.seen_from(viewer) for event in events)
        return tuple(self.telling.event(event) for event in seen if event is not None)


def _index(what: str, name: str, names: list[str]) -> int:
    if name not in names:
        raise KeyError(f"no {what} {name!r}; there are {', '.join(names)}")
    return names.index(name)
