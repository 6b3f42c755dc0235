"""How wide and how high text is: plain sums of advances, as ReportLab and our web fonts set it (no kerning)."""

from __future__ import annotations

from functools import lru_cache

from kit.type.advances import Advances, advances
from kit.type.characters import INVISIBLE
from kit.type.faces import face, weight

MM_PER_POINT = 25.4 / 72


def width(text: str, size: float, lang: str, bold: bool = False) -> float:
    """Width in mm of one line of text at ``size`` pt; a missing glyph counts as the box drawn for it.

    Raises ValueError on an unknown language.
    """
    return _units(text, lang, bold) * size * MM_PER_POINT / _advances(lang).upem


def ascent(size: float, lang: str) -> float:
    """Distance in mm from the baseline up to the top of the em box (0.88 em), where a full-width character ends."""
    return _advances(lang).ascent * size * MM_PER_POINT / _advances(lang).upem


def descent(size: float, lang: str) -> float:
    """Distance in mm from the baseline down to the foot of the em box (0.12 em); Latin tails go 0.1 em lower."""
    return _advances(lang).descent * size * MM_PER_POINT / _advances(lang).upem


def cap_height(size: float, lang: str) -> float:
    """Height in mm of a capital letter or a figure."""
    return _advances(lang).cap_height * size * MM_PER_POINT / _advances(lang).upem


def x_height(size: float, lang: str) -> float:
    """Height in mm of a small x."""
    return _advances(lang).x_height * size * MM_PER_POINT / _advances(lang).upem


def missing(text: str, lang: str) -> tuple[str, ...]:
    """Characters the language's font has no glyph for, each once, in order of appearance; line ends do not count."""
    known = _advances(lang).of(weight(False))
    return tuple(dict.fromkeys(c for c in text if c not in known and c not in INVISIBLE and c != "\n"))


def units(text: str, lang: str, bold: bool = False) -> list[int]:
    """Advance of each character in font units (see `units_per_em`)."""
    table = _advances(lang)
    known = table.of(weight(bold))
    return [known.get(c, table.notdef) for c in text]


def units_per_em(lang: str) -> int:
    """How many font units the type size is divided into."""
    return _advances(lang).upem


def _advances(lang: str) -> Advances:
    return advances(face(lang))


@lru_cache(maxsize=1 << 14)
def _units(text: str, lang: str, bold: bool) -> int:
    return sum(units(text, lang, bold))
