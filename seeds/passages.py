"""Passages of the source texts: their notation, their bounds, and their words where the texts are at hand.

`001:42` is a whole line, `001:42-45` whole lines, `001:43.1-20` the non-blank characters 1 to 20 of a line.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path

from seeds.sources import Source, catalogue

NOTATION = re.compile(r"(\d{3}):([1-9]\d*)(?:-([1-9]\d*)|\.([1-9]\d*)-([1-9]\d*))?", re.ASCII)
FOLDER_VARIABLE = "TABLESIDE_SEEDS"


class PassageError(ValueError):
    """A passage that cannot be: bad notation, or outside its text; the message names text and line."""


class SeedTextError(ValueError):
    """A file with the name of a source text whose content is another."""


@dataclass(frozen=True, order=True)
class Passage:
    """Non-blank characters `first` to `last` (from 1, both included) of line `line` (from 1) of text `file` ("001").

    Raises PassageError where the text has no such characters; the texts themselves are not needed to know.
    """

    file: str
    line: int
    first: int
    last: int

    def __post_init__(self) -> None:
        count = _count(self.file, self.line)
        if not 1 <= self.first <= self.last <= count:
            extent = f"has the characters 1-{count}" if count else "is blank"
            raise PassageError(f"{self}: line {self.line} of text {self.file} {extent}")

    @property
    def whole(self) -> bool:
        """Whether this is all of its line."""
        return self.first == 1 and self.last == catalogue()[self.file].counts[self.line - 1]

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + ("" if self.whole else f".{self.first}-{self.last}")


def _source(text_id: str) -> Source:
    if text_id not in catalogue():
        raise PassageError(f"{text_id}: no such text; there are {', '.join(catalogue())}")
    return catalogue()[text_id]


def _count(text_id: str, line: int) -> int:
    source = _source(text_id)
    if not 1 <= line <= source.lines:
        raise PassageError(f"{text_id}:{line}: text {text_id} has the lines 1-{source.lines}")
    return source.counts[line - 1]


def parse_passage(notation: str) -> tuple[Passage, ...]:
    """The passages a notation means, one per line that is not blank.

    >>> [str(passage) for passage in parse_passage("001:42-45")]
    ['001:42', '001:43']
    >>> parse_passage("001:43.1-20")
    (Passage(file='001', line=43, first=1, last=20),)

    Raises PassageError for another notation, an unknown text, a backward range or anything outside the text.
    """
    match = NOTATION.fullmatch(notation)
    if match is None:
        raise PassageError(f"{notation!r} is no passage; write 001:42, 001:42-45 or 001:43.1-20")
    text_id, line, end, first, last = match.groups()
    if first:
        return (Passage(text_id, int(line), int(first), int(last)),)
    return _whole_lines(text_id, int(line), int(end or line))


def _whole_lines(text_id: str, start: int, end: int) -> tuple[Passage, ...]:
    if end < start:
        raise PassageError(f"{text_id}:{start}-{end}: the range runs backwards")
    counts = {line: _count(text_id, line) for line in range(start, end + 1)}
    if not any(counts.values()):
        raise PassageError(f"{text_id}:{start}: line {start} of text {text_id} is blank")
    return tuple(Passage(text_id, line, 1, count) for line, count in counts.items() if count)


def show(passages: Iterable[Passage]) -> tuple[str, ...]:
    """The shortest notations of some passages, in their order: whole lines that follow each other become one range."""
    shown: list[list[Passage]] = []
    for passage in passages:
        if shown and _follows(shown[-1][-1], passage):
            shown[-1].append(passage)
        else:
            shown.append([passage])
    return tuple(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1].line}" for run in shown)


def _follows(before: Passage, after: Passage) -> bool:
    if before.file != after.file or not (before.whole and after.whole) or after.line <= before.line:
        return False
    return not any(catalogue()[before.file].counts[before.line : after.line - 1])


def default_folder() -> Path | None:
    """The folder of the texts: `TABLESIDE_SEEDS`, else `seeds/texts/` in the package; None where it is not there."""
    named = os.environ.get(FOLDER_VARIABLE)
    if named:
        folder = Path(named).expanduser()
        return folder if folder.is_dir() else None
    with as_file(files("seeds")) as package:
        return package / "texts" if (package / "texts").is_dir() else None


def read_text(text_id: str, folder: Path | str | None = None) -> str | None:
    """A whole source text, or None where it is not at hand.

    Raises PassageError for an unknown id, SeedTextError for a file of the right name with another digest.
    """
    source = _source(text_id)
    place = Path(folder) if folder is not None else default_folder()
    if place is None or not (place / source.file).is_file():
        return None
    content = (place / source.file).read_bytes()
    found = hashlib.sha256(content).hexdigest()
    if found != source.digest:
        raise SeedTextError(f"{place / source.file} is not text {text_id}: SHA-256 {found}, expected {source.digest}")
    return content.decode("utf-8")


def read(passage: Passage, folder: Path | str | None = None) -> str | None:
    """The words of a passage, or None where its text is not at hand; raises as `read_text` does."""
    text = read_text(passage.file, folder)
    if text is None:
        return None
    line = text.split("\n")[passage.line - 1]
    places = [place for place, character in enumerate(line) if not character.isspace()]
    return line[places[passage.first - 1] : places[passage.last - 1] + 1]


def quote(passages: Iterable[str], folder: Path | str | None = None) -> str | None:
    """The words of a rule's passages, a line each, "…" where a line is cut; None where none of the texts is at hand.

    Takes the notations a rulebook holds; raises as `parse_passage` and `read_text` do.
    """
    found = [(passage, read(passage, folder)) for notation in passages for passage in parse_passage(notation)]
    return "\n".join(_with_dots(passage, words) for passage, words in found if words is not None) or None


def _with_dots(passage: Passage, words: str) -> str:
    count = catalogue()[passage.file].counts[passage.line - 1]
    return ("" if passage.first == 1 else "…") + words + ("" if passage.last == count else "…")
