"""Static TrueType fonts cut from a variable one: few characters, one weight, outlines in glyf.

Imported only when a font has to be made: it loads fontTools' subsetter and instancer.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import OverlapMode, instantiateVariableFont

from kit.type.faces import BOLD

RECIPE = 1
"""Counted up when the same source and characters would give other bytes."""


def instance(source: Path, family: str, weight: int, characters: Iterable[str]) -> bytes:
    """A static font of one weight with the glyphs for ``characters``; those the source lacks are left out.

    Subsetting comes first: instancing all of a CJK font takes minutes.
    """
    with TTFont(source, lazy=True, recalcTimestamp=False) as whole:
        _subset(whole, characters)
        small = BytesIO(_bytes(whole))
    font = TTFont(small, recalcTimestamp=False)
    font = instantiateVariableFont(font, {"wght": weight}, inplace=True, overlap=OverlapMode.KEEP_AND_SET_FLAGS)
    _rename(font, family, weight)
    return _bytes(font)


def web_subset(path: Path, characters: Iterable[str]) -> bytes:
    """WOFF of ``characters`` out of a font made by `instance`."""
    with TTFont(path, recalcTimestamp=False) as font:
        _subset(font, characters)
        font.flavor = "woff"
        return _bytes(font)


def _subset(font: TTFont, characters: Iterable[str]) -> None:
    options = Options()
    options.layout_features = []
    options.hinting = False
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = ["*"]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "STAT", "VVAR", "vhea", "vmtx", "VORG", "gasp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=sorted(ord(character) for character in characters))
    subsetter.subset(font)


def _rename(font: TTFont, family: str, weight: int) -> None:
    style = "Bold" if weight == BOLD else "Regular"
    postscript = f"{family.replace(' ', '')}-{style}"
    names = font["name"]
    for record in (16, 17, 25):
        names.removeNames(nameID=record)
    for record, value in ((1, family), (2, style), (3, postscript), (4, f"{family} {style}"), (6, postscript)):
        names.removeNames(nameID=record)
        names.setName(value, record, 3, 1, 0x409)
    bold = weight == BOLD
    font["head"].macStyle = int(bold)
    font["OS/2"].fsSelection = 0x20 if bold else 0x40
    font["OS/2"].usWeightClass = weight


def _bytes(font: TTFont) -> bytes:
    out = BytesIO()
    font.save(out, reorderTables=None)
    return out.getvalue()
