"""Fluent files read into entries: which files belong to what, and every syntax mistake with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

KIT = "kit"


class WordFileError(ValueError):
    """A word file is missing or wrong; the message names the file, the place and what is wrong."""


@dataclass(frozen=True)
class Entry:
    """One message or term and where it stands. `key` is the id, with a leading "-" for a term."""

    key: str
    node: ftl.Message | ftl.Term
    place: str

    @property
    def patterns(self) -> dict[str | None, ftl.Pattern]:
        """The value under None, the attributes under their names."""
        found: dict[str | None, ftl.Pattern] = {a.id.name: a.value for a in self.node.attributes}
        if self.node.value is not None:
            found[None] = self.node.value
        return found


def folder(lang: str) -> Traversable:
    """The folder with the files of a language."""
    return files("translations") / lang


def stems(lang: str) -> tuple[str, ...]:
    """Names of the language's files without ".ftl", sorted."""
    place = folder(lang)
    names = [item.name for item in place.iterdir()] if place.is_dir() else []
    return tuple(sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl")))


def games(lang: str) -> tuple[str, ...]:
    """Ids of the games that have words in the language, sorted: `<game>.ftl`, perhaps with `<game>-*.ftl` beside it."""
    own = [stem for stem in stems(lang) if stem != KIT and not stem.startswith(f"{KIT}-")]
    return tuple(stem for stem in own if not any(stem.startswith(f"{other}-") for other in own))


def read_part(lang: str, part: str) -> Iterator[Entry]:
    """Entries of `<part>.ftl` and every `<part>-*.ftl` of a language.

    Raises WordFileError where no such file is there, and for junk or a repeated attribute.
    """
    found = [stem for stem in stems(lang) if stem == part or stem.startswith(f"{part}-")]
    if not found:
        raise WordFileError(f"{lang}: no word file {part}.ftl; there are {', '.join(stems(lang)) or 'none'}")
    for stem in found:
        text = (folder(lang) / f"{stem}.ftl").read_text("utf-8")
        yield from parse(text, f"{lang}/{stem}.ftl")


def parse(text: str, name: str) -> Iterator[Entry]:
    """Entries of one Fluent text; `name` is what errors call it. Raises WordFileError at the first mistake."""
    for node in FluentParser().parse(text).body:
        place = f"{name}:{_line(text, node)}"
        if isinstance(node, ftl.Junk):
            note = node.annotations[0] if node.annotations else None
            where = f"{name}:{_line_at(text, note.span.start)}" if note and note.span else place
            reason = note.message if note else "not Fluent syntax"
            raise WordFileError(f"{where}: {reason}: {_first_line(node.content)}")
        if isinstance(node, ftl.Term):
            yield _checked(Entry(f"-{node.id.name}", node, place))
        elif isinstance(node, ftl.Message):
            yield _checked(Entry(node.id.name, node, place))


def collect(entries: Iterable[Entry]) -> dict[str, Entry]:
    """Entries by key. Raises WordFileError where two have the same id, in one file or in two."""
    found: dict[str, Entry] = {}
    for entry in entries:
        if entry.key in found:
            raise WordFileError(f"{entry.place}: {entry.key} stands already at {found[entry.key].place}")
        found[entry.key] = entry
    return found


def _checked(entry: Entry) -> Entry:
    names = [a.id.name for a in entry.node.attributes]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise WordFileError(f"{entry.place}: {entry.key} has .{twice[0]} twice")
    return entry


def _line(text: str, node: ftl.EntryType) -> int:
    start = node.id.span if isinstance(node, ftl.Message | ftl.Term) else node.span
    return _line_at(text, start.start if start else 0)


def _line_at(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def _first_line(content: str | None) -> str:
    return (content or "").strip().split("\n")[0][:80]
