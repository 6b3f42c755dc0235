"""Every component of Dynamite Nurse drawn once, for paper and screen; also patients that have worsened."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import Look
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR
from kit.games.dynamite_nurse.faces_aid import end_aid, order_aid, setup_aid, turn_aid
from kit.games.dynamite_nurse.faces_backs import card_back
from kit.games.dynamite_nurse.faces_cards import playing_card, worsened
from kit.games.dynamite_nurse.faces_pad import kill_pad
from kit.games.dynamite_nurse.faces_strip import bed_strip
from translations import Words

WORSE: Final = {f"worse-{name}": name for name in CARDS[:DOCTOR]}
"""A patient that lies face down in a bed, by the card: known to everybody, since all saw it before."""
PLAIN: Final[dict[str, Callable[[Words, Look], Drawing]]] = {
    "aid": turn_aid,
    "back-aid": order_aid,
    "aid-setup": setup_aid,
    "back-aid-setup": end_aid,
    "bed-strip": bed_strip,
    "kill-pad": kill_pad,
    "back-card": card_back,
}
"""Components with one face only."""


@lru_cache(maxsize=1024)
def draw(component_id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """The face of a component of ``components.toml``, of any other card an owner's deck may hold (``cards.CARDS``),
    or of a worsened patient (``worse-patient-3``), in mm, with its bleed.

    ``detail`` tells whether small text is wanted (see ``kit.drawing.cards.detail_for``); backs, aids, strip and pad
    have one face only. ValueError on an unknown component, ``kit.type.fitting.FitError`` when words do not fit.
    """
    if component_id in CARDS:
        return playing_card(component_id, words, look, detail)
    if component_id in WORSE:
        return worsened(WORSE[component_id], card_back(words, look), words, look, detail)
    if component_id in PLAIN:
        return PLAIN[component_id](words, look)
    raise ValueError(f"Dynamite Nurse has no component {component_id!r}; components.toml and the deck list them")
