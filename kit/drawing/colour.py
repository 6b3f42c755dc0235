"""Colour arithmetic: contrast, lightness, mixing, grey copies. Colours are ``RRGGBB`` without a leading ``#``."""

from __future__ import annotations

from dataclasses import replace

from kit.drawing.shapes import Drawing, Item, Path, Style, Text


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue, 0-255 each. ValueError if ``colour`` is not six hexadecimal digits."""
    if len(colour) != 6:
        raise ValueError(f"a colour is six hexadecimal digits, got {colour!r}")
    value = int(colour, 16)
    return value >> 16, value >> 8 & 255, value & 255


def luminance(colour: str) -> float:
    """Relative luminance of WCAG 2.2, 0 (black) to 1 (white)."""
    red, green, blue = (_linear(value / 255) for value in channels(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Contrast ratio of WCAG 2.2, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lightness(colour: str) -> float:
    """CIE L* (D65), 0 to 100."""
    y = luminance(colour)
    return 116 * float(y ** (1 / 3)) - 16 if y > 216 / 24389 else y * 24389 / 27


def mix(one: str, other: str, share: float) -> str:
    """``one`` with ``share`` (0-1) of ``other`` in it, mixed per sRGB channel."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def more_contrast(colour: str, *choices: str) -> str:
    """The one of ``choices`` that stands out most on ``colour``."""
    return max(choices, key=lambda choice: contrast(choice, colour))


def grey(colour: str) -> str:
    """The grey of the same luminance: what a grey copier makes of a colour."""
    y = luminance(colour)
    value = 12.92 * y if y <= 0.0031308 else 1.055 * float(y ** (1 / 2.4)) - 0.055
    return f"{round(value * 255):02X}" * 3


def greyscale(drawing: Drawing) -> Drawing:
    """The drawing as a grey copy."""
    return replace(drawing, items=tuple(_grey_item(item) for item in drawing.items))


def _grey_item(item: Item) -> Item:
    if isinstance(item, Text):
        return replace(item, fill=grey(item.fill))
    if isinstance(item, Path):
        return replace(item, style=_grey_style(item.style))
    return replace(item, items=tuple(_grey_item(inner) for inner in item.items))


def _grey_style(style: Style) -> Style:
    fill = None if style.fill is None else grey(style.fill)
    stroke = None if style.stroke is None else grey(style.stroke)
    return replace(style, fill=fill, stroke=stroke)
