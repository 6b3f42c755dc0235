"""Imposition: cards fit, keep clear of each other, and meet their backs through the paper."""

from __future__ import annotations

from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from printables.boxes import Box, around
from printables.imposition import BACKS, Slot, crop_marks, impose, mirrored
from printables.papers import PAPERS, Paper, paper

POKER = (63.5, 88.9)

papers = st.one_of(
    st.sampled_from(tuple(PAPERS.values())),
    st.builds(Paper, st.just("own"), st.floats(120, 450), st.floats(120, 450), st.floats(0, 12)),
)
sizes = st.tuples(st.floats(25, 95), st.floats(25, 95))
bleeds = st.floats(0, 5)


@pytest.mark.parametrize("name", sorted(PAPERS))
def test_nine_poker_cards_fit_every_paper(name: str) -> None:
    grid = impose(paper(name), *POKER)
    assert (grid.columns, grid.rows) == (3, 3)
    assert {slot.turn for slot in grid.slots} == {0}


def test_poker_bleed_by_hand() -> None:
    # A4: (210 - 2 x 4.23 - 3 x 63.5 - 2 x 2.4) / 6 = 1.04 across; (297 - 8.46 - 266.7 - 4.8) / 6 = 2.84, wish 2, down.
    # Letter: (215.9 - 8.46 - 190.5 - 4.8) / 6 = 2.02, wish 2, across; 279.4 - 8.46 - 266.7 - 4.8 < 0, none, down.
    found = {}
    for name in PAPERS:
        slot = impose(paper(name), *POKER).slots[0]
        found[name] = (round(slot.trim.x - slot.bleed.x, 3), round(slot.trim.y - slot.bleed.y, 3))
    assert found == {"a4": (1.04, 2.0), "letter": (2.0, 0.0)}


def test_lying_cards_are_turned_when_more_fit() -> None:
    grid = impose(paper("a4"), 88.9, 63.5)
    assert len(grid.slots) == 9
    assert {slot.turn for slot in grid.slots} == {90}


def test_no_gutter_means_shared_cutting_lines() -> None:
    grid = impose(paper("a4"), *POKER, gutter=0)
    assert all(slot.trim == slot.bleed for slot in grid.slots)
    assert isclose(grid.slots[0].trim.right, grid.slots[1].trim.x)


@pytest.mark.parametrize("size", [(0, 50), (50, -1), (400, 400), (205, 292)])
def test_impossible_sizes_are_refused(size: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match=r"mm|above 0"):
        impose(paper("a4"), *size)


def test_unknown_paper_names_the_choices() -> None:
    with pytest.raises(ValueError, match="a4 or letter, got 'a5'"):
        paper("a5")


@given(papers, sizes, bleeds)
def test_bleeds_never_overlap_and_stay_inside_the_margins(page: Paper, size: tuple[float, float], bleed: float) -> None:
    slots = impose(page, *size, bleed).slots
    assert all(page.printable.holds(slot.bleed) and slot.bleed.holds(slot.trim) for slot in slots)
    assert not any(a.bleed.overlaps(b.bleed) for k, a in enumerate(slots) for b in slots[:k])
    assert all(slot.trim.x - slot.bleed.x <= bleed + 1e-6 for slot in slots)


@given(papers, sizes, bleeds)
def test_grid_is_maximal(page: Paper, size: tuple[float, float], bleed: float) -> None:
    width, height = page.width - 2 * page.margin, page.height - 2 * page.margin
    best = 0
    for w, h in (size, size[::-1]):
        columns = next(n for n in range(40) if (n + 1) * w > width + 1e-6)
        rows = next(n for n in range(40) if (n + 1) * h > height + 1e-6)
        best = max(best, columns * rows)
    assert len(impose(page, *size, bleed).slots) == best


@given(papers, sizes, bleeds, st.sampled_from(BACKS[:2]), st.data())
def test_backs_meet_their_fronts(
    page: Paper, size: tuple[float, float], bleed: float, backs: str, data: st.DataObject
) -> None:
    grid = impose(page, *size, bleed)
    fronts = grid.filled(data.draw(st.integers(1, len(grid.slots))))
    flipped = [(_through(s.trim, page, backs), _through(s.bleed, page, backs)) for s in mirrored(fronts, page, backs)]
    for front, (trim, bled) in zip(fronts, flipped, strict=True):
        assert _same(front.trim, trim) and _same(front.bleed, bled)


@pytest.mark.parametrize(
    ("backs", "turn", "back"),
    [("long-edge", 0, 0), ("long-edge", 90, 270), ("short-edge", 0, 180), ("short-edge", 90, 90)],
)
def test_backs_keep_the_upper_end(backs: str, turn: int, back: int) -> None:
    box = Box(20, 20, 60, 80)
    assert mirrored((Slot(box, box, turn),), paper("a4"), backs)[0].turn == back


def test_backs_of_a_part_full_page_lie_on_the_other_side() -> None:
    grid = impose(paper("a4"), *POKER)
    fronts = grid.filled(4)
    assert [
        isclose(s.trim.right, 210 - f.trim.x)
        for f, s in zip(fronts, mirrored(fronts, grid.paper, "long-edge"), strict=True)
    ]
    assert mirrored(fronts, grid.paper, "long-edge")[0].trim.x > fronts[1].trim.x


@given(papers, sizes, bleeds, st.data())
def test_marks_stay_out_of_every_bleed_and_on_the_paper(
    page: Paper, size: tuple[float, float], bleed: float, data: st.DataObject
) -> None:
    grid = impose(page, *size, bleed)
    slots = grid.filled(data.draw(st.integers(1, len(grid.slots))))
    marks = crop_marks(slots, page)
    inside = around(slot.bleed for slot in slots)
    for mark in marks:
        box = Box(min(mark.x1, mark.x2), min(mark.y1, mark.y2), abs(mark.x2 - mark.x1), abs(mark.y2 - mark.y1))
        assert Box(0, 0, page.width, page.height).holds(box)
        assert not inside.grown(0.1).overlaps(box.grown(0.05))


@pytest.mark.parametrize("name", sorted(PAPERS))
def test_every_cutting_line_has_a_mark_at_both_ends(name: str) -> None:
    grid = impose(paper(name), *POKER)
    marks = crop_marks(grid.slots, grid.paper)
    upright = [mark for mark in marks if mark.x1 == mark.x2]
    level = [mark for mark in marks if mark.y1 == mark.y2]
    assert (len(upright), len(level)) == (12, 12 if name == "a4" else 8)
    assert all(abs(mark.x2 - mark.x1) + abs(mark.y2 - mark.y1) >= 3 for mark in marks)
    lines = {round(edge, 6) for slot in grid.slots for edge in (slot.trim.x, slot.trim.right)}
    for line in lines:
        assert sorted(mark.y1 < 140 for mark in upright if isclose(mark.x1, line, abs_tol=1e-5)) == [False, True]


def test_a_page_takes_no_more_cards_than_it_has_slots() -> None:
    with pytest.raises(ValueError, match="1 to 9 cards, got 10"):
        impose(paper("a4"), *POKER).filled(10)


def _through(box: Box, page: Paper, backs: str) -> Box:
    """The box as seen through the sheet: turned over about the edge the printer turns it about."""
    upright = page.height >= page.width
    if (backs == "long-edge") == upright:
        return Box(page.width - box.x - box.width, box.y, box.width, box.height)
    return Box(box.x, page.height - box.y - box.height, box.width, box.height)


def _same(one: Box, other: Box) -> bool:
    return all(
        isclose(getattr(one, name), getattr(other, name), abs_tol=1e-6) for name in ("x", "y", "width", "height")
    )
