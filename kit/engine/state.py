"""The state of a game: what every game's own state provides, and what all of them share."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any, ClassVar, Self, TypeAlias

from kit.engine.actions import CHANCE, Action, Chance
from kit.engine.outcome import Data, Event, HiddenError, IllegalAction, Outcome, Refusal

Check: TypeAlias = Callable[[Any, Any, tuple[Any, ...]], Data | None]
"""(state, who tries, arguments) → None when the rule is kept or asks nothing, else the numbers of the breach."""


class State(ABC):
    """A position of one game. Subclasses add the game; the contract below is the same for all."""

    __slots__ = ()

    checks: ClassVar[Mapping[str, tuple[tuple[str, Check], ...]]]
    """For each kind of action its fixed rules: (rule id, check)."""

    seats: int
    is_view: bool
    """Whether this is what one seat (or everybody) may know, not the full state."""

    to_act: int | Chance | None
    """The seat to act (0 … seats − 1, clockwise), CHANCE, or None when the game is over."""

    @property
    @abstractmethod
    def chore(self) -> str | None:
        """The chore id when the action due is a chore, else None."""

    @property
    def stretch(self) -> str:
        """What the one to act is in the middle of, "" for nothing of a name: one stretch is taken back as a whole."""
        return ""

    @abstractmethod
    def legal_actions(self) -> tuple[Action, ...]:
        """All actions ``to_act`` may do, in a stable order, at most 128; for CHANCE the results that can come."""

    @abstractmethod
    def chances(self) -> tuple[tuple[Action, int], ...]:
        """When CHANCE is to act: every result with its integer weight; () otherwise."""

    @abstractmethod
    def _tell(self, action: Action) -> tuple[Event, ...]:
        """The events of an action known to be legal, before it is carried out."""

    @abstractmethod
    def _perform(self, action: Action) -> None:
        """Carry out an action known to be legal."""

    @abstractmethod
    def view(self, seat: int | None) -> Self:
        """What ``seat`` may know; None: what everybody may see."""

    @abstractmethod
    def sample(self, rng: Random) -> Self:
        """A full state drawn among those with exactly this view."""

    @abstractmethod
    def copy(self) -> Self:
        """An independent state with the same content."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game runs, else how it ended."""

    @abstractmethod
    def to_dict(self) -> dict[str, Any]:
        """The content as JSON-able values."""

    @abstractmethod
    def _key(self) -> tuple[object, ...]:
        """The content as a hashable value."""

    def forced(self) -> Action | None:
        """The one legal action when the action due is a chore, else None."""
        return self.legal_actions()[0] if self.chore is not None else None

    def deal(self, rng: Random) -> Action:
        """One of ``chances()`` by weight; applies nothing; draws on ``rng.random()`` only."""
        if self.is_view:
            raise HiddenError("deal needs the full state, this is a view")
        return weighted(self.chances(), rng)

    def why_not(self, action: Action, *, seat: int | None = None) -> tuple[Refusal, ...]:
        """Every rule ``action`` breaks when ``seat`` (None: the one to act) tries it; () exactly when it is legal."""
        if seat is not None and not (type(seat) is int and 0 <= seat < self.seats):
            raise ValueError(f"seat must be 0–{self.seats - 1} or None, got {seat!r}")
        who = self.to_act if seat is None else seat
        args = action.args
        broken = []
        for rule, check in self.checks[action.kind]:
            data = check(self, who, args)
            if data is not None:
                broken.append(Refusal(rule, data))
        return tuple(broken)

    def apply(self, action: Action, *, seat: int | None = None) -> tuple[Event, ...]:
        """Do ``action``: the events; IllegalAction with every rule it breaks, HiddenError on a view."""
        if self.is_view:
            raise HiddenError("apply needs the full state, this is a view")
        if seat is not None or self.to_act is CHANCE or action not in self.legal_actions():
            refusals = self.why_not(action, seat=seat)
            if refusals:
                raise IllegalAction(action, refusals)
        events = self._tell(action)
        self._perform(action)
        return events

    def digest(self) -> str:
        """SHA-256 of the canonical JSON of the content, in hexadecimal."""
        text = json.dumps(self.to_dict(), sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and isinstance(other, State) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())


class Veiled(State):
    """A state whose views are copies with something hidden, and whose samples are copies filled in again."""

    __slots__ = ()

    viewer: int | str | None
    """Whose view this is: a seat, None for everybody, "all" for the full state."""

    @abstractmethod
    def _hide(self, seat: int | None) -> Self:
        """Turn this state into the view of ``seat``."""

    @abstractmethod
    def _fill(self, rng: Random) -> Self:
        """Turn this view into a full state, drawn among those with exactly this view."""

    def view(self, seat: int | None) -> Self:
        """What ``seat`` may know (None: what everybody may see); HiddenError for another seat's view of a view."""
        if self.is_view:
            if seat == self.viewer:
                return self.copy()
            raise HiddenError(f"a view of {self.viewer!r} does not know what {seat!r} sees")
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"seat must be 0–{self.seats - 1} or None, got {seat!r}")
        return self.copy()._hide(seat)

    def sample(self, rng: Random) -> Self:
        """A full state with exactly this view."""
        return self.copy()._fill(rng) if self.is_view else self.copy()


def weighted(chances: tuple[tuple[Action, int], ...], rng: Random) -> Action:
    """One of ``chances`` in proportion to its weight, by one ``rng.random()``."""
    left = int(rng.random() * sum(weight for _, weight in chances))
    for action, weight in chances:
        left -= weight
        if left < 0:
            return action
    raise ValueError("no chance is open")


def settle(state: State, manual: frozenset[str] = frozenset()) -> None:
    """Do the chores that are not in ``manual``, up to the next decision, manual chore or chance."""
    if state.is_view:
        raise HiddenError("settle needs the full state, this is a view")
    while (action := state.forced()) is not None and (not manual or state.chore not in manual):
        state._perform(action)


def settle_told(state: State, manual: frozenset[str] = frozenset()) -> tuple[Event, ...]:
    """``settle``, and the events of what was done; HiddenError on a view with something to do."""
    events: list[Event] = []
    while (action := state.forced()) is not None and state.chore not in manual:
        events += state.apply(action)
    return tuple(events)


@cache
def seats_clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats from ``first`` on, clockwise."""
    return tuple((first + step) % seats for step in range(seats))
