"""Save files: versioned JSON, written atomically, capped in size on reading, never evaluated."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from kit.engine.actions import ParseError
from kit.engine.game import Game
from kit.engine.outcome import IllegalAction
from kit.places import UnwritableError, write_atomically

FORMAT = "tableside-match"
VERSION = 1
MAX_BYTES = 4 * 1024 * 1024
"""Largest save that is read: a long match is under 20 KB."""
FINDER = "kit.games"
"""The package that finds games by id; named, not imported, since the engine knows no game."""


class SaveError(Exception):
    """A save that cannot be read or written; ``kind`` is damaged, foreign, newer, too-big, missing or unwritable."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(message)
        self.kind = kind


def write(path: Path, content: Mapping[str, Any]) -> None:
    """Write ``content`` to ``path``, whole or not at all; SaveError when that cannot be done."""
    text = json.dumps({"format": FORMAT, "version": VERSION, **content}, ensure_ascii=False, indent=1)
    try:
        write_atomically(path, text.encode())
    except UnwritableError as error:
        raise SaveError("unwritable", str(error)) from error


def read(path: Path) -> dict[str, Any]:
    """The content of a save of this format and version; SaveError otherwise."""
    data = _json(path, _bytes(path))
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError("foreign", f"{path.name} is not a save of this kit; choose a file it has written")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise SaveError(
            "damaged", f"{path.name} is damaged: version must be a whole number from 1, got {version!r:.40}"
        )
    if version > VERSION:
        raise SaveError("newer", f"{path.name} was written by a newer kit (save version {version}); update to read it")
    return data


def _bytes(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SaveError("missing", f"cannot read {path.name}: {error.strerror or error}") from error
    if len(content) > MAX_BYTES:
        raise SaveError("too-big", f"{path.name} is larger than {MAX_BYTES} bytes, which no save is")
    return content


def _json(path: Path, content: bytes) -> Any:
    try:
        return json.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise SaveError("damaged", f"{path.name} is damaged: {error!s:.120}") from error


@contextmanager
def reading() -> Iterator[None]:
    """Turn whatever is wrong with a save's content into a SaveError."""
    try:
        yield
    except KeyError as error:
        raise SaveError("damaged", f"the save is damaged: {error} is missing") from error
    except (ValueError, TypeError, AttributeError, ParseError, IllegalAction) as error:
        raise SaveError("damaged", f"the save is damaged: {error!s:.200}") from error


def find_game(name: object) -> Game:
    """The game a save names; ValueError names the choices."""
    game: Game = import_module(FINDER).load(name)
    return game
