"""People in the pictures of Dynamite Nurse: head, hair, eyes, mouth, shoulders, in mm about the picture's middle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from kit.drawing.icons import parse_path
from kit.drawing.shapes import Command, Item, Path, Style, circle, line, rect
from kit.drawing.tokens import COLOURS, INK, Look

RED, YELLOW, GREEN, BLUE = (COLOURS[name].fill for name in ("red", "yellow", "green", "blue"))
DEEP: Final = 44.0
"""How far shoulders go on below the middle, so that the picture's ground cuts them off (mm)."""
HEAD: Final = (0.0, -2.4)
RADIUS: Final = 9.0
PEN: Final = 1.1
THIN: Final = 0.7
SHOULDERS: Final = f"M-14 {DEEP}L-14 20.4C-14 10 -8.6 7 0 7C8.6 7 14 10 14 20.4L14 {DEEP}Z"


@dataclass(frozen=True, slots=True)
class Person:
    """Who is drawn: names of ``HAIR``, ``EYES``, ``MOUTHS`` and ``EXTRAS``."""

    hair: str = "short"
    eyes: str = "dots"
    mouth: str = "flat"
    extras: tuple[str, ...] = ()


def pen(look: Look, wide: float = PEN, fill: str | None = None) -> Style:
    """An ink line."""
    return Style(fill, look.ink, wide)


def stroke(data: str, look: Look, wide: float = PEN, fill: str | None = None) -> Path:
    """A path written as in SVG, in an ink line."""
    return Path(parse_path(data), pen(look, wide, fill))


def patient(who: Person, look: Look) -> tuple[Item, ...]:
    """A patient's bust."""
    return stroke(SHOULDERS, look, fill=look.accent), *head(who, look)


def doctor(who: Person, look: Look) -> tuple[Item, ...]:
    """A doctor's bust: white coat, collar, stethoscope."""
    return (
        stroke(SHOULDERS, look, fill=look.paper),
        stroke("M-5 7.6L0 16.5L5 7.6M0 16.5L0 44", look, 0.9),
        stroke("M7.4 8.6C8.2 10 8.4 11 8.4 12.4", look, 0.9),
        circle(8.4, 14.2, 1.7, pen(look, 0.8, look.accent)),
        *head(who, look),
    )


def head(who: Person, look: Look) -> tuple[Item, ...]:
    """Head with hair and face; what is worn comes last."""
    x, y = HEAD
    return (
        *(item for name in who.extras if name in BEHIND for item in EXTRAS[name](look)),
        circle(x, y, RADIUS, pen(look, fill=look.paper)),
        *HAIR[who.hair](look),
        *EYES[who.eyes](look),
        *MOUTHS[who.mouth](look),
        *(item for name in who.extras if name not in BEHIND for item in EXTRAS[name](look)),
    )


def faded(look: Look) -> tuple[Item, ...]:
    """Somebody who cannot be seen: dashes."""
    dash = Style(None, look.ink, THIN, (1.5, 1.3), "butt")
    x, y = HEAD
    return Path(parse_path(SHOULDERS), dash), circle(x, y, RADIUS, dash)


def _hair(data: str) -> Callable[[Look], tuple[Item, ...]]:
    commands = parse_path(data)
    return lambda look: (Path(commands, Style(look.fill(INK), look.ink, PEN)),)


def _curls(look: Look) -> tuple[Item, ...]:
    x, y = HEAD
    angles = range(-96, 97, 24)
    style = Style(look.fill(INK), look.ink, PEN)
    return tuple(circle(x + 8.3 * sin(radians(a)), y - 0.6 - 8.3 * cos(radians(a)), 2.9, style) for a in angles)


def _strands(look: Look) -> tuple[Item, ...]:
    return (
        stroke("M-2.4 -11.2C-3 -13 -4.6 -13.6 -5.6 -13.2M0 -11.4L0 -14.4M2.4 -11.2C3 -13 4.6 -13.6 5.6 -13.2", look),
    )


