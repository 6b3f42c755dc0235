"""What is in the box of Emergency Roll, read from its data files, and the kinds of action played with it."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from kit.engine.actions import Choice, Grammar, Kind, Number


def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((files(__package__) / name).read_text("utf-8"))


class Bonus(NamedTuple):
    """What comes with a patient: its kind; for an extra patient its colour and the two values printed."""

    kind: str
    colour: str = ""
    values: tuple[int, ...] = ()


class Room(NamedTuple):
    """A room: its name ("9-2" is the second of ward 9), its hexagon, its colour, its ward's index, its place from 0."""

    name: str
    hexagon: int
    colour: str
    ward: int
    place: int


class Ward(NamedTuple):
    """A ward: the number on its clipboard, which is also its name, and the indices of its rooms from the entrance."""

    clipboard: int
    rooms: tuple[int, ...]


class Lab(NamedTuple):
    """An X-ray lab: its name, its hexagon, the indices of the six rooms round it, the pairs opposite each other."""

    name: str
    hexagon: int
    rooms: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]


COLOURS: Final = ("red", "yellow", "green")
"""The dice, in the order of the slots."""
ANY: Final = "grey"
"""The colour of a room that takes any patient (004:53)."""
DIE: Final = range(1, 7)

_SHEET: Final = _data("sheet.toml")
_LOG: Final = _SHEET["log"]
STETHOSCOPES: Final[int] = _LOG["stethoscopes"]
"""Stethoscopes printed on the sheet; there is no limit (004:36)."""
CIRCLED: Final[int] = _LOG["circled"]
"""Stethoscopes circled from the start (004:61)."""
BAGS: Final[int] = _LOG["bags"]
"""Blood bags printed on the sheet; there is no limit (004:36)."""
TRACK: Final[tuple[int, ...]] = tuple(_LOG["nurses"])
"""The nurse track (004:45)."""
MORGUE: Final[int] = _LOG["morgue"]
"""Spaces of the morgue (004:71)."""
GAIN: Final = {"stethoscopes": 2, "blood": 1}
"""How many come with the bonus (004:33, 004:35)."""


def _rooms() -> tuple[tuple[Room, ...], tuple[Ward, ...]]:
    rooms: list[Room] = []
    wards: list[Ward] = []
    for index, ward in enumerate(_SHEET["wards"]):
        number = ward["clipboard"]
        start = len(rooms)
        for place, (hexagon, colour) in enumerate(ward["rooms"]):
            rooms.append(Room(f"{number}-{place + 1}", hexagon, colour, index, place))
        wards.append(Ward(number, tuple(range(start, len(rooms)))))
    return tuple(rooms), tuple(wards)


ROOMS, WARDS = _rooms()
"""The 32 rooms and the 7 wards of the sheet."""
ROOM: Final = {room.name: index for index, room in enumerate(ROOMS)}
"""A room's index by its name."""
AT: Final = {room.hexagon: index for index, room in enumerate(ROOMS)}
"""A room's index by its hexagon."""
WARD: Final = {ward.clipboard: index for index, ward in enumerate(WARDS)}
"""A ward's index by its clipboard."""


