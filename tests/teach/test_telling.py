"""Moves, events and refusals in words, and typed moves read back, in every language."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.engine import Action, Choice, ParseError, settle
from kit.games import load, names
from kit.teach.telling import Telling
from translations import LANGUAGES
from translations import load as load_words

GAME = load("forty-eight")
NAMES = ("Ann", "Bo B", "ケン", "Zoë", "5")


def telling(lang, seats=NAMES):
    return Telling(GAME, load_words(lang, GAME.id), seats)


def values(slot):
    return st.sampled_from(slot.words) if isinstance(slot, Choice) else st.integers(slot.low, slot.high)


@st.composite
def actions(draw, game):
    kind = draw(st.sampled_from(list(game.grammar.kinds.values())))
    fixed = [draw(values(slot)) for slot in kind.fixed]
    tail = draw(st.lists(values(kind.tail), min_size=kind.least, max_size=kind.most)) if kind.tail else []
    return game.action(kind.name, *fixed, *tail)


@pytest.mark.parametrize("game", [load(name) for name in names()], ids=names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_reads_back_as_it_is_typed(game, lang):
    told = Telling(game, load_words(lang, game.id), NAMES)

    @given(actions(game))
    def check(action):
        assert told.parse(told.token(action)) == action

    check()


@pytest.mark.parametrize("game", [load(name) for name in names()], ids=names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_can_be_said(game, lang):
    told = Telling(game, load_words(lang, game.id), NAMES)

    @given(actions(game))
    def check(action):
        assert told.action(action).strip()

    check()


@pytest.mark.parametrize(
    ("lang", "text", "action"),
    [
        ("en", "bid 5 2", Action("bid", (2, 5))),
        ("en", "  BID 5+2 ", Action("bid", (2, 5))),
        ("en", "rank 1 3", Action("rank", (0, 2))),
        ("en", "rank ann, bo b", Action("rank", (0, 1))),
        ("en", "rank Bo B Zoë", Action("rank", (1, 3))),
        ("en", "drop 5", Action("drop", (4,))),
        ("en", "pass-boss 1", Action("pass-boss", (1,))),
        ("en", "boss 1", Action("pass-boss", (0,))),
        ("en", "return –", Action("return")),
        ("en", "bonus −1", Action("bonus", (-1,))),
        ("ja", "入札 5 2", Action("bid", (2, 5))),
        ("ja", "順位 1、ケン", Action("rank", (0, 2))),
        ("ja", "除外 赤 黒", Action("take-out", ("red", "black"))),
        ("zh-Hant", "排名 2 1", Action("rank", (1, 0))),
        ("zh-Hant", "移除 紅色", Action("take-out", ("red",))),
        ("ru", "СТАВКА 5 2", Action("bid", (2, 5))),
        ("ru", "событие 1 желтая 2", Action("incident", (1, "yellow", 2))),
        ("ru", "rank 0 2", Action("rank", (0, 2))),
    ],
)
def test_typed_moves(lang, text, action):
    assert telling(lang).parse(text) == action


@pytest.mark.parametrize(
    ("lang", "text", "candidate"),
    [
        ("en", "bidd 5 2", "bid"),
        ("en", "rank 0 2", "1…5"),
        ("en", "rank 6", "1…5"),
        ("en", "take-out pink", "red | blue | yellow | green | black | white"),
        ("en", "remove pink", "red"),
        ("en", "set-aside 9", "0…6"),
        ("en", "command", "command [1…2] [0…6]"),
        ("en", "pass 3", "pass"),
        ("ja", "除外 桃", "赤"),
        ("ru", "ставк 5 2", "ставка"),
    ],
)
def test_what_cannot_be_read_names_what_would_do(lang, text, candidate):
    with pytest.raises(ParseError) as caught:
        telling(lang).parse(text)
    assert candidate in caught.value.candidates
    assert caught.value.text == text


def test_an_empty_line_offers_what_is_legal_now():
    state = GAME.from_dict({"seats": 5, "phase": "lay-ranks"})
    with pytest.raises(ParseError) as caught:
        telling("en").parse("  ", state)
    assert caught.value.candidates == ("lay 1 2",)


def test_two_players_of_one_name_are_told_apart_by_number():
    told = telling("en", ("Ann", "ann", "Bo"))
    with pytest.raises(ParseError):
        told.parse("drop Ann")
    assert told.parse("drop 2") == Action("drop", (1,))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_verb_or_token_stands_for_two_things(lang):
    words = load_words(lang, GAME.id)
    verbs = [words(f"fe-verb-{kind}").casefold() for kind in GAME.grammar.kinds]
    assert len(set(verbs)) == len(verbs)


def test_events_are_told_to_who_sees_them():
    state = GAME.from_dict({"seats": 5, "phase": "take-sets", "start": 2, "boss": 2})
    settle(state)
    (event,) = state.apply(GAME.action("set-aside", 4))
    told = telling("en")
    assert told.event(event.seen_from(2)) == "ケン sets the 4 aside"
    assert told.event(event.seen_from(0)) == "ケン sets a card aside, face down"


def test_a_number_in_the_data_is_said_as_it_is():
    state = GAME.from_dict({"seats": 5, "phase": "take-sets", "start": 2, "boss": 2})
    for chore in ("take-sets", None):
        while state.chore == chore and state.phase != "draw":
            state.apply(state.legal_actions()[0])
    for text in ("incident 1 red 3", "incident 2 red 2"):
        state.apply(GAME.parse(text))
    (event,) = state.apply(GAME.parse("bid 5 6"))
    assert telling("en").event(event.public) == "Zoë lays 2 cards face down"
    (told,) = [t for t in telling("en").refusals(state.why_not(GAME.parse("incident 1 red 3"))) if "-inc" in t.rule]
    assert told.text == "No Time device with a 3 is left: the only copy is out already."


def test_a_refusal_has_its_name_numbers_and_passages():
    state = GAME.from_dict({"seats": 5, "phase": "lay-ranks"})
    (told,) = telling("ja").refusals(state.why_not(GAME.action("lay-ranks", 1)))
    assert (told.rule, told.name) == ("fe-rank-cards", "順位カード")
    assert "2枚" in told.text
    assert "1枚" in told.text
    assert told.passages == ("001:26-27", "001:40")


def test_the_answer_of_a_sum_is_kept_out_of_the_refusal():
    state = finished()
    (told,) = telling("en").refusals(state.why_not(GAME.action("vp", 9)))
    assert "9" in told.text
    assert "3" not in told.text
    assert told.answer == "It is 3."


def finished():
    """Three players, all rounds played, seat 0 with one incident worth 3."""
    won = [[["red", 3, [6]]], [], []]
    hands = [[0, 1, 1, 2, 2, 3, 4], [0, 1, 1, 2, 2, 3, 4, 6], [0, 1, 1, 2, 2, 3, 4, 6]]
    return GAME.from_dict(
        {
            "seats": 3,
            "phase": "vp",
            "round": 6,
            "boss": 2,
            "removed": ["black", "white"],
            "won": won,
            "hands": hands,
            "aside": [5, 5, 5],
        }
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_can_be_told(lang):
    told, state, rng = telling(lang), GAME.new(seats=5), Random(7)
    lines = []
    while state.to_act is not None:
        action = state.deal(rng) if state.to_act == "chance" else rng.choice(state.legal_actions())
        for event in state.apply(action):
            for viewer in (0, 1, None):
                lines += [told.event(seen)] if (seen := event.seen_from(viewer)) else []
    assert len(lines) > 200
    assert all(line == line.rstrip() and line for line in lines)


def test_an_error_names_only_seats_that_are_taken():
    game = load("dice-hospital")
    two = Telling(game, load_words("en", game.id), ("Ann", "Ben"))
    with pytest.raises(ParseError) as error:
        two.parse("token 9")
    assert error.value.candidates == ("1…2", "ann", "ben")
