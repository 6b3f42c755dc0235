"""Bots: they see a view, answer with a legal action and the reason for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeAlias

from kit.engine.actions import CHANCE, Action
from kit.engine.game import Game
from kit.engine.outcome import HiddenError
from kit.engine.state import State, settle


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action was chosen: a rule id (None: no reason but chance) and the numbers of the thought."""

    rule: str | None
    data: Mapping[str, int | str] = field(default_factory=dict)


Advice: TypeAlias = Callable[[State, int, State, Action], tuple[float, Reason]]
"""(view before, seat, a full state after that could have come, action) → (value for the seat, reason)."""


class Bot(Protocol):
    """Anything that chooses among the legal actions of a view."""

    name: str

    def choose(self, view: State, rng: Random) -> tuple[Action, Reason]:
        """A legal action of the seat that is to act in ``view``, and why."""


class RandomBot:
    """Any legal action, all equally likely."""

    name = "random"

    def choose(self, view: State, rng: Random) -> tuple[Action, Reason]:
        """A legal action by one ``rng.random()``."""
        actions = view.legal_actions()
        return actions[int(rng.random() * len(actions))], Reason(None)


class GreedyBot:
    """The action whose position one step ahead is worth most, by the game's own advice.

    What is hidden is drawn ``samples`` times among what it can be, the same for every action.
    """

    name = "greedy"

    def __init__(self, advice: Advice, samples: int = 4) -> None:
        self.advice = advice
        self.samples = samples

    def choose(self, view: State, rng: Random) -> tuple[Action, Reason]:
        """The best legal action of ``view``; the first of equals."""
        seat = view.to_act
        if seat is None or seat == CHANCE:
            raise HiddenError(f"nobody is to act: {seat!r}")
        worlds = [view.sample(rng) for _ in range(self.samples)]
        best: tuple[float, Action, Reason] | None = None
        for action in view.legal_actions():
            values = [self._value(view, seat, world, action) for world in worlds]
            value, reason = sum(v for v, _ in values) / len(values), values[0][1]
            if best is None or value > best[0]:
                best = (value, action, reason)
        if best is None:
            raise ValueError("a position that is not over has a legal action")
        return best[1], best[2]

    def _value(self, view: State, seat: int, world: State, action: Action) -> tuple[float, Reason]:
        after = world.copy()
        after.apply(action)
        settle(after)
        return self.advice(view, seat, after, action)


BOTS: tuple[str, ...] = (RandomBot.name, GreedyBot.name)
"""The bots there are, by name."""


def make_bot(name: object, game: Game) -> Bot:
    """The bot called ``name`` for ``game``; ValueError names the choices."""
    if name == RandomBot.name:
        return RandomBot()
    if name == GreedyBot.name:
        return GreedyBot(game.module("advice").value)
    raise ValueError(f"unknown bot {name!r}; there are {', '.join(BOTS)}")
