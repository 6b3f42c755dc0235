"""The lesson runner: tries, answers, hints, taking back, going on; and the practice drills."""

import pytest

from kit.engine import ParseError
from kit.games import load
from kit.teach.course import course
from kit.teach.lesson import Lesson
from kit.teach.practice import Practice
from kit.teach.progress import Progress
from translations import LANGUAGES
from translations import load as load_words

GAME = load("forty-eight")


def lesson(lang="en", at=("box", None), **more):
    run = Lesson(GAME, load_words(lang, GAME.id), **more)
    run.goto(*at)
    return run


def do(run, text, **who):
    return run.try_(GAME.parse(text), **who)


def test_an_illegal_try_is_answered_with_every_reason_and_changes_nothing():
    run = lesson(at=("bids", "bids-two"))
    before = run.state.digest()
    result = do(run, "bid 6 6 6")
    assert result.kind == "refused"
    assert [told.rule for told in result.refusals] == ["fe-hand", "fe-two-cards"]
    assert result.text == "Refused, nothing changed: 2 reasons."
    assert run.state.digest() == before


def test_a_legal_move_beside_the_goal_shows_where_it_leads_and_can_be_taken_back():
    run = lesson(at=("bids", "bids-two"))
    before = run.state.digest()
    result = do(run, "bid 5 6")
    assert result.kind == "other"
    assert "Bid 6 + 5" in result.text
    assert run.goal in result.text
    assert result.log == ("Player 2 bids 6 + 5",)
    assert run.state.bids[1] == (5, 6)
    run.retry()
    assert run.state.digest() == before


def test_the_next_try_takes_a_move_beside_the_goal_back_by_itself():
    run = lesson(at=("bids", "bids-two"))
    do(run, "bid 5 6")
    assert do(run, "bid 3 4").kind == "done"
    assert run.state.bids[1] == (3, 4)


def test_the_expected_move_finishes_the_step_and_the_others_go_on():
    run = lesson(at=("bids", "bids-two"))
    result = do(run, "bid 2 5")
    assert result.kind == "done"
    assert run.done
    assert result.text == run.words.attribute("fe-step-bids-two", "done")
    assert run.state.phase == "reveal"
    assert result.log == ("Player 2 bids 5 + 2", "Player 3 lays 2 cards face down", "Player 4 lays 2 cards face down")


def test_a_step_that_follows_keeps_the_table_as_the_learner_made_it():
    run = lesson(at=("bids", "bids-two"))
    do(run, "bid 2 5")
    assert run.next()
    assert run.step.id == "bids-reveal"
    assert run.state.bids[1] == (2, 5)


def test_a_skipped_step_is_taken_as_solved():
    run = lesson(at=("bids", "bids-two"))
    run.next()
    assert run.state.bids[1] == (1, 6)


def test_a_whole_chore_takes_several_tries():
    run = lesson(at=("setup", "setup-sets"))
    kinds = [do(run, f"take-set {character} 24").kind for character in ("leaf", "bell", "key", "cup")]
    assert kinds == ["more", "more", "more", "done"]


def test_a_wrong_try_in_mid_chore_loses_nothing():
    run = lesson(at=("setup", "setup-sets"))
    do(run, "take-set leaf 24")
    assert do(run, "take-set leaf 24").kind == "refused"
    assert do(run, "take-set bell 24").kind == "more"


def test_another_seat_may_try_and_is_told_why_not():
    result = do(lesson(at=("bids", "bids-two")), "bid 1 5", seat=0)
    assert [told.rule for told in result.refusals] == ["fe-boss-bids-not"]


def test_hints_come_in_steps_and_end_with_the_move():
    run = lesson(at=("command", "command-second"))
    texts = [run.hint() for _ in range(6)]
    assert texts[0] == "The second bid is 2."
    assert texts[1].startswith("Price of command: ")
    assert texts[2].startswith("One or two cards: ")
    assert "command 2 4 0" in texts[3]
    assert texts[3] == texts[4] == texts[5]


def test_hints_begin_anew_with_each_step():
    run = lesson(at=("bids", "bids-reveal"))
    first = run.hint()
    run.hint()
    run.retry()
    assert run.hint() == first


