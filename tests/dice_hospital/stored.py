"""The positions, breaches and demonstrations of ``breaches.toml``."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from kit.engine import Action, Named
from kit.games.dice_hospital import GAME

BOOK = tomllib.loads(Path(__file__).with_name("breaches.toml").read_text("utf-8"))


class Breach(NamedTuple):
    """A try that breaks ``rule`` alone at ``position``, the numbers of the refusal, and what keeps the rule there."""

    rule: str
    position: dict
    attempt: Action
    seat: int | None
    numbers: dict
    keeps: Action | None

    def state(self):
        """The position as a state."""
        return GAME.from_dict(self.position)


class Shown(NamedTuple):
    """A rule nobody can break: actions at ``position``, and fields of the position they must lead to."""

    rule: str
    position: dict
    actions: tuple[Action, ...]
    after: dict
    legal: tuple[str, ...] | None
    never: tuple[str, ...]


def breach(rule):
    """The stored breach of ``rule``."""
    entry = BOOK["breaches"][rule]
    keeps = GAME.parse(entry["keeps"]) if "keeps" in entry else None
    place = position(entry["at"], **entry.get("with", {}))
    return Breach(rule, place, GAME.parse(entry["try"]), entry.get("seat"), entry["numbers"], keeps)


def shown(rule):
    """What shows ``rule``."""
    entry = BOOK["shown"][rule]
    place = position(entry["at"], **entry.get("with", {}))
    legal = tuple(entry["legal"]) if "legal" in entry else None
    actions = tuple(map(GAME.parse, entry["do"]))
    return Shown(rule, place, actions, entry.get("after", {}), legal, tuple(entry.get("never", ())))


def position(name, **changes):
    """The stored position as a dict."""
    own = dict(BOOK["positions"][name])
    like = own.pop("like", None)
    return (position(like) if like else {}) | own | changes


def state(name, **changes):
    """The stored position as a state."""
    return GAME.from_dict(position(name, **changes))


def plain(data):
    """A refusal's data as ``breaches.toml`` writes it."""
    named = lambda value: {value.role: list(value.values)} if isinstance(value, Named) else value  # noqa: E731
    return {name: named(value) for name, value in data.items()}
