"""The catalogue of the source texts: `catalogue.toml` (written by hand) and `lines/` (written by `seeds.measure`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any


@dataclass(frozen=True)
class Source:
    """One source text.

    `counts[n - 1]` is the number of non-blank characters of line n; blank is what `str.isspace` says, the ideographic
    space included. `leaves_out` maps a ruling id, or a subject where there is none, to what the text does not tell.
    """

    id: str
    file: str
    digest: str
    title: str
    language: str
    games: tuple[str, ...]
    counts: tuple[int, ...]
    leaves_out: Mapping[str, str]

    @property
    def lines(self) -> int:
        """Number of lines."""
        return len(self.counts)

    @property
    def characters(self) -> int:
        """Number of non-blank characters."""
        return sum(self.counts)


@dataclass(frozen=True)
class Disagreement:
    """A point on which two texts of one game differ: the ruling's id, the passages on both sides, and in what."""

    ruling: str
    passages: tuple[str, ...]
    note: str


def read_data(*parts: str) -> dict[str, Any]:
    """One of the package's TOML files, by the parts of its path."""
    return tomllib.loads(files("seeds").joinpath(*parts).read_text("utf-8"))


@cache
def catalogue() -> Mapping[str, Source]:
    """The source texts by id: "000" to "004"."""
    return MappingProxyType({entry["id"]: _source(entry) for entry in read_data("catalogue.toml")["texts"]})


def _source(entry: dict[str, Any]) -> Source:
    measured = read_data("lines", f"{entry['id']}.toml")
    return Source(
        id=entry["id"],
        file=measured["file"],
        digest=measured["digest"],
        title=entry["title"],
        language=entry["language"],
        games=tuple(entry["games"]),
        counts=tuple(measured["counts"]),
        leaves_out=MappingProxyType(entry["leaves_out"]),
    )


@cache
def disagreements() -> tuple[Disagreement, ...]:
    """Where two texts tell the same game differently, in the order of play."""
    return tuple(
        Disagreement(entry["ruling"], tuple(entry["passages"]), entry["note"])
        for entry in read_data("catalogue.toml")["disagreements"]
    )
