"""The bed strip of a hospital: three places where patients dock, the oldest on the left, and how many beds there are.

Patients stick out below, so that strip and cards are on the table in the room of the cards alone. Made up by the kit.
"""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Item, Path, Style, Text, circle, rect
from kit.drawing.tokens import CARD, LINES, SHEET_TYPE, Look
from kit.games.dynamite_nurse.box import BEDS
from kit.games.printed import fitted, kit_box, one_size
from kit.type.metrics import cap_height
from translations import Words

WIDTH: Final = 198.0
HEIGHT: Final = 84.0
SAFE: Final = 4.0
FIRST: Final = 1.6
"""Left edge of the first place."""
STEP: Final = 63.8
"""From place to place; a card is a little narrower."""
HEAD: Final = 19.0
"""Upper edge of the places."""
COUNTS: Final = 8
"""The largest number of beds that can be marked."""
BOX: Final = 6.6
COUNTER: Final = 128.0
"""Left edge of the row in which the beds are counted."""
MIDDLE: Final = 49.0


def bed_strip(words: Words, look: Look) -> Drawing:
    """One hospital's strip, 198 × 84 mm; three fit on a sheet of either paper."""
    items: list[Item] = [rect(0, 0, WIDTH, HEIGHT, Style(look.paper))]
    items += _head(words, look)
    items += _counter(words, look)
    for k in range(BEDS):
        items += _place(k, words, look)
    items += (*_way(look), *_overflow(look))
    return Drawing(WIDTH, HEIGHT, tuple(items), words("dn-strip-title"), "mm", 0.0, SAFE, 2.5)


def _head(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    room = COUNTER - 16.0 - SAFE
    return (
        icon("bed", 8.6, 8.4, 8.4, None, look),
        *fitted(
            words("dn-strip-title"),
            15.4,
            9.2,
            (50, 6),
            SHEET_TYPE.title,
            look.ink,
            lang,
            bold=True,
            floor=9,
            max_lines=1,
        ),
        *fitted(words("dn-strip-order"), 15.4, 14.2, (room, 4), 7.5, look.small, lang, max_lines=1),
        kit_box(words, look, COUNTER - 5, 8.6, "end"),
    )


def _counter(words: Words, look: Look) -> tuple[Item, ...]:
    """A box for each number of beds; the usual one has a double line. A coin lies on the number that holds."""
    lang, y = words.lang, 4.0
    items: list[Item] = [
        *fitted(words("dn-strip-count"), COUNTER, 14.2, (WIDTH - SAFE - COUNTER, 4), 7, look.small, lang, max_lines=1)
    ]
    for k in range(COUNTS):
        x, usual = COUNTER + k * (BOX + 1.6), k + 1 == BEDS
        items.append(rect(x, y, BOX, BOX, Style(look.field, look.ink, LINES.total if usual else 0.3), 1))
        if usual:
            items.append(rect(x + 0.9, y + 0.9, BOX - 1.8, BOX - 1.8, Style(None, look.ink, LINES.hairline), 0.6))
        low = y + BOX / 2 + cap_height(9, lang) / 2
        items.append(Text(x + BOX / 2, low, str(k + 1), 9, look.ink, lang, True, "middle", BOX - 1))
    return tuple(items)


def _place(k: int, words: Words, look: Look) -> tuple[Item, ...]:
    """Where a patient docks: dashed, open at the strip's lower edge, with its number from the left."""
    left, lang = FIRST + k * STEP, words.lang
    right, middle, r = left + CARD.width, left + CARD.width / 2, CARD.radius
    edge = (("M", left, HEIGHT), ("L", left, HEAD + r), ("C", left, HEAD + 1.2, left + 1.2, HEAD, left + r, HEAD))
    other = (("L", right - r, HEAD), ("C", right - 1.2, HEAD, right, HEAD + 1.2, right, HEAD + r), ("L", right, HEIGHT))
    texts = tuple(words(f"dn-strip-bed-{n}") for n in range(1, BEDS + 1))
    size = one_size(texts, CARD.width - 10, 8, lang)
    return (
        Path((*edge, *other), Style(None, look.small, 0.4, (2.2, 1.6), "butt")),
        icon("bed", middle, MIDDLE, 30, None, look, line=1.1),
        Text(left + 7, HEAD + 10.6, str(k + 1), 22, look.ink, lang, True, "middle", 10),
        Text(middle, MIDDLE + 21, texts[k], size, look.small, lang, False, "middle", CARD.width - 10),
    )


def _overflow(look: Look) -> tuple[Item, ...]:
    """Chevrons at the right edge: whoever has no bed lies there."""
    style = Style(None, look.ink, 0.9)
    x = WIDTH - 2.7
    return tuple(
        Path((("M", x - 1.2, y - 3.2), ("L", x + 0.8, y), ("L", x - 1.2, y + 3.2)), style) for y in (38, 49, 60)
    )


def _way(look: Look) -> tuple[Item, ...]:
    """An arrow over the places from the left: in this order patients worsen."""
    y, end = HEAD - 2.4, WIDTH - SAFE
    head = (("M", end - 1.8, y - 1.3), ("L", end, y), ("L", end - 1.8, y + 1.3))
    return circle(FIRST + 2.4, y, 0.9, Style(look.ink)), Path(
        (("M", FIRST + 2.4, y), ("L", end, y), *head), Style(None, look.ink, 0.4)
    )