def around(hexagon: int) -> tuple[int, ...]:
    """The six hexagons about one, clockwise from the upper left; not all of them are rooms."""
    steps = _SHEET["steps"]["odd" if hexagon // 100 % 2 else "even"]
    return tuple(hexagon + step for step in steps)


NEIGHBOURS: Final = tuple(tuple(AT[place] for place in around(room.hexagon) if place in AT) for room in ROOMS)
"""For each room the rooms it touches."""
LABS: Final = tuple(
    Lab(
        lab["id"],
        lab["at"],
        tuple(AT[place] for place in around(lab["at"])),
        tuple((AT[one], AT[two]) for one, two in lab["opposite"]),
    )
    for lab in _SHEET["labs"]
)
"""The two X-ray labs, in the order of their names."""


class Specialist(NamedTuple):
    """A specialist's card: its id, its kind, the numbers of its goal by name."""

    id: str
    kind: str
    numbers: dict[str, Any]


_SPECIALISTS: Final = _data("specialists.toml")
SPECIALISTS: Final = {
    entry["id"]: Specialist(entry["id"], entry["kind"], {k: v for k, v in entry.items() if k not in ("id", "kind")})
    for entry in _SPECIALISTS["specialists"]
}
"""The sixteen specialists by id."""
DRAWN: Final[tuple[str, ...]] = tuple(kind for kind, count in _SPECIALISTS["drawn"].items() for _ in range(count))
"""The kinds drawn for a game, in order (004:12)."""
CARDIOLOGISTS: Final = DRAWN.count("cardiologist")
SIDES: Final[tuple[int, int]] = (_SPECIALISTS["sides"]["first"], _SPECIALISTS["sides"]["second"])
"""What a cardiologist scores before and after it is turned (004:73)."""


def of_kind(kind: str) -> tuple[str, ...]:
    """The ids of all specialists of a kind."""
    return tuple(card.id for card in SPECIALISTS.values() if card.kind == kind)


def _bonus(entry: str | dict[str, Any]) -> Bonus:
    return Bonus(entry) if isinstance(entry, str) else Bonus(entry["bonus"], entry["colour"], tuple(entry["values"]))


AMBULANCES: Final = tuple(
    {colour: _bonus(card[colour]) for colour in COLOURS}
    for card in sorted(_data("ambulances.toml")["cards"], key=lambda card: int(card["number"]))
)
"""For each ambulance card the bonus under each die."""
BONUSES: Final = ("stethoscopes", "blood", "screen", "critical", "nurse", "extra")
REMOVED: Final = {seats: 2 if seats == 5 else 3 for seats in range(2, 7)}
"""Ambulance cards that leave the game unseen, by number of players (004:10)."""
BOXES: Final = (
    "clipboards",
    "critical",
    "nurses",
    "cardiologists",
    "radiologist",
    "epidemiologist",
    "morgue",
    "total",
)
"""The score boxes from left to right."""

_N = Number(0, 99, "number")
_COUNT = Number(0, 9, "number")
_SEAT = Number(0, 5, "seat")
_COLOUR = Choice(COLOURS, "colour")
_ROOM = Choice(tuple(ROOM), "room")
_WARD = Number(min(WARD), max(WARD), "ward")
_VALUE = Number(0, 7, "value")
_BAG = Choice(("bag",), "bag")
_SPECIALIST = Choice(tuple(SPECIALISTS), "specialist")
_CARDIOLOGIST = Choice(of_kind("cardiologist"), "specialist")

GRAMMAR: Final = Grammar(
    Kind("sheets", (_COUNT,)),
    Kind("remove", (_COUNT,)),
    Kind("specialist", (_SPECIALIST,)),
    Kind("side", (_COUNT,)),
    Kind("chief", (_SEAT,)),
    Kind("card", (Number(0, len(AMBULANCES) - 1, "card"),)),
    Kind("die", (_COLOUR, Number(1, 6, "value"))),
    Kind("pick", (_COLOUR,), _BAG, 0, 1),
    Kind("circle-stethoscopes", (_COUNT,)),
    Kind("circle-bags", (_COUNT,)),
    Kind("admit", (_ROOM, _VALUE), _BAG, 0, 1),
    Kind("extra", (_ROOM, _VALUE), _BAG, 0, 1),
    Kind("morgue"),
    Kind("morgue-extra"),
    Kind("screen", (_WARD,)),
    Kind("no-screen"),
    Kind("critical", (_ROOM,)),
    Kind("nurse", (_WARD, _N)),
    Kind("circle-morgue", (_COUNT,)),
    Kind("cross", (Number(0, 15, "stethoscopes"), Number(0, 9, "bags"))),
    Kind("claim", (_CARDIOLOGIST, _COUNT), _SEAT, 0, 6),
    Kind("turn-card", (_CARDIOLOGIST, _COUNT)),
    Kind("pass-chief", (_SEAT,)),
    Kind("finish"),
    Kind("write", (Choice(BOXES, "box"), Number(-99, 999, "number"))),
    Kind("winners", (), _SEAT, 0, 6),
)
