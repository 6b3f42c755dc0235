"""A round of 48, rule by rule: draw, bids, ranks, command, cards back and cards laid down (001:53-77)."""

from itertools import combinations_with_replacement

import pytest

from tests.forty_eight.stored import GAME, position, state
from tests.forty_eight.test_setup_rules import legal, rules


def do(position, *texts):
    for text in texts:
        position.apply(GAME.parse(text))
    return position


def bid_round(bids, **changes):
    """The position with these bids (one a seat, the boss's empty) turned up and waiting for ranks."""
    return state("bids", phase="ranks", bids=bids, **changes)


def test_fe_draw():
    position = state("draw")
    assert all(text.startswith("incident 1 ") for text in legal(position))
    do(position, "incident 1 red 3")
    assert rules(position, "incident 1 red 1") == ["fe-draw"]
    do(position, "incident 2 blue 1")
    assert position.places == [("red", 3), ("blue", 1)]
    assert position.phase == "bids"


def test_fe_boss_bids_not():
    position = state("bids")
    assert rules(position, "bid 1 2", seat=0) == ["fe-boss-bids-not"]
    assert len([seat for seat in range(4) if rules(position, "bid 1 2", seat=seat) != ["fe-boss-bids-not"]]) == 3


def test_fe_hand():
    position = state("bids")
    assert rules(position, "bid 3 3") == ["fe-hand"]
    assert rules(position, "bid 2 2") == []
    assert rules(position, "bid 6 6") == ["fe-hand"]
    assert rules(state("command"), "command 1 6 6") == ["fe-hand"]


def test_fe_two_cards():
    bids = {f"bid {a} {b}" for a, b in combinations_with_replacement((0, 1, 2, 3, 4, 5), 2)}
    assert legal(state("bids")) == bids - {"bid 0 0", "bid 3 3", "bid 4 4", "bid 5 5"}
    assert rules(state("bids"), "bid 1 2 3") == ["fe-two-cards"]


def test_fe_short_hand():
    position = state("last-bid")
    assert position.hands[1] == (0,)
    assert legal(position) == {"bid 0"}
    assert position.chore is None


def test_fe_reveal():
    position = state("bids")
    do(position, "bid 4 5", "bid 2 3")
    assert position.view(3).bids == [(), (-1, -1), (-1, -1), ()]
    assert position.view(1).bids[1] == (4, 5)
    do(position, "bid 0 1")
    assert legal(position) == {"reveal bids"}
    told = position.apply(GAME.parse("reveal bids"))
    assert [(event.kind, event.data["seat"]) for event in told] == [("reveal", 0), ("bid", 1), ("bid", 2), ("bid", 3)]
    assert [event.data["cards"] for event in told[1:]] == [(4, 5), (2, 3), (0, 1)]
    assert position.view(3).bids == [(), (4, 5), (2, 3), (0, 1)]


def test_fe_first():
    position = bid_round([[], [1, 4], [4, 5], [1, 2]])
    assert legal(position) == {"rank 2 1"}
    assert position.chore == "ranks"
    assert rules(position, "rank 0 1") == ["fe-first"]


def test_fe_second():
    assert rules(bid_round([[], [1, 4], [4, 5], [1, 2]]), "rank 2") == ["fe-second"]
    position = bid_round([[], [1, 4], [4, 5], [1, 2]])
    do(position, "rank 2 1", "pass", "return 1 2", "place 1 4 5", "place 2 1 4")
    assert position.won == [[], [("blue", 1, (1, 4))], [("red", 3, (4, 5))], []]


@pytest.mark.parametrize(
    ("bids", "ways"),
    [
        ([[], [4, 5], [4, 5], [2, 3]], {"rank 1 2", "rank 2 1"}),
        ([[], [4, 5], [4, 5], [4, 5]], {"rank 1 2", "rank 1 3", "rank 2 1", "rank 2 3", "rank 3 1", "rank 3 2"}),
    ],
)
def test_fe_tie_first(bids, ways):
    position = bid_round(bids)
    assert legal(position) == ways
    assert position.chore is None
    assert position.to_act == 0
    assert rules(position, "rank 1 1") == ["fe-tie-first"]


def test_fe_tie_first_leaves_lower_bids_nothing():
    assert rules(bid_round([[], [4, 5], [4, 5], [3, 5]]), "rank 1 3") == ["fe-tie-first"]


def test_fe_tie_second():
    position = bid_round([[], [4, 5], [2, 3], [1, 4]])
    assert legal(position) == {"rank 1 2", "rank 1 3"}
    assert position.chore is None
    assert rules(position, "rank 2 1") == ["fe-first", "fe-tie-second"]


def test_fe_zero_bid():
    position = state("zero-bid")
    assert legal(position) == {"rank 0 1"}
    do(position, "rank 0 1", "pass", "return 0")
    do(position, "place 1 1 2")
    assert legal(position) == {"place 2"}
    do(position, "place 2")
    assert position.won[1][-1] == ("green", 1, ())
    assert position.hands[1] == (0,)


def test_fe_zero_bid_may_even_be_first():
    hands = [[0], [0], [0, 1, 1, 2, 2, 3, 4, 5]]
    won = [
        [["red", 1, [4, 5]], ["yellow", 1, [2, 3]], ["green", 2, [1, 2]], ["blue", 2, [1]]],
        [["red", 3, [4, 5]], ["blue", 3, [2, 3]], ["yellow", 3, [1, 2]], ["green", 3, [1]]],
        [],
    ]
    position = state("last-bid", phase="ranks", hands=[[], [], hands[2]], bids=[[0], [0], []], won=won)
    assert legal(position) == {"rank 0 1", "rank 1 0"}


