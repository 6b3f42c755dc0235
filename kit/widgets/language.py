"""The language the notebooks speak: chosen once, kept for the kernel and for the next time."""

from __future__ import annotations

import os
from contextlib import suppress
from locale import getlocale
from typing import Final

from kit import places
from translations import LANGUAGES

VARIABLE: Final = "TABLESIDE_LANG"
"""Environment variable that fixes the language."""
FILE: Final = "language.txt"


def chosen_language() -> str:
    """The language fixed by the environment, else the one last chosen, else the system's, else English."""
    for lang in (os.environ.get(VARIABLE, ""), _kept(), _system()):
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]


def choose_language(lang: str) -> None:
    """Keep ``lang`` for the next time; ValueError on an unknown one. A folder that cannot be written is no error."""
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}; there are {', '.join(LANGUAGES)}")
    with suppress(places.UnwritableError):
        places.write_atomically(places.home() / FILE, lang.encode())


def _kept() -> str:
    with suppress(OSError):
        return (places.where()["home"] / FILE).read_text("utf-8").strip()
    return ""


def _system() -> str:
    name = (getlocale()[0] or os.environ.get("LANG", "")).replace("_", "-")
    if name.startswith("zh"):
        return "zh-Hant"
    return name.partition("-")[0]
