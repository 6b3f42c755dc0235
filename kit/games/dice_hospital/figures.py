"""The figures beside the rule summary of Dice Hospital: tables and examples, an action phase played by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from kit.drawing.figure import FIGURE_WIDTH, Figure
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, line, rect
from kit.drawing.signs import meeple
from kit.drawing.tokens import LINES, Look
from kit.games.dice_hospital.box import CODE, COLOURS, IN_GAME, PLACES, POINTS, SPECIALIST, SPECIALISTS, TREATED, VALUE
from kit.games.dice_hospital.faces_board import DASHED, patient
from kit.games.dice_hospital.faces_common import arrow, centred
from kit.games.dice_hospital.faces_specialists import colour_of
from kit.games.printed import fitted, one_size
from translations import Words

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

EMBLEM: Final = "home"
"""The icon the game is known by on paper."""
LABEL: Final = 17.0
"""Width of a table's first column, mm."""
CELL: Final = 5.4
DIE: Final = 6.0
STEP: Final = 7.2
ROLLED: Final = ("red-4", "yellow-2", "green-3", "red-2", "green-5", "yellow-4", "yellow-5", "green-2", "red-3")
"""What was rolled in the example of the ambulances."""
WARD: Final = ("red-2", "red-4-treated", "green-6-treated")
START: Final = {
    "seats": 2,
    "phase": "activate",
    "round": 4,
    "extra": "department",
    "offer_tiles": ["microbiology"],
    "offer_cards": ["immunologist"],
    "taken": [1, 2],
    "ambulances": [[], [], []],
    "administrators": ["joseph-lister", "florence-nightingale"],
    "patients": [["red-2", "red-2", "red-2", "yellow-4", "green-5", "green-6"], []],
    "built": [["anaesthesia"], []],
    "staff": [["surgeon"], []],
}
"""Where the example of an action phase begins."""
PLAYED: Final = (
    ("surgeon", "anaesthesia", ("treat red-2 red-2 red-2", "effect red-3-treated")),
    ("nurse", "pharmacy", ("treat green-6",)),
    ("nurse", "oncology", ("treat yellow-4",)),
)
"""The meeples of the example, their departments, and whom they treat."""


@dataclass(frozen=True, slots=True)
class Played:
    """The patients of the example: at the start, after each meeple, after neglect; and the points of the discharge."""

    patients: tuple[tuple[int, ...], ...]
    neglected: tuple[int, ...]
    points: int


@cache
def played() -> Played:
    """The example as the engine plays it."""
    from kit.games.dice_hospital import GAME

    state: DiceHospital = GAME.from_dict(START)  # type: ignore[assignment]
    seen = [state.patients[0]]
    for worker, department, texts in PLAYED:
        for text in (f"activate {worker} {department}", *texts):
            state.apply(GAME.parse(text))
        seen.append(state.patients[0])
    state.apply(GAME.parse("end"))
    while state.phase not in ("worsen", "discharge"):
        state.apply(GAME.parse("end"))
    while not sum(state.scores[0]):
        state.apply(state.legal_actions()[0])
    return Played(tuple(seen), state.patients[0], state.scores[0][0])


def figures(words: Words, look: Look) -> tuple[Figure, ...]:
    """Every figure, in the order of the sections."""
    pen = _Pen(words, look)
    return (
        Figure("setup", words("dh-figure-bag"), pen.bag()),
        Figure("intake", words("dh-figure-fill"), pen.filling(), words("dh-figure-fill-note")),
        Figure("action", words("dh-figure-ward"), pen.ward(), words("dh-figure-ward-note")),
        Figure("action", words("dh-figure-round"), pen.round()),
        Figure("discharge", words("dh-figure-table"), pen.table(), words("dh-figure-table-note")),
    )


