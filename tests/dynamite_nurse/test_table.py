"""The table of Dynamite Nurse: every move by clicks, in both arrangements; what is drawn can be hit and read."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random

import pytest

from kit.drawing.flat import placed_spots, texts
from kit.drawing.tokens import SCREEN_DARK, SCREEN_TYPE, SPOT_LINES
from kit.engine import Action
from kit.games.board import text_width
from kit.games.dynamite_nurse import GAME, table, text
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR
from kit.games.touch import Ui
from tests.dynamite_nurse.reaching import clicks, drawn, drawn_on_the_way, moments, positions, seen_by_actor, spot_ids
from tests.dynamite_nurse.stored import at, do
from translations import LANGUAGES, load

WIDE, NARROW = 736.0, 344.0
TRIED = 8
"""Moves of each kind that are tried, drawn at random in different positions."""
WRITTEN = ("worsen", "treat", "shuffle-back", "reshuffle", "carry-out")
"""Chores with numbers."""


@pytest.fixture(scope="module")
def few():
    """Positions of every kind of two, four and six players."""
    return {seats: moments(seats, range(4)) for seats in (2, 4, 6)}


@pytest.fixture(scope="module")
def early():
    """The same with every dealt patient admitted at the start."""
    return moments(3, range(1), start_option="on", table_option="on", epidemic_scope="one")


def some_moves(positions, rng):
    """For each kind of move some positions in which one is legal, with one of them."""
    tried = Counter()
    for state in positions:
        kinds = {}
        for action in state.legal_actions():
            kinds.setdefault(action.kind, []).append(action)
        for kind, found in kinds.items():
            if tried[kind] < TRIED:
                tried[kind] += 1
                yield state, rng.choice(found)


@pytest.mark.parametrize(("seats", "width"), [(2, NARROW), (4, WIDE), (6, NARROW)])
def test_every_legal_move_can_be_clicked(seats, width, few, early):
    kinds = set()
    for state, action in some_moves((*few[seats], *(early if seats == 4 else ())), Random(seats)):
        view = seen_by_actor(state)
        path = clicks(view, action, width)
        assert path is not None, f"{state.phase}: {action}"
        assert drawn_on_the_way(view, path, width), f"{state.phase}: {action} by {path}"
        kinds.add(action.kind)
    missing = set(GAME.grammar.kinds) - kinds
    assert missing <= ({"admit-dealt"} if seats != 4 else set()) | {"next-play"}


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_the_next_play_can_be_clicked(width):
    found = next(one for seed in range(12) for one in positions(6, seed) if one.phase == "next-play")
    action = found.legal_actions()[0]
    path = clicks(seen_by_actor(found), action, width)
    assert path == (f"seat:{action.args[0]}",)


@pytest.mark.parametrize(
    ("phase", "wrong"),
    [
        ("worsen", "worsen 9 1"),
        ("treat", "treat 0 0 1 1"),
        ("reshuffle", "reshuffle 12"),
        ("shuffle-back", "shuffle-back 1"),
        ("next", "next 3"),
        ("receive", "admit 1"),
        ("resolve", "cancelled"),
        ("finish", "finish"),
        ("winners", "winners 0 3"),
    ],
)
def test_wrong_answers_to_chores_can_be_clicked(phase, wrong, few):
    found = next(one for one in few[4] if one.phase == phase and (phase != "resolve" or not len(one.cancels) % 2))
    if phase == "resolve":
        wrong = f"resolve {CARDS[found.event.card]} {wrong}"
    assert clicks(seen_by_actor(found), GAME.parse(wrong), WIDE) is not None


def test_moves_of_another_moment_can_be_tried_and_give_every_reason():
    """In one's own turn, with every kind of card in hand: what cannot be done now is refused, never ignored."""
    own = ["patient-3", "doctor-2", "pass-on", "intern", "cancel", "new-drug"]
    ward = [["patient-5", False], ["patient-1", True]]
    found = at(phase="act", hands=[own, ["doctor-3"], []], wards=[ward, [], []], used="events")
    view = found.view(0)
    for wanted, rules in [
        ("outpatient patient-3 1", {"dn-one-action"}),
        ("operate doctor-2", {"dn-one-action"}),
        ("pass-on 1", {"dn-event-time"}),
        ("intern", {"dn-event-time"}),
        ("cancel", {"dn-event-time"}),
        ("new-drug", set()),
        ("choose 1", {"dn-phases"}),
        ("outpatient patient-3 0", {"dn-one-action", "dn-outpatient"}),
    ]:
        action = GAME.parse(wanted)
        assert clicks(view, action, WIDE) is not None, wanted
        assert {refusal.rule for refusal in view.why_not(action)} == rules, wanted


def test_a_patient_pointed_at_while_others_are_answered_is_told_why_at_once():
    found = at(phase="visit", turn=1, used="visit", hands=[["patient-3", "doctor-2"], [], []], visit=["patient-5", 0])
    view = found.view(0)
    tried = table.touch(view, Ui(), "hand:0")
    assert isinstance(tried, Action)
    assert [refusal.rule for refusal in view.why_not(tried)] == ["dn-phases"]
    assert table.touch(view, Ui(), "hand:1") == Ui(("hand:1",))


