"""The greedy bot of Emergency Roll: legal, with a rule for a reason, and better than chance."""

from random import Random

import pytest

from kit.engine import CHANCE, make_bot, settle
from kit.games.emergency_roll.advice import sheet_worth
from tests.emergency_roll.playing import do
from tests.emergency_roll.stored import GAME, state, turn

DICE = {"red": 2, "yellow": 5, "green": 3}


def play(names, seed):
    """The totals of a game, and every reason given."""
    bots, rng = [make_bot(name, GAME) for name in names], Random(seed)
    position, reasons = GAME.new(seats=len(names)), []
    settle(position)
    while position.to_act is not None:
        if position.to_act == CHANCE:
            action = position.deal(rng)
        else:
            action, reason = bots[position.to_act].choose(position.view(position.to_act), rng)
            reasons.append(reason)
        position.apply(action)
        settle(position)
    return [score.total for score in position.outcome().scores], reasons


def test_greedy_beats_random():
    totals = [play(("greedy", "random", "random"), seed)[0] for seed in range(3)]
    assert all(one[0] > 2 * max(one[1:]) for one in totals)


def test_its_reasons_are_rules():
    _, reasons = play(("greedy", "greedy"), 1)
    rules = {reason.rule for reason in reasons}
    assert rules <= set(GAME.rulebook)
    assert {"er-follow", "er-rising"} <= rules


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (["admit 5-1 3", "nurse 5 2"], ["morgue", "circle-morgue 1"]),
        (["admit 9-1 3", "nurse 9 2"], ["admit 9-1 4", "nurse 9 2", "cross 1 0"]),
    ],
)
def test_what_is_worth_more(better, worse):
    position = turn("green", {}, 13, DICE)
    one, other = (do(position.copy(), *texts) for texts in (better, worse))
    assert sheet_worth(one, one.sheets[0]) > sheet_worth(other, other.sheets[0])


def test_a_full_ward_is_worth_its_clipboard():
    position = state("table", sheets=[{"wards": {"9": [1, 2, 3, 4, 5]}}, {}, {}, {}])
    full, empty = (sheet_worth(position, sheet) for sheet in position.sheets[:2])
    assert full - empty >= 9
