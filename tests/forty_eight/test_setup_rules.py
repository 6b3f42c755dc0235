"""Set-up and order of play of 48, rule by rule (001:16-49)."""

from collections import Counter

import pytest

from kit.engine import CHANCE, HiddenError, IllegalAction
from tests.forty_eight.stored import GAME, TIME_SET, state

SUITS = ("red", "blue", "yellow", "green", "black", "white")


def rules(position, text, seat=None):
    return [refusal.rule for refusal in position.why_not(GAME.parse(text), seat=seat)]


def legal(position):
    return {str(action) for action in position.legal_actions()}


def drawn_first(position):
    while position.to_act == CHANCE:
        position.apply(position.legal_actions()[0])
    return position


@pytest.mark.parametrize(("seats", "out", "in_play"), [(3, 2, 16), (4, 1, 20), (5, 0, 24)])
def test_fe_suit_count(seats, out, in_play):
    position = GAME.new(seats=seats)
    while str(position.legal_actions()[0]).startswith(("suit-out", "take-out")):
        position.apply(position.legal_actions()[0])
    assert len(position.removed) == out
    assert sum(position.pile.values()) == in_play


def test_fe_removed_suits():
    position = GAME.new(seats=3)
    assert position.chances() == tuple((GAME.action("suit-out", suit), 1) for suit in SUITS)
    position.apply(GAME.parse("suit-out green"))
    assert rules(position, "suit-out green") == ["fe-removed-suits"]
    position.apply(GAME.parse("suit-out red"))
    assert legal(position) == {"take-out red green"}


def test_fe_incident_cards():
    position = state("draw")
    assert Counter({number: position.pile["red", number] for number in (1, 2, 3)}) == {1: 2, 2: 1, 3: 1}
    position.apply(GAME.parse("incident 1 red 1"))
    position.apply(GAME.parse("incident 2 red 1"))
    position = state("draw", places=[["red", 1], None], won=[[["red", 1, []]], [], [], []], round=2, boss=1)
    assert rules(position, "incident 2 red 1") == ["fe-incident-cards"]
    assert rules(position, "incident 2 red 2") == []


def test_fe_pile():
    weights = {str(action): weight for action, weight in state("draw").chances()}
    assert len(weights) == 15
    assert weights["incident 1 red 1"] == 2
    assert weights["incident 1 red 3"] == 1
    assert not [text for text in weights if "white" in text]


def test_fe_rank_cards():
    position = state("rank-cards")
    assert legal(position) == {"lay-ranks 1 2"}
    assert position.chore == "lay-ranks"
    assert rules(position, "lay-ranks 1 1") == ["fe-rank-cards"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_fe_start(seats):
    position = drawn_first(GAME.new(seats=seats))
    position.apply(position.legal_actions()[0])
    if position.to_act != CHANCE:
        position.apply(position.legal_actions()[0])
    assert position.chances() == tuple((GAME.action("start", seat), 1) for seat in range(seats))
    position.apply(GAME.action("start", seats - 1))
    assert (position.start, position.boss, position.to_act) == (seats - 1, seats - 1, seats - 1)


def test_fe_characters():
    position = state("sets", start=1, boss=1)
    chosen = []
    while position.chore == "take-sets":
        chosen.append((position.to_act, position.legal_actions()[0].args[0]))
        position.apply(position.legal_actions()[0])
    assert chosen == [(1, "cup"), (2, "leaf"), (0, "key")]


def test_fe_time_cards():
    position = state("sets")
    position.apply(GAME.parse("take-set key 24"))
    assert position.hands[0] == TIME_SET
    assert sum(TIME_SET) == 24
    assert len(TIME_SET) == 9


def test_fe_set_aside():
    position = state("setting-aside")
    assert legal(position) == {f"set-aside {card}" for card in (1, 2, 3, 4, 5, 6)}
    position.apply(GAME.parse("set-aside 2"))
    assert position.hands[0] == (0, 1, 1, 2, 3, 4, 5, 6)
    assert len(position.hands[0]) == 8


def test_fe_hidden():
    position = state("setting-aside")
    told = position.apply(GAME.parse("set-aside 2"))[0]
    assert (told.seen_from(0).data["card"], told.seen_from(1).kind) == (2, "set-aside-hidden")
    assert "card" not in told.seen_from(1).data
    assert position.view(1).aside[0] == position.view(None).aside[0] == -1
    assert set(position.view(1).hands[0]) == {-1}
    assert position.view(0).aside[0] == 2
    with pytest.raises(HiddenError):
        position.view(1).apply(GAME.parse("set-aside 2"))
    assert rules(state("bids"), "reveal initial") == ["fe-hidden"]


def test_fe_phases():
    assert rules(state("bids"), "pass") == ["fe-phases"]
    assert rules(state("command"), "bid 1 2") == ["fe-phases", "fe-boss-bids-not"]
    assert rules(state("placing"), "vp 3", seat=2) == ["fe-phases"]
    assert rules(state("passing-on"), "incident 1 red 1") == ["fe-phases"]


def test_fe_turn():
    position = state("bids")
    order = []
    while position.phase == "bids":
        order.append(position.to_act)
        assert rules(position, "bid 1 2", seat=(position.to_act % 3) + 1) == ["fe-turn"]
        position.apply(GAME.parse("bid 2 3"))
    assert order == [1, 2, 3]


@pytest.mark.parametrize(("seats", "rounds"), [(3, 6), (4, 8), (5, 10)])
def test_fe_rounds(seats, rounds):
    position, bosses = GAME.new(seats=seats), []
    while position.phase != "vp":
        if position.phase == "pass-boss":
            bosses.append(position.boss)
        position.apply(position.legal_actions()[0])
    assert len(bosses) == rounds
    assert Counter(bosses) == dict.fromkeys(range(seats), 2)
    start = position.start
    assert bosses == [(start + step) % seats for step in range(rounds)]


@pytest.mark.parametrize(("seats", "used", "unseen"), [(3, 12, 4), (4, 16, 4), (5, 20, 4)])
def test_fe_rounds_leave_four_incidents_unseen(seats, used, unseen):
    position = GAME.new(seats=seats)
    while position.phase != "vp":
        position.apply(position.legal_actions()[0])
    assert sum(len(own) for own in position.won) == used
    assert sum(position.pile.values()) == unseen


def test_fe_over():
    position = state("over")
    assert position.to_act is None
    assert position.legal_actions() == position.chances() == ()
    for kind in ("pass", "finish", "bid 1 2", "winners 2", "incident 1 yellow 1"):
        assert rules(position, kind) == ["fe-over"]
    with pytest.raises(IllegalAction):
        position.apply(GAME.parse("finish"))
