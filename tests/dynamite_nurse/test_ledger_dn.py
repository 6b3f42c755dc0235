"""The ledger of text 000: every non-blank character is cited by a rule or listed with a reason."""

from kit.games.dynamite_nurse import GAME
from seeds import catalogue
from seeds.ledger import account

BOOK = {rule.id: rule.passages for rule in GAME.rulebook.values()}


def test_text_is_fully_accounted_for():
    ledger = account("000", [BOOK])
    assert [str(gap) for gap in ledger.gaps] == []
    assert ledger.overlaps == ()
    assert ledger.coverage == 1


def test_what_the_text_leaves_out_has_its_ruling():
    left_out = [name for name in catalogue()["000"].leaves_out if name.startswith("dn-")]
    assert left_out
    assert all(GAME.rulebook[name].status == "ruling" for name in left_out)


def test_the_contradiction_on_emergencies_is_shown_as_such():
    rule = GAME.rulebook["dn-emergency-op"]
    assert (rule.status, rule.option) == ("conflict", "emergency_op")
    assert set(rule.passages) == {"000:104", "000:115-117"}
    assert [option.values for option in GAME.options if option.rule == rule.id] == [
        ("standard", "no-turn", "no-rescue")
    ]
    assert [rule.id for rule in GAME.rulebook.values() if rule.status == "conflict"] == ["dn-emergency-op"]


def test_every_option_opens_its_rule():
    assert {option.id: option.rule for option in GAME.options} == {
        rule.option: rule.id for rule in GAME.rulebook.values() if rule.option
    }
