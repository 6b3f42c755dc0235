"""The table of Dice Hospital: every move by clicks, in both arrangements; what is drawn can be hit and read."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from kit.drawing.flat import placed_spots
from kit.drawing.tokens import SCREEN_LIGHT, SPOT_LINES
from kit.engine import CHANCE, Action
from kit.games.dice_hospital import GAME, table
from kit.games.dice_hospital.box import BEDS, COLOURS, REAL, TREATED, WORDS
from kit.games.dice_hospital.faces_departments import BASE, exchange
from kit.games.dice_hospital.table_beds import in_beds
from kit.games.touch import Ui
from tests.dice_hospital.reaching import clicks, drawn, drawn_on_the_way, positions, seen_by_actor, spot_ids
from tests.dice_hospital.tables import at, working
from tests.drawn import paths, said

WIDE, NARROW = 736.0, 344.0
TRIED = 2
"""Moves tried in each position, drawn at random; all kinds come up many times."""
EVERY = 11
"""Of positions that differ little, one in so many is drawn."""
EXPERT = {
    "final_round": "on",
    "events": "on",
    "expansion_deck": "added",
    "crisis": "on",
    "superbug": "on",
    "pandemic_mode": "on",
}


@cache
def played(seats: int, seed: int, expert: bool):
    """Every position of a random game, with everything that can be added when ``expert``."""
    return tuple(positions(seats, seed, **(EXPERT if expert else {})))


def some(seats: int, seed: int, every: int = EVERY, expert: bool = False):
    """One position in ``every``, and the first two of every phase."""
    seen: dict[str, int] = {}
    for number, state in enumerate(played(seats, seed, expert)):
        seen[state.phase] = seen.get(state.phase, 0) + 1
        if number % every == 0 or seen[state.phase] <= 2:
            yield state


def position(phase: str, where=lambda state: True, *, seats: int = 4, expert: bool = False):
    """The first position of that phase in random games for which ``where`` holds."""
    return next(
        state for seed in range(9) for state in played(seats, seed, expert) if state.phase == phase and where(state)
    )


@pytest.mark.parametrize(("seats", "width", "expert"), [(2, WIDE, False), (4, NARROW, True), (3, WIDE, True)])
def test_every_legal_move_can_be_clicked(seats, width, expert):
    rng, kinds = Random(seats), set()
    for state in some(seats, seats, every=200, expert=expert):
        view, legal = seen_by_actor(state), state.legal_actions()
        for action in rng.sample(legal, min(TRIED, len(legal))):
            path = clicks(view, action, width)
            assert path is not None, f"{state.phase}: {action}"
            assert drawn_on_the_way(view, path, width), f"{state.phase}: {action} by {path}"
            kinds.add(action.kind)
    assert len(kinds) > 25


AT_WORK = {
    "lower": ("lower yellow-2", "yellow-2 yellow-3 yellow-4", "clinical-researcher", "imaging", "treat yellow-3"),
    "bonus": ("bonus 1", "red-6 red-3", "registrar", "clinic", "treat red-6"),
}
"""Kinds of moves that seldom come up: the move, the patients, who works where, the treatment before."""
SEEN = ["red-campaign", "blood-drive", "agency-nurse"]
CAMPAIGN = {"event": "red-campaign", "seen": SEEN, "options": {"events": "on"}}
LATE = {
    "empty-bonus": at("empty", out=[[1, 0, 0], [0, 0, 0]]),
    "event-points": at("event-points", out=[[1, 0, 0], [0, 0, 0]], **CAMPAIGN),
}
"""Chores that seldom come up."""
KINDS = [kind for kind in GAME.grammar.kinds if kind not in ("set-aside", "decks", *AT_WORK, *LATE)]


@pytest.mark.parametrize("kind", KINDS)
def test_a_move_of_every_kind_can_be_clicked(kind):
    games = [(4, 4, True), (3, 3, True), (2, 2, False), (4, 9, False)]
    wanted = ((state, action) for game in games for state in played(*game) for action in state.legal_actions()
              if action.kind == kind)  # fmt: skip
    state, action = next(wanted)
    for width in (NARROW, WIDE):
        path = clicks(seen_by_actor(state), action, width)
        assert path is not None
        assert drawn_on_the_way(seen_by_actor(state), path, width)


@pytest.mark.parametrize("kind", AT_WORK)
def test_a_move_of_a_seldom_specialist_can_be_clicked(kind):
    wanted, patients, specialist, department, before = AT_WORK[kind]
    state = working(patients, staff=[specialist], built=[], options={"expansion_deck": "added"})
    for text in (f"activate {specialist} {department}", before):
        state.apply(GAME.parse(text))
    for width in (NARROW, WIDE):
        path = clicks(seen_by_actor(state), GAME.parse(wanted), width)
        assert path is not None
        assert drawn_on_the_way(seen_by_actor(state), path, width)


@pytest.mark.parametrize("kind", LATE)
def test_a_seldom_chore_can_be_clicked(kind):
    (due,) = LATE[kind].legal_actions()
    assert due.kind == kind
    for width in (NARROW, WIDE):
        assert clicks(seen_by_actor(LATE[kind]), due, width) is not None


@pytest.mark.parametrize("kind", ["set-aside", "decks"])
def test_the_piles_of_the_expansion_can_be_clicked(kind):
    states = positions(4, 1, expansion_deck="003")
    state, action = next((s, a) for s in states for a in s.legal_actions() if a.kind == kind)
    for width in (NARROW, WIDE):
        assert drawn_on_the_way(seen_by_actor(state), clicks(seen_by_actor(state), action, width) or ("",), width)


def test_a_meeple_then_a_department_then_the_patients():
    state = working("red-2 red-2 red-2 red-2-treated green-4", built=["anaesthesia"])
    view, ui = seen_by_actor(state), Ui()
    ui = table.touch(view, ui, "meeple:nurse")
    assert ui.chosen == ("meeple:nurse",)
    placed = table.touch(view, ui, "room:anaesthesia")
    assert placed == GAME.action("activate", "nurse", "anaesthesia")
    state.apply(placed)
    view, ui = seen_by_actor(state), Ui()
    beds = [place for place, code in enumerate(in_beds(view, 0)) if code is not None and COLOURS[REAL[code]] == "red"]
    for place in beds[:2]:
        ui = table.touch(view, ui, f"bed:{place}")
        assert isinstance(ui, Ui)
    tried = table.touch(view, ui, f"bed:{beds[2]}")
    assert isinstance(tried, Action) and tried.kind == "treat" and len(tried.args) == 3


def test_the_department_may_be_pointed_at_first():
    view = seen_by_actor(working("green-4 green-5"))
    ui = table.touch(view, Ui(), "room:pharmacy")
    assert table.touch(view, ui, "meeple:nurse") == GAME.action("activate", "nurse", "pharmacy")


@pytest.mark.parametrize("width", [NARROW, WIDE])
def test_marks_say_exactly_what_is_legal(width):
    """Whatever a click comes to is marked legal when it is, refused when it is not."""
    marked = set()
    for state in some(3, 3, every=60, expert=True):
        view = seen_by_actor(state)
        if state.chore is not None or state.to_act == CHANCE or state.to_act is None:
            continue
        uis = [Ui(), Ui(("meeple:nurse",)), Ui(("bag:heal",)), Ui(("bag:red",)), Ui(("room:imaging",))]
        for ui in uis:
            for spot, _ in placed_spots(drawn(view, ui, width)):
                tried = table.touch(view, ui, spot.id)
                if isinstance(tried, Action) and spot.state in ("legal", "refused"):
                    legal = not view.why_not(tried)
                    assert spot.state == ("legal" if legal else "refused"), (state.phase, ui, spot.id)
                    marked.add((spot.id.partition(":")[0], spot.state))
    families = {family for family, _ in marked}
    assert families >= {"room", "meeple", "bed", "amb"}


@pytest.mark.parametrize("bags", [0, 1])
def test_a_blood_bag_is_spent_in_either_order(bags):
    view = seen_by_actor(working("red-2 yellow-4", bags=bags))
    heal, dye = GAME.action("heal", "red-2"), GAME.action("dye", "red-2", "green")
    for spots, wanted in (
        (("bag:heal", "bed:0"), heal),
        (("bed:0", "bag:heal"), heal),
        (("bag:green", "bed:0"), dye),
        (("bed:0", "bag:green"), dye),
    ):
        ui = table.touch(view, Ui(), spots[0])
        assert table.touch(view, ui, spots[1]) == wanted
    offered = table.offers(view, Ui(("bed:0",)))
    assert ("do:heal" in offered) == bool(bags)


def test_impossible_moves_can_be_tried_and_answer_with_reasons():
    view = seen_by_actor(working("red-2 red-2 yellow-4 green-3", built=["anaesthesia"]))
    tried = table.touch(view, Ui(("meeple:nurse",)), "room:anaesthesia")
    assert [refusal.rule for refusal in view.why_not(tried)] == ["dh-full-effect"]
    tried = table.touch(view, Ui(("bag:heal",)), "bed:0")
    assert [refusal.rule for refusal in view.why_not(tried)] == ["dh-blood-bag"]


@pytest.mark.parametrize(
    ("phase", "wrong"),
    [
        ("admit", "admit 2"),
        ("worsen", "worsen 11 12"),
        ("discharge", "discharge 7 15"),
        ("shift", "shift 9"),
        ("next-round", "next-round 7"),
        ("final", "final -3 7"),
        ("unused", "unused 1"),
        ("token", "token 3"),
        ("winners", "winners 0 1 2 3"),
    ],
)
def test_wrong_answers_to_chores_can_be_clicked(phase, wrong):
    view = seen_by_actor(position(phase))
    assert clicks(view, GAME.parse(wrong), WIDE) is not None


def test_a_wrong_filling_of_an_ambulance_can_be_clicked():
    state = position("load", lambda state: state.chore is None)
    high = [WORDS[code] for code in state.dice[-3:]]
    wrong = GAME.action("load", len(state.ambulances) + 2, *high)
    assert clicks(seen_by_actor(state), wrong, NARROW) is not None


def test_a_chore_is_not_given_away_by_what_is_marked():
    for state in some(4, 4, expert=True):
        if state.chore is not None:
            states = {spot.state for spot, _ in placed_spots(drawn(seen_by_actor(state), Ui(), WIDE))}
            assert states <= {"plain", "chosen"}, state.phase


def test_results_of_a_real_table_can_be_pointed_at():
    """With typed chance the player's own view is on the screen while a tile or a die is due."""
    for state in some(4, 4, expert=True):
        if state.to_act == CHANCE:
            action = Random(1).choice(state.legal_actions())
            for width in (NARROW, WIDE):
                assert clicks(state.view(0), action, width) is not None, action


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("width", [328.0, 420.0, 619.0, 620.0, 736.0])
def test_spots_are_large_unique_and_on_the_table(seats, width):
    for state in some(seats, seats, every=60, expert=True):
        drawing = drawn(seen_by_actor(state), Ui(), width)
        ids = spot_ids(drawing)
        assert len(set(ids)) == len(ids)
        for spot, matrix in placed_spots(drawing):
            left, top = matrix.apply(spot.x, spot.y)
            wide, high = spot.width * matrix.scale, spot.height * matrix.scale
            assert wide >= SPOT_LINES.target - 0.01, f"{state.phase} {width}: {spot.id} {wide}"
            assert high >= SPOT_LINES.target - 0.01, f"{state.phase} {width}: {spot.id} {high}"
            assert left >= -0.01 and top >= -0.01
            assert left + wide <= drawing.width + 0.01, f"{state.phase} {width}: {spot.id}"
            assert top + high <= drawing.height + 0.01, f"{state.phase} {width}: {spot.id}"


