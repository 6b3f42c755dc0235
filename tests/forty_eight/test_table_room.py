"""Every word on the table has room: nothing is cut short, in four languages, wide and narrow, through a whole game."""

from random import Random

import pytest

from kit.drawing.flat import texts
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import Match
from kit.games import load as load_game
from kit.games.board import ELLIPSIS
from kit.games.touch import Ui
from translations import LANGUAGES, load

GAME = load_game("forty-eight")


@pytest.mark.parametrize("width", [328, 360, 736])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_kit_is_cut_short(lang: str, seats: int, width: int) -> None:
    words, table = load(lang, GAME.id), GAME.module("table")
    names = tuple(words("seat-name-default", n=seat + 1) for seat in range(seats))
    match = Match.new(GAME, seats=seats, seed=7, players=names, manual=frozenset(GAME.chores), chance="typed")
    rng, seen, cut = Random(3), set(), set()
    while match.state.to_act is not None:
        if match.state.round < 3 or match.state.phase not in seen:
            view = match.view(match.state.to_act if match.state.to_act in range(seats) else 0)
            drawing = table.draw(view, words, SCREEN_LIGHT, names, Ui(), float(width))
            cut |= {(view.phase, placed.item.text) for placed in texts(drawing) if placed.item.text.endswith(ELLIPSIS)}
            seen.add(match.state.phase)
        match.do(rng.choice(match.state.legal_actions()))
    assert len(seen) > 20
    assert cut == set()
