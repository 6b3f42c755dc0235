"""Every component of Emergency Roll drawn once, for paper and screen; the sheet also with what is written on it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.fields import Field
from kit.drawing.shapes import Drawing
from kit.drawing.signs import die
from kit.drawing.tokens import Look
from kit.games.emergency_roll.box import AMBULANCES, COLOURS, SPECIALISTS
from kit.games.emergency_roll.faces_aid import bonus_aid, end_aid, setup_aid, turn_aid
from kit.games.emergency_roll.faces_ambulance import ambulance
from kit.games.emergency_roll.faces_backs import ambulance_back, specialist_back
from kit.games.emergency_roll.faces_chief import chief
from kit.games.emergency_roll.faces_form import form_fields
from kit.games.emergency_roll.faces_places import PLACES, Place, SheetState
from kit.games.emergency_roll.faces_sheet import sheet
from kit.games.emergency_roll.faces_specialists import other_side, specialist
from kit.games.emergency_roll.faces_spots import Touch
from kit.games.emergency_roll.faces_written import written
from translations import Words

__all__ = ["PLACES", "Place", "SheetState", "Touch", "draw", "fields", "sheet", "written"]

AMBULANCE: Final = {f"ambulance-{number}": number for number in range(len(AMBULANCES))}
SPECIALIST: Final = {f"specialist-{id}": id for id in SPECIALISTS}
OTHER_SIDE: Final = {f"side-{id}": id for id, card in SPECIALISTS.items() if card.kind == "cardiologist"}
DIE: Final = {f"die-{colour}": colour for colour in COLOURS}
DIE_SIDE: Final = 16.0
"""Millimetres; dice are not printed."""
PLAIN: Final[dict[str, Callable[[Words, Look], Drawing]]] = {
    "sheet": sheet,
    "aid": turn_aid,
    "back-aid": bonus_aid,
    "aid-end": end_aid,
    "back-aid-end": setup_aid,
    "back-ambulance": ambulance_back,
    "back-specialist": specialist_back,
}
"""Components with one face only."""


@lru_cache(maxsize=1024)
def draw(component_id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """The face of a component of ``components.toml``, in mm, with its bleed.

    ``detail`` tells whether small text is wanted (see ``kit.drawing.cards.detail_for``); sheet, aids and backs have one
    face only. ValueError on an unknown component, ``kit.type.fitting.FitError`` when words do not fit.
    """
    if component_id in AMBULANCE:
        return ambulance(AMBULANCE[component_id], words, look, detail)
    if component_id in SPECIALIST:
        return specialist(SPECIALIST[component_id], words, look, detail)
    if component_id in OTHER_SIDE:
        return other_side(OTHER_SIDE[component_id], words, look, detail)
    if component_id == "chief":
        return chief(words, look, detail)
    if component_id in DIE:
        return _die(DIE[component_id], words, look)
    if component_id in PLAIN:
        return PLAIN[component_id](words, look)
    raise ValueError(f"Emergency Roll has no component {component_id!r}; components.toml lists them")


def _die(colour: str, words: Words, look: Look) -> Drawing:
    """A die with its 6 up."""
    return Drawing(DIE_SIDE, DIE_SIDE, (die(colour, 6, 0, 0, DIE_SIDE, look),), words(f"er-colour-{colour}"))


def fields(component_id: str, words: Words) -> tuple[Field, ...]:
    """Where a component can be filled in on a form: the sheet, nothing else."""
    return form_fields(words) if component_id == "sheet" else ()
