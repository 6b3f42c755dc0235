"""The deck: the kit's own list, and an owner's list in its place."""

import os
import subprocess
import sys
from importlib.resources import files

import pytest

from kit.games.dynamite_nurse import GAME
from kit.games.dynamite_nurse.deck import OWN_FILE, DeckError, kit_deck, read_deck
from tests.dynamite_nurse.stored import COPIES

KIT = (files("kit.games.dynamite_nurse") / "deck.toml").read_text("utf-8")


def sums(entries):
    """Cards of each sort."""
    return {sort: sum(e.number for e in entries if e.sort == sort) for sort in ("patients", "doctors", "events")}


def test_dn_cards_fifty_patients_twenty_six_doctors_forty_three_events():
    assert sums(kit_deck()) == {"patients": 50, "doctors": 26, "events": 43}
    assert COPIES.total() == 119


def test_facts_difficulties_skills_emergencies_and_almighty_doctors():
    cards = set(COPIES)
    assert {f"patient-{difficulty}" for difficulty in range(10)} <= cards
    assert {f"doctor-{skill}" for skill in range(1, 11)} <= cards
    assert any(card.startswith("emergency-") for card in cards)
    assert any(card.startswith("almighty-") for card in cards)


def test_dn_six_cards_and_those_known_by_name_are_there_and_open_events_too():
    six = {"pass-on", "epidemic", "turn-worse", "referral", "new-drug", "audit"}
    assert six | {"intern", "misdiagnosis", "cancel"} | {"blackout", "new-bed"} <= set(COPIES)


def test_components_are_the_deck_and_the_spare():
    printed = {one.id: one for one in GAME.components if one.kind in ("patient", "doctor", "event")}
    assert {name: one.count for name, one in printed.items()} == dict(COPIES)
    assert {one.source for one in printed.values()} <= {"kit", "facts"} | {
        one.source for one in printed.values() if one.source.startswith("000:")
    }
    spare = next(one for one in GAME.components if one.id == "spare")
    assert (spare.count, spare.back) == (1, printed["patient-4"].back)
    assert len({one.back for one in printed.values()}) == 1


OWN = KIT.replace('difficulty = 9\ncount = 1\nsource = "kit"', "difficulty = 8\nemergency = true\ncount = 1")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("spare = 1\npatients", "own.toml: not TOML"),
        ("nurses = 1", "own.toml: unknown part 'nurses'; there are patients, doctors, events, spare"),
        (KIT.replace("spare = 1", "spare = 2"), "own.toml: spare must be 1, got 2"),
        (KIT.replace("difficulty = 9", "difficulty = 10"), "entry 10: difficulty must be a whole number 0–9, got 10"),
        (KIT.replace("skill = 10", 'skill = "ten"'), "entry 10: skill must be a whole number 1–10, got 'ten'"),
        (KIT.replace("difficulty = 9", "difficulty = 8"), "entry 10: patient-8 is listed twice; raise its count"),
        (KIT.replace('event = "audit"', 'event = "strike"'), "entry 6: event must be one of epidemic, turn-worse"),
        (KIT.replace("almighty = true", "almighty = 1", 1), "entry 11: almighty must be true or false, got 1"),
        (KIT.replace("difficulty = 0\n", "difficulty = 0\nname = 1\n"), "entry 1: unknown field 'name'"),
        (KIT.replace("difficulty = 9\ncount = 1", "difficulty = 9\ncount = 2"), "the counts make 51"),
        (KIT.replace("count = 1", "count = true", 1), "count must be a whole number 1–50, got True"),
        ("patients = 3", "own.toml: patients must be entries [[patients]], got 3"),
        ("patients = [3]", "patients, entry 1: must be a table, got 3"),
        ("", "own.toml: 50 patients are in the box, the counts make 0"),
        (f"patients = {'[' * 5000}{']' * 5000}", "own.toml: not TOML"),
        (f"spare = {'1' * 5000}", "own.toml: not TOML"),
        (f"spare = 0x{'1' * 5000}", "own.toml: spare must be 1"),
        (KIT.replace("count = 1", f"count = 0x{'1' * 5000}", 1), "count must be a whole number 1–50"),
        (f"{KIT}\n#{'x' * 100_000}", "own.toml: a list of cards has at most 100000 characters, got 10"),
    ],
)  # fmt: skip
def test_a_list_that_is_wrong_is_refused_with_what_would_do(text, told):
    with pytest.raises(DeckError) as caught:
        read_deck(text, "own.toml")
    assert told in str(caught.value)


def test_a_list_may_begin_with_a_byte_order_mark():
    assert read_deck(f"\ufeff{KIT}", "own.toml") == read_deck(KIT, "own.toml")


def test_too_many_open_events_could_not_be_dealt():
    events = KIT[: KIT.index("[[events]]")]
    events += '[[events]]\nevent = "blackout"\ncount = 31\n[[events]]\nevent = "cancel"\ncount = 12\n'
    with pytest.raises(DeckError, match="at most 30 open events"):
        read_deck(events, "own.toml")


PLAY = """
from kit.games.dynamite_nurse import GAME
print({one.id: one.count for one in GAME.components}.get("emergency-8"), len(GAME.new(seats=4).pile))
print(GAME.parse("draw emergency-8") in GAME.from_dict({"seats": 2, "phase": "draw", "draws": 1}).legal_actions())
"""


def with_own(folder, text):
    """A fresh Python with an owner's list in its folder."""
    (folder / OWN_FILE).write_text(text, "utf-8")
    environment = {**os.environ, "TABLESIDE_HOME": str(folder), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, env=environment, check=False)


def test_an_owners_list_replaces_the_kits(tmp_path):
    assert with_own(tmp_path, OWN).stdout.split() == ["1", "119", "True"]


def test_an_owners_bad_list_is_named(tmp_path):
    told = with_own(tmp_path, "spare = 3")
    assert told.returncode == 1
    assert f"DeckError: {tmp_path / OWN_FILE}: spare must be 1, got 3" in told.stderr
