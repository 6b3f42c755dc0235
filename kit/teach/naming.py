"""What the values of a game are called in a language: by the messages of their role, or put together from parts.

A game's ``telling.toml`` says what is particular. ``[also]``: roles whose words a role shares. ``[composed.ROLE]``: a
``pattern``, a regular expression with named groups, each a variable of the messages ``PREFIX-ROLE-word`` (as told) and
``PREFIX-ROLE-token`` (as typed); ``roles``, what a group names where its name does not say so; ``flags``, the groups
that are only there or not ("yes", "no"). A group that is not there is "none".
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

from kit.engine import Game
from kit.engine.actions import Value
from translations import Words

TABLES = ("arguments", "roles", "instead", "derived", "empty", "also", "composed")
"""Of a game's ``telling.toml``."""


class Naming:
    """The names of one game's values in one language."""

    def __init__(self, game: Game, words: Words) -> None:
        tables = special(game.package)
        self.words, self._prefix = words, game.prefix
        self._also: Mapping[str, list[str]] = tables["also"]
        self._composed: Mapping[str, Mapping[str, Any]] = tables["composed"]
        self._patterns = {role: re.compile(entry["pattern"]) for role, entry in self._composed.items()}

    def told(self, role: str, value: Value) -> str:
        """``value`` in a sentence; as it is where the language has no word for it."""
        return next(self._told(role, value), str(value))

    def typed(self, role: str, value: Value) -> str:
        """``value`` as one typed word; as it is where the language has none."""
        return next(self._typed(role, value), str(value))

    def ways(self, role: str, value: Value) -> tuple[str, ...]:
        """Every way to type ``value``, canonical, told and typed."""
        return (str(value), *self._told(role, value), *self._typed(role, value))

    def _told(self, role: str, value: Value) -> Iterator[str]:
        for kind in self._kinds(role):
            yield from self._whole(kind, value)
            yield from self._parts(kind, value, "word")
        yield from self._whole("token", value)

    def _typed(self, role: str, value: Value) -> Iterator[str]:
        if isinstance(value, str):
            for kind in self._kinds(role):
                yield from self._parts(kind, value, "token")
            yield from self._whole("token", value)

    def _kinds(self, role: str) -> tuple[str, ...]:
        single = role.removesuffix("s")
        return tuple(dict.fromkeys((role, single, *self._also.get(single, ()))))

    def _whole(self, role: str, value: Value) -> Iterator[str]:
        if self.words.has(id := f"{self._prefix}-{role}-{value}"):
            yield self.words(id)

    def _parts(self, role: str, value: Value, how: str) -> Iterator[str]:
        found = self._patterns[role].fullmatch(str(value)) if role in self._patterns else None
        if found:
            parts = {group: self._part(role, group, part, how) for group, part in found.groupdict().items()}
            yield self.words(f"{self._prefix}-{role}-{how}", **parts)

    def _part(self, role: str, group: str, part: str | None, how: str) -> str:
        entry = self._composed[role]
        if group in entry.get("flags", ()):
            return "yes" if part else "no"
        if part is None:
            return "none"
        name = entry.get("roles", {}).get(group, group)
        return self.told(name, part) if how == "word" else self.typed(name, part)


@lru_cache
def special(package: str) -> dict[str, dict[str, Any]]:
    """What a game's ``telling.toml`` says, empty tables where it says nothing."""
    found = files(package) / "telling.toml"
    told = tomllib.loads(found.read_text("utf-8")) if found.is_file() else {}
    return {name: told.get(name, {}) for name in TABLES}
