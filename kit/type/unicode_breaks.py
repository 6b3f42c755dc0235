"""The break opportunities of UAX #14, found by uniseg on shortened pieces of text: many times quicker, the same answer.

A line may always break at a single space between two letters (class AL), and no rule looks across it, so the text falls
into pieces there. Inside a run of letters no line ever breaks, inside a run of ideographs or kana (class ID) any may,
and no rule looks further into such a run than its first and last character: uniseg sees those two only.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import groupby

_LETTER = "A-Za-zА-Яа-яЁё"
_PLAIN_SPACE = re.compile(rf"(?<=[{_LETTER}]) (?=[{_LETTER}])")
_PLAIN_WORD = re.compile(rf"[{_LETTER}]*")


def boundaries(text: str) -> list[int]:
    """Every index, ends excluded, at which UAX #14 lets a line of ``text`` begin, in rising order."""
    found: list[int] = []
    start = 0
    for piece in _PLAIN_SPACE.split(text):
        found += [start] if start else []
        found += [start + index for index in _inside(piece)]
        start += len(piece) + 1
    return found


@lru_cache(maxsize=1 << 14)
def _inside(piece: str) -> tuple[int, ...]:
    if _PLAIN_WORD.fullmatch(piece):
        return ()
    from uniseg.linebreak import LB, line_break, line_break_boundaries

    kept: list[int] = []
    free: list[int] = []
    index = 0
    for kind, run in groupby(piece, key=line_break):
        last = index + sum(1 for _ in run) - 1
        if kind in (LB.AL, LB.ID) and last > index + 1:
            kept += [index, last]
            free += range(index + 1, last + 1) if kind == LB.ID else ()
        else:
            kept += range(index, last + 1)
        index = last + 1
    found = line_break_boundaries("".join(piece[place] for place in kept))
    return tuple(sorted({kept[short] for short in found if 0 < short < len(kept)}.union(free)))
