"""Where things land after groups scale, turn and move them."""

import pytest

from kit.drawing.flat import Box, Matrix, bounds, flat, placed_spots, texts
from kit.drawing.shapes import Drawing, Group, Spot, Style, Text, at, place, rect


def test_a_group_scales_then_turns_then_moves() -> None:
    # (1, 0) doubled is (2, 0), turned a quarter clockwise (0, 2), moved (10, 7).
    matrix = Matrix().inside(Group((), dx=10, dy=5, scale=2, turn=90))
    assert matrix.apply(1, 0) == pytest.approx((10, 7))
    assert matrix.scale == pytest.approx(2)


def test_groups_in_groups() -> None:
    inner = at(3, 0, rect(0, 0, 1, 1, Style("000000")))
    drawing = Drawing(9, 9, (at(1, 1, inner, scale=2),), "t")
    (placed,) = flat(drawing)
    assert placed.matrix.apply(0, 0) == pytest.approx((7, 1))


def test_a_clip_travels_with_its_matrix() -> None:
    clip = rect(0, 0, 2, 2, Style())
    drawing = Drawing(9, 9, (Group((rect(0, 0, 1, 1, Style()),), dx=4, clip=clip),), "t")
    (placed,) = flat(drawing)
    ((found, matrix),) = placed.clips
    assert (found, matrix.apply(0, 0)) == (clip, (4, 0))


def test_a_card_in_mm_on_a_table_in_px_keeps_its_unit() -> None:
    card = Drawing(10, 10, (Text(0, 0, "a", 6, "000000", "en"),), "card")
    table = Drawing(100, 100, (place(card, 5, 5, 2.0), Text(0, 0, "b", 13, "000000", "en")), "table", "px")
    assert [(placed.item.text, placed.unit) for placed in texts(table)] == [("a", "mm"), ("b", "px")]  # type: ignore[union-attr]


def test_spots_come_with_the_matrix_of_their_group() -> None:
    spot = Spot("a", "A", "legal", 0, 0, 10, 10)
    drawing = Drawing(99, 99, (at(20, 30, Group((), spot=spot)),), "t", "px")
    ((found, matrix),) = placed_spots(drawing)
    assert (found.id, matrix.apply(0, 0)) == ("a", (20, 30))


def test_bounds_of_a_rectangle() -> None:
    assert bounds(rect(1, 2, 3, 4, Style(), 1).commands) == Box(1, 2, 4, 6)
    with pytest.raises(ValueError, match="no bounds"):
        bounds(())
