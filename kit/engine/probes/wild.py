"""Random well-formed actions from a game's grammar, near the legal ones and far off; texts and values that are none."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from kit.engine.actions import Action, Choice, Grammar, Kind, Slot, Value

JUNK: tuple[Any, ...] = (
    None, True, -1, 0, 1, 99, 10**30, 1.5, float("nan"), "", "x", "\ud800", [], [0], [None], [[]], {}, {"x": 1}, b"x",
)  # fmt: skip
"""Values that seldom belong where they are put."""
GARBAGE = ("", " ", "no-such-move", "1 2 3", "\x00", "\u202e", "é", "🙂", "None", "()", "-", "٣")
"""Texts that are no action of any game."""


class Wild:
    """A stock of random well-formed actions of one grammar."""

    def __init__(self, grammar: Grammar, rng: Random, size: int = 3000) -> None:
        self.grammar = grammar
        self.kinds = tuple(grammar.kinds.values())
        self.stock = [self._any(rng.choice(self.kinds), rng) for _ in range(size)]

    def far(self, rng: Random) -> Action:
        """Any well-formed action."""
        return self.stock[int(rng.random() * len(self.stock))]

    def near(self, action: Action, rng: Random) -> Action:
        """A well-formed action of the same kind: with one argument changed, added or left out."""
        kind, args = self.grammar.kinds[action.kind], list(action.args)
        tail = len(args) - len(kind.fixed)
        turn = rng.random()
        if turn < 0.25 and kind.tail and tail < kind.most:
            args.append(_value(kind.tail, rng))
        elif turn < 0.5 and tail > kind.least:
            args.pop(len(kind.fixed) + int(rng.random() * tail))
        elif args:
            index = int(rng.random() * len(args))
            args[index] = _value(kind.slot(index), rng)
        return kind.normal(tuple(args))

    def tries(self, legal: tuple[Action, ...], rng: Random, count: int) -> Iterator[Action]:
        """``count`` actions, half of them near legal ones."""
        for index in range(count):
            if index % 2 and legal:
                yield self.near(legal[int(rng.random() * len(legal))], rng)
            else:
                yield self.far(rng)

    @staticmethod
    def _any(kind: Kind, rng: Random) -> Action:
        size = rng.randint(kind.least, min(kind.most, kind.least + 3))
        values = [_value(kind.slot(index), rng) for index in range(len(kind.fixed) + size)]
        return kind.normal(tuple(values))


def _value(slot: Slot | None, rng: Random) -> Value:
    if isinstance(slot, Choice):
        return slot.words[int(rng.random() * len(slot.words))]
    assert slot is not None
    low, high = slot.low, slot.high
    if rng.random() < 0.5:
        high = min(high, low + 6)
    return low + int(rng.random() * (high - low + 1))


def garbled(text: str, rng: Random) -> str:
    """``text`` with something wrong in it: never itself an action of the same reading."""
    words = text.split()
    how = rng.randrange(4)
    if how == 0:
        return f"{text} \x00"
    if how == 1:
        return f"{words[0]}~ {' '.join(words[1:])}"
    if how == 2:
        return f"{text} {10**12}"
    return f"?{text}"


def spoilt(data: Any, rng: Random) -> Any:
    """A deep copy of JSON-able ``data`` with one value, somewhere, replaced, changed by one, or left out."""
    if isinstance(data, dict) and data and rng.random() < 0.9:
        key = rng.choice(list(data))
        if rng.random() < 0.1:
            return {name: value for name, value in data.items() if name != key}
        return {name: spoilt(value, rng) if name == key else value for name, value in data.items()}
    if isinstance(data, list) and data and rng.random() < 0.85:
        index = rng.randrange(len(data))
        if rng.random() < 0.15:
            return data[:index] + data[index + 1 :]
        return [spoilt(value, rng) if at == index else value for at, value in enumerate(data)]
    if type(data) is int and rng.random() < 0.6:
        return data + rng.choice((-1, 1))
    return rng.choice(JUNK)
