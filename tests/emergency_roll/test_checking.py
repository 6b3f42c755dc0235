"""Entering a sheet from a real table: by clicks, by keys, by typing; every wrong entry is found, nothing is refused."""

from __future__ import annotations

import pytest

from kit.drawing.flat import placed_spots, texts
from kit.drawing.tokens import SCREEN_LIGHT, SCREEN_TYPE, SPOT_LINES
from kit.games.board import text_width
from kit.games.emergency_roll import checking
from kit.games.emergency_roll.box import ROOMS
from kit.games.emergency_roll.checker import Filled
from kit.games.touch import Ui
from kit.widgets.checker import Checker
from tests.widgets.driving import send
from translations import load

WORDS = load("en", "emergency-roll", isolate=True)
CARDS = ("cardio-nurses", "cardio-bags", "radio-high", "epi-group")


def press(entry, *spots):
    """What clicks make of a sheet."""
    ui = Ui()
    for spot in spots:
        entry, ui = checking.touch(entry, ui, spot)
    return entry, ui


def begin():
    return checking.begin(seats=3, specialists=CARDS)


def test_values_are_written_room_after_room():
    entry, ui = press(begin(), "room-9-1", "key:2", "key:4", "key:5")
    assert entry.filled.values == {"9-1": 2, "9-2": 4, "9-3": 5}
    assert ui.chosen == ("room:9-4",)


def test_the_last_room_of_a_ward_stays_chosen():
    entry, ui = press(begin(), "room-4-3", "key:6")
    assert (entry.filled.values, ui.chosen) == ({"4-3": 6}, ("room:4-3",))


def test_marks_and_erasing():
    entry, _ = press(begin(), "room-9-1", "key:2", "room-9-1", "mark:critical", "mark:circle")
    assert (entry.filled.critical, entry.filled.screens) == ({"9-1"}, {"9-1"})
    entry, _ = press(entry, "room-9-1", "mark:erase")
    assert entry.filled == Filled()


def test_counts_boxes_nurses_players_and_claims():
    spots = (
        "count:stethoscopes",
        "key:1",
        "key:1",
        "count:bags",
        "key:3",
        "key:back",
        "key:2",
        "box:morgue",
        "key:minus",
    )
    entry, _ = press(begin(), *spots, "key:2", "ward-9", "ward-4", "ward-9", "seats:5", "claim:1", "claim:1", "claim:0")
    assert (entry.filled.stethoscopes, entry.filled.bags, entry.filled.boxes) == (11, 2, {"morgue": -2})
    assert (entry.filled.nurses, entry.seats) == ({4}, 5)
    assert entry.filled.claims == {"cardio-bags": 5, "cardio-nurses": 8}


def test_specialists_turn_through_their_kind_and_never_lie_twice():
    entry, seen = begin(), set()
    for _ in range(10):
        entry, _ = press(entry, "specialist:0")
        assert len(set(entry.specialists)) == 4
        seen.add(entry.specialists[0])
    assert len(seen) == 5  # six cardiologists, one of them is the other


def test_a_specialist_that_leaves_takes_its_points_along():
    entry, _ = press(begin(), "claim:0", "specialist:0")
    assert entry.filled.claims == {}


def test_what_cannot_be_is_found_and_flagged():
    entry, _ = press(begin(), "room-9-1", "key:5", "key:2", "ward-4")
    told = checking.verdict(entry, WORDS)
    rules = [fault.rule for fault in told.faults]
    assert {"er-rising", "er-nurse", "er-nurse-track"} <= set(rules)
    assert any("9-2" in fault.text and "2" in fault.text for fault in told.faults)
    assert told.score[-1] == "Total: 3"  # of the epidemiologist, a lone patient being a group of one


@pytest.mark.parametrize("width", [328.0, 736.0])
def test_a_flagged_room_says_so_and_is_drawn_so(width):
    entry, _ = press(begin(), "room-9-1", "key:5", "key:2")
    found = {spot.id: spot for spot, _ in placed_spots(checking.draw(entry, WORDS, SCREEN_LIGHT, Ui(), width))}
    assert {id for id, spot in found.items() if spot.state == "refused"} == {"room-9-1", "room-9-2"}
    assert found["room-9-2"].label.endswith("value 2, against the rules")
    assert found["room-9-3"].label.endswith("empty")


def test_what_is_chosen_is_read_out_as_chosen():
    entry, _ = press(begin(), "room-9-1", "key:5", "key:2")
    for id, said in (("room:9-2", "value 2, against the rules, chosen"), ("box:total", "Total, chosen")):
        spots = placed_spots(checking.draw(entry, WORDS, SCREEN_LIGHT, Ui((id,)), 736.0))
        (spot,) = (spot for spot, _ in spots if spot.state == "chosen" and not spot.id.startswith("seats"))
        assert spot.label.endswith(said)


def test_an_empty_sheet_is_not_found_fault_with():
    assert checking.verdict(begin(), WORDS).faults == ()


