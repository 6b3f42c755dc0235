"""Preflight: each check catches a drawing made wrong on purpose, and lets the right one pass."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from kit.drawing.shapes import Drawing, Group, Item, Text
from kit.type.fonts import font_path
from printables.boxes import Box
from printables.canvas import About
from printables.document import Document, Page
from printables.imposition import Mark, crop_marks, impose
from printables.papers import paper
from printables.preflight import PreflightError, component_findings, font_findings, preflight

GOOD = Text(20, 20, "事件の時", 8, "1F2430", "ja", width=30)


def document(*items: Item, **changes: object) -> Document:
    """One A4 page."""
    page = Page(Drawing(210, 297, items, "page"))
    return Document("stem", About("title", "subject", "ja"), (replace(page, **changes),))  # type: ignore[arg-type]


def checks(*items: Item, **changes: object) -> list[str]:
    """Which checks fail."""
    with pytest.raises(PreflightError) as caught:
        preflight(document(*items, **changes))
    return [finding.check for finding in caught.value.findings]


def test_a_right_page_passes() -> None:
    grid = impose(paper("a4"), 63.5, 88.9)
    assert preflight(document(GOOD, slots=grid.slots, marks=crop_marks(grid.slots, grid.paper))) is None


def test_missing_glyph() -> None:
    assert checks(replace(GOOD, text="事\U0001f600")) == ["missing glyph"]


def test_text_under_the_floor() -> None:
    assert checks(replace(GOOD, size=5.9)) == ["text under the floor"]


def test_text_under_the_floor_when_scaled() -> None:
    assert checks(Group((GOOD,), scale=0.7)) == ["text under the floor"]


def test_marks_may_be_smaller_but_have_a_floor() -> None:
    assert preflight(document(Group((replace(GOOD, size=5.6),), role="mark"))) is None
    assert checks(Group((replace(GOOD, size=5.5),), role="mark")) == ["text under the floor"]


def test_over_full_line() -> None:
    # Four full-width characters at 8 pt are 4 x 8 x 0.3528 = 11.29 mm.
    assert checks(replace(GOOD, width=11.2)) == ["over-full line"]
    assert preflight(document(replace(GOOD, width=11.3))) is None


@pytest.mark.parametrize("place", [{"x": 3}, {"x": 199}, {"y": 5}, {"y": 294}, {"x": 5, "anchor": "end"}])
def test_text_a_printer_cannot_reach(place: dict[str, object]) -> None:
    assert checks(replace(GOOD, **place)) == ["outside the safe zone"]  # type: ignore[arg-type]


def test_text_outside_a_cards_safe_zone() -> None:
    card = Drawing(63.5, 88.9, (replace(GOOD, x=3.5),), "card", safe=4)
    assert [finding.check for finding in component_findings(card)] == ["outside the safe zone"]
    assert component_findings(replace(card, safe=3)) == ()
    with pytest.raises(PreflightError, match="card: outside the safe zone"):
        preflight(replace(document(GOOD), components=(card,)))


@pytest.mark.parametrize(
    ("mark", "check"),
    [(Mark(0, 50, 20.2, 50), "mark inside the trim"), (Mark(0, 50, 19, 50), "mark inside the bleed")],
)
def test_mark_inside(mark: Mark, check: str) -> None:
    slot = replace(impose(paper("a4"), 63.5, 88.9).slots[0], trim=Box(20, 40, 60, 80), bleed=Box(18, 38, 64, 84))
    assert checks(GOOD, slots=(slot,), marks=(mark,)) == [check]
    assert preflight(document(GOOD, slots=(slot,), marks=(Mark(0, 50, 17, 50),))) is None


def test_font_that_cannot_be_embedded(tmp_path: Path) -> None:
    path = tmp_path / "closed.ttf"
    with TTFont(font_path("ja")) as font:
        font["OS/2"].fsType = 2
        font.save(path)
    assert [finding.what for finding in font_findings(path)] == ["its licence bits forbid embedding"]
    assert font_findings(font_path("ja", True)) == ()


def test_variable_font_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "variable.ttf"
    with TTFont(font_path("ja")) as font:
        font["fvar"] = _axes()
        font.save(path)
    assert "variable" in font_findings(path)[0].what


def test_all_findings_are_told_at_once() -> None:
    wrong = replace(GOOD, text="事\U0001f600", size=5, x=1, width=2)
    with pytest.raises(PreflightError) as caught:
        preflight(document(wrong, GOOD))
    assert [finding.check for finding in caught.value.findings] == [
        "missing glyph",
        "text under the floor",
        "over-full line",
        "outside the safe zone",
    ]
    assert str(caught.value).count("\n") == 3


def _axes() -> object:
    from fontTools.ttLib.tables._f_v_a_r import Axis, table__f_v_a_r

    table, axis = table__f_v_a_r(), Axis()
    axis.axisTag, axis.minValue, axis.defaultValue, axis.maxValue = "wght", 100, 400, 900
    table.axes, table.instances = [axis], []
    return table
