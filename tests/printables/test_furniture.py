"""The page line: always inside what can be printed, short where there is no room."""

from __future__ import annotations

import pytest

from kit.drawing.flat import texts
from kit.drawing.shapes import Drawing, Text
from printables.furniture import PageLine, drawn_line
from printables.imposition import crop_marks, impose
from printables.papers import PAPERS, paper
from printables.preflight import extent

SAID = PageLine("What it is", "What", "How to print", "Page 1", "en")


def placed(said: PageLine, name: str, width: float = 63.5, height: float = 88.9) -> list[tuple[str, object]]:
    """The line's texts with their boxes on the page."""
    grid = impose(paper(name), width, height)
    page = Drawing(grid.paper.width, grid.paper.height, (drawn_line(said, grid),), "page")
    return [(p.item.text, extent(p.item, p.matrix)) for p in texts(page) if isinstance(p.item, Text)]


@pytest.mark.parametrize("name", sorted(PAPERS))
@pytest.mark.parametrize("size", [(63.5, 88.9), (88.9, 63.5), (100.0, 130.0), (180.0, 130.0), (44.0, 68.0)])
def test_line_is_printable_and_off_cards_and_marks(name: str, size: tuple[float, float]) -> None:
    grid = impose(paper(name), *size)
    for _, box in placed(SAID, name, *size):
        assert grid.paper.printable.holds(box, 0.05)  # type: ignore[arg-type]
        assert not any(slot.bleed.overlaps(box) for slot in grid.slots)  # type: ignore[arg-type]
        for mark in crop_marks(grid.slots, grid.paper):
            x, y = sorted((mark.x1, mark.x2)), sorted((mark.y1, mark.y2))
            assert x[1] < box.x or x[0] > box.right or y[1] < box.y or y[0] > box.bottom  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("size", "said"),
    [
        ((63.5, 88.9), ["What it is", "How to print", "Page 1"]),
        ((100.0, 130.0), ["What it is", "How to print · Page 1"]),
        ((180.0, 130.0), ["What it is · How to print · Page 1"]),
    ],
)
def test_parts_over_the_columns(size: tuple[float, float], said: list[str]) -> None:
    assert [text for text, _ in placed(SAID, "a4", *size)] == said


def test_short_where_there_is_no_room() -> None:
    long = PageLine("What it is " * 8, "What", "How to print", "Page 1", "en")
    assert placed(long, "a4")[0][0] == "What"
