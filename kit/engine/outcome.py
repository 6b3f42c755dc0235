"""What the engine answers: refusals, events, outcomes, and the errors of a state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from kit.engine.actions import Value


class Named(NamedTuple):
    """Values of the game that a face puts into words: ``role`` says what they are (seats, cards, suits, phase…)."""

    role: str
    values: tuple[Value, ...]


Data: TypeAlias = Mapping[str, "Value | tuple[Value, ...] | Named"]
"""Numbers and ids by name; a bare value's role is its name."""


class Refusal(NamedTuple):
    """One rule an action breaks, with the numbers involved."""

    rule: str
    data: Data


class Event(NamedTuple):
    """Something that happened, by the ``rule`` it follows.

    ``seen_by`` is None when everybody sees it, else the seats that do; all others get ``public``, if there is one.
    """

    kind: str
    rule: str
    data: Data
    seen_by: tuple[int, ...] | None = None
    public: Event | None = None

    def seen_from(self, seat: int | None) -> Event | None:
        """The event as ``seat`` sees it (None: what everybody sees)."""
        return self if self.seen_by is None or seat in self.seen_by else self.public


@dataclass(frozen=True, slots=True)
class Score:
    """A seat's result: ``total``, its ``parts`` by rule id, and what breaks a tie, by rule id."""

    total: int
    parts: Mapping[str, int]
    tiebreak: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: a score per seat, the winning seats, and the name of the way it ended."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    ending: str


class IllegalAction(Exception):
    """A well-formed action that breaks rules; ``refusals`` are all of them, and the state is untouched."""

    def __init__(self, action: object, refusals: tuple[Refusal, ...]) -> None:
        super().__init__(f"{action}: breaks {', '.join(refusal.rule for refusal in refusals)}")
        self.action, self.refusals = action, refusals


class PositionError(ValueError):
    """A written position that cannot be; ``path`` names the field, ``reason`` says what is wrong with it."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path, self.reason = path, reason


class HiddenError(RuntimeError):
    """A view was asked to do what needs hidden knowledge."""
