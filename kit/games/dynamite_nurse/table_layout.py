"""Where everything lies on a table of Dynamite Nurse: the wide and the narrow arrangement, px."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from kit.games.board import Box
from kit.games.dynamite_nurse.deck import whole_pile
from kit.games.dynamite_nurse.table_scene import CARD_RATIO, Scene
from kit.games.dynamite_nurse.table_touch import FIELDS, NUMBERS

WIDE_FROM: Final = 580.0
"""Least width of the wide arrangement."""
LEAST: Final = 328.0
"""Least width of a table."""
MARGIN: Final = 14.0
EDGE: Final = 8.0
"""Margin of the narrow arrangement."""
GAP: Final = 10.0
PLATE: Final = 46.0
TALLY: Final = 24.0
SMALL: Final = 44.0
"""Width of a patient in a hospital that is not shown large."""
RAIL: Final = 10.0
"""Height of what marks a bed below its patient."""
PANEL: Final = PLATE + TALLY + SMALL * CARD_RATIO + RAIL
"""Height of a hospital that is not shown large."""
PANEL_GAP: Final = 16.0
LARGE: Final = 62.0
"""Width of a patient in the hospital shown large."""
LEFT: Final = 144.0
"""Width of the wide arrangement's left column."""
HEAD: Final = 28.0
LABEL: Final = 20.0
"""Room for the words under beds and under people."""
STAGE_CARD: Final = 62.0
STAGE_ROW: Final = STAGE_CARD * CARD_RATIO + LABEL + 8
HAND: Final = 80.0
CAPTION: Final = 36.0
"""Two lines under a card of the hand."""
HAND_GAP: Final = 14.0
TITLE: Final = 22.0
"""Room for the name of a hospital that is not the viewer's."""
NOTE: Final = 40.0
FIELD: Final = 54.0
ENDING: Final = ("winners", "over")
STEP: Final = 46.0
"""Least distance between two patients, or two cards of a hand, side by side."""
PAD: Final = 262.0
LOT: Final = 46.0
"""Width of a card to point at when what was drawn is typed."""
LOT_GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class Layout:
    """The boxes of one arrangement; one without height is not drawn. ``lifted``: how far a chosen card rises."""

    width: float
    height: float
    narrow: bool
    slots: tuple[Box, ...]
    supply: Box
    stage: Box
    own: Box
    ward: Box
    hand: Box
    fields: Box
    hand_card: float
    lifted: float


def layout(scene: Scene, width: float) -> Layout:
    """The arrangement for a table ``width`` px wide (at least ``LEAST``)."""
    return _wide(scene, width) if width >= WIDE_FROM else _narrow(scene, max(width, LEAST))


def columns(width: float) -> int:
    """How many large patients lie side by side in ``width`` px."""
    return max(1, int((width - LARGE) / STEP) + 1)


def rows(scene: Scene, width: float) -> int:
    """How many rows of patients the hospital shown large needs."""
    seat = scene.shown
    if seat is None:
        return 0
    return ceil(max(beds(scene, seat), 1) / columns(width))


def beds(scene: Scene, seat: int) -> int:
    """Places drawn of a hospital: its beds and whoever lies beyond them, and where the next one would lie."""
    view = scene.view
    full = len(view.wards[seat])
    arriving = view.phase == "receive" and view.visit is not None and view.visit.to == seat
    return max(view.beds[seat], full + arriving)


def _ward_height(scene: Scene, width: float) -> float:
    return rows(scene, width) * (LARGE * CARD_RATIO + RAIL + LABEL + 8)


