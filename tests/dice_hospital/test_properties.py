"""What holds in every game of Dice Hospital: it is followed move by move by the naive version, and nothing is lost."""

from random import Random

import pytest

from kit.engine import CHANCE
from kit.games.dice_hospital import GAME
from tests.dice_hospital import naive
from tests.dice_hospital.tables import walk

OPTIONS = (
    {},
    {"pandemic_mode": "on", "superbug": "on", "crisis": "on", "start_dice": "free"},
    {"pandemic_mode": "on", "pandemic": "at-choice", "crisis": "on", "crisis_values": "003"},
    {"events": "on", "final_round": "on", "empty_bonus": "all-discharged"},
    {"expansion_deck": "added", "colour_bag": "any-patient", "specialist_target": "any-of-colour"},
    {"expansion_deck": "003", "specialist_count": "one-patient", "administrators": "off", "events": "on"},
)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "defaults")
def test_games_agree_with_the_naive_version(seats, options):
    for seed in range(3):
        slow = naive.Game(seats, GAME.check_options(options))
        for before, action, after in walk(seats, options, seed):
            slow.play(before.to_act if before.to_act != CHANCE else None, str(action))
            if action.kind in ("end", "worsen", "admit", "shift"):
                agree(slow, after)
        outcome = after.outcome()
        assert [score.total for score in outcome.scores] == [slow.total(seat) for seat in range(seats)]
        assert outcome.winners == slow.winners()
        agree(slow, after)


def agree(slow, state):
    """Patients, blood bags and fatalities of every hospital are the naive ones."""
    written = state.to_dict().get("patients", [[]] * state.seats)
    for seat, hospital in enumerate(slow.hospitals):
        assert sorted(written[seat]) == slow.patients(seat)
        assert (state.bags[seat], state.fatalities[seat]) == (hospital["bags"], hospital["dead"])


@pytest.mark.parametrize("seats", GAME.seats)
def test_dice_are_never_lost(seats):
    """45, 54 or 63 dice lie in the bag, in ambulances, in hospitals and among those discharged, at every moment."""
    all_dice = {2: 45, 3: 54, 4: 63}[seats]
    for _, _, state in walk(seats, {"pandemic_mode": "on", "pandemic": "at-choice"}, seats):
        if state.phase in ("start", "bag"):
            continue
        lying = [*state.dice, *(code for own in (*state.ambulances, *state.patients) for code in own)]
        extra = sum(code is not None for code in state.newcomer)
        gone = sum(map(sum, state.out)) + len(state.drawn) + extra
        assert sum(state.bag) + len(lying) + gone == all_dice


@pytest.mark.parametrize("deck", ["off", "003", "added"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_decks(seats, deck):
    """002:159 adds everything; 003:67 makes 20 tiles with two or three players, 24 with four, and 24 specialists."""
    need = {"off": (24, 24), "added": (32, 36), "003": (24 if seats == 4 else 20, 24)}[deck]
    state, rng = GAME.new(seats=seats, expansion_deck=deck), Random(seats)
    while state.phase != "offer":
        state.apply(state.deal(rng) if state.to_act == CHANCE else state.legal_actions()[0])
    assert (sum(state.tiles), sum(state.cards)) == need
    assert len(state.aside) == (8 if deck == "003" and seats == 4 else 0)
    assert {state.tiles[number] for number in state.aside} <= {1}


def test_a_pile_never_runs_out():
    """Eight offers of at most players − 1 tiles, with two players one more: 16 of 20, 16 of 20, 24 of 24."""
    for seats in GAME.seats:
        *_, (_, _, state) = walk(seats, {"expansion_deck": "003"}, 7 + seats)
        assert sum(state.tiles) >= {2: 4, 3: 4, 4: 0}[seats]
