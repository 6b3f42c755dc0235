"""An independent search: which clicks lead to a move, trying every spot that is drawn or offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from kit.drawing.flat import placed_spots
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import CHANCE, Action, State
from kit.games.dynamite_nurse import GAME, table
from kit.games.touch import Ui
from tests.dynamite_nurse.playing import walk
from translations import load

NAMES = ("Mika", "Oleg", "Anna", "Yuki", "Lin", "Vera")
WORDS = load("en", GAME.id, isolate=True)


def drawn(view: Any, ui: Ui, width: float) -> Drawing:
    """The table as it is drawn."""
    return table.draw(view, WORDS, SCREEN_LIGHT, NAMES[: view.seats], ui, width)


def spot_ids(drawing: Drawing) -> tuple[str, ...]:
    """The ids of all hot spots."""
    return tuple(spot.id for spot, _ in placed_spots(drawing))


def seen_by_actor(state: Any) -> Any:
    """The view of whoever is to act, the first player's while a card or lot is due, everybody's at the end."""
    who = state.to_act
    return state.view(0 if who == CHANCE else who)


def clicks(view: Any, wanted: Action, width: float) -> tuple[str, ...] | None:
    """The fewest clicks that come to ``wanted``, None when no clicks do."""
    spots = [spot for spot in spot_ids(drawn(view, Ui(), width)) if _may_help(view, spot, wanted)]
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


def _may_help(view: Any, spot: str, wanted: Action) -> bool:
    """Leave out what speaks of another number, seat or card than the move, so that the search stays small."""
    family, _, rest = spot.partition(":")
    match family:
        case "key":
            return any(rest in str(arg) for arg in wanted.args if isinstance(arg, int))
        case "seat":
            return int(rest) in wanted.args
        case "lot":
            return rest in wanted.args
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
    last: State | None = None
    for step in walk(seats, seed, **options):
        yield step[0]
        last = step[3]
    if last is not None:
        yield last


def moments(seats: int, seeds: range, **options: str) -> tuple[State, ...]:
    """The first two positions of every kind in some random games, and the first in which each kind of move is legal.

    A kind of position: phase, event, operation, audit, drug, whether a hospital is crowded.
    """
    found: dict[object, list[State]] = {}
    for seed in seeds:
        for state in positions(seats, seed, **options):
            view: Any = state
            event = view.event.card if view.event else None
            full = max(map(len, view.wards)) > 6
            key = (view.phase, event, len(view.cancels), view.op is None, any(view.audits), view.drug, full)
            kinds = {action.kind for action in state.legal_actions()} - found.keys()
            if len(found.get(key, ())) < 2:
                found.setdefault(key, []).append(state)
            elif kinds:
                found.setdefault((key, *kinds), []).append(state)
            found |= {kind: [] for kind in kinds}
    return tuple(state for kept in found.values() for state in kept)
