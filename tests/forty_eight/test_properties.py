"""What holds in every game of 48."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kit.games.forty_eight import scoring
from tests.forty_eight import naive
from tests.forty_eight.playing import OPTIONS, final, games, reckoned

SUITS = ("red", "blue", "yellow", "green", "black", "white")
some = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])

incidents = st.tuples(st.sampled_from(SUITS), st.integers(1, 3), st.lists(st.integers(1, 6), max_size=2).map(tuple))
tables = st.lists(st.lists(incidents, max_size=8), min_size=3, max_size=5)


@settings(max_examples=400, deadline=None)
@given(tables, st.data(), st.booleans())
def test_scoring_agrees_with_the_naive_scorer_on_any_table(table, data, every_twelve):
    aside = data.draw(st.lists(st.integers(1, 6), min_size=len(table), max_size=len(table)))
    expected = naive.reckon(table, aside, every_twelve)
    won = [[scoring.Won(*one) for one in own] for own in table]
    points = [scoring.points(own) + scoring.suit_bonus(own) for own in won]
    times = [scoring.hours(own) for own in won]
    assert (points, times) == (expected["points"], expected["times"])
    assert [scoring.discards(own) for own in won] == [part["discards"] for part in expected["parts"]]
    total = sum(times) + scoring.initial(tuple(aside))
    count = scoring.drop_count(total, every_twelve)
    assert (total, count) == (expected["total"], expected["count"])
    out = scoring.dropouts(count, times, points)
    assert list(out) == expected["dropped"]
    assert list(scoring.winners(out, times, points)) == expected["winners"]


@settings(max_examples=400, deadline=None)
@given(
    st.integers(0, 5),
    st.lists(st.tuples(st.integers(10, 13), st.integers(3, 5)), min_size=3, max_size=5),
)
def test_drop_outs_and_winners_agree_with_the_naive_scorer_where_many_are_tied(count, seats):
    times, points = [time for time, _ in seats], [vp for _, vp in seats]
    out = scoring.dropouts(count, times, points)
    assert list(out) == naive.dropped(count, times, points)
    assert list(scoring.winners(out, times, points)) == naive.winners(out, times, points)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS)
def test_outcomes_agree_with_the_naive_scorer(seats, options):
    for seed in range(60):
        state = final(seats, seed, **options)
        expected, outcome = reckoned(state), state.outcome()
        assert [score.total for score in outcome.scores] == expected["points"]
        assert [score.tiebreak["fe-hours"] for score in outcome.scores] == expected["times"]
        assert (state.sums["initial"], state.sums["total"]) == (expected["initial"], expected["total"])
        assert list(state.dropped) == expected["dropped"]
        assert list(outcome.winners) == expected["winners"]


@some
@given(games)
def test_a_displaced_bidder_gains_nothing_and_has_its_cards_again(game):
    for before, action, _, _ in game:
        if action.kind != "command":
            continue
        displaced, rank = before.ranks[action.args[0] - 1], action.args[0]
        end = next(after for _, step, _, after in _from(game, before) if step.kind in ("pass-boss", "finish"))
        assert end.won[displaced] == before.won[displaced]
        assert end.hands[displaced] == tuple(sorted(before.hands[displaced] + before.bids[displaced]))
        incident = before.places[rank - 1]
        assert end.won[before.boss][-1][:2] == incident or end.won[before.boss][-2][:2] == incident


@some
@given(games)
def test_the_zero_is_always_back_in_hand_after_a_round(game):
    ends = [after for _, action, _, after in game if action.kind in ("pass-boss", "finish")]
    assert len(ends) == 2 * ends[0].seats
    for state in ends:
        assert all(hand[0] == 0 for hand in state.hands)


@some
@given(games)
def test_every_incident_drawn_is_won_by_somebody(game):
    last = game[-1][3]
    drawn = sorted(action.args[1:] for _, action, _, _ in game if action.kind == "incident")
    assert sorted((one.suit, one.number) for own in last.won for one in own) == drawn
    assert len(drawn) == 4 * last.seats
    points = sum(score.parts["fe-vp"] for score in last.outcome().scores)
    assert points == sum(number for _, number in drawn)


@some
@given(games)
def test_time_cards_on_incidents_are_at_most_two_and_never_a_zero(game):
    for own in game[-1][3].won:
        assert all(len(one.cards) <= 2 and 0 not in one.cards for one in own)


@some
@given(games)
def test_hours_stay_within_what_the_sets_hold(game):
    last = game[-1][3]
    investigation = last.sums["total"] - last.sums["initial"]
    assert investigation <= {3: 69, 4: 92, 5: 115}[last.seats]
    assert last.sums["total"] <= 24 * last.seats


@some
@given(games)
def test_as_many_bids_as_the_rounds_without_the_boss(game):
    last = game[-1][3]
    bids = [before.to_act for before, action, _, _ in game if action.kind == "bid"]
    assert [bids.count(seat) for seat in range(last.seats)] == [{3: 4, 4: 6, 5: 8}[last.seats]] * last.seats


@some
@given(games)
def test_commands_of_one_round(game):
    both = game[0][0].options["command_count"] == "both"
    for before, action, _, _ in game:
        if action.kind == "command":
            taken = [paid for paid in before.commands if paid is not None]
            assert len(taken) <= (1 if both else 0)
            price = sum(before.bids[before.ranks[action.args[0] - 1]]) + 2
            assert sum(action.args[1:]) >= price


def _from(game, state):
    """The steps of the game from this state on."""
    start = next(index for index, step in enumerate(game) if step[0] is state)
    return game[start:]
