"""What can be typed into a form: the characters its font is embedded with.

For Traditional Chinese all of Big5 (13,000 Han characters), otherwise the kanji of Windows code page 932
(JIS X 0208 and forms in which some names are written); beside them always kana, Latin, Cyrillic and punctuation,
which every font of the kit has.
"""

from __future__ import annotations

from functools import cache

NAMES = "堃喆"
"""Characters of well-known names that the code pages lack."""
LEADS = range(0x81, 0xFF)
TRAILS = range(0x40, 0xFF)


@cache
def characters(lang: str) -> frozenset[str]:
    """Han characters for the form of a language, beside those of ``kit.type.characters``."""
    codec = "cp950" if lang == "zh-Hant" else "cp932"
    found = (_decoded(bytes((lead, trail)), codec) for lead in LEADS for trail in TRAILS)
    return frozenset(NAMES).union(char for char in found if len(char) == 1 and not "\ue000" <= char <= "\uf8ff")


def _decoded(pair: bytes, codec: str) -> str:
    try:
        return pair.decode(codec)
    except UnicodeDecodeError:
        return ""
