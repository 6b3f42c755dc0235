"""``Lesson`` and ``Practice``: learning a game in the notebook."""

from __future__ import annotations

from kit.widgets.frame import Frame
from kit.widgets.language import chosen_language
from kit.widgets.lesson_session import LessonSession, PracticeSession

__all__ = ["Lesson", "Practice"]


class Lesson(Frame):
    """The lessons of one game at its table.

    ``lang`` as for ``Table``; ``chapter``: where to begin, by default where the learner left off; ``keep``: whether
    progress is written down. ValueError for an unknown game or language, KeyError for an unknown chapter.
    """

    def __init__(
        self, game: str = "forty-eight", *, lang: str | None = None, chapter: str | None = None, keep: bool = True
    ) -> None:
        language = chosen_language() if lang is None else lang
        super().__init__(LessonSession(game, language, chapter=chapter, keep=keep))


class Practice(Frame):
    """Drills without end: sums, verdicts and counts of random games, worked out by hand.

    ``seats``: how many players, None for any number; ``seed``: for the same drills again.
    """

    def __init__(
        self, game: str = "forty-eight", *, lang: str | None = None, seats: int | None = None, seed: int | None = None
    ) -> None:
        language = chosen_language() if lang is None else lang
        super().__init__(PracticeSession(game, language, seats=seats, seed=seed))