HAIR: Final[dict[str, Callable[[Look], tuple[Item, ...]]]] = {
    "none": lambda look: (),
    "short": _hair("M-8.9 -3.6C-9.6 -14.6 9.6 -14.6 8.9 -3.6C6 -4.6 3.6 -6.6 2 -8.6C-1 -6 -5 -4.2 -8.9 -3.6Z"),
    "parting": _hair("M-8.9 -3C-10.4 -15 10.4 -15 8.9 -3C8 -5.4 6 -7.4 -3 -8.6C-5 -7.4 -7.6 -5.6 -8.9 -3Z"),
    "bob": _hair(
        "M-9.8 4.8C-12.6 -18.6 12.6 -18.6 9.8 4.8C8 4.4 7 2 7.4 -3.6C3 -4.4 -1 -6 -3 -8.4"
        "C-4 -6 -5.6 -4.4 -7.4 -3.6C-7 2 "
        "-8 4.4 -9.8 4.8Z"
    ),
    "spiky": _hair("M-8.8 -3.4L-10.6 -8.4L-7.4 -8L-7.6 -12.8L-3.6 -10.6L-1.6 -15L1.4 -11L5 -14.4L5.4 -9.8"
                   "L9.6 -10.4L8.8 -3.4"
                   "C5 -6.6 -5 -6.6 -8.8 -3.4Z"),
    "bun": _hair("M-8.9 -3C-9.8 -9.6 -6 -11.6 -3 -12C-5 -17.4 5 -17.4 3 -12C6 -11.6 9.8 -9.6 8.9 -3"
                 "C6 -7 -6 -7 -8.9 -3Z"),
    "tails": _hair("M-8.8 -4.6C-9 -13.4 9 -13.4 8.8 -4.6C10 -6 13.6 -5.4 13.4 2C13.2 5 10.6 4 10 1"
                   "C9 -2 6 -8 0 -8C-6 -8 -9 -2 "
                   "-10 1C-10.6 4 -13.2 5 -13.4 2C-13.6 -5.4 -10 -6 -8.8 -4.6Z"),
    "sides": _hair("M-8.9 -0.6C-11 -2 -10.6 -6.4 -8 -7C-7.4 -5 -7.8 -2.4 -8.9 -0.6ZM8.9 -0.6"
                   "C11 -2 10.6 -6.4 8 -7C7.4 -5 7.8 "
                   "-2.4 8.9 -0.6Z"),
    "curls": _curls,
    "strands": _strands,
}  # fmt: skip


def _dots(look: Look) -> tuple[Item, ...]:
    return tuple(circle(x, -3.2, 1.05, Style(look.ink)) for x in (-3.4, 3.4))


def _wide(look: Look) -> tuple[Item, ...]:
    return tuple(
        item
        for x in (-3.6, 3.6)
        for item in (circle(x, -3.2, 2.1, pen(look, 0.7, look.paper)), circle(x * 0.86, -3, 0.85, Style(look.ink)))
    )


EYES: Final[dict[str, Callable[[Look], tuple[Item, ...]]]] = {
    "none": lambda look: (),
    "dots": _dots,
    "wide": _wide,
    "closed": lambda look: (
        stroke("M-5 -3.4C-4.2 -2.2 -2.6 -2.2 -1.8 -3.4M1.8 -3.4C2.6 -2.2 4.2 -2.2 5 -3.4", look, 0.9),
    ),
    "squeezed": lambda look: (stroke("M-5 -4.6L-2.2 -3.2L-5 -1.8M5 -4.6L2.2 -3.2L5 -1.8", look, 0.9),),
    "wink": lambda look: (
        circle(-3.4, -3.2, 1.05, Style(look.ink)),
        stroke("M1.8 -3.4C2.6 -2.2 4.2 -2.2 5 -3.4", look, 0.9),
    ),
}
MOUTHS: Final[dict[str, Callable[[Look], tuple[Item, ...]]]] = {
    "none": lambda look: (),
    "flat": lambda look: (line(-2.4, 2.4, 2.4, 2.4, pen(look, 0.9)),),
    "smile": lambda look: (stroke("M-3.2 1.2C-1.8 3.8 1.8 3.8 3.2 1.2", look, 0.9),),
    "frown": lambda look: (stroke("M-3 3.4C-1.6 1.2 1.6 1.2 3 3.4", look, 0.9),),
    "wave": lambda look: (stroke("M-3.6 2.6C-2.6 1 -1.6 1 -0.8 2.4C0 3.8 1 3.8 1.8 2.4"
                                 "C2.4 1.4 3 1.2 3.6 1.6", look, 0.9),),
    "o": lambda look: (circle(0, 2.4, 1.7, pen(look, 0.9, look.paper)),),
    "open": lambda look: (stroke("M-3.2 0.8C-1.6 0.2 1.6 0.2 3.2 0.8C3 5.6 -3 5.6 -3.2 0.8Z", look, 0.9, look.accent),),
    "side": lambda look: (stroke("M-1.6 2.8C0.4 3 2.4 2.2 3.4 0.8", look, 0.9),),
}  # fmt: skip


