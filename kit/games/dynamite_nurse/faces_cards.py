"""Cards of Dynamite Nurse: patients, emergencies, doctors, events, the spare, and a patient that has worsened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kit.drawing.cards import Detail, text_lines
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, line, rect
from kit.drawing.tokens import CARD, CARD_TYPE, COLOURS, INK, LINES, Look
from kit.games.dynamite_nurse.cards import DIFFICULTY, EVENTS, NUMBER, OPEN_EVENTS, SIX_EVENTS, SKILL
from kit.games.dynamite_nurse.faces_doctors import treating
from kit.games.dynamite_nurse.faces_ills import ailing
from kit.games.dynamite_nurse.faces_scenes import SCENES
from kit.games.dynamite_nurse.faces_spine import (
    ALMIGHTY,
    DOCTOR,
    EMERGENCY,
    EVENT,
    OPEN_EVENT,
    PATIENT,
    SPARE,
    Kind,
    framed_number,
    spine,
)
from kit.games.printed import card, fitted, kit_box, title_size
from kit.type.fitting import fit
from kit.type.metrics import cap_height, width
from translations import Words

MIDDLE: Final = (CARD.left + CARD.right) / 2
ROOM: Final = CARD.right - CARD.left
FIELD: Final = (20.4, 36.8)
"""Top and height of the ground behind the picture, mm."""
LARGE: Final[dict[Detail, tuple[float, float, float, float]]] = {
    "index": (14.5, 22.0, 45.0, 56.0),
    "small": (18.3, 13.0, 41.2, 62.9),
}
"""The same ground of the other faces: left, top, width, height."""
DRAWN: Final = 44.8
"""Width of a picture that is to be seen whole, mm."""
LOWERED: Final = 0.05
"""How much lower than its ground's middle a picture stands, over the ground's height."""
TITLE: Final = (12.6, 18.0)
"""Middle and height of the index face's title, mm."""
RULE: Final = 79.5
FOOT: Final = 84.2
SEAL: Final = "急"
"""Emergencies are marked with this character in every language (000:10)."""
WHEN: Final = {
    "pass-on": "visit",
    "intern": "operation",
    "misdiagnosis": "operation",
    "cancel": "answer",
    **dict.fromkeys(OPEN_EVENTS, "drawn"),
}
"""When an event may be played, by event; the others in one's own turn."""
FRAMES: Final = ((1.9, 0.5), (2.7, 0.25))
"""How far the lines of an almighty doctor's frame stand from the trim, and how thick they are."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a card shows: its kind, number, title and the line under it, effect, foot, picture, whether it is ours."""

    kind: Kind
    value: str
    title: str
    subtitle: str
    text: str
    foot: str
    picture: tuple[Item, ...]
    ours: bool = True


def playing_card(name: str, words: Words, look: Look, detail: Detail) -> Drawing:
    """The card of that name (``cards.CARDS``): whole, as index face with a large title, or small without words."""
    told = _told(name, words, look)
    items: list[Item] = []
    if told.kind is ALMIGHTY:
        items += _double_frame(look)
    items.append(spine(told.kind, told.value, look, words.lang, detail))
    if detail == "full":
        items += _full(name, told, words, look)
    else:
        items += _large(told, words, look, detail)
    return card(tuple(items), f"{told.title} · {told.subtitle}", look)


def _told(name: str, words: Words, look: Look) -> Told:
    number = NUMBER[name]
    kind = name.split("-")[0]
    title = words(f"dn-piece-{name}" if name in EVENTS else f"dn-card-{name}")
    if kind in ("patient", "emergency") and name not in SCENES:
        n, urgent = DIFFICULTY[number], kind == "emergency"
        picture = ailing(urgent, n, look)
        return _counted(kind, EMERGENCY if urgent else PATIENT, n, title, picture, words)
    if kind in ("doctor", "almighty"):
        n, almighty = SKILL[number], kind == "almighty"
        return _counted(kind, ALMIGHTY if almighty else DOCTOR, n, title, treating(almighty, n, look), words)
    subtitle = words("dn-face-spare" if name == "spare" else f"dn-face-{_sort(name)}")
    text = words.attribute(f"dn-card-{name}", "text")
    look_of = SPARE if name == "spare" else OPEN_EVENT if name in OPEN_EVENTS else EVENT
    return Told(look_of, "", title, subtitle, text, "", SCENES[name](look), name not in SIX_EVENTS)


