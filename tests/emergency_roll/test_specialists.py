"""Radiologists and epidemiologists: each by hand, scoring and not, and all against brute force on random sheets."""

from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.emergency_roll import scoring
from kit.games.emergency_roll.packing import chains, packed
from tests.emergency_roll import naive
from tests.emergency_roll.tables import sheet_of, sheets

LAB_A = {"7": [1, 2, 3, 4, 5], "8": [1, 2]}
"""Round lab A lie 7-2, 7-3, 7-4, 7-5, 8-1 and 8-2."""
LOW_A = {"7": [1, 2, 1, 2, 3], "8": [1, 2]}
HIGH_B = {"10": [1, 5, 6, 5, 6], "4": [1, 5, 6]}
"""Round lab B lie 10-2, 10-3, 10-4, 10-5, 4-2 and 4-3: here 5 + 6 + 5 + 6 + 5 + 6 = 33."""
CASES = [
    ("radio-critical", {"wards": LAB_A, "critical": ["7-2", "7-4", "7-1"]}, 3),
    ("radio-critical", {"wards": LAB_A | {"4": [1, 5]}, "critical": ["7-2", "4-2"]}, 4),
    ("radio-critical", {"wards": LAB_A, "critical": ["7-1"]}, 0),
    ("radio-sum", {"wards": LOW_A, "screens": ["7-2"]}, 10),
    ("radio-sum", {"wards": LOW_A | HIGH_B, "screens": ["7-2", "10-3"]}, 20),
    ("radio-sum", {"wards": LAB_A}, 0),
    ("radio-sum", {"wards": {"7": [1, 2, 1, 2, 3], "8": [1]}, "screens": ["7-2"]}, 0),
    ("radio-high", {"wards": LAB_A}, 4),
    ("radio-high", {"wards": LAB_A | {"9": [4, 5, 6]}}, 4),
    ("radio-high", {"wards": {"7": [4, 3]}, "screens": ["7-1"]}, 0),
    ("radio-opposite", {"wards": {"7": [1, 2, 3, 4, 5], "8": [4, 5]}}, 4),
    ("radio-opposite", {"wards": {"7": [1, 3, 4, 5], "8": [5]}}, 4),
    ("radio-opposite", {"wards": {"7": [1, 2, 3, 4, 5], "8": [4, 5], "10": [1, 2, 3, 4, 5], "4": [1, 4, 6]}}, 8),
    ("radio-opposite", {"wards": LAB_A}, 0),
    ("radio-equal", {"wards": {"7": [1, 2, 3], "8": [2, 3]}}, 0),
    ("radio-equal", {"wards": {"7": [2, 3, 3, 3]}, "screens": ["7-2", "7-3"]}, 5),
    ("radio-equal", {"wards": {"7": [2, 3, 3, 3], "8": [3]}, "screens": ["7-2", "7-3"]}, 10),
    ("radio-equal", {"wards": {"7": [2, 3, 3, 3, 3], "8": [3]}, "screens": ["7-2", "7-3", "7-4"]}, 15),
    ("radio-equal", {"wards": {"7": [2, 3, 3, 3, 3], "8": [3, 3]}, "screens": ["7-2", "7-3", "7-4", "8-1"]}, 20),
    ("epi-chain", {"wards": {"10": [1, 2, 3, 4, 5, 6]}}, 10),
    ("epi-chain", {"wards": {"10": [1, 2, 3, 4, 5]}}, 0),
    ("epi-chain", {"wards": {"9": [1, 2, 3, 4, 5], "10": [1, 2, 3, 4, 5, 6]}}, 10),
    ("epi-line", {"wards": {"7": [1, 3], "8": [3], "6": [3], "9": [1, 3]}}, 5),
    ("epi-line", {"wards": {"7": [1, 3], "8": [3], "6": [2], "9": [1, 3]}}, 0),
    ("epi-line", {"wards": {"5": [1, 2], "7": [1, 2], "8": [2], "6": [1]}}, 5),
    ("epi-group", {"wards": {"5": [1, 2], "7": [1, 2], "8": [2], "6": [2]}}, 12),
    ("epi-group", {"wards": {"4": [3]}}, 3),
    ("epi-group", {}, 0),
    ("epi-frequency", {"wards": {"4": [1, 2, 3], "5": [1, 2], "6": [1]}}, 9),
    ("epi-frequency", {"wards": {"10": [1, 2, 3, 4, 5, 6]}}, 0),
    ("epi-frequency", {"wards": {"10": [1, 2, 3, 4, 5, 6], "5": [6]}}, 3),
    ("epi-frequency", {}, 0),
    ("epi-triangle", {"wards": {"6": [1, 3, 5], "8": [1, 3]}}, 4),
    ("epi-triangle", {"wards": {"6": [2, 3, 5], "8": [1, 4]}}, 0),
    ("epi-triangle", {"wards": {"10": [2, 4, 6], "9": [2]}}, 4),
]


