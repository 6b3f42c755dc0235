"""The doctors of Dynamite Nurse: who they are and what they carry, by skill, without words."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Item
from kit.drawing.tokens import Look
from kit.games.dynamite_nurse.faces_people import YELLOW, Person, doctor

DOCTORS: Final = (
    (Person("spiky", "wide", "wave"), "clipboard"),
    (Person("short", "closed", "flat", ("mirror",)), "clock"),
    (Person("bun", "dots", "smile", ("glasses",)), "bell"),
    (Person("sides", "dots", "smile", ("straw-hat",)), "leaf"),
    (Person("bob", "dots", "smile", ("mirror",)), "heart"),
    (Person("parting", "dots", "flat", ("glasses",)), "xray"),
    (Person("none", "dots", "none", ("surgeon",)), "blood"),
    (Person("curls", "dots", "none", ("mirror", "moustache")), "bed"),
    (Person("tails", "dots", "smile", ("glasses", "mirror")), "rosette"),
    (Person("sides", "dots", "none", ("glasses", "beard")), "flask"),
)
"""Who and which icon, by skill from 1."""
ALMIGHTY: Final = (
    (Person("bun", "closed", "smile", ("glasses",)), "leaf"),
    (Person("curls", "dots", "smile", ("top-hat", "red-nose")), "kite"),
    (Person("short", "dots", "smile", ("sailor",)), "boat"),
    (Person("sides", "dots", "none", ("mirror", "moustache")), "home"),
    (Person("bob", "dots", "smile", ("felt-hat",)), "nodes"),
    (Person("parting", "dots", "smile", ("goggles",)), "plane"),
    (Person("none", "dots", "smile", ("fur",)), "cup"),
    (Person("strands", "dots", "smile", ("helmet",)), "star"),
    (Person("none", "none", "none", ("robot",)), "key"),
    (Person("none", "closed", "none", ("long-beard", "halo")), "rosette"),
)
"""Who and which icon, by skill from 1."""
STARS: Final = ((-17.0, -11.0), (-19.0, 0.0), (17.0, -11.0))
CARRIED: Final = (17.2, 3.4, 9.6)
"""Where the icon stands, and its size."""


def treating(almighty: bool, skill: int, look: Look) -> tuple[Item, ...]:
    """The picture of a doctor of that skill, 1 to 10; stars about an almighty one."""
    who, carried = (ALMIGHTY if almighty else DOCTORS)[skill - 1]
    x, y, size = CARRIED
    stars = tuple(icon("star", *place, 5.6, YELLOW, look, line=1.8) for place in STARS) if almighty else ()
    return *stars, *doctor(who, look), icon(carried, x, y, size, None, look, line=1.6)