def test_doctor_then_patients_then_declare():
    found = at(
        phase="act",
        hands=[["doctor-8"], [], []],
        wards=[[["patient-5", False], ["patient-3", True], ["patient-2", False]], [], []],
    )
    ui = table.touch(found.view(0), Ui(), "hand:0")
    assert table.offers(found.view(0), ui)[0] == "do:operate"
    do(found, "operate doctor-8")
    states = {spot.id: spot.state for spot, _ in placed_spots(drawn(found.view(0), Ui(), WIDE))}
    assert [states[f"bed:{place}"] for place in (1, 2, 3)] == ["legal"] * 3
    do(found, "choose 1")
    states = {spot.id: spot.state for spot, _ in placed_spots(drawn(found.view(0), Ui(), WIDE))}
    assert [states[f"bed:{place}"] for place in (1, 2, 3)] == ["chosen", "legal", "legal"]
    do(found, "choose 2")
    states = {spot.id: spot.state for spot, _ in placed_spots(drawn(found.view(0), Ui(), WIDE))}
    assert [states[f"bed:{place}"] for place in (1, 2, 3)] == ["chosen", "chosen", "refused"]
    assert table.offers(found.view(0), Ui()) == ("do:declare",)


def test_a_seat_is_marked_when_the_chosen_card_can_go_there():
    found = at(
        phase="act",
        hands=[["patient-3", "turn-worse"], [], []],
        wards=[[], [["patient-1", False]], []],
    )
    view = found.view(0)

    def seats(*chosen):
        states = {spot.id: spot.state for spot, _ in placed_spots(drawn(view, Ui(chosen), WIDE))}
        return [states[f"seat:{seat}"] for seat in range(3)]

    assert seats() == ["plain", "plain", "plain"]
    assert seats("hand:0") == ["refused", "legal", "legal"]
    assert seats("hand:1") == ["refused", "legal", "refused"]


def test_spots_marked_legal_are_legal_and_refused_ones_are_not(few):
    """A click on a marked thing that is a whole move is answered as it was marked."""
    checked = 0
    for found in few[4]:
        view = seen_by_actor(found)
        if found.chore is not None or not isinstance(found.to_act, int):
            continue
        for chosen in ((), *((f"hand:{place}",) for place in range(len(found.hands[found.to_act])))):
            ui = Ui(chosen)
            for spot, _ in placed_spots(drawn(view, ui, WIDE)):
                move = table.touch(view, ui, spot.id)
                if isinstance(move, Action) and spot.state in ("legal", "refused"):
                    assert (spot.state == "legal") == (not view.why_not(move)), (found.phase, spot.id, move)
                    checked += 1
    assert checked > 200


def test_a_chore_is_not_given_away_by_what_is_marked(few):
    for found in few[4]:
        if found.chore is not None:
            states = {spot.state for spot, _ in placed_spots(drawn(seen_by_actor(found), Ui(), WIDE))}
            assert states == {"plain"}, found.phase


def test_no_hand_but_the_viewers_is_drawn(few):
    """Two positions that differ in another hand alone look the same."""
    for found in few[4][::2]:
        view = seen_by_actor(found)
        other = view.sample(Random(7))
        for width in (NARROW, WIDE):
            assert drawn(other.view(view.viewer), Ui(), width) == drawn(view, Ui(), width)


def test_patients_that_have_worsened_lie_face_down_with_a_mark():
    well = at(phase="act", hands=[[], [], []], wards=[[["patient-5", False]], [["patient-4", False]], []])
    worse = at(phase="act", hands=[[], [], []], wards=[[["patient-5", True]], [["patient-4", True]], []])
    before, after = ([placed.item.text for placed in texts(drawn(one.view(0), Ui(), WIDE))] for one in (well, worse))
    assert before.count("5") == 1 and after.count("5") == 1  # the face's own number, the number on the back
    labels = {spot.id: spot.label for spot, _ in placed_spots(drawn(worse.view(0), Ui(), WIDE))}
    assert "face down" in labels["bed:1"] and "face down: 1" in labels["seat:1"]


def test_whoever_lies_beyond_the_beds_is_told():
    ward = [[f"patient-{n}", False] for n in (2, 3, 4, 5)]
    found = at(phase="act", hands=[[], [], []], wards=[ward, [], []], beds=[3, 3, 3])
    spots = {spot.id: spot.label for spot, _ in placed_spots(drawn(found.view(0), Ui(), WIDE))}
    assert ["no bed" in spots[f"bed:{place}"] for place in (1, 2, 3, 4)] == [False, False, False, True]
    assert "no bed" in [placed.item.text for placed in texts(drawn(found.view(0), Ui(), WIDE))]


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("width", [328.0, 579.0, 580.0, 736.0])
def test_spots_are_large_unique_and_on_the_table(seats, width, few, early):
    for found in (*few[seats][::4], *early[::6]):
        drawing = drawn(seen_by_actor(found), Ui(), width)
        ids = spot_ids(drawing)
        assert len(set(ids)) == len(ids)
        for spot, matrix in placed_spots(drawing):
            left, top = matrix.apply(spot.x, spot.y)
            wide, high = spot.width * matrix.scale, spot.height * matrix.scale
            assert wide >= SPOT_LINES.target - 0.01, f"{found.phase} {width}: {spot.id} {wide}"
            assert high >= SPOT_LINES.target - 0.01, f"{found.phase} {width}: {spot.id} {high}"
            assert left >= -0.01 and top >= -0.01
            assert left + wide <= drawing.width + 0.01, f"{found.phase} {width}: {spot.id}"
            assert top + high <= drawing.height + 0.01, f"{found.phase} {width}: {spot.id}"


