"""A game's lessons as data: chapters, steps, and the positions they begin from, read from its ``lessons.toml``."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, TypeAlias, cast

from kit.engine import Action, Game, State, settle_told

Predicate: TypeAlias = Callable[..., bool]
"""(state before, action, numbers from the data…) → whether a legal action is what the step asks for."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do.

    ``seat`` is the learner's, None for whoever is to act. ``expect`` are the actions asked for; without any, every
    legal action ``accept`` (a predicate and its numbers) lets through, or simply every legal one. ``wrong`` are tries
    worth making, each (seat or None, action). ``then`` is what the others do afterwards. With ``whole`` the step lasts
    until the chore it begins with is all done. ``show`` are components to look at.
    """

    id: str
    chapter: str
    rules: tuple[str, ...]
    position: str | None
    seat: int | None
    expect: tuple[Action, ...]
    accept: tuple[str, ...]
    wrong: tuple[tuple[int | None, Action], ...]
    then: tuple[Action, ...]
    whole: bool
    show: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Steps on one subject; ``manual`` are the chores the learner does by hand."""

    id: str
    manual: frozenset[str]
    steps: tuple[Step, ...]


class Course:
    """The lessons of one game, and where each step begins."""

    def __init__(self, game: Game) -> None:
        """Read ``lessons.toml`` and the predicates of ``lessons.py`` in the game's folder."""
        data = tomllib.loads((files(game.package) / "lessons.toml").read_text("utf-8"))
        self.game = game
        self.positions = {name: json.loads(text) for name, text in data.get("positions", {}).items()}
        self.practice = _drills(data.get("practice", ()))
        self.chapters = tuple(_chapter(game, entry) for entry in data["chapters"])
        self._predicates: Mapping[str, Predicate] = game.module("lessons").PREDICATES

    def accepts(self, step: Step, state: State, action: Action) -> bool:
        """Whether a legal action is one the step asks for."""
        if step.expect:
            return action in step.expect
        if not step.accept:
            return True
        name, *numbers = step.accept
        return self._predicates[name](state, action, *map(int, numbers))

    def solution(self, step: Step, state: State) -> Action:
        """The first action in ``state`` that the step asks for."""
        if step.expect:
            return step.expect[0]
        return next(action for action in state.legal_actions() if self.accepts(step, state, action))

    def beginning(self, chapter: int, step: int) -> State:
        """The state a step begins with: its own position, else where the steps before it lead."""
        steps = self.chapters[chapter].steps
        first = max(index for index in range(step + 1) if steps[index].position is not None)
        state = self.game.from_dict(self.positions[steps[first].position or ""])
        for earlier in steps[first:step]:
            self._solve(chapter, earlier, state)
        return state

    def carry_on(self, chapter: int, step: Step, state: State) -> tuple[Any, ...]:
        """What follows a finished step: the kit's chores and what the others do; the events."""
        manual = self.chapters[chapter].manual
        events = settle_told(state, manual)
        for action in step.then:
            events += state.apply(action) + settle_told(state, manual)
        return events

    def _solve(self, chapter: int, step: Step, state: State) -> None:
        chore = state.chore
        state.apply(self.solution(step, state))
        while step.whole and state.chore == chore:
            state.apply(self.solution(step, state))
        self.carry_on(chapter, step, state)


@lru_cache
def course(game: Game) -> Course:
    """The lessons of ``game``, read once."""
    return Course(game)


def _drills(names: Sequence[str | Sequence[str]]) -> tuple[frozenset[str], ...]:
    """The drills: each a set of chores; names by themselves are one drill together."""
    alone = frozenset(name for name in names if isinstance(name, str))
    together = (frozenset(group) for group in names if not isinstance(group, str))
    return (*((alone,) if alone else ()), *together)


def _chapter(game: Game, entry: Mapping[str, Any]) -> Chapter:
    manual = frozenset(entry.get("manual", game.chores))
    return Chapter(entry["id"], manual, tuple(_step(game, entry["id"], step) for step in entry["steps"]))


def _step(game: Game, chapter: str, entry: Mapping[str, Any]) -> Step:
    def actions(name: str) -> tuple[Action, ...]:
        return tuple(map(game.parse, entry.get(name, ())))

    return Step(
        id=entry["id"],
        chapter=chapter,
        rules=tuple(entry["rules"]),
        position=entry.get("position"),
        seat=cast("int | None", entry.get("seat")),
        expect=actions("expect"),
        accept=tuple(str(entry.get("accept", "")).split()),
        wrong=tuple(_try(game, text) for text in entry.get("wrong", ())),
        then=actions("then"),
        whole=bool(entry.get("whole", False)),
        show=tuple(entry.get("show", ())),
    )


def _try(game: Game, text: str) -> tuple[int | None, Action]:
    """A try as it is written: an action, after "@2 " one that seat 2 makes."""
    if not text.startswith("@"):
        return None, game.parse(text)
    seat, _, action = text[1:].partition(" ")
    return int(seat), game.parse(action)
