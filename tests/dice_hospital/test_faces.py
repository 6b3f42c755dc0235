"""Every component of Dice Hospital as it is drawn: counts, signs, kit boxes, what lies on boards and tiles, low ink."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from kit.drawing.flat import Matrix, bounds, flat, placed_spots, texts
from kit.drawing.icons import icon as drawn_icon
from kit.drawing.icons import icons
from kit.drawing.shapes import Drawing, Path, Text
from kit.drawing.signs import sign
from kit.drawing.tokens import COLOURS, INK, PRINT, PRINT_LOW, SCREEN_DARK, SEATS, SMALL, Look, Sign
from kit.engine.game import Component
from kit.games import aids
from kit.games.dice_hospital import GAME, faces_aid
from kit.games.dice_hospital.box import CODE, DEPARTMENTS, EVENTS, SPECIALISTS
from kit.games.dice_hospital.faces import (
    PLACES,
    BoardState,
    Touch,
    ambulance,
    ambulance_back,
    board,
    department,
    die_sides,
    draw,
    in_beds,
    score_board,
)
from kit.games.dice_hospital.faces_common import made_up
from kit.games.dice_hospital.faces_departments import sentence
from kit.games.dice_hospital.figures import figures, played
from printables.preflight import component_findings
from translations import LANGUAGES, Words, load

COMPONENTS = GAME.components
IDS = [component.id for component in COMPONENTS]
PILES = ("back-department", "back-specialist", "back-administrator", "back-event")
LOOKS = (PRINT, PRINT_LOW)


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return load(request.param, "dice-hospital")


@pytest.fixture(scope="module")
def english() -> Words:
    return load("en", "dice-hospital")


def _paths(drawing: Drawing) -> list[tuple[Path, Matrix]]:
    return [(placed.item, placed.matrix) for placed in flat(drawing) if isinstance(placed.item, Path)]


def _count(drawing: Drawing, name: str) -> int:
    """How often an icon is drawn."""
    first = icons()[name][0].commands
    return sum(path.commands == first for path, _ in _paths(drawing))


def _said(drawing: Drawing) -> list[str]:
    return [placed.item.text for placed in texts(drawing) if isinstance(placed.item, Text)]


def _signs(drawing: Drawing, name: Sign, size: float) -> int:
    """How often a sign of that size, mm, is drawn."""
    wanted = bounds(sign(name, 0, 0, size, INK).commands)
    length, wide, high = (
        len(sign(name, 0, 0, size, INK).commands),
        wanted.right - wanted.left,
        wanted.bottom - wanted.top,
    )
    found = 0
    for path, matrix in _paths(drawing):
        box = bounds(path.commands, matrix)
        same = len(path.commands) == length and path.style.fill != "none"
        found += same and abs(box.right - box.left - wide) < 1e-3 and abs(box.bottom - box.top - high) < 1e-3
    return found


# What the box holds.


def test_counts_are_the_facts() -> None:
    kinds = Counter({component.kind: 0 for component in COMPONENTS})
    for component in COMPONENTS:
        kinds[component.kind] += component.count
    assert kinds == {
        "board": 4, "department": 24 + 8, "specialist": 24 + 12, "administrator": 8, "event": 15, "ambulance": 5,
        "die": 63, "meeple": 41 + 12, "token": 16 + 14 + 1, "score-board": 1, "marker": 4 * 2 + 1, "aid": 4, "back": 0,
    }  # fmt: skip


def test_markers_are_those_of_four_seats() -> None:
    markers = [component.id for component in COMPONENTS if component.id.startswith("score-marker")]
    assert markers == [f"score-marker-{seat.name}" for seat in SEATS[:4]]


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.id)
def test_a_face_has_the_size_of_its_component(component: Component, english: Words) -> None:
    for detail in ("full", "index", "small"):
        drawing = draw(component.id, english, PRINT, detail)
        assert (drawing.width, drawing.height, drawing.unit) == (component.width, component.height, "mm")


@pytest.mark.parametrize(
    "bad",
    ["department-x", "specialist-nurse", "ambulance-6", "ambulance-x", "event-x", "administrator-x", "boards", ""],
)
def test_an_unknown_component_is_refused(bad: str, english: Words) -> None:
    with pytest.raises(ValueError, match=r"Dice Hospital has"):
        draw(bad, english, PRINT)


def test_nothing_is_over_full_small_or_outside_its_safe_zone(words: Words) -> None:
    for component_id in IDS:
        assert component_findings(draw(component_id, words, PRINT)) == (), component_id


def test_no_detail_is_over_full(words: Words) -> None:
    for component_id in IDS:
        for detail in ("index", "small"):
            findings = component_findings(draw(component_id, words, PRINT, detail))
            assert [f for f in findings if f.check == "over-full line"] == [], component_id


def test_a_kit_box_where_the_tables_or_components_say_so(english: Words) -> None:
    boxed = {id for id in IDS if english("mark-kit") in _said(draw(id, english, PRINT))}
    backs = {f"back-ambulance-{number}" for number in range(1, 6)}
    assert boxed == made_up() | backs | {"player-aid"}
    whole = {c.id for c in COMPONENTS if c.source == "kit" and c.kind in ("department", "specialist", "administrator")}
    assert whole < made_up()
    assert {"department-cardiology", "specialist-triage-nurse"} < made_up()
    assert {"department-anaesthesia", "specialist-surgeon", "administrator-robert-edwards"}.isdisjoint(made_up())


# Colour never alone.


@pytest.mark.parametrize("look", LOOKS)
def test_every_tile_and_specialist_wears_the_sign_of_its_colour(look: Look, english: Words) -> None:
    names = (*("red", "yellow", "green"), "grey")
    for one in DEPARTMENTS:
        face = department(one.id, english, look)
        assert _signs(face, COLOURS[names[one.colour]].sign, 1.2 * 2.9) == 1, one.id
    names = ("red", "yellow", "green", "blue")
    for card in SPECIALISTS:
        face = draw(f"specialist-{card.id}", english, look)
        assert _signs(face, COLOURS[names[card.colour]].sign, 1.2 * 6.4) == 1, card.id


@pytest.mark.parametrize("colour", ["red", "yellow", "green"])
@pytest.mark.parametrize("look", LOOKS)
def test_a_die_has_as_many_signs_as_pips(colour: str, look: Look, english: Words) -> None:
    sides = die_sides(f"die-{colour}", english, look)
    assert [_signs(side, COLOURS[colour].sign, 0.215 * 14) for side in sides] == [1, 2, 3, 4, 5, 6]


def test_low_ink_uses_paper_and_ink_alone(english: Words) -> None:
    for component_id in IDS:
        for path, _ in _paths(draw(component_id, english, PRINT_LOW)):
            assert path.style.fill in (None, PRINT_LOW.paper, INK), component_id
            assert path.style.stroke in (None, INK, SMALL, PRINT_LOW.hairline, PRINT_LOW.paper), component_id


def test_texts_are_the_same_with_low_ink(english: Words) -> None:
    for component_id in IDS:
        full, low = (
            [
                (placed.matrix, replace(placed.item, fill=""))
                for placed in texts(draw(component_id, english, look))
                if isinstance(placed.item, Text)
            ]
            for look in LOOKS
        )
        assert full == low, component_id


# Departments, specialists, events.


def test_sentences_of_departments_say_the_facts(english: Words) -> None:
    said = {one.id: sentence(one, english) for one in DEPARTMENTS}
    assert said["pharmacy"] == "1 green patient +1"
    assert said["operating-theatre"] == "1 red patient +3"
    assert said["anaesthesia"] == "3 red of equal value +1 each"
    assert said["urology"] == "3 yellow in a run +1 each"
    assert said["crash-centre"] == "1 patient of value 1 or 2 +4"
    assert said["clinic"] == "1 patient of value 5 or 6 +1"
    assert len(set(said.values())) == len(said)


def test_pictures_of_departments_and_events_differ(english: Words) -> None:
    for kind, ids in (("department", [one.id for one in DEPARTMENTS]), ("event", [one.id for one in EVENTS])):
        faces = [draw(f"{kind}-{id}", english, PRINT_LOW, "small") for id in ids]
        drawn = {
            (tuple((path.commands, matrix) for path, matrix in _paths(face)), tuple(_said(face))) for face in faces
        }
        assert len(drawn) == len(faces), kind


def test_a_meeple_stands_on_its_department(english: Words) -> None:
    bare, one = (department("pharmacy", english, PRINT, "full", who) for who in ((), ("white",)))
    assert (_count(bare, "nurse"), _count(one, "nurse")) == (0, 1)
    assert _count(department("pharmacy", english, PRINT, "full", ("red",)), "meeple") == 1
    assert _count(department("pharmacy", english, PRINT, closed=True), "lock") == 1


# The board.


def test_the_printed_board_is_the_facts(english: Words) -> None:
    face = draw("board", english, PRINT)
    for id in ("pharmacy", "critical-care", "oncology", "clinic", "imaging", "intensive-care"):
        assert english(f"dh-department-{id}") in _said(face)
    assert _count(face, "bed") == 4
    beds = [id for id in PLACES if id.startswith("bed-")]
    assert len(beds) == len([id for id in PLACES if id.startswith("treated-")]) == 12
    numbers = [text for text in _said(face) if text.isdigit()]
    assert " ".join(numbers[-24:]) == "1 1 2 3 3 5 4 7 5 9 6 11 7 14 8 17 9 21 10 25 11 30 12 35"


def test_places_of_different_things_do_not_overlap() -> None:
    small = {id: place for id, place in PLACES.items() if "-" in id and not id.startswith("ward")}
    places = list(small.items())
    for k, (id, one) in enumerate(places):
        for other_id, other in places[:k]:
            across = min(one.x + one.width, other.x + other.width) - max(one.x, other.x)
            down = min(one.y + one.height, other.y + other.height) - max(one.y, other.y)
            assert across <= 1e-6 or down <= 1e-6, (id, other_id)


def test_patients_lie_in_their_beds() -> None:
    codes = [CODE[word] for word in ("red-2", "green-4-treated", "yellow-5", "red-6")]
    assert in_beds(codes) == dict(zip(("bed-1-1", "treated-1-2", "bed-1-3", "bed-2-1"), codes, strict=True))


def test_a_patient_is_drawn_in_its_place(english: Words) -> None:
    empty = board(english, PRINT)
    full = board(english, PRINT, BoardState(patients={"treated-4-3": CODE["yellow-5-treated"]}))
    place = PLACES["treated-4-3"]
    new = [bounds(path.commands, matrix) for path, matrix in _paths(full)][len(_paths(empty)) - 24 * 2 :]
    inside = [
        box
        for box in new
        if place.x < box.left
        and box.right < place.x + place.width
        and place.y < box.top
        and box.bottom < place.y + 14.6
    ]
    assert len(inside) >= 1 + 5


def test_a_changed_colour_shows_both_signs(english: Words) -> None:
    state = BoardState(patients={"bed-1-1": CODE["green-3-was-red"]})
    face = board(english, PRINT, state)
    assert _signs(face, "triangle", 1.2 * 0.24 * 12) == 1
    assert _signs(face, "square", 0.215 * 12) == 3
    assert _count(face, "blood") == 1


def test_what_lies_on_a_board_can_be_counted(english: Words) -> None:
    state = BoardState(station=("white",) * 4, fatalities=8, discharged=("red",) * 5, closed="imaging")
    face = board(english, PRINT, state)
    assert (_count(face, "nurse"), _count(face, "candle"), _count(face, "lock")) == (4, 8, 1)
    assert _count(face, "ok") == 5
    dark = [path for path, _ in _paths(face) if path.style.fill == INK and path.style.width == 0.3]
    assert len(dark) == 1


def test_places_can_be_clicked(english: Words) -> None:
    touches = {id: Touch(f"{id}!", "plain") for id in PLACES}
    spots = {spot.id: spot for spot, _ in placed_spots(board(english, SCREEN_DARK, None, touches))}
    assert set(spots) == set(PLACES)
    assert spots["bed-2-3"].label == "bed-2-3!"
    with pytest.raises(ValueError, match="bed-5-1"):
        board(english, PRINT, None, {"bed-5-1": Touch("")})


@pytest.mark.parametrize("state", ["legal", "refused", "chosen"])
def test_a_state_shows_round_its_place(state: str, english: Words) -> None:
    drawing = board(english, PRINT, None, {"nurse-1": Touch("", state)}, scale=4)  # type: ignore[arg-type]
    plain = len(_paths(board(english, PRINT)))
    width = {"legal": 3, "refused": 2, "chosen": 4}[state] / 4
    assert any(path.style.width == width for path, _ in _paths(drawing)[plain:])


# Ambulances, score board.


def test_ambulance_backs_are_the_table_of_the_final_round(english: Words) -> None:
    shown = ["3 4 6", "5 3 4", "6 2 5", "4 5 2", "2 6 3"]
    for number, values in enumerate(shown, 1):
        face = ambulance_back(number, english, PRINT)
        digits = [text for text in _said(face) if text.isdigit()]
        assert digits == [str(number), *values.split()]
        assert [_signs(face, name, 1.2 * 2.9) for name in ("triangle", "disc", "square")] == [1, 1, 1]


def test_patients_in_an_ambulance_and_on_its_back(english: Words) -> None:
    full = ambulance(2, english, PRINT, "full", [CODE["red-2"], CODE["green-3"]])
    assert _signs(full, "triangle", 0.215 * 12) == 2
    assert _signs(full, "square", 0.215 * 12) == 3
    taken = ambulance_back(2, english, PRINT, [CODE["red-5"]])
    assert _signs(taken, "triangle", 0.215 * 12) == 5


def test_markers_of_scores_go_round_again_after_99(english: Words) -> None:
    drawn = [len(_paths(score_board(english, PRINT, scores))) for scores in ((), (99,), (100,))]
    one = drawn[1] - drawn[0]
    assert drawn[2] == drawn[0] + 2 * one
    assert one > 1


# Backs and outlines.


@pytest.mark.parametrize("back", PILES)
@pytest.mark.parametrize("look", LOOKS)
def test_backs_are_the_same_after_half_a_turn(back: str, look: Look, english: Words) -> None:
    drawing = draw(back, english, look)
    middle = (drawing.width / 2, drawing.height / 2)
    corners = {
        (round(x - middle[0], 4) + 0.0, round(y - middle[1], 4) + 0.0)
        for path, matrix in _paths(drawing)
        for _, *numbers in path.commands
        for x, y in (matrix.apply(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True))
    }
    assert corners == {(-x + 0.0, -y + 0.0) for x, y in corners}


def test_each_pile_has_one_back_and_each_ambulance_its_own() -> None:
    backs: dict[str, set[str | None]] = {}
    for component in COMPONENTS:
        if component.kind in ("department", "specialist", "administrator", "event", "ambulance"):
            backs.setdefault(component.kind, set()).add(component.back)
    assert [len(found) for found in backs.values()] == [1, 1, 1, 1, 5]


def test_round_and_six_sided_pieces_have_their_outline(english: Words) -> None:
    shapes = {id: draw(id, english, PRINT).outline for id in IDS}
    corners = {id: len(shape.commands) for id, shape in shapes.items() if shape is not None}
    round_ones = {"blood-bag", "fatality", "round-marker", *(f"score-marker-{seat.name}" for seat in SEATS[:4])}
    assert corners == {"first-player": 7, **dict.fromkeys(round_ones, 10)}
    for id, shape in shapes.items():
        if shape is not None:
            box, face = bounds(shape.commands), draw(id, english, PRINT)
            assert box.right - box.left == pytest.approx(face.width, abs=0.03)
            assert box.bottom - box.top == pytest.approx(face.height, abs=0.03)


# Figures.


def test_the_worked_round_is_the_hand_count() -> None:
    told = played()
    states = [" ".join(sorted(_word(code) for code in codes)) for codes in told.patients]
    assert states == [
        "green-5 green-6 red-2 red-2 red-2 yellow-4",
        "green-5 green-6 red-3-treated red-3-treated red-4-treated yellow-4",
        "green-5 red-3-treated red-3-treated red-4-treated yellow-4",
        "green-5 red-3-treated red-3-treated red-4-treated yellow-5-treated",
    ]
    assert sorted(map(_word, told.neglected))[0] == "green-4"
    assert told.points == 1


def _word(code: int) -> str:
    return {number: word for word, number in CODE.items()}[code]


def test_figures_stand_beside_sections_and_fit(words: Words) -> None:
    for look in LOOKS:
        for figure in figures(words, look):
            assert figure.section in GAME.sections
            assert component_findings(figure.drawing) == (), figure.caption


@pytest.mark.parametrize("side", [faces_aid.round_aid, faces_aid.action_aid])
def test_icons_of_an_aid_are_clear_of_the_bands_and_of_each_other(words, monkeypatch, side):
    """Some steps are one line high, and one stands right under a band."""
    placed: list[tuple[float, float]] = []

    def icon(name, x, y, size, accent, look):
        placed.append((y - size / 2, y + size / 2))
        return drawn_icon(name, x, y, size, accent, look)

    monkeypatch.setattr(aids, "icon", icon)
    boxes = [bounds(path.commands, matrix) for path, matrix in _paths(side(words, PRINT))]
    bands = [(box.top, box.bottom) for box in boxes if box.right - box.left > 60 and box.bottom - box.top < 20]
    assert len(bands) == (1 if side is faces_aid.round_aid else 2)
    standing = sorted((*placed, *bands))
    assert all(above[1] < below[0] for above, below in pairwise(standing))
