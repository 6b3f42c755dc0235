"""Hot spots on the hospital sheet: places that can be clicked, with the line and tab of their state."""

from __future__ import annotations

from typing import Final

from kit.drawing.hexes import CORNER, hexagon
from kit.drawing.shapes import Group, Item, Path, Spot, Style, rect
from kit.drawing.spots import PLACE_TAB, TAB_LINE, Touch, tab
from kit.drawing.tokens import SPOT_LINES, Look
from kit.games.emergency_roll.faces_places import LATTICE, PLACES

__all__ = ["SPOT_PX", "Touch", "hot_place"]

SPOT_PX: Final = 3.5
"""Pixels per millimetre the hot spots are drawn for unless said otherwise."""


def hot_place(id: str, touch: Touch, look: Look, scale: float) -> Group:
    """A place that can be clicked, with its state's line and tab; lines in px of the screen."""
    if id not in PLACES:
        raise ValueError(f"the sheet has no place {id!r}")
    place = PLACES[id]
    spot = Spot(id, touch.label, touch.state, place.x, place.y, place.width, place.height, place.radius)
    return Group(_shown(spot, look, scale), spot=spot, role="spot")


def _shown(spot: Spot, look: Look, scale: float) -> tuple[Item, ...]:
    theme = look.theme
    styles = {
        "legal": Style(None, theme.kept.line, SPOT_LINES.legal / scale),
        "refused": Style(
            None, theme.mute, SPOT_LINES.refused / scale, tuple(d / scale for d in SPOT_LINES.dash), "butt"
        ),
        "chosen": Style(None, look.ink, SPOT_LINES.chosen / scale),
    }
    if spot.state not in styles:
        return ()
    style = styles[spot.state]
    if spot.state == "refused":
        return (_edge(spot, style),)
    size = PLACE_TAB / scale
    return _edge(spot, style), Group((tab(spot.state, 0, 0, theme),), *_tab_middle(spot, size), size)


def _is_room(spot: Spot) -> bool:
    return spot.id.startswith("room-")


def _edge(spot: Spot, style: Style) -> Path:
    """The line of a state: a hexagon round a room, else round the place's box."""
    out = style.width / 2
    if _is_room(spot):
        return hexagon(spot.x + spot.width / 2, spot.y + spot.height / 2, LATTICE.rim + 2 * CORNER * out, style)
    return rect(spot.x - out, spot.y - out, spot.width + 2 * out, spot.height + 2 * out, style, spot.radius + out)


def _tab_middle(spot: Spot, size: float) -> tuple[float, float]:
    """On a room's upper right side, clear of the chevrons; else at the right upper corner."""
    if _is_room(spot):
        return spot.x + 0.9 * spot.width, spot.y + 0.27 * spot.height
    reach = (SPOT_LINES.tab + TAB_LINE) * size / 2
    return spot.x + spot.width - reach, spot.y + reach