def _sort(event: str) -> str:
    return "open" if event in OPEN_EVENTS else "event"


def _counted(kind: str, drawn: Kind, n: int, title: str, picture: tuple[Item, ...], words: Words) -> Told:
    face = f"dn-face-{kind}"
    text, foot = words.attribute(face, "text", n=n), words.attribute(face, "foot", n=n)
    return Told(drawn, str(n), title, words(face), text, foot, picture)


def _full(name: str, told: Told, words: Words, look: Look) -> tuple[Item, ...]:
    lang, urgent = words.lang, told.kind is EMERGENCY
    room = ROOM - (10.5 if urgent else 0)
    ink = COLOURS["red"].fill if told.kind is OPEN_EVENT and not look.low else look.ink
    top, high = FIELD
    return (
        *fitted(told.title, CARD.left, 11.2, (room, 6), title_size(lang), ink, lang, bold=True, floor=8, max_lines=1),
        *fitted(told.subtitle, CARD.left, 16.2, (room, 4), CARD_TYPE.subtitle, look.small, lang, max_lines=1),
        *(_seal(CARD.right - 4.6, 10.9, 8.6, look) if urgent else ()),
        *_picture(told.picture, (CARD.left, top, ROOM, high), look, "full"),
        *fitted(told.text, CARD.left, 62.4, (ROOM, 16.2), CARD_TYPE.text + 0.5, look.ink, lang),
        line(CARD.left, RULE, CARD.right, RULE, Style(None, look.rule, LINES.hairline)),
        *_foot(name, told, words, look),
    )


def _picture(
    picture: tuple[Item, ...], ground: tuple[float, float, float, float], look: Look, detail: Detail
) -> tuple[Item, ...]:
    """The picture on its ground, which cuts off what reaches beyond."""
    x, y, wide, high = ground
    shape = rect(x, y, wide, high, Style(look.field), 2)
    lowered = 0.0 if detail == "full" else LOWERED * high
    art = Group(picture, x + wide / 2, y + high / 2 + lowered, 1.0 if detail == "full" else wide / DRAWN)
    if not look.low:
        return shape, Group((art,), clip=shape)
    return shape, Group((art,), clip=shape), rect(x, y, wide, high, Style(None, look.hairline, LINES.hairline), 2)


def _seal(x: float, y: float, side: float, look: Look) -> tuple[Item, ...]:
    """急 in a red seal that leans."""
    red = look.ink if look.low else COLOURS["red"].fill
    size = 1.9 * side
    box = rect(-side / 2, -side / 2, side, side, Style(look.paper, red, 0.1 * side), 0.16 * side)
    # A full-width character stands from 0.88 em above the baseline to 0.12 em below it.
    low = (0.88 - 0.5) * size * 25.4 / 72
    return (Group((box, Text(0, low, SEAL, size, red, "ja", True, "middle")), x, y, turn=6),)


def _foot(name: str, told: Told, words: Words, look: Look) -> tuple[Item, ...]:
    lang = words.lang
    box = (kit_box(words, look, CARD.right, FOOT + 0.6, "end"),) if told.ours else ()
    room = ROOM - 8.5
    if told.kind in (EVENT, OPEN_EVENT):
        return *_when_chip(WHEN.get(name, "turn"), room, words, look), *box
    foot = told.foot or words("dn-title")
    return *fitted(foot, CARD.left, FOOT, (room, 3.5), 6.5, look.small, lang, max_lines=1), *box


