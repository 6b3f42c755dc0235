"""Event cards (003:57), an option of Dice Hospital; all fifteen are the kit's."""

import pytest

from kit.games.dice_hospital.box import EVENT_IDS
from tests.dice_hospital.tables import at, do, legal, rules, walk, words, working
from tests.dice_hospital.test_round_rules import choosing

ON = {"events": "on"}


def seen(event):
    """What a position of round 4 says when this event lies open, the third of the game."""
    others = [other for other in EVENT_IDS if other != event][:2]
    return {"options": ON, "event": event, "seen": [event, *others]}


def test_there_are_fifteen_and_one_is_drawn_a_round_from_the_second():
    assert len(EVENT_IDS) == 15
    drawn = [(before.round, action.args[0]) for before, action, _ in walk(2, ON, 5) if action.kind == "event"]
    assert [number for number, _ in drawn] == [2, 3, 4, 5, 6, 7, 8]
    assert len({event for _, event in drawn}) == 7


def test_an_event_comes_before_the_dice_and_only_once():
    state = at("event", options=ON, seen=["blood-drive", "clinic-closed"], taken=[0, 0], ambulances=[],
               offer_tiles=["urology"] * 2, offer_cards=["surgeon"])  # fmt: skip
    assert len(state.chances()) == 13
    assert rules(state, "event blood-drive") == ["dh-event-cards"]
    assert do(state, "event agency-nurse").phase == "dice"


def test_blood_drive_gives_everybody_a_bag():
    state = at("event", options=ON, seen=["imaging-closed", "clinic-closed"], taken=[0, 0], ambulances=[],
               offer_tiles=["urology"] * 2, offer_cards=["surgeon"])  # fmt: skip
    assert do(state, "event blood-drive").bags == [1, 1]


@pytest.mark.parametrize(("event", "nurses"), [("nurses-on-leave", 2), ("agency-nurse", 4), ("blood-drive", 3)])
def test_nurses(event, nurses):
    state = working("red-1 red-1 yellow-1 green-1 red-3", **seen(event))
    assert state.crew == (-1,) * nurses


def test_a_closed_department():
    state = working("green-1 red-5", **seen("pharmacy-closed"))
    assert rules(state, "activate nurse pharmacy") == ["dh-event-closed"]
    assert legal(state) == {
        "end",
        "activate nurse critical-care",
        "activate nurse clinic",
        "activate nurse intensive-care",
    }


@pytest.mark.parametrize(
    ("event", "superbug", "after"),
    [
        ("resistant-germs", "off", ["green-1"]),
        ("mild-weather", "on", ["green-3", "yellow-1"]),
        ("blood-drive", "off", ["green-2"]),
        ("blood-drive", "on", ["green-1"]),
    ],
)
def test_neglect(event, superbug, after):
    fields = seen(event)
    state = at("worsen", **(fields | {"options": ON | {"superbug": superbug}}), patients=[["green-3", "yellow-1"], []])
    do(state, f"worsen 2 {2 - len(after)}")
    assert sorted(words(state)) == after


def test_campaigns_bring_points_for_one_colour():
    state = at("discharge", **seen("red-campaign"), out=[[3, 0, 1], [0, 0, 0]], patients=[["red-1"], []])
    do(state, "discharge 4 7")
    assert rules(state, "event-points 4") == ["dh-events"]
    do(state, "event-points 3")
    assert state.scores[0] == (7, 0, 0, 0, 0, 0, 3, 0)


def test_the_empty_blood_bank_gives_the_token_only():
    state = do(choosing(**seen("empty-blood-bank")), "ambulance 3", "ambulance 2", "unused 1")
    (told,) = state.apply(state.legal_actions()[0])
    assert (state.first, state.bags, told.data["n"]) == (1, [0, 0], 0)


def test_another_event_leaves_the_blood_bag():
    state = do(choosing(**seen("clinic-closed")), "ambulance 3", "ambulance 2", "unused 1")
    (told,) = state.apply(state.legal_actions()[0])
    assert (state.bags, told.data["n"]) == ([0, 1], 1)


def test_the_event_leaves_at_the_shift_change():
    state = at("shift", **seen("clinic-closed"), patients=[["red-1"], []])
    do(state, "shift 0", "shift 0", "next-round 5")
    assert (state.event, len(state.seen)) == (None, 3)
