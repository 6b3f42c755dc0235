"""The visual language as data: colours with sign and hatch, seats, themes, type, spacing, states, and ``Look``.

Colours are ``RRGGBB``; sizes of type are points on paper and pixels on screen; other lengths are millimetres on paper
and pixels on screen. Every colour of a thing has a sign and a hatch, so that colour never tells something alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from kit.drawing.colour import contrast, lightness, luminance, mix, more_contrast

Sign: TypeAlias = Literal["triangle", "disc", "square", "lozenge", "hourglass", "ring", "hexagon"]
Hatch: TypeAlias = Literal["upright", "dots", "falling", "level", "grid", "none", "dashes"]
InkUse: TypeAlias = Literal["full", "low"]

INK: Final = "1F2430"
DEEP_INK: Final = "0A0C10"
"""For text on a colour where neither ink nor paper reaches ``MIN_CONTRAST``: the seat "bell"."""
PAPER: Final = "FBFAF7"
SMALL: Final = "63676F"
"""Small text and low-ink hatches."""
HAIRLINE: Final = "A5A6A9"
"""Thin lines, never text."""
ACCENT: Final = "DAD8D3"
FIELD: Final = "F1EFEA"
BAND: Final = "D5D7DB"
"""Bands of the colour grey ("any")."""
POINT: Final = 25.4 / 72
"""Millimetres in a point."""


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour of dice, suits and meeples. ``accent`` is what fills a picture in it, where the colour itself would
    hide the picture's ink lines."""

    name: str
    fill: str
    sign: Sign
    hatch: Hatch
    accent: str


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: always a disc in ``fill`` with its thing; ``name`` is the icon too."""

    name: str
    fill: str


@dataclass(frozen=True, slots=True)
class State:
    """A state's line and text colour, and the ground its text stands on."""

    line: str
    ground: str


@dataclass(frozen=True, slots=True)
class Theme:
    """Screen colours. ``paper`` and ``field`` are those of components, which stay light in the dark theme."""

    name: Literal["light", "dark"]
    page: str
    table: str
    panel: str
    rule: str
    ink: str
    mute: str
    kept: State
    ruling: State
    refused: State
    focus: str
    paper: str
    field: str


COLOURS: Final = MappingProxyType(
    {
        colour.name: colour
        for colour in (
            Colour("red", "961B19", "triangle", "upright", "961B19"),
            Colour("yellow", "F5BE0B", "disc", "dots", "F5BE0B"),
            Colour("green", "44B28A", "square", "falling", "44B28A"),
            Colour("blue", "4568AD", "lozenge", "level", "4568AD"),
            Colour("black", "16181D", "hourglass", "grid", "8A8C92"),
            Colour("white", "F7F5F0", "ring", "none", "F7F5F0"),
            Colour("grey", "E4E5E8", "hexagon", "dashes", BAND),
        )
    }
)

SEATS: Final = (
    Seat("key", "27205C"),
    Seat("cup", "6F3A34"),
    Seat("leaf", "33738A"),
    Seat("bell", "C96F4F"),
    Seat("boat", "9DAFE3"),
    Seat("kite", "E5D494"),
)
SEAT: Final = MappingProxyType({seat.name: seat for seat in SEATS})

LIGHT: Final = Theme(
    "light",
    page="FFFFFF",
    table="ECE9E2",
    panel="FBFAF7",
    rule="DAD8D3",
    ink=INK,
    mute="5C616B",
    kept=State("0B6B4F", "DDF1E8"),
    ruling=State("7A5200", "FBEBC2"),
    refused=State("961B19", "F8DEDA"),
    focus="1D5FB8",
    paper=PAPER,
    field=FIELD,
)
DARK: Final = Theme(
    "dark",
    page="111417",
    table="23282F",
    panel="1A1E23",
    rule="3A414A",
    ink="ECEAE4",
    mute="A9AFB8",
    kept=State("6FD3AE", "15382C"),
    ruling=State("F2C14E", "3D3010"),
    refused=State("FF9C90", "45201D"),
    focus="8FC1FF",
    paper="ECE9E1",
    field="E0DDD5",
)
THEMES: Final = MappingProxyType({theme.name: theme for theme in (LIGHT, DARK)})


@dataclass(frozen=True, slots=True)
class CardType:
    """Type of cards in points."""

    index: float = 30
    second: float = 12
    title: float = 13
    title_cyrillic: float = 11.5
    subtitle: float = 7
    text: float = 7
    foot: float = 6
    points: float = 10


@dataclass(frozen=True, slots=True)
class SheetType:
    """Type of sheets in points."""

    title: float = 13
    heading: float = 8
    label: float = 6.5
    number: float = 15


