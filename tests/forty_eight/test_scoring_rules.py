"""The reckoning of 48, rule by rule (001:84-97): examples of the text, hand calculations, and the naive scorer."""

import pytest

from kit.games.forty_eight import scoring
from tests.forty_eight import naive, test_round_rules, test_setup_rules
from tests.forty_eight.stored import GAME, state
from tests.forty_eight.test_setup_rules import legal, rules

SIX_SUITS = ("red", "blue", "yellow", "green", "black", "white")


def written(position):
    """The numbers the position still has to be told, in order: its chores done by the book."""
    found = []
    while position.chore is not None:
        action = position.legal_actions()[0]
        found.append(f"{position.to_act}: {action}")
        position.apply(action)
    return found


def test_the_whole_reckoning_by_hand():
    position = state("points")
    assert written(position) == [
        *("0: vp 7", "0: bonus 2", "0: discard red 2", "0: hours 15"),
        *("1: vp 6", "1: bonus 1", "1: discard blue 4", "1: hours 13"),
        *("2: vp 9", "2: bonus 2", "2: discard yellow 2", "2: discard green 1", "2: hours 14"),
        *("0: reveal initial", "0: initial 10", "0: total 52", "0: drop-count 1", "0: drop 0", "0: winners 2"),
    ]
    outcome = position.outcome()
    assert [score.total for score in outcome.scores] == [9, 7, 11]
    assert outcome.scores[0].parts == {"fe-vp": 7, "fe-suit-bonus": 2}
    assert outcome.scores[0].tiebreak == {"fe-hours": 15}
    assert (outcome.winners, outcome.ending) == ((2,), "win")


def test_fe_vp():
    assert legal(state("points")) == {"vp 7"}
    assert rules(state("points"), "vp 9") == ["fe-vp"]


def test_fe_suit_bonus():
    """001:86: red, blue and yellow give 2."""
    three = [scoring.Won(suit, 1, (1,)) for suit in ("red", "blue", "yellow")]
    assert scoring.suit_bonus(three) == 2
    assert scoring.suit_bonus(three * 2) == 2
    assert scoring.suit_bonus([]) == 0
    assert [scoring.suit_bonus([scoring.Won(s, 1, ()) for s in SIX_SUITS[:n]]) for n in range(1, 7)] == [
        0,
        1,
        2,
        3,
        4,
        5,
    ]


@pytest.mark.parametrize(
    ("won", "gone"),
    [
        ([("red", 3, (6,))], {}),
        ([("red", 3, (6,)), ("red", 1, (2, 3))], {"red": 2}),
        ([("red", 3, (6,)), ("red", 1, (2, 3)), ("red", 1, (1, 5)), ("red", 2, (4,))], {"red": 1}),
        ([("red", 3, ()), ("red", 1, ())], {}),
        ([("red", 3, ()), ("red", 1, (5,))], {"red": 5}),
        ([("red", 3, (4,)), ("red", 1, (4,)), ("blue", 1, (1,)), ("blue", 2, (2,))], {"red": 4, "blue": 1}),
    ],
)
def test_fe_discard_scope(won, gone):
    assert scoring.discards([scoring.Won(*one) for one in won]) == gone


def test_fe_discard_scope_cannot_be_left():
    position = state("discard")
    assert legal(position) == {"discard red 2"}
    assert rules(position, "hours 17") == ["fe-phases"]
    assert rules(position, "discard blue 1") == ["fe-discard-scope"]


def test_fe_discard_scope_suits_in_the_order_of_the_text():
    position = state("points")
    told = [text for text in written(position) if "discard" in text]
    assert told == ["0: discard red 2", "1: discard blue 4", "2: discard yellow 2", "2: discard green 1"]


def test_fe_hours():
    assert legal(state("hours")) == {"hours 15"}
    assert scoring.hours([scoring.Won("red", 1, (4, 5)), scoring.Won("blue", 1, ())]) == 9


@pytest.mark.parametrize(
    ("cards", "hours"),
    [((2, 5, 6), 6), ((3, 5, 5), 10), ((1, 1, 1), 3), ((1, 2, 3, 4), 4), ((6, 6, 6, 6, 6), 30)],
)
def test_fe_initial(cards, hours):
    """001:92: 2, 5 and 6 are 6; 3, 5 and 5 are 10."""
    assert scoring.initial(cards) == hours
    assert naive.initial(cards) == hours


