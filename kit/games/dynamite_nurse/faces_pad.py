"""The pad of kill marks: tallies of five for each player, and what they had at the end of each play."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Drawing, Item, Path, Style, Text, line, rect
from kit.drawing.tokens import LINES, SEATS, SHEET_TYPE, Look
from kit.games.dynamite_nurse.box import KILLS
from kit.games.dynamite_nurse.box import SEATS as MOST
from kit.games.printed import fitted, kit_box, one_size
from kit.type.metrics import width
from translations import Words

WIDTH: Final = 210.0
HEIGHT: Final = 148.5
LEFT: Final = 12.0
RIGHT: Final = 198.0
SAFE: Final = 8.0
"""Home printers leave this much free."""
TOP: Final = 38.6
ROW: Final = 13.4
NAME: Final = 60.0
"""Right end of the names."""
FIVE: Final = 5
TALLIES: Final = KILLS // FIVE + 1
"""Bundles to trace: as many as end the game, and one for what comes at the same time."""
BUNDLE: Final = 20.0
"""Width of a bundle's cell."""
PLAYS: Final = 6
CELL: Final = 9.5
"""Width of the cell of a play."""
LAST: Final = NAME + TALLIES * BUNDLE + PLAYS * CELL
"""Left edge of the inpatients' column."""
BOTTOM: Final = TOP + MOST * ROW


def kill_pad(words: Words, look: Look) -> Drawing:
    """One sheet, 210 × 148.5 mm; two fit on A4. Made up by the kit."""
    items: tuple[Item, ...] = (
        rect(0, 0, WIDTH, HEIGHT, Style(look.paper)),
        *_head(words, look),
        *_columns(words, look),
        *(item for k in range(MOST) for item in _row(k, look)),
        *_frame(look),
        *_foot(words, look),
    )
    return Drawing(WIDTH, HEIGHT, items, f"{words('dn-title')} · {words('dn-pad-title')}", "mm", 0.0, SAFE)


def _head(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    name = fitted(words("dn-title"), LEFT, 17, (74, 8), 17, look.ink, lang, bold=True, floor=10, max_lines=1)
    after = LEFT + width(name[0].text, name[0].size, lang, True) + 5
    return (
        *name,
        *fitted(
            words("dn-pad-title"), after, 17, (128 - after, 6), SHEET_TYPE.title, look.small, lang, floor=8, max_lines=1
        ),
        Text(146, 16.6, words("dn-pad-date"), 7, look.small, lang, anchor="end", width=18),
        line(148, 17.2, 180, 17.2, Style(None, look.hairline, LINES.hairline)),
        icon("kill", 192, 14, 10, None, look),
        line(LEFT, 21.5, RIGHT, 21.5, Style(None, look.ink, 0.5)),
    )


def _columns(words: Words, look: Look) -> tuple[Item, ...]:
    """What each column is for, with the rule it applies."""
    lang, y = words.lang, TOP - 8.4
    heads = (
        ("dn-pad-name", "", LEFT, NAME - LEFT),
        ("dn-pad-kills", "dn-death", NAME, TALLIES * BUNDLE),
        ("dn-pad-plays", "dn-kill-pile", NAME + TALLIES * BUNDLE, PLAYS * CELL),
        ("dn-pad-inpatients", "dn-win-ties", LAST, RIGHT - LAST),
    )
    items: list[Item] = []
    for id, rule, x, wide in heads:
        items += fitted(words(id), x + 1.2, y - 3.2, (wide - 1.6, 4), 7.5, look.ink, lang, bold=True, max_lines=1)
        if rule:
            items.append(Text(x + 1.2, y, rule, 6, look.small, lang, width=wide - 1.6))
    for k in range(PLAYS):
        x = NAME + TALLIES * BUNDLE + (k + 0.5) * CELL
        items.append(Text(x, TOP - 1.8, str(k + 1), 7.5, look.ink, lang, True, "middle", CELL - 1))
    for k in range(TALLIES):
        x = NAME + (k + 1) * BUNDLE
        items.append(Text(x - 2, TOP - 1.8, str((k + 1) * FIVE), 7.5, look.small, lang, False, "end", 10))
    return tuple(items)


def _row(k: int, look: Look) -> tuple[Item, ...]:
    y = TOP + k * ROW
    quiet, outline = Style(None, look.hairline, LINES.hairline), replace(look, ink_use="low")
    middle = y + ROW / 2
    return (
        *((rect(LEFT, y, RIGHT - LEFT, ROW, Style(look.field)),) if k % 2 else ()),
        seat_disc(SEATS[k].name, LEFT + 5.6, middle, 4.0, outline),
        line(LEFT + 12, y + ROW - 3.4, NAME - 3, y + ROW - 3.4, quiet),
        *(bundle(NAME + n * BUNDLE, y, look) for n in range(TALLIES)),
        *(rect(NAME + TALLIES * BUNDLE + n * CELL, y, CELL, ROW, quiet) for n in range(PLAYS)),
    )


def bundle(x: float, y: float, look: Look) -> Path:
    """A tally of five in dashes to trace, in the cell with its corner at (x, y)."""
    top, low = y + 3.0, y + ROW - 3.0
    uprights = tuple(
        step for k in range(FIVE - 1) for at in (x + 4.6 + 3.6 * k,) for step in (("M", at, top), ("L", at, low))
    )
    across = (("M", x + 2.4, low - 1.2), ("L", x + 17.6, top + 1.2))
    return Path((*uprights, *across), Style(None, look.hairline, 0.4, (0.9, 0.8), "butt"))


def _frame(look: Look) -> tuple[Item, ...]:
    """Lines between rows and columns; a strong one behind the bundle that ends the game."""
    quiet, strong = Style(None, look.ink, 0.3), Style(None, look.ink, 0.9)
    rows = tuple(line(LEFT, TOP + k * ROW, RIGHT, TOP + k * ROW, quiet) for k in range(MOST + 1))
    tallies = tuple(NAME + k * BUNDLE for k in range(TALLIES + 1))
    end = KILLS // FIVE
    columns = tuple(
        line(x, TOP, x, BOTTOM, strong if k == end else quiet) for k, x in enumerate((*tallies, LAST, RIGHT, LEFT))
    )
    return *rows, *columns


def _foot(words: Words, look: Look) -> tuple[Item, ...]:
    lang, room = words.lang, RIGHT - LEFT
    ends = words("dn-pad-end", kills=KILLS)
    winner, note = words("dn-pad-winner"), words("dn-pad-note")
    size = one_size((ends, winner, note), room, 7.5, lang)
    texts = tuple(
        Text(LEFT, BOTTOM + 4.6 + 4.0 * k, text, size, look.ink, lang, width=room)
        for k, text in enumerate((ends, winner, note))
    )
    said = f"tableside · {words('print-at-100')}"
    return (
        *texts,
        kit_box(words, look, LEFT, 139.4),
        Text(RIGHT, 138.8, said, 6, look.small, lang, anchor="end", width=60),
    )
