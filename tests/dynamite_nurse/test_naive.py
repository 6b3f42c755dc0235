"""Random games agree with the independent account of ``naive.py`` about worsening, operations, deaths and winners."""

from collections import Counter
from random import Random

import pytest

from tests.dynamite_nurse import naive
from tests.dynamite_nurse.playing import options, walk
from tests.dynamite_nurse.test_operation_rules import ways

SEATS = (2, 3, 4, 5, 6)


def games(number, seed):
    """Some games for every number of players, with random options."""
    rng = Random(seed)
    return [(seats, rng.random(), options(rng)) for seats in SEATS for _ in range(number)]


@pytest.fixture(scope="module")
def steps():
    """(position before, action, events, position after) of every step of some games that is no draw and no pass."""
    return [
        (before.to_dict(), action, events, after.to_dict())
        for seats, seed, chosen in games(2, 30)
        for before, action, events, after in walk(seats, seed, **chosen)
        if action.kind not in ("deal", "draw", "pass", "discard")
    ]


def marks(position, seat):
    """The cards a seat has as kill marks."""
    return Counter(naive.listed(position, "kills")[seat])


def test_dn_worsen_count_and_dn_death_are_the_naive_ones(steps):
    met = [step for step in steps if step[1].kind == "worsen"]
    assert len(met) > 30
    for before, action, _, after in met:
        seat = before.get("turn", 0)
        times = naive.overfull(before, seat)
        ward, dead = naive.worsened(naive.listed(before, "wards")[seat], times)
        assert action.args == (times, len(dead))
        assert naive.listed(after, "wards")[seat] == ward
        assert marks(after, seat) - marks(before, seat) == Counter(dead)


def test_dn_operation_sum_and_dn_almighty_allow_what_the_naive_account_allows():
    met = Counter()
    for seats, seed, chosen in games(2, 31):
        for before, action, _, after in walk(seats, seed, **chosen):
            if action.kind != "operate" or len(before.wards[before.turn]) > 7:
                continue
            met[action.args[0].split("-")[0]] += 1
            assert ways(after) == naive.declarable(before.to_dict(), before.turn, action.args[0])
    assert met["doctor"] > 20
    assert met["almighty"] > 3


def test_dn_treated_and_dn_spoilt_are_the_naive_ones(steps):
    met = [step for step in steps if step[1].kind == "treat" and "visit" not in step[0]]
    assert sum(bool(before["op"][3]) for before, *_ in met) > 3
    for before, action, _, after in met:
        _, seat, places, spoilt = before["op"]
        old = naive.listed(before, "wards")[seat]
        ward, left, dead = naive.treated(old, places, spoilt)
        turned = sum(old[place - 1][1] for place in places if place not in spoilt)
        assert action.args == (len(left), turned, len(spoilt) - len(dead), len(dead))
        assert naive.listed(after, "wards")[seat] == ward
        assert marks(after, seat) - marks(before, seat) == Counter(dead)
        lying = Counter(after["discards"]) - Counter(before.get("discards", []))
        assert lying == Counter([*left, before["op"][0]])


def test_dn_epidemic_scope_everybody_hit_worsens_once(steps):
    met = [step for step in steps if step[1].args == ("epidemic", "stands")]
    assert met
    for before, _, _, after in met:
        _, player, to, _ = before["event"]
        for seat, ward in enumerate(naive.listed(before, "wards")):
            hit = seat == to if to >= 0 else seat != player
            stay, dead = naive.worsened(ward, len(ward) if hit else 0)
            assert naive.listed(after, "wards")[seat] == stay
            assert marks(after, seat) - marks(before, seat) == Counter(dead)


def test_every_death_is_told_once(steps):
    for before, _, events, after in steps:
        died = {
            seat: (marks(after, seat) - marks(before, seat)).total()
            for seat in range(before["seats"])
            if marks(after, seat) != marks(before, seat)
        }
        counted = {event.data["seat"]: event.data["n"] for event in events if event.kind == "deaths"}
        counted |= {event.data["seat"]: 1 for event in events if event.kind == "kill-mark"}
        assert counted == died


def test_dn_win_and_dn_win_ties_are_the_naive_ones(steps):
    met = [(before, action) for before, action, _, _ in steps if action.kind == "winners"]
    assert len(met) == 10
    assert all(action.args == naive.winners(before) for before, action in met)