def _mirror(look: Look) -> tuple[Item, ...]:
    """A doctor's head mirror on its band."""
    return (
        stroke("M-8.9 -5.6C-4 -8.4 4 -8.4 8.9 -5.6", look, 0.9),
        circle(0, -8.6, 3.0, pen(look, 0.9, look.paper)),
        circle(0, -8.6, 0.9, Style(look.ink)),
    )


def _surgeon(look: Look) -> tuple[Item, ...]:
    cap = stroke("M-9.2 -5C-9.6 -15 9.6 -15 9.2 -5C4 -6.6 -4 -6.6 -9.2 -5Z", look, fill=look.accent)
    mask = stroke("M-6.4 -0.4L6.4 -0.4L5.4 4.6C2 6 -2 6 -5.4 4.6Z", look, 0.9, look.accent)
    bands = stroke("M-6.4 -0.2L-8.8 -2M6.4 -0.2L8.8 -2M-4.6 2L4.6 2", look, THIN)
    return cap, mask, bands


def _robot(look: Look) -> tuple[Item, ...]:
    return (
        rect(-9, -10.6, 18, 16.4, pen(look, fill=look.paper), 2.4),
        line(0, -10.6, 0, -14, pen(look)),
        circle(0, -14.8, 1.3, pen(look, 0.8, look.accent)),
        *(rect(x - 1.9, -5.8, 3.8, 3.4, pen(look, 0.8, look.accent), 0.8) for x in (-4, 4)),
        rect(-4.6, 0.6, 9.2, 2.8, pen(look, 0.8), 0.8),
        stroke("M-1.6 0.6L-1.6 3.4M1.6 0.6L1.6 3.4", look, THIN),
    )


def _burst(inner: float, outer: float, count: int) -> tuple[Command, ...]:
    x, y = HEAD
    steps: list[Command] = []
    for k in range(count):
        angle = radians(360 * k / count)
        steps += [(step, x + r * sin(angle), y - r * cos(angle)) for step, r in (("M", inner), ("L", outer))]
    return tuple(steps)


def _fur(look: Look) -> tuple[Item, ...]:
    x, y = HEAD
    return circle(x, y, 11.4, pen(look, fill=look.accent)), Path(_burst(10.6, 12.9, 28), pen(look, 0.8))


def _helmet(look: Look) -> tuple[Item, ...]:
    x, y = HEAD
    return circle(x, y - 0.4, 12, pen(look, 0.9, look.field)), stroke("M-10.6 8.4C-6 10.6 6 10.6 10.6 8.4", look, 0.9)


