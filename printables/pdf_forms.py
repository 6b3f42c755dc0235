"""Fields in a PDF: an AcroForm whose texts are set in a font of the kit that is embedded whole.

ReportLab's own form fields know only the standard fonts, which have neither Cyrillic nor Han. Here the default
appearance of every text field names a Type 0 font with Identity-H codes, a width for every glyph and a ToUnicode map,
from which viewers find the glyph of a typed character. Every field carries its appearances: nothing as long as it is
empty, the mark when it is set; a viewer draws a text anew when it is typed. ``NeedAppearances`` is left out, since
PDFium would then put ticks in the place of the marks. An empty form prints nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path as FilePath

from fontTools.ttLib import TTFont
from reportlab.pdfbase import pdfdoc
from reportlab.pdfgen.canvas import Canvas

from kit.drawing.fields import Field, MarkField, TextField
from kit.drawing.shapes import Path
from kit.drawing.tokens import POINT
from kit.type.fonts import font_path
from printables.form_characters import characters

MM = 1 / POINT
FONT = "Wingdings"
"""The font's name among the form's resources, which nobody sees. Chrome's PDFium takes a font for Cyrillic only when it
has the right code page, which a Type 0 font never has; but one called by this name it asks for every character."""
PEN = "0.204 0.275 0.42"
"""Colour of what is typed."""
PRINT_FLAG = 4
QUIET = 1 << 22 | 1 << 23
"""Flags of a text field: no spelling marks, no scrolling."""
QUADDING = {"start": 0, "middle": 1, "end": 2}
THOUSAND = 1000
ROUND = "1 J 1 j"
"""Operators for round ends and joins, as pencils draw."""
CHUNK = 100
"""Lines a ToUnicode map may have in one block."""


class Form:
    """The form of one document: fields are added page by page, ``close`` comes before the canvas is saved."""

    def __init__(self, canvas: Canvas, lang: str) -> None:
        self._canvas, self._doc = canvas, canvas._doc
        self._lang = lang
        self._fields: list[object] = []

    def add(self, fields: Iterable[Field], height: float) -> None:
        """Put ``fields`` (mm, y down) on the canvas' page, which is ``height`` mm high."""
        for field in fields:
            entries = self._entries(field)
            left, low = field.x * MM, (height - field.y - field.height) * MM
            widget = pdfdoc.PDFDictionary(
                {
                    "Type": pdfdoc.PDFName("Annot"),
                    "Subtype": pdfdoc.PDFName("Widget"),
                    "T": pdfdoc.PDFString(field.id),
                    "TU": pdfdoc.PDFString(field.label),
                    "F": PRINT_FLAG,
                    "Rect": _numbers((left, low, left + field.width * MM, low + field.height * MM)),
                    **entries,
                }
            )
            self._canvas._addAnnotation(widget)
            self._fields.append(self._doc.Reference(widget))

    def close(self) -> None:
        """Write font and form into the document; nothing if no field was added."""
        if not self._fields:
            return
        fonts = {FONT: self._doc.Reference(_font(self._doc, font_path(self._lang, False, characters(self._lang))))}
        form = {
            "Fields": pdfdoc.PDFArray(self._fields),
            "DR": pdfdoc.PDFDictionary({"Font": pdfdoc.PDFDictionary(fonts)}),
            "DA": pdfdoc.PDFString(_appearance(10)),
        }
        self._doc.Catalog.AcroForm = pdfdoc.PDFDictionary(form)

    def _entries(self, field: Field) -> dict[str, object]:
        """What a widget of the field's kind says beyond its place."""
        if isinstance(field, TextField):
            return self._text(field)
        if isinstance(field, MarkField):
            return self._mark(field)
        raise ValueError(f"field {field.id!r} is neither a text nor a mark")

    def _text(self, field: TextField) -> dict[str, object]:
        empty = self._stream(b"/Tx BMC EMC", (0.0, 0.0, field.width * MM, field.height * MM))
        return {
            "FT": pdfdoc.PDFName("Tx"),
            "Ff": QUIET,
            "DA": pdfdoc.PDFString(_appearance(field.size)),
            "Q": QUADDING[field.anchor],
            "AP": pdfdoc.PDFDictionary({"N": empty}),
            **({"MaxLen": field.most} if field.most else {}),
        }

    def _mark(self, field: MarkField) -> dict[str, object]:
        box = (0.0, 0.0, field.width * MM, field.height * MM)
        states = {"On": self._stream(b"\n".join(drawn(field)), box), "Off": self._stream(b"", box)}
        return {
            "FT": pdfdoc.PDFName("Btn"),
            "V": pdfdoc.PDFName("Off"),
            "AS": pdfdoc.PDFName("Off"),
            "AP": pdfdoc.PDFDictionary({"N": pdfdoc.PDFDictionary(states)}),
        }

    def _stream(self, content: bytes, box: tuple[float, ...]) -> object:
        """A form XObject."""
        entries = {
            "Type": pdfdoc.PDFName("XObject"),
            "Subtype": pdfdoc.PDFName("Form"),
            "BBox": _numbers(box),
            "Resources": pdfdoc.PDFDictionary({}),
        }
        return self._doc.Reference(pdfdoc.PDFStream(pdfdoc.PDFDictionary(entries), content, []))


class _Raw(pdfdoc.PDFObject):  # type: ignore[misc]
    """Bytes that stand in the file as they are."""

    def __init__(self, content: bytes) -> None:
        self.content = content

    def format(self, document: object) -> bytes:
        return self.content