def test_a_typed_move_is_read_in_the_language_of_the_lesson():
    assert lesson("ja", ("bids", "bids-two")).try_text("入札 5 2").kind == "done"
    with pytest.raises(ParseError):
        lesson("ja", ("bids", "bids-two")).try_text("bidding")


def test_the_learner_sees_only_what_the_seat_may_see():
    run = lesson(at=("bids", "bids-two"))
    assert run.view.viewer == 1
    assert run.view == run.state.view(1)


def test_when_a_card_is_typed_in_nobody_has_a_seat():
    run = lesson(at=("main", "main-first"))
    assert run.seat is None
    assert run.who == ""
    assert run.view == run.state.view(None)


def test_next_goes_over_the_end_of_a_chapter_and_stops_at_the_very_end():
    run = lesson(at=("box", "box-detectives"))
    assert run.next()
    assert run.step.id == "setup-lot"
    run.goto("traps", "trap-nobody")
    assert not run.next()
    assert run.step.id == "trap-nobody"


@pytest.mark.parametrize(("place", "named"), [(("bo", None), "box"), (("box", "x"), "box-time")])
def test_an_unknown_place_names_the_choices(place, named):
    with pytest.raises(KeyError, match=named):
        lesson().goto(*place)


def test_progress_is_written_down_and_taken_up_again(tmp_path):
    run = lesson(at=("box", "box-ranks"), progress=Progress(GAME.id, tmp_path))
    do(run, "lay-ranks 1 2")
    later = Lesson(GAME, load_words("ru", GAME.id), progress=Progress(GAME.id, tmp_path))
    assert later.step.id == "box-ranks"
    assert later.progress.has("box", "box-ranks")


def test_progress_of_a_step_that_is_no_more_begins_at_the_beginning(tmp_path):
    Progress(GAME.id, tmp_path).mark("box", "gone")
    later = Lesson(GAME, load_words("en", GAME.id), progress=Progress(GAME.id, tmp_path))
    assert later.step.id == "box-incidents"


def test_the_language_may_change_in_mid_step():
    run = lesson(at=("bids", "bids-two"))
    do(run, "bid 5 6")
    before = run.state.digest()
    run.speak(load_words("ja", GAME.id))
    assert run.state.digest() == before
    assert run.goal == load_words("ja", GAME.id)("fe-step-bids-two")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_practice_goes_through_every_sum_of_a_finished_game(lang):
    drill = Practice(GAME, load_words(lang, GAME.id), seed=5)
    assert drill.state.phase == "vp"
    steps = 0
    while not drill.over:
        assert drill.goal
        assert drill.telling.token(drill.state.legal_actions()[0]) in drill.hint()
        kind = drill.try_(drill.state.legal_actions()[0]).kind
        assert kind == ("done" if drill.over else "more")
        steps += 1
    assert steps >= 3 * drill.state.seats + 5
    assert drill.right == drill.tried == steps
    assert drill.goal == drill.hint() == ""


def test_practice_answers_a_wrong_sum_and_lets_it_be_tried_again():
    drill = Practice(GAME, load_words("en", GAME.id), seed=5)
    result = drill.try_(GAME.action("vp", 99))
    assert (result.kind, result.refusals[0].rule) == ("refused", "fe-vp")
    assert (drill.right, drill.tried) == (0, 1)


def test_practice_never_ends_and_is_the_same_for_the_same_seed():
    one, two = (Practice(GAME, load_words("en", GAME.id), seed=5, seats=4) for _ in range(2))
    first = one.state.digest()
    one.next()
    two.next()
    assert one.state.digest() == two.state.digest() != first
    assert one.state.seats == 4


def test_chores_named_together_are_one_drill_and_groups_are_drills_of_their_own():
    assert course(GAME).practice == (frozenset({"discard", "sums", "dropout", "winners"}),)
    nurse = course(load("dynamite-nurse"))
    assert nurse.practice == (frozenset({"worsen"}), frozenset({"treat"}), frozenset({"next"}))


def test_practice_for_a_number_of_players_there_is_not():
    with pytest.raises(ValueError, match="3–5, got 7"):
        Practice(GAME, load_words("en", GAME.id), seats=7)
