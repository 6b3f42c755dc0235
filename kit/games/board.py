"""Pieces every table on screen is made of, in pixels: fitted texts, panels, plates of seats, buttons, number pads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Anchor, Group, Item, Spot, SpotState, Style, Text, circle, rect
from kit.drawing.spots import hot
from kit.drawing.tokens import POINT, RADIUS, SCREEN_TYPE, SPOT_LINES, Look, Theme
from kit.type.breaking import OverfullError, wrap
from kit.type.metrics import missing
from kit.type.metrics import width as width_mm

ELLIPSIS: Final = "…"
MINUS: Final = "\u2212"
LEADING: Final = 1.35
ROUNDING: Final = 0.1
"""By how much a text set smaller to fit may be wider than its room, px."""
PLATE_INSET: Final = 6.0
"""How far a plate's tab stays from its corner, so that it is whole at the table's edge."""
EMBLEM: Final = 22.0
"""Size of the icon of the one who leads; it ends over the capitals of the name under it, px."""
KEYS: Final = ("7", "8", "9", "4", "5", "6", "1", "2", "3", "minus", "0", "back")
"""A number pad, row by row."""


def text_width(text: str, size: float, lang: str, bold: bool = False) -> float:
    """Width in px of a text of ``size`` px."""
    return width_mm(text, size, lang, bold) / POINT


def shortened(text: str, size: float, room: float, lang: str, bold: bool = False) -> str:
    """The text, or as much of it as fits ``room`` px with an ellipsis."""
    if text_width(text, size, lang, bold) <= room + ROUNDING:
        return text
    while text and text_width(text + ELLIPSIS, size, lang, bold) > room:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the table, px."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Pen:
    """Writes and draws on the table in one look and language."""

    look: Look
    lang: str

    @property
    def theme(self) -> Theme:
        """The theme's colours."""
        return self.look.theme

    def text(
        self,
        text: str,
        x: float,
        y: float,
        room: float,
        *,
        size: float = SCREEN_TYPE.text,
        bold: bool = False,
        fill: str | None = None,
        anchor: Anchor = "start",
    ) -> Text:
        """One line at most ``room`` wide, its baseline at ``y``: smaller down to the floor, then shortened.

        Where the font lacks a character (a typed name), the screen's own font sets the line as wide as it likes.
        """
        size = self._size(text, size, room, bold)
        shown = shortened(text, size, room, self.lang, bold)
        known = not missing(shown, self.lang)
        return Text(x, y, shown, size, fill or self.theme.ink, self.lang, bold, anchor, room if known else None)

    def lines(
        self,
        text: str,
        x: float,
        y: float,
        room: float,
        most: int,
        *,
        size: float = SCREEN_TYPE.text,
        mute: bool = False,
    ) -> tuple[Text, ...]:
        """At most ``most`` lines, the first baseline at ``y``; what is left over ends in an ellipsis."""
        try:
            found = list(wrap(text, room * POINT, size, self.lang))
        except OverfullError:
            found = [text]
        if len(found) > most:
            found = [*found[: most - 1], " ".join(found[most - 1 :])]
        fill = self.theme.mute if mute else self.theme.ink
        step = size * LEADING
        return tuple(self.text(line, x, y + k * step, room, size=size, fill=fill) for k, line in enumerate(found))

    def _size(self, text: str, size: float, room: float, bold: bool) -> float:
        wide = text_width(text, size, self.lang, bold)
        return size if wide <= room else max(SCREEN_TYPE.floor, size * room / wide)

    def panel(self, box: Box, *, fill: str | None = None, edge: str | None = None, line: float = 1.4) -> Item:
        """A panel's ground with its line."""
        style = Style(fill or self.theme.panel, edge or self.theme.rule, line)
        return rect(box.x, box.y, box.width, box.height, style, RADIUS)

    def frame(self, box: Box, *, dashed: bool = False) -> Item:
        """A line without a ground; dashed where a piece will lie."""
        dash = SPOT_LINES.dash if dashed else ()
        return rect(box.x, box.y, box.width, box.height, Style(None, self.theme.rule, 1.6, dash), RADIUS)

    def chip(self, text: str, x: float, y: float, room: float) -> tuple[Group, float]:
        """A dark label with its upper left corner at (x, y), 26 px high, and its width."""
        wide = min(room, text_width(text, 14, self.lang, True) + 20)
        ground = rect(x, y, wide, 26, Style(self.theme.ink), 7)
        words = self.text(
            text, x + wide / 2, y + 18, wide - 8, size=14, bold=True, fill=self.theme.panel, anchor="middle"
        )
        return Group((ground, words), role="chip"), wide

    def button(self, box: Box, text: str, spot: str, label: str, state: SpotState = "plain") -> Group:
        """A button on the table, at least 44 px each way."""
        words = self.text(
            text, box.x + box.width / 2, box.y + box.height / 2 + 5, box.width - 10, size=15, bold=True, anchor="middle"
        )
        ground = self.panel(box, edge=self.theme.mute)
        return hot((ground, words), Spot(spot, label, state, box.x, box.y, box.width, box.height, RADIUS), self.look)


