"""Actions, the grammar that puts them into normal form, and their text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, Literal, NamedTuple, TypeAlias

Value: TypeAlias = int | str
Chance: TypeAlias = Literal["chance"]
CHANCE: Final[Chance] = "chance"
"""Who acts when a card is drawn or a die is rolled."""


class Action(NamedTuple):
    """One step of play in normal form: its kind and its arguments. It carries no seat."""

    kind: str
    args: tuple[Value, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *map(str, self.args)))


class ParseError(ValueError):
    """A text that is not an action; ``candidates`` are texts that would be understood in its place."""

    def __init__(self, text: str, reason: str, candidates: tuple[str, ...] = ()) -> None:
        hint = f"; try {', '.join(candidates)}" if candidates else ""
        super().__init__(f"{text!r}: {reason}{hint}")
        self.text, self.reason, self.candidates = text, reason, candidates


@dataclass(frozen=True, slots=True)
class Number:
    """An argument that is a whole number from ``low`` to ``high``, both included; ``role`` says what it counts."""

    low: int
    high: int
    role: str = "number"

    def accepts(self, value: object) -> bool:
        """Whether ``value`` is such a number (a bool is not)."""
        return type(value) is int and self.low <= value <= self.high

    def read(self, word: str) -> Value | None:
        """The number a word stands for, None if it stands for none in range."""
        digits = word.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
            return None
        value = int(word)
        return value if str(value) == word and self.accepts(value) else None

    def examples(self) -> str:
        """What would do, for an error."""
        return f"{self.low}…{self.high}"


@dataclass(frozen=True, slots=True)
class Choice:
    """An argument that is one of ``words``; ``role`` says what they name."""

    words: tuple[str, ...]
    role: str = "word"

    def accepts(self, value: object) -> bool:
        """Whether ``value`` is one of the words."""
        return isinstance(value, str) and value in self.words

    def read(self, word: str) -> Value | None:
        """The word itself if it is one of them, else None."""
        return word if word in self.words else None

    def examples(self) -> str:
        """What would do, for an error."""
        return " | ".join(self.words)


Slot: TypeAlias = Number | Choice


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of action: ``fixed`` arguments, then ``least`` to ``most`` of ``tail``, sorted unless ``ordered``."""

    name: str
    fixed: tuple[Slot, ...] = ()
    tail: Slot | None = None
    least: int = 0
    most: int = 0
    ordered: bool = False

    def slot(self, index: int) -> Slot | None:
        """The slot of the argument at ``index``, None past the last one."""
        return self.fixed[index] if index < len(self.fixed) else self.tail

    def arity(self) -> str:
        """How many arguments would do, for an error."""
        low, high = len(self.fixed) + self.least, len(self.fixed) + self.most
        return str(low) if low == high else f"{low}–{high}"

    def normal(self, args: tuple[Value, ...]) -> Action:
        """The action with ``args`` in normal form; ValueError names the argument, the value and what would do."""
        if not len(self.fixed) + self.least <= len(args) <= len(self.fixed) + self.most:
            raise ValueError(f"{self.name} takes {self.arity()} arguments, got {len(args)}")
        for index, value in enumerate(args):
            slot = self.slot(index)
            if slot is None or not slot.accepts(value):
                allowed = slot.examples() if slot else "nothing"
                raise ValueError(f"{self.name}: argument {index + 1} must be {allowed}, got {value!r}")
        split = len(self.fixed)
        tail = args[split:] if self.ordered else tuple(sorted(args[split:], key=self._rank))
        return Action(self.name, (*args[:split], *tail))

    def _rank(self, value: Value) -> int:
        return self.tail.words.index(str(value)) if isinstance(self.tail, Choice) else int(value)


class Grammar:
    """All kinds of action of a game: what is well-formed, and how it reads as text."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds: Mapping[str, Kind] = {kind.name: kind for kind in kinds}

    def action(self, kind: str, *args: Value) -> Action:
        """The action in normal form; ValueError names the kind or argument that is wrong and what would do."""
        if kind not in self.kinds:
            raise ValueError(f"unknown kind of action {kind!r}; there are {', '.join(self.kinds)}")
        return self.kinds[kind].normal(args)

    def parse(self, text: str) -> Action:
        """Read ``str(action)``; ParseError with its candidates on anything else, never a guess."""
        words = text.split()
        if not words:
            raise ParseError(text, "no action", tuple(self.kinds))
        kind = self.kinds.get(words[0])
        if kind is None:
            raise ParseError(text, f"unknown kind {words[0]!r}", self._near(words[0]))
        args: list[Value] = []
        for index, word in enumerate(words[1:]):
            slot = kind.slot(index)
            value = slot.read(word) if slot else None
            if value is None:
                allowed = (slot.examples(),) if slot else ()
                raise ParseError(text, f"{word!r} cannot be argument {index + 1} of {kind.name}", allowed)
            args.append(value)
        try:
            return kind.normal(tuple(args))
        except ValueError as error:
            raise ParseError(text, str(error)) from None

    def _near(self, word: str) -> tuple[str, ...]:
        return tuple(get_close_matches(word, self.kinds, n=3)) or tuple(self.kinds)
