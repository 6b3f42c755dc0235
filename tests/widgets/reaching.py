"""An independent search: which clicks lead to a move, trying every spot that is drawn or offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from kit.drawing.flat import placed_spots
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import Action, State
from kit.games.forty_eight import table
from kit.games.touch import Ui
from translations import load

NAMES = ("Mika", "Oleg", "Anna", "Yuki", "Lin")
WORDS = load("en", "forty-eight", isolate=True)


def drawn(view: Any, ui: Ui, width: float) -> Drawing:
    """The table as it is drawn."""
    return table.draw(view, WORDS, SCREEN_LIGHT, NAMES[: view.seats], ui, width)


def spot_ids(drawing: Drawing) -> tuple[str, ...]:
    """The ids of all hot spots."""
    return tuple(spot.id for spot, _ in placed_spots(drawing))


def clicks(view: Any, wanted: Action, width: float) -> tuple[str, ...] | None:
    """The fewest clicks that come to ``wanted``, None when no clicks do."""
    spots = [spot for spot in spot_ids(drawn(view, Ui(), width)) if _may_help(spot, wanted)]
    queue: deque[tuple[Ui, tuple[str, ...]]] = deque([(Ui(), ())])
    seen = {Ui()}
    while queue:
        ui, path = queue.popleft()
        for spot in (*spots, *table.offers(view, ui)):
            touched = table.touch(view, ui, spot)
            if touched == wanted:
                return (*path, spot)
            if (isinstance(touched, Ui) and len(touched.chosen) > len(ui.chosen)) or _longer(touched, ui):
                assert isinstance(touched, Ui)
                if touched not in seen:
                    seen.add(touched)
                    queue.append((touched, (*path, spot)))
    return None


def _longer(touched: object, ui: Ui) -> bool:
    return isinstance(touched, Ui) and len(touched.number) > len(ui.number)


def _may_help(spot: str, wanted: Action) -> bool:
    """Leave out keys whose digit is in no argument, so that the search stays small."""
    family, _, key = spot.partition(":")
    sign = "-" if key == "minus" else key
    return family != "key" or any(sign in str(arg) for arg in wanted.args)


def drawn_on_the_way(view: Any, path: tuple[str, ...], width: float) -> bool:
    """Whether each click of ``path`` is on a spot that is drawn, or on a button offered, at that moment."""
    ui = Ui()
    for spot in path:
        if spot not in (*spot_ids(drawn(view, ui, width)), *table.offers(view, ui)):
            return False
        touched = table.touch(view, ui, spot)
        ui = touched if isinstance(touched, Ui) else ui
    return True


def positions(seats: int, seed: int, **options: str) -> Iterator[State]:
    """Every position of one random game, chance and chores included."""
    from random import Random

    from kit.engine import CHANCE
    from kit.games import load as load_game

    rng = Random(seed)
    state = load_game("forty-eight").new(seats=seats, **options)
    while state.to_act is not None:
        yield state.copy()
        state.apply(state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions()))
    yield state
