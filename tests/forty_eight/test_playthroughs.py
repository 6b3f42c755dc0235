"""The recorded games: played again they give every line of their files, and they show what their names say."""

from importlib.resources import files

import pytest

from kit.engine.playthroughs import read, write
from tests.forty_eight.playing import reckoned
from tests.forty_eight.stored import GAME

FOLDER = files("kit.games.forty_eight") / "playthroughs"
FILES = {entry.name.removesuffix(".txt"): entry for entry in FOLDER.iterdir() if entry.name.endswith(".txt")}
ENDINGS = ("win", "win-by-time", "draw", "shared-place", "nobody-left")
OUT_OF_REACH = {"3-players-out-3", "3-players-out-4"}
"""Three drop-outs need more than 72 hours, and three sets have 72 (see the README beside the files)."""


def last(name):
    """The last position of a recorded game."""
    played = read(FILES[name].read_text("utf-8"))
    state = GAME.new(seats=played.seats, **played.options)
    for action in played.actions:
        state.apply(GAME.parse(action))
    return state


@pytest.mark.parametrize("name", sorted(FILES))
def test_played_again_it_gives_every_line(name):
    text = FILES[name].read_text("utf-8")
    assert write(GAME, read(text)).splitlines() == text.splitlines()


def test_every_number_of_drop_outs_and_every_ending_is_there():
    wanted = {f"{seats}-players-out-{number}" for seats in (3, 4, 5) for number in range(5)}
    wanted |= {f"{seats}-players-{ending}" for seats in (3, 4, 5) for ending in ENDINGS}
    assert set(FILES) == wanted - OUT_OF_REACH | {"5-players-out-5"}


@pytest.mark.parametrize("name", [name for name in sorted(FILES) if "out-" in name])
def test_as_many_drop_out_as_the_name_says(name):
    found = reckoned(last(name))
    number = int(name[-1])
    assert found["count"] == len(found["dropped"]) == number
    low, high = {0: (0, 48), 1: (49, 60), 2: (61, 72), 3: (73, 84), 4: (85, 120), 5: (97, 120)}[number]
    assert low <= found["total"] <= high


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_it_ends_as_the_name_says(seats):
    shown = {ending: reckoned(last(f"{seats}-players-{ending}")) for ending in ENDINGS}
    for ending in ("win", "win-by-time"):
        winner = shown[ending]["winners"][0]
        level = [s for s in left(shown[ending]) if shown[ending]["points"][s] == shown[ending]["points"][winner]]
        assert len(shown[ending]["winners"]) == 1
        assert (len(level) == 1) is (ending == "win")
    assert len(shown["draw"]["winners"]) > 1
    assert shown["shared-place"]["count"] < len(shown["shared-place"]["dropped"]) < seats
    assert len(shown["nobody-left"]["dropped"]) == seats
    assert shown["nobody-left"]["winners"] == []


def left(found):
    """The seats that did not drop out."""
    return [seat for seat in range(len(found["points"])) if seat not in found["dropped"]]


def test_a_changed_line_is_noticed():
    text = FILES["3-players-draw"].read_text("utf-8")
    assert write(GAME, read(text.replace("seat=1 n=43", "seat=1 n=44"))) != text.replace("seat=1 n=43", "seat=1 n=44")


@pytest.mark.parametrize("text", ["", "game: forty-eight", "# title\ngame: forty-eight\nseats: 3\n"])
def test_a_text_that_is_no_playthrough(text):
    with pytest.raises(ValueError, match="begins with its title"):
        read(text)
