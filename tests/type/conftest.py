"""Every shipped text with sample values."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from translations import LANGUAGES, load
from translations.resources import games

NAMES = {"en": "Maya", "ja": "みゆき", "zh-Hant": "小玲", "ru": "Александра"}
NUMBERS = 12
TEXT_VARIABLES = {
    "cards": "5 + 2",
    "suit": "×",
    "suits": "×, ×",
    "incident": "×",
    "passage": "001:42-45",
    "folder": "~/tableside",
}
NAME_VARIABLES = {"seat", "to", "boss", "first", "second", "who", "name", "seats", "tied"}


@pytest.fixture(scope="session")
def shipped() -> Callable[[str], tuple[str, ...]]:
    """Language → every message and attribute of the kit and its games, each text once."""
    return _shipped


@cache
def _shipped(lang: str) -> tuple[str, ...]:
    texts: dict[str, None] = {}
    for game in (None, *games(lang)):
        words = load(lang, game)
        for id in sorted(words.ids()):
            for attribute in (None, *sorted(words.attributes(id))):
                if words.has(id, attribute):
                    values = {name: _sample(name, lang) for name in words.variables(id, attribute)}
                    text = words.attribute(id, attribute, **values) if attribute else words(id, **values)
                    texts[text] = None
    return tuple(texts)


def _sample(name: str, lang: str) -> str | int:
    return NAMES[lang] if name in NAME_VARIABLES else TEXT_VARIABLES.get(name, NUMBERS)


@pytest.fixture(params=LANGUAGES, scope="module")
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)