def test_fe_total():
    position = state("total")
    assert legal(position) == {"total 52"}
    assert rules(position, "total 42") == ["fe-total"]


@pytest.mark.parametrize(
    ("total", "count"),
    [(0, 0), (48, 0), (49, 1), (60, 1), (61, 2), (72, 2), (73, 3), (84, 3), (85, 4), (96, 4)],
)
@pytest.mark.parametrize("every_twelve", [False, True])
def test_fe_threshold(total, count, every_twelve):
    assert scoring.drop_count(total, every_twelve) == count
    assert naive.drop_count(total, every_twelve) == count


@pytest.mark.parametrize(("every_twelve", "count"), [(False, 4), (True, 5)])
@pytest.mark.parametrize("total", [97, 108, 109, 120])
def test_fe_threshold_end(total, every_twelve, count):
    assert scoring.drop_count(total, every_twelve) == count


def test_fe_threshold_end_as_an_option():
    beyond = {"options": {"threshold_end": "every-12"}}
    assert legal(state("beyond-96")) == {"drop-count 4"}
    position = state("beyond-96", **beyond)
    assert legal(position) == {"drop-count 5"}
    assert rules(position, "drop-count 4") == ["fe-threshold-end"]
    written(position)
    assert position.outcome().ending == "nobody-left"


def test_fe_dropout():
    position = state("dropout")
    assert legal(position) == {"drop 0"}
    assert rules(position, "drop") == ["fe-dropout"]
    assert rules(position, "drop 0 2") == ["fe-dropout"]
    assert scoring.dropouts(2, [20, 30, 10, 25], [9, 1, 9, 1]) == (1, 3)
    assert scoring.dropouts(0, [20, 30, 10, 25], [9, 1, 9, 1]) == ()


@pytest.mark.parametrize(
    ("count", "out"),
    [(0, ()), (1, (0,)), (2, (0, 1, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3))],
)
def test_fe_dropout_ties(count, out):
    """001:95: places 1, 2, 2, 4; with two drop-outs three go."""
    times, points = [20, 18, 18, 15, 3], [5, 7, 7, 2, 9]
    assert scoring.dropouts(count, times, points) == out
    assert naive.dropped(count, times, points) == list(out)


def test_fe_dropout_ties_more_points_go_first():
    assert scoring.dropouts(1, [15, 13, 15], [9, 7, 11]) == (2,)
    assert legal(state("dropout-tied")) == {"drop 2"}


def test_fe_win():
    position = state("winners")
    assert legal(position) == {"winners 2"}
    assert rules(position, "winners 0") == ["fe-win"]
    assert rules(position, "winners") == ["fe-win"]
    assert scoring.ending((2,), (0,), [9, 7, 11]) == "win"


def test_fe_win_ties():
    position = state("winners-tied")
    assert rules(position, "winners 1 2") == ["fe-win-ties"]
    written(position)
    assert (position.outcome().winners, position.outcome().ending) == ((2,), "win-by-time")
    assert scoring.winners((0,), [15, 14, 14], [9, 9, 9]) == (1, 2)
    assert scoring.ending((1, 2), (0,), [9, 9, 9]) == "draw"


def test_fe_nobody_left():
    position = state("nobody")
    assert legal(position) == {"winners"}
    written(position)
    assert (position.outcome().winners, position.outcome().ending) == ((), "nobody-left")
    assert position.dropped == (0, 1, 2)


@pytest.mark.parametrize(("seats", "investigation", "together"), [(3, 69, 72), (4, 92, 96), (5, 115, 120)])
def test_most_hours_there_can_be(seats, investigation, together):
    """Everybody's 24 hours less at least a 1 set aside; with the cards set aside all of them (facts)."""
    aside = [1] * seats
    won = [[(suit, 1, cards) for suit, cards in zip(SIX_SUITS, ((5, 6), (3, 4), (2, 2), (1,)), strict=False)]] * seats
    assert naive.reckon(won, aside)["total"] == investigation + seats == together
    assert sum(scoring.hours([scoring.Won(*one) for one in own]) for own in won) == investigation


def test_every_rule_has_a_test_of_its_name():
    names = {*vars(test_setup_rules), *vars(test_round_rules), *globals()}
    assert [rule for rule in GAME.rulebook if f"test_{rule.replace('-', '_')}" not in names] == []
