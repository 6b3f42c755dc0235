"""The recorded games: played again they give every line of their files, and they show what their titles say."""

from importlib.resources import files

import pytest

from kit.engine.playthroughs import read, write
from kit.games.emergency_roll.box import SPECIALISTS
from tests.emergency_roll.playing import reckoned
from tests.emergency_roll.shown import SHOWN
from tests.emergency_roll.stored import GAME

FOLDER = files("kit.games.emergency_roll") / "playthroughs"
FILES = {entry.name.removesuffix(".txt"): entry for entry in FOLDER.iterdir() if entry.name.endswith(".txt")}


def played(name):
    """The record, its actions and its last position."""
    record = read(FILES[name].read_text("utf-8"))
    state = GAME.new(seats=record.seats, **record.options)
    actions = [GAME.parse(text) for text in record.actions]
    for action in actions:
        state.apply(action)
    return record, actions, state


def test_every_playthrough_is_there():
    assert set(FILES) == set(SHOWN)
    assert {SHOWN[name].seats for name in FILES} == {2, 3, 4, 5, 6}


@pytest.mark.parametrize("name", sorted(FILES))
def test_played_again_it_gives_every_line(name):
    text = FILES[name].read_text("utf-8")
    assert write(GAME, read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", sorted(FILES))
def test_it_shows_what_its_title_says(name):
    record, actions, state = played(name)
    wanted = SHOWN[name]
    assert (record.title, record.seats) == (wanted.title, wanted.seats)
    assert state.specialists == wanted.specialists
    assert wanted.shows(actions, state)


@pytest.mark.parametrize("name", sorted(FILES))
def test_its_score_is_the_naive_one(name):
    _, _, state = played(name)
    assert [score.total for score in state.outcome().scores] == [boxes["total"] for boxes in reckoned(state)]


def test_every_specialist_is_in_a_game_where_it_scores_for_one_and_not_for_another():
    kinds = {card for name in SHOWN if name.endswith("-players") for card in SHOWN[name].specialists}
    assert kinds == set(SPECIALISTS)


def test_a_changed_line_is_noticed():
    text = FILES["2-players-draw"].read_text("utf-8")
    changed = text.replace("write clipboards", "write clipboards", 1).replace("round=2 ", "round=3 ", 1)
    assert write(GAME, read(changed)) != changed
