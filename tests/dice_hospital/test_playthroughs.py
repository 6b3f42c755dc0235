"""The recorded games: played again they give every line of their files, and they show what their titles say."""

from importlib.resources import files

import pytest

from kit.engine.playthroughs import read, write
from kit.games.dice_hospital import GAME
from tests.dice_hospital import naive
from tests.dice_hospital.shown import SHOWN

FOLDER = files("kit.games.dice_hospital") / "playthroughs"
FILES = {entry.name.removesuffix(".txt"): entry for entry in FOLDER.iterdir() if entry.name.endswith(".txt")}


def played(name):
    """The record, its actions, its last position, and the naive game after the same moves."""
    record = read(FILES[name].read_text("utf-8"))
    state = GAME.new(seats=record.seats, **record.options)
    slow = naive.Game(record.seats, record.options)
    actions = [GAME.parse(text) for text in record.actions]
    for action in actions:
        slow.play(state.to_act, str(action))
        state.apply(action)
    return record, actions, state, slow


def test_every_playthrough_is_there():
    assert set(FILES) == set(SHOWN)
    assert {SHOWN[name].seats for name in FILES} == {2, 3, 4}


def test_every_value_of_every_option_is_played():
    played = {(name, value) for file in FILES.values() for name, value in read(file.read_text("utf-8")).options.items()}
    assert played == {(option.id, value) for option in GAME.options for value in option.values}


@pytest.mark.parametrize("name", sorted(FILES))
def test_played_again_it_gives_every_line(name):
    text = FILES[name].read_text("utf-8")
    assert write(GAME, read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", sorted(FILES))
def test_it_shows_what_its_title_says_with_the_naive_score(name):
    record, actions, state, slow = played(name)
    wanted = SHOWN[name]
    assert (record.title, record.seats) == (wanted.title, wanted.seats)
    assert wanted.shows(actions, state)
    outcome = state.outcome()
    assert [score.total for score in outcome.scores] == [slow.total(seat) for seat in range(record.seats)]
    assert outcome.winners == slow.winners()


def test_all_endings_are_there():
    assert {played(name)[2].outcome().ending for name in FILES} == {"win", "win-by-patients", "win-by-values", "draw"}


def test_a_changed_line_is_noticed():
    text = FILES["2-players-draw"].read_text("utf-8")
    changed = text.replace("round=2", "round=3", 1)
    assert write(GAME, read(changed)) != changed
