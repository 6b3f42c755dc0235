"""The score pad of 48: seats across, the sums of VP and hours down, everybody's time and the drop-outs at the side."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from kit.drawing.cards import mark_box
from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, line, rect
from kit.drawing.tokens import LINES, SHEET_TYPE, Look
from kit.games.forty_eight.box import CHARACTERS
from kit.games.printed import fitted, kit_box
from kit.type.metrics import width
from translations import Words

WIDTH: Final = 210.0
HEIGHT: Final = 148.5
LEFT: Final = 12.0
RIGHT: Final = 198.0
SAFE: Final = 8.0
"""Home printers leave this much free."""
TABLE: Final = 62.0
COLUMN: Final = 17.0
TOP: Final = 42.0
ROW: Final = 11.2
PANEL: Final = 151.5
INNER: Final = (155.0, 194.5)
BRACKETS: Final = ("0–48", "49–60", "61–72", "73–84", "85–")
"""Total time by number of drop-outs (001:94)."""
BODY: Final = 8.0
ID: Final = 6.0


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the table: its words, the rule it applies, its sign, and whether it is a total."""

    words: str
    rule: str
    sign: str
    total: bool = False


ROWS: Final = (
    Row("fe-pad-vp", "fe-vp", "star"),
    Row("fe-pad-bonus", "fe-suit-bonus", "+"),
    Row("fe-pad-vp-total", "", "=", True),
    Row("fe-pad-hours", "fe-hours", "clock"),
    Row("fe-pad-discard", "fe-discard-scope", "−"),
    Row("fe-pad-hours-total", "", "=", True),
    Row("fe-pad-dropout", "fe-dropout-ties", "no"),
)
BOTTOM: Final = TOP + ROW * len(ROWS)


def score_pad(words: Words, look: Look) -> Drawing:
    """One sheet, 210 × 148.5 mm; two fit on A4. Made up by the kit."""
    drawn = sorted(enumerate(ROWS), key=lambda numbered: numbered[1].total)
    rows = tuple(item for k, row in drawn for item in _row(row, TOP + k * ROW, words, look))
    items = (
        rect(0, 0, WIDTH, HEIGHT, Style(look.paper)),
        *_head(words, look),
        *_seats(words, look),
        *rows,
        *_panel(words, look),
        *_foot(words, look),
    )
    return Drawing(WIDTH, HEIGHT, items, f"48 · {words('fe-pad-title')}", "mm", 0.0, SAFE)


