"""What radiologists and epidemiologists score at the end: sets of rooms, each with its points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from kit.games.emergency_roll.box import AT, DIE, LABS, NEIGHBOURS, ROOMS, SPECIALISTS, around
from kit.games.emergency_roll.packing import Rooms, chains, packed
from kit.games.emergency_roll.sheet import Sheet


class Part(NamedTuple):
    """One set that scores: the key of its words, its points, its rooms by index, its numbers."""

    key: str
    points: int
    rooms: Rooms = ()
    data: Mapping[str, int | str] = {}


Scorer: TypeAlias = Callable[[Sheet, bool], Sequence[Part]]
"""(sheet, whether a room may count in several sets) → what scores."""

RIGHT, LOWER_RIGHT, LOWER_LEFT = 2, 3, 4


def _beside(room: int, way: int) -> int | None:
    return AT.get(around(ROOMS[room].hexagon)[way])


def _all_lines(length: int) -> tuple[Rooms, ...]:
    found = []
    for room in range(len(ROOMS)):
        for way in (RIGHT, LOWER_RIGHT, LOWER_LEFT):
            line: list[int | None] = [room]
            while len(line) < length and (last := line[-1]) is not None:
                line.append(_beside(last, way))
            if None not in line:
                found.append(tuple(place for place in line if place is not None))
    return tuple(found)


LINES: Final = _all_lines(SPECIALISTS["epi-line"].numbers["length"])
"""Every straight line of three rooms."""
TRIANGLES: Final = tuple(
    (room, one, two)
    for room in range(len(ROOMS))
    for one in NEIGHBOURS[room]
    for two in NEIGHBOURS[room]
    if room < one < two and two in NEIGHBOURS[one]
)
"""Every triangle of three rooms that touch each other."""
NEAR: Final = tuple(room for lab in LABS for room in lab.rooms)
"""The rooms next to a lab; none touches both."""


def _number(card: str, name: str) -> Any:
    return SPECIALISTS[card].numbers[name]


def _critical(sheet: Sheet, shared: bool) -> Sequence[Part]:
    rooms = tuple(room for room in NEAR if sheet.critical >> room & 1)
    whole = sum(sheet.values[room] for room in rooms)
    share: int = _number("radio-critical", "share")
    return (Part("lab-half", -(-whole // share), rooms, {"sum": whole}),) if rooms else ()


def _sum(sheet: Sheet, shared: bool) -> Sequence[Part]:
    low, high, points = (_number("radio-sum", name) for name in ("low", "high", "points"))
    found = []
    for lab in LABS:
        values = [sheet.values[room] for room in lab.rooms]
        if all(values) and not low < sum(values) < high:
            found.append(Part("lab-sum", points, lab.rooms, {"lab": lab.name, "sum": sum(values)}))
    return found


def _high(sheet: Sheet, shared: bool) -> Sequence[Part]:
    least, points = _number("radio-high", "least"), _number("radio-high", "points")
    rooms = tuple(room for room in NEAR if sheet.values[room] >= least)
    return (Part("high", points * len(rooms), rooms, {"count": len(rooms)}),) if rooms else ()


def _opposite(sheet: Sheet, shared: bool) -> Sequence[Part]:
    values, points = sheet.values, _number("radio-opposite", "points")
    pairs = (pair for lab in LABS for pair in lab.pairs)
    return [
        Part("opposite", points, (one, two), {"value": values[one]})
        for one, two in pairs
        if values[one] and values[one] == values[two]
    ]


def _equal(sheet: Sheet, shared: bool) -> Sequence[Part]:
    points, least = _number("radio-equal", "points"), _number("radio-equal", "least")
    found = []
    for lab in LABS:
        sets = [tuple(room for room in lab.rooms if sheet.values[room] == value) for value in DIE]
        rooms = max(sets, key=len)
        if len(rooms) >= least:
            data: dict[str, int | str] = {"lab": lab.name, "value": sheet.values[rooms[0]], "count": len(rooms)}
            found.append(Part("equal", points[len(rooms) - least], rooms, data))
    return found


def _chain(sheet: Sheet, shared: bool) -> Sequence[Part]:
    length, points = _number("epi-chain", "length"), _number("epi-chain", "points")
    values = sheet.values
    layers = [[room for room, written in enumerate(values) if written == value] for value in range(1, length + 1)]
    steps = {
        room: [other for other in NEIGHBOURS[room] if values[other] == values[room] + 1]
        for layer in layers[:-1]
        for room in layer
    }
    found = _every_chain(layers, steps) if shared else chains(layers, steps)
    return [Part("chain", points, rooms) for rooms in found]


def _every_chain(layers: Sequence[Sequence[int]], steps: Mapping[int, Sequence[int]]) -> Sequence[Rooms]:
    found: list[Rooms] = [(room,) for room in layers[0]]
    for _ in layers[1:]:
        found = [(*rooms, following) for rooms in found for following in steps[rooms[-1]]]
    return found


def _line(sheet: Sheet, shared: bool) -> Sequence[Part]:
    values, points = sheet.values, _number("epi-line", "points")
    sets = [line for line in LINES if values[line[0]] and all(values[a] == values[b] for a, b in pairwise(line))]
    found = sets if shared else packed(sets)
    return [Part("line", points, rooms, {"value": values[rooms[0]]}) for rooms in found]


def _triangle(sheet: Sheet, shared: bool) -> Sequence[Part]:
    values, points = sheet.values, _number("epi-triangle", "points")
    sets = [
        rooms
        for rooms in TRIANGLES
        if all(values[room] for room in rooms) and len({values[room] % 2 for room in rooms}) == 1
    ]
    return [Part("triangle", points, rooms) for rooms in (sets if shared else packed(sets))]


def _group(sheet: Sheet, shared: bool) -> Sequence[Part]:
    values, points = sheet.values, _number("epi-group", "points")
    left = {room for room, value in enumerate(values) if value}
    best: Rooms = ()
    while left:
        queue = [min(left)]
        left.remove(queue[0])
        for room in queue:
            alike = [other for other in NEIGHBOURS[room] if other in left and values[other] == values[room]]
            queue += alike
            left.difference_update(alike)
        if len(queue) > len(best):
            best = tuple(sorted(queue))
    data: dict[str, int | str] = {"value": values[best[0]], "count": len(best)} if best else {}
    return (Part("group", points * len(best), best, data),) if best else ()


def _frequency(sheet: Sheet, shared: bool) -> Sequence[Part]:
    points = _number("epi-frequency", "points")
    counts = {value: sheet.values.count(value) for value in DIE}
    most, rarest = max(DIE, key=lambda value: counts[value]), min(DIE, key=lambda value: counts[value])
    parts = (("frequent", most, points), ("rare", rarest, -points))
    return [
        Part(key, each * counts[value], (), {"value": value, "count": counts[value]})
        for key, value, each in parts
        if counts[most]
    ]


SCORERS: Final[dict[str, Scorer]] = {
    "radio-critical": _critical,
    "radio-sum": _sum,
    "radio-high": _high,
    "radio-opposite": _opposite,
    "radio-equal": _equal,
    "epi-chain": _chain,
    "epi-line": _line,
    "epi-group": _group,
    "epi-frequency": _frequency,
    "epi-triangle": _triangle,
}
"""What each specialist of the end counts."""
SHARING: Final = frozenset({"epi-chain", "epi-line", "epi-triangle"})
"""The specialists whose sets can overlap (er-shared-cells)."""
