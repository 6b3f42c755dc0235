"""Every component of 48 drawn once, for paper and screen alike."""

from __future__ import annotations

from functools import lru_cache

from kit.drawing.cards import Detail
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import Look
from kit.games.forty_eight.box import CHARACTERS, NUMBERS, SUITS, TIME_SET
from kit.games.forty_eight.faces_aid import aid, aid_back
from kit.games.forty_eight.faces_backs import BACKS, back
from kit.games.forty_eight.faces_cards import boss_marker, incident, rank_card
from kit.games.forty_eight.faces_pad import score_pad
from kit.games.forty_eight.faces_time import time_card
from translations import Words

RANKS = (1, 2)


@lru_cache(maxsize=2048)
def draw(component_id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """The face of a component of ``components.toml``, in mm, with its bleed.

    ``detail`` tells whether small text is wanted (see ``kit.drawing.cards.detail_for``); backs, pad and aid have one
    face only. ValueError on an unknown component, ``kit.type.fitting.FitError`` when words do not fit.
    """
    match component_id.split("-"):
        case ["incident", suit, number] if suit in SUITS and number in map(str, NUMBERS):
            return incident(suit, int(number), words, look, detail)
        case ["time", character, hours] if character in CHARACTERS and hours in map(str, TIME_SET):
            return time_card(character, int(hours), words, look, detail)
        case ["rank", rank] if rank in map(str, RANKS):
            return rank_card(int(rank), words, look, detail)
        case ["boss", "marker"]:
            return boss_marker(words, look, detail)
        case ["back", "aid"]:
            return aid_back(words, look)
        case ["back", pile] if pile in BACKS:
            return back(pile, words, look)
        case ["score", "pad"]:
            return score_pad(words, look)
        case ["aid"]:
            return aid(words, look)
    raise ValueError(f"48 has no component {component_id!r}; components.toml lists them")
