"""The positions and breaches of ``breaches.toml``."""

import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from kit.engine import Action, Named
from kit.games.dynamite_nurse import GAME

BOOK = tomllib.loads(Path(__file__).with_name("breaches.toml").read_text("utf-8"))
DECK = tomllib.loads((files("kit.games.dynamite_nurse") / "deck.toml").read_text("utf-8"))


def _name(row):
    if "event" in row:
        return row["event"]
    if "skill" in row:
        return f"{'almighty' if row.get('almighty') else 'doctor'}-{row['skill']}"
    return f"{'emergency' if row.get('emergency') else 'patient'}-{row['difficulty']}"


COPIES = Counter({_name(row): row["count"] for part in ("patients", "doctors", "events") for row in DECK[part]})
"""Copies of each card in play, read from the list without the game's own code."""
PATIENTS = [_name(row) for row in DECK["patients"] for _ in range(row["count"])]


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


def breach(rule):
    """The stored breach of ``rule``."""
    entry = BOOK["breaches"][rule]
    keeps = GAME.parse(entry["keeps"]) if "keeps" in entry else None
    return Breach(rule, position(entry["at"]), GAME.parse(entry["try"]), entry.get("seat"), entry["numbers"], keeps)


def position(name, **changes):
    """The stored position as a dict, with its kill marks and an empty pile where it says so."""
    return whole(_fields(name) | changes)


def whole(found):
    """``found`` with ``marks`` and ``pile`` written out."""
    found = dict(found)
    marks = found.pop("marks", None)
    if marks:
        lying = Counter(_lying(found))
        free = [card for card in PATIENTS if not _taken(lying, card)]
        found["kills"] = [[free.pop(0) for _ in range(count)] for count in marks]
    if found.pop("pile", None) == 0:
        found["discards"] = sorted((COPIES - Counter(_lying(found))).elements())
    return found


def _taken(lying, card):
    lying[card] -= 1
    return lying[card] >= 0


def _lying(found):
    """Every card that lies somewhere but in the pile."""
    cards = [card for hand in found.get("hands", []) for card in hand]
    cards += [card for ward in found.get("wards", []) for card, _ in ward]
    cards += [card for marks in found.get("kills", []) for card in marks]
    cards += found.get("discards", []) + found.get("aside", [])
    return cards + [found[name][0] for name in ("visit", "op") if name in found]


def state(name, **changes):
    """The stored position as a state."""
    return GAME.from_dict(position(name, **changes))


def at(**fields):
    """A position with three players unless ``fields`` say otherwise."""
    return GAME.from_dict(whole({"seats": 3, **fields}))


def do(state, *texts):
    """``state`` after the actions written in ``texts``."""
    for text in texts:
        state.apply(GAME.parse(text))
    return state


def legal(state):
    """The legal actions as texts."""
    return [str(action) for action in state.legal_actions()]


def ward(state, seat):
    """The inpatients of a seat as (card, worse)."""
    return [tuple(entry) for entry in state.to_dict().get("wards", [[]] * state.seats)[seat]]


def kills(state):
    """How many kill marks everybody has."""
    return [len(marks) for marks in state.kills]


def plain(data):
    """A refusal's data as ``breaches.toml`` writes it."""
    return {name: _plain(value) for name, value in data.items()}


def _plain(value):
    if isinstance(value, Named):
        return {value.role: list(value.values)}
    return list(value) if isinstance(value, tuple) else value


def _fields(name):
    own = dict(BOOK["positions"][name])
    like = own.pop("like", None)
    return (_fields(like) if like else {}) | own
