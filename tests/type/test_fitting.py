"""Fitting: the largest size that fits, the floor, the box by hand (an em of 7.2 pt is 2.54 mm)."""

from __future__ import annotations

import pytest

from kit.type.fitting import FitError, Fitted, fit

EM = 2.54


def test_text_that_fits_keeps_its_size() -> None:
    fitted = fit("漢字", 2 * EM + 0.01, EM + 0.01, 7.2, 6, "ja")
    assert fitted == Fitted(("漢字",), 7.2, pytest.approx(1.35 * EM))
    assert fitted.height == pytest.approx(EM)


def test_shrinks_by_quarter_points_to_the_first_that_fits() -> None:
    assert fit("漢字", 2 * EM, 10, 8, 6, "ja", max_lines=1).size == 7.0
    assert fit("漢字", 2 * EM + 0.01, 10, 7.95, 6, "ja", max_lines=1).size == 7.2


def test_the_floor_itself_is_tried() -> None:
    assert fit("漢字", 2 * EM + 0.01, 10, 7.3, 7.2, "ja", max_lines=1).size == 7.2


def test_height_counts_leadings_and_one_em() -> None:
    two_lines = EM * (1 + 1.35)
    assert fit("漢字漢字", 2 * EM + 0.01, two_lines + 0.001, 7.2, 7.2, "ja").lines == ("漢字", "漢字")
    with pytest.raises(FitError):
        fit("漢字漢字", 2 * EM + 0.01, two_lines - 0.01, 7.2, 7.2, "ja")


def test_baselines_from_the_top_of_the_box() -> None:
    fitted = fit("漢字漢字", 2 * EM + 0.01, 20, 7.2, 7.2, "ja")
    assert fitted.baselines(10, "ja") == pytest.approx((10 + 0.88 * EM, 10 + 0.88 * EM + 1.35 * EM))


def test_error_names_text_language_and_box() -> None:
    with pytest.raises(FitError, match=r"'Перекрёсток' \(ru\) does not fit 5\.00 × 3\.00 mm at 6 pt"):
        fit("Перекрёсток", 5, 3, 9, 6, "ru")


def test_unknown_language_is_not_taken_for_a_bad_fit() -> None:
    with pytest.raises(ValueError, match="language must be one of"):
        fit("x", 10, 10, 9, 6, "xx")
