"""The break opportunities of UAX #14, found by uniseg on a shortened text: several times quicker, the same answer.

Inside a run of letters (class AL) no line ever breaks, inside a run of ideographs or kana (class ID) any may; no rule
looks further into such a run than its first and last character. So uniseg sees those two only.
"""

from __future__ import annotations

from itertools import groupby


def boundaries(text: str) -> list[int]:
    """Every index, ends excluded, at which UAX #14 lets a line of ``text`` begin."""
    from uniseg.linebreak import LB, line_break, line_break_boundaries

    kept: list[int] = []
    inside: list[int] = []
    index = 0
    for kind, run in groupby(text, key=line_break):
        last = index + sum(1 for _ in run) - 1
        if kind in (LB.AL, LB.ID) and last > index + 1:
            kept += [index, last]
            inside += range(index + 1, last + 1) if kind == LB.ID else ()
        else:
            kept += range(index, last + 1)
        index = last + 1
    found = line_break_boundaries("".join(text[place] for place in kept))
    return sorted({kept[short] for short in found if 0 < short < len(kept)}.union(inside))