def test_fe_command():
    position = state("command")
    assert rules(position, "command 2 4", seat=1) == rules(position, "command 2 4", seat=3) == ["fe-command"]
    do(position, "command 2 4", "return 1 1", "return 0 1", "place 1 2 3", "place 2 4")
    assert position.won == [[("blue", 1, (4,))], [], [("red", 3, (2, 3))], []]


def test_fe_command_may_be_left():
    position = do(state("command"), "pass")
    assert position.commands == [None, None]
    assert position.won == [[], [], [], []]


def test_fe_command_when():
    for name in ("draw", "bids", "three-sums", "placing", "passing-on", "points"):
        assert "fe-command-when" in rules(state(name), "command 1 4 5", seat=state(name).boss)
    assert rules(state("command"), "command 1 4 5") == []


def test_fe_command_count():
    position = do(state("command"), "command 2 4")
    assert "fe-command-count" in rules(position, "command 1 2 5", seat=0)
    both = do(state("command", options={"command_count": "both"}), "command 1 3 4")
    assert both.phase == "command"
    assert rules(both, "command 1 5 5", seat=0) == ["fe-command-count", "fe-hand"]
    assert legal(both) == {"pass", "command 2 5", *(f"command 2 {a} {b}" for a, b in pairs((0, 1, 1, 2, 2, 5), 4))}
    do(both, "command 2 5")
    assert both.phase == "return"


def pairs(cards, least):
    """Every different pair of ``cards`` that totals at least ``least``."""
    return {(a, b) for i, a in enumerate(cards) for b in cards[i + 1 :] if a + b >= least}


def test_fe_command_count_both_takes_the_first_before_the_second():
    both = do(state("command", options={"command_count": "both"}), "command 2 4")
    assert both.phase == "return"
    assert "fe-command-count" in rules(both, "command 1 2 5", seat=0)


def test_fe_command_cards():
    position = state("command")
    assert rules(position, "command 2") == ["fe-command-cards", "fe-command-price"]
    assert rules(position, "command 2 1 1 2") == ["fe-command-cards"]
    assert rules(position, "command 2 4") == rules(position, "command 2 2 2") == []


def test_fe_command_price():
    """001:68: the first bid 5, the second 2: 7 takes the first, 4 the second."""
    position = state("command")
    assert legal(position) == {
        "pass",
        *(f"command 1 {a} {b}" for a, b in pairs((0, 1, 1, 2, 2, 3, 4, 5), 7)),
        *(f"command 2 {a} {b}" for a, b in pairs((0, 1, 1, 2, 2, 3, 4, 5), 4)),
        "command 2 4",
        "command 2 5",
    }
    assert rules(position, "command 1 2 4") == rules(position, "command 2 3") == ["fe-command-price"]
    assert rules(position, "command 1 3 4") == rules(position, "command 2 4") == rules(position, "command 2 4 5") == []


def test_fe_return():
    position = do(state("command"), "pass")
    assert (position.to_act, legal(position)) == (3, {"return 0 1"})
    do(position, "return 0 1")
    assert position.hands[3] == (0, 1, 1, 2, 2, 3, 4, 5)
    assert position.phase == "place"


def test_fe_displaced():
    position = do(state("command"), "command 1 3 4")
    assert (position.to_act, legal(position)) == (2, {"return 2 3"})
    do(position, "return 2 3", "return 0 1", "place 1 3 4", "place 2 1 1")
    assert position.hands[2] == (0, 1, 1, 2, 2, 3, 4, 5)
    assert position.won[2] == []
    assert position.won[0] == [("red", 3, (3, 4))]
    assert position.won[1] == [("blue", 1, (1, 1))], "ranks do not move up"


def test_fe_zero_returns():
    position = state("zero-won")
    assert (position.to_act, legal(position)) == (2, {"return 0"})
    do(position, "return 0", "place 1 5")
    assert position.hands[2][0] == 0
    assert position.won[2] == [("red", 3, (5,))]


def test_fe_command_zero():
    position = do(state("command"), "command 2 0 4")
    assert (position.to_act, legal(position)) == (0, {"return 0"})
    do(position, "return 0")
    assert position.hands[0] == (0, 1, 1, 2, 2, 3, 5)
    do(position, "return 1 1", "return 0 1", "place 1 2 3", "place 2 4")
    assert position.won[0] == [("blue", 1, (4,))]


def test_fe_place():
    position = state("placing")
    assert (position.to_act, position.chore, legal(position)) == (2, "place", {"place 1 2 3"})
    assert rules(position, "place 2 1 1") == ["fe-place"]
    do(position, "place 1 2 3")
    assert (position.to_act, legal(position)) == (1, {"place 2 1 1"})


def test_fe_pass_boss():
    position = state("passing-on")
    assert (position.to_act, legal(position)) == (0, {"pass-boss 1"})
    do(position, "pass-boss 1")
    assert (position.boss, position.round, position.phase) == (1, 2, "draw")
    last = state("passing-on", round=4, boss=3)
    assert legal(last) == {"pass-boss 0"}


def test_a_position_is_left_as_it_was_by_reading_it():
    before = position("command")
    state("command").apply(GAME.parse("pass"))
    assert position("command") == before