def test_the_middle_of_every_spot_is_its_own():
    """No target covers the middle of another one."""
    for width in (328.0, 736.0):
        for state in some(4, 4, every=80, expert=True):
            boxes = [
                (spot.id, *matrix.apply(spot.x, spot.y), spot.width * matrix.scale, spot.height * matrix.scale)
                for spot, matrix in placed_spots(drawn(seen_by_actor(state), Ui(), width))
            ]
            for id, x, y, wide, high in boxes:
                here = [
                    other
                    for other, left, top, broad, tall in boxes
                    if left < x + wide / 2 < left + broad and top < y + high / 2 < top + tall
                ]
                assert here == [id], (state.phase, width)


def test_every_patient_has_a_bed_and_only_one():
    for state in some(4, 4, every=3):
        for seat in range(4):
            if len(state.patients[seat]) <= BEDS:
                beds = in_beds(state, seat)
                assert len(beds) == BEDS
                assert sorted(code for code in beds if code is not None) == sorted(state.patients[seat])


def test_treating_a_patient_moves_nobody_else():
    """Of all others those in the upper row stay where they are, and so do those treated."""
    state = working("red-2 red-3 red-6 yellow-2 yellow-5 green-1 green-6 green-6")
    before = in_beds(state, 0)
    for text in ("activate nurse critical-care", "treat red-6", "activate nurse oncology", "treat yellow-2"):
        state.apply(GAME.parse(text))
    after = in_beds(state, 0)
    moved = [place for place in range(BEDS) if before[place] != after[place]]
    assert [before[place] for place in moved] == [5, 43]
    assert [after[place] for place in moved] == [None, 43 + 18 + 1]
    assert TREATED[after[moved[1]]]


@pytest.mark.parametrize(
    ("tile", "told"),
    [("operating-theatre", {"+3"}), ("clinical-trials", {"+2", "−1"}), ("drug-laboratory", {"?"})],
)
def test_a_tile_on_the_table_says_what_its_patients_get(tile, told):
    view = working("red-3", built=[tile], options={"expansion_deck": "added"})
    assert told <= set(said(drawn(view, Ui(), WIDE)))


def test_the_transplant_unit_on_the_table_has_its_arrows():
    """Two lines with three points each."""
    view = working("red-3", built=["transplant-unit"], options={"expansion_deck": "added"})
    arrows = [path.commands for path in exchange(7.4, BASE - 3.0, 4.0, SCREEN_LIGHT)]
    assert [path.commands for path, _ in paths(drawn(view, Ui(), WIDE)) if path.commands in arrows] == arrows
