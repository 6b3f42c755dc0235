"""What holds in every game of Emergency Roll."""

import pytest
from hypothesis import HealthCheck, given, settings

from kit.engine import settle
from tests.emergency_roll import naive
from tests.emergency_roll.playing import OPTIONS, final, games, reckoned, written

some = settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
def test_outcomes_agree_with_the_naive_scorer(seats, options):
    for seed in range(5):
        state = final(seats, seed, **options)
        outcome, expected = state.outcome(), reckoned(state)
        assert [score.total for score in outcome.scores] == [boxes["total"] for boxes in expected]
        assert [sheet.boxes for sheet in state.sheets] == expected
        best = max(boxes["total"] for boxes in expected)
        assert outcome.winners == tuple(s for s, boxes in enumerate(expected) if boxes["total"] == best)


@some
@given(games)
def test_wards_rise_from_the_entrance_but_for_screens(game):
    for sheet in written(game[-1][3]):
        for ward, row in sheet.get("wards", {}).items():
            for place in range(1, len(row)):
                assert row[place] > row[place - 1] or f"{ward}-{place}" in sheet.get("screens", [])


@some
@given(games)
def test_nurses_critical_and_screens_are_as_many_as_the_bonuses_taken(game):
    last = game[-1][3]
    for seat in range(last.seats):
        mine = [action for before, action, _, _ in game if before.to_act == seat]
        nurses = [action.args[1] for action in mine if action.kind == "nurse" and action.args[1]]
        assert nurses == list(naive.NURSES[: len(nurses)])
        sheet = written(last)[seat]
        assert len(sheet.get("nurses", [])) == len(nurses)
        assert len(sheet.get("critical", [])) == sum(action.kind == "critical" for action in mine)
        assert len(sheet.get("screens", [])) == sum(action.kind == "screen" for action in mine)


@some
@given(games)
def test_every_round_everybody_places_one_patient_and_its_extra_patient(game):
    last = game[-1][3]
    rounds = 25 if last.seats == 5 else 24
    for seat in range(last.seats):
        mine = [action.kind for before, action, _, _ in game if before.to_act == seat]
        assert mine.count("pick") == rounds
        assert mine.count("admit") + mine.count("morgue") == rounds
        extras = mine.count("extra") + mine.count("morgue-extra")
        filled = sum(map(len, written(last)[seat].get("wards", {}).values()))
        assert filled == mine.count("admit") + mine.count("extra")
        assert extras <= 9


@some
@given(games)
def test_tools_are_spent_as_the_entries_say(game):
    """Steps and bags of every admission, reckoned anew from die, value and colours, are what is crossed out."""
    last = game[-1][3]
    steps, bags = [0] * last.seats, [0] * last.seats
    for before, action, events, _ in game:
        if action.kind in ("admit", "extra"):
            steps[before.to_act] += events[0].data["stethoscopes"]
        if action.kind in ("admit", "extra", "pick"):
            bags[before.to_act] += action.args[-1] == "bag"
        if action.kind == "admit":
            assert events[0].data["stethoscopes"] == abs(action.args[1] - before.dice[before.picks[before.to_act]])
    for seat, sheet in enumerate(written(last)):
        circled, crossed = sheet.get("stethoscopes", [1, 0])
        assert crossed == steps[seat] <= circled
        held, used = sheet.get("bags", [0, 0])
        assert used == bags[seat] <= held


@some
@given(games)
def test_a_bag_is_spent_exactly_where_the_colour_does_not_fit(game):
    for before, action, _, _ in game:
        if action.kind == "admit":
            colour = before.picks[before.to_act]
            at = naive.hexagon(action.args[0])
            fits = at in naive.COLOURS[colour] or at in naive.COLOURS["grey"]
            assert (len(action.args) == 3) is not fits
        if action.kind == "pick" and before.to_act != before.chief:
            assert (len(action.args) == 2) is (action.args[0] == before.picks[before.chief])


@some
@given(games)
def test_the_chores_leave_no_trace_of_who_did_them(game):
    for before, _, _, _ in game[:: max(1, len(game) // 15)]:
        by_kit, by_hand = before.copy(), before.copy()
        settle(by_kit)
        while by_hand.chore is not None:
            by_hand.apply(by_hand.legal_actions()[0])
        assert by_kit == by_hand


@some
@given(games)
def test_never_more_than_86_legal_actions(game):
    """Two patients into seven rooms with six values each, and refusing either."""
    assert max(len(before.legal_actions()) for before, _, _, _ in game) <= 86


@some
@given(games)
def test_only_sealed_choices_are_hidden(game):
    for before, _, _, _ in game[:: max(1, len(game) // 25)]:
        for seat in (*range(before.seats), None):
            seen = before.view(seat).to_dict()
            del seen["viewer"]
            whole = before.to_dict()
            if before.phase == "pick":
                seen.pop("picks", None)
                whole.pop("picks", None)
            assert seen == whole
