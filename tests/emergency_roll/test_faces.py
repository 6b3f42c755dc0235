"""Every component of Emergency Roll as it is drawn: counts and places of the facts, signs, low ink, what is written."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest

from kit.drawing.flat import bounds, placed_spots, texts
from kit.drawing.icons import icons
from kit.drawing.shapes import Drawing, Path, Text
from kit.drawing.signs import sign
from kit.drawing.tokens import COLOURS, INK, PRINT, PRINT_LOW, SCREEN_DARK, SMALL, Look
from kit.engine.game import Component
from kit.games import load as load_game
from kit.games.emergency_roll.faces import PLACES, SheetState, Touch, draw, fields, sheet, written
from kit.games.emergency_roll.faces_entries import PEN
from kit.games.emergency_roll.sheet import Sheet
from tests.drawn import corners, count, paths, said, turned
from translations import LANGUAGES, Words, load

COMPONENTS = load_game("emergency-roll").components
IDS = [component.id for component in COMPONENTS]
BACKS = ("back-ambulance", "back-specialist")
ICON = {"critical": "critical", "nurse": "cap", "blood": "blood", "screen": "screen", "extra": "extra"}
ROOM_COLOURS = {
    "5": "grey green grey red",
    "7": "green yellow grey green yellow",
    "8": "red grey red yellow red",
    "6": "yellow yellow grey green",
    "9": "green grey yellow red grey",
    "10": "red green green red red green",
    "4": "yellow grey yellow",
}
"""Colours from the entrance on, by clipboard: the facts' table of the sheet."""


