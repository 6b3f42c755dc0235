"""Every picture of the grid, and how it is painted."""

import pytest

from kit.drawing.flat import bounds
from kit.drawing.icons import LINE, SMALL_LINE, glyph, icon, icons, parse_path, seat_disc, solid
from kit.drawing.shapes import Group, Path
from kit.drawing.tokens import INK, PRINT, PRINT_LOW, SEATS

# fmt: off
WANTED = (
    "timer", "plane", "crossing", "flask", "rosette", "ribbon", "clock", "boss", "star", "stethoscope",
    "blood", "screen", "critical", "cap", "extra", "xray", "morgue", "clipboard", "bed", "candle",
    "ambulance", "home", "doctor", "patient", "siren", "event", "open", "kill", "ok", "no", "why", "key",
    "cup", "leaf", "bell", "boat", "kite", "heart", "nodes", "lock", "ask", "meeple", "nurse",
)
# fmt: on
"""The ids of the icon grid of the mock-ups, and ours: lock and ? of the tabs, bodies of the meeples."""


def _paths(group: Group) -> list[Path]:
    return [item for item in group.items if isinstance(item, Path)]


def test_all_icons_are_there() -> None:
    assert set(WANTED) <= set(icons())


@pytest.mark.parametrize("name", [name for name in WANTED if name != "nurse"])
def test_icons_keep_to_the_grid(name: str) -> None:
    for part in icons()[name]:
        box = bounds(part.commands)
        assert min(box.left, box.top) >= -13, part
        assert max(box.right, box.bottom) <= 13, part


def test_pictures_differ() -> None:
    drawn = {tuple(part.commands for part in parts) for parts in icons().values()}
    assert len(drawn) == len(icons())


def test_an_icon_is_scaled_from_its_grid_about_its_middle() -> None:
    group = icon("star", 30, 40, 12, None, PRINT)
    assert (group.dx, group.dy, group.scale) == (30, 40, 0.5)


def test_small_icons_have_a_stronger_line() -> None:
    assert {p.style.width for p in _paths(icon("star", 0, 0, 5.9, None, PRINT))} == {SMALL_LINE}
    assert {p.style.width for p in _paths(icon("star", 0, 0, 6.0, None, PRINT))} == {LINE}


def test_accent_becomes_paper_with_low_ink_and_lines_stay() -> None:
    full, low = (_paths(icon("timer", 0, 0, 20, "961B19", look)) for look in (PRINT, PRINT_LOW))
    assert "961B19" in {p.style.fill for p in full}
    assert {p.style.fill for p in low} <= {None, PRINT_LOW.paper, INK}
    assert [p.style.stroke for p in full] == [p.style.stroke for p in low]


def test_a_solid_icon_stays_filled() -> None:
    assert {p.style.fill for p in _paths(solid("star", 0, 0, 5, INK))} == {INK}


def test_a_glyph_is_readable_on_its_ground() -> None:
    assert {p.style.stroke for p in _paths(glyph("leaf", 0, 0, 5, "33738A", PRINT))} == {"FFFFFF"}
    assert {p.style.stroke for p in _paths(glyph("boat", 0, 0, 5, "9DAFE3", PRINT))} == {INK}


@pytest.mark.parametrize("seat", [seat.name for seat in SEATS])
def test_a_seat_is_a_disc_with_its_thing(seat: str) -> None:
    disc, thing = seat_disc(seat, 0, 0, 10, PRINT).items
    assert isinstance(disc, Path)
    assert isinstance(thing, Group)
    assert [p.commands for p in _paths(thing)] == [part.commands for part in icons()[seat]]


def test_an_unknown_icon_names_the_choices() -> None:
    with pytest.raises(KeyError, match="no icon 'gun'; there are timer"):
        icon("gun", 0, 0, 10, None, PRINT)


def test_path_data_is_read_as_written() -> None:
    assert parse_path("M1 2L-3 0.5Z") == (("M", 1, 2), ("L", -3, 0.5), ("Z",))