def test_typing_gives_back_what_was_typed():
    given = {
        "ward-9": "1 3 (4) 6!",
        "ward-4": "\u2013 (5!)",
        "nurses": "9, 4",
        "stethoscopes": "7",
        "bags": "２",
        "cardio-bags": "8",
        "box-total": "31",
        "box-morgue": "\u22122",
    }
    entry = checking.fill(begin(), given, WORDS)
    filled = entry.filled
    assert filled.values == {"9-1": 1, "9-2": 3, "9-3": 4, "9-4": 6, "4-2": 5}
    assert (filled.screens, filled.critical, filled.nurses) == ({"9-3", "4-2"}, {"9-4", "4-2"}, {9, 4})
    assert (filled.stethoscopes, filled.bags, filled.claims) == (7, 2, {"cardio-bags": 8})
    assert filled.boxes == {"total": 31, "morgue": -2}
    again = checking.fill(entry, {line.id: line.text for line in checking.lines(entry, WORDS)}, WORDS)
    assert again == entry


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("ward-9", "1 x"),
        ("ward-4", "1 2 3 4"),
        ("ward-9", "(3"),
        ("nurses", "11"),
        ("bags", "-1"),
        ("box-total", "1000"),
    ],
)
def test_what_cannot_be_read_is_named(line, text):
    with pytest.raises(ValueError, match="cannot be read"):
        checking.fill(begin(), {line: text}, WORDS)


@pytest.mark.parametrize(
    "spot",
    ["", "room-99", "room:9-1", "seats:9", "specialist:7", "claim:3", "ward-x", "key:q", "mark:critical", "nothing:1"],
)
def test_a_click_that_makes_no_sense_breaks_nothing(spot):
    table = Checker("emergency-roll", lang="en")
    send(table, "touch", spot=spot)
    send(table, "touch", spot="key:3")
    send(table, "touch", spot="room-9-1")
    send(table, "touch", spot="key:3")
    assert table.session.entry.filled.values == {"9-1": 3}


def test_the_widget_shows_findings_and_score():
    table = Checker("emergency-roll", lang="en", seats=3, specialists=CARDS)
    assert (
        table.why["reasons"] == [] and table.labels["screen-nothing-refused"] == "Nothing on this sheet is impossible."
    )
    for spot in ("room-9-1", "key:5", "key:2"):
        send(table, "touch", spot=spot)
    assert "er-rising" in [reason["rule"] for reason in table.why["reasons"]]
    assert "Epidemiologist: 3" in [
        line["text"] for line in table.log_panel["lines"]
    ]  # a lone patient is a group of one
    assert table.labels["log"] == "Score"
    send(table, "undo")
    assert table.session.entry.filled.values == {"9-1": 5}
    send(table, "redo")
    send(table, "lang", lang="ja")
    assert table.labels["log"] == "得点"
    send(table, "blank")
    assert table.session.entry == checking.begin(seats=3, specialists=CARDS)


def test_the_widget_takes_a_typed_sheet_or_says_what_it_cannot_read():
    table = Checker("emergency-roll", lang="ru")
    send(table, "form", kind="lines")
    assert [line["id"] for line in table.form["lines"]][:2] == ["ward-5", "ward-7"]
    send(table, "fill", lines={"ward-9": "1 hello"})
    assert "hello" in table.live and table.form["kind"] == "lines"
    send(table, "fill", lines={"ward-9": "1 3"})
    assert table.form == {} and table.session.entry.filled.values == {"9-1": 1, "9-2": 3}


def test_a_game_without_a_checker_says_so():
    with pytest.raises(ValueError, match="nothing to check"):
        Checker("forty-eight", lang="en")


@pytest.mark.parametrize("width", [328.0, 619.0, 620.0, 736.0])
def test_everything_to_be_clicked_is_large_and_on_the_board(width):
    entry = checking.fill(begin(), {"ward-9": "5 2", "nurses": "10", "box-total": "-99"}, WORDS)
    drawing = checking.draw(entry, WORDS, SCREEN_LIGHT, Ui(("room:9-2",)), width)
    found = {spot.id for spot, _ in placed_spots(drawing)}
    assert {f"room-{room.name}" for room in ROOMS} <= found
    for spot, matrix in placed_spots(drawing):
        left, top = matrix.apply(spot.x, spot.y)
        wide, high = spot.width * matrix.scale, spot.height * matrix.scale
        assert min(wide, high) >= SPOT_LINES.target - 0.01, spot.id
        assert left >= -0.01 and top >= -0.01, spot.id
        assert left + wide <= drawing.width + 0.01 and top + high <= drawing.height + 0.01, spot.id


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
@pytest.mark.parametrize("width", [328.0, 736.0])
def test_every_text_of_the_board_can_be_read(lang, width):
    words = load(lang, "emergency-roll", isolate=True)
    drawing = checking.draw(begin(), words, SCREEN_LIGHT, Ui(), width)
    for placed in texts(drawing):
        if placed.unit == "mm":
            continue
        found = placed.item
        assert found.size * placed.matrix.scale >= SCREEN_TYPE.floor - 0.01, found.text
        wide = text_width(found.text, found.size, found.lang, found.bold)
        x, _ = placed.matrix.apply(found.x, found.y)
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[found.anchor]
        assert left >= 0 and left + wide <= drawing.width, found.text
    for family in ("room:9-1", "count:bags", "box:total"):
        assert checking.instruction(begin(), Ui((family,)), words)
