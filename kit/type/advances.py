"""Advance widths of a whole variable font at regular and bold, kept in the font cache.

They are read from the font's hmtx and HVAR, so text can be measured before any static font is made; a test holds them
to the hmtx of the fonts `kit.type.fonts` makes.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from kit import places
from kit.type.characters import INVISIBLE
from kit.type.faces import BOLD, REGULAR, Face, digest, source

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Advances:
    """Widths in font units; ``upem`` units make the type size, ``notdef`` is the box drawn for a missing glyph."""

    upem: int
    notdef: int
    ascent: int
    descent: int
    cap_height: int
    x_height: int
    widths: Mapping[int, Mapping[str, int]]

    def of(self, weight: int) -> Mapping[str, int]:
        """Character → width at a weight, every character of the font."""
        return self.widths[weight]


@cache
def advances(face: Face) -> Advances:
    """The widths of a face. Raises `kit.places.UnwritableError` when the font cache cannot be written."""
    path = places.font_cache() / f"{face.key}-widths-{digest(face)[:16]}-{version('fonttools')}-{FORMAT}.json"
    try:
        stored = json.loads(path.read_bytes())
    except (FileNotFoundError, ValueError):
        stored = _read(source(face))
        places.write_atomically(path, json.dumps(stored, separators=(",", ":")).encode())
    return _loaded(stored)


def _loaded(stored: dict[str, Any]) -> Advances:
    covered = [chr(code) for first, last in stored["covered"] for code in range(first, last + 1)]
    invisible = dict.fromkeys(INVISIBLE, 0)
    wide = dict.fromkeys(covered, stored["upem"])
    widths = {w: {**wide, **stored[str(w)], **invisible} for w in (REGULAR, BOLD)}
    names = ("upem", "notdef", "ascent", "descent", "cap_height", "x_height")
    return Advances(**{name: stored[name] for name in names}, widths=widths)


def _read(path: Path) -> dict[str, Any]:
    from fontTools.ttLib import TTFont

    with TTFont(path, lazy=True) as font:
        return _table(font)


def _table(font: Any) -> dict[str, Any]:
    os2, upem = font["OS/2"], font["head"].unitsPerEm
    weights = {str(weight): {c: w for c, w in _at(font, weight).items() if w != upem} for weight in (REGULAR, BOLD)}
    return {
        "upem": upem,
        "notdef": font["hmtx"][".notdef"][0],
        "ascent": os2.sTypoAscender,
        "descent": -os2.sTypoDescender,
        "cap_height": os2.sCapHeight,
        "x_height": os2.sxHeight,
        "covered": _ranges(font.getBestCmap()),
        **weights,
    }


def _at(font: Any, weight: int) -> dict[str, int]:
    from fontTools.misc.roundTools import otRound
    from fontTools.varLib.models import normalizeLocation, piecewiseLinearMap
    from fontTools.varLib.varStore import VarStoreInstancer

    axes = font["fvar"].axes
    limits = {axis.axisTag: (axis.minValue, axis.defaultValue, axis.maxValue) for axis in axes}
    location = normalizeLocation({"wght": weight}, limits)
    location = {tag: piecewiseLinearMap(value, font["avar"].segments[tag]) for tag, value in location.items()}
    table, metrics = font["HVAR"].table, font["hmtx"].metrics
    deltas = VarStoreInstancer(table.VarStore, axes, location)
    index = table.AdvWidthMap.mapping if table.AdvWidthMap else font.getReverseGlyphMap()
    return {chr(code): metrics[name][0] + otRound(deltas[index[name]]) for code, name in font.getBestCmap().items()}


def _ranges(codes: Iterable[int]) -> list[tuple[int, int]]:
    ranges: list[tuple[int, int]] = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1] = (ranges[-1][0], code)
        else:
            ranges.append((code, code))
    return ranges
