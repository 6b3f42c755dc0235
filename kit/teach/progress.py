"""What a learner has done, kept in a plain JSON file for each game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kit import places

KIND, VERSION = "tableside-progress", 1
MOST_BYTES = 1_000_000
"""A bigger file is not a progress file and is not read."""


class Progress:
    """The steps done in one game's lessons, and where the learner left off.

    A file that cannot be read is never lost: it is moved aside, ``kept`` says where to and ``trouble`` why, and the
    learner starts afresh.
    """

    def __init__(self, game: str, folder: Path | None = None) -> None:
        """Read what there is. ``folder``: where the file lives, by default `kit.places.progress`, whose
        `kit.places.UnwritableError` comes through."""
        self.path = (places.progress() if folder is None else folder) / f"{game}.json"
        self.done: frozenset[tuple[str, str]] = frozenset()
        self.place: tuple[str, str] | None = None
        self.trouble = ""
        self.kept: Path | None = None
        if self.path.exists():
            self._read()

    def mark(self, chapter: str, step: str) -> None:
        """Write down that a step is done; UnwritableError leaves the file as it was."""
        self.done |= {(chapter, step)}
        self.place = (chapter, step)
        self._write()

    def forget(self) -> None:
        """Start the lessons of this game afresh; UnwritableError leaves the file as it was."""
        self.done, self.place = frozenset(), None
        self._write()

    def has(self, chapter: str, step: str) -> bool:
        """Whether a step was ever done."""
        return (chapter, step) in self.done

    def _write(self) -> None:
        data = {"kind": KIND, "version": VERSION, "done": sorted(map(list, self.done)), "place": self.place}
        places.write_atomically(self.path, json.dumps(data, indent=1).encode())

    def _read(self) -> None:
        try:
            self.done, self.place = _read(self.path)
        except (OSError, ValueError, RecursionError) as error:
            self.trouble = str(error)
            self.kept = _set_aside(self.path)


def _read(path: Path) -> tuple[frozenset[tuple[str, str]], tuple[str, str] | None]:
    if path.stat().st_size > MOST_BYTES:
        raise ValueError(f"{path.name}: bigger than {MOST_BYTES} bytes")
    data = json.loads(path.read_bytes())
    if not isinstance(data, dict) or data.get("kind") != KIND:
        raise ValueError(f"{path.name}: not a progress file")
    if data.get("version") != VERSION:
        raise ValueError(f"{path.name}: version {data.get('version')!r}, this kit reads {VERSION}")
    if not isinstance(data.get("done"), list):
        raise ValueError(f"{path.name}: done must be a list")
    place = data.get("place")
    return frozenset(map(_pair, data["done"])), None if place is None else _pair(place)


def _pair(value: Any) -> tuple[str, str]:
    match value:
        case [str(chapter), str(step)]:
            return chapter, step
    raise ValueError(f"a step is [chapter, step], got {value!r:.80}")


def _set_aside(path: Path) -> Path | None:
    """Move an unreadable file out of the way, never over another one; None when it cannot be moved."""
    number = 1
    while (kept := path.with_name(f"{path.stem}.damaged-{number}.json")).exists():
        number += 1
    try:
        path.rename(kept)
    except OSError:
        return None
    return kept
