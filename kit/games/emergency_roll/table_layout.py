"""Where everything lies on a table of Emergency Roll: the wide and the narrow arrangement, px."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from typing import Final

from kit.games.board import Box
from kit.games.emergency_roll.box import AMBULANCES, COLOURS, DIE
from kit.games.emergency_roll.faces_places import HEIGHT, WIDTH
from kit.games.emergency_roll.table_paper import narrow_height
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_touch import NUMBERS

WIDE_FROM: Final = 620.0
"""Least width of the wide arrangement: from there on a room of the sheet is 44 px wide."""
LEAST: Final = 328.0
"""Least width of a table."""
MARGIN: Final = 14.0
PLATE: Final = 48.0
PLATE_LEAST: Final = 116.0
"""Least width of a plate, on which a name of some eight letters can be read."""
PLATE_GAP: Final = 14.0
"""Between two rows of plates, where the chief's emblem stands."""
AMBULANCE: Final = 213.0
"""Width of the ambulance card where it is wide; each of its dice can be hit on 44 px."""
DICE_BELOW: Final = 0.1125
"""How far the dice reach below the ambulance card, over its width."""
DISCS: Final = 30.0
"""Height of the discs of those who chose, px."""
CARD_RATIO: Final = 88.9 / 63.5
SPECIALIST: Final = 86.0
"""Greatest width of a specialist on the table."""
POINTS: Final = 24.0
"""Height of the line under the specialists."""
NOTE: Final = 38.0
"""Height of the two lines with a specialist's goal."""
CONTROLS: Final = 52.0
"""Height of a row of things to choose for a patient."""
CONTROLS_WIDE: Final = 470.0
"""Width from which patients, blood bag and values stand in one row."""
PAD: Final = 262.0
GOALS: Final = ("claim", "turn-card", "write-radiologist", "write-epidemiologist")
"""Phases in which a specialist's goal is looked at."""
LOT_GAP: Final = 10.0
LOT_LABEL: Final = 18.0


@dataclass(frozen=True, slots=True)
class Lots:
    """Things to draw from: their box, how many lie in a row, and the size of one."""

    box: Box
    columns: int
    width: float
    height: float

    def places(self) -> Iterator[Box]:
        """Where one thing after another lies, without end."""
        for place in count():
            row, column = divmod(place, self.columns)
            x, y = self.box.x + column * (self.width + LOT_GAP), self.box.y + 6 + row * (self.height + LOT_GAP)
            yield Box(x, y, self.width, self.height)


@dataclass(frozen=True, slots=True)
class Layout:
    """The boxes of one arrangement. One without height is not drawn."""

    width: float
    height: float
    narrow: bool
    slots: tuple[Box, ...]
    ambulance: Box
    pad: Box
    specialists: Box
    note: Box
    controls: tuple[Box, ...]
    sheet: Box
    lots: Lots


def layout(scene: Scene, width: float) -> Layout:
    """The arrangement for a table ``width`` px wide (at least ``LEAST``)."""
    return _wide(scene, width) if width >= WIDE_FROM else _narrow(scene, max(width, LEAST))


