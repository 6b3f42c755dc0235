"""Values told and typed: words a role shares with others, and words put together from parts."""

import pytest

from kit.games.dice_hospital import GAME
from kit.teach.naming import Naming
from translations import Words
from translations.resources import parse

WORDS = """
dh-colour-red = rouge
dh-colour-green = vert
dh-token-red = r
dh-token-green = v
dh-department-pharmacy = Pharmacie
dh-patient-word = { $colour } { $value } { $treated } { $was }
dh-patient-token = { $colour }{ $value }{ $treated }{ $was }
"""


@pytest.fixture(scope="module")
def naming():
    return Naming(GAME, Words("en", parse(WORDS, "test.ftl")))


def test_a_composed_word_is_told_from_its_parts(naming):
    assert naming.told("patient", "green-3-was-red") == "vert 3 no rouge"
    assert naming.told("patients", "red-2-treated") == "rouge 2 yes none"


def test_a_composed_word_is_typed_from_its_parts(naming):
    assert naming.typed("patient", "green-3-treated-was-red") == "v3yesr"


def test_a_role_shares_the_words_of_others(naming):
    assert naming.told("improvement", "pharmacy") == "Pharmacie"
    assert naming.told("up", "red-2") == "rouge 2 no none"
    assert naming.typed("down", "red-2") == "r2nonone"


def test_what_has_no_word_stays_as_it_is(naming):
    assert naming.told("patient", "blue-9") == "blue-9"
    assert naming.typed("seat", 2) == "2"


def test_every_way_to_type_a_value(naming):
    assert naming.ways("colour", "red") == ("red", "rouge", "r", "r")
