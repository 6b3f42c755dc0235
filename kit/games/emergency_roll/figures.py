"""The figures beside the rule summary of Emergency Roll: tables, and examples with numbers of ours."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from kit.drawing.figure import FIGURE_WIDTH, Figure
from kit.drawing.hexes import ROW, chevron, hexagon, room
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Item, Path, Style, Text, circle, line, rect
from kit.drawing.signs import die
from kit.drawing.tokens import INK, Look
from kit.games.emergency_roll.box import AMBULANCES, BONUSES, REMOVED, SIDES, TRACK
from kit.games.emergency_roll.faces_entries import around, cross
from kit.games.emergency_roll.faces_panel import ICONS
from kit.games.printed import one_size
from kit.type.metrics import cap_height
from translations import Words

EMBLEM: Final = "ambulance"
"""The icon the game is known by on paper."""
LABEL: Final = 15.0
"""Width of a table's first column, mm."""
CELL: Final = 5.4


def figures(words: Words, look: Look) -> tuple[Figure, ...]:
    """Every figure, in the order of the sections."""
    pen = _Pen(words, look)
    return (
        Figure("setup", words("er-figure-rounds"), pen.rounds()),
        Figure("bonus", words("er-figure-bonuses"), pen.bonuses()),
        Figure("admit", words("er-figure-ward"), pen.ward(), words("er-figure-ward-note")),
        Figure("tools", words("er-figure-tools"), pen.tools(), words("er-figure-tools-note")),
        Figure("cardiologists", words("er-figure-cardio"), pen.cardiologist(), words("er-figure-cardio-note")),
        Figure("scoring", words("er-figure-track"), pen.track(), words("er-figure-track-note")),
        Figure("scoring", words("er-figure-shared"), pen.shared(), words("er-figure-shared-note")),
    )


