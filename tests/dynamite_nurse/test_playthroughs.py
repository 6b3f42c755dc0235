"""The recorded games: played again they give every line of their files, and they show what their titles say."""

from functools import cache
from importlib.resources import files

import pytest

from kit.engine.playthroughs import read, write
from tests.dynamite_nurse.shown import SHOWN, told
from tests.dynamite_nurse.stored import GAME

FOLDER = files("kit.games.dynamite_nurse") / "playthroughs"
FILES = {entry.name.removesuffix(".txt"): entry for entry in FOLDER.iterdir() if entry.name.endswith(".txt")}


@cache
def played(name):
    """The record, its steps and its last position."""
    record = read(FILES[name].read_text("utf-8"))
    return record, *told(record.seats, record.options, [GAME.parse(text) for text in record.actions])


def test_every_playthrough_is_there():
    assert set(FILES) == set(SHOWN)
    assert {SHOWN[name].seats for name in FILES} == set(GAME.seats)


@pytest.mark.parametrize("name", sorted(FILES))
def test_played_again_it_gives_every_line(name):
    text = FILES[name].read_text("utf-8")
    assert write(GAME, read(text)).splitlines() == text.splitlines()


@pytest.mark.parametrize("name", sorted(FILES))
def test_it_shows_what_its_title_says(name):
    record, steps, state = played(name)
    wanted = SHOWN[name]
    assert (record.title, record.seats) == (wanted.title, wanted.seats)
    assert record.options == {option.id: wanted.options.get(option.id, option.default) for option in GAME.options}
    assert [shows.__name__ for shows in wanted.shows if not shows(steps, state)] == []


@pytest.mark.parametrize("name", sorted(FILES))
def test_its_winners_are_the_naive_ones(name):
    """Fewest kill marks, then fewest inpatients, counted by hand from the last position."""
    _, _, state = played(name)
    best = min((len(marks), len(ward)) for marks, ward in zip(state.kills, state.wards, strict=True))
    pairs = zip(state.kills, state.wards, strict=True)
    assert state.outcome().winners == tuple(
        seat for seat, (marks, ward) in enumerate(pairs) if (len(marks), len(ward)) == best
    )


def test_every_reading_of_every_option_is_played():
    chosen = {(name, value) for wanted in SHOWN.values() for name, value in wanted.options.items()}
    defaults = {(option.id, option.default) for option in GAME.options}
    assert chosen | defaults == {(option.id, value) for option in GAME.options for value in option.values}


def test_every_ending_is_shown():
    assert {played(name)[2].outcome().ending for name in FILES} == {"win", "win-by-inpatients", "draw"}


def test_a_changed_line_is_noticed():
    text = FILES["2-players"].read_text("utf-8")
    changed = text.replace("n=2", "n=3", 1)
    assert write(GAME, read(changed)) != changed
