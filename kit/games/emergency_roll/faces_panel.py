"""The right side of the hospital sheet (how to admit, colours, bonuses) and the score boxes at its foot."""

from __future__ import annotations

from typing import Final

from kit.drawing.hexes import swatch
from kit.drawing.icons import icon
from kit.drawing.shapes import Item, Path, Style, Text, circle, line, rect
from kit.drawing.signs import sign
from kit.drawing.tokens import COLOURS, FLOOR, LINES, SHEET_TYPE, Look
from kit.games.emergency_roll.box import ANY, BONUSES
from kit.games.emergency_roll.box import COLOURS as DICE
from kit.games.emergency_roll.faces_places import BOX_HIGH, BOX_TOP, BOXES, RIGHT
from kit.games.printed import fitted, one_size
from kit.type.breaking import wrap
from translations import Words

LEFT: Final = 176.5
TEXT: Final = 180.7
"""Left edge of a step's words, right of its number."""
NAMES: Final = 183.7
ROOM: Final = RIGHT - TEXT
FOOT: Final = 138.9
STEPS: Final = ("colour", "order", "rising")
ICONS: Final = {
    "stethoscopes": "stethoscope",
    "blood": "blood",
    "screen": "screen",
    "critical": "critical",
    "nurse": "cap",
    "extra": "extra",
}
"""The icon of each bonus."""
BOX_ICONS: Final = {
    "clipboards": "clipboard",
    "critical": "critical",
    "nurses": "cap",
    "cardiologists": "heart",
    "radiologist": "xray",
    "epidemiologist": "nodes",
    "morgue": "candle",
    "total": "sum",
}


def panel(words: Words, look: Look) -> tuple[Item, ...]:
    """Three rules of admitting, four colours, six bonuses."""
    return *_steps(words, look), *_colours(words, look), *_bonuses(words, look)


def _steps(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    heading = wrap(words("er-sheet-how"), RIGHT - LEFT, 8, lang, True)
    items: list[Item] = [
        Text(LEFT, 10.8 + 3.4 * (k + 2 - len(heading)), text, 8, look.ink, lang, True, width=RIGHT - LEFT)
        for k, text in enumerate(heading)
    ]
    title = one_size(tuple(words(f"er-sheet-how-{step}") for step in STEPS), ROOM, 7, lang, bold=True)
    for k, step in enumerate(STEPS):
        top = 16.6 + 12.5 * k
        text = words.attribute(f"er-sheet-how-{step}", "text")
        items += [
            _rule(top, look),
            Text(LEFT, top + 4.5, str(k + 1), 9, look.ink, lang, True, width=3),
            Text(TEXT, top + 4.5, words(f"er-sheet-how-{step}"), title, look.ink, lang, True, width=ROOM),
            *fitted(text, TEXT, top + 7.9, (ROOM, 5.2), FLOOR, look.ink, lang, max_lines=2),
        ]
    return tuple(items)


def _colours(words: Words, look: Look) -> tuple[Item, ...]:
    lang, names = words.lang, (*DICE, ANY)
    texts = tuple(words(f"er-colour-{name}") for name in names)
    size = one_size(texts, RIGHT - NAMES, SHEET_TYPE.label, lang)
    items: list[Item] = [_rule(54.1, look)]
    for k, (name, text) in enumerate(zip(names, texts, strict=True)):
        x, y = LEFT + 2.6, 58.6 + 5.2 * k
        items += [
            swatch(name, x, y, 2.6, look),
            circle(x, y, 1.55, Style(look.paper)),
            sign(COLOURS[name].sign, x, y, 2.0, look.ink),
            Text(NAMES, y + 0.9, text, size, look.ink, lang, width=RIGHT - NAMES),
        ]
    return tuple(items)


def _bonuses(words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    texts = tuple(words(f"er-bonus-{name}") for name in BONUSES)
    size = one_size(texts, RIGHT - NAMES, SHEET_TYPE.label, lang)
    items: list[Item] = [
        _rule(77.6, look),
        *fitted(words("er-sheet-bonuses"), LEFT, 81.6, (ROOM, 4), 7, look.ink, lang, bold=True, max_lines=1),
    ]
    for k, (name, text) in enumerate(zip(BONUSES, texts, strict=True)):
        y = 85.4 + 4.8 * k
        items += [
            icon(ICONS[name], LEFT + 2.6, y, 4.4, None, look),
            Text(NAMES, y + 0.9, text, size, look.ink, lang, width=RIGHT - NAMES),
        ]
    return tuple(items)


def _rule(y: float, look: Look) -> Path:
    return line(LEFT, y, RIGHT, y, Style(None, look.rule, LINES.hairline))


def score_boxes(words: Words, look: Look) -> tuple[Item, ...]:
    """Eight boxes, the cardiologists' in two halves, the total with a thick line; the foot line below."""
    lang = words.lang
    labels = {name: words(f"er-box-{name}") for name in BOXES}
    size = min(one_size((text,), BOXES[name][1] - 6.2, FLOOR + 0.5, lang, bold=True) for name, text in labels.items())
    items: list[Item] = []
    for name, (left, wide) in BOXES.items():
        total = name == "total"
        style = Style(look.field if total else look.paper, look.ink, 0.55 if total else 0.3)
        items += [
            rect(left, BOX_TOP, wide, BOX_HIGH, style, 1.4),
            _box_icon(name, left + 2.7, BOX_TOP + 2.7, look),
            Text(left + 5.3, BOX_TOP + 3.5, labels[name], size, look.ink, lang, True, width=wide - 6.0),
        ]
    left, wide = BOXES["cardiologists"]
    items.append(line(left + wide / 2, BOX_TOP + 4.9, left + wide / 2, BOX_TOP + BOX_HIGH, Style(None, look.ink, 0.25)))
    left, _ = BOXES["morgue"]
    items.append(line(left + 2.0, BOX_TOP + 7.6, left + 4.2, BOX_TOP + 7.6, Style(None, look.ink, 0.5)))
    note = f"tableside · {words('er-sheet-foot')} · {words('print-at-100')}"
    return *items, Text(RIGHT, FOOT, note, FLOOR, look.small, lang, anchor="end", width=120)


def _box_icon(name: str, x: float, y: float, look: Look) -> Item:
    return icon(BOX_ICONS[name], x, y, 3.9, None, look, line=1.5)
