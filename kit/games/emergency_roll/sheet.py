"""One player's sheet: what is written, circled and crossed on it."""

from __future__ import annotations

from typing import Final, Self

from kit.games.emergency_roll.box import CIRCLED, ROOMS, WARDS

WARD_OF: Final = tuple(room.ward for room in ROOMS)
FIRST: Final = tuple(ward.rooms[0] for ward in WARDS)
LAST: Final = tuple(ward.rooms[-1] for ward in WARDS)
FULL: Final = -1
"""Stands for the next room of a ward that has none left."""
_NEXT: Final = tuple(FULL if room in LAST else room + 1 for room in range(len(ROOMS)))


def mask(rooms: tuple[int, ...]) -> int:
    """Some rooms (or wards) as bits."""
    return sum(1 << room for room in rooms)


def bits(found: int) -> tuple[int, ...]:
    """The rooms (or wards) whose bits are set, in order."""
    return tuple(index for index in range(found.bit_length()) if found >> index & 1)


WHOLE: Final = tuple(mask(ward.rooms) for ward in WARDS)
"""All rooms of each ward, as bits."""


class Sheet:
    """A sheet.

    ``values`` by room, 0 where nothing is written; ``filled``, ``screened``, ``critical`` are rooms as bits, ``nurses``
    wards as bits. ``stethoscopes`` and ``bags`` count all ever circled, ``crossed`` and ``bags_crossed`` those crossed
    out. ``morgue`` are circled spaces; ``claims`` points by cardiologist; ``boxes`` what is written in the
    score boxes. ``next`` is each ward's next room, ``least`` the least value it may take.
    """

    __slots__ = (
        "bags",
        "bags_crossed",
        "boxes",
        "claims",
        "critical",
        "crossed",
        "filled",
        "least",
        "morgue",
        "next",
        "nurses",
        "screened",
        "stethoscopes",
        "values",
    )

    def __init__(self) -> None:
        self.values = [0] * len(ROOMS)
        self.filled = self.screened = self.critical = self.nurses = 0
        self.stethoscopes, self.crossed = CIRCLED, 0
        self.bags = self.bags_crossed = self.morgue = 0
        self.claims: dict[str, int] = {}
        self.boxes: dict[str, int] = {}
        self.next = list(FIRST)
        self.least = [1] * len(WARDS)

    def write(self, room: int, value: int) -> None:
        """Write a value in the next room of its ward."""
        self.values[room] = value
        self.filled |= 1 << room
        ward = WARD_OF[room]
        self.next[ward] = _NEXT[room]
        self.least[ward] = value + 1

    def last(self, ward: int) -> int:
        """The room of the ward's last patient, −1 if it has none."""
        following = self.next[ward]
        if following == FULL:
            return LAST[ward]
        return -1 if following == FIRST[ward] else following - 1

    def screen(self, ward: int) -> None:
        """Circle the ward's last patient: the next one may have any value."""
        self.screened |= 1 << self.last(ward)
        self.least[ward] = 1

    def open_to_screens(self) -> tuple[int, ...]:
        """The wards whose last patient can be circled."""
        return tuple(
            ward for ward in range(len(WARDS)) if (room := self.last(ward)) >= 0 and not self.screened >> room & 1
        )

    def copy(self) -> Self:
        """An independent sheet with the same content."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.values, twin.next, twin.least = self.values[:], self.next[:], self.least[:]
        twin.claims, twin.boxes = dict(self.claims), dict(self.boxes)
        return twin

    def key(self) -> tuple[object, ...]:
        """The content as a hashable value."""
        return (
            tuple(self.values),
            self.screened,
            self.critical,
            self.nurses,
            self.stethoscopes,
            self.crossed,
            self.bags,
            self.bags_crossed,
            self.morgue,
            tuple(sorted(self.claims.items())),
            tuple(sorted(self.boxes.items())),
        )