def drawn(field: MarkField) -> list[bytes]:
    """The mark's paths as PDF operators in points, the field's lower left corner at the origin."""
    lines: list[bytes] = []
    for path in field.on:
        lines += _stroke(path, field)
    return lines


def _stroke(path: Path, field: MarkField) -> list[bytes]:
    style = path.style
    if style.stroke is None or style.fill is not None:
        raise ValueError("a mark is drawn in lines only")
    channels = " ".join(f"{int(style.stroke[k : k + 2], 16) / 255:.4g}" for k in (0, 2, 4))
    pen = f"{channels} RG {style.width * MM:.4g} w {ROUND}"
    operators = {"M": "m", "L": "l", "C": "c"}
    steps = []
    for step, *numbers in path.commands:
        if step == "Z":
            steps.append("h")
            continue
        pairs = zip(numbers[::2], numbers[1::2], strict=True)
        points = (f"{(x - field.x) * MM:.4g} {(field.y + field.height - y) * MM:.4g}" for x, y in pairs)
        steps.append(f"{' '.join(points)} {operators[step]}")
    return [pen.encode(), *(step.encode() for step in steps), b"S"]


def _appearance(size: float) -> str:
    return f"/{FONT} {size:g} Tf {PEN} rg"


def _numbers(values: Sequence[float]) -> object:
    return pdfdoc.PDFArray([round(value, 3) for value in values])


def _font(doc: object, path: FilePath) -> object:
    """The static TrueType font at ``path`` as a Type 0 font whose codes are its glyphs' numbers."""
    content = path.read_bytes()
    with TTFont(path, lazy=True) as font:
        scale = THOUSAND / font["head"].unitsPerEm
        name = pdfdoc.PDFName(str(font["name"].getDebugName(6)))
        widths = [round(font["hmtx"][glyph][0] * scale) for glyph in font.getGlyphOrder()]
        numbers = {code: font.getGlyphID(glyph) for code, glyph in font.getBestCmap().items()}
        descriptor = _descriptor(font, name, scale, doc.Reference(_stream({"Length1": len(content)}, content)))  # type: ignore[attr-defined]
    descendant = pdfdoc.PDFDictionary(
        {
            "Type": pdfdoc.PDFName("Font"),
            "Subtype": pdfdoc.PDFName("CIDFontType2"),
            "BaseFont": name,
            "CIDSystemInfo": _system("Adobe", "Identity"),
            "CIDToGIDMap": pdfdoc.PDFName("Identity"),
            "DW": THOUSAND,
            "W": _Raw(_widths(widths)),
            "FontDescriptor": doc.Reference(descriptor),  # type: ignore[attr-defined]
        }
    )
    return pdfdoc.PDFDictionary(
        {
            "Type": pdfdoc.PDFName("Font"),
            "Subtype": pdfdoc.PDFName("Type0"),
            "BaseFont": name,
            "Encoding": pdfdoc.PDFName("Identity-H"),
            "DescendantFonts": pdfdoc.PDFArray([doc.Reference(descendant)]),  # type: ignore[attr-defined]
            "ToUnicode": doc.Reference(_stream({}, to_unicode(numbers))),  # type: ignore[attr-defined]
        }
    )


def _descriptor(font: TTFont, name: object, scale: float, file: object) -> object:
    head, line, mark = font["head"], font["hhea"], font["OS/2"]
    box = (round(value * scale) for value in (head.xMin, head.yMin, head.xMax, head.yMax))
    return pdfdoc.PDFDictionary(
        {
            "Type": pdfdoc.PDFName("FontDescriptor"),
            "FontName": name,
            "Flags": 4,
            "FontBBox": pdfdoc.PDFArray(list(box)),
            "ItalicAngle": 0,
            "Ascent": round(line.ascent * scale),
            "Descent": round(line.descent * scale),
            "CapHeight": round(mark.sCapHeight * scale),
            "StemV": 80,
            "FontFile2": file,
        }
    )


def _system(registry: str, ordering: str) -> object:
    entries = {"Registry": pdfdoc.PDFString(registry), "Ordering": pdfdoc.PDFString(ordering), "Supplement": 0}
    return pdfdoc.PDFDictionary(entries)


def _stream(entries: dict[str, object], content: bytes) -> object:
    return pdfdoc.PDFStream(pdfdoc.PDFDictionary(entries), content, [pdfdoc.PDFZCompress])


def _widths(widths: Sequence[int]) -> bytes:
    """Runs of glyphs that are not an em wide, each with the number of its first."""
    runs: list[tuple[int, list[int]]] = []
    for glyph, wide in enumerate(widths):
        if wide == THOUSAND:
            continue
        if not runs or runs[-1][0] + len(runs[-1][1]) != glyph:
            runs.append((glyph, []))
        runs[-1][1].append(wide)
    return ("[ " + "\n".join(f"{first} [{' '.join(map(str, run))}]" for first, run in runs) + " ]").encode()


def to_unicode(numbers: dict[int, int]) -> bytes:
    """The CMap from glyph numbers to characters; a glyph of several characters is told as the first of them."""
    first: dict[int, int] = {}
    for code, glyph in sorted(numbers.items()):
        first.setdefault(glyph, code)
    lines = [f"<{glyph:04X}> <{chr(code).encode('utf-16-be').hex().upper()}>" for glyph, code in sorted(first.items())]
    blocks = [lines[k : k + CHUNK] for k in range(0, len(lines), CHUNK)]
    body = "\n".join(f"{len(block)} beginbfchar\n{chr(10).join(block)}\nendbfchar" for block in blocks)
    return (
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
        "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
        "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
        f"1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n{body}\n"
        "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
    ).encode()
