"""Hot spots on screen: how a thing shows whether a click on it is legal, refused, chosen or sealed. Lengths in px."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from kit.drawing.cards import cut
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Spot, SpotState, Style, circle, rect
from kit.drawing.tokens import SPOT_LINES, Look, Theme

TAB_LINE: Final = 1.6
DOT: Final = 3.6
MARK: Final = 13.0
"""Size of the picture in a tab."""
LINE_GAP: Final = 1.5
"""From the thing's edge to the inner edge of the line of a legal or refused one."""
DARK_GAP: Final = 2.0
"""The same for a chosen one on the dark table."""
CORNER: Final = 6.0
"""Least corner radius of a state's line."""
PLACE_TAB: Final = 0.72
"""Size of the tab of a component's place over that beside a card: such places are small."""


def hot(items: tuple[Item, ...], spot: Spot, look: Look, raised: float = 0.0, inset: float = 0.0) -> Group:
    """``items`` as a hot spot: its state's line round the spot's box, its tab at the right upper corner.

    A chosen one is lifted by ``raised``; the spot's box is in the coordinates of ``items``. The tab lies ``inset``
    further left, for a thing whose corner the next one covers.
    """
    lift = raised if spot.state == "chosen" else 0.0
    mark = () if spot.state == "plain" else (tab(spot.state, *_corner(spot, inset), look.theme),)
    return Group((*items, *_line(spot, look.theme), *mark), dy=-lift, spot=_reachable(spot), role="spot")


def hot_component(
    drawing: Drawing,
    x: float,
    y: float,
    scale: float,
    look: Look,
    *,
    id: str,
    label: str,
    state: SpotState,
    raised: float = 0.0,
    inset: float = 0.0,
) -> Group:
    """A component cut out at (x, y), ``scale`` px per mm, as the hot spot ``id``, read out as ``label``."""
    box = (x, y, drawing.width * scale, drawing.height * scale)
    spot = Spot(id, label, state, *box, max(CORNER, drawing.radius * scale))
    return hot((cut(drawing, x, y, scale, look),), spot, look, raised, inset)


def tab(state: SpotState, x: float, y: float, theme: Theme) -> Group:
    """The round tab of a state about (x, y), for the corner of a hot spot and for the legend."""
    fill, edge, mark = _TABS[state](theme)
    disc = circle(0, 0, SPOT_LINES.tab, Style(fill, edge, TAB_LINE))
    return Group((disc, _mark(state, mark)), x, y, role="tab")


def _legal(theme: Theme) -> tuple[str, str, str]:
    return theme.kept.line, theme.kept.line, theme.panel


def _refused(theme: Theme) -> tuple[str, str, str]:
    return theme.panel, theme.mute, theme.ink


def _chosen(theme: Theme) -> tuple[str, str, str]:
    return theme.ink, theme.ink, theme.panel


def _sealed(theme: Theme) -> tuple[str, str, str]:
    return theme.mute, theme.mute, theme.panel


_TABS: Final = {"legal": _legal, "refused": _refused, "chosen": _chosen, "sealed": _sealed}
"""Fill, edge and mark colour of each state's tab."""
_MARKS: Final = {"refused": ("ask", 17.0), "chosen": ("ok", MARK), "sealed": ("lock", MARK)}


def _mark(state: SpotState, colour: str) -> Item:
    if state == "legal":
        return circle(0, 0, DOT, Style(colour))
    name, size = _MARKS[state]
    return icon(name, 0, 0, size, colour, Look(), ink=colour, paper=colour)


def _corner(spot: Spot, inset: float) -> tuple[float, float]:
    return spot.x + spot.width - inset, spot.y + 2


def _line(spot: Spot, theme: Theme) -> tuple[Path, ...]:
    match spot.state:
        case "legal":
            return (_round(spot, LINE_GAP, Style(None, theme.kept.line, SPOT_LINES.legal)),)
        case "refused":
            return (_round(spot, LINE_GAP, Style(None, theme.mute, SPOT_LINES.refused, SPOT_LINES.dash, "butt")),)
        case "chosen":
            gap = DARK_GAP if theme.name == "dark" else 0.0
            return (_round(spot, gap, Style(None, theme.ink, SPOT_LINES.chosen)),)
        case _:
            return ()


def _round(spot: Spot, gap: float, style: Style) -> Path:
    out = gap + style.width / 2
    return rect(
        spot.x - out, spot.y - out, spot.width + 2 * out, spot.height + 2 * out, style, max(CORNER, spot.radius) + out
    )


def _reachable(spot: Spot) -> Spot:
    """The spot with a target of at least 44 × 44 px about the same middle."""
    width, height = max(spot.width, SPOT_LINES.target), max(spot.height, SPOT_LINES.target)
    x, y = spot.x - (width - spot.width) / 2, spot.y - (height - spot.height) / 2
    return replace(spot, x=x, y=y, width=width, height=height)


class Touch(NamedTuple):
    """How a place of a drawn component can be clicked: what a screen reader says of it, and how it shows."""

    label: str
    state: SpotState = "plain"


def marked(
    id: str, touch: Touch, box: tuple[float, float, float, float], look: Look, scale: float, radius: float = 0.0
) -> Group:
    """A place of a component in mm as a hot spot, with its state's line and tab inside ``box`` (x, y, width, height).

    ``scale`` is the px per mm the component is shown at: the line keeps its width on screen.
    """
    x, y, wide, high = box
    spot = Spot(id, touch.label, touch.state, x, y, wide, high, radius)
    theme = look.theme
    if touch.state in ("plain", "sealed"):
        return Group((), spot=spot, role="spot")
    lines = {
        "legal": Style(None, theme.kept.line, SPOT_LINES.legal / scale),
        "refused": Style(
            None, theme.mute, SPOT_LINES.refused / scale, tuple(d / scale for d in SPOT_LINES.dash), "butt"
        ),
        "chosen": Style(None, look.ink, SPOT_LINES.chosen / scale),
    }
    style = lines[touch.state]
    out = style.width / 2
    edge = rect(x - out, y - out, wide + 2 * out, high + 2 * out, style, radius + out)
    if touch.state == "refused":
        return Group((edge,), spot=spot, role="spot")
    size = PLACE_TAB / scale
    reach = (SPOT_LINES.tab + TAB_LINE) * size / 2
    mark = Group((tab(touch.state, 0, 0, theme),), x + wide - reach, y + reach, size)
    return Group((edge, mark), spot=spot, role="spot")
