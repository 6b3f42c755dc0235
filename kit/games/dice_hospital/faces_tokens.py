"""Small things: meeples, dice, blood bags, fatalities, markers, the first player's token, each with its outline."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Drawing, Item, Path, Style, circle, regular
from kit.drawing.signs import die, meeple
from kit.drawing.tokens import INK, SEAT, Look
from kit.games.dice_hospital.faces_board import fatality
from kit.games.dice_hospital.faces_common import centred, tile_drawing
from translations import Words

MEEPLE: Final = 16.0
DIE: Final = 14.0
TOKEN: Final = 13.0
MARKER: Final = 10.0
FIRST: Final = (26.0, 30.0)
RIM: Final = 0.9
"""How far the printed edge of a token stays from its outline."""


def meeple_face(colour: str, words: Words, look: Look) -> Drawing:
    """A meeple on its square."""
    name = words("dh-meeple-nurse") if colour == "white" else words(f"dh-colour-{colour}")
    figure = meeple(colour, MEEPLE / 2, MEEPLE / 2 + 0.4, 12.6, look)
    return tile_drawing(MEEPLE, MEEPLE, (figure,), name, look, safe=1.0, radius=1.5)


def die_face(colour: str, words: Words, look: Look, value: int = 6) -> Drawing:
    """A die with ``value`` up."""
    return Drawing(DIE, DIE, (die(colour, value, 0, 0, DIE, look),), words(f"dh-colour-{colour}"))


def die_sides(component_id: str, words: Words, look: Look) -> tuple[Drawing, ...]:
    """The sides 1 to 6 of a die of ``components.toml``, for folding it of paper."""
    colour = component_id.removeprefix("die-")
    return tuple(die_face(colour, words, look, value) for value in range(1, 7))


def blood_bag(words: Words, look: Look) -> Drawing:
    """A round blood bag."""
    middle = TOKEN / 2
    items = (_rim(TOKEN, look), icon("blood", middle, middle, 9.0, None, look))
    return _round(TOKEN, items, words("dh-token-blood-bag"), look)


def fatality_token(words: Words, look: Look) -> Drawing:
    """A round fatality token."""
    middle = TOKEN / 2
    items = (fatality(middle, middle, middle - RIM, look, words.lang),)
    return _round(TOKEN, items, words("dh-token-fatality"), look)


def seat_marker(seat: str, words: Words, look: Look) -> Drawing:
    """A player's marker. KeyError if there is no such seat."""
    del words
    middle = MARKER / 2
    return _round(MARKER, (seat_disc(SEAT[seat].name, middle, middle, middle - 0.7, look),), seat, look)


def round_token(words: Words, look: Look) -> Drawing:
    """The marker of the round: a dark ring."""
    middle = MARKER / 2
    items = (
        circle(middle, middle, middle - 0.8, Style(look.fill(INK), look.ink, 0.5)),
        icon("clock", middle, middle, 6.0, None, look, ink=look.on(INK), paper=look.fill(INK)),
    )
    return _round(MARKER, items, words("dh-token-round"), look)


def first_player(words: Words, look: Look) -> Drawing:
    """The first player's hexagon: a siren and the number 1."""
    wide, high = FIRST
    x, y = wide / 2, high / 2
    items: tuple[Item, ...] = (
        regular(x, y, high / 2 - 1.4, 6, Style(look.field, look.ink, 0.6)),
        icon("siren", x, y - 3.2, 13.0, None, look),
        centred("1", x, y + 7.6, 16, look, words.lang, 8),
    )
    outline = regular(x, y, high / 2, 6, Style())
    return _shaped(wide, high, items, words("dh-token-first-player"), look, outline)


def _rim(side: float, look: Look) -> Path:
    return circle(side / 2, side / 2, side / 2 - RIM, Style(look.field, look.ink, 0.4))


def _round(side: float, items: tuple[Item, ...], title: str, look: Look) -> Drawing:
    return _shaped(side, side, items, title, look, circle(side / 2, side / 2, side / 2, Style()))


def _shaped(wide: float, high: float, items: tuple[Item, ...], title: str, look: Look, outline: Path) -> Drawing:
    plain = tile_drawing(wide, high, items, title, look, safe=0.6, radius=0.0)
    return Drawing(wide, high, plain.items, title, "mm", plain.bleed, plain.safe, 0.0, outline)
