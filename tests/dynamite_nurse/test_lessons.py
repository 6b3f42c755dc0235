"""The lessons of Dynamite Nurse: every rule is taught, every step can be done, every wrong try is answered."""

import pytest

from kit.games.dynamite_nurse import GAME
from kit.teach.course import course
from kit.teach.lesson import Lesson
from kit.teach.practice import Practice
from translations import load as load_words

COURSE = course(GAME)
BY_ID = {step.id: step for chapter in COURSE.chapters for step in chapter.steps}
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


def done(step):
    """The state a step leads to, and what was told on the way."""
    run = lesson(BY_ID[step].chapter, step)
    result = run.try_(run.solution())
    return run.state, result.log


def test_every_rule_is_broken_by_a_try_worth_making():
    """All but dn-over: once the winner is named there is nothing left to ask for."""
    met = set()
    for chapter, step, seat, action in (param.values for param in WRONG):
        met |= {told.rule for told in lesson(chapter, step).try_(action, seat=seat).refusals}
    assert met == set(GAME.rulebook) - {"dn-over"}


def test_when_the_winner_is_named_a_further_try_is_told_that_the_game_is_over():
    state, _ = done("end-win")
    assert [refusal.rule for refusal in state.why_not(GAME.parse("winners 1"), seat=0)] == ["dn-over"]


def test_the_chapters_stand_in_the_order_of_learning():
    assert [chapter.id for chapter in COURSE.chapters] == [
        "visit",
        "beds",
        "operation",
        "emergency",
        "buck",
        "events",
        "spoil",
        "open",
        "end",
        "setup",
        "table",
        "admission",
        "first",
    ]


@pytest.mark.parametrize(
    ("step", "answer"),
    [
        ("beds-worsen", "worsen 1 0"),
        ("beds-death", "worsen 2 1"),
        ("operation-treat", "treat 2 0 0 0"),
        ("operation-worse", "treat 1 1 0 0"),
        ("emergency-mark", "kill-mark 0"),
        ("emergency-turn", "next 0"),
        ("emergency-stays", "next 2"),
        ("buck-turn", "next 1"),
        ("spoil-resolve", "resolve misdiagnosis stands"),
        ("spoil-treat", "treat 1 0 0 1"),
        ("spoil-counter", "treat 0 0 1 0"),
        ("open-bed", "carry-out new-bed 4"),
        ("end-pile", "reshuffle 116"),
        ("end-play", "next-play 1"),
        ("end-ten", "finish 0"),
        ("end-win", "winners 1"),
        ("end-tie", "winners 2"),
        ("end-nobody", "finish"),
        ("admission-worsen", "worsen 1 0"),
        ("first-worsen", "worsen 1 0"),
    ],
)
def test_the_answer_is_the_one_worked_out_by_hand(step, answer):
    assert lesson(BY_ID[step].chapter, step).solution() == GAME.parse(answer)


def test_the_three_readings_of_an_emergency_are_all_met():
    met = {COURSE.positions[BY_ID[step].position].get("options", {}).get("emergency_op", "standard")
           for step in ("emergency-must", "emergency-stays", "emergency-lost")}  # fmt: skip
    option = next(option for option in GAME.options if option.id == "emergency_op")
    assert met == set(option.values)


def test_every_event_of_the_text_is_played():
    played = {action.kind for step in BY_ID.values() for action in step.expect}
    assert {"epidemic", "turn-worse", "referral", "new-drug", "audit", "pass-on"} <= played


def test_the_options_that_need_everybody_have_a_chapter_each():
    for chapter, option in (("table", "table_option"), ("admission", "start_option")):
        assert lesson(chapter, None).state.options[option] == "on"


def test_interrupts_are_told_as_they_happen():
    """The buck goes to seat 3, everybody is asked, it comes back, everybody is asked again."""
    _, log = done("buck-pass")
    assert [line for line in log if "pass" in line] == [
        "Player 1 passes the buck to Player 3",
        "Player 2 passes",
        "Player 3 passes",
        "Player 3 passes the buck to Player 1",
        "Player 1 passes",
        "Player 2 passes",
    ]


@pytest.mark.parametrize("drill", [*"123456789"])
def test_a_drill_asks_for_one_of_worsening_treating_and_the_turn(drill):
    practice = Practice(GAME, load_words("en", GAME.id), seed=int(drill))
    assert practice.state.chore in ("worsen", "treat", "next")
    assert practice.goal and practice.hint()
    (action,) = practice.state.legal_actions()
    assert practice.try_(action).kind == "done"
    assert practice.over and not practice.goal and not practice.hint()


def test_drills_of_all_three_kinds_come_up():
    practice = Practice(GAME, load_words("en", GAME.id), seed=5)
    seen = set()
    for _ in range(20):
        seen.add(practice.state.chore)
        practice.next()
    assert seen == {"worsen", "treat", "next"}
