"""Lines of a given width, broken as each language wants, never over-full."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate

from kit.type.metrics import MM_PER_POINT, units, units_per_em
from kit.type.opportunities import SOFT_HYPHEN, SPACES, Paragraph, Stop, paragraphs
from kit.type.prohibitions import prohibitions

HYPHEN = "-"

LOOSE = {"ru": 0.8}
"""Language → a line filled less than this share is filled up with a hyphenated word; the others only put a hyphen into
what is wider than a line."""

NO_WIDOW = frozenset({"ja", "zh-Hant"})
"""Languages in which one character does not stand alone on the last line, if it can be helped."""

_DROPPED = dict.fromkeys(map(ord, SOFT_HYPHEN + "\u200b\u2060"))
_SLACK = 1e-6


class OverfullError(ValueError):
    """Something that may not be cut is wider than the line."""

    def __init__(self, unit: str, lang: str, needed: float, width: float) -> None:
        super().__init__(f"{unit!r} ({lang}) needs {needed:.2f} mm, the line has {width:.2f} mm")
        self.unit, self.lang, self.needed, self.width = unit, lang, needed, width


@dataclass(frozen=True, slots=True)
class Cut:
    """Where a line ends, where the next begins, and whether a hyphen is shown."""

    end: int
    next: int
    hyphen: bool = False


@dataclass(frozen=True, slots=True)
class Tier:
    """Stops of one quality; ``reach[k]`` is how far the line end at stop k is from the text's start, in font units."""

    stops: tuple[Stop, ...]
    reach: tuple[int, ...]
    hyphen: bool = False

    def furthest(self, start: int, limit: int) -> int:
        """Index of the last stop within ``limit`` that moves on from ``start``, or -1."""
        index = bisect_right(self.reach, limit) - 1
        return index if index >= 0 and self.stops[index].end > start else -1

    def cut(self, index: int) -> Cut:
        """The cut at a stop."""
        stop = self.stops[index]
        return Cut(stop.end, stop.next, self.hyphen)


@dataclass(frozen=True, slots=True)
class Measured:
    """A paragraph with its stops measured in one weight; ``at[i]`` is the width of the first i characters."""

    text: str
    at: tuple[int, ...]
    good: Tier
    fair: Tier
    hyphens: Tier
    resort: Tier
    loose: float

    def cuts(self, room: int) -> list[Cut]:
        """The cut of every line. Raises `_TooWide`."""
        cuts: list[Cut] = []
        start, end = 0, len(self.text)
        while not cuts or cuts[-1].end < end:
            cuts.append(self._cut(start, room))
            start = cuts[-1].next
        return cuts

    def _cut(self, start: int, room: int) -> Cut:
        limit = self.at[start] + room
        good = self.good.furthest(start, limit)
        if good >= 0 and self._serves(good, start, room):
            return self.good.cut(good)
        found = [(self.good, good), (self.hyphens, self.hyphens.furthest(start, limit))]
        if good < 0 or self._too_wide(good, room):
            found.append((self.fair, self.fair.furthest(start, limit)))
        cuts = [tier.cut(index) for tier, index in found if index >= 0]
        if cuts:
            return max(cuts, key=lambda cut: cut.end)
        resort = self.resort.furthest(start, limit)
        if resort >= 0:
            return self.resort.cut(resort)
        raise self._too_wide_at(start)

    def _serves(self, good: int, start: int, room: int) -> bool:
        """Whether the last good stop is the place to break: the line is full enough and what follows has a line."""
        if good == len(self.good.stops) - 1:
            return True
        filled = self.good.reach[good] - self.at[start]
        return filled >= self.loose * room and not self._too_wide(good, room)

    def _too_wide(self, good: int, room: int) -> bool:
        """Whether what follows a good stop, up to the next one, is wider than a whole line."""
        if good == len(self.good.stops) - 1:
            return False
        return self.good.reach[good + 1] - self.at[self.good.stops[good].next] > room

    def _too_wide_at(self, start: int) -> _TooWide:
        tiers = (self.good, self.fair, self.resort)
        ends = [(r, s.end, t.hyphen) for t in tiers for s, r in zip(t.stops, t.reach, strict=True) if s.end > start]
        reach, end, hyphen = min(ends)
        return _TooWide(self.text[start:end] + HYPHEN * hyphen, reach - self.at[start])


