"""Aids of Emergency Roll: the round with its rules of admitting, the bonuses; scoring, set-up. Made up by the kit."""

from __future__ import annotations

from kit.drawing.shapes import Drawing
from kit.drawing.tokens import Look
from kit.games.aids import List, aid
from kit.games.emergency_roll.box import BONUSES, BOXES
from kit.games.emergency_roll.faces_panel import BOX_ICONS, ICONS
from translations import Words

ROUND, ADMIT, SETUP = 5, 3, 6
"""How many steps each list has."""


def turn_aid(words: Words, look: Look) -> Drawing:
    """The front: a round in five steps, and what a patient's room must be."""
    lists = (
        List(words("er-aid-title"), "ambulance", _steps("round", ROUND, words)),
        List(words("er-sheet-how"), "bed", _steps("admit", ADMIT, words)),
    )
    return aid(words("er-aid-title"), lists, words, look, foot=words("er-title"))


def bonus_aid(words: Words, look: Look) -> Drawing:
    """The other side: the six bonuses."""
    icons = tuple(ICONS[name] for name in BONUSES)
    bonuses = List(words("er-sheet-bonuses"), "star", _steps("bonus", len(BONUSES), words), icons)
    return aid(words("er-aid-title"), (bonuses,), words, look)


def end_aid(words: Words, look: Look) -> Drawing:
    """A second aid: the score boxes."""
    icons = tuple(BOX_ICONS[name] for name in BOXES)
    boxes = List(words("er-aid-end"), "star", _steps("end", len(BOXES), words), icons)
    return aid(words("er-aid-end"), (boxes,), words, look, foot=words("er-title"))


def setup_aid(words: Words, look: Look) -> Drawing:
    """Its other side: set-up."""
    return aid(
        words("er-aid-setup"), (List(words("er-aid-setup"), "clipboard", _steps("setup", SETUP, words)),), words, look
    )


def _steps(part: str, count: int, words: Words) -> tuple[str, ...]:
    return tuple(words(f"er-aid-{part}-{k}") for k in range(1, count + 1))
