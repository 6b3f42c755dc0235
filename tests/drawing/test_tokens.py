"""The visual language: every colour with its own sign and hatch, all text readable, steps of lightness."""

from dataclasses import replace
from itertools import pairwise

import pytest

from kit.drawing.colour import contrast, lightness
from kit.drawing.tokens import (
    COLOURS,
    DARK,
    INK,
    LIGHT,
    MIN_CONTRAST,
    PRINT,
    PRINT_LOW,
    SCREEN_DARK,
    SCREEN_LIGHT,
    SEATS,
    Look,
    Theme,
)

LOOKS = [PRINT, PRINT_LOW, SCREEN_LIGHT, SCREEN_DARK, replace(SCREEN_DARK, ink_use="low")]


def test_every_colour_has_its_own_sign_and_hatch() -> None:
    assert len({colour.sign for colour in COLOURS.values()}) == len(COLOURS) == 7
    assert len({colour.hatch for colour in COLOURS.values()}) == 7


def test_six_seats_differ_in_colour_and_thing() -> None:
    assert len({seat.name for seat in SEATS}) == len({seat.fill for seat in SEATS}) == 6


def _steps(colours: list[str]) -> list[float]:
    return [b - a for a, b in pairwise(sorted(lightness(colour) for colour in colours))]


def test_lightness_steps_of_suits_are_at_least_11_2() -> None:
    suits = [colour.fill for name, colour in COLOURS.items() if name != "grey"]
    assert min(_steps(suits)) >= 11.15


def test_lightness_steps_of_dice_are_at_least_11() -> None:
    assert min(_steps([COLOURS[name].fill for name in ("red", "yellow", "green", "grey")])) >= 11.0


def test_lightness_steps_of_seats_are_at_least_11_1() -> None:
    assert min(_steps([seat.fill for seat in SEATS])) >= 11.05


@pytest.mark.parametrize("look", LOOKS)
def test_text_on_every_colour_is_readable(look: Look) -> None:
    grounds = [*(c.fill for c in COLOURS.values()), *(s.fill for s in SEATS), INK, look.paper, look.field, look.accent]
    weak = {g: contrast(look.on(g), look.fill(g)) for g in grounds}
    assert {g: c for g, c in weak.items() if c < MIN_CONTRAST} == {}


@pytest.mark.parametrize("look", LOOKS)
def test_text_on_component_paper_is_readable(look: Look) -> None:
    assert contrast(look.ink, look.field) >= MIN_CONTRAST
    assert contrast(look.small, look.paper) >= MIN_CONTRAST


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_text_of_the_screen_is_readable(theme: Theme) -> None:
    grounds = (theme.page, theme.table, theme.panel)
    pairs = [(text, ground) for text in (theme.ink, theme.mute) for ground in grounds]
    pairs += [
        (state.line, ground)
        for state in (theme.kept, theme.ruling, theme.refused)
        for ground in (state.ground, theme.panel)
    ]
    pairs += [(theme.ink, state.ground) for state in (theme.kept, theme.ruling, theme.refused)]
    assert [pair for pair in pairs if contrast(*pair) < MIN_CONTRAST] == []


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_focus_ring_stands_out_from_every_ground(theme: Theme) -> None:
    # WCAG 2.2 wants 3:1 for a focus indicator.
    assert min(contrast(theme.focus, ground) for ground in (theme.page, theme.table, theme.panel)) >= 3


def test_low_ink_fills_become_paper() -> None:
    assert {PRINT_LOW.fill(colour.fill) for colour in COLOURS.values()} == {PRINT_LOW.paper}
    assert PRINT_LOW.field == PRINT_LOW.accent == PRINT_LOW.paper


def test_the_press_prints_no_paper_colour() -> None:
    assert PRINT.paper == PRINT_LOW.paper == "FFFFFF"


def test_hatches_of_the_mock_ups() -> None:
    # Line colours of the heralds' hatches in mock-up 0.
    found = {name: SCREEN_LIGHT.hatch(COLOURS[name].fill) for name in ("red", "yellow", "green", "blue", "black")}
    assert found == {"red": "B45E5C", "yellow": "B59016", "green": "39876F", "blue": "3A5488", "black": "5B5C5E"}
