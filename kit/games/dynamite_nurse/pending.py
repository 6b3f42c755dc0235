"""What can be under way in the middle of a turn: a visit, an operation, an event played."""

from __future__ import annotations

from typing import NamedTuple


class Inpatient(NamedTuple):
    """A patient in a hospital: the card, and whether it has worsened and lies face down."""

    card: int
    worse: bool


class Visit(NamedTuple):
    """An outpatient on the way: the card, and the seat now addressed."""

    card: int
    to: int


class Operation(NamedTuple):
    """An operation under way: the doctor, who operates, the places chosen, and those of them that are spoilt.

    Place 0 is the outpatient of a きりかえし; inpatients have the places 1 … from the left.
    """

    doctor: int
    seat: int
    places: tuple[int, ...]
    spoilt: tuple[int, ...] = ()


class Played(NamedTuple):
    """An event card played and not yet carried out: the card, who played it, at whom (−1: nobody), at which place."""

    card: int
    seat: int
    to: int = -1
    place: int = 0
