"""What the events of Dynamite Nurse are about, as pictures without words, in mm about their middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kit.drawing.icons import icon, parse_path
from kit.drawing.shapes import Group, Item, Path, Style, circle, line
from kit.drawing.tokens import Look
from kit.games.dynamite_nurse.faces_people import RED, THIN, YELLOW, pen, stroke


def _icon(name: str, x: float, y: float, size: float, look: Look, accent: str | None = None) -> Group:
    return icon(name, x, y, size, accent, look, line=1.2 if size > 16 else 1.5)


def _disc(name: str, x: float, y: float, look: Look, accent: str = YELLOW) -> tuple[Item, ...]:
    return circle(x, y, 4.8, pen(look, 0.8, look.fill(accent))), icon(name, x, y, 6.4, None, look, line=2.2)


def _plus(x: float, y: float, look: Look, arms: str) -> tuple[Item, ...]:
    return circle(x, y, 4.8, pen(look, 0.8, look.fill(YELLOW))), Group((stroke(arms, look, 1.3),), x, y)


def _epidemic(look: Look) -> tuple[Item, ...]:
    people = ((-14.6, -7), (14.6, -7), (0, 9))
    links = Path(
        parse_path("M-6.6 -7L6.6 -7M-11 1.4L-7.4 5.4M11 1.4L7.4 5.4"), Style(None, look.ink, 0.9, (0.001, 2.2))
    )
    return links, *(_icon("patient", x, y, 14, look) for x, y in people)


def _turn_worse(look: Look) -> tuple[Item, ...]:
    chart = stroke("M-18 -13L-18 14L18 14", look, 1.2)
    fall = stroke("M-17 -8L-9 -5L-5 -10L2 0L6 -3L13 8M13 2.6L13 8L7.8 7", look, 1.3)
    return chart, fall, _icon("critical", 12, -9, 9, look, YELLOW)


def _referral(look: Look) -> tuple[Item, ...]:
    arrow = stroke("M-3 0L5 0M2 -3L5 0L2 3", look, 1.3)
    return _icon("event", -12.4, 0, 15, look), arrow, _icon("bed", 13.4, 0, 15, look)


def _new_drug(look: Look) -> tuple[Item, ...]:
    pill = Group((stroke("M-5 -2.4L5 -2.4C8.2 -2.4 8.2 2.4 5 2.4L-5 2.4C-8.2 2.4 -8.2 -2.4 -5 -2.4ZM0 -2.4"
                         "L0 2.4", look, 0.8,
                         look.paper),), 13, 9, turn=-30)  # fmt: skip
    return _icon("flask", -4, 0, 30, look, YELLOW), pill, icon("ask", 13.4, -7, 11, None, look, line=1.8)


def _audit(look: Look) -> tuple[Item, ...]:
    lens = circle(9, 3, 6.6, pen(look, 1.3, look.paper))
    handle = line(13.8, 8, 18.4, 13.4, pen(look, 2))
    rows = stroke("M-12.6 -3L-1 -3M-12.6 1.4L-2 1.4M-12.6 5.8L-3 5.8M-12.6 10.2L-1 10.2", look, 0.8)
    return _icon("clipboard", -6, 0, 32, look), rows, lens, handle, icon("sum", 9, 3, 6.4, None, look, line=2.2)


def _pass_on(look: Look) -> tuple[Item, ...]:
    """A patient in a tub, sent round."""
    ring = stroke("M-13 -1C-11 -15 8 -17 13 -3M13 3C11 16.6 -8 17.6 -13 4", look, 0.9)
    heads = stroke("M9.4 -4.6L13.2 -2.4L15.4 -6.4M-9.4 5.6L-13.2 3.4L-15.4 7.4", look, 0.9)
    person = circle(0, -4, 4.2, pen(look, 0.9, look.paper)), stroke("M-1.6 -2C-0.6 -3 0.6 -3 1.6 -2", look, THIN)
    eyes = tuple(circle(x, -4.8, 0.6, Style(look.ink)) for x in (-1.5, 1.5))
    tub = stroke("M-8.4 0L8.4 0L6.2 9L-6.2 9Z", look, 0.9, look.paper)
    return ring, heads, *person, *eyes, tub, stroke("M-7.6 3L7.6 3M-6.8 6L6.8 6", look, 0.9)


def _intern(look: Look) -> tuple[Item, ...]:
    drops = stroke("M-12 -8C-13.4 -6 -13 -4.8 -12 -4.8C-11 -4.8 -10.6 -6 -12 -8ZM-14.6 -1"
                   "C-16 1 -15.6 2.2 -14.6 2.2C-13.6 2.2 -13.2 1 -14.6 -1Z",
                   look, THIN, look.paper)  # fmt: skip
    return _icon("doctor", -1, 2, 28, look), drops, *_disc("ask", 14, -8, look)


def _misdiagnosis(look: Look) -> tuple[Item, ...]:
    return _icon("xray", -4, 0, 30, look), *_disc("ask", 13.4, -8.4, look), icon("no", 13.4, 8, 9, None, look, line=2.4)


def _cancel(look: Look) -> tuple[Item, ...]:
    bubble = stroke("M-18 -13L10 -13C12 -13 13 -12 13 -10L13 3C13 5 12 6 10 6L-4 6L-11 13L-10 6L-18 6"
                    "C-20 6 -21 5 -21 3L-21 -10C-21 -12 "
                    "-20 -13 -18 -13Z", look, 1.1, look.paper)  # fmt: skip
    marks = stroke("M-9 -9L-8.4 0M-4 -9L-4 0M1 -9L0.4 0", look, 1.8)
    dots = tuple(circle(x, 2.8, 1.1, Style(look.ink)) for x in (-8.2, -4, 0.2))
    return bubble, marks, *dots, _icon("event", 13, 8, 13, look), icon("no", 13, 8, 15, None, look, line=2.2)


def _new_bed(look: Look) -> tuple[Item, ...]:
    return _icon("bed", -3, 2, 30, look), *_plus(14, -9, look, "M-2.4 0L2.4 0M0 -2.4L0 2.4")


def _broken_bed(look: Look) -> tuple[Item, ...]:
    left = stroke("M-18 -7L-18 11M-18 6L-3 10M-18 2L-4.4 5.4L-1.8 8.6L-3 10", look, 1.3)
    right = stroke("M16 11L16 1.6M16 6L2.6 10M16 2L3.8 5L1.4 8.2L2.6 10", look, 1.3)
    bang = stroke("M-1 0L-2.6 -4M2.4 0L4.4 -3.6M0.6 -1.4L0.8 -5.6", look, 0.8)
    return left, right, bang, *_plus(13, -9, look, "M-2.4 0L2.4 0")


def _quiet_night(look: Look) -> tuple[Item, ...]:
    moon = stroke(
        "M-8 -14C-16.6 -12 -17 -1 -8.6 0.6C-5 1.2 -2 -0.6 -1 -3C-7.4 -2.6 -11 -8 -8 -14Z", look, 0.9, look.fill(YELLOW)
    )
    stars = tuple(icon("star", x, y, 4.4, YELLOW, look, line=1.8) for x, y in ((4, -12), (13, -9), (8, -4)))
    sleep = stroke("M-12 4L-8.6 4L-12 7.4L-8.6 7.4", look, 0.9)
    return moon, *stars, _icon("bed", 4, 8, 18, look), sleep


def _blackout(look: Look) -> tuple[Item, ...]:
    bulb = stroke(
        "M-4 7L4 7C4.4 2.6 9 1 9 -5C9 -10.4 5 -14 0 -14C-5 -14 -9 -10.4 -9 -5C-9 1 -4.4 2.6 -4 7Z",
        look,
        1.2,
        look.paper,
    )
    socket = stroke("M-3.8 10L3.8 10M-2.8 13L2.8 13", look, 1.5)
    gap = line(-14.6, -12.4, 14.6, 15, Style(None, look.field, 4.2))
    return bulb, socket, gap, line(-14.6, -12.4, 14.6, 15, pen(look, 1.6))


def _recovery(look: Look) -> tuple[Item, ...]:
    sun = circle(-15, -9, 3.6, pen(look, 0.8, look.fill(YELLOW)))
    rays = stroke("M-15 -14.4L-15 -16.4M-20.4 -9L-22 -9M-18.8 -12.8L-20 -14M-11.2 -12.8L-10 -14", look, THIN)
    way = stroke("M-7 9L-1 9M-3.6 6.4L-1 9L-3.6 11.6", look, 1.1)
    return sun, rays, _icon("patient", -14, 7, 14, look), way, _icon("home", 10.4, 1.4, 22, look, RED)


SCENES: Final[dict[str, Callable[[Look], tuple[Item, ...]]]] = {
    "epidemic": _epidemic,
    "turn-worse": _turn_worse,
    "referral": _referral,
    "new-drug": _new_drug,
    "audit": _audit,
    "pass-on": _pass_on,
    "intern": _intern,
    "misdiagnosis": _misdiagnosis,
    "cancel": _cancel,
    "new-bed": _new_bed,
    "broken-bed": _broken_bed,
    "quiet-night": _quiet_night,
    "blackout": _blackout,
    "recovery": _recovery,
    "spare": lambda look: (_icon("cap", 0, 0, 26, look),),
}
"""By event, and the spare card."""
