"""How hot spots show their state, and what they offer to the hand."""

from dataclasses import replace

import pytest

from kit.drawing.flat import flat
from kit.drawing.shapes import Drawing, Group, Path, Spot, SpotState, Style, rect
from kit.drawing.spots import hot, hot_component, tab
from kit.drawing.tokens import DARK, LIGHT, SCREEN_DARK, SCREEN_LIGHT, Look

THING = rect(0, 0, 60, 80, Style("FBFAF7"))
SPOT = Spot("a", "A", "legal", 0, 0, 60, 80, 6)
STATES: tuple[SpotState, ...] = ("legal", "refused", "chosen", "sealed")


def _line(state: SpotState, look: Look = SCREEN_LIGHT) -> Style:
    item = hot((THING,), replace(SPOT, state=state), look).items[1]
    assert isinstance(item, Path)
    return item.style


def test_a_legal_one_has_a_line_of_3_px_in_the_kept_colour() -> None:
    assert (_line("legal").width, _line("legal").stroke, _line("legal").dash) == (3, "0B6B4F", ())


def test_one_refused_now_has_dashes_of_2_px() -> None:
    style = _line("refused")
    assert style.width == 2
    assert style.dash
    assert style.stroke == LIGHT.mute


def test_a_chosen_one_has_a_line_of_4_px_and_is_raised() -> None:
    assert (_line("chosen").width, _line("chosen").stroke) == (4, LIGHT.ink)
    assert hot((THING,), replace(SPOT, state="chosen"), SCREEN_LIGHT, 12).dy == -12
    assert hot((THING,), SPOT, SCREEN_LIGHT, 12).dy == 0


def test_a_chosen_one_keeps_2_px_from_its_line_on_the_dark_table() -> None:
    def gap(look: Look) -> float:
        path = hot((THING,), replace(SPOT, state="chosen"), look).items[1]
        assert isinstance(path, Path)
        return -min(command[2] for command in path.commands if len(command) > 2) - 2

    assert gap(SCREEN_LIGHT) == pytest.approx(0)
    assert gap(SCREEN_DARK) == pytest.approx(2)


def test_a_sealed_one_has_a_tab_only_and_a_plain_one_nothing() -> None:
    sealed = hot((THING,), replace(SPOT, state="sealed"), SCREEN_LIGHT)
    plain = hot((THING,), replace(SPOT, state="plain"), SCREEN_LIGHT)
    assert [item.role for item in sealed.items if isinstance(item, Group)] == ["tab"]
    assert plain.items == (THING,)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_every_state_has_its_own_mark_whatever_its_colour(theme: object) -> None:
    shapes = set()
    for state in STATES:
        drawing = Drawing(40, 40, (tab(state, 20, 20, theme),), "t", "px")  # type: ignore[arg-type]
        _, *marks = (placed.item for placed in flat(drawing))
        shapes.add(tuple(mark.commands for mark in marks if isinstance(mark, Path)))
    assert len(shapes) == len(STATES)


def test_a_small_thing_still_offers_44_px() -> None:
    group = hot((), Spot("a", "A", "legal", 100, 100, 20, 60), SCREEN_LIGHT)
    spot = group.spot
    assert spot is not None
    assert (spot.x, spot.y, spot.width, spot.height) == (88, 100, 44, 60)


def test_a_component_is_cut_out_with_its_round_corners() -> None:
    card = Drawing(60, 90, (rect(-3, -3, 66, 96, Style("961B19")),), "card", "mm", 3, 4, 3)
    group = hot_component(card, 10, 20, 2, SCREEN_LIGHT, id="c", label="C", state="legal")
    spot = group.spot
    assert spot is not None
    assert (spot.x, spot.y, spot.width, spot.height, spot.radius) == (10, 20, 120, 180, 6)
    cut = group.items[0]
    assert isinstance(cut, Group)
    inside = cut.items[0]
    assert isinstance(inside, Group)
    assert inside.clip is not None
