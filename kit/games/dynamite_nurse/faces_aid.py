"""Aids of Dynamite Nurse: a turn, and who is asked in what order; set-up, and the end. Made up by the kit."""

from __future__ import annotations

from kit.drawing.shapes import Drawing
from kit.drawing.tokens import Look
from kit.games.aids import List, aid
from kit.games.dynamite_nurse.box import BEDS, CUT_HAND, FULL_HAND, HAND, KILLS
from kit.games.dynamite_nurse.deck import whole_pile
from translations import Words

TURN, VISIT, CHAIN, SETUP, END = 6, 4, 4, 6, 5
"""How many steps each list has."""


def turn_aid(words: Words, look: Look) -> Drawing:
    """The front: a turn in six steps."""
    turn = List(words("dn-aid-title"), "clipboard", _steps("turn", TURN, words))
    return aid(words("dn-aid-title"), (turn,), words, look, foot=words("dn-title"))


def order_aid(words: Words, look: Look) -> Drawing:
    """The other side: who answers when, to a visit and to an operation or event."""
    visit = List(words("dn-aid-visit"), "patient", _steps("visit", VISIT, words))
    chain = List(words("dn-aid-chain"), "doctor", _steps("chain", CHAIN, words))
    return aid(words("dn-aid-order"), (visit, chain), words, look)


def setup_aid(words: Words, look: Look) -> Drawing:
    """A second aid: set-up."""
    setup = List(words("dn-aid-setup"), "clipboard", _steps("setup", SETUP, words))
    return aid(words("dn-aid-setup"), (setup,), words, look, foot=words("dn-title"))


def end_aid(words: Words, look: Look) -> Drawing:
    """Its other side: the end of a play and of the game."""
    end = List(words("dn-aid-end"), "star", _steps("end", END, words))
    return aid(words("dn-aid-end"), (end,), words, look)


def _steps(part: str, count: int, words: Words) -> tuple[str, ...]:
    numbers = {
        "cards": len(whole_pile()),
        "hand": HAND,
        "beds": BEDS,
        "full": FULL_HAND,
        "cut": CUT_HAND,
        "kills": KILLS,
    }
    return tuple(words(f"dn-aid-{part}-{k}", **numbers) for k in range(1, count + 1))
