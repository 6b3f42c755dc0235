"""Every word on the table of Dice Hospital has room: nothing is cut short or too small, in four languages."""

from __future__ import annotations

from functools import cache

import pytest

from kit.drawing.flat import texts
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_DARK, SCREEN_LIGHT, SCREEN_TYPE
from kit.engine import CHANCE
from kit.games.board import ELLIPSIS, text_width
from kit.games.dice_hospital import GAME, table, text
from kit.games.dice_hospital.box import ADMINISTRATOR_IDS, DEPARTMENTS, EVENTS, SPECIALISTS, TILES
from kit.games.touch import Ui
from tests.dice_hospital.reaching import positions, seen_by_actor
from translations import LANGUAGES, load

WIDTHS = (328.0, 360.0, 736.0)
HOSTILE = ("<b>Mika</b>", "A very long name of forty characters, yes", "مريم", "ユキ😀")
FULL = ("improve", "activate", "discharge")
"""Phases drawn again in a late round, with fuller boards."""
EXPERT = {"final_round": "on", "events": "on", "expansion_deck": "added", "pandemic_mode": "on"}


@cache
def phases(seats: int):
    """The first position of every phase of a random game with everything added, and each with more on the boards."""
    first, later = {}, {}
    for state in positions(seats, 7, **EXPERT):
        first.setdefault(state.phase, state)
        if state.round == 7 and state.phase in FULL:
            later.setdefault(state.phase, state)
    return (*first.values(), *later.values())


def cut_short(drawing: Drawing) -> set[str]:
    """The texts that end in an ellipsis."""
    return {placed.item.text for placed in texts(drawing) if placed.item.text.endswith(ELLIPSIS)}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_table_is_cut_short(lang: str, width: float) -> None:
    words, cut = load(lang, GAME.id, isolate=True), set()
    seats = 3 if width == WIDTHS[0] else 4
    names = tuple(words("seat-name-default", n=seat + 1) for seat in range(seats))
    for state in phases(seats):
        drawing = table.draw(seen_by_actor(state), words, SCREEN_LIGHT, names, Ui(), width)
        cut |= {(state.phase, found) for found in cut_short(drawing)}
    assert cut == set()


@pytest.mark.parametrize("width", [WIDTHS[0], WIDTHS[-1]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_card_administrator_and_event_has_room(lang: str, width: float) -> None:
    """All of them in one hospital and its offer, each read out in the note."""
    words, cut = load(lang, GAME.id, isolate=True), set()
    state = next(one for one in phases(4) if one.phase == "improve").copy()
    state.built[state.to_act] = tuple(TILES)
    state.staff[state.to_act] = tuple(range(len(SPECIALISTS)))
    state.offer_tiles, state.offer_cards = tuple(TILES)[:3], (0, 1, 2)
    view, names = seen_by_actor(state), tuple("abcd")
    uis = [Ui((f"offer:department:{DEPARTMENTS[tile].id}",)) for tile in TILES]
    uis += [Ui((f"offer:specialist:{one.id}",)) for one in SPECIALISTS]
    uis += [Ui((f"admin:{id}",)) for id in ADMINISTRATOR_IDS]
    for ui in uis:
        cut |= cut_short(table.draw(view, words, SCREEN_LIGHT, names, ui, width))
    for number in range(len(EVENTS)):
        view.event = number
        cut |= cut_short(table.draw(view, words, SCREEN_LIGHT, names, Ui(), width))
    view.event = None
    for start in range(0, len(SPECIALISTS), 3):
        view.offer_cards = tuple(range(start, min(start + 3, len(SPECIALISTS))))
        view.offer_tiles = tuple(TILES)[start : start + 3]
        cut |= cut_short(table.draw(view, words, SCREEN_LIGHT, names, Ui(), width))
    assert cut == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [328.0, 620.0])
def test_every_text_lies_on_the_table_and_is_not_too_small(lang: str, width: float) -> None:
    words = load(lang, GAME.id, isolate=True)
    for state in phases(4):
        drawing = table.draw(seen_by_actor(state), words, SCREEN_DARK, HOSTILE, Ui(number="12"), width)
        for placed in texts(drawing):
            found, scale = placed.item, placed.matrix.scale
            if placed.unit == "mm":
                continue
            assert found.size * scale >= SCREEN_TYPE.floor - 0.01, found.text
            wide = text_width(found.text, found.size, found.lang, found.bold)
            x, y = placed.matrix.apply(found.x, found.y)
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[found.anchor]
            assert left >= 0 and left + wide <= drawing.width, f"{state.phase}: {found.text}"
            assert 0 <= y <= drawing.height, f"{state.phase}: {found.text}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_a_head_a_rule_and_something_to_do(lang: str) -> None:
    words = load(lang, GAME.id, isolate=True)
    for state in phases(4):
        view = seen_by_actor(state)
        assert table.head(view, words)
        assert table.rule(view) in GAME.rulebook
        assert bool(table.instruction(view, words)) == (state.to_act is not None), state.phase
        for group in table.groups(view, words):
            assert group.actions
            assert group.title or len(group.actions) == 1, (state.phase, group)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_in_lines_of_text_tells_the_same(lang: str) -> None:
    words = load(lang, GAME.id)
    for state in phases(4):
        view = seen_by_actor(state)
        told = text.lines(view, words, lambda seat: f"<{seat}>")
        assert all(told) and "\n" not in "".join(told)
        if state.round:
            shown = "\n".join(told)
            assert all(f"<{seat}>" in shown for seat in range(4))
            for ambulance in range(1, len(state.ambulances) + 1):
                assert words("dh-text-ambulance", n=ambulance, patients="").strip() in shown
            if state.to_act != CHANCE and state.phase == "activate":
                assert words("dh-meeple-nurse") in shown
