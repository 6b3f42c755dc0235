"""The figures beside the rule summary of 48: tables, and examples with the numbers of the text or of ours."""

from __future__ import annotations

from collections.abc import Sequence

from kit.drawing.figure import FIGURE_WIDTH, Figure
from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, line, rect
from kit.drawing.signs import sign
from kit.drawing.tokens import COLOURS, SEAT, Look
from kit.games.forty_eight.box import BOSS_TURNS, COMMAND_STEP, SUITS, SUITS_IN_PLAY, TIME_SET
from kit.games.forty_eight.scoring import THRESHOLDS
from kit.type.fitting import fit
from translations import Words

EMBLEM = "timer"
"""The icon the game is known by on paper."""
CARD = (6.6, 9.2)
"""Size of a small card, mm."""
STEP = 7.6
"""From one small card to the next, mm."""


def figures(words: Words, look: Look) -> tuple[Figure, ...]:
    """Every figure, in the order of the sections."""
    pen = _Pen(words, look)
    return (
        Figure("setup", words("fe-figure-suits"), pen.suits(), words("fe-figure-suits-note")),
        Figure("setup", words.attribute("fe-time-cards", "name"), pen.time_set()),
        Figure("bids", words("fe-figure-bids"), pen.bids(), words("fe-figure-bids-note")),
        Figure("command", words("fe-figure-command"), pen.command(), words("fe-figure-command-note")),
        Figure("end", words("fe-figure-zero"), pen.zero(), words("fe-figure-zero-note")),
        Figure("scoring", words("fe-figure-discard"), pen.discard(), words("fe-figure-discard-note")),
        Figure("dropout", words("fe-figure-initial"), pen.initial()),
        Figure("dropout", words("fe-figure-thresholds"), pen.thresholds()),
    )


