"""The board as SVG for the screen, small discs of the seats, and the still picture a saved notebook shows."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from html import escape

from kit.drawing.icons import seat_disc
from kit.drawing.shapes import Drawing
from kit.drawing.svg import to_svg
from kit.drawing.tokens import SEATS, Look
from kit.type.metrics import width as measure

DISC = 24.0


def board_svg(drawing: Drawing, lang: str, look: Look, faces: dict[str, str] | None = None) -> str:
    """The table as one ``<svg>`` whose hot spots can be focused; with ``faces`` components are only named in it."""
    return to_svg(drawing, lang=lang, focus_colour=look.theme.focus, measure=measure, faces=faces)


@lru_cache(maxsize=64)
def disc_svgs(names: tuple[str, ...], look: Look) -> list[str]:
    """A small disc for each seat."""
    discs = (seat_disc(SEATS[seat].name, DISC / 2, DISC / 2, DISC / 2 - 1, look) for seat in range(len(names)))
    return [to_svg(Drawing(DISC, DISC, (disc,), name, "px")) for disc, name in zip(discs, names, strict=True)]


def still_html(drawing: Drawing, lang: str, note: str, look: Look) -> str:
    """The table as a picture that needs neither kernel nor script nor trust, with a line of text under it."""
    svg = board_svg(drawing, lang, look)
    sized = svg.replace("<svg ", f'<svg width="{drawing.width:.0f}" height="{drawing.height:.0f}" ', 1)
    data = b64encode(sized.encode()).decode()
    alt = escape(drawing.title, quote=True)
    return (
        f'<img alt="{alt}" width="{drawing.width:.0f}" src="data:image/svg+xml;base64,{data}">'
        f'<p lang="{lang}">{escape(note)}</p>'
    )