@pytest.fixture(scope="module", params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return load(request.param, "emergency-roll")


@pytest.fixture(scope="module")
def english() -> Words:
    return load("en", "emergency-roll")


# What the box holds.


def test_27_ambulances_16_specialists_and_the_chiefs_card() -> None:
    kinds = Counter({component.kind: 0 for component in COMPONENTS})
    for component in COMPONENTS:
        kinds[component.kind] += component.count
    assert kinds == {"ambulance": 27, "specialist": 16, "chief": 1, "die": 3, "aid": 9, "pad": 6, "back": 0}
    sides = [component.back for component in COMPONENTS if component.id.startswith("specialist-cardio")]
    assert sides == [f"side-cardio-{name}" for name in ("stethoscopes", "lab", "nurses", "bags", "wards", "full")]


def test_what_nobody_printed_is_named_the_kit_s() -> None:
    kit = {component.id for component in COMPONENTS if component.source == "kit"}
    assert kit == {"aid", "aid-end", "back-aid", "back-aid-end", "back-ambulance", "back-specialist"}
    assert {component.source for component in COMPONENTS} - {"kit"} == {"A", "004:11", "004:13"}


@pytest.mark.parametrize("component", COMPONENTS, ids=lambda component: component.id)
def test_a_face_has_the_size_of_its_component(component: Component, english: Words) -> None:
    for detail in ("full", "index", "small"):
        drawing = draw(component.id, english, PRINT, detail)
        assert (drawing.width, drawing.height, drawing.unit) == (component.width, component.height, "mm")


@pytest.mark.parametrize("bad", ["ambulance-27", "specialist-cardio", "side-radio-sum", "die-grey", "sheets", ""])
def test_an_unknown_component_is_refused(bad: str, english: Words) -> None:
    with pytest.raises(ValueError, match="no component"):
        draw(bad, english, PRINT)


# Ambulances.


def test_bonuses_on_all_ambulances_are_the_facts_sums(english: Words) -> None:
    found = Counter[str]()
    for number in range(27):
        face = draw(f"ambulance-{number}", english, PRINT)
        found += Counter({kind: count(face, name) for kind, name in {**ICON, "stethoscopes": "stethoscope"}.items()})
    assert found == {"critical": 15, "nurse": 15, "blood": 15, "screen": 15, "extra": 9, "stethoscopes": 2 * 12}


@pytest.mark.parametrize(
    ("number", "kinds"),
    [(2, ["blood", "screen", "nurse"]), (23, ["screen", "critical", "blood"]), (24, ["critical", "nurse", "blood"])],
)
def test_bonuses_stand_under_their_dice(number: int, kinds: list[str], english: Words) -> None:
    places = {}
    for path, matrix in paths(draw(f"ambulance-{number}", english, PRINT)):
        for kind, name in ICON.items():
            if path.commands == icons()[name][0].commands:
                places[matrix.e] = kind
    assert [places[x] for x in sorted(places)] == kinds


def test_card_18_brings_an_extra_red_3_or_4(english: Words) -> None:
    face = draw("ambulance-18", english, PRINT)
    pip = len(sign("triangle", 0, 0, 1, INK).commands)
    pips = [
        path
        for path, _ in paths(face)
        if path.style.fill == PRINT.on(COLOURS["red"].fill) and len(path.commands) == pip and path.style.stroke is None
    ]
    assert sum(bounds(path.commands).right - bounds(path.commands).left < 2 for path in pips) == 3 + 4
    assert "3 or 4" in face.title


# The sheet.


@pytest.mark.parametrize("look", [PRINT, PRINT_LOW])
def test_every_room_wears_the_sign_of_its_colour(look: Look, english: Words) -> None:
    drawn = Counter(_sign_shapes(draw("sheet", english, look)))
    assert drawn == {"red": 8, "yellow": 8, "green": 8, "grey": 8}


def _sign_shapes(drawing: Drawing) -> list[str]:
    """Names of the colours whose sign is drawn in the size of a room's tab, 2.55 mm."""
    known = {}
    for name in ("red", "yellow", "green", "grey"):
        path = sign(COLOURS[name].sign, 0, 0, 2.55, INK)
        box = bounds(path.commands)
        known[len(path.commands), round(box.right - box.left, 3), round(box.bottom - box.top, 3)] = name
    found = []
    for path, matrix in paths(drawing):
        box = bounds(path.commands, matrix)
        key = (len(path.commands), round(box.right - box.left, 3), round(box.bottom - box.top, 3))
        if key in known and INK in (path.style.fill, path.style.stroke):
            found.append(known[key])
    return found


@pytest.mark.parametrize("ward", sorted(ROOM_COLOURS))
def test_wards_go_from_neighbour_to_neighbour_in_the_facts_colours(ward: str, english: Words) -> None:
    colours = ROOM_COLOURS[ward].split()
    middles = [PLACES[f"room-{ward}-{k}"].middle for k in range(1, len(colours) + 1)]
    assert f"room-{ward}-{len(colours) + 1}" not in PLACES
    steps = [hypot(x - far, y - low) for (x, y), (far, low) in pairwise(middles)]
    assert steps == pytest.approx([17.0] * len(steps))
    fills = {name: COLOURS[name].fill for name in ("red", "yellow", "green")} | {"grey": "D5D7DB"}
    rims = {
        (round((box.left + box.right) / 2, 2), round((box.top + box.bottom) / 2, 2)): path.style.fill
        for path, matrix in paths(draw("sheet", english, PRINT))
        if path.style.fill and len(path.commands) == 7 and (box := bounds(path.commands, matrix)).bottom - box.top > 18
    }
    assert [rims[round(x, 2), round(y, 2)] for x, y in middles] == [fills[name] for name in colours]


def test_the_printed_log_is_the_facts(english: Words) -> None:
    face = draw("sheet", english, PRINT)
    assert count(face, "stethoscope") == 15 + 1  # and one in the list of bonuses
    assert count(face, "blood") == 9 + 1
    assert count(face, "candle") == 4 + 1  # and one on the morgue's score box
    assert count(face, "xray") == 2 + 1
    assert count(face, "cap") == 7 + 1 + 1 + 1
    assert [text for text in said(face) if text in {"2", "5", "9", "14", "20", "27", "35"}].count("35") == 1
    clipboards = [text for text in said(face) if text in {"4", "5", "6", "7", "8", "9", "10"}]
    assert Counter(clipboards) == Counter(["4", "5", "6", "7", "8", "9", "10", "5", "9"])


def _pencil(drawing: Drawing) -> list[Path]:
    return [path for path, _ in paths(drawing) if path.style.stroke == PEN]


def test_nothing_is_written_on_an_empty_sheet(english: Words) -> None:
    empty = sheet(english, PRINT, SheetState())
    assert _pencil(empty) == []
    assert said(empty) == said(sheet(english, PRINT))


@pytest.mark.parametrize(
    ("filled", "marks"),
    [
        (SheetState(screened=frozenset({"9-1"}), values={"9-1": 4}), 1),
        (SheetState(nurses=frozenset({9, 10})), 2),
        (SheetState(stethoscopes=5), 4),  # the first is printed with its circle
        (SheetState(stethoscopes=5, stethoscopes_spent=2), 4 + 2),
        (SheetState(stethoscopes=17, stethoscopes_spent=16), 14 + 15),
        (SheetState(bags=2, bags_spent=1), 2 + 1),
        (SheetState(track=3), 3),
        (SheetState(morgue=4), 4),
    ],
)
def test_circles_and_crosses_by_count(filled: SheetState, marks: int, english: Words) -> None:
    assert len(_pencil(sheet(english, PRINT, filled))) == marks


def test_values_criticals_scores_and_surplus_can_be_read(english: Words) -> None:
    filled = SheetState(
        values={"8-1": 2, "8-2": 6},
        critical=frozenset({"8-2"}),
        stethoscopes=17,
        stethoscopes_spent=16,
        scores={"morgue": -3, "total": 57, "cardiologists-2": 8},
        name="Анна 山田",
    )
    new = Counter(said(sheet(english, PRINT, filled))) - Counter(said(sheet(english, PRINT)))
    assert new == Counter(["2", "6", "!", "2 −1", "3", "57", "8", "Анна 山田"])


def test_a_value_is_written_in_its_room(english: Words) -> None:
    drawing = sheet(english, PRINT, SheetState(values={"10-4": 6}))
    written_texts = [(p.item, p.matrix) for p in texts(drawing) if isinstance(p.item, Text) and p.item.fill == PEN]
    ((text, matrix),) = written_texts
    x, y = matrix.apply(text.x, text.y)
    place = PLACES["room-10-4"]
    assert place.x < x < place.x + place.width
    assert place.y < y < place.y + place.height


def test_a_sheet_of_the_game_is_written_as_it_is() -> None:
    played = Sheet()
    for room, value in ((0, 3), (1, 5)):
        played.write(room, value)
    played.screen(0)
    played.critical, played.nurses = 0b01, 0b100
    played.stethoscopes, played.crossed, played.bags, played.morgue = 3, 1, 2, 1
    played.claims["cardio-bags"] = 8
    played.boxes["total"] = 41
    assert written(played, "Mai") == SheetState(
        values={"5-1": 3, "5-2": 5},
        screened=frozenset({"5-2"}),
        critical=frozenset({"5-1"}),
        nurses=frozenset({8}),
        stethoscopes=3,
        stethoscopes_spent=1,
        bags=2,
        track=1,
        morgue=1,
        scores={"cardiologists-1": 8, "total": 41},
        name="Mai",
    )


# What can be clicked.


def test_every_place_can_be_clicked(english: Words) -> None:
    touches = {id: Touch(f"{id}!", "plain") for id in PLACES}
    spots = {spot.id: spot for spot, _ in placed_spots(sheet(english, SCREEN_DARK, None, touches))}
    assert set(spots) == set(PLACES)
    assert spots["room-9-2"].label == "room-9-2!"
    assert sum(id.startswith("room-") for id in spots) == 32


@pytest.mark.parametrize("state", ["legal", "refused", "chosen"])
def test_a_state_shows_round_its_room(state: str, english: Words) -> None:
    drawing = sheet(english, PRINT, None, {"room-6-3": Touch("", state)}, scale=4)  # type: ignore[arg-type]
    plain = sheet(english, PRINT)
    assert len(paths(drawing)) > len(paths(plain))
    width = {"legal": 3, "refused": 2, "chosen": 4}[state] / 4
    assert any(path.style.width == width for path, _ in paths(drawing)[len(paths(plain)) :])


def test_an_unknown_place_is_refused(english: Words) -> None:
    with pytest.raises(ValueError, match="room-9-6"):
        sheet(english, PRINT, None, {"room-9-6": Touch("")})


# The form's fields.


def test_fields_stand_apart_and_on_the_sheet(words: Words) -> None:
    found = fields("sheet", words)
    assert len({field.id for field in found}) == len(found) == 2 + 32 + 7 + 7 + 4 + (2 * 15 - 1) + 1 + 2 * 9 + 1 + 9
    for k, one in enumerate(found):
        assert one.label
        assert 0 < one.x < one.x + one.width < 210
        assert 0 < one.y < one.y + one.height < 148.5
        for other in found[:k]:
            apart_x = one.x >= other.x + other.width - 1e-6 or other.x >= one.x + one.width - 1e-6
            apart_y = one.y >= other.y + other.height - 1e-6 or other.y >= one.y + one.height - 1e-6
            assert apart_x or apart_y, (one.id, other.id)
    assert fields("chief", words) == ()


# Every look.


@pytest.mark.parametrize("back", BACKS)
def test_backs_are_the_same_after_half_a_turn(back: str, english: Words) -> None:
    drawing = draw(back, english, PRINT)
    assert corners(drawing) == turned(drawing)


def test_low_ink_uses_paper_and_ink_alone(english: Words) -> None:
    for component_id in IDS:
        for path, _ in paths(draw(component_id, english, PRINT_LOW)):
            assert path.style.fill in (None, PRINT_LOW.paper, INK), component_id
            assert path.style.stroke in (None, INK, SMALL, PRINT_LOW.hairline, PRINT_LOW.paper), component_id


def test_texts_are_the_same_with_low_ink(words: Words) -> None:
    for component_id in IDS:
        full, low = (
            [
                (placed.matrix, replace(placed.item, fill=""))
                for placed in texts(draw(component_id, words, look))
                if isinstance(placed.item, Text)
            ]
            for look in (PRINT, PRINT_LOW)
        )
        assert full == low, component_id


def test_sixteen_goals_sixteen_pictures(english: Words) -> None:
    faces = [draw(id, english, PRINT_LOW, "small") for id in IDS if id.startswith("specialist-")]
    assert len({tuple(path.commands for path, _ in paths(face)) for face in faces}) == 16


def test_a_cardiologist_shows_8_then_5_and_on_its_other_side_5(english: Words) -> None:
    front, other = (draw(id, english, PRINT) for id in ("specialist-cardio-lab", "side-cardio-lab"))
    assert [text for text in said(front) if text in {"8", "5"}] == ["8", "5"]
    assert [text for text in said(other) if text in {"8", "5"}] == ["5"]
