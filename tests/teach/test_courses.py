"""The lessons of every game: every rule is taught, every step can be done, every wrong try is answered."""

import pytest

from kit.games import load, names
from kit.teach.course import course
from kit.teach.lesson import Lesson
from translations import LANGUAGES
from translations import load as load_words

COURSES = {game: course(load(game)) for game in names()}
CHAPTERS = [
    pytest.param(game, chapter, id=f"{game} {chapter.id}") for game, one in COURSES.items() for chapter in one.chapters
]
STEPS = [
    pytest.param(game, step, id=f"{game} {step.id}")
    for game, one in COURSES.items()
    for chapter in one.chapters
    for step in chapter.steps
]
WRONG = [
    pytest.param(game, step, seat, action, id=f"{game} {step.id}: {action}")
    for game, step in (param.values for param in STEPS)
    for seat, action in step.wrong
]
PICKS = (0, 1, -1)
"""Of several right moves the first, the second, the last."""


def steps(game):
    """Every step of a game's course."""
    return [step for chapter in COURSES[game].chapters for step in chapter.steps]


def lesson(game, step, lang="en"):
    """The lesson at the beginning of a step."""
    run = Lesson(load(game), load_words(lang, game))
    run.goto(step.chapter, step.id)
    return run


@pytest.mark.parametrize("game", COURSES)
def test_every_rule_occurs_in_a_step(game):
    assert {rule for step in steps(game) for rule in step.rules} == set(load(game).rulebook)


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_step_is_done_by_what_it_expects(game, step):
    run = lesson(game, step)
    assert run.step.seat in (None, run.state.to_act)
    assert set(run.step.expect) <= set(run.state.legal_actions())
    kind = "more"
    while kind == "more":
        kind = run.try_(run.solution()).kind
    assert kind == "done"


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_step_has_a_try_worth_making(game, step):
    assert step.wrong


@pytest.mark.parametrize(("game", "step", "seat", "action"), WRONG)
def test_a_wrong_try_is_refused_by_a_rule_the_step_teaches(game, step, seat, action):
    run = lesson(game, step)
    before = run.state.digest()
    result = run.try_(action, seat=seat)
    assert result.kind == "refused"
    assert {told.rule for told in result.refusals} & set(step.rules)
    assert run.state.digest() == before


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
@pytest.mark.parametrize("pick", PICKS)
def test_a_chapter_can_be_played_through_whatever_of_the_right_moves_is_made(game, chapter, pick):
    run = lesson(game, chapter.steps[0])
    done = []
    while run.chapter.id == chapter.id and run.step.id not in done:
        kind = "more"
        while kind == "more":
            right = [a for a in run.state.legal_actions() if COURSES[game].accepts(run.step, run.state, a)]
            kind = run.try_(right[min(pick, len(right) - 1)]).kind
        assert kind == "done"
        done.append(run.step.id)
        run.next()
    assert done == [step.id for step in chapter.steps]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", COURSES)
def test_every_step_has_its_words_and_there_are_no_others(game, lang):
    words, prefix = load_words(lang, game), load(game).prefix
    told = {id.removeprefix(f"{prefix}-step-") for id in words.ids() if id.startswith(f"{prefix}-step-")}
    assert told == {step.id for step in steps(game)}
    assert all({"hint", "done"} <= words.attributes(f"{prefix}-step-{id}") for id in told)
    chapters = {id.removeprefix(f"{prefix}-lesson-") for id in words.ids() if id.startswith(f"{prefix}-lesson-")}
    assert chapters == {chapter.id for chapter in COURSES[game].chapters}
    assert all(words.has(f"{prefix}-lesson-{id}", "about") for id in chapters)


@pytest.mark.parametrize("game", COURSES)
def test_every_component_shown_is_in_the_box(game):
    shown = {component for step in steps(game) for component in step.show}
    assert shown <= {component.id for component in load(game).components}


@pytest.mark.parametrize("game", COURSES)
def test_every_position_is_used(game):
    assert {step.position for step in steps(game)} - {None} == set(COURSES[game].positions)
