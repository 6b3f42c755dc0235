"""What a game says of something filled in at a real table: what cannot be, and what it scores."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """An entry that cannot be: the rule it breaks, and in words what is wrong."""

    rule: str
    text: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """Every fault, and the score in lines."""

    faults: tuple[Fault, ...]
    score: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A line to be typed on a form: its id, what it is called, what stands in it, what may be typed."""

    id: str
    label: str
    text: str
    hint: str = ""
