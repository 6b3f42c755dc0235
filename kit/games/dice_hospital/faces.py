"""Every component of Dice Hospital drawn once, for paper and screen; boards and tiles also with what lies on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.shapes import Drawing
from kit.drawing.spots import Touch
from kit.drawing.tokens import Look
from kit.games.dice_hospital.faces_administrators import administrator, event
from kit.games.dice_hospital.faces_aid import action_aid, round_aid
from kit.games.dice_hospital.faces_ambulance import ambulance, ambulance_back
from kit.games.dice_hospital.faces_backs import administrator_back, department_back, event_back, specialist_back
from kit.games.dice_hospital.faces_board import board, patient
from kit.games.dice_hospital.faces_departments import department
from kit.games.dice_hospital.faces_places import PLACES, BoardState, Place, bed, in_beds
from kit.games.dice_hospital.faces_score import score_board
from kit.games.dice_hospital.faces_specialists import colour_of, specialist
from kit.games.dice_hospital.faces_tokens import (
    blood_bag,
    die_face,
    die_sides,
    fatality_token,
    first_player,
    meeple_face,
    round_token,
    seat_marker,
)
from translations import Words

__all__ = [
    "PLACES",
    "BoardState",
    "Place",
    "Touch",
    "ambulance",
    "ambulance_back",
    "bed",
    "board",
    "colour_of",
    "department",
    "die_face",
    "die_sides",
    "draw",
    "in_beds",
    "patient",
    "score_board",
    "specialist",
]

PLAIN: Final[dict[str, Callable[[Words, Look], Drawing]]] = {
    "board": board,
    "score-board": score_board,
    "blood-bag": blood_bag,
    "fatality": fatality_token,
    "first-player": first_player,
    "round-marker": round_token,
    "player-aid": round_aid,
    "back-aid": action_aid,
    "back-department": department_back,
    "back-specialist": specialist_back,
    "back-administrator": administrator_back,
    "back-event": event_back,
}
"""Components with one face only."""
CARDS: Final[dict[str, Callable[[str, Words, Look, Detail], Drawing]]] = {
    "department": department,
    "specialist": specialist,
    "administrator": administrator,
    "event": event,
}
"""Kinds of cards and tiles, by the first word of their id."""
THINGS: Final[dict[str, Callable[[str, Words, Look], Drawing]]] = {
    "meeple": meeple_face,
    "die": die_face,
    "score-marker": seat_marker,
}


@lru_cache(maxsize=1024)
def draw(component_id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """The face of a component of ``components.toml``, in mm, with its bleed.

    ``detail`` tells whether small text is wanted (see ``kit.drawing.cards.detail_for``); boards, tokens, aids and backs
    have one face only. ValueError on an unknown component, ``kit.type.fitting.FitError`` when words do not fit.
    """
    if component_id in PLAIN:
        return PLAIN[component_id](words, look)
    kind, _, name = component_id.partition("-")
    if kind in CARDS:
        return CARDS[kind](name, words, look, detail)
    if kind == "ambulance" and name.isdigit():
        return ambulance(int(name), words, look, detail)
    if component_id.startswith("back-ambulance-"):
        return ambulance_back(int(component_id.removeprefix("back-ambulance-")), words, look)
    for prefix, thing in THINGS.items():
        if component_id.startswith(f"{prefix}-"):
            return thing(component_id.removeprefix(f"{prefix}-"), words, look)
    raise ValueError(f"Dice Hospital has no component {component_id!r}; components.toml lists them")
