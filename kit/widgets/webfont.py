"""The web font of a language: what the screen needs so that every text looks as it is drawn."""

from __future__ import annotations

from functools import lru_cache

from kit.type.fonts import family, web_font
from translations.resources import folder, stems


@lru_cache(maxsize=16)
def font(lang: str) -> tuple[str, bytes, bytes]:
    """Family name and the regular and bold WOFF with every character of the language's word files.

    Takes seconds the first time on a machine, then a moment. Raises `kit.places.UnwritableError` when the font cache
    cannot be written; the screen then uses the system's fonts.
    """
    texts = _texts(lang)
    return family(lang), web_font(lang, False, texts), web_font(lang, True, texts)


def _texts(lang: str) -> list[str]:
    return [(folder(lang) / f"{stem}.ftl").read_text("utf-8").replace("\n", " ") for stem in stems(lang)]
