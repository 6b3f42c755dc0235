"""48 −共鳴するテロル−: its rules, cards, words and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kit.engine.game import Game, Option
from kit.engine.state import State
from kit.games.forty_eight import reading
from kit.games.forty_eight.box import GRAMMAR
from kit.games.forty_eight.state import FortyEight

__all__ = ["GAME"]


def _restore(data: Mapping[str, Any]) -> State:
    return reading.read(data, GAME.check_options)


GAME = Game(
    id="forty-eight",
    prefix="fe",
    package=__name__,
    seats=range(3, 6),
    options=(
        Option("command_count", ("standard", "both"), "standard", "fe-command-count"),
        Option("threshold_end", ("standard", "every-12"), "standard", "fe-threshold-end"),
    ),
    max_actions=400,
    grammar=GRAMMAR,
    chores=(
        "take-out",
        "lay-ranks",
        "take-sets",
        "reveal",
        "ranks",
        "return",
        "place",
        "pass-boss",
        "discard",
        "sums",
        "dropout",
        "winners",
    ),
    revelations=frozenset({"reveal"}),
    create=FortyEight,
    restore=_restore,
)
