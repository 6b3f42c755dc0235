"""Hands stay hidden: what a seat's view, its log and the questions put to it give away of the others' cards."""

from collections import Counter
from random import Random

import pytest

from kit.engine import Match
from tests.dynamite_nurse.playing import options, walk
from tests.dynamite_nurse.stored import COPIES, GAME, state

SEATS = (2, 3, 4, 5, 6)
NAMES = ("Mika", "Oleg", "Anna", "Yuki", "Lin", "Vera")


@pytest.fixture(scope="module", params=SEATS)
def match(request):
    """A match of persons after a hundred decisions, its options by lot."""
    seats = request.param
    rng = Random(seats)
    played = Match.new(GAME, seats=seats, seed=seats, options=options(rng), players=NAMES[:seats])
    for _ in range(100):
        if played.state.to_act is not None:
            played.do(rng.choice(played.state.legal_actions()))
    return played


def drawn(match):
    """(seat, card) of every card drawn face down in a match, by its actions alone."""
    again, found = GAME.new(seats=match.state.seats, **match.state.options), []
    for entry in match.entries:
        action = entry.action
        if action.kind in ("deal", "draw") and action.args[-1] not in OPEN:
            found.append((action.args[0] if action.kind == "deal" else again.turn, action.args[-1]))
        again.apply(action)
    return found


OPEN = ("new-bed", "broken-bed", "quiet-night", "blackout", "recovery")


def test_a_log_names_the_cards_its_seat_drew_and_no_other(match):
    every = drawn(match)
    for seat in (*range(match.state.seats), None):
        told = [event for event in match.log(seat) if event.kind in ("deal", "draw")]
        named = [(event.data["seat"], event.data["piece"]) for event in told]
        assert named == [(owner, card) for owner, card in every if owner == seat]
        hidden = [event for event in match.log(seat) if event.kind in ("deal-hidden", "draw-hidden")]
        assert [event.data["seat"] for event in hidden] == [owner for owner, _ in every if owner != seat]
        assert all(set(event.data) == {"seat"} for event in hidden)


def test_all_else_is_told_to_everybody_alike(match):
    private = {"deal", "draw", "deal-hidden", "draw-hidden"}
    everybody = [event for event in match.log(None) if event.kind not in private]
    for seat in range(match.state.seats):
        assert [event for event in match.log(seat) if event.kind not in private] == everybody


def _public(position):
    """The cards everybody sees, read from the position without the game's own code."""
    cards = [card for ward in position.get("wards", []) for card, _ in ward]
    cards += [card for marks in position.get("kills", []) for card in marks]
    cards += position.get("discards", []) + position.get("aside", [])
    return Counter(cards + [position[name][0] for name in ("visit", "op") if name in position])


@pytest.mark.parametrize("seats", SEATS)
def test_a_view_knows_its_own_hand_and_what_lies_open_and_of_the_rest_one_heap(seats):
    rng = Random(seats)
    for before, *_ in walk(seats, seats, **options(rng)):
        if rng.random() > 0.03:
            continue
        for seat in (*range(seats), None):
            view = before.view(seat)
            written = view.to_dict()
            hands = written.get("hands", [[]] * seats)
            mine = Counter() if seat is None else Counter(before.to_dict().get("hands", [[]] * seats)[seat])
            assert all(card is None for other, hand in enumerate(hands) if other != seat for card in hand)
            assert [len(hand) for hand in hands] == [len(hand) for hand in before.hands]
            seen = _public(written) + mine + Counter([written["drawn"]] if "drawn" in written else [])
            assert Counter(GAME.grammar.kinds["draw"].fixed[0].words[card] for card in view.pile) == COPIES - seen
            assert view.pile_size == len(before.pile)


def asked(hands):
    """Who is asked about an operation, one after the other, while all pass."""
    found, now = [], state("operation", hands=hands)
    while now.phase == "operation":
        found.append(now.to_act)
        now.apply(GAME.action("pass"))
    return found


def test_dn_op_sabotage_who_is_asked_does_not_depend_on_hands():
    empty: list[list[str]] = [[], [], []]
    assert asked(empty) == asked([[], ["intern", "misdiagnosis"], ["cancel"]]) == asked([["cancel"], [], ["intern"]])


def test_an_onlooker_sees_every_answer_that_could_be_given():
    """Of another seat that is asked, a view lists what cards not seen would allow, whatever is in that hand."""
    here = state("operation", hands=[[], ["patient-9"], ["intern"]])
    there = state("operation", hands=[[], ["intern"], ["patient-9"]])
    assert (here.to_act, there.to_act) == (1, 1)
    for seat in (0, None):
        assert here.view(seat).legal_actions() == there.view(seat).legal_actions()
        assert GAME.action("intern") in here.view(seat).legal_actions()
    assert GAME.action("intern") not in here.view(1).legal_actions()


def test_an_empty_hand_is_no_secret():
    """Everybody can count the cards in a hand."""
    here = state("operation", hands=[["intern"], [], []])
    assert here.view(2).legal_actions() == (GAME.action("pass"),)
