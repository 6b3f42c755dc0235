"""Ambulances: a van with places for three patients and its number; on the back the places of the final round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.shapes import Drawing, Item, Style, Text, rect
from kit.drawing.signs import die
from kit.drawing.tokens import CARD, Look
from kit.drawing.van import CAB, van
from kit.games.dice_hospital.box import BACKS, COLOURS, SHOWN, VALUE
from kit.games.dice_hospital.faces_board import DASHED, patient
from kit.games.dice_hospital.faces_common import centred, edge_of, fill_of, sign_disc
from kit.games.printed import fitted, kit_box, lying_card
from translations import Words

PLACES: Final = (10.2, 30.6, 51.0)
"""Left edges of the three places."""
SIDE: Final = 16.0
TOP: Final = 16.0
DIE: Final = 12.0
FOOT: Final = 58.6
NOTE: Final = 40.4
NUMBER_SIZE: Final = 21.0


def ambulance(number: int, words: Words, look: Look, detail: Detail = "full", patients: Sequence[int] = ()) -> Drawing:
    """The front of ambulance ``number`` (1-5), with the ``patients`` (numbers of ``box``) that lie in it."""
    if number not in range(1, len(BACKS) + 1):
        raise ValueError(f"Dice Hospital has ambulances 1 to {len(BACKS)}, got {number}")
    items: list[Item] = [*van(look), *_number(number, look, words.lang)]
    for k, left in enumerate(PLACES):
        items.append(rect(left, TOP, SIDE, SIDE, Style(look.paper, look.hairline, 0.45, DASHED, "butt"), 2))
        if k < len(patients):
            shift = (SIDE - DIE) / 2
            items.append(patient(patients[k], left + shift, TOP + shift, DIE, look))
    name = words("dh-ambulance", n=number)
    if detail == "full":
        items += _band(name, words("dh-ambulance-note"), words, look)
    return lying_card(tuple(items), name, look)


def ambulance_back(number: int, words: Words, look: Look, taken: Sequence[int] = ()) -> Drawing:
    """The back for the final round: which patients another hospital takes; ``taken`` are those that are there.

    A place says colour and value; a patient on it is drawn over it.
    """
    lang = words.lang
    items: list[Item] = [*van(look), *_number(number, look, lang)]
    here = {SHOWN[code]: code for code in taken}
    for left, code in zip(PLACES, BACKS[number - 1], strict=True):
        colour = COLOURS[SHOWN[code]]
        items.append(rect(left, TOP, SIDE, SIDE, Style(look.paper, edge_of(colour, look), 0.7, (1.4, 0.9), "butt"), 2))
        if SHOWN[code] in here:
            items.append(die(colour, VALUE[code], left + 2, TOP + 2, DIE, look))
            continue
        items += [
            *sign_disc(colour, left + 4.2, TOP + 4.4, 2.9, look),
            centred(str(VALUE[code]), left + 9.8, TOP + 9.2, 24, look, lang, 9),
            rect(left, TOP + SIDE + 1.6, SIDE, 2.6, Style(look.fill(fill_of(colour)), edge_of(colour, look), 0.3), 1.0),
        ]
    items += _band(words("dh-ambulance-back", n=number), words("dh-ambulance-back-note"), words, look)
    items.append(kit_box(words, look, CARD.height - 5, 9.0, "end"))
    return lying_card(tuple(items), words("dh-ambulance-back", n=number), look)


def _number(number: int, look: Look, lang: str) -> tuple[Item, ...]:
    x, y = CAB
    return (Text(x, y + 1.4, str(number), NUMBER_SIZE, look.ink, lang, True, "middle", 11),)


def _band(name: str, note: str, words: Words, look: Look) -> tuple[Item, ...]:
    """The name below the wheels, the note under the places."""
    left = PLACES[0]
    return (
        *fitted(name, 5.0, FOOT, (70, 4), 8, look.ink, words.lang, bold=True, max_lines=1),
        *fitted(note, left, NOTE, (PLACES[-1] + SIDE - left, 4), 7, look.small, words.lang, max_lines=1),
    )
