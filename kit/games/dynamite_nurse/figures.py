"""The figures beside the rule summary of Dynamite Nurse, drawn from what the rules themselves make of a position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kit.drawing.cards import text_lines
from kit.drawing.figure import FIGURE_WIDTH, Figure
from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, line, rect
from kit.drawing.tokens import SEATS, Look
from kit.games.dynamite_nurse import figures_played as played
from kit.games.dynamite_nurse.faces_backs import plaster
from kit.games.dynamite_nurse.faces_spine import framed_number
from kit.games.printed import one_size
from kit.type.fitting import fit
from kit.type.metrics import cap_height
from translations import Words

EMBLEM: Final = "cap"
"""The icon the game is known by on paper."""
CARD: Final = (6.8, 9.4)
"""Size of a small card, mm."""
STEP: Final = 7.6
"""From one small card to the next, mm."""
ROW: Final = 6.4
SKILL: Final = 8
"""The doctor of the text's example (000:159-161)."""
ALMIGHTY: Final = 4
COLUMN: Final = 9.8
"""Width of a column of marks."""


def figures(words: Words, look: Look) -> tuple[Figure, ...]:
    """Every figure, in the order of the sections."""
    pen = _Pen(words, look)
    skill, almighty = {"skill": SKILL}, {"skill": ALMIGHTY}
    return (
        Figure("turn", words("dn-figure-worsen"), pen.worsening(), words("dn-figure-worsen-note")),
        Figure("visit", words("dn-figure-chain"), pen.chain(), words("dn-figure-chain-note")),
        Figure("visit", words("dn-figure-emergency"), pen.readings(), words("dn-figure-emergency-note")),
        Figure(
            "operation",
            words("dn-figure-capacity", **skill),
            pen.capacity(),
            words("dn-figure-capacity-note", **skill),
        ),
        Figure(
            "operation",
            words("dn-figure-almighty", **almighty),
            pen.almighty(),
            words("dn-figure-almighty-note", **almighty),
        ),
    )


