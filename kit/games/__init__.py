"""The games: each a folder with the same file names, found by folder."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files

from kit.engine.game import Game

__all__ = ["load", "names"]


@cache
def names() -> tuple[str, ...]:
    """The ids of the games that are built, in alphabetical order of their folders."""
    folders = (entry.name for entry in files(__name__).iterdir() if entry.joinpath("rulebook.toml").is_file())
    return tuple(folder.replace("_", "-") for folder in sorted(folders))


def load(name: str) -> Game:
    """The game called ``name``; ValueError names the choices."""
    if name not in names():
        raise ValueError(f"unknown game {name!r}; there are {', '.join(names())}")
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
