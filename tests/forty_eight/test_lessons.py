"""The lessons of 48: every rule is taught, every step can be done, every try worth making is answered."""

import pytest

from kit.games import load
from kit.teach.course import course
from kit.teach.lesson import Lesson
from translations import LANGUAGES
from translations import load as load_words

GAME = load("forty-eight")
COURSE = course(GAME)
ROUND = ("draw", "bids", "reveal", "ranks", "command", "return", "place")
STEPS = [(chapter.id, step.id) for chapter in COURSE.chapters for step in chapter.steps]
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


def test_every_rule_occurs_in_a_step():
    assert {rule for chapter in COURSE.chapters for step in chapter.steps for rule in step.rules} == set(GAME.rulebook)


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


@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_every_step_is_done_by_what_it_expects(chapter, step):
    run = lesson(chapter, step)
    assert run.step.seat in (None, run.state.to_act)
    kinds = [run.try_(run.solution()).kind]
    while kinds[-1] == "more":
        kinds.append(run.try_(run.solution()).kind)
    assert kinds[-1] == "done"


@pytest.mark.parametrize(("chapter", "step", "seat", "action"), WRONG)
def test_a_wrong_try_is_refused_by_a_rule_the_step_teaches(chapter, step, seat, action):
    run = lesson(chapter, step)
    before = run.state.digest()
    result = run.try_(action, seat=seat)
    assert result.kind == "refused"
    assert {told.rule for told in result.refusals} & set(run.step.rules)
    assert run.state.digest() == before


def test_every_step_has_a_try_worth_making():
    assert all(step.wrong for chapter in COURSE.chapters for step in chapter.steps)


@pytest.mark.parametrize("chapter", [chapter.id for chapter in COURSE.chapters])
@pytest.mark.parametrize("pick", [0, -1])
def test_a_chapter_can_be_played_through_whatever_of_the_right_moves_is_made(chapter, pick):
    run = lesson(chapter, None)
    done = []
    while run.chapter.id == chapter and run.step.id not in done:
        kind = "more"
        while kind == "more":
            right = [a for a in run.state.legal_actions() if COURSE.accepts(run.step, run.state, a)]
            kind = run.try_(right[pick]).kind
        assert kind == "done"
        done.append(run.step.id)
        run.next()
    assert done == [step.id for step in COURSE.chapters[[c.id for c in COURSE.chapters].index(chapter)].steps]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("chapter", "step"), STEPS)
def test_every_step_has_its_words(lang, chapter, step):
    words = load_words(lang, GAME.id)
    assert words.has(f"fe-step-{step}")
    assert {"hint", "done"} <= words.attributes(f"fe-step-{step}")
    assert words.has(f"fe-lesson-{chapter}", "about")


def test_there_are_no_words_without_a_step():
    words = load_words("en", GAME.id)
    told = {id.removeprefix("fe-step-") for id in words.ids() if id.startswith("fe-step-")}
    assert told == {step for _, step in STEPS}


def test_every_component_shown_is_in_the_box():
    shown = {component for chapter in COURSE.chapters for step in chapter.steps for component in step.show}
    assert shown <= {component.id for component in GAME.components}


def test_every_position_is_used():
    used = {step.position for chapter in COURSE.chapters for step in chapter.steps} - {None}
    assert used == set(COURSE.positions)


@pytest.mark.parametrize(("name", "data"), COURSE.positions.items())
def test_every_position_after_the_set_up_could_have_been_reached(name, data):
    """All incidents drawn in finished rounds are won by somebody, two a round."""
    finished = data.get("round", 0) - (data.get("phase") in ROUND)
    assert sum(map(len, data.get("won", []))) == max(2 * finished, 0)