@dataclass(frozen=True, slots=True)
class SummaryType:
    """Type of rule summaries in points; ``leading`` in mm."""

    title: float = 24
    section: float = 11
    text: float = 8.6
    leading: float = 4.5
    id: float = 6.4
    passage: float = 6


@dataclass(frozen=True, slots=True)
class ScreenType:
    """Type on screen in pixels."""

    floor: float = 12
    text: float = 13
    strong: float = 14
    title: float = 16


CARD_TYPE: Final = CardType()
SHEET_TYPE: Final = SheetType()
SUMMARY_TYPE: Final = SummaryType()
SCREEN_TYPE: Final = ScreenType()
FLOOR: Final = 6.0
"""Smallest type on paper, points."""
MARK_FLOOR: Final = 5.6
"""Smallest type of the ``kit`` box, points."""
MIN_CONTRAST: Final = 5.0
DARK_BELOW: Final = 40.0
"""CIE L* below which a colour counts as dark."""
INDEX_BELOW: Final = 3.0
"""Pixels per millimetre below which a component shows its index face."""


@dataclass(frozen=True, slots=True)
class CardGrid:
    """Lengths of a poker card, mm. The number in the spine is seen in a fanned hand, so it may come nearer to the trim
    than ``safe``: to ``spine_safe``."""

    width: float = 63.5
    height: float = 88.9
    radius: float = 3
    safe: float = 4
    bleed: float = 3
    spine: float = 10
    spine_safe: float = 1.5
    left: float = 14
    right: float = 59.5


@dataclass(frozen=True, slots=True)
class Lines:
    """Line widths, mm."""

    outline: float = 0.4
    total: float = 0.55
    hairline: float = 0.25
    hatch: float = 0.22
    hatch_pitch: float = 1.5
    trim: float = 0.18


@dataclass(frozen=True, slots=True)
class SpotLines:
    """Hot spots on screen, px: line widths, gaps, tab radius, dashes, how far a chosen one is raised, least target."""

    legal: float = 3
    refused: float = 2
    chosen: float = 4
    focus: float = 3
    focus_gap: float = 5
    gap: float = 2.5
    tab: float = 11
    dash: tuple[float, ...] = (6, 5)
    raised: float = 20
    target: float = 44


CARD: Final = CardGrid()
LINES: Final = Lines()
SPOT_LINES: Final = SpotLines()
SPACING: Final = 8.0
RADIUS: Final = 9.0


@dataclass(frozen=True, slots=True)
class Look:
    """Which paper and ink a component is drawn with: one of the themes, with full or low ink."""

    theme: Theme = LIGHT
    ink_use: InkUse = "full"

    @property
    def low(self) -> bool:
        """Whether fills become paper."""
        return self.ink_use == "low"

    @property
    def paper(self) -> str:
        """What components are printed on."""
        return self.theme.paper

    @property
    def ink(self) -> str:
        """Ink of components, dark in both themes, since components stay light."""
        return INK

    @property
    def field(self) -> str:
        """Quiet ground behind a picture or a total; paper with low ink."""
        return self.paper if self.low else self.theme.field

    @property
    def accent(self) -> str:
        """Neutral fill of icons; paper with low ink."""
        return self.paper if self.low else ACCENT

    @property
    def small(self) -> str:
        """Small text on components, and low-ink hatches."""
        return SMALL if self.theme.name == "light" else "565A62"

    @property
    def hairline(self) -> str:
        """Thin lines, never text."""
        return HAIRLINE if self.theme.name == "light" else "96979B"

    @property
    def rule(self) -> str:
        """Quiet line that parts a component's text from its picture."""
        return ACCENT if self.theme.name == "light" and not self.low else self.hairline

    def fill(self, colour: str) -> str:
        """``colour`` as a fill: itself, or paper with low ink."""
        return self.paper if self.low else colour

    def on(self, colour: str) -> str:
        """Ink or paper, whichever contrasts more with ``colour`` as this look fills it; deeper ink if both are weak.

        The paper is the lightest one: dimmed paper of the dark theme would be too weak.
        """
        ground = self.fill(colour)
        best = more_contrast(ground, self.ink, max(PAPER, self.paper, key=luminance))
        return best if contrast(best, ground) >= MIN_CONTRAST else DEEP_INK

    def hatch(self, colour: str) -> str:
        """Hatch line on ``colour``: 30 % towards ink, from a dark colour towards paper instead."""
        if self.low:
            return SMALL
        return mix(colour, self.paper if lightness(colour) < DARK_BELOW else self.ink, 0.3)


SHEET: Final = replace(LIGHT, page="FFFFFF", paper="FFFFFF", field="F3F1EC")
"""For the press: the paper is the sheet's own."""

PRINT: Final = Look(SHEET)
PRINT_LOW: Final = Look(SHEET, "low")
SCREEN_LIGHT: Final = Look(LIGHT)
SCREEN_DARK: Final = Look(DARK)
