"""One game under test: where it stands, how it came there, and how a breach is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from random import Random
from typing import NoReturn, TypeAlias

from kit.engine.actions import Action
from kit.engine.game import Game
from kit.engine.probes.wild import Wild
from kit.engine.state import State

Inventory: TypeAlias = Callable[[State], Mapping[str, int]]


class ConformanceError(Exception):
    """A game broke the engine's contract: ``check`` is the name of what was asked, ``detail`` how to see it again."""

    def __init__(self, check: str, detail: str) -> None:
        super().__init__(f"{check}: {detail}")
        self.check, self.detail = check, detail


@dataclass
class Run:
    """A random game under test. ``during`` is the check being made; ``box`` the inventory at the start."""

    game: Game
    seats: int
    options: Mapping[str, str]
    seed: str
    inventory: Inventory
    wild: Wild
    state: State
    rng: Random
    box: Mapping[str, int] = field(default_factory=dict)
    history: list[Action] = field(default_factory=list)
    during: str = ""

    def check(self, name: str) -> None:
        """From here on ``name`` is what is asked."""
        self.during = name

    def need(self, kept: object, detail: str, *values: object) -> None:
        """ConformanceError unless ``kept``; ``detail`` is a format string for ``values``."""
        if not kept:
            self.fail(detail, *values)

    def fail(self, detail: str, *values: object) -> NoReturn:
        """ConformanceError of the check being made."""
        raise ConformanceError(self.during, f"{detail.format(*values)}; {self.where()}")

    def where(self) -> str:
        """How to come here again: set-up, seed and every action so far."""
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        actions = " · ".join(map(str, self.history)) or "nothing"
        return f"{self.game.id} with seats={self.seats}, {options or 'no options'}, seed={self.seed}, after {actions}"

    @contextmanager
    def guarded(self) -> Iterator[None]:
        """Any other exception inside is a breach of the check being made."""
        try:
            yield
        except ConformanceError:
            raise
        except Exception as error:
            raise ConformanceError(self.during, f"raised {type(error).__name__}: {error}; {self.where()}") from error

    def fork(self) -> Random:
        """A random source for one probe, so that probes do not disturb one another."""
        return Random(self.rng.random())