@pytest.mark.parametrize("width", [328.0, 580.0, 736.0])
def test_of_cards_and_patients_side_by_side_44_px_can_be_hit(width, few):
    for found in few[4]:
        spots = [(m.apply(spot.x, spot.y), spot) for spot, m in placed_spots(drawn(seen_by_actor(found), Ui(), width))]
        for family in ("hand:", "bed:", "patient:"):
            corners = [corner for corner, spot in spots if spot.id.startswith(family)]
            for (x, y), (other_x, other_y) in itertools.pairwise(corners):
                assert other_y > y or other_x - x >= SPOT_LINES.target - 0.01, (found.phase, family)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [328.0, 580.0, 736.0])
def test_every_text_lies_on_the_table_and_is_not_too_small(lang, width, few):
    words = load(lang, GAME.id, isolate=True)
    names = ("<b>Mika</b>", "A very long name of forty characters, yes", "مريم", "ユキ😀", "Лин", "六")
    for found in few[6][::3]:
        drawing = table.draw(seen_by_actor(found), words, SCREEN_DARK, names, Ui(("hand:0", "hand:1")), width)
        for placed in texts(drawing):
            item, scale = placed.item, placed.matrix.scale
            if placed.unit == "mm":
                continue
            assert item.size * scale >= SCREEN_TYPE.floor - 0.01, item.text
            wide = text_width(item.text, item.size, item.lang, item.bold)
            x, y = placed.matrix.apply(item.x, item.y)
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[item.anchor]
            assert left >= 0 and left + wide <= drawing.width, f"{found.phase}: {item.text}"
            assert 0 <= y <= drawing.height, f"{found.phase}: {item.text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_a_head_a_rule_and_something_to_do(lang, few, early):
    words = load(lang, GAME.id, isolate=True)
    for found in (*few[4], *early):
        view = seen_by_actor(found)
        assert table.head(view, words)
        assert table.rule(view) in GAME.rulebook
        assert bool(table.instruction(view, words)) == (found.to_act is not None), found.phase
        for group in table.groups(view, words):
            assert group.actions
            assert group.title or len(group.actions) == 1, (found.phase, group)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_in_lines_of_text_tells_the_same(lang, few):
    words = load(lang, GAME.id)
    for found in few[4]:
        view = seen_by_actor(found)
        told = text.lines(view, words, lambda seat: f"<{seat}>")
        assert all(told) and "\n" not in "".join(told)
        whole = "\n".join(told)
        lying = [patient for ward in found.wards for patient in ward]
        assert all(words(f"dn-piece-{CARDS[patient.card]}") in whole for patient in lying)
        if isinstance(view.viewer, int) and found.hands[view.viewer]:
            assert all(words(f"dn-piece-{CARDS[card]}") in told[-1] for card in found.hands[view.viewer])


def test_the_text_keeps_other_hands():
    found = at(phase="act", hands=[["patient-1"], ["doctor-9", "intern"], []])
    words = load("en", GAME.id)
    whole = "\n".join(text.lines(found.view(0), words, str))
    assert "patient 1" in whole
    assert "doctor 9" not in whole and "Intern" not in whole


def test_numbers_go_into_their_fields():
    found = next(one for one in positions(4, 0) if one.phase == "worsen")
    view, ui = seen_by_actor(found), Ui()
    for spot in ("key:1", "key:2", "field:n", "key:3", "field:dead"):
        ui = table.touch(view, ui, spot)
    assert table.touch(view, ui, "do:worsen") == Action("worsen", (12, 3))
    ui = table.touch(view, ui, "field:n")
    assert table.touch(view, ui, "do:worsen") == Action("worsen", (0, 3))


def test_the_admission_keeps_the_order_of_the_clicks():
    games = (positions(3, seed, start_option="on") for seed in range(9))
    found = next(one for game in games for one in game if one.phase == "admission" and len(one.legal_actions()) > 2)
    view = seen_by_actor(found)
    hand = found.hands[found.to_act]
    patients = [place for place, card in enumerate(hand) if card < DOCTOR]
    ui = Ui()
    for place in reversed(patients):
        ui = table.touch(view, ui, f"hand:{place}")
    wanted = tuple(CARDS[hand[place]] for place in reversed(patients))
    assert table.touch(view, ui, "do:admit-dealt") == Action("admit-dealt", wanted)
