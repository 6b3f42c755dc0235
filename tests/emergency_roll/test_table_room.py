"""Every word on the table and on the checker's board has room: nothing is cut short, in four languages."""

from random import Random

import pytest

from kit.drawing.flat import placed_spots, texts
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import Match
from kit.games import load as load_game
from kit.games.board import ELLIPSIS
from kit.games.emergency_roll import checking, table
from kit.games.emergency_roll.box import SPECIALISTS
from kit.games.emergency_roll.state import EmergencyRoll
from kit.games.touch import Ui
from translations import LANGUAGES, load

GAME = load_game("emergency-roll")
WIDTHS = (328.0, 360.0, 736.0)


def cut_short(drawing: Drawing) -> set[str]:
    """The texts that end in an ellipsis."""
    return {placed.item.text for placed in texts(drawing) if placed.item.text.endswith(ELLIPSIS)}


def looking(view: EmergencyRoll, here: tuple[str, int]) -> tuple[Ui, ...]:
    """Nothing chosen; before anybody picks a patient, each specialist too, whose goal is then told."""
    asked = view.specialists if here == ("pick", view.seats) else ()
    return Ui(), *(Ui((f"specialist:{card}",)) for card in asked)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", [3, 6])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_table_is_cut_short(lang: str, seats: int, width: float) -> None:
    words = load(lang, GAME.id, isolate=True)
    names = tuple(words("seat-name-default", n=seat + 1) for seat in range(seats))
    match = Match.new(GAME, seats=seats, seed=7, players=names, manual=frozenset(GAME.chores), chance="typed")
    rng, seen, cut = Random(3), set(), set()
    while match.state.to_act is not None:
        here = (match.state.phase, match.state.picks.count(None))
        if here not in seen:
            seen.add(here)
            view = match.view(match.state.to_act if match.state.to_act in range(seats) else 0)
            drawings = (table.draw(view, words, SCREEN_LIGHT, names, ui, width) for ui in looking(view, here))
            cut |= {(view.phase, text) for drawing in drawings for text in cut_short(drawing)}
        match.do(rng.choice(match.state.legal_actions()))
    assert len(seen) > 20
    assert cut == set()


@pytest.mark.parametrize("width", [*WIDTHS, 619.0, 620.0, 1100.0])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_the_checker_is_cut_short(lang: str, width: float) -> None:
    words, entry, seen, cut = load(lang, GAME.id, isolate=True), checking.begin(), set(), set()
    for _ in range(len(SPECIALISTS)):
        drawing = checking.draw(entry, words, SCREEN_LIGHT, Ui(), width)
        cut |= cut_short(drawing)
        bottom = max(matrix.apply(0, spot.y + spot.height)[1] for spot, matrix in placed_spots(drawing))
        assert bottom < drawing.height
        seen |= set(entry.specialists)
        for place in range(len(entry.specialists)):
            entry, _ui = checking.touch(entry, Ui(), f"specialist:{place}")
    assert seen == set(SPECIALISTS)
    assert cut == set()
