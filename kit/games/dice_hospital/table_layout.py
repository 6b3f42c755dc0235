"""Where everything lies on a table of Dice Hospital: the wide and the narrow arrangement, px."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from kit.games.board import Box
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.table_lots import LOT_GAP, lots
from kit.games.dice_hospital.table_scene import INTAKE, Scene
from kit.games.dice_hospital.table_touch import BAGS, writing

WIDE_FROM: Final = 620.0
"""Least width of the wide arrangement."""
LEAST: Final = 328.0
"""Least width of a table."""
PLATE: Final = 48.0
PLATE_GAP: Final = 12.0
MINI_DIE: Final = 20.0
MINI_STEP: Final = 23.0
MINI_LINE: Final = 20.0
"""Height of the line over the dice of another hospital."""
MINI: Final = MINI_LINE + 3 * MINI_STEP + 2
"""Height of another hospital: twelve patients in at most three rows."""
STATUS: Final = 62.0
"""Height of the rounds and of what is in the bag."""
AMBULANCE: Final = 92.0
AMBULANCE_LOW: Final = 48.0
"""Height of an ambulance that is empty."""
TILE: Final = 104.0
NOTE: Final = 44.0
NOTE_NARROW: Final = 76.0
TITLE: Final = 26.0
BED: Final = 44.0
BED_GAP: Final = 12.0
WARD: Final = TITLE + 2 * BED + 30.0
CHIP: Final = 52.0
FOOT: Final = 84.0
PAD_WIDTH: Final = 213.0
PAD: Final = 262.0
FIELD: Final = 52.0
"""Height of a field to write in above the number pad."""
GAP: Final = 8.0
LOOSE: Final = 12.0


@dataclass(slots=True)
class Layout:
    """The boxes of one arrangement. What is not there has no box, or one without height."""

    width: float
    narrow: bool
    margin: float
    height: float = 0.0
    slots: tuple[Box, ...] = ()
    status: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    minis: dict[int, Box] = field(default_factory=dict)
    pad: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    stage: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    lots: tuple[Box, ...] = ()
    ambulances: tuple[Box, ...] = ()
    offer: tuple[Box, ...] = ()
    note: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    hospital: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    rooms: tuple[Box, ...] = ()
    wards: tuple[Box, ...] = ()
    crew: tuple[Box, ...] = ()
    bags: tuple[Box, ...] = ()
    mortuary: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    lounge: Box = field(default_factory=lambda: Box(0, 0, 0, 0))

    @property
    def inner(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin


def layout(scene: Scene, width: float) -> Layout:
    """The arrangement for a table ``width`` px wide (at least ``LEAST``)."""
    narrow = width < WIDE_FROM
    found = Layout(max(width, LEAST), narrow, 8.0 if narrow else 14.0)
    low = _people(scene, found)
    for part in _order(scene, narrow):
        low = PARTS[part](scene, found, low)
    found.height = low + found.margin
    return found


def _order(scene: Scene, narrow: bool) -> tuple[str, ...]:
    """Which part comes below which: when narrow, first what the phase is about."""
    if not narrow:
        return "written", "stage", "ambulances", "offer", "note", "hospital"
    phase = scene.view.phase
    if phase in INTAKE or phase == "help":
        return "written", "stage", "ambulances", "hospital", "note", "offer", "status", "minis"
    if phase in ("improve", "extra", "offer"):
        return "written", "stage", "offer", "note", "hospital", "ambulances", "status", "minis"
    return "written", "stage", "note", "hospital", "ambulances", "offer", "status", "minis"


def grid(box: Box, number: int, columns: int, height: float, gap: float = GAP) -> tuple[Box, ...]:
    """``number`` boxes in rows of ``columns``, as wide as the box allows."""
    wide = (box.width - gap * (columns - 1)) / columns
    return tuple(
        Box(box.x + k % columns * (wide + gap), box.y + k // columns * (height + gap), wide, height)
        for k in range(number)
    )


def _below(boxes: tuple[Box, ...], low: float) -> float:
    return boxes[-1].bottom if boxes else low


def _people(scene: Scene, found: Layout) -> float:
    """Plates of all seats; when wide the other hospitals under them, and rounds and bag under that shown large."""
    seats = len(scene.order)
    columns = 2 if found.narrow else seats
    row = Box(found.margin, found.margin + 2, found.inner, 0)
    found.slots = tuple(grid(row, seats, columns, PLATE, PLATE_GAP))
    low = found.slots[-1].bottom
    if found.narrow or not scene.view.round:
        return low
    for seat, slot in zip(scene.order, found.slots, strict=True):
        box = Box(slot.x, slot.bottom + 6, slot.width, MINI)
        if seat == scene.shown:
            found.status = box
        else:
            found.minis[seat] = box
    return low + 6 + MINI


def _written(scene: Scene, found: Layout, low: float) -> float:
    """The number pad with a field for each number; when wide what is beside it starts at the same height."""
    fields = writing(scene.view)[1:]
    if not fields or scene.me is None or scene.view.chore is None:
        return low
    rows = len(fields) if len(fields) > 1 else 0
    wide = found.inner if found.narrow else PAD_WIDTH
    found.pad = Box(found.margin, low + LOOSE, wide, PAD + rows * FIELD)
    return found.pad.bottom


def _stage(scene: Scene, found: Layout, low: float) -> float:
    """What is drawn, rolled or dealt, to be pointed at."""
    shown = lots(scene)
    if not shown.number:
        return low
    columns = int((found.inner + LOT_GAP) / (shown.least + LOT_GAP))
    columns = min(columns, shown.columns or shown.number)
    wide = min(shown.width, (found.inner - LOT_GAP * (columns - 1)) / columns)
    columns = max(columns, min(shown.columns or shown.number, int((found.inner + LOT_GAP) / (wide + LOT_GAP))))
    high = shown.height * wide / shown.width if shown.scales else shown.height
    top = low + LOOSE
    found.lots = tuple(
        Box(found.margin + k % columns * (wide + LOT_GAP), top + 6 + k // columns * (high + LOT_GAP), wide, high)
        for k in range(shown.number)
    )
    found.stage = Box(found.margin, top, found.inner, found.lots[-1].bottom - top + 6)
    return found.stage.bottom


def _ambulances(scene: Scene, found: Layout, low: float) -> float:
    view = scene.view
    number = len(view.ambulances) if view.phase != "load" else view.seats + 1
    if not number:
        return low
    empty = not any(view.ambulances) and view.phase not in (*INTAKE, "help")
    row = Box(found.margin, low + LOOSE, found.inner, 0)
    if found.pad.height and not found.narrow:
        row = Box(found.pad.right + LOOSE, found.pad.y, found.width - found.margin - found.pad.right - LOOSE, 0)
    columns = min(number, 2 if view.phase == "help" else 3) if found.narrow or found.pad.height else max(number, 4)
    found.ambulances = grid(row, number, columns, AMBULANCE_LOW if empty else AMBULANCE)
    return max(low, found.ambulances[-1].bottom)


def _offer(scene: Scene, found: Layout, low: float) -> float:
    view = scene.view
    number = len(view.offer_tiles) + len(view.offer_cards)
    if not number or scene.drawing_lots:
        return low
    beside = found.pad.height and not found.narrow
    top = found.ambulances[-1].bottom if beside and found.ambulances else found.pad.y - LOOSE if beside else low
    left = found.pad.right + LOOSE if beside else found.margin
    row = Box(left, top + LOOSE, found.width - found.margin - left, 0)
    found.offer = grid(row, number, 3 if found.narrow else 4 if beside else max(6, number), TILE, 12.0)
    return max(low, found.offer[-1].bottom)


def _note(scene: Scene, found: Layout, low: float) -> float:
    found.note = Box(found.margin, low + 6, found.inner, NOTE_NARROW if found.narrow else NOTE)
    return found.note.bottom


def _hospital(scene: Scene, found: Layout, low: float) -> float:
    """The hospital shown: departments, wards, staff, blood bags, mortuary and discharge."""
    view = scene.view
    if not view.round and view.phase not in ("start-dice", "start-patients", "deal", "administrator", "reveal"):
        return low
    inset = 6.0 if found.narrow else 10.0
    top = low + GAP
    inside = Box(found.margin + inset, top + inset, found.inner - 2 * inset, 0)
    low = inside.y
    for part in ("crew", "rooms", "wards") if found.narrow else ("rooms", "wards", "crew"):
        number, columns, height, gap = _rows(scene, part, narrow=found.narrow)
        boxes = grid(Box(inside.x, low, inside.width, 0), number, columns, height, gap)
        setattr(found, part, boxes)
        low = _below(boxes, low - LOOSE) + LOOSE
    if scene.acting and view.phase in BAGS:
        found.bags = grid(Box(inside.x, low, inside.width, 0), 4, 4, 44.0, 10.0)
        low = found.bags[-1].bottom + LOOSE
    low = _foot(found, inside, low)
    found.hospital = Box(found.margin, top, found.inner, low + inset - top)
    return found.hospital.bottom


def _rows(scene: Scene, part: str, *, narrow: bool) -> tuple[int, int, float, float]:
    """Of a part of the hospital: how many boxes, in how many columns, how high, how far apart."""
    match part:
        case "crew":
            return len(scene.crew), 2 if narrow else 5, CHIP, 10.0
        case "rooms":
            return len(scene.rooms), 3 if narrow else 6, TILE, 10.0
    return 4, 2 if narrow else 4, WARD, GAP


def _foot(found: Layout, inside: Box, low: float) -> float:
    if found.narrow:
        found.mortuary = Box(inside.x, low, inside.width, 52)
        found.lounge = Box(inside.x, low + 52 + GAP, inside.width, 126)
    else:
        wide = inside.width * 0.28
        found.mortuary = Box(inside.x, low, wide, FOOT)
        found.lounge = Box(inside.x + wide + GAP, low, inside.width - wide - GAP, FOOT)
    return found.lounge.bottom


def _status(scene: Scene, found: Layout, low: float) -> float:
    if not scene.view.round:
        return low
    found.status = Box(found.margin, low + LOOSE, found.inner, STATUS)
    return found.status.bottom


def _minis(scene: Scene, found: Layout, low: float) -> float:
    """The other hospitals below each other."""
    if not scene.view.round:
        return low
    for seat in scene.order:
        if seat != scene.shown:
            treated = asking.treated(scene.view, seat)
            rows = (treated > 0) + (treated < len(scene.view.patients[seat]))
            found.minis[seat] = Box(found.margin, low + GAP, found.inner, MINI_LINE + rows * MINI_STEP + 6)
            low = found.minis[seat].bottom
    return low


PARTS: Final[dict[str, Callable[[Scene, Layout, float], float]]] = {
    "written": _written,
    "stage": _stage,
    "ambulances": _ambulances,
    "offer": _offer,
    "note": _note,
    "hospital": _hospital,
    "status": _status,
    "minis": _minis,
}
"""Each part puts its boxes below a height and says where it ends."""