def reasons(card, data, shared="standard"):
    return scoring.specialist(sheet_of(data), card, {"shared_cells": shared})


@pytest.mark.parametrize(("card", "data", "points"), CASES)
def test_by_hand(card, data, points):
    assert sum(reason.points for reason in reasons(card, data)) == points
    assert naive.SPECIALISTS[card](naive.values(data), data, False) == points


def test_every_specialist_is_shown_scoring_and_not():
    for card in naive.SPECIALISTS:
        points = [worth for one, _, worth in CASES if one == card]
        assert 0 in points and max(points) > 0


@pytest.mark.parametrize("shared", ["standard", "overlap"])
@pytest.mark.parametrize("card", naive.SPECIALISTS)
@settings(max_examples=150, deadline=None)
@given(data=sheets)
def test_agrees_with_brute_force_on_random_sheets(card, shared, data):
    found = reasons(card, data, shared)
    expected = naive.SPECIALISTS[card](naive.values(data), data, shared == "overlap")
    assert sum(reason.points for reason in found) == expected


@pytest.mark.parametrize("card", ["epi-chain", "epi-line", "epi-triangle"])
@settings(max_examples=100, deadline=None)
@given(data=sheets)
def test_er_shared_cells_no_room_counts_twice(card, data):
    rooms = [room for reason in reasons(card, data) for room in reason.rooms]
    assert len(rooms) == len(set(rooms))


@settings(max_examples=100, deadline=None)
@given(data=sheets)
def test_reasons_show_what_they_say(data):
    found = naive.values(data)
    for reason in reasons("epi-chain", data):
        path = [naive.hexagon(room) for room in reason.rooms]
        assert [found[at] for at in path] == [1, 2, 3, 4, 5, 6]
        assert all(naive.touch(one, two) for one, two in pairwise(path))
    for reason in reasons("epi-triangle", data):
        one, two, three = (naive.hexagon(room) for room in reason.rooms)
        assert naive.touch(one, two) and naive.touch(two, three) and naive.touch(one, three)
        assert len({found[at] % 2 for at in (one, two, three)}) == 1


def test_er_shared_cells_four_in_a_row():
    data = {"wards": {"7": [1, 3], "8": [3], "6": [3], "9": [1, 3]}}
    assert [reason.rooms for reason in reasons("epi-line", data)] == [("7-2", "8-1", "6-1")]
    assert len(reasons("epi-line", data, "overlap")) == 2


layered = st.lists(st.lists(st.booleans(), min_size=16, max_size=16), min_size=5, max_size=5)


@settings(max_examples=200, deadline=None)
@given(layered)
def test_chains_are_as_many_as_there_can_be(links):
    """Six layers of four rooms, any steps between them: as many paths apart as trying all of them finds."""
    layers = [[4 * layer + k for k in range(4)] for layer in range(6)]
    steps = {
        4 * layer + k: [4 * layer + 4 + j for j in range(4) if links[layer][4 * k + j]]
        for layer in range(5)
        for k in range(4)
    }
    found = chains(layers, steps)
    assert all(two in steps[one] for path in found for one, two in pairwise(path))
    assert len({room for path in found for room in path}) == 6 * len(found)
    assert len(found) == _most_paths(layers, steps)


def _most_paths(layers, steps):
    """By the smallest cut: the fewest rooms that every path goes through (Menger)."""
    rooms = [room for layer in layers for room in layer]
    blocked = (size for size in range(5) for cut in combinations(rooms, size) if not _reaches(layers, steps, set(cut)))
    return next(blocked)


def _reaches(layers, steps, cut):
    at = set(layers[0]) - cut
    for _ in layers[1:]:
        at = {following for room in at for following in steps.get(room, ())} - cut
    return bool(at)


triples = st.lists(st.tuples(*[st.integers(0, 11)] * 3).filter(lambda t: len(set(t)) == 3), max_size=12)


@settings(max_examples=200, deadline=None)
@given(triples)
def test_packed_sets_are_as_many_as_there_can_be(sets):
    found = packed(sets)
    assert set(found) <= set(sets)
    assert len({room for one in found for room in one}) == 3 * len(found)
    assert len(found) == naive.most_apart(sets, False)
