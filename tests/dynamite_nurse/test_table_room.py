"""Every word on the table of Dynamite Nurse has room: nothing is cut short, in four languages, wide and narrow."""

import pytest

from kit.drawing.flat import texts
from kit.drawing.tokens import SCREEN_LIGHT
from kit.games.board import ELLIPSIS
from kit.games.dynamite_nurse import GAME, table
from kit.games.touch import Ui
from tests.dynamite_nurse.reaching import moments, seen_by_actor
from translations import LANGUAGES, load

WIDTHS = (328.0, 580.0, 736.0)
"""The least of both arrangements, and the greatest."""
SEATS = 6


@pytest.fixture(scope="module")
def shown():
    """Positions of every kind, and of hands and wards as full as they get."""
    early = moments(SEATS, range(1), start_option="on")
    return (*moments(SEATS, range(3))[::3], *(state for state in early if state.phase == "admission"))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_table_is_cut_short(lang, width, shown):
    words = load(lang, GAME.id, isolate=True)
    names = tuple(words("seat-name-default", n=seat + 1) for seat in range(SEATS))
    cut = set()
    chosen = (Ui(), Ui(("hand:0", "hand:1"), looked=1), Ui(tuple(f"hand:{place}" for place in range(5))))
    for number, state in enumerate(shown):
        for ui in chosen if state.phase == "admission" else chosen[number % 2 : number % 2 + 1]:
            drawing = table.draw(seen_by_actor(state), words, SCREEN_LIGHT, names, ui, width)
            cut |= {(state.phase, placed.item.text) for placed in texts(drawing) if placed.item.text.endswith(ELLIPSIS)}
    assert cut == set()
