"""A game as the rest of the kit sees it: seats, options, grammar, rulebook, components."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from types import ModuleType
from typing import Any, Literal

from kit.engine.actions import Action, Grammar, Value
from kit.engine.outcome import PositionError
from kit.engine.state import State


@dataclass(frozen=True, slots=True)
class Option:
    """A set-up option: its id, the values it takes, the default, and the rule it opens."""

    id: str
    values: tuple[str, ...]
    default: str
    rule: str


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule's place in the book: section, source passages, how sure the reading is, and the option it opens."""

    id: str
    section: str
    passages: tuple[str, ...]
    status: Literal["agreed", "ruling", "conflict", "kit"]
    option: str | None = None


@dataclass(frozen=True, slots=True)
class Component:
    """A thing in the box: how many there are, its size in mm, the id of its back, and where we know it from."""

    id: str
    kind: str
    count: int
    width: float
    height: float
    back: str | None
    source: str


@dataclass(frozen=True)
class Game:
    """One game: found by ``kit.games.load``; its faces, table and lessons are loaded on first use."""

    id: str
    prefix: str
    package: str
    seats: range
    options: tuple[Option, ...]
    max_actions: int
    grammar: Grammar
    chores: tuple[str, ...]
    revelations: frozenset[str]
    """Kinds of events that show what was hidden; match mode does not undo past them."""
    create: Callable[[int, Mapping[str, str]], State]
    restore: Callable[[Mapping[str, Any]], State]

    def new(self, seats: int | None = None, **options: str) -> State:
        """The box before it is unpacked; ValueError names a bad number of seats or option and the choices."""
        count = self.seats[0] if seats is None else seats
        self.check_seats(count)
        return self.create(count, self.check_options(options))

    def from_dict(self, data: object) -> State:
        """The position written in ``data``; PositionError names the field that cannot be."""
        if not isinstance(data, Mapping):
            raise PositionError("position", f"must be an object, got {type(data).__name__}")
        return self.restore(data)

    def action(self, kind: str, *args: Value) -> Action:
        """An action in normal form; ValueError when it is not well-formed."""
        return self.grammar.action(kind, *args)

    def parse(self, text: str) -> Action:
        """The action that ``text`` (its canonical notation) stands for; ParseError otherwise."""
        return self.grammar.parse(text)

    def check_seats(self, seats: object) -> None:
        """ValueError unless the game is played by that many."""
        if type(seats) is not int or seats not in self.seats:
            raise ValueError(f"seats must be {self.seats[0]}–{self.seats[-1]}, got {seats!r}")

    def check_options(self, options: Mapping[str, object]) -> dict[str, str]:
        """Every option's value, defaults filled in; ValueError names an unknown option or value and the choices."""
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise ValueError(f"unknown option {name!r} of {self.id}; there are {', '.join(known) or 'none'}")
            if value not in known[name].values:
                raise ValueError(f"option {name} must be {' | '.join(known[name].values)}, got {value!r}")
        return {name: str(options.get(name, option.default)) for name, option in known.items()}

    @cached_property
    def rulebook(self) -> Mapping[str, Rule]:
        """Every rule by id, in the order of play."""
        rules = self._data("rulebook.toml")["rules"]
        return {
            id: Rule(id, entry["section"], tuple(entry["passages"]), entry["status"], entry.get("option"))
            for id, entry in rules.items()
        }

    @cached_property
    def sections(self) -> tuple[str, ...]:
        """The rulebook's sections in order."""
        return tuple(self._data("rulebook.toml")["sections"])

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """Everything in the box, in printing order."""
        book = self._data("components.toml")
        return tuple(
            Component(
                entry["id"],
                entry["kind"],
                entry["count"],
                entry["width"],
                entry["height"],
                entry.get("back"),
                entry["source"],
            )
            for entry in book["components"]
        )

    def module(self, name: str) -> ModuleType:
        """The game's own module ``faces``, ``table``, ``lessons``, …"""
        return import_module(f"{self.package}.{name}")

    def _data(self, name: str) -> dict[str, Any]:
        return tomllib.loads((files(self.package) / name).read_text("utf-8"))
