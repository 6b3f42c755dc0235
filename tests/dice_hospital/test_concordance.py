"""The two texts side by side: verdicts against passages, rulebook, options and the catalogue's disagreements."""

from __future__ import annotations

import pytest

from kit.games.concordance import Entry, concordance
from kit.games.dice_hospital import GAME
from printables.concordance import concordance_document
from printables.order import Order
from printables.papers import paper
from printables.preflight import preflight
from seeds.sources import disagreements
from translations import LANGUAGES, load

BOOK = concordance(GAME)
BY_RULE = {entry.rule.id: entry for entry in BOOK.entries}
WITHOUT_EFFECT = {"dh-start-place", "dh-phase3-order", "dh-neglect-death", "dh-fatality-place"}
"""Wards have no effect (002:11, 003:3); hospitals do not touch; a die has no value below 0; a slip of the pen."""


def test_every_rule_but_the_kits_own_is_compared() -> None:
    assert [entry.rule.id for entry in BOOK.entries] == [r.id for r in GAME.rulebook.values() if r.status != "kit"]


@pytest.mark.parametrize("entry", BOOK.entries, ids=lambda entry: entry.rule.id)
def test_a_text_is_silent_exactly_where_it_has_no_passage(entry: Entry) -> None:
    without = [text for text in BOOK.texts if not any(p.startswith(text) for p in entry.rule.passages)]
    assert without == ([entry.text] if entry.verdict == "silent" else [])


def test_every_difference_is_a_set_up_option_or_without_effect() -> None:
    different = {entry.rule.id: entry.option for entry in BOOK.entries if entry.verdict == "different"}
    assert {rule for rule, option in different.items() if option is None} == WITHOUT_EFFECT
    assert {option for option in different.values() if option} <= {option.id for option in GAME.options}


def test_the_catalogue_and_the_rulebook_know_the_same_differences() -> None:
    different = {entry.rule.id for entry in BOOK.entries if entry.verdict == "different"}
    assert {one.ruling for one in disagreements()} == different
    assert {entry.rule.id for entry in BOOK.entries if entry.rule.status == "conflict"} == different


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_texts_are_told_wherever_they_do_not_say_the_same(lang: str) -> None:
    words = load(lang, GAME.id)
    for entry in BOOK.entries:
        said = [BOOK.said(entry, text, words) for text in BOOK.texts]
        parted = entry.verdict in ("more", "different")
        assert [bool(one) for one in said] == [parted, parted], entry.rule.id
        assert not parted or said[0] != said[1], entry.rule.id


@pytest.mark.parametrize(("lang", "name"), [*((lang, "a4") for lang in LANGUAGES), ("ru", "letter")])
def test_the_printed_page_passes_preflight(lang: str, name: str) -> None:
    document = concordance_document(Order(GAME, load(lang, GAME.id), paper(name)))
    preflight(document)
    assert 3 <= len(document.pages) <= 7