def _panels(scene: Scene, width: float, margin: float, most: int) -> tuple[Box, ...]:
    """The other hospitals in at most ``most`` columns, rows as even as can be."""
    count = len(scene.others)
    high = ceil(count / most)
    side = ceil(count / high)
    wide = (width - 2 * margin - GAP * (side - 1)) / side
    return tuple(
        Box(margin + k % side * (wide + GAP), MARGIN + k // side * (PANEL + PANEL_GAP), wide, PANEL)
        for k in range(count)
    )


def kinds() -> tuple[int, ...]:
    """Every card there is, once."""
    return tuple(dict.fromkeys(whole_pile()))


def lots_in_row(width: float) -> int:
    """How many of the cards to point at lie in a row."""
    return int((width + LOT_GAP) / (LOT + LOT_GAP))


def _stage_rows(scene: Scene) -> int:
    """How many rows the narrow middle needs: one for each thing going on and one for cancelling cards."""
    return 2 if scene.view.phase in ENDING else max(1, len(scene.under_way) + bool(scene.view.cancels))


def _lots_height(width: float) -> float:
    return ceil(len(kinds()) / lots_in_row(width)) * (LOT * CARD_RATIO + LOT_GAP) + 8


def _low_height(scene: Scene, width: float, card: float, per_row: int) -> float:
    """Height of what lies at the foot: number pad, cards to draw, or the hand."""
    if scene.view.phase in NUMBERS:
        return PAD
    if scene.drawing_lots and scene.view.phase != "start":
        return _lots_height(width)
    return ceil(len(scene.hand) / per_row) * (card * CARD_RATIO + CAPTION + HAND_GAP)


def _wide(scene: Scene, width: float) -> Layout:
    inner = width - 2 * MARGIN
    slots = _panels(scene, width, MARGIN, 3)
    top = slots[-1].bottom + PANEL_GAP
    supply = Box(MARGIN, top, LEFT, HEAD + 2 * STAGE_ROW)
    stage = Box(supply.right + GAP, top, inner - LEFT - GAP, supply.height)
    low = stage.bottom + PANEL_GAP
    right = inner - LEFT - GAP
    below = low if scene.shown == scene.me else low + TITLE - PANEL_GAP + 4
    ward = Box(supply.right + GAP, below, right, _ward_height(scene, right))
    own = Box(MARGIN, low, LEFT, 0.0 if scene.me is None else 136.0)
    foot = max(ward.bottom, own.bottom) + (GAP + 20 if scene.hand else GAP)
    if scene.view.phase in NUMBERS and scene.me is not None:
        fields = Box(MARGIN, foot, inner - 192, PAD)
        hand = Box(width - MARGIN - 176, foot, 176, PAD)
        return Layout(width, hand.bottom + MARGIN, False, slots, supply, stage, own, ward, hand, fields, HAND, 16)
    card = min(HAND, inner - STEP * (len(scene.hand) - 1))
    hand = Box(MARGIN, foot, inner, _low_height(scene, inner, card, 99))
    fields = Box(MARGIN, foot, inner, 0)
    return Layout(width, hand.bottom + MARGIN, False, slots, supply, stage, own, ward, hand, fields, card, 16)


def _narrow(scene: Scene, width: float) -> Layout:
    inner = width - 2 * EDGE
    slots = _panels(scene, width, EDGE, 2)
    top = slots[-1].bottom + PANEL_GAP
    supply = Box(EDGE, top, inner, 44)
    stage = Box(EDGE, supply.bottom + GAP, inner, HEAD + _stage_rows(scene) * STAGE_ROW)
    own = Box(EDGE, stage.bottom + PANEL_GAP, inner, 0.0 if scene.me is None else PLATE + TALLY)
    ward = Box(EDGE, own.bottom + (4 if scene.shown == scene.me else TITLE), inner, _ward_height(scene, inner))
    low = ward.bottom + GAP
    if scene.view.phase in NUMBERS and scene.me is not None:
        fields = Box(EDGE, low, inner, FIELD * len(FIELDS.get(scene.view.phase, ())) + NOTE)
        hand = Box(EDGE, fields.bottom + GAP, inner, PAD)
        return Layout(width, hand.bottom + EDGE, True, slots, supply, stage, own, ward, hand, fields, HAND, 8)
    card = (inner - 3 * 12 - 12) / 4
    hand = Box(EDGE, low + 8, inner, _low_height(scene, inner, card, 4))
    fields = Box(EDGE, low, inner, 0)
    return Layout(width, hand.bottom + EDGE, True, slots, supply, stage, own, ward, hand, fields, card, 8)
