"""Progress is kept in a plain file; a file that cannot be read is moved aside, never lost."""

import json

import pytest

from kit import places
from kit.teach.progress import Progress


def test_what_is_done_is_there_again(tmp_path):
    Progress("forty-eight", tmp_path).mark("box", "box-time")
    again = Progress("forty-eight", tmp_path)
    assert again.has("box", "box-time")
    assert not again.has("box", "box-ranks")
    assert again.place == ("box", "box-time")


def test_the_file_is_plain_json(tmp_path):
    Progress("forty-eight", tmp_path).mark("box", "box-time")
    data = json.loads((tmp_path / "forty-eight.json").read_text("utf-8"))
    assert data["done"] == [["box", "box-time"]]


def test_it_lives_where_the_kit_keeps_such_things(tmp_path, monkeypatch):
    monkeypatch.setenv(places.OVERRIDE, str(tmp_path))
    Progress("forty-eight").mark("box", "box-time")
    assert (tmp_path / "progress" / "forty-eight.json").is_file()


def test_starting_afresh(tmp_path):
    progress = Progress("forty-eight", tmp_path)
    progress.mark("box", "box-time")
    progress.forget()
    assert Progress("forty-eight", tmp_path).done == frozenset()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"kind": "other", "version": 1, "done": [], "place": null}',
        b'{"kind": "tableside-progress", "version": 2, "done": [], "place": null}',
        b'{"kind": "tableside-progress", "version": 1, "done": [["box"]], "place": null}',
        b'{"kind": "tableside-progress", "version": 1, "done": 7, "place": null}',
        b'{"kind": "tableside-progress", "version": 1, "done": [], "place": 3}',
        b"[" * 100_000,
        b"\xff\xfe\x00",
        b" " * 1_000_001,
    ],
    ids=["empty", "cut", "list", "null", "foreign", "newer", "short", "number", "place", "deep", "bytes", "big"],
)
def test_a_damaged_file_is_kept_and_the_learner_starts_afresh(tmp_path, content):
    (tmp_path / "forty-eight.json").write_bytes(content)
    progress = Progress("forty-eight", tmp_path)
    assert progress.done == frozenset()
    assert progress.trouble
    assert progress.kept == tmp_path / "forty-eight.damaged-1.json"
    assert progress.kept.read_bytes() == content


def test_a_second_damaged_file_does_not_replace_the_first(tmp_path):
    for content in (b"one", b"two"):
        (tmp_path / "forty-eight.json").write_bytes(content)
        Progress("forty-eight", tmp_path)
    assert (tmp_path / "forty-eight.damaged-1.json").read_bytes() == b"one"
    assert (tmp_path / "forty-eight.damaged-2.json").read_bytes() == b"two"


def test_no_space_leaves_the_old_file(tmp_path, monkeypatch):
    progress = Progress("forty-eight", tmp_path)
    progress.mark("box", "box-time")
    before = (tmp_path / "forty-eight.json").read_bytes()

    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(places.os, "replace", full)
    with pytest.raises(places.UnwritableError, match="No space left"):
        progress.mark("box", "box-ranks")
    assert (tmp_path / "forty-eight.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["forty-eight.json"]
