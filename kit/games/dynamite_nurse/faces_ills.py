"""What ails the patients of Dynamite Nurse: a person and a thing for each difficulty, without words, in mm."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final, TypeAlias

from kit.drawing.icons import icon
from kit.drawing.shapes import Group, Item, Path, Style, circle, line, polygon, rect
from kit.drawing.tokens import Look
from kit.games.dynamite_nurse.faces_people import (
    BLUE,
    EXTRAS,
    GREEN,
    HEAD,
    RADIUS,
    RED,
    THIN,
    YELLOW,
    Person,
    faded,
    patient,
    pen,
    stroke,
)

Thing: TypeAlias = Callable[[Look], tuple[Item, ...]]


@dataclass(frozen=True, slots=True)
class Ill:
    """Who, and what is drawn before and after them."""

    who: Person
    over: Thing
    under: Thing | None = None


def ailing(emergency: bool, difficulty: int, look: Look) -> tuple[Item, ...]:
    """The picture of a patient of that difficulty, 0 to 9."""
    ill = (EMERGENCIES if emergency else PATIENTS)[difficulty]
    under = () if ill.under is None else ill.under(look)
    person = faded(look) if ill is PATIENTS[9] else patient(ill.who, look)
    return *under, *person, *ill.over(look)


def _thermometer(look: Look) -> tuple[Item, ...]:
    tube = rect(-1.2, -8, 2.4, 12, pen(look, 0.8, look.paper), 1.2)
    bulb = circle(0, 5, 2.3, pen(look, 0.8, look.fill(RED)))
    marks = tuple(line(1.2, y, 2.8, y, pen(look, 0.5)) for y in (-5, -2.5, 0))
    lamp = stroke("M-4.4 -12.6L4.4 -12.6L2.2 -17L-2.2 -17Z", look, 0.8, look.fill(YELLOW))
    warm = stroke("M-2.6 -11L-3 -9.6M2.6 -11L3 -9.6", look, THIN)
    return (Group((tube, bulb, *marks, lamp, warm), 17, 2),)


def _hic(look: Look) -> tuple[Item, ...]:
    bubble = stroke("M8 -4.6L11.6 -8L11.6 -14.4C11.6 -16 12.4 -16.8 14 -16.8L19.6 -16.8"
                    "C21.2 -16.8 22 -16 22 -14.4L22 -9.4C22 -7.8 "
                    "21.2 -7 19.6 -7L14.8 -7Z", look, 0.8, look.paper)  # fmt: skip
    jolt = stroke("M13.8 -10L15.4 -13.6L17 -10.2L18.4 -13.6L20 -10", look, 0.9)
    return (
        bubble,
        jolt,
        stroke("M-12.6 -4C-14 -2.6 -14 0 -12.6 1.4M-15.4 -5.4C-17.8 -3 -17.8 0.6 -15.4 2.8", look, THIN),
    )


def _bead(look: Look) -> tuple[Item, ...]:
    bead = circle(0, -0.6, 2.1, pen(look, 0.8, look.fill(BLUE)))
    spare = tuple(circle(x, y, 1.6, pen(look, 0.8, look.fill(c))) for x, y, c in (
        (13.4, 3.6, YELLOW), (16.6, 5.4, GREEN), (19.8, 4.4, RED), (10.4, 4.2, BLUE)))  # fmt: skip
    string = stroke("M8.2 2.8C10.6 5.6 13.4 2.6 16.6 5.4C18 6.4 20.4 4.4 22 1.6", look, 0.5)
    return bead, string, *spare, circle(-0.5, -1.1, 0.5, Style(look.paper))


def _freeze(look: Look) -> tuple[Item, ...]:
    cone = stroke("M12.4 4.6L20 4.6L16.2 15.6Z", look, 0.9, look.fill(YELLOW))
    ball = circle(16.2, 1.6, 4.4, pen(look, 0.9, look.paper))
    flakes = tuple(
        item for x, y, r in ((-15, -9, 3.0), (13, -12, 2.6), (-17.4, 2.4, 2.2)) for item in _flake(x, y, r, look)
    )
    return ball, cone, *flakes


def _flake(x: float, y: float, radius: float, look: Look) -> tuple[Item, ...]:
    turns = tuple(radians(a) for a in (30, 90, 150))
    return tuple(
        line(x - radius * cos(a), y - radius * sin(a), x + radius * cos(a), y + radius * sin(a), pen(look, 0.7))
        for a in turns
    )


def _bucket(look: Look) -> tuple[Item, ...]:
    pail = stroke("M-10.8 -1.4L-8.6 -15.4L8.6 -15.4L10.8 -1.4Z", look, fill=look.accent)
    rim = rect(-11.4, -2.6, 22.8, 2.8, pen(look, 0.9, look.accent), 1.2)
    handle = stroke("M-11 -1.4C-9 7.4 9 7.4 11 -1.4", look, 0.8)
    return (
        pail,
        rim,
        handle,
        stroke("M-13.4 -13L-16.4 -14.6M-13.8 -9L-17.2 -9M13.4 -13L16.4 -14.6M13.8 -9L17.2 -9", look, THIN),
    )


def _note(x: float, y: float, look: Look, turn: float = 0) -> Group:
    body = (circle(0, 0, 1.7, Style(look.ink)), stroke("M1.6 0L1.6 -6.4C2 -5 4 -4.8 4 -2.8", look, 0.8))
    return Group(body, x, y, turn=turn)


def _notes(look: Look) -> tuple[Item, ...]:
    places = ((-17, -6, -10), (12, -9.4, 12), (17.6, -1.6, 0), (-14.6, 5, 8), (-12.6, -12, 0))
    return (*(_note(x, y, look, turn) for x, y, turn in places), *EXTRAS["phones"](look))


def _spots(look: Look) -> tuple[Item, ...]:
    places = (
        (-6, 0.6),
        (-1.2, -7),
        (5.6, 0),
        (4.2, 4),
        (-4, 4.6),
        (6.6, -5.4),
        (-9.4, 13),
        (-2, 10.6),
        (5, 14.6),
        (9.6, 12),
    )
    return tuple(circle(x, y, 1.05, Style(look.fill(RED), look.ink, 0.4)) for x, y in places)


def _clock(look: Look) -> tuple[Item, ...]:
    arcs = "M-8 10C-9.4 12 -9.4 14 -8 16M8 10C9.4 12 9.4 14 8 16"
    far = "M-17 5C-20 9 -20 13 -17.4 17M17 5C20 9 20 13 17.4 17"
    return icon("clock", 0, 13.4, 10, None, look, line=1.8), stroke(f"{arcs}{far}", look, THIN)


def _sneeze(look: Look) -> tuple[Item, ...]:
    wind = stroke("M3.4 2.4L21 -3.4M3.6 3.2L22 3.2M3.4 4L20 9.4", look, 0.8)
    drops = tuple(
        circle(x, y, 0.9, Style(look.ink)) for x, y in ((14, -4.4), (17.6, 0.4), (13.4, 5.2), (20, 6.2), (19.4, -6.4))
    )
    return wind, *drops


def _unseen(look: Look) -> tuple[Item, ...]:
    return (*EXTRAS["glasses"](look), *EXTRAS["top-hat"](look))


def _balloons(look: Look) -> tuple[Item, ...]:
    strings = stroke("M-17 -7L-12.6 13M17.4 -6L12.8 13M-12 -12L-12.6 13M12.6 -11.4L12.8 13", look, THIN)
    places = ((-17.4, -9.4, RED), (17.6, -8.6, YELLOW), (-12, -13.4, YELLOW), (12.4, -13, BLUE))
    return strings, *(circle(x, y, 4.2, pen(look, 0.8, look.fill(c))) for x, y, c in places)


def _ice_pop(look: Look) -> tuple[Item, ...]:
    tongue = stroke(
        "M-1.2 2.2C2 1.8 6 2.6 9.6 3.8C11 4.8 10.2 6.6 8.6 6.4C5 6 1.6 5.4 -0.8 4.2Z", look, 0.8, look.fill(RED)
    )
    ice = rect(9, -7, 7.4, 13.6, pen(look, 0.9, look.fill(BLUE)), 3.4)
    shine = stroke("M11.4 -4L11.4 2.6M14 -4L14 2.6", look, 0.5)
    return rect(11.6, 6, 2.2, 7, pen(look, 0.7, look.paper), 0.8), ice, shine, tongue


def _chilli(look: Look) -> tuple[Item, ...]:
    pod = stroke("M13 5C14.6 10 18 13.6 22 13.4C18.6 16.4 9.4 13.6 9.8 5.6Z", look, 0.8, look.fill(RED))
    stalk = stroke("M9.4 5.6C10 3.6 12.8 3.4 13.4 5.2ZM11.4 4L10.8 1", look, 0.8, look.fill(GREEN))
    steam = "M{0} -3C{1} -5.4 {2} -5.4 {3} -7.6C{4} -9.6 {2} -10 {3} -12.4"
    left = stroke(steam.format(-11, -15, -12, -15.6, -18), look, 0.9)
    right = stroke(steam.format(11, 15, 12, 15.6, 18), look, 0.9)
    return pod, stalk, left, right


def _bees(look: Look) -> tuple[Item, ...]:
    return tuple(
        _bee(x, y, turn, look) for x, y, turn in ((-16, -8.6, -18), (15.4, -10, 16), (17.6, 3.4, -8), (-15.6, 4.6, 12))
    )


def _bee(x: float, y: float, turn: float, look: Look) -> Group:
    wings = tuple(Group((circle(0, 0, 1.5, pen(look, 0.6, look.paper)),), dx, -2.6) for dx in (-0.6, 1.6))
    body = rect(-3.4, -1.9, 6.8, 3.8, pen(look, 0.7, look.fill(YELLOW)), 1.9)
    stripes = stroke("M-1.2 -1.8L-1.2 1.8M1 -1.8L1 1.8", look, 0.9)
    return Group((*wings, body, stripes, line(-3.4, 0, -4.6, 0, pen(look, 0.6))), x, y, turn=turn)


def _railings(look: Look) -> tuple[Item, ...]:
    bars = tuple(rect(x - 1.2, -14, 2.4, 58, pen(look, 0.8, look.accent)) for x in (-18, -11.4, 11.4, 18))
    tops = tuple(
        polygon(((x - 1.8, -14), (x, -17.4), (x + 1.8, -14)), pen(look, 0.8, look.accent))
        for x in (-18, -11.4, 11.4, 18)
    )
    return *bars, *tops, rect(-23, 8.2, 46, 2.6, pen(look, 0.8, look.accent))


def _fish(look: Look) -> tuple[Item, ...]:
    spine = stroke("M11 8L21 8M13.4 5L13.4 11M16 5.4L16 10.6M18.4 6L18.4 10M21 8L23 5.4L23 10.6Z", look, 0.9)
    skull = stroke("M11.4 5.2C8.6 5.2 6.8 6.8 6 8C6.8 9.2 8.6 10.8 11.4 10.8Z", look, 0.9, look.paper)
    return Group((spine, skull, circle(9, 7.4, 0.6, Style(look.ink))), -1, 0), stroke(
        "M-2 8L2 8M-1.4 6.4L1.4 9.6M-1.4 9.6L1.4 6.4", look, THIN
    )


def _cactus(look: Look) -> tuple[Item, ...]:
    green = look.fill(GREEN)
    arms = stroke("M15 9L19.4 9L19.4 2.6M15 4L11 4L11 -1.6", look, 4.0), Path(
        stroke("M15 9L19.4 9L19.4 2.6M15 4L11 4L11 -1.6", look).commands, Style(None, green, 2.6))  # fmt: skip
    trunk = rect(12.8, -9, 4.6, 26, pen(look, 0.8, green), 2.3)
    thorns = stroke(
        "M14 -6L13.4 -7M16.2 -3L17 -3.6M14 0L13.2 -0.6M16.2 3L17 2.4M14 7L13.2 6.4M16.2 11L17 10.4", look, 0.6
    )
    stuck = stroke("M-11 11L-13.4 8.6M-7 8.6L-8.4 5.6M-12.6 15L-15.8 14M6 8.4L7.4 5.6M-3 11L-4.4 13.6", look, THIN)
    return *arms, trunk, thorns, stuck


def _mummy(look: Look) -> tuple[Item, ...]:
    x, y = HEAD
    cloth = circle(x, y, RADIUS, pen(look, fill=look.paper))
    bands = stroke("M-7 -8L6 -10.2M-8.6 -5.4L8.6 -7M-8.8 -0.4L8.8 -0.8M-8.4 2L7.6 3.2M-5.6 5L5.8 4.6M-12 12"
                   "L12.4 9.6M-13.6 15.4L13.6 "
                   "14.2M-5 8L8 8.6", look, THIN)  # fmt: skip
    tail = stroke("M8.4 -2C12 -1 12 4 16.4 3.6", look, 1.6)
    eyes = tuple(circle(dx, -3.2, 1.05, Style(look.ink)) for dx in (-3.4, 3.4))
    return cloth, bands, tail, *eyes


def _snowball(look: Look) -> tuple[Item, ...]:
    ball = circle(0, 21, 16.6, pen(look, fill=look.paper))
    swirl = stroke("M-11 13C-5 7.6 4 8 10 12.6M-8.4 18.4C-3 14 4 14 8.6 18", look, THIN)
    hat = stroke("M-8.6 -6.4C-8.6 -14.4 8.6 -14.4 8.6 -6.4ZM-9.6 -5.8L9.6 -5.8", look, fill=look.fill(RED))
    flakes = (item for x, y in ((-16, -9), (16.4, -6), (-18, 4), (18.6, 6)) for item in _flake(x, y, 2.0, look))
    return ball, swirl, hat, circle(0, -13.6, 2.2, pen(look, 0.8, look.paper)), *flakes


def _glow(look: Look) -> tuple[Item, ...]:
    x, y = HEAD
    rays = tuple(
        line(x + r1 * sin(a), y - r1 * cos(a), x + r2 * sin(a), y - r2 * cos(a), pen(look, 0.8))
        for k, a in enumerate(radians(a) for a in range(-110, 111, 20))
        for r1, r2 in ((11.6, 14.4 if k % 2 else 16.6),)
    )
    return circle(x, y, 13.2, Style(look.fill(YELLOW))), *rays


def _nothing(look: Look) -> tuple[Item, ...]:
    return ()


PATIENTS: Final = (
    Ill(Person("short", "wink", "side"), _thermometer),
    Ill(Person("curls", "dots", "o"), _hic),
    Ill(Person("tails", "wide", "o"), _bead),
    Ill(Person("bob", "squeezed", "wave"), _freeze),
    Ill(Person("none", "none", "wave"), _bucket),
    Ill(Person("spiky", "closed", "flat"), _notes),
    Ill(Person("parting", "dots", "frown"), _spots),
    Ill(Person("strands", "wide", "wave"), _clock),
    Ill(Person("bun", "closed", "open"), _sneeze),
    Ill(Person(), _unseen),
)
"""By difficulty; the last one cannot be seen."""
EMERGENCIES: Final = (
    Ill(Person("strands", "wide", "smile"), _nothing, _balloons),
    Ill(Person("parting", "wide", "open"), _ice_pop),
    Ill(Person("spiky", "squeezed", "open"), _chilli),
    Ill(Person("bob", "dots", "wave"), _bees),
    Ill(Person("sides", "dots", "frown"), _railings),
    Ill(Person("short", "wide", "o"), _fish),
    Ill(Person("curls", "squeezed", "wave"), _cactus),
    Ill(Person("none", "none", "none"), _mummy),
    Ill(Person("none", "dots", "smile"), _snowball),
    Ill(Person("tails", "wide", "smile"), _nothing, _glow),
)
"""By difficulty."""
