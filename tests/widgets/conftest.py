"""A home of its own for every test of the screen; made fonts are those of the run."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path_factory.mktemp("home")
    (folder / "fonts").symlink_to(Path(os.environ["TABLESIDE_HOME"]) / "fonts", target_is_directory=True)
    monkeypatch.setenv("TABLESIDE_HOME", str(folder))
    monkeypatch.setenv("TABLESIDE_LANG", "en")
    monkeypatch.delenv("TABLESIDE_SEEDS", raising=False)
    return folder
