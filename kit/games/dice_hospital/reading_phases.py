"""The phases of Dice Hospital in groups, for the checks of a written position."""

from __future__ import annotations

from typing import Final

UNPACKING: Final = ("start", "bag", "ambulances", "set-aside", "decks")
LAYING: Final = ("offer", "extra")
BEFORE: Final = (*LAYING, "event")
"""Phases of a round before its first."""
DEALING: Final = ("deal", "administrator", "reveal")
SETUP: Final = ("start-dice", "start-patients", *DEALING)
INTAKE: Final = ("dice", "load", "choose", "extra-die", "unused", "token", "admit", "overflow", "admit-extra",
                 "overflow-extra")  # fmt: skip
IMPROVING: Final = ("improve", "return")
WORKING: Final = ("treat", "roll", "effect", "bonus")
"""Phases between placing a meeple and placing the next."""
ACTIVATION: Final = ("activate", *WORKING)
SCORING: Final = ("discharge", "empty", "administrator-points", "event-points")
LAST: Final = ("help", "left-behind", "final", "winners", "over")
CLOSING: Final = ("worsen", *SCORING, "shift", "next-round", *LAST)
TURN: Final = {"reveal", "unused", "token", "next-round", "winners", "over"}
"""Phases in which every seat has had its turn."""
NO_TURN: Final = {*UNPACKING, *BEFORE, "dice", "load"}