@dataclass(frozen=True, slots=True)
class Plate:
    """What a seat's plate says: its thing, name, a quiet line, and whether it leads, is marked, or is a hot spot.

    ``emblem`` is the icon of the one who leads.
    """

    thing: str
    name: str
    line: str
    marked: bool = False
    hat: bool = False
    spot: str | None = None
    label: str = ""
    state: SpotState = "plain"
    emblem: str = "boss"


def plate(pen: Pen, box: Box, shown: Plate) -> Group:
    """A seat's plate; ``marked`` (to act) by a strong line."""
    theme = pen.theme
    edge, line = (theme.ink, 2.2) if shown.marked else (theme.rule, 1.4)
    radius = min(16.0, box.height / 2 - 6) if box.width > 150 else 14.0
    left = box.x + 2 * radius + 14
    room = box.right - left - 5
    middle = box.y + box.height / 2
    items: list[Item] = [
        pen.panel(box, edge=edge, line=line),
        seat_disc(shown.thing, box.x + radius + 7, middle, radius, pen.look),
    ]
    if theme.name == "dark":
        items.insert(1, circle(box.x + radius + 7, middle, radius + 1.5, Style(theme.ink)))
    items.append(pen.text(shown.name, left, middle - 2 if shown.line else middle + 5, room, size=14, bold=True))
    if shown.line:
        items.append(pen.text(shown.line, left, middle + 15, room, size=12, fill=theme.mute))
    if shown.hat:
        x, paint = box.right - (20 if shown.state == "plain" else 42), theme.panel
        items.append(icon(shown.emblem, x, box.y - 3, EMBLEM, "C96F4F", pen.look, ink=theme.ink, paper=paint))
    if shown.spot is None:
        return Group(tuple(items), role="plate")
    spot = Spot(shown.spot, shown.label or shown.name, shown.state, box.x, box.y, box.width, box.height, RADIUS)
    return hot(tuple(items), spot, pen.look, inset=PLATE_INSET)


def number_pad(pen: Pen, box: Box, number: str, labels: dict[str, str]) -> tuple[Item, ...]:
    """The number written so far and twelve keys ``key:…`` in ``box`` (at least 150 × 240 px); labels by key."""
    gap = 6.0
    wide, high = (box.width - 2 * gap) / 3, min(48.0, (box.height - 52) / 4 - gap)
    shown = Box(box.x, box.y, box.width, 44)
    written = number.replace("-", MINUS) or "–"
    items: list[Item] = [
        pen.panel(shown, edge=pen.theme.ink, line=2),
        pen.text(written, shown.right - 14, shown.y + 30, shown.width - 28, size=22, bold=True, anchor="end"),
    ]
    for k, key in enumerate(KEYS):
        at = Box(box.x + k % 3 * (wide + gap), box.y + 50 + k // 3 * (high + gap), wide, high)
        face = {"minus": MINUS, "back": "\u2190"}.get(key, key)
        items.append(pen.button(at, face, f"key:{key}", labels.get(key, key)))
    return tuple(items)