class _Pen:
    """Draws in one language and look."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words, self.look, self.lang = words, look, words.lang

    def rounds(self) -> Drawing:
        """Cards that leave, rounds, and the side of the cardiologists, by number of players."""
        seats = tuple(REMOVED)
        two, more = str(SIDES[1]), "/".join(map(str, SIDES))
        rows = (
            ("er-figure-players", tuple(map(str, seats))),
            ("er-figure-removed", tuple(str(REMOVED[n]) for n in seats)),
            ("er-figure-rounds-row", tuple(str(len(AMBULANCES) - REMOVED[n]) for n in seats)),
            ("er-figure-side", tuple(two if n == 2 else more for n in seats)),
        )
        size = one_size(tuple(self.words(id) for id, _ in rows), LABEL - 1.4, 7, self.lang)
        items: list[Item] = []
        for k, (id, values) in enumerate(rows):
            items += self._row(self.words(id), values, k * CELL, size, head=k == 0)
        return self._drawing(len(rows) * CELL, *items)

    def _row(self, name: str, values: Sequence[str], y: float, size: float, *, head: bool) -> tuple[Item, ...]:
        look, wide = self.look, (FIGURE_WIDTH - LABEL) / len(values)
        fill = Style(look.field if head else look.paper, look.ink, 0.25)
        middle = y + CELL / 2
        items: list[Item] = [
            rect(0, y, LABEL, CELL, fill),
            Text(LABEL / 2, middle + 0.9, name, size, look.ink, self.lang, False, "middle", LABEL - 1),
        ]
        for k, value in enumerate(values):
            x = LABEL + k * wide
            items += [rect(x, y, wide, CELL, fill), self._number(value, x + wide / 2, middle, 7.5)]
        return tuple(items)

    def bonuses(self) -> Drawing:
        """The six bonuses by icon and name, in two columns."""
        names = tuple(self.words(f"er-bonus-{name}") for name in BONUSES)
        size = one_size(names, FIGURE_WIDTH / 2 - 5.8, 7, self.lang)
        items: list[Item] = []
        for k, (name, text) in enumerate(zip(BONUSES, names, strict=True)):
            x, y = (k % 2) * FIGURE_WIDTH / 2, 3.0 + (k // 2) * 6.4
            items += [
                icon(ICONS[name], x + 2.5, y, 4.8, None, self.look),
                Text(x + 5.7, y + 0.9, text, size, self.look.ink, self.lang, width=FIGURE_WIDTH / 2 - 5.7),
            ]
        return self._drawing(19.0, *items)

    def ward(self) -> Drawing:
        """2, an isolated 4, then 1."""
        pitch = 11.0
        y = 6.4
        middles = tuple((5.6 + k * pitch, y) for k in range(4))
        colours, values = ("green", "grey", "yellow", "red"), ("2", "4", "1", "")
        items: list[Item] = [room(colour, *at, pitch, self.look) for colour, at in zip(colours, middles, strict=True)]
        items += [self._number(value, x, at, 12) for value, (x, at) in zip(values, middles, strict=True) if value]
        items.append(around(*middles[1], 3.0))
        items += [
            chevron((x + far) / 2, at, 0, 1.1, self.look.ink, self.look.paper, self.look)
            for (x, at), (far, _) in pairwise(middles)
        ]
        return self._drawing(12.6, *items)

    def tools(self) -> Drawing:
        """A 3, two crossed stethoscopes, a 5."""
        y, look = 5.0, self.look
        used: tuple[Item, ...] = tuple(
            item
            for x in (16.4, 24.0)
            for item in (icon("stethoscope", x, y, 5.6, look.paper, look), around(x, y, 3.4), cross(x, y, 2.3))
        )
        heart = (hexagon(39.0, y, 4.9, Style(look.paper, look.ink, 0.4)), self._number("5", 39.0, y, 13))
        return self._drawing(10.0, die("green", 3, 0.6, 0.6, 8.8, look), *used, self._arrow(29.6, 32.8, y), *heart)

    def cardiologist(self) -> Drawing:
        """8, then 5, then gone."""
        y, look = 5.0, self.look
        first, second = map(str, SIDES)
        dark = (circle(6, y, 4.4, Style(look.fill(INK), look.ink, 0.4)), self._number(first, 6, y, 12, look.on(INK)))
        light = (circle(22, y, 4.4, Style(look.paper, look.ink, 0.4)), self._number(second, 22, y, 12))
        gone = circle(38, y, 4.4, Style(None, look.ink, 0.4, (1.2, 1.0), "butt"))
        return self._drawing(10.0, *dark, self._arrow(12, 16, y), *light, self._arrow(28, 32, y), gone)

    def track(self) -> Drawing:
        """The nurse track with its first three numbers circled."""
        y, step = 4.0, FIGURE_WIDTH / len(TRACK)
        items: list[Item] = [line(step / 2, y, FIGURE_WIDTH - step / 2, y, Style(None, self.look.ink, 0.3))]
        for k, value in enumerate(TRACK):
            x = (k + 0.5) * step
            items += [circle(x, y, 2.5, Style(self.look.paper, self.look.ink, 0.3)), self._number(str(value), x, y, 7)]
            if k < 3:
                items.append(around(x, y, 3.0))
        return self._drawing(8.0, *items)

    def shared(self) -> Drawing:
        """Four odd rooms in two triangles, of which the dark one counts."""
        pitch, look = 9.0, self.look
        high = pitch * ROW
        left, y = FIGURE_WIDTH / 2 - 0.75 * pitch, 5.4
        points = ((left, y), (left + pitch, y), (left + pitch / 2, y + high), (left + 1.5 * pitch, y + high))
        items: list[Item] = []
        for k, ((x, at), value) in enumerate(zip(points, "1353", strict=True)):
            counts = k < 3
            ground, ink = (look.fill(INK), look.on(INK)) if counts else (look.paper, look.ink)
            shape = hexagon(x, at, 4.8, Style(ground, look.ink, 1.0 if counts and look.low else 0.4))
            items += [shape, self._number(value, x, at, 11, ink)]
        return self._drawing(y + high + 5.2, *items)

    def _arrow(self, start: float, end: float, y: float) -> Path:
        steps = (("M", start, y), ("L", end, y), ("M", end - 1.4, y - 1.3), ("L", end, y), ("L", end - 1.4, y + 1.3))
        return Path(steps, Style(None, self.look.ink, 0.5))

    def _number(self, value: str, x: float, y: float, size: float, ink: str | None = None) -> Text:
        low = y + cap_height(size, self.lang) / 2
        return Text(x, low, value, size, ink or self.look.ink, self.lang, True, "middle")

    def _drawing(self, height: float, *items: Item) -> Drawing:
        return Drawing(FIGURE_WIDTH, height, items, "")
