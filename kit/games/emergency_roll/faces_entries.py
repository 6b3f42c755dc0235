"""What a player writes on the hospital sheet: values, circles, crosses, numbers, in the colour of a pencil."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Anchor, Group, Item, Path, Style, Text, circle
from kit.games.emergency_roll.box import BAGS, STETHOSCOPES
from kit.games.emergency_roll.faces_places import (
    SCORES,
    TRACK_DISC,
    SheetState,
    bag,
    morgue,
    nurse,
    room,
    score,
    stethoscope,
    track,
)
from kit.type.metrics import cap_height

PEN: Final = "34466B"
"""Colour of what is written: told from ink in print, dark enough in a grey copy."""
STROKE: Final = 0.55
VALUE: Final = 22.0
MARK: Final = 20.0
SCORE: Final = 14.0
SCORE_FLOOR: Final = 11.0
NAME: Final = 9.0
LEAN: Final = -4.0
"""Degrees a written value leans, so that it is told from a printed one."""
TOOL_RING: Final = 3.3
CROSS: Final = 2.3
NAME_PLACE: Final = (128.0, 12.2, 42.0)
DATE_PLACE: Final = (128.0, 18.0, 42.0)
"""Left end, baseline and room of the two lines at the head."""


def entries(filled: SheetState, lang: str) -> tuple[Item, ...]:
    """Everything written, in drawing order."""
    return (
        *(_patient(name, value, filled, lang) for name, value in sorted(filled.values.items())),
        *_tools(filled, lang),
        *(cross(*nurse(ward), CROSS) for ward in sorted(filled.nurses)),
        *(around(*track(number), TRACK_DISC + 0.5) for number in range(1, filled.track + 1)),
        *(around(*morgue(number).middle, 3.1) for number in range(1, filled.morgue + 1)),
        *(_score(box, filled.scores[box], lang) for box in SCORES if box in filled.scores),
        *_line(filled.name, NAME_PLACE, lang),
        *_line(filled.date, DATE_PLACE, lang),
    )


def around(x: float, y: float, radius: float) -> Path:
    """A circle drawn round something."""
    return circle(x, y, radius, Style(None, PEN, STROKE))


def cross(x: float, y: float, size: float) -> Path:
    """A cross over something, ``size`` from its middle to each side."""
    corners = (
        ("M", x - size, y - size),
        ("L", x + size, y + size),
        ("M", x + size, y - size),
        ("L", x - size, y + size),
    )
    return Path(corners, Style(None, PEN, STROKE))


def _patient(name: str, value: int, filled: SheetState, lang: str) -> Group:
    """The value, leaning; "!" beside it when critical, a circle round it when isolated."""
    critical = name in filled.critical
    x, y = room(name)
    low = cap_height(VALUE, lang) / 2
    items: list[Item] = [Text(-1.5 if critical else 0, low, str(value), VALUE, PEN, lang, True, "middle")]
    if critical:
        items.append(Text(2.8, low, "!", VALUE, PEN, lang, True, "middle"))
    if name in filled.screened:
        items.append(circle(-0.2 if critical else 0, 0, 5.1 if critical else 4.7, Style(None, PEN, STROKE)))
    return Group(tuple(items), x, y + 0.5, turn=LEAN, role="entry")


def _tools(filled: SheetState, lang: str) -> tuple[Item, ...]:
    """Circled and crossed stethoscopes and bags; the first stethoscope is printed with its circle."""
    items: list[Item] = []
    rows = (
        (stethoscope, STETHOSCOPES, filled.stethoscopes, filled.stethoscopes_spent, 2),
        (bag, BAGS, filled.bags, filled.bags_spent, 1),
    )
    for place, printed, gained, spent, first in rows:
        items += [around(*place(number), TOOL_RING) for number in range(first, min(gained, printed) + 1)]
        items += [cross(*place(number), CROSS) for number in range(1, min(spent, printed) + 1)]
        if gained > printed:
            x, y = place(printed)
            more, gone = gained - printed, max(0, spent - printed)
            text = f"{more} −{gone}" if gone else str(more)
            items.append(_written(text, x + 6.4, y + 1.9, 9.0, lang, "start"))
    return tuple(items)


def _score(box: str, value: int, lang: str) -> Text:
    place = score(box)
    shown = abs(value) if box == "morgue" else value
    text = str(shown).replace("-", "−")
    return _written(text, place.middle[0], place.y + place.height - 1.0, SCORE, lang)


def _line(text: str, place: tuple[float, float, float], lang: str) -> tuple[Text, ...]:
    x, y, room = place
    return (Text(x, y, text, NAME, PEN, lang, False, "start", room),) if text else ()


def _written(text: str, x: float, y: float, size: float, lang: str, anchor: Anchor = "middle") -> Text:
    return Text(x, y, text, size, PEN, lang, True, anchor)
