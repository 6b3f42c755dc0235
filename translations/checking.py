"""What a set of entries refers to: variables it needs, and references that lead nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from fluent.runtime.builtins import BUILTINS
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from translations.resources import Entry, WordFileError


class _References(Visitor):
    """Gathers what one pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: list[tuple[str, str | None, frozenset[str]]] = []
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.entries.append((node.id.name, _name(node.attribute), frozenset()))

    def visit_TermReference(self, node: ftl.TermReference) -> None:
        given = node.arguments.named if node.arguments else []
        self.entries.append((f"-{node.id.name}", _name(node.attribute), frozenset(a.name.name for a in given)))
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


def _name(attribute: ftl.Identifier | None) -> str | None:
    return attribute.name if attribute else None


def references(pattern: ftl.Pattern) -> _References:
    """Variables, entries (key, attribute, names of arguments given) and functions a pattern names itself."""
    found = _References()
    found.visit(pattern)
    return found


def variables(entries: Mapping[str, Entry], key: str, attribute: str | None) -> frozenset[str]:
    """Variables needed for a message's value or attribute, those of messages it refers to included.

    A term sees only the arguments its reference gives, so what it names is no variable of the message.
    Raises WordFileError for a reference that leads nowhere or back to itself.
    """
    return _variables(entries, key, attribute, ())


Trail = tuple[tuple[str, str | None], ...]


def _variables(entries: Mapping[str, Entry], key: str, attribute: str | None, trail: Trail) -> frozenset[str]:
    here = (key, attribute)
    entry = entries[key]
    if here in trail:
        raise WordFileError(f"{entry.place}: {show(key, attribute)} refers to itself")
    found = references(entry.patterns[attribute])
    needed = frozenset(found.variables)
    for name, part, given in found.entries:
        _check_reference(entries, entry, name, part)
        inner = _variables(entries, name, part, (*trail, here))
        if not name.startswith("-"):
            needed |= inner
        elif given - inner:
            unused = ", ".join(sorted(given - inner))
            raise WordFileError(f"{entry.place}: {key} gives {show(name, part)} an argument it does not use: {unused}")
    unknown = sorted(found.functions - BUILTINS.keys())
    if unknown:
        raise WordFileError(f"{entry.place}: {key} uses an unknown function {unknown[0]}")
    return needed


def _check_reference(entries: Mapping[str, Entry], entry: Entry, name: str, part: str | None) -> None:
    if name not in entries:
        kind = "term" if name.startswith("-") else "message"
        raise WordFileError(f"{entry.place}: {entry.key} refers to an unknown {kind} {name}")
    if part not in entries[name].patterns:
        raise WordFileError(f"{entry.place}: {entry.key} refers to {show(name, part)}, which has no such text")


def show(key: str, attribute: str | None) -> str:
    """An id with its attribute, as Fluent writes it: "fe-hand.broken"."""
    return f"{key}.{attribute}" if attribute else key


def check(entries: Mapping[str, Entry]) -> Iterator[tuple[tuple[str, str | None], frozenset[str]]]:
    """Every (message, attribute) with the variables it needs; terms are checked too. Raises WordFileError."""
    for key, entry in entries.items():
        for attribute in entry.patterns:
            needed = variables(entries, key, attribute)
            if not key.startswith("-"):
                yield (key, attribute), needed
