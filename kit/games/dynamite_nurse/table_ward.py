"""Hospitals on a table of Dynamite Nurse: beds with patients, the oldest on the left, and kill marks as tallies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Item, Style, line, rect
from kit.drawing.tokens import SCREEN_TYPE
from kit.games.board import Box, text_width
from kit.games.dynamite_nurse.box import KILLS
from kit.games.dynamite_nurse.cards import DIFFICULTY
from kit.games.dynamite_nurse.pending import Inpatient
from kit.games.dynamite_nurse.table_layout import LABEL, LARGE, RAIL, SMALL, Layout, beds, columns
from kit.games.dynamite_nurse.table_scene import BACK, CARD_RATIO, Scene
from kit.games.dynamite_nurse.table_touch import BEDS

FIVE: Final = 5
STROKE: Final = 5.0
"""Distance between two strokes of a tally, px."""
HIGH: Final = 14.0
PLAQUE: Final = 24.0
"""Width of what lies on the back of a patient that has worsened."""


def tally(scene: Scene, x: float, y: float, count: int) -> Iterator[Item]:
    """The sign of kill marks, ``count`` strokes in bundles of five, the fifth across the four, and the number.

    (x, y) is the left upper corner, in px.
    """
    theme = scene.pen.theme
    yield icon("kill", x + HIGH / 2, y + HIGH / 2, HIGH + 4, theme.panel, scene.look, ink=theme.mute, paper=theme.panel)
    x += HIGH + 8
    style = Style(None, theme.ink, 1.8)
    for k in range(count):
        bundle, stroke = divmod(k, FIVE)
        left = x + bundle * (FIVE * STROKE + 4)
        if stroke == FIVE - 1:
            yield line(left - 3, y + HIGH - 2, left + 4 * STROKE - 2, y + 2, style)
        else:
            yield line(left + stroke * STROKE, y, left + stroke * STROKE, y + HIGH, style)
    bundles, rest = divmod(count, FIVE)
    right = x + bundles * (FIVE * STROKE + 4) + rest * STROKE + (4 if count else 0)
    text = scene.words("dn-screen-kills", n=count, most=KILLS)
    yield scene.pen.text(text, right, y + 12, 60, fill=scene.pen.theme.mute)


def small_ward(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """The beds of a seat in one row; those that have no room lie over each other."""
    places = beds(scene, seat)
    step = min(SMALL + 6, (box.width - SMALL) / max(places - 1, 1))
    ward, full = scene.view.wards[seat], scene.view.beds[seat]
    for k in range(places):
        x = box.x + k * step
        yield from _lying(scene, ward[k] if k < len(ward) else None, x, box.y, SMALL)
        yield _rail(scene, x, box.y + SMALL * CARD_RATIO + 4, min(SMALL, step - 4), has_bed=k < full)


def large_ward(scene: Scene, where: Layout) -> Iterator[Item]:
    """The hospital shown large: each place is a hot spot while patients are chosen or admitted."""
    seat = scene.shown
    if seat is None:
        return
    box, full = where.ward, scene.view.beds[seat]
    per_row = columns(box.width)
    places = beds(scene, seat)
    step = min(LARGE + 14, (box.width - LARGE) / max(min(per_row, places) - 1, 1))
    for k in range(places):
        x = box.x + k % per_row * step
        y = box.y + k // per_row * (LARGE * CARD_RATIO + RAIL + LABEL + 8) + 4
        yield from _place(scene, seat, k, (x, y), min(LARGE, step - 2))
        rail = y + LARGE * CARD_RATIO + 5
        yield _rail(scene, x, rail, min(LARGE, step - 4), has_bed=k < full)
        if k == full or (k > full and k % per_row == 0):
            yield _no_bed(scene, x, rail + LABEL, box.right)


def _no_bed(scene: Scene, x: float, y: float, right: float) -> Item:
    """What stands under the first patient of a row that lies in no bed, from its left edge on, or up to its right."""
    text, colour = scene.words("dn-screen-no-bed"), scene.pen.theme.refused.line
    if text_width(text, SCREEN_TYPE.floor, scene.words.lang, True) <= right - x:
        return scene.pen.text(text, x, y, right - x, size=SCREEN_TYPE.floor, bold=True, fill=colour)
    return scene.pen.text(text, x + LARGE, y, x + LARGE, size=SCREEN_TYPE.floor, bold=True, fill=colour, anchor="end")


def _place(scene: Scene, seat: int, k: int, at: tuple[float, float], reach: float) -> Iterator[Item]:
    ward = scene.view.wards[seat]
    patient = ward[k] if k < len(ward) else None
    lying = tuple(_lying(scene, patient, *at, LARGE))
    if scene.view.phase not in BEDS or (patient is None and scene.view.phase != "receive"):
        yield from lying
        return
    told = scene.patient(patient) if patient else scene.words("dn-spot-empty")
    outside = k >= scene.view.beds[seat]
    label = scene.words("dn-spot-outside" if outside else "dn-spot-bed", place=k + 1, piece=told, seat=scene.name(seat))
    box = Box(*at, max(reach, 44.0), LARGE * CARD_RATIO)
    yield scene.reach(lying, box, f"bed:{k + 1}", label, scene.bed_state(k + 1))


def _lying(scene: Scene, patient: Inpatient | None, x: float, y: float, width: float) -> Iterator[Item]:
    """A patient, face down once it has worsened; an empty bed without one."""
    if patient is None:
        box = Box(x, y, width, width * CARD_RATIO)
        yield scene.pen.frame(box, dashed=True)
        middle = (x + width / 2, y + box.height / 2)
        mute = scene.pen.theme.mute
        yield icon(
            "bed", *middle, width * 0.55, scene.pen.theme.table, scene.look, ink=mute, paper=scene.pen.theme.table
        )
    elif patient.worse:
        yield from worse(scene, patient.card, x, y, width)
    else:
        yield scene.card(patient.card, x, y, width)


def worse(scene: Scene, card: int, x: float, y: float, width: float) -> Iterator[Item]:
    """A patient that has worsened: its back, and on it a warning and how hard it is to treat."""
    look = scene.look
    yield scene.still(BACK, x, y, width)
    wide = max(PLAQUE, width * 0.46)
    high = wide * 1.75
    left, top = x + 2, y + width * CARD_RATIO / 2 - high / 2
    yield rect(left, top, wide, high, Style(look.ink, look.paper, 1.2), 5)
    yield icon(
        "critical", left + wide / 2, top + wide * 0.5, wide * 0.72, look.paper, look, ink=look.ink, paper=look.paper
    )
    yield scene.pen.text(
        str(DIFFICULTY[card]),
        left + wide / 2,
        top + high - wide * 0.22,
        wide,
        size=wide * 0.62,
        bold=True,
        fill=look.paper,
        anchor="middle",
    )


def _rail(scene: Scene, x: float, y: float, width: float, *, has_bed: bool) -> Item:
    """What marks a bed under its patient; beyond the beds a broken line."""
    theme = scene.pen.theme
    if has_bed:
        return rect(x, y, width, 4, Style(theme.ink), 2)
    return line(x, y + 2, x + width, y + 2, Style(None, theme.refused.line, 3.2, (5, 4), "butt"))