class _Pen:
    """Draws in one language and look."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words, self.look, self.lang = words, look, words.lang

    def bag(self) -> Drawing:
        """Ambulances, dice in the bag and new improvements, by number of players."""
        seats = tuple(IN_GAME)
        rows = (
            ("dh-figure-players", tuple(map(str, seats))),
            ("dh-figure-ambulances", tuple(str(n + 1) for n in seats)),
            ("dh-figure-dice", tuple(str(len(COLOURS) * IN_GAME[n]) for n in seats)),
            ("dh-figure-offer", tuple(str(2 * (n - 1) + (n == 2)) for n in seats)),
        )
        size = one_size(tuple(self.words(id) for id, _ in rows), LABEL - 1.4, 7, self.lang)
        items: list[Item] = []
        for k, (id, values) in enumerate(rows):
            fill = Style(self.look.field if k == 0 else self.look.paper, self.look.ink, 0.25)
            items += self._row(self.words(id), values, k * CELL, size, fill)
        return self._drawing(len(rows) * CELL, *items)

    def _row(self, name: str, values: Sequence[str], y: float, size: float, fill: Style) -> Iterator[Item]:
        wide, middle = (FIGURE_WIDTH - LABEL) / len(values), y + CELL / 2
        yield rect(0, y, LABEL, CELL, fill)
        yield Text(LABEL / 2, middle + 0.9, name, size, self.look.ink, self.lang, False, "middle", LABEL - 1)
        for k, value in enumerate(values):
            x = LABEL + k * wide
            yield rect(x, y, wide, CELL, fill)
            yield centred(value, x + wide / 2, middle, 7, self.look, self.lang, wide - 0.4)

    def filling(self) -> Drawing:
        """Nine dice as they were rolled, then in three ambulances."""
        order = sorted((CODE[word] for word in ROLLED), key=lambda code: (VALUE[code], code))
        items: list[Item] = [*self._dice([CODE[word] for word in ROLLED], 0.0, 0.0, 4.9)]
        for number in range(len(order) // PLACES):
            y = 8.6 + 8.6 * number
            items += [
                icon("ambulance", 4.4, y + 3.2, 8.4, None, self.look),
                centred(str(number + 1), 12.2, y + 3.0, 10, self.look, self.lang, 4),
                rect(16.2, y - 0.8, 24.0, 7.6, Style(None, self.look.hairline, 0.35, DASHED, "butt"), 1.2),
                *self._dice(order[PLACES * number : PLACES * (number + 1)], 17.2, y, STEP + 0.4),
            ]
        return self._drawing(33.4, *items)

    def ward(self) -> Drawing:
        """Three beds with their upper and lower halves, a patient in each."""
        items: list[Item] = []
        for k, word in enumerate(WARD):
            x, code = 9.0 + 9.4 * k, CODE[word]
            items += [
                rect(x, 0.4, 8.0, 8.0, Style(self.look.field, self.look.hairline, 0.35), 1.2),
                rect(x, 10.4, 8.0, 8.0, Style(None, self.look.hairline, 0.35, DASHED, "butt"), 1.2),
                patient(code, x + 1.0, (11.4 if TREATED[code] else 1.4), DIE, self.look),
            ]
        frame = rect(7.4, -0.9, 29.6, 20.6, Style(None, self.look.ink, LINES.outline), 1.8)
        return self._drawing(20.4, frame, *items)

    def round(self) -> Drawing:
        """The patients before, after each meeple, and after neglect, with what it scored."""
        told = played()
        items: list[Item] = [*self._patients(told.patients[0], 0.0)]
        y = self._height(told.patients[0])
        for (worker, department, _), after in zip(PLAYED, told.patients[1:], strict=True):
            items += [*self._worker(worker, department, y), *self._patients(after, y + 7.4)]
            y += 7.4 + self._height(after)
        items += [icon("bed", 3.0, y + 2.6, 5.4, None, self.look), arrow(7.0, 10.2, y + 2.8, self.look)]
        items += [*self._dice(told.neglected, 12.0, y, STEP - 1.0)]
        said = self.words("dh-figure-round-end", points=told.points)
        items += fitted(said, 0, y + 11.0, (FIGURE_WIDTH, 4), 7, self.look.ink, self.lang, bold=True, max_lines=1)
        return self._drawing(y + 12.0, *items)

    def _worker(self, worker: str, department: str, y: float) -> Iterator[Item]:
        colour = "white" if worker == "nurse" else colour_of(SPECIALISTS[SPECIALIST[worker]])
        names = {"meeple": self.words(f"dh-meeple-{worker}"), "department": self.words(f"dh-department-{department}")}
        yield line(0, y - 0.4, FIGURE_WIDTH, y - 0.4, Style(None, self.look.rule, LINES.hairline))
        yield meeple(colour, 3.0, y + 3.4, 6.0, self.look)
        said = self.words("dh-figure-round-note", **names)
        yield from fitted(said, 7.2, y + 4.2, (FIGURE_WIDTH - 7.2, 4), 7, self.look.ink, self.lang, max_lines=1)

    def _height(self, codes: Sequence[int]) -> float:
        return (STEP + 0.8) * len({TREATED[code] for code in codes})

    def _patients(self, codes: Sequence[int], y: float) -> Iterator[Item]:
        """The untreated in a row, below them the treated with their dashed places."""
        for row in (0, 1):
            here = [code for code in codes if TREATED[code] == row]
            for k, code in enumerate(here):
                if row:
                    dashed = Style(None, self.look.hairline, 0.3, DASHED, "butt")
                    yield rect(k * STEP, y, DIE + 0.8, DIE + 0.8, dashed, 1.2)
                yield patient(code, k * STEP + 0.4, y + 0.4, DIE, self.look)
            y += STEP + 0.8 if here else 0.0

    def _dice(self, codes: Sequence[int], x: float, y: float, step: float) -> tuple[Group, ...]:
        side = min(DIE, step - 0.4)
        return tuple(patient(code, x + k * step, y, side, self.look) for k, code in enumerate(codes))

    def table(self) -> Drawing:
        """The discharge table in two halves."""
        items: list[Item] = []
        half, wide = (len(POINTS) - 1) // 2, FIGURE_WIDTH / 6
        for n in range(1, len(POINTS)):
            x, y = (n - 1) % half * wide, (n - 1) // half * 13.0
            for row, (value, fill) in enumerate(((n, self.look.field), (POINTS[n], self.look.paper))):
                items += [
                    rect(x, y + row * CELL, wide, CELL, Style(fill, self.look.ink, 0.25)),
                    centred(str(value), x + wide / 2, y + row * CELL + CELL / 2, 7.5, self.look, self.lang, wide - 1),
                ]
        return self._drawing(23.8, *items)

    def _drawing(self, height: float, *items: Item) -> Drawing:
        return Drawing(FIGURE_WIDTH, height, items, "")
