"""Where files live: saves, progress, fonts.

``TABLESIDE_HOME`` puts everything under one folder of the user's choice; without it each kind lives where the system
keeps such things (platformdirs).
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from pathlib import Path

from platformdirs import PlatformDirs

OVERRIDE = "TABLESIDE_HOME"
"""Environment variable naming the one folder everything lives under."""


class UnwritableError(OSError):
    """A folder or file cannot be made or written; the message says which, why and what would do."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"cannot write to {path}: {reason}; free it or set {OVERRIDE} to a folder you may write to")
        self.path = path
        self.reason = reason


def where() -> dict[str, Path]:
    """Every kind of file and its folder, by name; nothing is made."""
    dirs = PlatformDirs("tableside", appauthor=False)
    override = os.environ.get(OVERRIDE, "").strip()
    root = Path(override).expanduser() if override else None
    return {
        "home": root or dirs.user_data_path,
        "saves": (root or dirs.user_data_path) / "saves",
        "progress": (root or dirs.user_data_path) / "progress",
        "font_cache": (root or dirs.user_cache_path) / "fonts",
    }


def home() -> Path:
    """The folder that holds saves and progress, made if absent. Raises `UnwritableError`."""
    return _ready("home")


def saves() -> Path:
    """The folder of saved matches, made if absent. Raises `UnwritableError`."""
    return _ready("saves")


def progress() -> Path:
    """The folder of lesson progress, made if absent. Raises `UnwritableError`."""
    return _ready("progress")


def font_cache() -> Path:
    """The folder of fonts made ready, made if absent; may be emptied at any time. Raises `UnwritableError`."""
    return _ready("font_cache")


def write_atomically(path: Path, data: bytes) -> None:
    """Write ``data`` to ``path`` so that a reader, or a crash, sees the old file or the new one and never a part.

    Raises `UnwritableError` (no room, no right, no folder) and leaves the old file as it was.
    """
    temporary = ""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        with suppress(OSError):
            os.unlink(temporary)
        raise UnwritableError(path, error.strerror or str(error)) from error


def _ready(name: str) -> Path:
    folder = where()[name]
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UnwritableError(folder, error.strerror or str(error)) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UnwritableError(folder, "permission denied")
    return folder
