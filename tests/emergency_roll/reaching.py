"""An independent search: which clicks lead to a move, trying every spot that is drawn or offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from random import Random
from typing import Any

from kit.drawing.flat import placed_spots
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import CHANCE, Action, State
from kit.games import load as load_game
from kit.games.emergency_roll import table
from kit.games.touch import Ui
from translations import load

NAMES = ("Mika", "Oleg", "Anna", "Yuki", "Lin", "Vera")
WORDS = load("en", "emergency-roll", isolate=True)


def drawn(view: Any, ui: Ui, width: float) -> Drawing:
    """The table as it is drawn."""
    return table.draw(view, WORDS, SCREEN_LIGHT, NAMES[: view.seats], ui, width)


def spot_ids(drawing: Drawing) -> tuple[str, ...]:
    """The ids of all hot spots."""
    return tuple(spot.id for spot, _ in placed_spots(drawing))


def seen_by_actor(state: Any) -> Any:
    """The view of whoever is to act, everybody's when nobody is."""
    return state.view(None if state.to_act == CHANCE or state.to_act is None else state.to_act)


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
            if isinstance(touched, Ui) and touched not in seen and _more(touched, ui):
                seen.add(touched)
                queue.append((touched, (*path, spot)))
    return None


def _more(touched: Ui, ui: Ui) -> bool:
    return len(touched.chosen) > len(ui.chosen) or len(touched.number) > len(ui.number)


def _may_help(spot: str, wanted: Action) -> bool:
    """Leave out what speaks of another digit, seat, value or card than the move, so that the search stays small."""
    family, _, rest = spot.partition(":")
    said = {"minus": "-"}.get(rest, rest)
    if family == "key":
        return any(said in str(arg) for arg in wanted.args if isinstance(arg, int))
    if family in ("seat", "value"):
        return int(rest) in wanted.args
    if family in ("specialist", "box"):
        return rest in wanted.args
    if family == "ward":
        return int(rest) in wanted.args
    return True


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
    rng = Random(seed)
    state = load_game("emergency-roll").new(seats=seats, **options)
    while state.to_act is not None:
        yield state.copy()
        state.apply(state.deal(rng) if state.to_act == CHANCE else rng.choice(state.legal_actions()))
    yield state
