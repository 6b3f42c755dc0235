"""Which typeface each language is set in, and the variable font it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

REGULAR, BOLD = 400, 700
"""Positions on the weight axis."""


@dataclass(frozen=True, slots=True)
class Face:
    """A typeface: the short name of its Han forms and its variable font inside ``justmytype_intl_cjk``."""

    key: str
    source: str

    @property
    def family(self) -> str:
        """The family name used in CSS and in a PDF."""
        return f"Tableside {self.key}"


JP = Face("JP", "fonts/ofl/notosansjp/NotoSansJP[wght].ttf")
TC = Face("TC", "fonts/ofl/notosanstc/NotoSansTC[wght].ttf")
FACES = {"en": JP, "ja": JP, "zh-Hant": TC, "ru": JP}
"""Language → face; the Han forms are those its readers learn at school."""


def face(lang: str) -> Face:
    """The face of a language. Raises ValueError naming the choices."""
    try:
        return FACES[lang]
    except KeyError:
        raise ValueError(f"language must be one of {', '.join(FACES)}, got {lang!r}") from None


@cache
def source(face: Face) -> Path:
    """The variable font's file. Raises FileNotFoundError when the package holds no such font."""
    path = Path(str(files("justmytype_intl_cjk").joinpath(face.source)))
    if not path.is_file():
        raise FileNotFoundError(f"{path}: the font is missing; reinstall justmytype-intl-cjk")
    return path


@cache
def digest(face: Face) -> str:
    """SHA-256 of the variable font."""
    return sha256(source(face).read_bytes()).hexdigest()


def weight(bold: bool) -> int:
    """Position on the weight axis."""
    return BOLD if bold else REGULAR