class _TooWide(Exception):
    def __init__(self, unit: str, units: int) -> None:
        super().__init__(unit, units)
        self.unit, self.units = unit, units


def wrap(text: str, width: float, size: float, lang: str, bold: bool = False) -> tuple[str, ...]:
    """The lines of ``text`` set at ``size`` pt in ``width`` mm.

    A line end in the text starts a new line. Spaces at line ends are dropped, a hyphen is shown where a word is cut.
    Raises `OverfullError` when something that may not be cut is wider than the line, ValueError on an unknown language
    or a width or size that is not above 0.
    """
    if width <= 0 or size <= 0:
        raise ValueError(f"width and size must be above 0, got {width} mm and {size} pt")
    room = _room(width, size, lang)
    return tuple(line for measured in _measured(text, lang, bold) for line in _lines(measured, room, width, size, lang))


def _room(width: float, size: float, lang: str) -> int:
    return int(width * units_per_em(lang) / (size * MM_PER_POINT) + _SLACK)


def _lines(measured: Measured, room: int, width: float, size: float, lang: str) -> Iterator[str]:
    if measured.at[-1] <= room:
        yield measured.text.translate(_DROPPED)
        return
    try:
        cuts = measured.cuts(room)
    except _TooWide as problem:
        needed = problem.units / units_per_em(lang) * size * MM_PER_POINT
        raise OverfullError(problem.unit, lang, needed, width) from None
    if lang in NO_WIDOW:
        cuts = _without_widow(measured, cuts, room, lang)
    start = 0
    for cut in cuts:
        yield measured.text[start : cut.end].translate(_DROPPED) + HYPHEN * cut.hyphen
        start = cut.next


def _without_widow(measured: Measured, cuts: list[Cut], room: int, lang: str) -> list[Cut]:
    """The same cuts, the last but one moved forward if the last line would hold one character and punctuation."""
    if len(cuts) < 2 or not _is_widow(measured.text[cuts[-2].next :], lang):
        return cuts
    start = cuts[-3].next if len(cuts) > 2 else 0
    for tier in (measured.good, measured.fair):
        for stop in reversed(tier.stops):
            fits = measured.at[-1] - measured.at[stop.next] <= room
            if start < stop.end < cuts[-2].end and fits and not _is_widow(measured.text[stop.next :], lang):
                return [*cuts[:-2], Cut(stop.end, stop.next), cuts[-1]]
    return cuts


def _is_widow(line: str, lang: str) -> bool:
    closing = prohibitions(lang).start
    return sum(c not in closing and c not in SPACES for c in line) <= 1


@lru_cache(maxsize=1 << 13)
def _measured(text: str, lang: str, bold: bool) -> tuple[Measured, ...]:
    return tuple(_measure(paragraph, lang, bold) for paragraph in paragraphs(text, lang))


def _measure(paragraph: Paragraph, lang: str, bold: bool) -> Measured:
    at = tuple(accumulate(units(paragraph.text, lang, bold), initial=0))
    hyphen = units(HYPHEN, lang, bold)[0]

    def tier(stops: tuple[Stop, ...], extra: int = 0) -> Tier:
        return Tier(stops, tuple(at[stop.end] + extra for stop in stops), bool(extra))

    plain = (tier(paragraph.good), tier(paragraph.fair))
    hyphened = (tier(paragraph.hyphens, hyphen), tier(paragraph.resort, hyphen))
    return Measured(paragraph.text, at, *plain, *hyphened, LOOSE.get(lang, 0.0))
