"""Numbers and signs as each language writes them: minus, decimal comma, colon, dot."""

import pytest

from translations import load
from translations.joining import dotted, labelled

SIGNS = {"en": (": ", " · "), "ja": ("：", "・"), "zh-Hant": ("：", "‧"), "ru": (": ", " · ")}


@pytest.mark.parametrize(("lang", "signs"), SIGNS.items())
def test_labels_and_lists_have_the_signs_of_the_language(lang: str, signs: tuple[str, str]) -> None:
    colon, dot = signs
    assert labelled(load(lang), "A", 3) == f"A{colon}3"
    assert dotted(load(lang), ("A", "B", "C")) == f"A{dot}B{dot}C"
    assert dotted(load(lang), ()) == ""


@pytest.mark.parametrize("lang", SIGNS)
def test_a_number_below_zero_has_a_minus_sign(lang: str) -> None:
    text = labelled(load(lang), "A", -12)
    assert "\u221212" in text
    assert "-" not in text


def test_a_size_has_the_decimal_sign_of_the_language() -> None:
    sizes = {lang: load(lang)("calibration-card-size", width=85.6, height=53.98) for lang in SIGNS}
    assert sizes["en"] == "85.60 × 53.98 mm"
    assert "85,60" in sizes["ru"]
    assert "53,98" in sizes["ru"]
    assert "85.60" in sizes["ja"]
    assert "85.60" in sizes["zh-Hant"]
