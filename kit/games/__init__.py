"""The games: each a folder with the same file names, found by folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files

from kit.engine.game import Game

__all__ = ["load", "names"]


PARTS = ("rulebook.toml", "components.toml", "faces.py", "table.py", "text.py", "lessons.toml")
"""What a game's folder holds once the game can be taught, played and printed."""


@cache
def names() -> tuple[str, ...]:
    """The ids of the games that are built whole, in alphabetical order of their folders."""
    entries = files(__name__).iterdir()
    folders = (entry.name for entry in entries if all(entry.joinpath(part).is_file() for part in PARTS))
    return tuple(folder.replace("_", "-") for folder in sorted(folders))


def load(name: str) -> Game:
    """The game called ``name``; ValueError names the choices."""
    if name not in names():
        raise ValueError(f"unknown game {name!r}; there are {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
