"""The sheet of a game just played at a real table: entries that cannot be, and what the sheet scores.

Nothing is known of such a game but its sheet, so a finding is something no game can bring about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from kit.games.emergency_roll import scoring
from kit.games.emergency_roll.agenda import rounds, side, turned
from kit.games.emergency_roll.box import (
    AMBULANCES,
    BOXES,
    CIRCLED,
    DIE,
    DRAWN,
    GAIN,
    MORGUE,
    ROOM,
    ROOMS,
    SPECIALISTS,
    TRACK,
    WARD,
    WARDS,
)
from kit.games.emergency_roll.goals import REACHED
from kit.games.emergency_roll.scoring import BOX_RULE, Options, Reason
from kit.games.emergency_roll.sheet import Sheet, bits, mask

CARDS_WITH: Final = {
    kind: sum(any(bonus.kind == kind for bonus in card.values()) for card in AMBULANCES)
    for kind in ("critical", "nurse", "blood", "stethoscopes", "screen", "extra")
}
"""On how many ambulance cards each bonus stands: no player can have had it more often."""
STANDARD: Final = {"extra": "standard", "critical_score": "standard", "shared_cells": "standard"}


_KNOWN: Final[Mapping[str, Collection[object]]] = {
    "values": ROOM,
    "screens": ROOM,
    "critical": ROOM,
    "nurses": WARD,
    "boxes": BOXES,
}


@dataclass(frozen=True, slots=True)
class Filled:
    """What stands on a sheet, whether it can be or not.

    ``values`` by room ("9-2"); ``screens`` and ``critical`` are rooms, ``nurses`` wards by clipboard; ``track`` counts
    the numbers circled on the nurse track; ``stethoscopes`` (the printed one included), ``bags`` and ``morgue`` what
    is circled; ``claims`` points by cardiologist; ``boxes`` the sums already written, where they are.
    """

    values: Mapping[str, int] = field(default_factory=dict)
    screens: frozenset[str] = frozenset()
    critical: frozenset[str] = frozenset()
    nurses: frozenset[int] = frozenset()
    track: int = 0
    stethoscopes: int = CIRCLED
    stethoscopes_crossed: int = 0
    bags: int = 0
    bags_crossed: int = 0
    morgue: int = 0
    claims: Mapping[str, int] = field(default_factory=dict)
    boxes: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for name, known in _KNOWN.items():
            for entry in getattr(self, name):
                if entry not in known:
                    raise ValueError(f"{name}: {entry!r} is not on the sheet; there are {', '.join(map(str, known))}")
        for card in self.claims:
            if card not in REACHED:
                raise ValueError(f"claims: {card!r} is no cardiologist; there are {', '.join(REACHED)}")
        for name in ("track", "stethoscopes", "stethoscopes_crossed", "bags", "bags_crossed", "morgue"):
            number = getattr(self, name)
            if type(number) is not int or number < 0:
                raise ValueError(f"{name} must be a whole number from 0 on, got {number!r}")


class Finding(NamedTuple):
    """An entry that cannot be: its key (words `er-finding-<key>`), the rule, the numbers, the rooms concerned."""

    key: str
    rule: str
    data: Mapping[str, int | str]
    rooms: tuple[str, ...] = ()


class Checked(NamedTuple):
    """A sheet checked: what cannot be, the right number of every box, and what each box counts."""

    findings: tuple[Finding, ...]
    boxes: Mapping[str, int]
    reasons: Mapping[str, tuple[Reason, ...]]


def check(
    filled: Filled,
    *,
    seats: int,
    specialists: Sequence[str],
    options: Options = STANDARD,
    played: int | None = None,
) -> Checked:
    """Check a sheet of a game of ``seats`` players with these four ``specialists``, and score it.

    ``played`` are the rounds of the game so far (None: all of it). ValueError names what is no number of players, no
    set of specialists or no number of rounds.
    """
    last = _rounds(seats, played)
    cards = _drawn(specialists)
    strange = set(filled.claims) - set(cards)
    if strange:
        raise ValueError(f"claims: not in this game: {', '.join(sorted(strange))}")
    sheet = as_sheet(filled)
    chosen = {**STANDARD, **options}
    reasons = {box: scoring.reasons(sheet, box, cards, chosen) for box in BOXES}
    reasons["nurses"] = _track(filled)
    boxes = {box: sum(reason.points for reason in reasons[box]) for box in scoring.PARTS}
    boxes["total"] = sum(boxes.values())
    found = (
        *_entries(filled),
        *_marks(filled),
        *_tools(filled),
        *_counts(filled, last, chosen["extra"] == "one-mark"),
        *_claims(filled, sheet, seats),
        *_sums(filled, boxes),
    )
    return Checked(found, boxes, reasons)


def _rounds(seats: int, played: int | None) -> int:
    if type(seats) is not int or seats not in range(2, 7):
        raise ValueError(f"seats must be 2–6, got {seats!r}")
    last = rounds(seats) if played is None else played
    if type(last) is not int or not 0 <= last <= rounds(seats):
        raise ValueError(f"played must be 0–{rounds(seats)} rounds, got {played!r}")
    return last


def _drawn(specialists: Sequence[str]) -> tuple[str, ...]:
    kinds = sorted(SPECIALISTS[card].kind for card in set(specialists) if card in SPECIALISTS)
    if kinds != sorted(DRAWN) or len(specialists) != len(DRAWN):
        raise ValueError(f"specialists must be one of each of {', '.join(DRAWN)}, got {specialists!r}")
    return tuple(sorted(specialists, key=tuple(SPECIALISTS).index))


def from_sheet(sheet: Sheet) -> Filled:
    """What stands on a sheet of the game."""
    nurses = frozenset(WARDS[ward].clipboard for ward in bits(sheet.nurses))
    return Filled(
        values={ROOMS[room].name: value for room, value in enumerate(sheet.values) if value},
        screens=frozenset(ROOMS[room].name for room in bits(sheet.screened)),
        critical=frozenset(ROOMS[room].name for room in bits(sheet.critical)),
        nurses=nurses,
        track=len(nurses),
        stethoscopes=sheet.stethoscopes,
        stethoscopes_crossed=sheet.crossed,
        bags=sheet.bags,
        bags_crossed=sheet.bags_crossed,
        morgue=sheet.morgue,
        claims=dict(sheet.claims),
        boxes=dict(sheet.boxes),
    )


def as_sheet(filled: Filled) -> Sheet:
    """The same sheet as the game knows it; values that are none are left out."""
    sheet = Sheet()
    for name, value in filled.values.items():
        if value in DIE:
            sheet.values[ROOM[name]] = value
            sheet.filled |= 1 << ROOM[name]
    sheet.screened = mask(tuple(ROOM[name] for name in filled.screens))
    sheet.critical = mask(tuple(ROOM[name] for name in filled.critical)) & sheet.filled
    sheet.nurses = mask(tuple(WARD[ward] for ward in filled.nurses))
    sheet.stethoscopes, sheet.crossed = filled.stethoscopes, filled.stethoscopes_crossed
    sheet.bags, sheet.bags_crossed = filled.bags, filled.bags_crossed
    sheet.morgue = min(filled.morgue, MORGUE)
    sheet.claims = dict(filled.claims)
    return sheet


def _track(filled: Filled) -> tuple[Reason, ...]:
    count = min(filled.track, len(TRACK))
    return (Reason("nurse-track", "er-nurses", TRACK[count - 1]),) if count else ()


def _entries(filled: Filled) -> Iterator[Finding]:
    """Values: 1 to 6, from the entrance on, rising (er-value-range, er-order, er-rising)."""
    for ward in WARDS:
        before = ""
        gap = False
        for name in (ROOMS[room].name for room in ward.rooms):
            value = filled.values.get(name)
            if value is None:
                gap = True
                continue
            if value not in DIE:
                yield Finding("value", "er-value-range", {"room": name, "value": value}, (name,))
            if gap:
                yield Finding("skipped", "er-order", {"room": name}, (name,))
            elif before and before not in filled.screens and value <= filled.values[before]:
                data: dict[str, int | str] = {"room": name, "value": value, "before": filled.values[before]}
                yield Finding("not-rising", "er-rising", data, (before, name))
            before, gap = name, False


def _in_order(names: frozenset[str]) -> list[str]:
    return sorted(names, key=ROOM.__getitem__)


def _marks(filled: Filled) -> Iterator[Finding]:
    """Screens, "!" and nurses where there is nobody (er-screen, er-critical, er-nurse, er-nurse-track)."""
    for key, rule, marked in (("screen", "er-screen", filled.screens), ("critical", "er-critical", filled.critical)):
        for name in _in_order(marked):
            if name not in filled.values:
                yield Finding(f"{key}-empty", rule, {"room": name}, (name,))
    for clipboard in sorted(filled.nurses, key=WARD.__getitem__):
        rooms = tuple(ROOMS[room].name for room in WARDS[WARD[clipboard]].rooms)
        if not any(name in filled.values for name in rooms):
            yield Finding("nurse-empty", "er-nurse", {"ward": clipboard}, rooms[:1])
    if filled.track != len(filled.nurses):
        yield Finding("nurse-track", "er-nurse-track", {"have": filled.track, "need": len(filled.nurses)})


def _tools(filled: Filled) -> Iterator[Finding]:
    """Stethoscopes and bags: circled before they are crossed out (er-stethoscopes and others)."""
    have, crossed = filled.stethoscopes, filled.stethoscopes_crossed
    if (have - CIRCLED) % GAIN["stethoscopes"] or have < CIRCLED:
        yield Finding("stethoscopes-odd", "er-stethoscopes", {"have": have})
    if crossed > have:
        yield Finding("stethoscopes-crossed", "er-stethoscope-cross", {"have": crossed, "need": have})
    if filled.bags_crossed > filled.bags:
        yield Finding("bags-crossed", "er-bag-cross", {"have": filled.bags_crossed, "need": filled.bags})


def _counts(filled: Filled, last: int, one_mark: bool) -> Iterator[Finding]:
    """More of something than so many rounds can bring: one patient and one bonus each."""
    most = {kind: min(last, count) for kind, count in CARDS_WITH.items()}
    pairs = max(0, filled.stethoscopes - CIRCLED) // GAIN["stethoscopes"]
    limits = (
        ("critical-many", "er-critical", len(filled.critical), most["critical"]),
        ("screen-many", "er-screen-bonus", len(filled.screens), most["screen"]),
        ("nurses-many", "er-nurse", len(filled.nurses), most["nurse"]),
        ("bags-many", "er-bags", filled.bags, most["blood"] * GAIN["blood"]),
        (
            "stethoscopes-many",
            "er-stethoscopes",
            filled.stethoscopes,
            CIRCLED + most["stethoscopes"] * GAIN["stethoscopes"],
        ),
        ("morgue-many", "er-morgue-full", filled.morgue, MORGUE),
    )
    for key, rule, have, need in limits:
        if have > need:
            yield Finding(key, rule, {"have": have, "need": need})
    patients = len(filled.values) + filled.morgue
    if patients > last + most["extra"]:
        yield Finding("patients-many", "er-extra-patient", {"have": patients, "need": last + most["extra"]})
    if patients < last and filled.morgue < MORGUE and not one_mark:
        yield Finding("patients-few", "er-morgue", {"have": patients, "need": last})
    extras = max(0, patients - last)
    bonuses = len(filled.critical) + len(filled.nurses) + filled.bags + pairs + len(filled.screens) + extras
    if bonuses > last:
        yield Finding("bonuses-many", "er-bonus", {"have": bonuses, "need": last})


def _claims(filled: Filled, sheet: Sheet, seats: int) -> Iterator[Finding]:
    """Cardiologists: the value a card can show, and the goal reached (er-cardio-points, er-cardio)."""
    shown = {side(seats), turned(side(seats))} - {0}
    for card, points in filled.claims.items():
        if points not in shown:
            yield Finding("claim-points", "er-cardio-points", {"specialist": card, "have": points})
        if not REACHED[card](sheet):
            yield Finding("claim-unreached", "er-cardio", {"specialist": card})


def _sums(filled: Filled, boxes: Mapping[str, int]) -> Iterator[Finding]:
    """Sums written down that are not right."""
    for box, have in filled.boxes.items():
        if have != boxes[box]:
            rule = BOX_RULE.get(box, "er-total")
            yield Finding("wrong-sum", rule, {"box": box, "have": have, "need": boxes[box]})
