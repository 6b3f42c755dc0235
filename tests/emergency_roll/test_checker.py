"""The checker of filled sheets: what no game can bring about is found, what a game brings about never is."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.games.emergency_roll.checker import CARDS_WITH, Filled, as_sheet, check, from_sheet
from tests.emergency_roll.playing import OPTIONS, final, reckoned
from tests.emergency_roll.stored import GAME

CARDS = ("cardio-nurses", "cardio-full", "radio-high", "epi-group")
SOUND = Filled(
    values={"5-1": 1, "5-2": 2, "5-3": 4, "5-4": 5, "4-1": 2, "4-2": 3, "4-3": 6, "9-1": 1, "9-2": 3},
    critical=frozenset({"5-4", "9-2"}),
    nurses=frozenset({5, 9}),
    track=2,
    morgue=2,
    claims={"cardio-full": 5},
)
"""A sheet after eleven rounds: 30 points (the worked sheet of the scoring tests)."""


def found(filled, **changes):
    """Key, rule and data of what is found."""
    told = {"seats": 2, "specialists": CARDS, "played": 11} | changes
    return [(finding.key, finding.rule, dict(finding.data)) for finding in check(filled, **told).findings]


def changed(**fields):
    values = {name: getattr(SOUND, name) for name in SOUND.__slots__}
    return Filled(**values | fields)


def test_a_sound_sheet_and_its_score():
    checked = check(SOUND, seats=2, specialists=CARDS, played=11)
    assert checked.findings == ()
    assert checked.boxes == {
        "clipboards": 9,
        "critical": 8,
        "nurses": 5,
        "cardiologists": 5,
        "radiologist": 2,
        "epidemiologist": 3,
        "morgue": -2,
        "total": 30,
    }
    assert [reason.points for reason in checked.reasons["clipboards"]] == [5, 4]


ONE = [
    ({"values": {"5-1": 1, "5-2": 9}}, "value", "er-value-range", {"room": "5-2", "value": 9}),
    ({"values": {"5-1": 1, "5-3": 4}}, "skipped", "er-order", {"room": "5-3"}),
    ({"values": {"5-2": 1}}, "skipped", "er-order", {"room": "5-2"}),
    ({"values": {"5-1": 4, "5-2": 4}}, "not-rising", "er-rising", {"room": "5-2", "value": 4, "before": 4}),
    ({"screens": frozenset({"9-3"})}, "screen-empty", "er-screen", {"room": "9-3"}),
    ({"critical": frozenset({"6-1"})}, "critical-empty", "er-critical", {"room": "6-1"}),
    ({"nurses": frozenset({5, 6})}, "nurse-empty", "er-nurse", {"ward": 6}),
    ({"track": 3}, "nurse-track", "er-nurse-track", {"have": 3, "need": 2}),
    ({"stethoscopes": 4}, "stethoscopes-odd", "er-stethoscopes", {"have": 4}),
    ({"stethoscopes": 0}, "stethoscopes-odd", "er-stethoscopes", {"have": 0}),
    ({"stethoscopes_crossed": 2}, "stethoscopes-crossed", "er-stethoscope-cross", {"have": 2, "need": 1}),
    ({"bags_crossed": 1}, "bags-crossed", "er-bag-cross", {"have": 1, "need": 0}),
    ({"morgue": 5, "critical": frozenset()}, "morgue-many", "er-morgue-full", {"have": 5, "need": 4}),
    ({"claims": {"cardio-full": 8}}, "claim-points", "er-cardio-points", {"specialist": "cardio-full", "have": 8}),
    ({"claims": {"cardio-nurses": 5}}, "claim-unreached", "er-cardio", {"specialist": "cardio-nurses"}),
    ({"boxes": {"total": 31}}, "wrong-sum", "er-total", {"box": "total", "have": 31, "need": 30}),
    ({"boxes": {"nurses": 2}}, "wrong-sum", "er-nurses", {"box": "nurses", "have": 2, "need": 5}),
]


@pytest.mark.parametrize(("fields", "key", "rule", "data"), ONE)
def test_one_thing_wrong(fields, key, rule, data):
    if "values" in fields:
        fields = {"critical": frozenset(), "nurses": frozenset(), "track": 0, "claims": {}} | fields
        rounds = len(fields["values"]) + SOUND.morgue
        assert found(changed(**fields), played=rounds) == [(key, rule, data)]
    else:
        assert found(changed(**fields)) == [(key, rule, data)]
    assert rule in GAME.rulebook


def test_a_screen_explains_what_does_not_rise():
    blank = {"critical": frozenset(), "nurses": frozenset(), "track": 0, "claims": {}}
    isolated = changed(values={"5-1": 4, "5-2": 4}, screens=frozenset({"5-1"}), **blank)
    assert found(isolated, played=4) == []


def test_more_than_so_many_rounds_can_bring():
    none = {"critical": frozenset(), "nurses": frozenset(), "track": 0, "claims": {}, "morgue": 0}
    three = {"5-1": 1, "7-1": 1, "8-1": 1}
    every = changed(**none | {"values": three, "critical": frozenset(three)})
    assert ("critical-many", "er-critical", {"have": 3, "need": 2}) in found(every, played=2)
    assert found(every, played=3) == []
    assert [key for key, _, _ in found(changed(**none | {"values": three, "bags": 4}), played=3)] == [
        "bags-many",
        "bonuses-many",
    ]
    both = changed(**none | {"values": three, "critical": frozenset({"5-1", "7-1"}), "bags": 2})
    assert found(both, played=3) == [("bonuses-many", "er-bonus", {"have": 4, "need": 3})]


def test_patients_are_as_many_as_rounds_and_extra_patients():
    none = {"critical": frozenset(), "nurses": frozenset(), "track": 0, "claims": {}, "morgue": 0}
    three = changed(**none | {"values": {"5-1": 1, "7-1": 1, "8-1": 1}})
    assert found(three, played=4) == [("patients-few", "er-morgue", {"have": 3, "need": 4})]
    assert found(three, played=4, options={"extra": "one-mark"}) == []
    assert found(three, played=2) == []
    assert found(three, played=1)[0] == ("patients-many", "er-extra-patient", {"have": 3, "need": 2})


def test_three_players_may_score_eight():
    eight = changed(claims={"cardio-full": 8})
    assert found(eight, seats=3) == []


def test_bonuses_are_as_many_as_the_cards_have():
    assert CARDS_WITH == {
        "critical": 15, "nurse": 15, "blood": 15, "screen": 15, "stethoscopes": 12, "extra": 9,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"values": {"5-9": 1}}, "values: '5-9' is not on the sheet"),
        ({"screens": frozenset({"x"})}, "screens: 'x' is not on the sheet"),
        ({"nurses": frozenset({3})}, "nurses: 3 is not on the sheet"),
        ({"boxes": {"sum": 3}}, "boxes: 'sum' is not on the sheet"),
        ({"claims": {"radio-sum": 8}}, "claims: 'radio-sum' is no cardiologist"),
        ({"morgue": -1}, "morgue must be a whole number from 0 on, got -1"),
        ({"bags": 1.5}, "bags must be a whole number from 0 on, got 1.5"),
    ],
)
def test_what_is_no_entry_is_named(fields, named):
    with pytest.raises(ValueError, match=named):
        changed(**fields)


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seats": 7}, "seats must be 2–6, got 7"),
        ({"played": 25}, "played must be 0–24 rounds, got 25"),
        ({"specialists": CARDS[:3]}, "specialists must be one of each of"),
        ({"specialists": (*CARDS[:3], "radio-sum")}, "specialists must be one of each of"),
        ({"specialists": ("cardio-nurses", "cardio-bags", "radio-high", "epi-group")}, "not in this game: cardio-full"),
    ],
)
def test_what_is_no_game_is_named(changes, named):
    with pytest.raises(ValueError, match=named):
        found(SOUND, **changes)


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 6), st.integers(0, 2**32), st.sampled_from(OPTIONS))
def test_sheets_of_whole_games_are_sound_and_score_alike(seats, seed, options):
    state = final(seats, seed, **options)
    for sheet, boxes in zip(state.sheets, reckoned(state), strict=True):
        filled = from_sheet(sheet)
        checked = check(filled, seats=seats, specialists=state.specialists, options=state.options)
        assert checked.findings == ()
        assert checked.boxes == boxes
        assert as_sheet(filled).values == sheet.values
