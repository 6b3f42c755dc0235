"""The small picture of a sheet: where it is cut and in which order, and how it is turned for the second side."""

from __future__ import annotations

from kit.drawing.shapes import Group, Item, Path, Style, circle, line, rect
from kit.drawing.tokens import INK, SMALL, Look
from printables.decks import CardPage
from printables.imposition import Backs, mirrored
from printables.setting import disc, label
from translations import Words

PEN = Style(stroke=INK, width=0.4)
THIN = Style(stroke=SMALL, width=0.2)
GAP = 26.0
"""Room (mm) between the pictures of both sides, for the arrow."""
DOT = 0.9


def cutting_plan(sheet: CardPage, backs: Backs, scale: float, words: Words, look: Look) -> tuple[Item, ...]:
    """Both sides of ``sheet`` at ``scale``, from (0, 0) to the right; the front alone when there are no backs."""
    paper = sheet.grid.paper
    wide, high = paper.width * scale, paper.height * scale
    front: tuple[Item, ...] = (*_side(sheet, None, scale, look), *_cuts(sheet, scale, words, look))
    if backs == "none":
        return (*front, label(words("front"), wide / 2, high + 4, wide, 7, words.lang, anchor="middle"))
    second = Group(_side(sheet, backs, scale, look), wide + GAP, 0)
    names = (("front", wide / 2), ("back", wide + GAP + wide / 2))
    said = tuple(label(words(id), x, high + 4, wide, 7, words.lang, anchor="middle") for id, x in names)
    sideways = (backs == "long-edge") == (paper.height >= paper.width)
    return (*front, second, Group(_arrow(sideways), wide + GAP / 2, high / 2), *said)


def _side(sheet: CardPage, backs: Backs | None, scale: float, look: Look) -> tuple[Item, ...]:
    """The sheet with its cards; a dot marks the upper left end of the first one."""
    paper = sheet.grid.paper
    slots = sheet.grid.filled(len(sheet.cards))
    slots = slots if backs is None else mirrored(slots, paper, backs)
    boxes = [slot.trim for slot in slots]
    ground = rect(0, 0, paper.width * scale, paper.height * scale, Style(look.paper, SMALL, 0.25))
    fill = look.field if backs is None else look.fill(look.ink)
    cards = tuple(
        rect(b.x * scale, b.y * scale, b.width * scale, b.height * scale, Style(fill, SMALL, 0.2), 0.5) for b in boxes
    )
    first = boxes[0]
    dot = circle((first.x + first.width / 2) * scale, (first.y + first.height / 2) * scale, DOT, Style(look.on(fill)))
    return (ground, *cards, dot)


def _cuts(sheet: CardPage, scale: float, words: Words, look: Look) -> tuple[Item, ...]:
    """The long cuts with their number 1, the short ones with 2."""
    paper = sheet.grid.paper
    boxes = [slot.trim for slot in sheet.grid.slots]
    columns = sorted({round(x * scale, 3) for box in boxes for x in (box.x, box.right)})
    rows = sorted({round(y * scale, 3) for box in boxes for y in (box.y, box.bottom)})
    wide, high = paper.width * scale, paper.height * scale
    return (
        *(line(x, -1.5, x, high + 0.8, PEN) for x in columns),
        *(line(-1.5, y, wide + 0.8, y, THIN) for y in rows),
        disc("1", columns[0], -4, 2.2, words.lang, look),
        disc("2", -4, rows[0], 2.2, words.lang, look),
    )


def _arrow(sideways: bool) -> tuple[Item, ...]:
    """A bent arrow about (0, 0): from left to right over an upright axis, or upwards over a level one."""
    arc = Path((("M", -7, 2), ("C", -5, -5, 5, -5, 7, 2)), PEN)
    head = Path((("M", 4.2, 0.9), ("L", 7, 2), ("L", 7.6, -1.1)), PEN)
    axis = line(0, -9, 0, 7, Style(stroke=SMALL, width=0.25, dash=(1, 1)))
    return (Group((arc, head, axis), turn=0 if sideways else 270),)
