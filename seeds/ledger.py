"""The ledger: every non-blank character of a text is cited by a rule or listed with a reason.

What no rule cites stands in `ledgers/<text>.toml`, with one of the reasons below.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files

from seeds.passages import Passage, parse_passage
from seeds.sources import catalogue, read_data

Rulebook = Mapping[str, Iterable[str]]
"""Rule id → notations of its passages."""
Place = tuple[int, int]
"""Line and non-blank character of it, both from 1."""


class Reason(StrEnum):
    """Why a passage needs no rule."""

    TITLE = "title"
    EDITION = "edition"
    CREDIT = "credit"
    HEADING = "heading"
    THEME = "theme"
    COMPONENTS = "components"
    EXAMPLE = "example"
    REMARK = "remark"


@dataclass(frozen=True)
class Listed:
    """A passage that needs no rule."""

    passage: Passage
    reason: Reason


@dataclass(frozen=True)
class Overlap:
    """Characters accounted for in ways that exclude each other: listed with a reason, and by `others` too."""

    passage: Passage
    reason: Reason
    others: tuple[str, ...]


@dataclass(frozen=True)
class Ledger:
    """What of a text is accounted for. `coverage` is a share from 0 to 1, exactly 1 when there are no gaps."""

    text_id: str
    coverage: float
    gaps: tuple[Passage, ...]
    overlaps: tuple[Overlap, ...]


def has_ledger(text_id: str) -> bool:
    """Whether the text's list of passages without a rule is written."""
    return files("seeds").joinpath("ledgers", f"{text_id}.toml").is_file()


def listed(text_id: str) -> tuple[Listed, ...]:
    """Passages of a text that need no rule. Raises ValueError for an unknown reason or a passage of another text."""
    found = tuple(_read_listed(text_id))
    foreign = [str(entry.passage) for entry in found if entry.passage.file != text_id]
    if foreign:
        raise ValueError(f"ledger of text {text_id} lists {foreign[0]}")
    return found


def _read_listed(text_id: str) -> Iterator[Listed]:
    for reason, notations in read_data("ledgers", f"{text_id}.toml").items():
        for notation in notations:
            for passage in parse_passage(notation):
                yield Listed(passage, Reason(reason))


def account(text_id: str, rulebooks: Iterable[Rulebook], entries: Iterable[Listed] | None = None) -> Ledger:
    """What of a text the rulebooks cite and the list (that of the text, unless `entries` are given) explains.

    Rules may share a passage; a listed passage overlaps neither a rule's nor another listed one.
    """
    cited = {rule: _cited(text_id, notations) for rulebook in rulebooks for rule, notations in rulebook.items()}
    kept = tuple(listed(text_id) if entries is None else entries)
    everything = {place for p in _all_lines(text_id) for place in _places(p)}
    known = {place for places in cited.values() for place in places}
    known |= {place for entry in kept for place in _places(entry.passage)}
    gaps = tuple(_runs(text_id, everything - known))
    overlaps = tuple(overlap for i in range(len(kept)) for overlap in _overlaps(kept[i], cited, kept[:i]))
    return Ledger(text_id, len(everything & known) / len(everything), gaps, overlaps)


def _all_lines(text_id: str) -> tuple[Passage, ...]:
    counts = catalogue()[text_id].counts
    return tuple(Passage(text_id, line, 1, count) for line, count in enumerate(counts, 1) if count)


def _cited(text_id: str, notations: Iterable[str]) -> set[Place]:
    passages = (passage for notation in notations for passage in parse_passage(notation))
    return {place for passage in passages if passage.file == text_id for place in _places(passage)}


def _places(passage: Passage) -> set[Place]:
    return {(passage.line, place) for place in range(passage.first, passage.last + 1)}


def _overlaps(entry: Listed, cited: Mapping[str, set[Place]], before: Iterable[Listed]) -> Iterator[Overlap]:
    own = _places(entry.passage)
    shared = {rule: own & places for rule, places in cited.items() if own & places}
    for other in before:
        if own & _places(other.passage):
            shared[other.reason.value] = shared.get(other.reason.value, set()) | own & _places(other.passage)
    for passage in _runs(entry.passage.file, set().union(*shared.values())):
        yield Overlap(passage, entry.reason, tuple(sorted(o for o, p in shared.items() if p & _places(passage))))


def _runs(text_id: str, places: set[Place]) -> Iterator[Passage]:
    """The longest passages without a hole that make up some places, in the order of the text."""
    starts = sorted(place for place in places if (place[0], place[1] - 1) not in places)
    for line, first in starts:
        last = first
        while (line, last + 1) in places:
            last += 1
        yield Passage(text_id, line, first, last)
