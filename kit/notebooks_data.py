"""The notebooks that travel with the kit: where they are, and copying them out without touching anybody's work."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from importlib.resources import as_file, files
from pathlib import Path

from kit.places import UnwritableError, write_atomically

START = "start_here.ipynb"
"""The notebook to begin with."""
RECORD = ".tableside-notebooks.json"
"""Beside the copies: the digest of each file as it was copied, so that a later kit knows what nobody has changed."""


@dataclass(slots=True)
class Copied:
    """What became of each notebook: ``new`` (written), ``same`` (there already), ``kept`` (changed, so left alone)."""

    new: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    kept: list[str] = field(default_factory=list)


def shipped() -> Path:
    """The folder of the notebooks: inside the installed package, else beside it in a checkout.

    Raises FileNotFoundError when neither has them.
    """
    with as_file(files("kit")) as package:
        for folder in (package / "_notebooks", package.parent / "notebooks"):
            if (folder / START).is_file():
                return folder
    raise FileNotFoundError(f"{START} is missing from this installation; install tableside again")


def parts(game: str) -> tuple[str, ...]:
    """What the notebook of the game with this id holds: the names of its cells, () when no such notebook is shipped."""
    path = shipped() / f"{game.replace('-', '_')}.ipynb"
    if not path.is_file():
        return ()
    return tuple(str(cell.get("id", "")) for cell in json.loads(path.read_bytes())["cells"])


def copy_out(folder: Path) -> Copied:
    """Copy the notebooks into ``folder``, made if absent.

    A file that somebody has changed is never written over: only files that are not there, and those that are still
    what an earlier kit copied. Raises UnwritableError, FileNotFoundError.
    """
    source = shipped()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableError(folder, error.strerror or str(error)) from error
    record, copied = _read_record(folder), Copied()
    for path in _notebooks(source):
        name, content = path.relative_to(source).as_posix(), path.read_bytes()
        digest, target = sha256(content).hexdigest(), folder / name
        there = sha256(target.read_bytes()).hexdigest() if target.is_file() else None
        if there == digest:
            copied.same.append(name)
        elif there is not None and there != record.get(name):
            copied.kept.append(name)
            continue
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            write_atomically(target, content)
            copied.new.append(name)
        record[name] = digest
    write_atomically(folder / RECORD, json.dumps(record, indent=1, sort_keys=True).encode())
    return copied


def _notebooks(source: Path) -> Iterator[Path]:
    for path in sorted(source.rglob("*")):
        hidden = any(part.startswith((".", "__")) for part in path.relative_to(source).parts)
        if path.is_file() and not hidden:
            yield path


def _read_record(folder: Path) -> dict[str, str]:
    try:
        record = json.loads((folder / RECORD).read_bytes())
    except (OSError, ValueError):
        return {}
    return {str(name): str(digest) for name, digest in record.items()} if isinstance(record, dict) else {}