def _lots(scene: Scene, x: float, y: float, width: float, *, narrow: bool) -> Lots:
    """Where the things to draw from lie, in a box ``width`` px wide."""
    number, columns = {
        "card": (len(AMBULANCES), 4 if narrow else 7),
        "dice": (len(COLOURS) * len(DIE), len(DIE)),
        "specialists": (6, 3 if narrow else 6),
        "side": (2, 2),
    }.get(scene.view.phase, (0, 1))
    wide = (width - LOT_GAP * (columns - 1)) / columns
    match scene.view.phase:
        case "card":
            size = wide, wide / CARD_RATIO + LOT_LABEL
        case "dice":
            size = min(wide - 2, 72.0), min(wide - 2, 72.0)
        case _:
            size = min(wide, 150.0), min(wide, 150.0) * CARD_RATIO
    rows = -(-number // columns)
    return Lots(Box(x, y, width, rows * (size[1] + LOT_GAP) + 8 if rows else 0), columns, *size)


def _wide(scene: Scene, width: float) -> Layout:
    inner = width - 2 * MARGIN
    slots = _slots(scene, width, MARGIN, 10.0)
    top = slots[-1].bottom + 16
    pad = scene.view.phase in NUMBERS and scene.me is not None
    left = AMBULANCE if pad or scene.view.card is not None else 0.0
    x = MARGIN + left + (16 if left else 0)
    right = width - MARGIN - x
    card = min(SPECIALIST, (right - 36) / 4)
    cards = Box(x, top, right, card * CARD_RATIO + POINTS if scene.view.specialists else 0)
    note = Box(x, cards.bottom + 4, right, NOTE if scene.view.specialists else 0)
    rows = (1 if right >= CONTROLS_WIDE else 2) if scene.view.card is not None else 0
    controls = tuple(Box(x, note.bottom + 4 + k * CONTROLS, right, CONTROLS - 8) for k in range(rows))
    ambulance = Box(MARGIN, top, left, 0 if pad or not left else _ambulance_height(left))
    pads = Box(MARGIN, top, left, PAD if pad else 0)
    low = max(controls[-1].bottom if controls else note.bottom, ambulance.bottom, pads.bottom) + 12
    sheet = Box(MARGIN, low, inner, inner * HEIGHT / WIDTH)
    found = _lots(scene, MARGIN, low, inner, narrow=False)
    if found.box.height:
        sheet = Box(MARGIN, low, inner, 0)
    return Layout(
        width,
        max(sheet.bottom, found.box.bottom) + MARGIN,
        False,
        slots,
        ambulance,
        pads,
        cards,
        note,
        controls,
        sheet,
        found,
    )


def _ambulance_height(width: float) -> float:
    return width / CARD_RATIO + width * DICE_BELOW + DISCS


def _narrow(scene: Scene, width: float) -> Layout:
    margin = 8.0
    inner = width - 2 * margin
    slots = _slots(scene, width, margin, 6.0)
    view, y = scene.view, slots[-1].bottom + 12
    pad = view.phase in NUMBERS and scene.me is not None
    wide = min(inner, 250.0)
    turned = view.card is not None and not pad
    spoken = scene.ui.parts("specialist") or view.phase in GOALS
    ambulance = Box(margin + (inner - wide) / 2, y, wide, _ambulance_height(wide) if turned else 0)
    y = ambulance.bottom + (8 if turned else 0)
    card = min(SPECIALIST, (inner - 36) / 4)
    cards = Box(margin, y, inner, card * CARD_RATIO + POINTS if view.specialists else 0)
    note = Box(margin, cards.bottom, inner, NOTE + 18 if view.specialists and spoken else 0)
    y = note.bottom + 6
    rows = 2 if turned and view.phase in ("pick", "admit", "screen") else 0
    controls = tuple(Box(margin, y + k * CONTROLS, inner, CONTROLS - 8) for k in range(rows))
    y += rows * CONTROLS + 6
    pads = Box(margin, y, inner, PAD if pad else 0)
    y = pads.bottom + (8 if pad else 0)
    found = _lots(scene, margin, y, inner, narrow=True)
    sheet = Box(margin, y, inner, 0 if found.box.height else narrow_height(inner, boxes=scene.scoring))
    bottom = max(found.box.bottom, sheet.bottom) + margin
    return Layout(width, bottom, True, slots, ambulance, pads, cards, note, controls, sheet, found)


def _slots(scene: Scene, width: float, margin: float, gap: float) -> tuple[Box, ...]:
    """The seats' plates, in as few rows as leave a name its room, the rows as even as can be."""
    seats = len(scene.order)
    most = int((width - 2 * margin + gap) / (PLATE_LEAST + gap))
    in_row = -(-seats // -(-seats // most))
    wide = (width - 2 * margin - gap * (in_row - 1)) / in_row
    return tuple(
        Box(margin + k % in_row * (wide + gap), MARGIN + k // in_row * (PLATE + PLATE_GAP), wide, PLATE)
        for k in range(seats)
    )
