"""The lessons of 48: every rule is taught, every step can be done, every try worth making is answered."""

import pytest

from kit.games import load
from kit.teach.course import course
from kit.teach.lesson import Lesson
from translations import load as load_words

GAME = load("forty-eight")
COURSE = course(GAME)
ROUND = ("draw", "bids", "reveal", "ranks", "command", "return", "place")
WRONG = [
    pytest.param(chapter.id, step.id, seat, action, id=f"{step.id}: {action}")
    for chapter in COURSE.chapters
    for step in chapter.steps
    for seat, action in step.wrong
]


def lesson(chapter, step, lang="en"):
    run = Lesson(GAME, load_words(lang, GAME.id))
    run.goto(chapter, step)
    return run


def test_every_rule_is_broken_by_a_try_worth_making():
    """All but fe-over: once the winner is named there is nothing left to ask for."""
    met = set()
    for chapter, step, seat, action in (param.values for param in WRONG):
        met |= {told.rule for told in lesson(chapter, step).try_(action, seat=seat).refusals}
    assert met == set(GAME.rulebook) - {"fe-over"}


def test_when_the_winner_is_named_a_further_try_is_told_that_the_game_is_over():
    run = lesson("scoring", "scoring-win")
    run.try_(run.solution())
    assert [refusal.rule for refusal in run.state.why_not(GAME.parse("winners 0"), seat=0)] == ["fe-over"]


def test_the_chapters_stand_in_the_order_of_learning():
    ids = [chapter.id for chapter in COURSE.chapters]
    assert ids == ["box", "setup", "main", "bids", "command", "end", "scoring", "first", "traps"]


@pytest.mark.parametrize(("name", "data"), COURSE.positions.items())
def test_every_position_after_the_set_up_could_have_been_reached(name, data):
    """All incidents drawn in finished rounds are won by somebody, two a round."""
    finished = data.get("round", 0) - (data.get("phase") in ROUND)
    assert sum(map(len, data.get("won", []))) == max(2 * finished, 0)
