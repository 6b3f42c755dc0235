"""What a sheet scores, box by box, and why: every part names the rooms, the rule and the numbers it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from kit.games.emergency_roll.box import ROOMS, TRACK, WARDS
from kit.games.emergency_roll.scoring_specialists import SCORERS
from kit.games.emergency_roll.sheet import WHOLE, Sheet, bits

Options: TypeAlias = Mapping[str, str]


class Reason(NamedTuple):
    """One thing that scores ``points``: its key (words `er-reason-<key>`), the rule, the rooms by name, the numbers."""

    key: str
    rule: str
    points: int
    rooms: tuple[str, ...] = ()
    data: Mapping[str, int | str] = {}


BOX_RULE: Final = {
    "clipboards": "er-clipboards",
    "critical": "er-critical-score",
    "nurses": "er-nurses",
    "cardiologists": "er-cardiologists",
    "radiologist": "er-radiologist",
    "epidemiologist": "er-epidemiologist",
    "morgue": "er-morgue-score",
}
"""The rule of each box that is added up for the total."""


def clipboards(sheet: Sheet) -> tuple[Reason, ...]:
    """A clipboard's number for each full ward (er-clipboards)."""
    return tuple(
        Reason("ward", "er-clipboards", ward.clipboard, _names(ward.rooms), {"ward": ward.clipboard})
        for ward, rooms in zip(WARDS, WHOLE, strict=True)
        if sheet.filled & rooms == rooms
    )


def critical(sheet: Sheet, options: Options) -> tuple[Reason, ...]:
    """The values of critical patients, or one each with the option (er-critical-score)."""
    counted = options["critical_score"] == "number"
    return tuple(
        Reason(
            "critical",
            "er-critical-score",
            1 if counted else sheet.values[room],
            (ROOMS[room].name,),
            {"room": ROOMS[room].name, "value": sheet.values[room]},
        )
        for room in bits(sheet.critical)
    )


def nurses(sheet: Sheet) -> tuple[Reason, ...]:
    """The highest number circled on the nurse track (er-nurses)."""
    count = sheet.nurses.bit_count()
    return (Reason("nurse-track", "er-nurses", TRACK[count - 1]),) if count else ()


def cardiologists(sheet: Sheet) -> tuple[Reason, ...]:
    """What was written down for cardiologists (er-cardiologists)."""
    return tuple(
        Reason("cardiologist", "er-cardiologists", points, (), {"specialist": card})
        for card, points in sheet.claims.items()
    )


def morgue(sheet: Sheet) -> tuple[Reason, ...]:
    """One point less for each space circled (er-morgue-score)."""
    return (Reason("morgue", "er-morgue-score", -sheet.morgue, (), {"count": sheet.morgue}),) if sheet.morgue else ()


def specialist(sheet: Sheet, card: str, options: Options) -> tuple[Reason, ...]:
    """What a radiologist or an epidemiologist scores on this sheet; sets overlap only with the option.

    er-radiologist, er-epidemiologist, er-shared-cells.
    """
    found = SCORERS[card](sheet, options["shared_cells"] == "overlap")
    rule = "er-radiologist" if card.startswith("radio") else "er-epidemiologist"
    return tuple(Reason(part.key, rule, part.points, _names(part.rooms), part.data) for part in found)


def _names(rooms: Sequence[int]) -> tuple[str, ...]:
    return tuple(ROOMS[room].name for room in rooms)


def _second(cards: Sequence[str], kind: str) -> str:
    return next(card for card in cards if card.startswith(kind))


_Part: TypeAlias = Callable[[Sheet, Sequence[str], Options], tuple[Reason, ...]]
PARTS: Final[dict[str, _Part]] = {
    "clipboards": lambda sheet, cards, options: clipboards(sheet),
    "critical": lambda sheet, cards, options: critical(sheet, options),
    "nurses": lambda sheet, cards, options: nurses(sheet),
    "cardiologists": lambda sheet, cards, options: cardiologists(sheet),
    "radiologist": lambda sheet, cards, options: specialist(sheet, _second(cards, "radio"), options),
    "epidemiologist": lambda sheet, cards, options: specialist(sheet, _second(cards, "epi"), options),
    "morgue": lambda sheet, cards, options: morgue(sheet),
}
"""What each box but the total counts; ``cards`` are the ids of the specialists in play."""


def reasons(sheet: Sheet, box: str, cards: Sequence[str], options: Options) -> tuple[Reason, ...]:
    """Everything that counts in a box; () for the total, which adds the others up."""
    return PARTS[box](sheet, cards, options) if box in PARTS else ()


def points(sheet: Sheet, box: str, cards: Sequence[str], options: Options) -> int:
    """The number that belongs in a box; the total is reckoned anew from all others."""
    if box == "total":
        return sum(points(sheet, part, cards, options) for part in PARTS)
    return sum(reason.points for reason in PARTS[box](sheet, cards, options))


def score(sheet: Sheet, cards: Sequence[str], options: Options) -> dict[str, int]:
    """Every box with its number, the total last."""
    parts = {box: points(sheet, box, cards, options) for box in PARTS}
    return {**parts, "total": sum(parts.values())}


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    """The seats with most points: all of them when they are level (er-win, er-tie)."""
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def ending(won: Sequence[Any]) -> str:
    """How it ended: ``win`` or ``draw``."""
    return "win" if len(won) == 1 else "draw"
