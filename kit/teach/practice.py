"""Endless drills: sums and verdicts out of random games, done by hand."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from kit.engine import Action, Game, State, settle, settle_told
from kit.engine.bots import Advice
from kit.teach.course import course
from kit.teach.lesson import Result
from kit.teach.telling import Telling
from translations import Words

CANDIDATES: Final = 4
"""How many actions are compared where a random game has a choice."""


class Practice:
    """One drill after another: each is a random game, stopped where chores of one kind of drill begin, and over with
    the next decision or chance. Where a game has several such stretches, every kind of sum gets its share.
    """

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
        if chore is None or not isinstance(seat, int):
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
    """The beginning of a stretch of practised chores in a random game; each phase met in one is as likely."""
    stretches: list[tuple[State, set[str]]] = []
    while not stretches:
        state = game.new(seats if seats is not None else rng.choice(game.seats))
        stretches = _stretches(state, game.module("advice").value, chores, rng)
    wanted = rng.choice(sorted({phase for _, met in stretches for phase in met}))
    return rng.choice([begin for begin, met in stretches if wanted in met])


def _stretches(state: State, advice: Advice, chores: frozenset[str], rng: Random) -> list[tuple[State, set[str]]]:
    """Where stretches of ``chores`` begin in one random game from ``state`` on, with the phases of each."""
    stretches: list[tuple[State, set[str]]] = []
    inside = False
    while state.to_act is not None:
        chore = state.chore
        if chore in chores and not inside:
            stretches.append((state.copy(), set()))
        inside = chore in chores or (inside and chore is not None)
        if chore is not None and chore in chores:
            stretches[-1][1].add(getattr(state, "phase", chore))
        state.apply(_step(state, advice, rng))
    return stretches


def _step(state: State, advice: Advice, rng: Random) -> Action:
    """What comes next in a random game: at a choice the best of a few actions, so that it is a likely one."""
    forced = state.forced()
    if forced is not None:
        return forced
    seat = state.to_act
    if not isinstance(seat, int):
        return state.deal(rng)
    actions = state.legal_actions()
    some = rng.sample(actions, min(CANDIDATES, len(actions)))
    view = state.view(seat)
    return max(some, key=lambda action: advice(view, seat, _after(state, action), action)[0])


def _after(state: State, action: Action) -> State:
    after = state.copy()
    after.apply(action)
    settle(after)
    return after
