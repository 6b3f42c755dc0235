"""What a sheet from a real table is entered on: number pad, marks, players, specialists, counts, and the sheet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Spot, SpotState, Style, rect
from kit.drawing.spots import hot
from kit.drawing.tokens import Look
from kit.games.board import LEADING, Box, Pen, number_pad
from kit.games.emergency_roll import faces
from kit.games.emergency_roll.box import BOXES, CARDIOLOGISTS, ROOMS, WARDS
from kit.games.emergency_roll.checker import Checked
from kit.games.emergency_roll.faces_places import SCORES, SheetState
from kit.games.emergency_roll.faces_spots import Touch
from kit.games.emergency_roll.table_layout import CARD_RATIO, LEAST, MARGIN, PAD, SPECIALIST, WIDE_FROM
from kit.games.emergency_roll.table_paper import TOOL, Paper, narrow_height, narrow_paper, wide_paper
from kit.games.emergency_roll.table_sheet import room_label, ward_label
from kit.games.touch import Ui
from translations import Words

if TYPE_CHECKING:
    from kit.games.emergency_roll.checking import Entry

SEATS: Final = range(2, 7)
MARKS: Final = ("critical", "circle", "erase")
SIGNS: Final = {"critical": "!", "circle": "\u25cb", "erase": "\u00d7"}
COUNTS: Final = {
    "stethoscopes": "stethoscope",
    "stethoscopes_crossed": "stethoscope",
    "bags": "blood",
    "bags_crossed": "blood",
    "morgue": "candle",
    "track": "cap",
}
"""What is counted, and its picture."""
GAP: Final = 8.0
CHIP: Final = 44.0
GOAL_SIZE: Final = 12.0
GOAL_GAP: Final = 4.0
"""Between the goals of two specialists, px."""
GOAL_LINES: Final = 6
"""The most lines a goal takes where the board is narrowest."""
LEFT: Final = 213.0
"""Width of the number pad where the board is wide."""


def board(entry: Entry, checked: Checked, words: Words, look: Look, ui: Ui, width: float) -> Drawing:
    """Everything, ``width`` px wide (328 and more; wide arrangement from 620)."""
    desk = _Desk(entry, checked, words, look, ui)
    items, height = desk.wide(width) if width >= WIDE_FROM else desk.narrow(max(width, LEAST))
    ground = rect(0, 0, max(width, LEAST), height, Style(look.theme.table), 10)
    return Drawing(max(width, LEAST), height, (ground, *items), words("er-check-title"), "px")


@dataclass(frozen=True)
class _Desk:
    """One sheet being entered, drawn in one language and look."""

    entry: Entry
    checked: Checked
    words: Words
    look: Look
    ui: Ui

    @property
    def pen(self) -> Pen:
        return Pen(self.look, self.words.lang)

    def wide(self, width: float) -> tuple[tuple[Item, ...], float]:
        inner = width - 2 * MARGIN
        x, right = MARGIN + LEFT + 16, inner - LEFT - 16
        card = min(SPECIALIST, (right - 36) / 4)
        cards = Box(x, MARGIN + CHIP + GAP, right, card * CARD_RATIO)
        claims = Box(x, cards.bottom + GAP, right, CHIP)
        goals, told = self._goals(x, claims.bottom + 4, right)
        marks = Box(MARGIN, MARGIN + PAD + GAP, LEFT, CHIP)
        counts = Box(MARGIN, max(told, marks.bottom) + 12, inner, TOOL)
        area = Box(MARGIN, counts.bottom + 12, inner, inner * 148.5 / 210)
        items = (
            *self._pad(Box(MARGIN, MARGIN, LEFT, PAD)),
            *self._marks(marks),
            *self._seats(Box(x, MARGIN, right, CHIP)),
            *self._cards(cards, card),
            *self._claims(claims, card),
            *goals,
            *self._counts(counts, 6),
            *wide_paper(self._paper(), area),
        )
        return items, area.bottom + MARGIN

    def narrow(self, width: float) -> tuple[tuple[Item, ...], float]:
        margin = 8.0
        inner = width - 2 * margin
        card = min(SPECIALIST, (inner - 36) / 4)
        seats = Box(margin, MARGIN, inner, CHIP)
        cards = Box(margin, seats.bottom + GAP, inner, card * CARD_RATIO)
        claims = Box(margin, cards.bottom + GAP, inner, CHIP)
        goals, told = self._goals(margin, claims.bottom + 4, inner)
        counts = Box(margin, told + GAP, inner, 2 * (TOOL + GAP) - GAP)
        pad = Box(margin, counts.bottom + 12, inner, PAD)
        marks = Box(margin, pad.bottom + GAP, inner, CHIP)
        area = Box(margin, marks.bottom + 12, inner, narrow_height(inner, boxes=True, rows=0))
        items = (
            *self._seats(seats),
            *self._cards(cards, card),
            *self._claims(claims, card),
            *goals,
            *self._counts(counts, 3),
            *self._pad(pad),
            *self._marks(marks),
            *narrow_paper(self._paper(), area, boxes=True),
        )
        return items, area.bottom + margin

    def _hot(self, items: tuple[Item, ...], box: Box, id: str, label: str, state: SpotState = "plain") -> Group:
        return hot(
            items, Spot(id, self._spoken(label, state), state, box.x, box.y, box.width, box.height, 8), self.look
        )

    def _spoken(self, label: str, state: SpotState) -> str:
        return f"{label}, {self.words('chosen')}" if state == "chosen" else label

    def _picked(self, id: str) -> SpotState:
        return "chosen" if id in self.ui.chosen else "plain"

    def _pad(self, box: Box) -> tuple[Item, ...]:
        labels = {"minus": self.words("key-minus"), "back": self.words("key-back")}
        return number_pad(self.pen, box, self.ui.number, labels)

    def _marks(self, box: Box) -> Iterator[Item]:
        """Critical, isolated, erase: for the room chosen."""
        wide = (box.width - 2 * GAP) / 3
        for k, mark in enumerate(MARKS):
            at = Box(box.x + k * (wide + GAP), box.y, wide, box.height)
            yield self.pen.button(at, SIGNS[mark], f"mark:{mark}", self.words(f"er-check-mark-{mark}"))

    def _seats(self, box: Box) -> Iterator[Item]:
        """How many played."""
        step = CHIP + 4
        room = box.width - step * len(SEATS) - GAP
        yield self.pen.text(self.words("players"), box.x, box.y + 27, room, size=14, bold=True)
        for k, seats in enumerate(SEATS):
            at = Box(box.right - step * (len(SEATS) - k), box.y, CHIP, CHIP)
            text = self.pen.text(str(seats), at.x + CHIP / 2, at.y + 28, CHIP - 4, size=16, bold=True, anchor="middle")
            state: SpotState = "chosen" if seats == self.entry.seats else "plain"
            label = self.words("er-check-seats", n=seats)
            yield self._hot((self.pen.panel(at, edge=self.pen.theme.mute), text), at, f"seats:{seats}", label, state)

    def _cards(self, box: Box, wide: float) -> Iterator[Item]:
        """The four specialists; each click turns to the next of its kind."""
        for k, card in enumerate(self.entry.specialists):
            at = Box(box.x + k * (wide + 12), box.y, wide, wide * CARD_RATIO)
            drawing = faces.draw(f"specialist-{card}", self.words, self.look, "small")
            scale = wide / drawing.width
            face = Group(drawing.items, clip=rect(0, 0, drawing.width, drawing.height, Style(), drawing.radius))
            shown = Group((face,), at.x, at.y, scale, role="component", unit="mm")
            label = self.words("er-check-specialist", name=self.words(f"er-specialist-{card}"))
            yield self._hot((shown,), at, f"specialist:{k}", label)

    def _claims(self, box: Box, wide: float) -> Iterator[Item]:
        """What this sheet has from each cardiologist."""
        for k in range(CARDIOLOGISTS):
            card = self.entry.specialists[k]
            points = self.entry.filled.claims.get(card, 0)
            at = Box(box.x + k * (wide + 12), box.y, wide, box.height)
            text = f"+ {points}" if points else "–"
            label = self.words("er-check-claim", name=self.words(f"er-specialist-{card}"), n=points)
            yield self.pen.button(at, text, f"claim:{k}", label)

    def _goals(self, x: float, y: float, width: float) -> tuple[tuple[Item, ...], float]:
        """The goal of each specialist in as many lines as it takes, and where they end."""
        items: list[Item] = []
        for card in self.entry.specialists:
            id = f"er-specialist-{card}"
            told = self.words("er-screen-goal", name=self.words(id), goal=self.words.attribute(id, "goal"))
            lines = self.pen.lines(told, x, y + 13, width, GOAL_LINES, size=GOAL_SIZE, mute=True)
            items += lines
            y += len(lines) * GOAL_SIZE * LEADING + GOAL_GAP
        return tuple(items), y

    def _counts(self, box: Box, columns: int) -> Iterator[Item]:
        """Circled and crossed-out stethoscopes and bags, morgue, numbers of the track."""
        pen, wide = self.pen, (box.width - GAP * (columns - 1)) / columns
        for k, (name, picture) in enumerate(COUNTS.items()):
            at = Box(box.x + k % columns * (wide + GAP), box.y + k // columns * (TOOL + GAP), wide, TOOL)
            n, label = getattr(self.entry.filled, name), self.words(f"er-check-count-{name.replace('_', '-')}")
            sign = "\u00d7" if name.endswith("crossed") else "\u25cb"
            drawn = icon(picture, at.x + 20, at.y + 25, 25, None, self.look, ink=pen.theme.ink, paper=pen.theme.panel)
            text = pen.text(f"{sign} {n}", at.x + 38, at.y + 31, at.width - 42, size=16, bold=True)
            id = f"count:{name}"
            yield self._hot((pen.panel(at), drawn, text), at, id, f"{label}: {n}", self._picked(id))

    def _paper(self) -> Paper:
        filled = self.entry.filled
        cards = self.entry.specialists[:CARDIOLOGISTS]
        claims = {f"cardiologists-{k}": filled.claims[card] for k, card in enumerate(cards, 1) if card in filled.claims}
        state = SheetState(
            filled.values,
            filled.screens,
            filled.critical,
            filled.nurses,
            filled.stethoscopes,
            filled.stethoscopes_crossed,
            filled.bags,
            filled.bags_crossed,
            min(filled.track, 7),
            min(filled.morgue, 4),
            {**claims, **{name: n for name, n in filled.boxes.items() if name in SCORES}},
        )
        touches = dict(self._touches())
        total = filled.boxes.get("cardiologists")
        return Paper(self.words, self.look, state, "", touches, total, self._flagged, rows=())

    @cached_property
    def _flagged(self) -> frozenset[str]:
        """The rooms in which something is that cannot be."""
        return frozenset(room for found in self.checked.findings for room in found.rooms)

    def _touches(self) -> Iterator[tuple[str, Touch]]:
        filled = self.entry.filled
        for k, room in enumerate(ROOMS):
            label = room_label(self.words, k, filled.values.get(room.name, 0))
            yield f"room-{room.name}", self._touch(label, f"room:{room.name}", flagged=room.name in self._flagged)
        for k, ward in enumerate(WARDS):
            count = sum(ROOMS[room].name in filled.values for room in ward.rooms)
            gone = ward.clipboard in filled.nurses
            yield f"ward-{ward.clipboard}", Touch(ward_label(self.words, k, count, gone=gone))
        for name in BOXES:
            label, found = self.words(f"er-box-{name}"), filled.boxes.get(name)
            yield f"box:{name}", self._touch(label if found is None else f"{label}: {found}", f"box:{name}")

    def _touch(self, label: str, id: str, *, flagged: bool = False) -> Touch:
        """A place that can be chosen; a flagged one says so, and is drawn so while it is not chosen."""
        said = f"{label}, {self.words('er-check-flagged')}" if flagged else label
        state: SpotState = "refused" if flagged and self._picked(id) != "chosen" else self._picked(id)
        return Touch(self._spoken(said, state), state)
