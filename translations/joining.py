"""Words put side by side as each language does: a label and its value, things with a dot between."""

from __future__ import annotations

from collections.abc import Iterable

from translations.words import Words


def labelled(words: Words, label: str, value: str | int) -> str:
    """A label and its value, with the language's own colon between them."""
    return words("labelled", label=label, value=value)


def dotted(words: Words, items: Iterable[str]) -> str:
    """Things with the language's own dot between them; "" when there are none."""
    found = list(items)
    text = found[0] if found else ""
    for item in found[1:]:
        text = words("dotted", list=text, item=item)
    return text