def _head(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    title, players, date = words("fe-pad-title"), words.attribute("fe-title", "players"), words("fe-pad-date")
    after = 25 + width(title, SHEET_TYPE.title, lang, True) + 6
    quiet = Style(None, look.hairline, LINES.hairline)
    date_end = 118.0
    return (
        Text(LEFT, 17, words("fe-title"), 20, look.ink, lang, True, width=12),
        Text(25, 17, title, SHEET_TYPE.title, look.ink, lang, True, width=50),
        Text(after, 17, players, 7.5, look.small, lang, width=30),
        Text(date_end, 16.6, date, 7, look.small, lang, anchor="end", width=16),
        line(date_end + 2, 17.2, 150, 17.2, quiet),
        icon("timer", 193, 14, 11, None, look),
        line(LEFT, 21.5, RIGHT, 21.5, Style(None, look.ink, 0.5)),
    )


def _seats(words: Words, look: Look) -> tuple[Item, ...]:
    quiet, outline = Style(None, look.hairline, LINES.hairline), replace(look, ink_use="low")
    items: list[Item] = [
        Text(59, 38.6, words("fe-pad-name"), SHEET_TYPE.label, look.small, words.lang, anchor="end", width=40)
    ]
    for k, character in enumerate(CHARACTERS):
        middle = TABLE + (k + 0.5) * COLUMN
        items += [
            seat_disc(character, middle, 29.6, 4.2, outline),
            line(middle - 7, 39, middle + 7, 39, quiet),
        ]
    return tuple(items)


def _row(row: Row, y: float, words: Words, look: Look) -> tuple[Item, ...]:
    edge = Style(None, look.ink, 0.45) if row.total else Style(None, look.hairline, LINES.hairline)
    under = edge if row.total else Style(None, look.hairline, 0.2)
    items: list[Item] = []
    if row.total:
        items.append(rect(LEFT, y, TABLE + COLUMN * len(CHARACTERS) - LEFT, ROW, Style(look.field)))
    items += _label(row, y, words, look)
    items.append(line(LEFT, y + ROW, TABLE, y + ROW, under))
    items += [rect(TABLE + k * COLUMN, y, COLUMN, ROW, edge) for k in range(len(CHARACTERS))]
    return tuple(items)


def _label(row: Row, y: float, words: Words, look: Look) -> tuple[Item, ...]:
    lang, room = words.lang, (TABLE - 22.0, 5.0)
    sign = _sign(row.sign, 15.6, y + ROW / 2, look, lang)
    if row.total:
        text = fitted(words(row.words), 20, y + 7, room, 9.5, look.ink, lang, bold=True, floor=7, max_lines=1)
        return sign, *text
    text = fitted(words(row.words), 20, y + 5, room, BODY, look.ink, lang, floor=6.5, max_lines=1)
    return sign, *text, Text(20, y + 8.8, row.rule, ID, look.small, lang, width=room[0])


def _sign(name: str, x: float, y: float, look: Look, lang: str) -> Item:
    """A picture, or the sign of a sum drawn as lines so that it looks alike in every language."""
    arms = {"+": ((1, 0), (0, 1)), "−": ((1, 0),)}
    if name == "=":
        return Path(
            (("M", x - 1.1, y - 0.5), ("L", x + 1.1, y - 0.5), ("M", x - 1.1, y + 0.5), ("L", x + 1.1, y + 0.5)),
            Style(None, look.ink, 0.4),
        )
    if name in arms:
        steps = tuple(
            step
            for dx, dy in arms[name]
            for step in (("M", x - 1.1 * dx, y - 1.1 * dy), ("L", x + 1.1 * dx, y + 1.1 * dy))
        )
        return Path(steps, Style(None, look.ink, 0.4))
    return icon(name, x, y, 5.4, None, look, line=1.7)


def _panel(words: Words, look: Look) -> tuple[Item, ...]:
    lang, (left, right) = words.lang, INNER
    body = rect(PANEL, 25, RIGHT - PANEL, BOTTOM - 25, Style(look.paper, look.ink, 0.4), 2.5)
    room = (right - left, 5.0)
    heading = fitted(words("fe-pad-everybody"), left, 32, room, 9, look.ink, lang, bold=True, floor=7, max_lines=1)
    total = fitted(words("fe-pad-total"), left, 67.6, room, 9, look.ink, lang, bold=True, floor=7, max_lines=1)
    return (
        body,
        *heading,
        *_asked("fe-pad-all-hours", "fe-total", 38.4, words, look),
        _box(40.2, 8, "", look, lang),
        *_asked("fe-pad-initial", "fe-initial", 53, words, look),
        _box(54.8, 8, "+", look, lang),
        *total,
        _box(69.4, 8.6, "=", look, lang),
        *_asked("fe-pad-dropouts", "fe-threshold", 84, words, look, bold=True),
        *_brackets(words, look),
    )


def _asked(words_id: str, rule: str, y: float, words: Words, look: Look, *, bold: bool = False) -> tuple[Item, ...]:
    """A label with its rule id at the right."""
    lang, (left, right) = words.lang, INNER
    id_width = width(rule, ID, lang)
    room = (right - left - id_width - 1.0, 4.5)
    size = BODY if bold else 7.0
    label = fitted(words(words_id), left, y, room, size, look.ink, lang, bold=bold, max_lines=1)
    return *label, Text(right, y, rule, ID, look.small, lang, anchor="end", width=id_width)


def _box(y: float, height: float, sign: str, look: Look, lang: str) -> Item:
    """A box to write in, with the sign of the sum at its left end."""
    left, right = INNER
    style = Style(look.field, look.ink, 0.5) if sign == "=" else Style(look.paper, look.hairline, 0.3)
    box = rect(left, y, right - left, height, style, 1)
    if not sign:
        return box
    return Group((box, _sign(sign, left + 4, y + height / 2, look, lang)))


def _brackets(words: Words, look: Look) -> tuple[Item, ...]:
    lang, (left, right) = words.lang, INNER
    items: list[Item] = []
    for count, bracket in enumerate(BRACKETS):
        y, high = 87 + 6.1 * count, 6.1
        people = words("fe-pad-people", n=count)
        items += [
            rect(left, y, right - left, high, Style(None, look.hairline, LINES.hairline)),
            rect(left + 1.4, y + 1.5, 3.1, 3.1, Style(look.paper, look.ink, 0.3), 0.5),
            Text(left + 7, y + 4.3, bracket, BODY, look.ink, lang, width=13),
            *fitted(people, right - 2, y + 4.3, (17, 4), BODY, look.ink, lang, bold=True, anchor="end", max_lines=1),
        ]
    return tuple(items)


def _foot(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    room = (RIGHT - LEFT - 8.0, 4.5)
    nobody = fitted(words("fe-pad-nobody"), LEFT, 132.8, room, 7.5, look.ink, lang, floor=6.5, max_lines=1)
    end = LEFT + width(nobody[0].text, nobody[0].size, lang)
    note = f"tableside · {words('print-at-100')}"
    return (
        *fitted(words("fe-pad-winner"), LEFT, 127.4, (RIGHT - LEFT, 4.5), 7.5, look.ink, lang, floor=6.5, max_lines=1),
        *nobody,
        mark_box(words("mark-ruling"), end + 1.6, 133.8, 4.0, look, lang, 6.4),
        kit_box(words, look, LEFT, 140.2),
        Text(RIGHT, 139.6, note, ID, look.small, lang, anchor="end", width=60),
    )
