"""Every legal move can be made by clicks alone, in both arrangements, and what is drawn can be hit and read."""

from __future__ import annotations

import itertools
from random import Random

import pytest

from kit.drawing.flat import placed_spots, texts
from kit.drawing.tokens import SCREEN_TYPE, SPOT_LINES
from kit.engine import CHANCE, Action
from kit.games import load as load_game
from kit.games.board import text_width
from kit.games.forty_eight import table
from kit.games.touch import Ui
from tests.reaching import reach, seen_by_actor, spot_ids

REACH = reach("forty-eight")
clicks, drawn, drawn_on_the_way, positions = REACH.clicks, REACH.drawn, REACH.drawn_on_the_way, REACH.positions
WIDE, NARROW = 736.0, 344.0
TRIED = 3
"""Moves tried in each position, drawn at random; all kinds come up many times."""


@pytest.mark.parametrize(("seats", "width"), [(3, WIDE), (4, NARROW), (5, WIDE), (5, NARROW)])
def test_every_legal_move_can_be_clicked(seats, width):
    rng, kinds = Random(seats), set()
    for state in positions(seats, seats, command_count="both"):
        view, legal = seen_by_actor(state), state.legal_actions()
        for action in rng.sample(legal, min(TRIED, len(legal))):
            path = clicks(view, action, width)
            assert path is not None, f"{state.phase}: {action}"
            assert drawn_on_the_way(view, path, width), f"{state.phase}: {action} by {path}"
            kinds.add(action.kind)
    # three and four players take suits out; command and discard depend on the game played
    expected = set(load_game("forty-eight").grammar.kinds) - {"command", "discard", "suit-out", "take-out"}
    assert expected <= kinds


@pytest.mark.parametrize(
    "action",
    [
        "command 1 0 1 2",
        "command 2",
        "reveal initial",
        "pass",
    ],
)
def test_illegal_moves_can_be_clicked_too(action):
    game = load_game("forty-eight")
    state = next(state for state in positions(4, 2) if state.phase == "command" and len(state.hands[state.boss]) > 3)
    hand = sorted(state.hands[state.boss])[:3]
    wanted = game.parse(action) if action != "command 1 0 1 2" else game.action("command", 1, *hand)
    assert clicks(state.view(state.boss), wanted, WIDE) is not None


def test_wrong_answers_to_chores_can_be_clicked():
    game = load_game("forty-eight")
    for phase, wrong in [
        ("vp", game.action("vp", 31)),
        ("bonus", game.action("bonus", -1)),
        ("drop", game.action("drop", 0, 2)),
    ]:
        state = next(state for state in positions(4, 1) if state.phase == phase)
        assert clicks(state.view(state.to_act), wrong, WIDE) is not None


def test_the_table_knows_no_rule_in_the_order_of_clicks():
    state = next(state for state in positions(4, 3) if state.phase == "bids")
    view = state.view(state.to_act)
    ui = table.touch(view, Ui(), "hand:0")
    ui = table.touch(view, ui, "hand:1")
    ui = table.touch(view, ui, "hand:2")
    hand = view.hands[view.viewer]
    assert table.touch(view, ui, "do:bid") == Action("bid", tuple(sorted(hand[:3])))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("width", [328.0, 344.0, 420.0, 584.0, 736.0])
def test_spots_are_large_unique_and_on_the_table(seats, width):
    for state in positions(seats, 7):
        drawing = drawn(seen_by_actor(state), Ui(), width)
        ids = spot_ids(drawing)
        assert len(set(ids)) == len(ids)
        for spot, matrix in placed_spots(drawing):
            left, top = matrix.apply(spot.x, spot.y)
            assert spot.width * matrix.scale >= SPOT_LINES.target - 0.01, (
                f"{state.phase} {width}: {spot.id} {spot.width}"
            )
            assert spot.height * matrix.scale >= SPOT_LINES.target - 0.01
            assert left >= -0.01 and top >= -0.01
            assert left + spot.width * matrix.scale <= drawing.width + 0.01, f"{state.phase} {width}: {spot.id}"
            assert top + spot.height * matrix.scale <= drawing.height + 0.01, f"{state.phase} {width}: {spot.id}"


@pytest.mark.parametrize("width", [344.0, 584.0, 736.0])
def test_of_each_card_in_hand_44_px_can_be_hit(width):
    for state in positions(4, 5):
        if state.phase not in ("set-aside", "bids", "command") or state.to_act == CHANCE:
            continue
        spots = [
            (matrix.apply(spot.x, spot.y), spot)
            for spot, matrix in placed_spots(drawn(seen_by_actor(state), Ui(), width))
        ]
        hand = [corner for corner, spot in spots if spot.id.startswith("hand:")]
        for (x, y), (other_x, other_y) in itertools.pairwise(hand):
            assert other_y > y or other_x - x >= SPOT_LINES.target


@pytest.mark.parametrize("lang", ["en", "ja", "zh-Hant", "ru"])
@pytest.mark.parametrize("width", [328.0, 584.0, 736.0])
def test_every_text_lies_on_the_table_and_is_not_too_small(lang, width):
    from kit.drawing.tokens import SCREEN_DARK
    from translations import load

    words = load(lang, "forty-eight", isolate=True)
    names = ("<b>Mika</b>", "A very long name of forty characters, yes", "مريم", "ユキ😀", "Лин")
    for state in list(positions(5, 11))[::3]:
        drawing = table.draw(seen_by_actor(state), words, SCREEN_DARK, names, Ui(("hand:0", "hand:1")), width)
        for placed in texts(drawing):
            text, scale = placed.item, placed.matrix.scale
            if placed.unit == "mm":
                continue
            assert text.size * scale >= SCREEN_TYPE.floor - 0.01, text.text
            wide = text_width(text.text, text.size, text.lang, text.bold)
            x, y = placed.matrix.apply(text.x, text.y)
            left = x - {"start": 0, "middle": wide / 2, "end": wide}[text.anchor]
            assert left >= 0 and left + wide <= drawing.width, f"{state.phase}: {text.text}"
            assert 0 <= y <= drawing.height, f"{state.phase}: {text.text}"