class _Pen:
    """Draws in one language and look."""

    def __init__(self, words: Words, look: Look) -> None:
        self.words, self.look, self.lang = words, look, words.lang

    def suits(self) -> Drawing:
        """The six suits, and how many play."""
        swatches = tuple(self._swatch(suit, 3.6 + k * 7.36, 3.4) for k, suit in enumerate(SUITS))
        rows = (
            (self.words("fe-figure-players"), tuple(map(str, SUITS_IN_PLAY))),
            (self.words("fe-figure-suits-row"), tuple(map(str, SUITS_IN_PLAY.values()))),
            (self.words("fe-figure-rounds-row"), tuple(str(BOSS_TURNS * seats) for seats in SUITS_IN_PLAY)),
        )
        return self._drawing(27, *swatches, *self._table(rows, 9.2, 17, 5.6))

    def time_set(self) -> Drawing:
        """The nine cards of a set and their sum."""
        cards = tuple(
            self._card("leaf", n, k * 4.72, 0, width=4.4, height=6.4, size=7.5) for k, n in enumerate(TIME_SET)
        )
        total = self._label(f"{' + '.join(map(str, TIME_SET))} = {sum(TIME_SET)}", 0, 9.8, FIGURE_WIDTH, 7)
        return self._drawing(10.6, *cards, total)

    def bids(self) -> Drawing:
        """5 + 2 against 4 + 1."""
        left: tuple[Item, ...] = (
            *self._hand("key", (5, 2), 0, 0),
            self._disc("key", 19, 4.6),
            self._sum("7", 27, 0),
            self._rank("1", 39, 4.6),
        )
        right: tuple[Item, ...] = (
            *self._hand("cup", (4, 1), 0, 11),
            self._disc("cup", 19, 15.6),
            self._sum("5", 27, 11),
            self._rank("2", 39, 15.6),
        )
        return self._drawing(20.4, *left, *right)

    def command(self) -> Drawing:
        """A first place of 5 costs 7."""
        boss = icon("boss", 3.6, 15.6, 7, None, self.look)
        bid: tuple[Item, ...] = (self._rank("1", 3.6, 4.6), *self._hand("key", (3, 2), 10, 0), self._sum("5", 27, 0))
        paid: tuple[Item, ...] = (
            boss,
            *self._hand("bell", (6, 1), 10, 11),
            self._sum(f"≥ {5 + COMMAND_STEP}", 26, 11, room=16),
        )
        pen = Style(None, self.look.ink, 0.45)
        arrow = (line(30, 7.6, 30, 12.6, pen), line(28.8, 11.2, 30, 12.6, pen), line(31.2, 11.2, 30, 12.6, pen))
        return self._drawing(20.4, *bid, *paid, *arrow, self._label(f"+ {COMMAND_STEP}", 32, 11.2, 9, 9))

    def zero(self) -> Drawing:
        """Of 0 and 4 laid for an incident only the 4 stays."""
        incident = self._incident("blue", 2, 0, 0)
        stays = self._card("boat", 4, 10.5, 2.4)
        back = self._card("boat", 0, 34, 2.4)
        arrow = self._arrow(30.6, 7, 24.4)
        hand = self._card("boat", 0, 18.4, 2.4, ghost=True)
        return self._drawing(14, incident, stays, hand, self._turned(arrow), back)

    def discard(self) -> Drawing:
        """Two red incidents carry 2 + 3 and 1 + 4: the 1 goes."""
        first = (self._incident("red", 1, 0, 0), *self._hand("leaf", (2, 3), 10.5, 2.4))
        second = (self._incident("red", 3, 0, 15.4), *self._hand("leaf", (1, 4), 10.5, 17.8))
        left, top, right, foot = 9.7, 17.2, 10.5 + CARD[0] + 0.8, 17.8 + CARD[1] + 0.6
        pen = Style(None, self.look.ink, 0.7)
        cross = (line(left, top, right, foot, pen), line(right, top, left, foot, pen))
        sums = (self._sum("9", 29, 9.6), icon("clock", 40.6, 14.4, 6, None, self.look))
        return self._drawing(29.6, *first, *second, *cross, *sums)

    def initial(self) -> Drawing:
        """The two examples of the text."""
        first: tuple[Item, ...] = (*self._faces((2, 5, 6), 0, 0), self._sum("6", 26, 0))
        second: tuple[Item, ...] = (*self._faces((3, 5, 5), 0, 11), self._sum("10", 26, 11, room=16))
        return self._drawing(20.4, *first, *second)

    def thresholds(self) -> Drawing:
        """How many drop out at which total."""
        starts = (0, *(limit + 1 for limit in THRESHOLDS))
        brackets = (*(f"{start}–{end}" for start, end in zip(starts, THRESHOLDS, strict=False)), f"{starts[-1]}–")
        head = (self.words("fe-figure-total-row"), self.words("fe-figure-out-row"))
        rows: list[Item] = [*self._cells(head, 0, (26.0, 18.0), filled=True)]
        for out, bracket in enumerate(brackets):
            rows += self._cells((bracket, str(out)), 5.4 * (out + 1), (26.0, 18.0), strong=1)
        return self._drawing(32.6, *rows)

    def _drawing(self, height: float, *items: Item) -> Drawing:
        return Drawing(FIGURE_WIDTH, height, items, "")

    def _swatch(self, suit: str, x: float, y: float) -> Group:
        colour = COLOURS[suit]
        body = rect(x - 3.1, y - 3.1, 6.2, 6.2, Style(self.look.fill(colour.fill), self.look.ink, 0.3), 0.9)
        return Group((body, sign(colour.sign, x, y, 3.6, self.look.on(colour.fill))))

    def _incident(self, suit: str, value: int, x: float, y: float) -> Group:
        colour, (wide, high) = COLOURS[suit], (9.4, 13.2)
        body = rect(x, y, wide, high, Style(self.look.paper, self.look.ink, 0.3), 0.8)
        band = rect(x, y, 3.6, high, Style(self.look.fill(colour.fill), self.look.ink, 0.3), 0.8)
        mark = sign(colour.sign, x + 1.8, y + 3, 2.4, self.look.on(colour.fill))
        number = self._label(str(value), x + 6.5, y + 8.2, 5, 10, middle=True)
        return Group((body, band, mark, number))

    def _card(
        self,
        seat: str,
        value: int,
        x: float,
        y: float,
        *,
        width: float = CARD[0],
        height: float = CARD[1],
        size: float = 11,
        ghost: bool = False,
    ) -> Group:
        look = self.look
        dash = (0.8, 0.7) if ghost else ()
        body = rect(x, y, width, height, Style(look.paper, look.small if ghost else look.ink, 0.3, dash), 0.8)
        if ghost:
            return Group((body,))
        band = rect(x, y, width, 1.5, Style(look.fill(SEAT[seat].fill), look.ink, 0.3), 0.6)
        number = self._label(
            str(value), x + width / 2, y + height / 2 + 0.75 + 0.127 * size, width - 0.6, size, middle=True
        )
        return Group((body, band, number))

    def _hand(self, seat: str, values: Sequence[int], x: float, y: float) -> tuple[Group, ...]:
        return tuple(self._card(seat, value, x + k * STEP, y) for k, value in enumerate(values))

    def _faces(self, values: Sequence[int], x: float, y: float) -> tuple[Group, ...]:
        seats = ("key", "cup", "leaf")
        return tuple(
            self._card(seat, value, x + k * STEP, y) for k, (seat, value) in enumerate(zip(seats, values, strict=True))
        )

    def _disc(self, seat: str, x: float, y: float) -> Group:
        return seat_disc(seat, x, y, 3.1, self.look)

    def _sum(self, text: str, x: float, y: float, room: float = 9) -> Text:
        return self._label(f"= {text}" if text.isdigit() else text, x, y + 6.3, room, 12)

    def _rank(self, text: str, x: float, y: float) -> Group:
        body = rect(x - 3.1, y - 3.1, 6.2, 6.2, Style(self.look.fill(self.look.ink), self.look.ink, 0.3), 3.1)
        number = Text(x, y + 1.2, text, 9.5, self.look.on(self.look.ink), self.lang, True, "middle", 5)
        return Group((body, number))

    def _arrow(self, x: float, y: float, end: float) -> tuple[Item, ...]:
        pen = Style(None, self.look.ink, 0.45)
        return line(x, y, end, y, pen), line(end, y, end + 1.5, y - 1.3, pen), line(end, y, end + 1.5, y + 1.3, pen)

    def _turned(self, arrow: tuple[Item, ...]) -> Group:
        return Group(arrow, 55, 14, turn=180)

    def _label(self, text: str, x: float, y: float, room: float, size: float, *, middle: bool = False) -> Text:
        fitted = fit(text, room, size, size, 6, self.lang, True, max_lines=1)
        return Text(x, y, text, fitted.size, self.look.ink, self.lang, True, "middle" if middle else "start", room)

    def _table(
        self, rows: Sequence[tuple[str, Sequence[str]]], y: float, first: float, high: float
    ) -> tuple[Item, ...]:
        wide = (FIGURE_WIDTH - first) / len(rows[0][1])
        items: list[Item] = []
        for k, (name, values) in enumerate(rows):
            widths = (first, *(wide for _ in values))
            items += self._cells((name, *values), y + k * high, widths, high, filled=k == 0, strong=k and 1)
        return tuple(items)

    def _cells(
        self,
        texts: Sequence[str],
        y: float,
        widths: Sequence[float],
        high: float = 5.4,
        *,
        filled: bool = False,
        strong: int = 0,
    ) -> tuple[Item, ...]:
        """A row of cells; texts from number ``strong`` on are bold where it is above 0."""
        items: list[Item] = []
        x = 0.0
        for k, (text, wide) in enumerate(zip(texts, widths, strict=True)):
            items.append(
                rect(x, y, wide, high, Style(self.look.field if filled else self.look.paper, self.look.ink, 0.25))
            )
            bold = 0 < strong <= k
            size = fit(text, wide - 1.6, high, 8.5 if bold else 7, 6, self.lang, bold, max_lines=1).size
            items.append(
                Text(
                    x + wide / 2,
                    y + high / 2 + 0.127 * size,
                    text,
                    size,
                    self.look.ink,
                    self.lang,
                    bold,
                    "middle",
                    wide - 1,
                )
            )
            x += wide
        return tuple(items)
