"""Where files live, and writing them whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kit import places


def test_home_variable_holds_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path / "here"))
    assert places.home() == tmp_path / "here"
    found = {places.saves(), places.progress(), places.font_cache()}
    assert found == {tmp_path / "here" / name for name in ("saves", "progress", "fonts")}
    assert all(folder.is_dir() for folder in found)


def test_where_makes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path / "here"))
    assert set(places.where()) == {"home", "saves", "progress", "font_cache"}
    assert not (tmp_path / "here").exists()


def test_without_the_variable_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TABLESIDE_HOME")
    assert all("tableside" in str(path) for path in places.where().values())


def test_folder_that_cannot_be_made_is_a_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path / "file"))
    with pytest.raises(places.UnwritableError, match=r"cannot write to .*saves: .*; free it or set TABLESIDE_HOME"):
        places.saves()


def test_folder_without_the_right_to_write_is_a_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLESIDE_HOME", str(tmp_path))
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(places.UnwritableError, match="permission denied"):
        places.home()


def test_written_file_replaces_the_old_one(tmp_path: Path) -> None:
    path = tmp_path / "save.json"
    path.write_bytes(b"old")
    places.write_atomically(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_no_room_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "save.json"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(places.UnwritableError, match="No space left on device"):
        places.write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]
