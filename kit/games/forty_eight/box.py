"""What is in the box of 48 and the kinds of action played with it."""

from __future__ import annotations

from typing import Final

from kit.engine.actions import Choice, Grammar, Kind, Number

SUITS: Final = ("red", "blue", "yellow", "green", "black", "white")
"""The six suits in the order of the text (001:20)."""
NUMBERS: Final = (1, 2, 3)
INCIDENTS: Final = {(suit, number): 2 if number == 1 else 1 for suit in SUITS for number in NUMBERS}
"""Copies of each incident card, 24 in all (001:20)."""
TIME_SET: Final = (0, 1, 1, 2, 2, 3, 4, 5, 6)
"""A detective's nine time cards, 24 hours (001:24)."""
CHARACTERS: Final = ("key", "cup", "leaf", "bell", "boat")
"""One set of time cards a seat; which one is looks only (001:42)."""
SUITS_IN_PLAY: Final = {3: 4, 4: 5, 5: 6}
"""Suits by number of players (001:35-37)."""
BOSS_TURNS: Final = 2
"""How often everybody is boss (001:48)."""
COMMAND_STEP: Final = 2
"""Taking command costs the rank's sum and this much more (001:65)."""

_CARD = Number(0, 6, "card")
_SEAT = Number(0, 4, "seat")
_SUIT = Choice(SUITS, "suit")
_RANK = Number(1, 2, "rank")
_HOURS = Number(0, 240, "number")

GRAMMAR: Final = Grammar(
    Kind("suit-out", (_SUIT,)),
    Kind("take-out", (), _SUIT, 0, 6),
    Kind("lay-ranks", (), _RANK, 0, 2),
    Kind("start", (_SEAT,)),
    Kind("take-set", (Choice(CHARACTERS, "character"), Number(0, 99, "number"))),
    Kind("set-aside", (_CARD,)),
    Kind("incident", (_RANK, _SUIT, Number(1, 3, "number"))),
    Kind("bid", (), _CARD, 0, 9),
    Kind("reveal", (Choice(("bids", "initial"), "what"),)),
    Kind("rank", (_SEAT,), _SEAT, 0, 1),
    Kind("command", (_RANK,), _CARD, 0, 9),
    Kind("pass"),
    Kind("return", (), _CARD, 0, 9),
    Kind("place", (_RANK,), _CARD, 0, 9),
    Kind("pass-boss", (_SEAT,)),
    Kind("finish"),
    Kind("vp", (Number(0, 99, "number"),)),
    Kind("bonus", (Number(-1, 9, "number"),)),
    Kind("discard", (_SUIT, _CARD)),
    Kind("hours", (_HOURS,)),
    Kind("initial", (_HOURS,)),
    Kind("total", (_HOURS,)),
    Kind("drop-count", (Number(0, 5, "number"),)),
    Kind("drop", (), _SEAT, 0, 5),
    Kind("winners", (), _SEAT, 0, 5),
)
