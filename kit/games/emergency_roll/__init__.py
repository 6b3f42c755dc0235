"""Dice Hospital: Emergency Roll: its rules, cards, sheet, words and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kit.engine.game import Game, Option
from kit.engine.state import State
from kit.games.emergency_roll import reading
from kit.games.emergency_roll.box import GRAMMAR
from kit.games.emergency_roll.state import EmergencyRoll

__all__ = ["GAME"]


def _restore(data: Mapping[str, Any]) -> State:
    return reading.read(data, GAME.check_options)


GAME = Game(
    id="emergency-roll",
    prefix="er",
    package=__name__,
    seats=range(2, 7),
    options=(
        Option("choice_order", ("standard", "clockwise"), "standard", "er-choice-order"),
        Option("extra", ("standard", "one-mark"), "standard", "er-extra"),
        Option("critical_score", ("standard", "number"), "standard", "er-critical-score"),
        Option("shared_cells", ("standard", "overlap"), "standard", "er-shared-cells"),
    ),
    max_actions=2500,
    grammar=GRAMMAR,
    chores=(
        "set-up",
        "gain",
        "critical",
        "nurse",
        "morgue",
        "cross",
        "cardiologists",
        "pass-chief",
        "sums",
        "winners",
    ),
    revelations=frozenset({"reveal"}),
    create=EmergencyRoll,
    restore=_restore,
)
