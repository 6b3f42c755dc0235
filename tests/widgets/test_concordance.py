"""Two texts side by side in the notebook: which rows are shown, and what a saved notebook holds."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from kit.games import load as load_game
from kit.games import names
from kit.games.concordance import concordance, has_concordance
from kit.widgets.concordance import Concordance
from seeds.passages import FOLDER_VARIABLE
from translations import LANGUAGES
from translations import load as load_words

TOLD_TWICE = [name for name in names() if has_concordance(load_game(name))]


def rows(view: Concordance) -> list[str]:
    """The rule ids shown, in order."""
    root = ElementTree.fromstring(view.table.value.replace("<br>", "<br/>"))
    return [found.text or "" for row in root.iter("tr") if (found := row.find("td/span")) is not None]


def test_dice_hospital_is_told_twice() -> None:
    assert TOLD_TWICE == ["dice-hospital"]


@pytest.mark.parametrize("game", TOLD_TWICE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_choice_decides_which_rules_are_shown(game: str, lang: str) -> None:
    view = Concordance(game, lang=lang)
    entries = concordance(load_game(game)).entries
    for verdict in ("different", "more", "silent", "same"):
        view.choice.value = verdict
        assert rows(view) == [entry.rule.id for entry in entries if entry.verdict == verdict]
    view.choice.value = "all"
    assert rows(view) == [entry.rule.id for entry in entries]


@pytest.mark.parametrize("game", TOLD_TWICE)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_it_is_and_the_counts_are_told_one_below_the_other(game: str, lang: str) -> None:
    """No blank between two Japanese or Chinese sentences."""
    words, book = load_words(lang), concordance(load_game(game))
    told = [words("concordance-what"), words("concordance-counts", **book.counts)]
    root = ElementTree.fromstring(Concordance(game, lang=lang).form.children[0].value)
    assert [line.text for line in root.iter("p")] == told


@pytest.mark.parametrize("game", TOLD_TWICE)
def test_passages_are_quoted_where_the_texts_are_but_never_saved(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kit.widgets.concordance.quote", lambda passages: f"<i>{passages[0]}</i> as it stands")
    view = Concordance(game, lang="en")
    assert "&lt;i&gt;002:6&lt;/i&gt; as it stands" in view.table.value
    assert "as it stands" not in view._repr_mimebundle_()["text/html"]


@pytest.mark.parametrize("game", TOLD_TWICE)
def test_without_the_texts_nothing_is_quoted(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))
    assert "white-space:pre-wrap" not in Concordance(game, lang="ja").table.value


def test_a_game_told_once_has_none() -> None:
    assert not has_concordance(load_game("forty-eight"))
    with pytest.raises(ValueError, match="told by one text"):
        Concordance("forty-eight", lang="en")
