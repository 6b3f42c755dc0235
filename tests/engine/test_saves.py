"""Saves: whatever is wrong with a file or a folder is a SaveError that says so, and nothing is lost."""

import errno
import json
import os

import pytest

from kit.engine import Match, SaveError
from kit.games import load


@pytest.fixture
def match():
    match = Match.new(load("forty-eight"), seats=3, seed="saves", players=("Ada", "Ben", "Cy"))
    for _ in range(20):
        match.do(match.state.legal_actions()[0])
    return match


@pytest.fixture
def saved(match, tmp_path):
    path = tmp_path / "match.json"
    match.save(path)
    return path


def changed(saved, **fields):
    """The save with these fields changed (None: left out)."""
    data = json.loads(saved.read_text("utf-8")) | fields
    saved.write_text(json.dumps({name: value for name, value in data.items() if value is not None}), "utf-8")
    return saved


def refused(path):
    """The kind of SaveError the file is answered with; its message names the file or says what is damaged."""
    with pytest.raises(SaveError) as caught:
        Match.load(path)
    assert path.name in str(caught.value) or "damaged" in str(caught.value)
    return caught.value.kind


def test_a_save_is_the_match(match, saved):
    match.undo()
    match.save(saved)
    again = Match.load(saved)
    assert (again.state, again.entries, again.future) == (match.state, match.entries, match.future)
    assert again.players == ("Ada", "Ben", "Cy")
    again.redo()
    assert len(again.future) == 0


def test_a_loaded_match_draws_the_same_chances(match, saved):
    again = Match.load(saved)
    for one in (match, again):
        while one.state.to_act is not None:
            one.do(one.state.legal_actions()[-1])
    assert again.entries == match.entries


@pytest.mark.parametrize("name", ["<b>bold</b>", "quo\"te's", "🕵️🏽‍♀️", "שרה", "\u202eevil", "名前", "\\", "%s{}"])
def test_a_save_keeps_any_name(name, tmp_path):
    match = Match.new(load("forty-eight"), players=(name, "random", "greedy"))
    match.save(tmp_path / "match.json")
    assert Match.load(tmp_path / "match.json").players == (name, "random", "greedy")


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.999])
def test_truncated(saved, share):
    whole = saved.read_bytes()
    saved.write_bytes(whole[: int(len(whole) * share)])
    assert refused(saved) == "damaged"


@pytest.mark.parametrize(
    "content",
    [b"\x00\x01", b"\xff\xfe{", b"null", b"[]", b"3", b'"x"', b"{}", b'{"format": "other", "version": 1}', b"NaN",
     b'{"cells": [], "nbformat": 4}'],
)  # fmt: skip
def test_foreign(tmp_path, content):
    path = tmp_path / "foreign.json"
    path.write_bytes(content)
    assert refused(path) in ("foreign", "damaged")


def test_newer(saved):
    assert refused(changed(saved, version=99)) == "newer"


@pytest.mark.parametrize("version", [0, -1, "1", 1.5, True, []])
def test_a_version_that_is_none(saved, version):
    assert refused(changed(saved, version=version)) == "damaged"


def test_50_megabytes(tmp_path):
    path = tmp_path / "big.json"
    with path.open("wb") as file:
        file.truncate(50 * 1024 * 1024)
    assert refused(path) == "too-big"


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_deeply_nested(tmp_path, opening):
    path = tmp_path / "deep.json"
    path.write_text(opening * 100_000, "utf-8")
    assert refused(path) == "damaged"


def test_deeply_nested_inside(saved):
    text = saved.read_text("utf-8").replace('"mode"', '"deep": ' + "[" * 50_000 + "]" * 50_000 + ', "mode"')
    saved.write_text(text, "utf-8")
    assert refused(saved) == "damaged"


@pytest.mark.parametrize(
    "field", ["game", "seats", "seed", "options", "players", "mode", "chance", "manual", "entries", "at"]
)
@pytest.mark.parametrize("wrong", [None, -1, 10**9, "x", [], {}, [[]], [["x", "y"]], {"x": "y"}, [None], 1.5, True])
def test_a_wrong_field(match, saved, field, wrong):
    changed(saved, **{field: wrong})
    harmless = {"options": ({}, []), "manual": ([], {}), "seed": (-1, 10**9, "x")}
    if any(wrong == good and type(wrong) is type(good) for good in harmless.get(field, ())):
        assert Match.load(saved).game is match.game
    else:
        assert refused(saved) == "damaged"


def test_an_illegal_entry(saved):
    entries = json.loads(saved.read_text("utf-8"))["entries"]
    entries[-1] = ["bid 6 6", "person"]
    assert refused(changed(saved, entries=entries)) == "damaged"


def test_nothing_is_evaluated(saved):
    entries = [["__import__('os').abort()", "person"]]
    assert refused(changed(saved, entries=entries)) == "damaged"


def test_missing(tmp_path):
    assert refused(tmp_path / "nowhere.json") == "missing"


def test_a_folder(tmp_path):
    assert refused(tmp_path) == "missing"


def test_an_unwritable_folder(match, tmp_path):
    before = (match.state.digest(), match.entries)
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(SaveError) as caught:
        match.save(tmp_path / "file" / "match.json")
    assert caught.value.kind == "unwritable"
    assert "match.json" in str(caught.value)
    assert (match.state.digest(), match.entries) == before


def test_a_folder_without_permission(match, tmp_path):
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o500)
    if os.access(folder, os.W_OK):
        pytest.skip("this user may write everywhere")
    with pytest.raises(SaveError) as caught:
        match.save(folder / "match.json")
    assert caught.value.kind == "unwritable"


@pytest.mark.parametrize("at", ["write", "fsync", "replace"])
def test_no_space_in_mid_save(match, saved, monkeypatch, at):
    before = saved.read_bytes()

    def full(*args):
        raise OSError(errno.ENOSPC, "No space left on device")

    match.do(match.state.legal_actions()[0])
    if at == "write":
        real = os.fdopen
        monkeypatch.setattr(os, "fdopen", lambda *args, **kwargs: _Full(real(*args, **kwargs), full))
    else:
        monkeypatch.setattr(os, at, full)
    with pytest.raises(SaveError) as caught:
        match.save(saved)
    monkeypatch.undo()
    assert caught.value.kind == "unwritable"
    assert "No space left" in str(caught.value)
    assert saved.read_bytes() == before, "the old save is lost"
    assert [path.name for path in saved.parent.iterdir()] == ["match.json"], "a part of a file was left"
    match.save(saved)
    assert Match.load(saved).entries == match.entries


class _Full:
    """A file on a full disk: half of what is written arrives."""

    def __init__(self, file, full):
        self.file, self.full = file, full

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.file.close()

    def write(self, data):
        self.file.write(data[: len(data) // 2])
        self.full()
