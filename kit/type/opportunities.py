"""Where a text may be cut into lines: found once per text and language, then kept.

UAX #14 (uniseg) says where lines may break, `kit.type.prohibitions` takes away what the language forbids, BudouX tells
Japanese phrases, pyphen the places for a hyphen.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from kit.type.faces import face
from kit.type.prohibitions import Prohibitions, prohibitions
from kit.type.unicode_breaks import boundaries

SPACES = " \t\u3000\u200b"
"""Dropped at a line's end."""

SOFT_HYPHEN = "\u00ad"
LINE_ENDS = "\n\r\v\f\x85\u2028\u2029"

_CLOSING = ".,:;!?…)»”"
_AFTER_CLAUSE = frozenset("、。，．！？：；）」』】,.!?:;)")
_WORD = re.compile(r"[A-Za-z]+|[а-яёА-ЯЁ]+")
_DICTIONARIES = {"cyrillic": "ru_RU", "latin": "en_GB"}
"""Script → pyphen dictionary."""

_HYPHENATED = frozenset({"en", "ru"})
"""Languages that hyphenate; the others do it, with foreign words, only where nothing else fits."""

_BESIDE, _LAST_LINE = 3, 5
"""Fewest letters a good hyphen leaves on either side, and on the last line."""

_SHORTEST = 5
"""Words of fewer letters are never hyphenated."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A place to cut: the line ends before ``end``, the next begins at ``next`` (spaces between are dropped)."""

    end: int
    next: int


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph and its stops.

    ``good`` ones come first and end with the end of the text; ``fair`` ones serve what is wider than a line;
    ``hyphens`` fill loose lines; ``resort``, every place a word may be cut at, is for where nothing else fits.
    """

    text: str
    good: tuple[Stop, ...]
    fair: tuple[Stop, ...]
    hyphens: tuple[Stop, ...]
    resort: tuple[Stop, ...]


@lru_cache(maxsize=1 << 13)
def paragraphs(text: str, lang: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a text, split at its line ends. Raises ValueError on an unknown language."""
    face(lang)
    return tuple(_paragraph(line, lang) for line in text.splitlines() or [""])


def _paragraph(line: str, lang: str) -> Paragraph:
    text = line.rstrip(SPACES)
    good: list[Stop] = []
    fair: list[Stop] = []
    rules = prohibitions(lang)
    phrases = _phrase_starts(text) if lang == "ja" else frozenset()
    for index in boundaries(text):
        if text[index - 1] == SOFT_HYPHEN or rules.forbid(text, index):
            continue
        kept = _is_good(text, index, rules, phrases if lang == "ja" else None)
        (good if kept else fair).append(_stop(text, index))
    good.append(Stop(len(text), len(text)))
    hyphens, resort = _good_hyphens(text, lang), _hyphens(text)
    return Paragraph(text, tuple(good), tuple(fair), _bare(hyphens), _bare(resort))


def _is_good(text: str, index: int, rules: Prohibitions, phrases: frozenset[int] | None) -> bool:
    if rules.avoid(text, index):
        return False
    return phrases is None or index in phrases or text[index - 1] in SPACES or text[index - 1] in _AFTER_CLAUSE


def _stop(text: str, index: int) -> Stop:
    return Stop(len(text[:index].rstrip(SPACES)), index)


def _phrase_starts(text: str) -> frozenset[int]:
    starts, index = set(), 0
    for phrase in _phrase_parser()(text):
        starts.add(index)
        index += len(phrase)
    return frozenset(starts)


@cache
def _phrase_parser() -> Callable[[str], list[str]]:
    from budoux import load_default_japanese_parser

    return load_default_japanese_parser().parse


def _bare(places: Iterable[int]) -> tuple[Stop, ...]:
    return tuple(Stop(place, place) for place in sorted(places))


def _good_hyphens(text: str, lang: str) -> set[int]:
    if lang not in _HYPHENATED:
        return set()
    latest = len(text.rstrip(_CLOSING)) - _LAST_LINE
    inner = {place for place in _hyphens(text, _BESIDE) if place <= latest}
    return inner | _soft_hyphens(text)


def _hyphens(text: str, beside: int = 2) -> set[int]:
    places = _soft_hyphens(text)
    for word in _WORD.finditer(text):
        if _may_hyphenate(text, word.start(), word.end()):
            found = _hyphenator("latin" if word[0].isascii() else "cyrillic").positions(word[0])
            places |= {word.start() + place for place in found if beside <= place <= len(word[0]) - beside}
    return places


def _soft_hyphens(text: str) -> set[int]:
    return {index + 1 for index, character in enumerate(text[:-1]) if character == SOFT_HYPHEN}


def _may_hyphenate(text: str, start: int, end: int) -> bool:
    word = text[start:end]
    around = text[start - 1 : start] + text[end : end + 1]
    joined = any((c.isalnum() and not _is_east_asian(c)) or c in "_-@/\\" or c == SOFT_HYPHEN for c in around)
    return len(word) >= _SHORTEST and not word.isupper() and not joined


def _is_east_asian(character: str) -> bool:
    return "\u3040" <= character <= "\u9fff"


@cache
def _hyphenator(script: str) -> Any:
    from pyphen import Pyphen

    return Pyphen(lang=_DICTIONARIES[script])
