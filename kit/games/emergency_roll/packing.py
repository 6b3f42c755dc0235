"""The most sets of rooms that do not overlap: chains by flow, lines and triangles by a search over their rooms."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

Rooms = tuple[int, ...]


def packed(sets: Iterable[Rooms]) -> tuple[Rooms, ...]:
    """As many of ``sets`` as can be without a room in two of them; exact, the first found of equals."""
    by_first: dict[int, list[tuple[int, Rooms]]] = {}
    for rooms in sets:
        by_first.setdefault(min(rooms), []).append((sum(1 << room for room in rooms), rooms))
    firsts = sorted(by_first)
    known: dict[tuple[int, int], tuple[Rooms, ...]] = {}

    def best(index: int, used: int) -> tuple[Rooms, ...]:
        if index == len(firsts):
            return ()
        later = used >> firsts[index] << firsts[index]
        found = known.get((index, later))
        if found is None:
            here = by_first[firsts[index]]
            ways = [(rooms, *best(index + 1, later | bits)) for bits, rooms in here if not bits & later]
            found = known[index, later] = max([*ways, best(index + 1, later)], key=len)
        return found

    return best(0, 0)


def chains(layers: Sequence[Sequence[int]], steps: Mapping[int, Sequence[int]]) -> tuple[Rooms, ...]:
    """As many chains as can be, one room of each layer in turn along ``steps``, no room in two; exact.

    Chains are found one by one; a new one may push an older one aside (a flow with room for one in each room).
    """
    after: dict[int, int] = {}
    before: dict[int, int] = {}
    ends: set[int] = set()
    last = set(layers[-1])
    for start in layers[0]:
        _push(start, last, steps, after, before, ends)
    return tuple(_follow(start, after) for start in layers[0] if start in after)


def _follow(start: int, after: Mapping[int, int]) -> Rooms:
    rooms = [start]
    while rooms[-1] in after:
        rooms.append(after[rooms[-1]])
    return tuple(rooms)


def _push(
    start: int,
    last: set[int],
    steps: Mapping[int, Sequence[int]],
    after: dict[int, int],
    before: dict[int, int],
    ends: set[int],
) -> None:
    """Begin one more chain at ``start`` if there can be one.

    A search over (room, entered): a room already on a chain is entered from outside only to leave backwards along it.
    """
    parents: dict[tuple[int, str], tuple[int, str] | None] = {(start, "out"): None}
    queue = [(start, "out")]
    for node in queue:
        room, side = node
        if side == "out" and room in last and room not in ends:
            _turn(node, parents, after, before, ends)
            return
        for following in _onward(room, side, steps, after, before, ends):
            if following not in parents:
                parents[following] = node
                queue.append(following)


def _onward(
    room: int,
    side: str,
    steps: Mapping[int, Sequence[int]],
    after: Mapping[int, int],
    before: Mapping[int, int],
    ends: set[int],
) -> list[tuple[int, str]]:
    """Where a search goes on: ``in`` is a room's door on a chain, ``out`` behind it."""
    if side == "in":
        back = before.get(room)
        return [] if back is None else [(back, "out")]
    onward = []
    for following in steps.get(room, ()):
        if after.get(room) != following:
            taken = following in before
            onward.append((following, "in" if taken else "out"))
    if room in before:
        onward.append((room, "in"))
    return onward


def _turn(
    node: tuple[int, str],
    parents: Mapping[tuple[int, str], tuple[int, str] | None],
    after: dict[int, int],
    before: dict[int, int],
    ends: set[int],
) -> None:
    path = [node]
    while (parent := parents[path[-1]]) is not None:
        path.append(parent)
    path.reverse()
    ends.add(node[0])
    steps = [(one, two[0], side) for (one, side), two in pairwise(path) if one != two[0]]
    gone = [(room, back) for room, back, side in steps if side == "in"]
    new = [(room, following) for room, following, side in steps if side == "out"]
    for room, back in gone:
        del after[back]
        del before[room]
    for room, following in new:
        after[room] = following
        before[following] = room
