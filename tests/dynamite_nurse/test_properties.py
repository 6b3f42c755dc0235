"""What holds at every position of random games, with every option."""

from collections import Counter
from random import Random

import pytest

from kit.engine import CHANCE
from kit.games.dynamite_nurse.inventory import inventory
from tests.dynamite_nurse.playing import options, walk
from tests.dynamite_nurse.stored import COPIES, GAME, whole

SEATS = (2, 3, 4, 5, 6)
BOX = COPIES + Counter({"spare": 1})


def games(number):
    """Some games for every number of players, with random options."""
    rng = Random(number)
    return [(seats, rng.random(), options(rng)) for seats in SEATS for _ in range(number)]


@pytest.mark.parametrize(("seats", "seed", "chosen"), games(2))
def test_cards_are_conserved_and_choices_few(seats, seed, chosen):
    for _, _, _, after in walk(seats, seed, **chosen):
        assert inventory(after) == BOX
        assert len(after.legal_actions()) <= 128
        assert bool(after.legal_actions()) is (after.to_act is not None)


@pytest.mark.parametrize(("seats", "seed", "chosen"), games(2))
def test_kill_marks_only_grow_and_end_the_game_at_ten(seats, seed, chosen):
    for before, _, _, after in walk(seats, seed, **chosen):
        for old, new in zip(before.kills, after.kills, strict=True):
            assert Counter(old) <= Counter(new)
        reached = any(len(marks) >= 10 for marks in after.kills)
        assert reached is (after.phase in ("finish", "winners", "over"))


def onlooker(state, seat):
    """``state`` with the hidden cards of all but ``seat`` exchanged."""
    return state.view(seat).sample(Random(1))


@pytest.mark.parametrize(("seats", "seed", "chosen"), games(1))
def test_who_is_asked_and_what_is_refused_never_depends_on_a_hand(seats, seed, chosen):
    rng = Random(seed)
    for before, action, _, _ in walk(seats, seed, **chosen):
        if rng.random() > 0.08:
            continue
        seat = rng.randrange(seats)
        other = onlooker(before, seat)
        assert (other.to_act, other.chore, other.phase) == (before.to_act, before.chore, before.phase)
        assert other.why_not(action, seat=seat) == before.why_not(action, seat=seat)


@pytest.mark.parametrize(("seats", "seed", "chosen"), games(1))
def test_the_log_of_the_others_names_no_card_of_a_hand(seats, seed, chosen):
    for before, action, events, _ in walk(seats, seed, **chosen):
        if action.kind not in ("deal", "draw") or not events or events[0].seen_by is None:
            continue
        event, hers = events[0], before.turn if action.kind == "draw" else action.args[0]
        assert event.seen_by == (hers,)
        assert "piece" not in event.public.data
        assert action.args[-1] not in map(str, event.public.data.values())


@pytest.mark.parametrize(("seats", "seed", "chosen"), games(1))
def test_a_turn_is_gained_only_by_a_doctor(seats, seed, chosen):
    """A naive account of the order: clockwise, but for an unspoilt きりかえし."""
    gained = None
    for before, action, _, _ in walk(seats, seed, **chosen):
        if action.kind == "treat" and before.visit is not None:
            spoilt = bool(before.op.spoilt) and before.options["kirikaeshi_spoilt"] != "turn-passes"
            kept = before.options["emergency_op"] == "no-turn" and before.visit.card >= 10
            gained = None if spoilt or kept else before.op.seat
        elif action.kind == "next":
            assert action.args[0] == ((before.turn + 1) % seats if gained is None else gained)
            gained = None
        elif action.kind == "next-play":
            gained = None


def test_every_event_and_every_end_of_a_pile_is_met_in_random_games():
    met = Counter()
    for seats in SEATS:
        for seed in range(8):
            met.update(
                action.kind if action.kind != "carry-out" else action.args[0] for _, action, _, _ in walk(seats, seed)
            )
    wanted = {"epidemic", "turn-worse", "referral", "new-drug", "audit", "pass-on", "intern", "misdiagnosis", "cancel",
              "new-bed", "broken-bed", "quiet-night", "blackout", "recovery", "reshuffle", "kill-mark", "kirikaeshi",
              "operate", "discard"}  # fmt: skip
    assert wanted <= set(met)


def test_chance_gives_every_card_by_its_copies():
    state = GAME.from_dict({"seats": 2, "phase": "draw", "draws": 1, "hands": [["patient-4"], []]})
    assert state.to_act == CHANCE
    weights = {action.args[0]: weight for action, weight in state.chances()}
    assert weights == dict(COPIES - Counter(["patient-4"]))


def test_a_card_of_another_hand_may_lie_in_the_pile_for_all_a_seat_knows_even_with_the_pile_used_up():
    """Seat 1 holds the last copy; seat 0, who sees no pile, is refused for the moment alone."""
    found = whole({"seats": 2, "phase": "act", "hands": [[], ["patient-9"]], "pile": 0})
    state, tried = GAME.from_dict(found), GAME.parse("turn-over patient-9")
    assert state.pile_size == 0
    rules = [refusal.rule for refusal in state.why_not(tried, seat=0)]
    assert rules == [refusal.rule for refusal in state.view(0).why_not(tried, seat=0)] == ["dn-phases"]
