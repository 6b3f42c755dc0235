"""Drawings as SVG: compact, the same text for the same drawing, safe for any text in it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from types import MappingProxyType
from typing import Final, TypeAlias
from xml.sax.saxutils import escape, quoteattr

from kit.drawing.flat import Matrix, placed_spots
from kit.drawing.shapes import Command, Drawing, Group, Item, Path, Spot, Style, Text, Unit, rect
from kit.drawing.tokens import LIGHT, POINT, SPOT_LINES

Measure: TypeAlias = Callable[[str, float, str, bool], float]
"""Width in mm of a text of a size in points: ``kit.type.metrics.width``."""

JP: Final = "'Tableside JP','Noto Sans JP','Noto Sans CJK JP','Hiragino Sans','Yu Gothic',sans-serif"
TC: Final = "'Tableside TC','Noto Sans TC','Noto Sans CJK TC','PingFang TC','Microsoft JhengHei',sans-serif"
FAMILIES: Final[Mapping[str, str]] = MappingProxyType({"zh-Hant": TC})
"""CSS font families by language; languages not listed use ``JP``."""

SPOT_CLASS: Final = "ts-spot"
RING_CLASS: Final = "ts-ring"
SPOT_CSS: Final = (
    f".{SPOT_CLASS}{{cursor:pointer;outline:none}}.{RING_CLASS}{{pointer-events:none}}"
    f".{RING_CLASS}.on{{visibility:visible}}"
)
"""What a page showing hot spots needs. The script gives the ring whose ``data-ring`` is the focused spot's
``data-spot`` the class ``on``; rings come last in the SVG, so they lie over everything."""

SHARED: Final = frozenset({"component", "icon", "tab"})
"""Roles of the groups that look the same wherever they lie: see ``faces`` of ``to_svg``."""

ROUND_RECT: Final = 10
"""Steps of the path of a rectangle with round corners."""

_ILLEGAL = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def font_family(lang: str) -> str:
    """The CSS font family list for a language."""
    return FAMILIES.get(lang, JP)


def to_svg(
    drawing: Drawing,
    *,
    lang: str = "en",
    focus: str | None = None,
    focus_colour: str = LIGHT.focus,
    measure: Measure | None = None,
    show_bleed: bool = False,
    ids: str = "",
    faces: dict[str, str] | None = None,
) -> str:
    """The drawing as one ``<svg>`` element to put into a page.

    ``lang`` is the language of most texts (others carry their own); ``focus`` the id of the hot spot Tab stops at, the
    first one if None. With ``measure`` every text that has a width gets the length it has in the kit's own font, never
    more than that width, so a fallback font cannot overlap. ``ids`` goes before every id, for a page that shows one
    drawing twice. With ``faces`` components and icons are not drawn: ``<use data-face="…"/>`` stands for each, and
    its markup is put into ``faces`` under that name, for a page that keeps faces and puts them in.
    """
    first = _first_spot(drawing) if focus is None else focus
    writer = _Writer(lang, first, measure, ids or _digest(drawing), faces)
    body = "".join(writer.item(item, drawing.unit) for item in drawing.items)
    rings = "".join(_ring(spot, matrix, focus_colour) for spot, matrix in placed_spots(drawing))
    defs = writer.defs()
    edge = drawing.bleed if show_bleed else 0.0
    box = " ".join(_number(v) for v in (-edge, -edge, drawing.width + 2 * edge, drawing.height + 2 * edge))
    role = "group" if rings else "img"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="{role}" lang={_quoted(lang)} '
        f'direction="ltr" font-family="{font_family(lang)}" stroke-linecap="round" stroke-linejoin="round">'
        f"<title>{_escaped(drawing.title)}</title>{defs}{body}{rings}</svg>"
    )


def standalone(drawing: Drawing, *, lang: str = "en", measure: Measure | None = None) -> str:
    """The drawing as an SVG file of its own, its trim size in mm (or px), with an XML declaration."""
    svg = to_svg(drawing, lang=lang, measure=measure)
    size = f'width="{_number(drawing.width)}{drawing.unit}" height="{_number(drawing.height)}{drawing.unit}" '
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{svg.replace("<svg ", "<svg " + size, 1)}\n'


@dataclass(slots=True)
class _Writer:
    lang: str
    focus: str | None
    measure: Measure | None
    prefix: str
    faces: dict[str, str] | None = None
    clips: dict[str, str] = field(default_factory=dict)

    def defs(self) -> str:
        return f"<defs>{''.join(self.clips.values())}</defs>" if self.clips else ""

    def item(self, item: Item, unit: Unit) -> str:
        if isinstance(item, Path):
            return _path(item)
        if isinstance(item, Text):
            return self.text(item, unit)
        return self.group(item, item.unit or unit)

    def group(self, group: Group, unit: Unit) -> str:
        if self.faces is not None and group.role in SHARED:
            inner = self.face(group, unit, self.faces)
        else:
            inner = "".join(self.item(item, unit) for item in group.items)
        if group.clip is not None:
            inner = f'<g clip-path="url(#{self.clip(group.clip)})">{inner}</g>'
        if not inner and group.spot is None:
            return ""
        spot = "" if group.spot is None else _spot(group.spot, self.focus)
        target = "" if group.spot is None else _target(group.spot)
        transform = _transform(group)
        return f"<g{transform}{spot}>{target}{inner}</g>" if transform or spot else inner

    def face(self, group: Group, unit: Unit, faces: dict[str, str]) -> str:
        own = _Writer(self.lang, None, self.measure, "f")
        body = "".join(own.item(item, unit) for item in group.items)
        markup = f"<g>{own.defs()}{body}</g>"
        name = _short(markup)
        faces[name] = markup
        return f'<use data-face="{name}"/>'

    def clip(self, clip: Path) -> str:
        """The id of a clip path: its prefix and its shape, so that one id never means two shapes."""
        data = path_data(clip.commands)
        name = f"{self.prefix}-{_short(data)}"
        self.clips[name] = f'<clipPath id="{name}"><path d="{data}"/></clipPath>'
        return name

    def text(self, text: Text, unit: Unit) -> str:
        if not text.text:
            return ""
        size = text.size * POINT if unit == "mm" else text.size
        own = "" if text.lang == self.lang else f' lang={_quoted(text.lang)} font-family="{font_family(text.lang)}"'
        bold = ' font-weight="700"' if text.bold else ""
        anchor = "" if text.anchor == "start" else f' text-anchor="{text.anchor}"'
        return (
            f'<text x="{_number(text.x)}" y="{_number(text.y)}" font-size="{_number(size)}" fill="#{text.fill}"'
            f"{bold}{anchor}{own}{self.length(text, unit)}>{_escaped(text.text)}</text>"
        )

    def length(self, text: Text, unit: Unit) -> str:
        if self.measure is None or text.width is None or not text.text.strip():
            return ""
        wide = self.measure(text.text, text.size, text.lang, text.bold)
        wide = min(wide if unit == "mm" else wide / POINT, text.width)
        return f' textLength="{_number(wide)}" lengthAdjust="spacingAndGlyphs"' if wide > 0 else ""


@lru_cache(maxsize=1 << 14)
def path_data(commands: tuple[Command, ...]) -> str:
    """The commands as the ``d`` of an SVG path."""
    return "".join(step + " ".join(_number(value) for value in numbers) for step, *numbers in commands)


def _path(path: Path) -> str:
    return f"<{_outline(path.commands)}{_style(path.style)}/>"


@lru_cache(maxsize=1 << 14)
def _outline(commands: tuple[Command, ...]) -> str:
    """The element and its geometry: a rectangle with round corners is written as one, for it is a third as long."""
    if len(commands) != ROUND_RECT:
        return f'path d="{path_data(commands)}"'
    numbers = [value for _, *values in commands for value in values]
    xs, ys = numbers[::2], numbers[1::2]
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)
    box = (left, top, right - left, bottom - top, xs[0] - left)
    if not _same(rect(*box[:4], Style(), box[4]).commands, commands):
        return f'path d="{path_data(commands)}"'
    x, y, width, height, corner = map(_number, box)
    return f'rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{corner}"'


def _same(one: tuple[Command, ...], other: tuple[Command, ...]) -> bool:
    """Whether two outlines are the same to what is written of them."""
    return path_data(one) == path_data(other)


def _style(style: Style) -> str:
    parts = [' fill="none"' if style.fill is None else f' fill="#{style.fill}"']
    if style.stroke is not None and style.width > 0:
        parts.append(f' stroke="#{style.stroke}" stroke-width="{_number(style.width)}"')
        parts += [' stroke-linecap="butt"'] * (style.cap == "butt")
        parts += [' stroke-linejoin="miter"'] * (style.join == "miter")
        if style.dash:
            parts.append(f' stroke-dasharray="{" ".join(_number(value) for value in style.dash)}"')
    if style.opacity < 1:
        parts.append(f' opacity="{_number(style.opacity)}"')
    return "".join(parts)


def _transform(group: Group) -> str:
    steps = []
    if group.dx or group.dy:
        steps.append(f"translate({_number(group.dx)} {_number(group.dy)})")
    if group.turn:
        steps.append(f"rotate({_number(group.turn)})")
    if group.scale != 1:
        steps.append(f"scale({_number(group.scale, 5)})")
    return f' transform="{"".join(steps)}"' if steps else ""


def _spot(spot: Spot, focus: str | None) -> str:
    stop = "0" if spot.id == focus else "-1"
    pressed = ' aria-pressed="true"' if spot.state == "chosen" else ""
    return (
        f' class="{SPOT_CLASS}" role="button" tabindex="{stop}" aria-label={_quoted(spot.label)}'
        f' data-spot={_quoted(spot.id)} data-state="{spot.state}"{pressed}'
    )


def _target(spot: Spot) -> str:
    return f'<rect {_rect(spot, 0.0)} fill="#000000" fill-opacity="0"/>'


def _ring(spot: Spot, matrix: Matrix, colour: str) -> str:
    gap = SPOT_LINES.focus_gap / matrix.scale
    place = " ".join(_number(v, 5) for v in (matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f))
    return (
        f'<rect class="{RING_CLASS}" visibility="hidden" data-ring={_quoted(spot.id)} {_rect(spot, gap)}'
        f' transform="matrix({place})" fill="none"'
        f' stroke="#{colour}" stroke-width="{_number(SPOT_LINES.focus / matrix.scale)}"/>'
    )


def _rect(spot: Spot, out: float) -> str:
    return (
        f'x="{_number(spot.x - out)}" y="{_number(spot.y - out)}" width="{_number(spot.width + 2 * out)}"'
        f' height="{_number(spot.height + 2 * out)}" rx="{_number(spot.radius + out)}"'
    )


def _first_spot(drawing: Drawing) -> str | None:
    return next((spot.id for spot, _ in placed_spots(drawing)), None)


def _digest(drawing: Drawing) -> str:
    return "t" + _short(repr((drawing.title, drawing.width, drawing.height)))[:8]


@lru_cache(maxsize=1 << 10)
def _short(text: str) -> str:
    return sha256(text.encode("utf-8", "replace")).hexdigest()[:10]


def _number(value: float, places: int = 3) -> str:
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def _escaped(text: str) -> str:
    return escape(_ILLEGAL.sub("\ufffd", text))


def _quoted(text: str) -> str:
    return quoteattr(_ILLEGAL.sub("\ufffd", text))
