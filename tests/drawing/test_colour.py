"""Colour arithmetic against the published definitions."""

import pytest

from kit.drawing.colour import channels, contrast, grey, greyscale, lightness, luminance, mix, more_contrast
from kit.drawing.shapes import Drawing, Group, Path, Style, Text, rect


def test_contrast_of_black_and_white_is_21() -> None:
    assert contrast("000000", "FFFFFF") == pytest.approx(21)
    assert contrast("FFFFFF", "000000") == pytest.approx(21)


def test_contrast_of_a_colour_with_itself_is_1() -> None:
    assert contrast("4568AD", "4568AD") == 1


def test_known_contrast_of_767676_on_white() -> None:
    # The darkest grey named in WCAG guides as just passing 4.5:1 on white.
    assert contrast("767676", "FFFFFF") == pytest.approx(4.54, abs=0.01)
    assert contrast("777777", "FFFFFF") < 4.5


def test_lightness_ends_and_middle() -> None:
    assert lightness("000000") == 0
    assert lightness("FFFFFF") == pytest.approx(100)
    assert lightness("777777") == pytest.approx(50.03, abs=0.02)


def test_mix_takes_a_share_of_each_channel() -> None:
    assert mix("000000", "FFFFFF", 0.5) == "808080"
    assert mix("102030", "FFFFFF", 0.0) == "102030"
    assert mix("102030", "FFFFFF", 1.0) == "FFFFFF"


def test_more_contrast_picks_ink_on_light_and_paper_on_dark() -> None:
    assert more_contrast("F5BE0B", "1F2430", "FBFAF7") == "1F2430"
    assert more_contrast("961B19", "1F2430", "FBFAF7") == "FBFAF7"


@pytest.mark.parametrize("colour", ["961B19", "F5BE0B", "44B28A", "4568AD", "16181D", "F7F5F0"])
def test_grey_keeps_luminance(colour: str) -> None:
    copy = grey(colour)
    assert len(set(channels(copy))) == 1
    assert luminance(copy) == pytest.approx(luminance(colour), abs=0.004)


def test_greyscale_reaches_text_fill_and_stroke_in_groups() -> None:
    box = rect(0, 0, 1, 1, Style("961B19", "4568AD"))
    words = Text(0, 0, "a", 6, "44B28A", "en")
    copy = greyscale(Drawing(2, 2, (Group((box, words)),), "t"))
    group = copy.items[0]
    assert isinstance(group, Group)
    path, text = group.items
    assert isinstance(path, Path)
    assert isinstance(text, Text)
    assert [path.style.fill, path.style.stroke, text.fill] == [grey("961B19"), grey("4568AD"), grey("44B28A")]


def test_a_colour_is_six_digits() -> None:
    with pytest.raises(ValueError, match="six hexadecimal digits"):
        channels("FFF")
