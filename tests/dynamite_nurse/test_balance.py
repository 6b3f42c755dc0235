"""The balance simulation counts what it says; a small run of it already shows what the deck aims at."""

from random import Random

import pytest

from benchmarks.dynamite_nurse_balance import Balance, measure, report
from kit.engine import Event, GreedyBot
from kit.games.dynamite_nurse import advice
from tests.dynamite_nurse.stored import COPIES, GAME, at, state


@pytest.fixture(scope="module")
def balance():
    return measure(4, 12, seed=1)


def test_a_game_is_neither_short_nor_endless(balance):
    assert 8 <= balance.turns / balance.games / 4 <= 60
    assert 1 <= balance.plays / balance.games <= 3


def test_neither_discharges_nor_deaths_run_away(balance):
    assert 0.3 <= balance.share_cured <= 0.8


def test_every_event_matters(balance):
    events = {card for card in COPIES if not card.startswith(("patient", "emergency", "doctor", "almighty"))}
    assert set(balance.played) == events
    assert all(balance.stood[card] > 0 for card in events)


def test_wins_are_shared_out(balance):
    assert sum(balance.wins) == pytest.approx(12)
    assert sum(balance.endings.values()) == 12


def test_games_are_decided(balance):
    """At most one game in four is shared, and the end comes before all patients are dead."""
    assert balance.endings["draw"] <= 3
    assert balance.endings["draw"] == sum(balance.sharers.values())
    assert balance.used_up == 0


def test_the_kits_own_bots_end_a_game_of_six():
    """Bots that level everybody would go on until nobody is left to die."""
    six = measure(6, 3, seed=2, players="greedy")
    assert six.turns / six.games / 6 <= 60
    assert six.used_up == 0


def crowded(*marks, full=()):
    """Seat 0 to act with a patient in hand; ``full`` hospitals have three inpatients."""
    wards = [[["patient-3", False]] * 3 if seat in full else [] for seat in range(3)]
    return at(phase="act", hands=[["patient-4"], [], []], marks=list(marks), wards=wards)


@pytest.mark.parametrize(
    ("marks", "full", "to"),
    [
        ((4, 2, 6), (), 1),  # who is behind holds up who leads
        ((1, 3, 6), (), 2),  # who leads hurries the end
        ((3, 3, 3), (2,), 2),  # where there is no bed left
        ((3, 3, 3), (), 1),  # all alike: the next clockwise
    ],
)
def test_whom_the_greedy_bot_aims_at(marks, full, to):
    action, _ = GreedyBot(advice.value, samples=1).choose(crowded(*marks, full=full).view(0), Random(0))
    assert str(action) == f"outpatient patient-4 {to}"


def test_kill_marks_by_place_rise_to_ten(balance):
    marks = [balance.marks[place] / 12 for place in range(4)]
    assert marks == sorted(marks)
    assert marks[-1] >= 10


def test_the_report_names_every_figure():
    small = Balance(2, games=2, turns=40, plays=3, cured=6, dead=10, waiting=4, wins=[1.5, 0.5])
    small.marks.update({0: 4, 1: 20})
    small.endings.update({"win": 1, "draw": 1})
    small.sharers[2], small.used_up = 1, 1
    small.played["audit"], small.stood["audit"] = 4, 3
    lines = "\n".join(report(small))
    assert "turns a seat 10.0, plays 1.50" in lines
    assert "cured 30%, cured a game 3.0, dead a game 5.0" in lines
    assert "best to the worst: 2.0, 10.0" in lines
    assert "0.75, 0.25 (fair 0.50)" in lines
    assert "shared wins: 1 by 2; all patients dead: 1" in lines
    assert "audit         a game  2.00, stands 75%" in lines


def test_a_treatment_counts_who_leaves_only():
    from benchmarks.dynamite_nurse_balance import _count

    one = Balance(2)
    data = {"seat": 0, "left": 2, "turned": 1, "worse": 0, "dead": 0}
    _count(one, Event("treat", "dn-treated", data), GAME.action("treat", 2, 1, 0, 0))
    assert one.cured == 2


def test_the_greedy_bot_treats_rather_than_waits():
    """Four inpatients in three beds, and a doctor who can treat one of them."""
    full = at(phase="act", hands=[["doctor-9"], [], []], wards=[[["patient-4", True]] * 4, [], []])
    action, reason = GreedyBot(advice.value).choose(full.view(0), Random(0))
    assert str(action) == "operate doctor-9"
    assert reason.rule == "dn-operation"


def test_the_greedy_bot_answers_with_a_doctor():
    action, reason = GreedyBot(advice.value).choose(state("visit").view(1), Random(0))
    assert action.kind in ("kirikaeshi", "pass-on")
    assert reason.rule in GAME.rulebook


def test_advice_names_rules_of_the_book():
    assert set(advice.RULE_OF.values()) <= set(GAME.rulebook)
    assert set(advice.RULE_OF) <= set(GAME.grammar.kinds)


def test_rules_of_thumb_beat_chance():
    """One sensible player among random ones, in changing seats, has fewer kill marks than they have."""
    mine = others = 0
    for number in range(40):
        rng, seat, game = Random(number), number % 4, GAME.new(seats=4)
        while game.to_act is not None:
            legal = game.legal_actions()
            if game.to_act == seat and game.chore is None:
                game.apply(advice.quick(game, seat, legal, rng))
            else:
                game.apply(game.deal(rng) if game.to_act == "chance" else rng.choice(legal))
        mine += len(game.kills[seat])
        others += sum(len(marks) for marks in game.kills) - len(game.kills[seat])
    assert mine < others / 3