class _Pen:
    """Draws in one language and look."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words, self.look, self.lang = words, look, words.lang

    def worsening(self) -> Drawing:
        """The ward before, who worsens, and the ward after."""
        shown = played.worsened()
        items: list[Item] = [*self._ward(shown.before, shown.beds, 0)]
        for k in range(shown.worse):
            items += self._down(k * STEP + CARD[0] / 2, CARD[1] + 3.0)
        low = CARD[1] + 8.4
        items += self._ward(shown.after, shown.beds, low)
        x = len(shown.after) * STEP + 2.2
        for n in shown.dead:
            items += [self._card(n, x, low), icon("kill", x + CARD[0] / 2, low + CARD[1] + 3.4, 4.6, None, self.look)]
            x += STEP
        return self._drawing(low + CARD[1] + 6.2, *items)

    def _ward(self, ward: Sequence[tuple[int, bool]], beds: int, y: float) -> tuple[Item, ...]:
        """Patients from the left, over a line for each bed."""
        bed = Style(None, self.look.ink, 0.9)
        cards = tuple(self._card(n, k * STEP, y, worse=worse) for k, (n, worse) in enumerate(ward))
        rails = tuple(
            line(k * STEP + 0.6, y + CARD[1] + 1.2, k * STEP + CARD[0] - 0.6, y + CARD[1] + 1.2, bed)
            for k in range(beds)
        )
        return *cards, *rails

    def chain(self) -> Drawing:
        """Who does what, one below the other, and how it ends."""
        end = played.chained()
        items: list[Item] = []
        for k, (seat, action) in enumerate(played.SCRIPT):
            items += self._line(k * ROW, seat, self._said(action.kind, action.args))
        low = len(played.SCRIPT) * ROW
        items.append(line(0, low + 0.2, FIGURE_WIDTH, low + 0.2, Style(None, self.look.ink, 0.3)))
        y = low + 0.6 + ROW / 2
        items += [
            icon("ok" if end.verdict == "stands" else "no", 2.6, y, 3.8, None, self.look),
            self._text(self._name("intern"), 6.4, y, 18.0),
            icon("home" if end.left else "bed", 28.0, y, 4.8, None, self.look),
            *self._arrow(33.0, 37.6, y),
            seat_disc(SEATS[end.next].name, 41.0, y, 2.5, self.look),
        ]
        return self._drawing(low + ROW + 1.2, *items)

    def _name(self, card: str) -> str:
        return self.words(f"dn-piece-{card}")

    def _said(self, kind: str, args: Sequence[object]) -> str:
        """A step in words: patients and doctors by what they do, events by their names."""
        if kind in ("outpatient", "kirikaeshi"):
            return self.words(f"dn-figure-chain-{kind}", n=int(str(args[0]).rsplit("-", 1)[1]))
        return self._name(kind)

    def _line(self, y: float, seat: int, said: str) -> tuple[Item, ...]:
        middle = y + ROW / 2
        return (
            seat_disc(SEATS[seat].name, 2.6, middle, 2.5, self.look),
            self._text(said, 6.4, middle, FIGURE_WIDTH - 6.4),
        )

    def readings(self) -> Drawing:
        """Each reading, whether an emergency can be countered, and whether the turn passes."""
        first = FIGURE_WIDTH - 2 * COLUMN
        heads = tuple(self.words(f"dn-figure-emergency-{name}") for name in ("countered", "passes"))
        size = one_size(heads, COLUMN - 0.6, 6.5, self.lang)
        items: list[Item] = [
            Text(first + (k + 0.5) * COLUMN, 2.6, head, size, self.look.ink, self.lang, True, "middle", COLUMN - 0.5)
            for k, head in enumerate(heads)
        ]
        y = 4.2
        for reading in played.readings():
            text = self.words(f"dn-option-emergency_op-{reading.value}")
            box = fit(text, first - 1.5, 12, 6.6, 6, self.lang)
            high = len(box.lines) * box.leading_mm + 1.8
            items.append(line(0, y, FIGURE_WIDTH, y, Style(None, self.look.hairline, 0.25)))
            items += text_lines(
                box.lines, 0, y + 3.0, box.size, box.leading_mm, self.look.ink, self.lang, width=first - 1.5
            )
            for k, holds in enumerate((reading.countered, reading.passes)):
                mark = "ok" if holds else "no"
                items.append(icon(mark, first + (k + 0.5) * COLUMN, y + high / 2, 3.8, None, self.look, line=2.6))
            y += high
        return self._drawing(y + 0.4, *items)

    def capacity(self) -> Drawing:
        """Groups of patients one doctor may operate on, and one too many."""
        items: list[Item] = [self._doctor(SKILL, 0, 1.4)]
        groups = played.together(SKILL)
        rows = ((0, 0.0, 0), (1, 14.0, 0), (2, 0.0, 1), (4, 24.0, 1), (3, 0.0, 2))
        for k, x, row in rows:
            group, able = groups[k]
            left, y = x + (11.5 if row == 0 else 0), row * (CARD[1] + 2.4)
            items += [self._card(n, left + j * STEP, y) for j, n in enumerate(group)]
            mark = left + len(group) * STEP + 1.6
            items.append(icon("ok" if able else "no", mark, y + CARD[1] / 2, 3.6, None, self.look, line=2.8))
        return self._drawing(3 * (CARD[1] + 2.4) - 1.6, *items)

    def almighty(self) -> Drawing:
        """Patients one by one: whether the almighty doctor may take them along."""
        items: list[Item] = [self._doctor(ALMIGHTY, 0, 1.0, star=True)]
        for k, (n, able) in enumerate(played.one_by_one(ALMIGHTY)):
            x = 8.8 + k * (CARD[0] + 0.2)
            items.append(self._card(n, x, 0))
            items.append(icon("ok" if able else "no", x + CARD[0] / 2, CARD[1] + 2.8, 3.4, None, self.look, line=2.8))
        return self._drawing(CARD[1] + 5.2, *items)

    def _card(self, n: int, x: float, y: float, *, worse: bool = False) -> Group:
        """A patient as a small card; face down with a plaster, its number beside it."""
        wide, high = CARD
        edge = rect(0, 0, wide, high, Style(self.look.field if worse else self.look.paper, self.look.ink, 0.35), 0.9)
        if not worse:
            return Group((edge, *framed_number(str(n), "circle", wide / 2, high / 2, 2.7, self.look, self.lang)), x, y)
        patch = Group(plaster(self.look), wide / 2, high * 0.68, 0.44, -45)
        return Group((edge, patch, *framed_number(str(n), "circle", 2.1, 2.1, 1.75, self.look, self.lang)), x, y)

    def _doctor(self, n: int, x: float, y: float, *, star: bool = False) -> Group:
        frame = framed_number(str(n), "square", 3.4, 3.4, 3.5, self.look, self.lang)
        mark = (icon("star", 3.4, 9.6, 4.2, None, self.look),) if star else ()
        return Group((*frame, *mark), x, y)

    def _down(self, x: float, y: float) -> tuple[Item, ...]:
        pen = Style(None, self.look.ink, 0.5)
        return (
            Path(
                (("M", x, y), ("L", x, y + 4), ("M", x - 1.3, y + 2.7), ("L", x, y + 4), ("L", x + 1.3, y + 2.7)), pen
            ),
        )

    def _arrow(self, x: float, end: float, y: float) -> tuple[Item, ...]:
        pen = Style(None, self.look.ink, 0.5)
        head = (("M", end - 1.4, y - 1.3), ("L", end, y), ("L", end - 1.4, y + 1.3))
        return (Path((("M", x, y), ("L", end, y), *head), pen),)

    def _text(self, text: str, x: float, y: float, room: float) -> Text:
        size = one_size((text,), room, 7, self.lang)
        return Text(x, y + cap_height(size, self.lang) / 2, text, size, self.look.ink, self.lang, width=room)

    def _drawing(self, height: float, *items: Item) -> Drawing:
        return Drawing(FIGURE_WIDTH, height, items, "")
