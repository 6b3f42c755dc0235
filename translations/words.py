"""The words of one language: messages by id, filled with their variables."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache, reduce
from itertools import chain
from typing import Any, cast

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentType
from fluent.syntax import ast as ftl

from translations.checking import check, show
from translations.resources import KIT, Entry, WordFileError, collect, games, read_part

LANGUAGES = ("en", "ja", "zh-Hant", "ru")
NAME_VARIABLES = frozenset({"seat", "to", "boss", "chief", "first", "second", "who", "name"})
"""Variables that hold one name somebody typed; on screen they stand between isolation marks."""

FIRST_STRONG_ISOLATE, POP_ISOLATE = "\u2068", "\u2069"


class UnknownWordError(KeyError):
    """An id, attribute or variable that is not there; the message names it and what is near."""

    def __str__(self) -> str:
        return str(self.args[0])


class _Name(FluentType):
    """A typed name: compares as it was typed, is written between isolation marks."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return self.text == other

    def __hash__(self) -> int:
        return hash(self.text)

    def format(self, locale: Locale) -> str:
        return isolated(self.text)


def isolated(name: str) -> str:
    """A typed name between bidi isolation marks, so that its direction does not stir the sentence round it."""
    if not name or name.startswith(FIRST_STRONG_ISOLATE):
        return name
    return f"{FIRST_STRONG_ISOLATE}{name}{POP_ISOLATE}"


class Words:
    """Every message of one language, the kit's and perhaps one game's. Made by `load`."""

    def __init__(self, lang: str, entries: Iterable[Entry], *, isolate: bool = False) -> None:
        """Check the entries against each other. Raises WordFileError for the first that is wrong."""
        found = collect(entries)
        self.lang = lang
        self.isolate = isolate
        self._variables = dict(check(found))
        self._ids = frozenset(key for key, _ in self._variables)
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(ftl.Resource([entry.node for entry in found.values()]))

    def __repr__(self) -> str:
        return f"<Words {self.lang}: {len(self._ids)} messages>"

    def __call__(self, id: str, /, **variables: str | int | float) -> str:
        """The text of a message. Raises UnknownWordError for an unknown id or a missing variable, TypeError for a
        variable that is neither text nor number. Variables the message does not use are allowed."""
        return self._text(id, None, variables)

    def attribute(self, id: str, attribute: str, /, **variables: str | int | float) -> str:
        """The text of one attribute of a message, `.broken` for instance; raises as a call does."""
        return self._text(id, attribute, variables)

    def has(self, id: str, attribute: str | None = None) -> bool:
        """Whether there is such a message with a text, or with this attribute."""
        return (id, attribute) in self._variables

    def ids(self) -> frozenset[str]:
        """Ids of all messages; terms are left out."""
        return self._ids

    def attributes(self, id: str) -> frozenset[str]:
        """Names of a message's attributes; empty for an unknown one."""
        return frozenset(attribute for key, attribute in self._variables if key == id and attribute)

    def variables(self, id: str, attribute: str | None = None) -> frozenset[str]:
        """Variables that must be given. Raises UnknownWordError."""
        if (id, attribute) not in self._variables:
            raise UnknownWordError(self._unknown(id, attribute))
        return self._variables[id, attribute]

    def name(self, name: str) -> str:
        """A typed name to be put into a list of names: between isolation marks where these words use them."""
        return isolated(name) if self.isolate else name

    def _text(self, id: str, attribute: str | None, given: dict[str, Any]) -> str:
        missing = self.variables(id, attribute) - given.keys()
        if missing:
            names, got = ", ".join(f"${name}" for name in sorted(missing)), ", ".join(given) or "nothing"
            raise UnknownWordError(f"{self.lang}: {show(id, attribute)} needs {names}, got {got}")
        values = {name: self._value(id, name, value) for name, value in given.items()}
        text, errors = self._bundle.format_pattern(self._pattern(id, attribute), values)
        if errors:
            raise ValueError(f"{self.lang}: {show(id, attribute)}: {errors[0]}")
        below = (value for value in given.values() if isinstance(value, int) and value < 0)
        return reduce(_minus, below, str(text))

    def _pattern(self, id: str, attribute: str | None) -> Pattern:
        message = self._bundle.get_message(id)
        return message.attributes[attribute] if attribute else cast(Pattern, message.value)

    def _value(self, id: str, name: str, value: object) -> str | FluentType:
        if isinstance(value, str):
            return _Name(value) if self.isolate and name in NAME_VARIABLES and value else value
        if isinstance(value, int) and not isinstance(value, bool):
            return FluentInt(value, useGrouping=False)
        if isinstance(value, float):
            return FluentFloat(value, useGrouping=False)
        raise TypeError(f"{self.lang}: {id}: ${name} must be text or a number, got {value!r}")

    def _unknown(self, id: str, attribute: str | None) -> str:
        if id in self._ids:
            return (
                f"{self.lang}: {id} has no .{attribute}; it has {self._texts(id)}"
                if attribute
                else (f"{self.lang}: {id} has attributes only: {self._texts(id)}")
            )
        near = get_close_matches(id, self._ids, n=3)
        return f"{self.lang}: no message {id!r}" + (f"; near it are {', '.join(near)}" if near else "")

    def _texts(self, id: str) -> str:
        return ", ".join(f".{name}" for name in sorted(self.attributes(id))) or "no attributes"


def _minus(text: str, number: int) -> str:
    """``text`` with a minus sign, not a hyphen, before a number below zero; Han letters and kana join nothing to it."""
    return re.sub(rf"(?<![^\W\u3040-\u30ff\u3400-\u9fff])-(?={-number}(?!\d))", "\u2212", text)


@lru_cache(maxsize=64)
def load(lang: str, game_id: str | None = None, *, isolate: bool = False) -> Words:
    """The words of the kit, and of one game when it is named, in a language of LANGUAGES; kept after the first call.

    With `isolate`, for the screen only, typed names stand between bidi isolation marks.
    Raises ValueError for an unknown language or game, WordFileError (a ValueError) for a mistake in a file.
    """
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    if game_id is not None and game_id not in games(lang):
        raise ValueError(f"{lang}: no words for game {game_id!r}; there are {', '.join(games(lang)) or 'none'}")
    parts = (KIT,) if game_id is None else (KIT, game_id)
    return Words(lang, chain.from_iterable(read_part(lang, part) for part in parts), isolate=isolate)


__all__ = ["LANGUAGES", "NAME_VARIABLES", "UnknownWordError", "WordFileError", "Words", "isolated", "load"]
