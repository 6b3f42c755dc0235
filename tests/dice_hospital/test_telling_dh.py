"""Every action, event and refusal of Dice Hospital can be told, and every move typed, in every language."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.engine import CHANCE, Choice
from kit.games.dice_hospital import GAME
from kit.games.dice_hospital.events import SAID
from kit.teach.telling import Telling
from tests.dice_hospital.stored import BOOK, breach, position
from translations import LANGUAGES, load

NAMES = ("Ann", "Ben", "Cai", "Dee")
ON = {"events": "on", "final_round": "on", "expansion_deck": "added", "pandemic_mode": "on"}
FULL = position("empty-bag")["patients"]
RESEARCH = position(
    "after",
    options={"expansion_deck": "003"},
    patients=[["yellow-3-treated", "yellow-5"], []],
    just=["yellow-3-treated"],
    staff=[["clinical-researcher"], []],
    placed=[[["clinical-researcher", "oncology"]], []],
)


@pytest.fixture(scope="module", params=LANGUAGES)
def told(request):
    return Telling(GAME, load(request.param, GAME.id), NAMES)


def values(slot):
    return st.sampled_from(slot.words) if isinstance(slot, Choice) else st.integers(slot.low, slot.high)


@st.composite
def actions(draw):
    kind = draw(st.sampled_from(list(GAME.grammar.kinds.values())))
    one = lambda slot: draw(values(slot))  # noqa: E731
    tail = range(draw(st.integers(kind.least, kind.most))) if kind.tail else ()
    return GAME.action(kind.name, *map(one, kind.fixed), *(one(kind.tail) for _ in tail))


def test_every_action_is_said_and_reads_back_as_it_is_typed(told):
    @settings(max_examples=150)
    @given(actions())
    def check(action):
        assert told.action(action).strip()
        assert told.parse(told.token(action)) == action

    check()


def events_of_a_game(seed):
    """Everything that is told in a random game with every variant."""
    rng, state = Random(seed), GAME.new(seats=4, **ON)
    while state.to_act is not None:
        action = state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions())
        yield from state.apply(action)


def events_of_positions():
    """What is told of every move at every stored position."""
    for kind in ("breaches", "shown"):
        for entry in BOOK[kind].values():
            yield from events_from(position(entry["at"], **entry.get("with", {})), entry.get("do", ()))
    yield from events_from(RESEARCH)
    yield from events_from(position("box", phase="extra", offer_tiles=["urology"], offer_cards=["surgeon"]))


def events_from(place, first=()):
    """What is told of some moves, and of every move after them."""
    state = GAME.from_dict(place)
    for text in first:
        yield from state.apply(GAME.parse(text))
    for action in state.legal_actions():
        after = state.copy()
        yield from after.apply(action)
        if after.phase == "roll":
            yield from after.apply(after.legal_actions()[0])


def test_every_event_is_told(told):
    kinds = set()
    for event in (*events_of_a_game(5), *events_of_positions()):
        kinds.add(event.kind)
        assert told.event(event)
        assert event.public is None or told.event(event.public)
    assert kinds == {*SAID, "deal", "administrator", "bag-empty", "outcome"}


def test_everybody_who_finds_the_bag_empty_is_told(told):
    """dh-bag-empty: one die is left for four players."""
    state = GAME.from_dict(position("empty-bag", patients=[*FULL[:3], FULL[3][:-1]]))
    events = [state.apply(GAME.parse(text)) for text in ("ambulance 2", "extra-die green 3", "ambulance 1")]
    assert [event.kind for some in events for event in some] == ["ambulance", "extra-die", "ambulance", "bag-empty"]
    assert events[2][1].data["seat"] == 1
    (_, second), (_, third) = (state.apply(GAME.parse(f"ambulance {number}")) for number in (3, 4))
    assert (second.data["seat"], third.data["seat"]) == (2, 3)
    assert told.event(third)


@pytest.mark.parametrize("rule", BOOK["breaches"])
def test_every_refusal_is_told_with_its_numbers(told, rule):
    tried = breach(rule)
    (refusal,) = tried.state().why_not(tried.attempt, seat=tried.seat)
    found = told.refusal(refusal)
    assert found.text.strip()
    assert found.name


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("heal red-3", "Spend a blood bag: treat red 3"),
        ("remove green-4-treated", "Give up green 4 (treated)"),
        ("drug green-3-was-red", "Roll again: green 3 (was red)"),
        ("trial red-2 yellow-5-treated", "Trial: raise red 2, lower yellow 5 (treated)"),
    ],
)
def test_patients_have_words(text, said):
    assert Telling(GAME, load("en", GAME.id), NAMES).action(GAME.parse(text)) == said
