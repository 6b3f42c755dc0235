"""The ledger: every non-blank character of the texts of a built game is cited or listed with a reason."""

import pytest

from kit.games import load, names
from seeds import Passage, catalogue
from seeds.ledger import Listed, Overlap, Reason, account, listed


def rulebook(game_id):
    return {rule.id: rule.passages for rule in load(game_id).rulebook.values()}


def texts(game_id):
    return [source.id for source in catalogue().values() if game_id in source.games]


@pytest.mark.parametrize("text_id", [text_id for game_id in names() for text_id in texts(game_id)])
def test_text_is_fully_accounted_for(text_id):
    ledger = account(text_id, [rulebook(game_id) for game_id in catalogue()[text_id].games])
    assert [str(gap) for gap in ledger.gaps] == []
    assert ledger.overlaps == ()
    assert ledger.coverage == 1


@pytest.mark.parametrize("rule", ["fe-place", "fe-discard-scope", "fe-removed-suits", "fe-draw"])
def test_a_gap_is_found_where_a_rule_is_taken_out(rule):
    book = rulebook("forty-eight")
    taken = book.pop(rule)
    ledger = account("001", [book])
    assert [str(gap) for gap in ledger.gaps] == list(taken)
    assert ledger.coverage < 1


def test_a_gap_is_found_in_the_middle_of_a_line():
    book = {"a": ["001:16.1-2"], "b": ["001:16.4-5", "001:18"]}
    ledger = account("001", [book], [])
    assert ledger.gaps[-1] == Passage("001", 97, 1, 85)
    assert Passage("001", 16, 3, 3) in ledger.gaps
    assert not any(gap.line == 18 for gap in ledger.gaps)
    assert ledger.coverage == pytest.approx((4 + 11) / 2237)


def test_an_overlap_of_a_rule_and_a_listed_passage_is_found():
    entries = [Listed(Passage("001", 16, 1, 3), Reason.REMARK)]
    ledger = account("001", [{"a": ["001:16.3-5"], "b": ["001:16.3-3"]}], entries)
    assert ledger.overlaps == (Overlap(Passage("001", 16, 3, 3), Reason.REMARK, ("a", "b")),)


def test_an_overlap_of_two_listed_passages_is_found():
    entries = [Listed(Passage("001", 16, 1, 3), Reason.REMARK), Listed(Passage("001", 16, 2, 5), Reason.THEME)]
    assert account("001", [], entries).overlaps == (Overlap(Passage("001", 16, 2, 3), Reason.THEME, ("remark",)),)


def test_rules_may_share_a_passage():
    assert account("001", [{"a": ["001:16"], "b": ["001:16"]}], []).overlaps == ()


def test_passages_of_other_texts_do_not_count():
    assert account("001", [{"a": ["002:1-170"]}], []).coverage == 0


def test_worked_examples_are_cited_by_their_rules():
    book = rulebook("forty-eight")
    for line, rule in ((92, "fe-initial"), (68, "fe-command-price"), (86, "fe-suit-bonus")):
        own = account("001", [{rule: book[rule]}], [])
        assert not any(gap.line == line for gap in own.gaps), rule


def test_a_listed_passage_belongs_to_its_text(monkeypatch):
    monkeypatch.setattr("seeds.ledger.read_data", lambda *parts: {"theme": ["002:1"]})
    with pytest.raises(ValueError, match="ledger of text 001 lists 002:1"):
        listed("001")


def test_a_reason_is_one_of_the_known(monkeypatch):
    monkeypatch.setattr("seeds.ledger.read_data", lambda *parts: {"because": ["001:1"]})
    with pytest.raises(ValueError, match="because"):
        listed("001")
