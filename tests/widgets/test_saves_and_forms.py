"""Saving, loading and starting games at the table: clear words for whatever is wrong, and nothing lost."""

from __future__ import annotations

import json

import pytest

from kit import places
from kit.widgets import forms
from kit.widgets.table import Table
from tests.widgets.driving import click, match_of, send, spots_of


@pytest.fixture
def table():
    found = Table(seats=3, seed=1, lang="en")
    click(found, "hand:1")
    click(found, "do:set-aside")
    return found


def saved(table):
    send(table, "save")
    assert table.live.startswith("Saved as \u2068forty-eight-")
    (path,) = places.saves().glob("*.json")
    return path


def test_a_saved_game_goes_on_where_it_was(table):
    path = saved(table)
    before = match_of(table).to_dict()
    send(table, "undo")
    send(table, "form", kind="load")
    assert table.form["names"] == [path.name]
    send(table, "open", name=path.name)
    assert (match_of(table).to_dict(), table.live) == (before, "Loaded. Play goes on where it was saved.")
    assert table.form == {}


def test_a_table_opens_with_a_saved_game(table):
    path = saved(table)
    assert match_of(Table(saved=path, lang="ja")).to_dict() == match_of(table).to_dict()


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{", "is damaged and cannot be read"),
        (b'{"format": "something"}', "not a saved game of this kit"),
        (b'{"format": "tableside-match", "version": 99}', "saved by a newer version"),
        (b" " * (5 * 1024 * 1024), "too big to be a saved game"),
        (b"[" * 100_000, "is damaged and cannot be read"),
        (b'{"format": "tableside-match", "version": 1}', "is damaged and cannot be read"),
    ],
)
def test_a_bad_file_is_named_and_changes_nothing(table, content, said):
    before = match_of(table)
    (places.saves() / "forty-eight-x.json").write_bytes(content)
    send(table, "open", name="forty-eight-x.json")
    assert said in table.live
    assert match_of(table) is before


def test_a_file_that_is_gone_is_named(table):
    send(table, "open", name="forty-eight-nowhere.json")
    assert "is no longer in the folder of saved games" in table.live


def test_only_files_of_the_saves_folder_are_opened(table, tmp_path):
    path = saved(table)
    elsewhere = tmp_path / "elsewhere.json"
    path.rename(elsewhere)
    send(table, "open", name=str(elsewhere))
    assert "is no longer in the folder of saved games" in table.live


@pytest.mark.parametrize("step", ["save", "form"])
def test_a_folder_that_cannot_be_written_is_said(table, monkeypatch, tmp_path, step):
    def refuse():
        raise places.UnwritableError(tmp_path, "permission denied")

    before = match_of(table).to_dict()
    monkeypatch.setattr(places, "saves", refuse)
    send(table, step, kind="load")
    assert table.live.startswith("Nothing can be saved in")
    assert match_of(table).to_dict() == before


def test_no_space_in_mid_save_is_said_and_the_game_goes_on(table, monkeypatch):
    def full(path, data):
        raise places.UnwritableError(path, "No space left on device")

    monkeypatch.setattr("kit.engine.saves.write_atomically", full)
    send(table, "save")
    assert table.live.startswith("Nothing can be saved in")
    assert spots_of(table)


def test_the_form_for_a_new_game_shows_seats_players_and_rulings_with_a_choice(table):
    send(table, "form", kind="new")
    form = table.form
    assert form["seats"] == [[3, 4, 5], 3]
    assert form["players"][0] == {"name": "Player 1", "kind": "person"}
    assert [option["id"] for option in form["options"]] == ["command_count", "threshold_end"]
    assert {option["mark"] for option in form["options"]} == {"R"}
    send(table, "form")
    assert table.form == {}


def test_a_new_game_is_played_as_the_form_says(table):
    people = [
        {"kind": "person", "name": "Mika"},
        {"kind": "random"},
        {"kind": "greedy"},
        {"kind": "person", "name": " "},
    ]
    send(
        table, "begin", players=people, options={"command_count": "both"}, mode="match", chance="typed", manual=["sums"]
    )
    match = match_of(table)
    assert match.seats == 4
    assert match.players[0] == "Mika" and match.players[3] == "Player 4"
    assert [player.name for player in match.players[1:3]] == ["random", "greedy"]
    assert (match.options["command_count"], match.mode, match.chance) == ("both", "match", "typed")
    assert match.manual == {"sums"}


@pytest.mark.parametrize("name", ["x" * 41, "a\nb", "a\u0000b"])
def test_a_name_that_cannot_be_is_refused_in_words(table, name):
    before = match_of(table)
    send(table, "begin", players=[{"kind": "person", "name": name}] * 3)
    assert table.live == "A name must be short, on one line, and show at least one character."
    assert match_of(table) is before


def test_two_saves_in_one_second_do_not_overwrite_each_other(tmp_path):
    first = forms.free_name(tmp_path, "forty-eight")
    first.write_text("{}")
    for _ in range(3):
        path = forms.free_name(tmp_path, "forty-eight")
        assert not path.exists()
        path.write_text(json.dumps({}))
    assert len(list(tmp_path.iterdir())) == 4
