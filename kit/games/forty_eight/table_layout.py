"""Where everything lies on a table of 48: the wide and the narrow arrangement, px."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kit.games.board import Box
from kit.games.forty_eight.table_scene import Scene

WIDE_FROM: Final = 580.0
"""Least width of the wide arrangement."""
LEAST: Final = 328.0
"""Least width of a table."""
MARGIN: Final = 14.0
LEFT: Final = 136.0
"""Width of the wide arrangement's left column."""
CARD_RATIO: Final = 88.9 / 63.5
STEP: Final = 44.5
"""Least distance between two cards of a fanned hand."""
NUMBERS: Final = ("take-sets", "vp", "bonus", "hours", "initial", "total", "drop-count")
"""Phases with a number pad."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The boxes of one arrangement; ``hand_card``: width of a card in hand; ``lifted``: how far a chosen one rises."""

    width: float
    height: float
    narrow: bool
    slots: tuple[Box, ...]
    supply: Box
    stage: Box
    won: Box
    laid: Box
    own: Box
    hand: Box
    hand_card: float
    lifted: float


def layout(scene: Scene, width: float) -> Layout:
    """The arrangement for a table ``width`` px wide (at least ``LEAST``)."""
    return _wide(scene, width) if width >= WIDE_FROM else _narrow(scene, max(width, LEAST))


def _wide(scene: Scene, width: float) -> Layout:
    slots = _slots(scene, width, len(scene.others), 10.0, 74.0 if _sided(scene, width) else 124.0)
    inner = width - 2 * MARGIN
    top = slots[-1].bottom + 16
    stage_x = MARGIN + (0 if _whole_stage(scene) else LEFT + 8)
    stage = Box(stage_x, top, width - MARGIN - stage_x, 312)
    supply = Box(MARGIN, top, LEFT, 312)
    low = stage.bottom + 16
    if scene.scoring or scene.view.phase in NUMBERS:
        pad = Box(width - MARGIN - 176, low, 176, 262)
        won = Box(MARGIN, low, inner - 192 if scene.view.phase in NUMBERS else inner, 262)
        return Layout(width, low + 278, False, slots, supply, stage, won, won, won, pad, 84, 20)
    if _whole_stage(scene):
        own = Box(MARGIN, stage.bottom + 4, 200, 60)
        return Layout(width, own.bottom + 8, False, slots, supply, stage, own, own, own, own, 84, 20)
    if _picking(scene):
        lots, none = Box(MARGIN, low, inner, 232), Box(MARGIN, low, 0, 0)
        return Layout(width, low + 248, False, slots, supply, stage, none, none, none, lots, 84, 20)
    won = Box(MARGIN, low, inner - 160, 100)
    laid = Box(won.right + 8, low, 152, 100)
    own = Box(MARGIN, won.bottom + 24, LEFT, 136)
    hand = Box(MARGIN + LEFT + 8, own.y + 8, inner - LEFT - 8, 84 * CARD_RATIO)
    card = min(84.0, hand.width - STEP * (_held(scene) - 1))
    return Layout(width, low + 278, False, slots, supply, stage, won, laid, own, hand, card, 20)


def _narrow(scene: Scene, width: float) -> Layout:
    margin = 8.0
    inner = width - 2 * margin
    slots = _narrow_slots(scene, width)
    top = slots[-1].bottom + 10
    stage = Box(margin, top, inner, _narrow_stage(scene, inner))
    supply = Box(margin, stage.bottom + 8, inner, 0 if _whole_stage(scene) else 66)
    low = supply.bottom + 8
    phase = scene.view.phase
    if scene.scoring or phase in NUMBERS:
        won = Box(margin, low, inner, 0 if phase == "take-sets" else 236)
        pad = Box(margin, won.bottom + 8, inner, 262 if phase in NUMBERS else 0)
        return Layout(width, pad.bottom + 8, True, slots, supply, stage, won, won, won, pad, 0, 8)
    if _whole_stage(scene):
        own = Box(margin, low, inner, 48)
        return Layout(width, own.bottom + 8, True, slots, supply, stage, own, own, own, own, 84, 8)
    if _picking(scene):
        none = Box(margin, low, 0, 0)
        lots = Box(margin, low + 8, inner, 3 * ((inner - 50) / 6 * CARD_RATIO + 12))
        return Layout(width, lots.bottom + 8, True, slots, supply, stage, none, none, none, lots, 84, 8)
    bid = scene.me is not None and bool(scene.view.bids[scene.me])
    won = Box(margin, low, inner - 110 * bid, 86)
    laid = Box(width - margin - 104, low, 104, 86)
    own = Box(margin, won.bottom + 8, inner, 48)
    card = (inner - 3 * 12 - 12) / 4
    rows = max(2, -(-_held(scene) // 4))
    hand = Box(margin, own.bottom + 16, inner, rows * (card * CARD_RATIO + 16))
    return Layout(width, hand.bottom + 8, True, slots, supply, stage, won, laid, own, hand, card, 8)


def _whole_stage(scene: Scene) -> bool:
    """Whether the stage takes the place of pile and set-aside cards too."""
    return scene.scoring or scene.view.phase in ("take-out", "lay-ranks", "take-sets")


def _picking(scene: Scene) -> bool:
    return scene.drawing_lots and scene.view.phase == "draw"


def _held(scene: Scene) -> int:
    return len(scene.view.hands[scene.me]) if scene.me is not None else 8


def _sided(scene: Scene, width: float) -> bool:
    """Whether a seat's laid cards lie beside its plate, not under it."""
    count = len(scene.others)
    return (width - 2 * MARGIN - 10 * (count - 1)) / count >= 214


def _slots(scene: Scene, width: float, count: int, gap: float, height: float) -> tuple[Box, ...]:
    wide = (width - 2 * MARGIN - gap * (count - 1)) / count
    return tuple(Box(MARGIN + k * (wide + gap), MARGIN, wide, height) for k in range(count))


def _narrow_slots(scene: Scene, width: float) -> tuple[Box, ...]:
    count = len(scene.others)
    columns = 2 if count in (2, 4) else 3
    gap, margin = 6.0, 8.0
    wide = (width - 2 * margin - gap * (columns - 1)) / columns
    high = 46.0 if scene.view.round == 0 or scene.scoring else 110.0
    return tuple(
        Box(margin + k % columns * (wide + gap), MARGIN + k // columns * (high + 8), wide, high) for k in range(count)
    )


def _narrow_stage(scene: Scene, inner: float) -> float:
    phase = scene.view.phase
    if scene.scoring:
        return 34 + 46.0 * scene.view.seats + 84
    card = (inner - 12) / 2 - 8
    if phase == "take-out":
        return 2 * ((inner - 24) / 3 * CARD_RATIO + 34) + 12
    if phase == "take-sets":
        return 2 * 74.0
    paid = any(scene.view.commands)
    return 34 + card * CARD_RATIO + 52 + (70 if paid else 0)
