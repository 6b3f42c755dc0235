"""The kit's fonts as ReportLab knows them: static TrueType, embedded and subset."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from kit.drawing.flat import texts
from kit.drawing.shapes import Drawing, Text
from kit.drawing.tokens import POINT
from kit.type.fonts import family, font_path
from kit.type.metrics import missing


class FontBook:
    """The faces one document needs, with every character that is set in it, typed names included.

    Languages of one family share its faces: a PDF has one font of a name.
    """

    def __init__(self, drawings: Iterable[Drawing]) -> None:
        self._texts: defaultdict[tuple[str, bool], set[str]] = defaultdict(set)
        for drawing in drawings:
            for placed in texts(drawing):
                if isinstance(placed.item, Text):
                    self._texts[family(placed.item.lang), placed.item.bold].add(placed.item.text)
        self._names: dict[tuple[str, bool], str] = {}

    def name(self, lang: str, bold: bool = False) -> str:
        """ReportLab's name for the face that ``lang`` is printed in."""
        key = family(lang), bold
        if key not in self._names:
            self._names[key] = _registered(lang, bold, self._texts[key])
        return self._names[key]

    def advance(self, text: Text) -> float:
        """Width in mm of a text as the PDF sets it."""
        return float(pdfmetrics.stringWidth(text.text, self.name(text.lang, text.bold), text.size)) * POINT


def _registered(lang: str, bold: bool, texts: Iterable[str]) -> str:
    characters = "".join(sorted(set().union(*texts)))
    lost = missing(characters, lang)
    path = font_path(lang, bold, [c for c in characters if c not in lost])
    if path.stem not in pdfmetrics.getRegisteredFontNames():
        _register(TTFont(path.stem, str(path)))
    return path.stem


def _register(font: TTFont) -> None:
    """ReportLab keeps one font per face name and would answer with the first: a later one has more characters."""
    face_name = font.face.name
    font.face.name = font.fontName.encode()
    pdfmetrics.registerFont(font)
    font.face.name = face_name
