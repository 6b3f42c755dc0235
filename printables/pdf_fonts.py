"""The kit's fonts as ReportLab knows them: static TrueType, embedded and subset."""

from __future__ import annotations

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from kit.drawing.tokens import POINT
from kit.type.fonts import font_path


def pdf_font(lang: str, bold: bool = False) -> str:
    """ReportLab's name for the face that ``lang`` is printed in; registered again when its file has changed."""
    path = font_path(lang, bold)
    stamp = path.stat()
    name = f"{path}:{stamp.st_mtime_ns}:{stamp.st_size}"
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, str(path)))
    return name


def advance(text: str, size: float, lang: str, bold: bool = False) -> float:
    """Width in mm of ``text`` at ``size`` points, as the PDF sets it."""
    return float(pdfmetrics.stringWidth(text, pdf_font(lang, bold), size)) * POINT
