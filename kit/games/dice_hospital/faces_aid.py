"""The player aid: the six phases on the front; what a meeple does, and what scores, on the other side."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Drawing
from kit.drawing.tokens import Look
from kit.games.aids import List, aid
from kit.games.dice_hospital.faces_score import PHASE_ICONS, PHASES
from translations import Words

TREAT: Final = ("nurse", "ok", "home", "blood", "bed")
END: Final = ("star", "bed", "blood", "candle")


def round_aid(words: Words, look: Look) -> Drawing:
    """The front: a round in six phases."""
    phases = List(words("dh-aid-title"), "clock", _steps("phase", len(PHASES), words), PHASE_ICONS)
    return aid(words("dh-aid-title"), (phases,), words, look, foot=words("dh-title"))


def action_aid(words: Words, look: Look) -> Drawing:
    """The other side: how patients are treated, and what scores."""
    lists = (
        List(words("dh-aid-treat"), "meeple", _steps("treat", len(TREAT), words), TREAT),
        List(words("dh-aid-end"), "star", _steps("end", len(END), words), END),
    )
    return aid(words("dh-aid-treat"), lists, words, look)


def _steps(part: str, count: int, words: Words) -> tuple[str, ...]:
    return tuple(words(f"dh-aid-{part}-{k}") for k in range(1, count + 1))
