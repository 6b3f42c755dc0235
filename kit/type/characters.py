"""Characters every font must have: those of all shipped texts, kana, Latin, Cyrillic, punctuation, arrows."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from kit.type.faces import FACES, Face

RANGES = (
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1, Latin Extended-A
    (0x0400, 0x045F),  # Cyrillic
    (0x2010, 0x205E),  # general punctuation
    (0x2070, 0x209C),  # superscripts, subscripts
    (0x20A0, 0x20BF),  # currency
    (0x2100, 0x2193),  # letterlike symbols, number forms, arrows
    (0x2200, 0x2265),  # mathematical operators
    (0x2460, 0x2473),  # circled numbers
    (0x25A0, 0x266F),  # geometric shapes, signs
    (0x2713, 0x2717),  # ticks and crosses
    (0x2776, 0x277F),  # dark circled numbers
    (0x3000, 0x30FF),  # ideographic punctuation, kana
    (0x31F0, 0x31FF),  # small kana
    (0xFF01, 0xFF65),  # full-width forms, half-width punctuation
)
"""First and last code point of the blocks kept whole, as far as the face has them."""

INVISIBLE = frozenset("\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\u2066\u2067\u2068\u2069\u061c\ufeff\ufe0e\ufe0f")
"""Characters that steer breaking, direction or form and take no room."""


@cache
def base(face: Face) -> frozenset[str]:
    """What a face's font holds before any typed name is asked for."""
    ranges = frozenset(chr(code) for first, last in RANGES for code in range(first, last + 1))
    return ranges.union(*(path.read_text("utf-8") for path in _word_files(face)))


def _word_files(face: Face) -> Iterator[Path]:
    spec = find_spec("translations")
    for folder in (spec and spec.submodule_search_locations) or ():
        for lang, its_face in FACES.items():
            if its_face == face:
                yield from sorted(Path(folder, lang).rglob("*.ftl"))
