"""Fonts for paper and screen, made once from Noto Sans JP and TC and kept in the font cache."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from kit import places
from kit.type.characters import base
from kit.type.faces import Face, digest, face, source, weight


def family(lang: str) -> str:
    """The family name for CSS and PDF, "Tableside JP" or "Tableside TC". Raises ValueError on an unknown language."""
    return face(lang).family


def font_path(lang: str, bold: bool = False, texts: Iterable[str] = ()) -> Path:
    """A static TrueType font with the characters of all shipped texts and of ``texts`` (typed names).

    The file depends on nothing else, so the same document always gets the same font. The first call for a set of
    characters takes a few seconds, later ones find it on disk. Raises ValueError on an unknown language,
    `kit.places.UnwritableError` when the font cache cannot be written.
    """
    its_face = face(lang)
    wanted = base(its_face)
    return _made(its_face, weight(bold), frozenset().union(wanted, *texts) if texts else wanted)


def web_font(lang: str, bold: bool, texts: Iterable[str]) -> bytes:
    """WOFF with just the characters of ``texts``, for ``@font-face``; same characters, same bytes.

    It has no kerning, so a browser sets it as wide as `kit.type.metrics` says. Raises as `font_path` does.
    """
    characters = frozenset().union(*texts, " ")
    return _web(font_path(lang, bold, [*characters]), characters)


def _made(face: Face, weight: int, characters: frozenset[str]) -> Path:
    path = places.font_cache() / f"{face.key}-{weight}-{_key(face, weight, characters)}.ttf"
    if not path.is_file():
        from kit.type.instancing import instance

        places.write_atomically(path, instance(source(face), face.family, weight, characters))
    return path


@cache
def _key(face: Face, weight: int, characters: frozenset[str]) -> str:
    parts = (digest(face), version("fonttools"), str(weight), "".join(sorted(characters)))
    return sha256("\n".join(parts).encode()).hexdigest()[:24]


@lru_cache(maxsize=64)
def _web(path: Path, characters: frozenset[str]) -> bytes:
    from kit.type.instancing import web_subset

    return web_subset(path, characters)
