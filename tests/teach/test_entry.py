"""Moves of a real table typed in, a line each: all of them or none."""

from __future__ import annotations

import pytest

from kit.engine import CHANCE, Match
from kit.games import load
from kit.teach.entry import EntryError, enter, example
from kit.teach.telling import Telling
from translations import LANGUAGES
from translations import load as load_words

GAME = load("emergency-roll")


def told(lang: str) -> Telling:
    return Telling(GAME, load_words(lang, GAME.id), ("Ann", "Ben"))


def typed_match() -> Match:
    return Match.new(GAME, seats=2, seed=3, players=("Ann", "Ben"), chance="typed")


def until(match: Match, phase: str) -> Match:
    while match.state.phase != phase:  # type: ignore[attr-defined]
        match.do(match.state.legal_actions()[0])
    return match


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "red 3 yellow 4, green 2"),
        ("ja", "赤3、黄4、緑2"),
        ("zh-Hant", "紅3 黃4 綠2"),
        ("ru", "красный 3 жёлтый 4 зелёный 2"),
    ],
)
def test_results_of_dice_follow_one_another_without_a_verb(lang: str, line: str) -> None:
    match = until(typed_match(), "dice")
    assert len(enter(match, told(lang), line)) == 3
    assert match.state.dice == {"red": 3, "yellow": 4, "green": 2}  # type: ignore[attr-defined]


def test_lines_are_entered_together_or_not_at_all() -> None:
    match = until(typed_match(), "dice")
    before, entries = match.state.digest(), len(match.entries)
    with pytest.raises(EntryError) as error:
        enter(match, told("en"), "red 3 yellow 4 green 2\n\nchoose red\nchoose purple")
    assert (error.value.number, error.value.line) == (4, "choose purple")
    assert "“purple” does not fit here." in error.value.reasons
    assert (match.state.digest(), len(match.entries)) == (before, entries)


def test_a_refused_line_gives_every_rule() -> None:
    match = until(typed_match(), "dice")
    with pytest.raises(EntryError) as error:
        enter(match, told("en"), "red 3 yellow 4 green 2\ndie red 3")
    wrong = GAME.action("die", "red", 3)
    trial = match.branch()
    enter(trial, told("en"), "red 3 yellow 4 green 2")
    assert [one.rule for one in error.value.told] == [one.rule for one in trial.state.why_not(wrong)]


def test_nothing_typed_is_nothing_entered() -> None:
    match = until(typed_match(), "dice")
    assert enter(match, told("en"), " \n\n") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_examples_can_be_typed_but_never_tell_a_chore(lang: str) -> None:
    match, telling = typed_match(), told(lang)
    match.set_manual(frozenset(GAME.chores))
    chores, chances = set(), set()
    while match.state.to_act is not None and not {"gain", "cross"} <= chores:
        state = match.state
        shown = example(state, telling)
        if state.chore is not None:
            chores.add(state.phase)  # type: ignore[attr-defined]
            assert telling.token(state.legal_actions()[0]) not in shown
        else:
            chances.add(state.to_act == CHANCE)
            assert all(telling.parse(one) in state.legal_actions() for one in shown)
        match.do(state.legal_actions()[0])
    assert chances == {True, False}
