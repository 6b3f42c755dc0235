"""Faces are as they were when last looked at; ``python -m tests.record_drawings`` records them anew."""

import pytest

from kit.games import names
from tests.record_drawings import FOLDER, english, others


@pytest.mark.parametrize("game_id", names())
def test_english_faces_are_drawn_as_recorded(game_id: str) -> None:
    assert english(game_id) == (FOLDER / f"{game_id}-faces.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", names())
def test_other_languages_and_looks_are_drawn_as_recorded(game_id: str) -> None:
    assert others(game_id) == (FOLDER / f"{game_id}-faces-other.txt").read_text(encoding="utf-8")