EXTRAS: Final[dict[str, Callable[[Look], tuple[Item, ...]]]] = {
    "mirror": _mirror,
    "glasses": lambda look: (
        *(circle(x, -3.2, 2.7, pen(look, 0.8)) for x in (-3.6, 3.6)),
        stroke("M-0.9 -3.4L0.9 -3.4M-6.3 -3.6L-8.8 -4.4M6.3 -3.6L8.8 -4.4", look, 0.8),
    ),
    "moustache": lambda look: (
        Path(
            parse_path("M0 0.2C-1.6 -0.8 -4 -0.2 -5.2 1.8C-3.2 2.6 -1.2 2 0 1C1.2 2 3.2 2.6 5.2 1.8"
                       "C4 -0.2 1.6 -0.8 0 0.2Z"),
            Style(look.fill(INK), look.ink, 0.5),
        ),
    ),
    "beard": lambda look: (
        stroke(
            "M-8.8 -1.4C-9 9.6 9 9.6 8.8 -1.4C7 1.4 4.6 0 0 0C-4.6 0 -7 1.4 -8.8 -1.4Z", look, 0.9, look.accent
        ),
        stroke("M-2.4 2.2C-1.2 3.2 1.2 3.2 2.4 2.2", look, 0.9),
    ),
    "long-beard": lambda look: (
        stroke("M-8.8 -1.4C-9 8 -4 16.6 0 16.6C4 16.6 9 8 8.8 -1.4C7 1.4 4.6 0 0 0C-4.6 0 -7 1.4 -8.8 -1.4Z", look, 0.9,
               look.paper),
        stroke("M-2.4 2.2C-1.2 3.2 1.2 3.2 2.4 2.2M-3.4 6L-2.4 11M3.4 6L2.4 11M0 7L0 13.4", look, 0.8),
    ),
    "surgeon": _surgeon,
    "robot": _robot,
    "red-nose": lambda look: (circle(0, -0.4, 1.9, pen(look, 0.8, look.fill(RED))),),
    "straw-hat": lambda look: (
        stroke("M-7 -8C-7 -14.6 7 -14.6 7 -8Z", look, fill=look.fill(YELLOW)),
        stroke("M-14.4 -7.6C-10 -10 10 -10 14.4 -7.6C10 -5.6 -10 -5.6 -14.4 -7.6Z", look, fill=look.fill(YELLOW)),
    ),
    "top-hat": lambda look: (
        Path(parse_path("M-6.4 -9L-7.2 -17.4L7.2 -17.4L6.4 -9Z"), Style(look.fill(INK), look.ink, PEN)),
        stroke("M-10.6 -8.4C-6 -10.2 6 -10.2 10.6 -8.4C6 -7 -6 -7 -10.6 -8.4Z", look, fill=look.accent),
    ),
    "sailor": lambda look: (
        stroke("M-8.6 -6.4L-9.8 -13.6C-4 -16.6 4 -16.6 9.8 -13.6L8.6 -6.4C4 -8.4 -4 -8.4 -8.6 -6.4"
               "Z", look, fill=look.paper),
        stroke("M-9 -8.8C-4 -11 4 -11 9 -8.8L8.6 -6.4C4 -8.4 -4 -8.4 -8.6 -6.4Z", look, 0.8, look.fill(BLUE)),
    ),
    "goggles": lambda look: (
        stroke("M-9 -7.8C-4 -9.6 4 -9.6 9 -7.8", look, 1.4),
        *(circle(x, -8.8, 2.6, pen(look, 0.9, look.fill(BLUE))) for x in (-3, 3)),
    ),
    "felt-hat": lambda look: (
        stroke("M-6.6 -8.4C-6.6 -15.4 -1.4 -14.6 0 -13C1.4 -14.6 6.6 -15.4 6.6 -8.4Z", look, fill=look.fill(GREEN)),
        stroke("M-11.6 -8C-6 -10 6 -10 11.6 -8C6 -6.6 -6 -6.6 -11.6 -8Z", look, fill=look.fill(GREEN)),
        stroke("M5.4 -10.2C8 -12 9.4 -14.6 9.4 -17.4C6.6 -16 5 -13.4 5.4 -10.2Z", look, THIN, look.paper),
    ),
    "fur": _fur,
    "helmet": _helmet,
    "phones": lambda look: (
        stroke("M-9.4 -3C-9.4 -15 9.4 -15 9.4 -3", look, 0.9),
        *(rect(x - 1.7, -5, 3.4, 6, pen(look, 0.8, look.accent), 1.4) for x in (-9.6, 9.6)),
    ),
    "halo": lambda look: (stroke("M-7 -15.2C-7 -17.8 7 -17.8 7 -15.2C7 -12.8 -7 -12.8 -7 -15.2Z", look, 0.9),),
}  # fmt: skip
"""What is worn."""
BEHIND: Final = frozenset({"fur", "helmet"})
"""What is drawn before the head."""
