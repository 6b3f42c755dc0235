"""The positions and breaches of ``breaches.toml``."""

import tomllib
from pathlib import Path
from typing import NamedTuple

from kit.engine import Action, Named
from kit.games import load
from tests.emergency_roll import naive

GAME = load("emergency-roll")
BOOK = tomllib.loads(Path(__file__).with_name("breaches.toml").read_text("utf-8"))
BOXES = (
    "clipboards",
    "critical",
    "nurses",
    "cardiologists",
    "radiologist",
    "epidemiologist",
    "morgue",
    "total",
)
SCORING = (*(f"write-{box}" for box in BOXES), "winners", "over")
NOBODY = "-"
"""Stands in picks for a seat that has not chosen: TOML has no null."""


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
    attempt = GAME.parse(entry["try"])
    return Breach(rule, position(entry["at"]), attempt, entry.get("seat"), entry["numbers"], keeps)


def position(name, **changes):
    """The stored position as a dict, with the score boxes that are written by its phase."""
    found = _fields(name) | changes
    found["picks"] = [None if pick == NOBODY else pick for pick in found.get("picks", [])]
    if not found["picks"]:
        del found["picks"]
    if found.get("phase") in SCORING:
        _write_down(found)
    return found


def state(name, **changes):
    """The stored position as a state."""
    return GAME.from_dict(position(name, **changes))


def turn(picked, sheet, card, dice, phase="admit", **changes):
    """Seat 0 of four, chief, in its turn with the patient ``picked`` of a card; the others took what fits."""
    others = [colour for colour in ("red", "yellow", "green") if colour != picked]
    bonus = changes.pop("bonus", "")
    fields = {"card": card, "seen": [card], "dice": dice, "picks": [picked, others[0], others[1], others[0]]}
    waiting = {"picked": True, "extra": bonus == "extra", "screening": bonus == "screen"}
    sheets = [sheet, *changes.pop("sheets", [{}, {}, {}])]
    return state("table", phase=phase, **fields | waiting | {"sheets": sheets} | changes)


def plain(data):
    """A refusal's data as ``breaches.toml`` writes it."""
    named = lambda value: {value.role: list(value.values)} if isinstance(value, Named) else value  # noqa: E731
    return {name: named(value) for name, value in data.items()}


def _fields(name):
    own = dict(BOOK["positions"][name])
    like = own.pop("like", None)
    return (_fields(like) if like else {}) | own


def _write_down(found):
    """The boxes up to the phase: those of seat 0 while scores are written, everybody's after that."""
    phase = found["phase"]
    reckoned = [naive.reckon(sheet, found["specialists"], found.get("options", {})) for sheet in found["sheets"]]
    done = SCORING.index(phase)
    if done >= len(BOXES):
        found["sheets"] = [sheet | {"boxes": boxes} for sheet, boxes in zip(found["sheets"], reckoned, strict=True)]
        return
    first = {box: reckoned[0][box] for box in BOXES[:done]}
    found["sheets"] = [found["sheets"][0] | {"boxes": first}, *found["sheets"][1:]]
