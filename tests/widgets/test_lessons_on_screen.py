"""Lessons and drills by messages: every step, its wrong tries, hints, going back, languages."""

from __future__ import annotations

import pytest

from kit import places
from kit.engine import CHANCE
from kit.games import load as load_game
from kit.games import names
from kit.teach.course import course
from kit.widgets.lesson import Lesson, Practice
from tests.reaching import reach
from tests.widgets.driving import click, send, spots_of

COURSE = course(load_game("forty-eight"))
CHAPTERS = [(game, chapter.id) for game in names() for chapter in course(load_game(game)).chapters]


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS)
def test_every_step_is_done_by_clicks(game, chapter):
    table = Lesson(game, lang="en", keep=False, chapter=chapter)
    lesson = table.session.lesson
    for step in lesson.chapter.steps:
        assert lesson.step is step
        for _ in range(20):
            if lesson.done:
                break
            action = lesson.solution()
            path = reach(game).clicks(table.session.view, action, 736)
            assert path is not None, f"{step.id}: {action}"
            for spot in path:
                click(table, spot)
        assert table.lesson["done"], step.id
        assert table.lesson["kind"] == "done"
        send(table, "next")


def test_wrong_tries_are_answered_with_every_reason_and_change_nothing():
    for chapter in COURSE.chapters:
        table = Lesson(lang="ru", keep=False, chapter=chapter.id)
        lesson = table.session.lesson
        for step in chapter.steps:
            lesson.goto(chapter.id, step.id)
            table.refresh()
            for seat, action in step.wrong:
                if seat is not None:
                    continue
                digest, expected = lesson.state.digest(), lesson.state.why_not(action, seat=lesson.seat)
                send(table, "play", move=str(action))
                if expected:
                    assert [reason["rule"] for reason in table.why["reasons"]] == [refusal.rule for refusal in expected]
                    assert lesson.state.digest() == digest
                send(table, "retry")


def test_hints_come_in_steps_and_end_with_the_move():
    table = Lesson(lang="en", keep=False)
    seen = []
    for _ in range(8):
        send(table, "hint")
        seen.append(table.lesson["said"])
    assert seen[-1] == seen[-2] and seen[-1].startswith("This would do:")
    assert len(set(seen)) == len(table.session.lesson.hints())


def test_back_retry_and_the_list_of_chapters():
    table = Lesson(lang="en", keep=False)
    places_seen = [table.lesson["where"]]
    send(table, "next")
    places_seen.append(table.lesson["where"])
    send(table, "previous")
    places_seen.append(table.lesson["where"])
    assert places_seen == ["Step 1 of 4", "Step 2 of 4", "Step 1 of 4"]
    last = COURSE.chapters[-1].id
    send(table, "goto", chapter=last)
    assert table.lesson["chapter"] == last
    send(table, "goto", chapter="nowhere")
    assert table.lesson["chapter"] == last


def test_the_goal_is_in_the_language_chosen():
    table = Lesson(lang="en", keep=False)
    goal = table.lesson["goal"]
    send(table, "lang", lang="zh-Hant")
    assert table.lesson["goal"] != goal
    assert table.labels["undo"] == "復原"


def test_progress_is_kept_and_shown():
    table = Lesson(lang="en", chapter="box")
    while table.lesson["chapter"] == "box":
        send(table, "play", move=str(table.session.lesson.solution()))
        send(table, "next")
    assert dict(table.lesson["chapters"])["box"].endswith("✓")
    again = Lesson(lang="en")
    assert again.lesson["chapter"] == "box"
    assert dict(again.lesson["chapters"])["box"].endswith("✓")


def test_progress_that_cannot_be_kept_is_said(monkeypatch, tmp_path):
    def refuse():
        raise places.UnwritableError(tmp_path, "permission denied")

    monkeypatch.setattr(places, "progress", refuse)
    table = Lesson(lang="en")
    assert table.live.startswith("Nothing can be saved in")
    assert table.lesson["goal"]


def test_after_a_legal_move_beside_the_goal_only_retry_or_next_goes_on():
    table = Lesson(lang="en", keep=False)
    lesson = table.session.lesson
    step = next(
        (chapter.id, step.id)
        for chapter in COURSE.chapters
        for number, step in enumerate(chapter.steps)
        if (step.expect or step.accept)
        and len(COURSE.beginning(COURSE.chapters.index(chapter), number).legal_actions()) > 1
        and COURSE.beginning(COURSE.chapters.index(chapter), number).to_act != CHANCE
    )
    lesson.goto(*step)
    table.refresh()
    beside = next(a for a in lesson.state.legal_actions() if not COURSE.accepts(lesson.step, lesson.state, a))
    send(table, "play", move=str(beside))
    assert table.lesson["kind"] == "other"
    rev = table.rev
    send(table, "play", move=str(lesson.solution()))
    assert table.rev == rev
    send(table, "retry")
    send(table, "play", move=str(lesson.solution()))
    assert table.lesson["kind"] in ("done", "more")


def test_a_drill_is_worked_through_and_counted():
    table = Practice(lang="en", seed=3)
    practice = table.session.practice
    send(table, "play", move="vp 99")
    assert table.lesson["where"] == "0 of 1 answers right"
    assert table.lesson["kind"] == "refused"
    while not practice.over:
        (action,) = practice.state.legal_actions()
        for spot in reach(COURSE.game.id).clicks(table.session.view, action, 736) or ():
            click(table, spot)
    assert table.lesson["done"]
    send(table, "next")
    assert not table.lesson["done"] and spots_of(table)


def test_what_a_drill_asks_is_not_given_away():
    table = Practice(lang="ja", seed=1)
    assert table.can["groups"] == []
    send(table, "hint")
    assert "9" not in table.live or table.rule["id"] == "fe-vp"
    send(table, "lang", lang="ru")
    assert table.lesson["title"] == "Упражнения"
