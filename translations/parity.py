"""Checks that hold the languages together: same ids, right plurals, nothing empty or left in English.

Each returns what is wrong as readable lines; an empty tuple means all is well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from fluent.syntax import ast as ftl
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from translations.checking import show
from translations.resources import Entry
from translations.words import Words

PLURAL_FORMS = {
    "en": (frozenset({"one", "other"}), frozenset({"one", "other"})),
    "ja": (frozenset({"other"}), frozenset({"other"})),
    "zh-Hant": (frozenset({"other"}), frozenset({"other"})),
    "ru": (frozenset({"one", "few", "many"}), frozenset({"one", "few", "many", "other"})),
}
"""Language → plural forms a choice must have, and those it may have (CLDR; Russian `other` is for fractions only)."""

CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})

Key = tuple[str, str | None]


def differences(languages: Sequence[Words]) -> tuple[str, ...]:
    """Where the languages differ in ids, attributes or variables from the first of them; terms do not count."""
    first, *others = languages
    return tuple(line for other in others for line in _differences(first, other))


def _keys(words: Words) -> set[Key]:
    attributes: set[Key] = {(id, name) for id in words.ids() for name in words.attributes(id)}
    return attributes | {(id, None) for id in words.ids() if words.has(id)}


def _differences(first: Words, other: Words) -> Iterator[str]:
    own, theirs = _keys(first), _keys(other)
    for id, attribute in sorted(own - theirs, key=_order):
        yield f"{other.lang}: {show(id, attribute)} is missing"
    for id, attribute in sorted(theirs - own, key=_order):
        yield f"{other.lang}: {show(id, attribute)} is not in {first.lang}"
    for id, attribute in sorted(own & theirs, key=_order):
        expected, found = first.variables(id, attribute), other.variables(id, attribute)
        if expected != found:
            yield f"{other.lang}: {show(id, attribute)} has {_names(found)}, {first.lang} {_names(expected)}"


def _order(key: Key) -> tuple[str, str]:
    return key[0], key[1] or ""


def _names(variables: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "no variables"


def plural_mistakes(lang: str, entries: Mapping[str, Entry]) -> tuple[str, ...]:
    """Choices by plural form that lack a form of the language or have one it does not know.

    A choice is by plural form when one of its keys is a CLDR category other than `other`.
    """
    return tuple(
        f"{entry.place}: {entry.key} has the forms {', '.join(sorted(keys)) or 'none'}"
        for entry in entries.values()
        for keys in _choices(entry)
        if keys & (CATEGORIES - {"other"}) and not _right(lang, keys)
    )


def _right(lang: str, keys: frozenset[str]) -> bool:
    needed, allowed = PLURAL_FORMS[lang]
    return needed <= keys <= allowed


class _Choices(Visitor):
    """Gathers the word keys of every choice."""

    def __init__(self) -> None:
        self.found: list[frozenset[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        keys = (variant.key for variant in node.variants)
        self.found.append(frozenset(key.name for key in keys if isinstance(key, ftl.Identifier)))
        self.generic_visit(node)


def _choices(entry: Entry) -> list[frozenset[str]]:
    visitor = _Choices()
    visitor.visit(entry.node)
    return visitor.found


def empty(entries: Mapping[str, Entry]) -> tuple[str, ...]:
    """Texts that are empty or blank."""
    return tuple(
        f"{entry.place}: {show(entry.key, attribute)} is empty"
        for entry in entries.values()
        for attribute, pattern in entry.patterns.items()
        if _is_blank(pattern)
    )


def _is_blank(pattern: ftl.Pattern) -> bool:
    return not serialize_pattern(pattern).replace('{ "" }', "").strip()


class _Letters(Visitor):
    """Whether a pattern says anything itself: a letter outside of its placeables' names."""

    def __init__(self) -> None:
        self.any = False

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.any = self.any or any(character.isalpha() for character in node.value)


def untranslated(entries: Mapping[str, Entry], english: Mapping[str, Entry]) -> tuple[str, ...]:
    """Ids, with their attribute, whose text is the English one to the letter; texts without a letter do not count."""
    return tuple(
        show(key, attribute)
        for key, entry in entries.items()
        for attribute, pattern in entry.patterns.items()
        if not key.startswith("-") and key in english and attribute in english[key].patterns
        if _says_something(pattern) and pattern.equals(english[key].patterns[attribute])
    )


def _says_something(pattern: ftl.Pattern) -> bool:
    visitor = _Letters()
    visitor.visit(pattern)
    return visitor.any
