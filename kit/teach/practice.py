"""Endless drills: what random games leave to be worked out, such as the sums at their end, done by hand."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from kit.engine import CHANCE, Action, Game, State, settle, settle_told
from kit.teach.course import course
from kit.teach.lesson import Result
from kit.teach.telling import Telling
from translations import Words

SKIPPED = 8
"""A drill is one of the first so many of its game."""


class Practice:
    """One drill after another: each is a random game, played up to one of the chores that are practised."""

    def __init__(
        self, game: Game, words: Words, *, seed: int = 0, seats: int | None = None, names: Iterable[str] = ()
    ) -> None:
        """``seats``: how many players, None for any number; ValueError when the game is not played by that many."""
        if seats is not None:
            game.check_seats(seats)
        self.game, self.words, self._seats, self._seed = game, words, seats, seed
        self._drills = course(game).practice
        self.telling = Telling(game, words, names)
        self.right = self.tried = self.drill = 0
        self.next()

    @property
    def state(self) -> State:
        """The table, in full."""
        return self._state

    @property
    def over(self) -> bool:
        """Whether this drill is worked through."""
        return self._state.chore not in self.chores

    @property
    def goal(self) -> str:
        """What is to be worked out now, and for whom; "" when the drill is over."""
        seat, chore = self._state.to_act, self._state.chore
        if self.over or not isinstance(seat, int):
            return ""
        teach = self.words.attribute(f"{self.game.prefix}-chore-{chore}", "teach")
        phase = f"{self.game.prefix}-phase-{getattr(self._state, 'phase', '')}"
        step = self.words(phase if self.words.has(phase) else f"{self.game.prefix}-chore-{chore}")
        return self.words("practice-goal", name=self.telling.name(seat), step=step, text=teach)

    def try_(self, action: Action) -> Result:
        """Try an answer: "refused" with every reason, "more" when it is right, "done" when the drill is over."""
        self.tried += 1
        refusals = self._state.why_not(action)
        if refusals:
            return Result("refused", self.telling.refusals(refusals), self.words("try-again"))
        self.right += 1
        events = self._state.apply(action) + settle_told(self._state, self.chores)
        log = tuple(self.telling.event(event) for event in events)
        return Result("done" if self.over else "more", (), self.words("well-done"), log)

    def hint(self) -> str:
        """The answer that is due now, "" when the drill is over."""
        if self.over:
            return ""
        actions = self._state.legal_actions()
        return self.words("lesson-move", move=self.telling.action(actions[0]), typed=self.telling.token(actions[0]))

    def next(self) -> None:
        """Deal the next drill; the k-th drill of a seed is always the same."""
        self.drill += 1
        rng = Random(f"{self._seed}:{self.drill}")
        self.chores = rng.choice(self._drills) if len(self._drills) > 1 else self._drills[0]
        self._state = _random_drill(self.game, self._seats, self.chores, rng)


def _random_drill(game: Game, seats: int | None, chores: frozenset[str], rng: Random) -> State:
    """A random game up to one of the chores that are practised, seldom the first where it comes again and again."""
    state = _onward(game.new(seats if seats is not None else rng.choice(game.seats)), chores, rng)
    for _ in range(rng.randrange(SKIPPED)):
        after = state.copy()
        while after.chore in chores:
            after.apply(after.legal_actions()[0])
            settle(after, chores)
        _onward(after, chores, rng)
        if after.to_act is None:
            break
        state = after
    return state


def _onward(state: State, chores: frozenset[str], rng: Random) -> State:
    """``state`` up to the next chore that is practised, or to the end."""
    while state.chore not in chores and state.to_act is not None:
        if state.chore is not None:
            settle(state, chores)
        else:
            state.apply(state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions()))
    return state