def _when_chip(when: str, room: float, words: Words, look: Look) -> tuple[Item, ...]:
    """When the event may be played: dark, or yellow for what happens as soon as it is drawn."""
    lang, text = words.lang, words(f"dn-when-{when}")
    ground = COLOURS["yellow"].fill if when == "drawn" else INK
    label = fitted(
        text, CARD.left + 2.2, FOOT + 0.1, (room - 4.4, 3.5), 7, look.on(ground), lang, bold=True, max_lines=1
    )
    wide = width(label[0].text, label[0].size, lang, True) + 4.4
    chip = rect(CARD.left, RULE + 1.4, wide, 4.6, Style(look.fill(ground), look.ink, 0.3), 1.2)
    low = RULE + 1.4 + 2.3 + cap_height(label[0].size, lang) / 2
    return chip, Text(label[0].x, low, label[0].text, label[0].size, label[0].fill, lang, True, width=room - 4.4)


def _large(told: Told, words: Words, look: Look, detail: Detail) -> tuple[Item, ...]:
    """A larger picture; the index face has the title above it and an emergency's seal on it."""
    ground = LARGE[detail]
    x, y, wide, _ = ground
    art = _picture(told.picture, ground, look, detail)
    if detail == "small":
        return art
    ink = COLOURS["red"].fill if told.kind is OPEN_EVENT and not look.low else look.ink
    title = _large_title(told.title, x + wide / 2, wide, ink, words.lang)
    seal = _seal(x + wide - 7, y + 7.4, 11, look) if told.kind is EMERGENCY else ()
    return *art, *seal, *title


def _large_title(title: str, x: float, room: float, ink: str, lang: str) -> tuple[Text, ...]:
    """One line or two about ``TITLE``."""
    middle, high = TITLE
    box = fit(title, room, high, 15, 10, lang, True, max_lines=2)
    first = middle + cap_height(box.size, lang) / 2 - (len(box.lines) - 1) * box.leading_mm / 2
    return text_lines(box.lines, x, first, box.size, box.leading_mm, ink, lang, width=room, bold=True, anchor="middle")


def _double_frame(look: Look) -> tuple[Item, ...]:
    """The frame of an almighty doctor, which the spine covers at the left."""
    colour = look.ink if look.low else COLOURS["blue"].fill
    return tuple(
        rect(
            CARD.spine - 4,
            inset,
            CARD.width - CARD.spine + 4 - inset,
            CARD.height - 2 * inset,
            Style(None, colour, wide),
            CARD.radius - inset / 2,
        )
        for inset, wide in FRAMES
    )


def worsened(name: str, back: Drawing, words: Words, look: Look, detail: Detail) -> Drawing:
    """A patient that lies face down: the back, and on it a dark disc with the bed and an arrow down, and the number."""
    number = str(DIFFICULTY[NUMBER[name]])
    title = f"{words('dn-face-worse')} · {words(f'dn-card-{name}')} · {number}"
    x, y = CARD.width / 2, CARD.height / 2
    large = 1.0 if detail == "full" else 1.25
    disc = Group(_mark(look), x, y, large)
    kind = EMERGENCY if name.startswith("emergency") else PATIENT
    radius = 4.5 if detail == "full" else 7.4
    at = radius + 2.6
    corner = framed_number(number, kind.shape, at, at, radius, look, words.lang)
    return Drawing(
        back.width, back.height, (*back.items, disc, *corner), title, "mm", back.bleed, back.safe, back.radius
    )


def _mark(look: Look) -> tuple[Item, ...]:
    """The sign of a worsened patient: a bed under a falling arrow, in a ring."""
    ring = rect(-17, -17, 34, 34, Style(look.paper, look.ink, 1.4), 17)
    arrow = Style(None, look.ink, 2.2)
    return (
        ring,
        icon("bed", 0, 5.4, 21, None, look, line=1.5),
        line(0, -13, 0, -4.6, arrow),
        line(-4, -8.4, 0, -4.4, arrow),
        line(4, -8.4, 0, -4.4, arrow),
    )
