"""The companion of a real table: what is typed is done on the table, all of it or nothing."""

from __future__ import annotations

import pytest

from kit.widgets.companion import Companion
from translations import LANGUAGES
from translations import load as load_words

GAME = "emergency-roll"


def ready(**more: object) -> Companion:
    """Two people, cards chosen and the first chief drawn: the first card is due."""
    companion = Companion(GAME, lang="en", players=("Ann", "<b>Ben</b>"), **more)  # type: ignore[arg-type]
    while companion.match.state.phase != "card":  # type: ignore[attr-defined]
        companion.match.do(companion.match.state.legal_actions()[0])
    companion.table.session.start(companion.match)  # type: ignore[attr-defined]
    companion.table.refresh()
    return companion


def test_everybody_is_a_person_and_chance_is_typed() -> None:
    companion = Companion(GAME, lang="en", seats=3)
    assert companion.match.players == ("Player 1", "Player 2", "Player 3")
    assert companion.match.chance == "typed"


def test_what_is_typed_is_done_and_what_is_due_is_said() -> None:
    companion = ready()
    companion.box.value = "card 5\nred 3 yellow 4 green 2"
    companion.enter()
    assert companion.box.value == ""
    assert "4 moves entered." in companion.said.value
    assert companion.match.state.dice == {"red": 3, "yellow": 4, "green": 2}  # type: ignore[attr-defined]
    assert companion.table.rev == companion.match.rev
    assert "<code>choose red</code>" in companion.due.value


def test_a_line_that_cannot_be_leaves_everything_and_says_every_rule() -> None:
    companion = ready()
    rev = companion.match.rev
    companion.box.value = "card 5\nred 3 yellow 4 green 2\nadmit 9-1 6"
    companion.enter()
    assert companion.match.rev == rev
    assert companion.box.value.startswith("card 5")
    assert "Line 3" in companion.said.value and "er-phases" in companion.said.value


def test_the_box_and_names_are_escaped() -> None:
    companion = ready()
    companion.box.value = "<script>alert(1)</script>"
    companion.enter()
    assert "<script" not in companion.said.value and "&lt;script" in companion.said.value
    assert "<b>Ben" not in companion.due.value


def test_an_empty_box_enters_nothing() -> None:
    companion = ready()
    companion.enter()
    assert "There is nothing to enter." in companion.said.value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_companion_follows_the_language_of_its_table(lang: str) -> None:
    companion = ready()
    companion.table.receive({"do": "lang", "lang": lang, "rev": companion.table.rev})
    words = load_words(lang)
    assert words("companion-title") in companion.heading.value
    assert companion.button.description == words("companion-enter")
    assert words("companion-title") in companion._repr_mimebundle_()["text/html"]
