"""Which break opportunities of UAX #14 a language forbids, and which it would rather not use."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

INSEPARABLE = frozenset("—―…‥〳〴〵")
"""A run of one of these is never cut."""

RANGE_SIGNS = frozenset("-–—−〜～~:：.．,，/／")
"""Between two digits these join them: 4–6, 1:30, 1,000."""

_NUMBER_WORD = re.compile(r"[^\W\d_]+|[%‰°℃★]")


@dataclass(frozen=True, slots=True)
class Prohibitions:
    """What a language forbids: characters at a line's start and end; and what it avoids."""

    start: frozenset[str]
    end: frozenset[str]
    short_words: frozenset[str]
    units: frozenset[str]
    operators: frozenset[str]

    def forbid(self, text: str, index: int) -> bool:
        """Whether a line may not begin at ``text[index]``, the line before it ending in front of the spaces there."""
        head, after = text[:index].rstrip(" "), text[index]
        if not head:
            return True
        before, spaced = head[-1], len(head) < index
        if after in self.start or before in self.end:
            return True
        if before.isdigit() and _unit(text, index) in self.units:
            return True
        return not spaced and _joined(head, before, after)

    def avoid(self, text: str, index: int) -> bool:
        """Whether a line had better not begin at ``text[index]``: a number and what it counts, a sum, a short word."""
        head, after = text[:index].rstrip(" "), text[index]
        before = head[-1]
        if before in self.operators or after in self.operators:
            return True
        if before.isdigit() and after.isalpha():
            return True
        return bool(self.short_words) and _last_word(head).lower() in self.short_words


@cache
def prohibitions(lang: str) -> Prohibitions:
    """The prohibitions of a language."""
    table = tomllib.loads(files("kit.type").joinpath("prohibitions.toml").read_text("utf-8"))
    own, common = table[lang], table["all"]
    return Prohibitions(
        frozenset(own["start"]),
        frozenset(own["end"]),
        frozenset(own["short_words"]),
        frozenset(common["units"]),
        frozenset(common["operators"]),
    )


def _joined(head: str, before: str, after: str) -> bool:
    if before == after and before in INSEPARABLE:
        return True
    if before.isdigit():
        return after.isdigit() or after in RANGE_SIGNS
    digit_before = len(head) > 1 and head[-2].isdigit()
    return digit_before and before in RANGE_SIGNS and (after.isdigit() or (before == "-" and after.isalpha()))


def _unit(text: str, index: int) -> str:
    found = _NUMBER_WORD.match(text, index)
    return found[0] if found else ""


def _last_word(head: str) -> str:
    start = len(head)
    while start and head[start - 1].isalpha():
        start -= 1
    return head[start:]
