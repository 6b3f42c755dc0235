"""An independent search: which clicks lead to a move, trying every spot that is drawn or offered."""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from kit.drawing.flat import placed_spots
from kit.drawing.shapes import Drawing
from kit.drawing.tokens import SCREEN_LIGHT
from kit.engine import CHANCE, Action, State
from kit.games import load
from kit.games.touch import Ui
from translations import load as load_words

NAMES = ("Mika", "Oleg", "Anna", "Yuki", "Lin", "Vera")


def spot_ids(drawing: Drawing) -> tuple[str, ...]:
    """The ids of all hot spots."""
    return tuple(spot.id for spot, _ in placed_spots(drawing))


def seen_by_actor(state: Any) -> Any:
    """The view of whoever is to act, everybody's when nobody is."""
    return state.view(None if state.to_act == CHANCE else state.to_act)


def seen_at_screen(state: Any) -> Any:
    """The same, but while a card or a die is due, as at a real table, that of the first player who types it."""
    return state.view(0 if state.to_act == CHANCE else state.to_act)


class Reach:
    """The table of one game, in English. Spots of the view looked at last are kept."""

    def __init__(self, game: str) -> None:
        self.game = load(game)
        self.table = self.game.module("table")
        self.words = load_words("en", game, isolate=True)
        self.view: Any = None
        self.spots: dict[tuple[Ui, float], tuple[str, ...]] = {}

    def drawn(self, view: Any, ui: Ui, width: float) -> Drawing:
        """The table as it is drawn."""
        drawing: Drawing = self.table.draw(view, self.words, SCREEN_LIGHT, NAMES[: view.seats], ui, width)
        return drawing

    def ids(self, view: Any, ui: Ui, width: float) -> tuple[str, ...]:
        """The ids of the spots drawn."""
        if view is not self.view:
            self.view, self.spots = view, {}
        if (ui, width) not in self.spots:
            self.spots[ui, width] = spot_ids(self.drawn(view, ui, width))
        return self.spots[ui, width]

    def clicks(self, view: Any, wanted: Action, width: float) -> tuple[str, ...] | None:
        """The fewest clicks that come to ``wanted``, None when no clicks do."""
        spots = [spot for spot in self.ids(view, Ui(), width) if self.may_help(view, spot, wanted)]
        queue: deque[tuple[Ui, tuple[str, ...]]] = deque([(Ui(), ())])
        seen = {self.key(Ui(), wanted)}
        while queue:
            ui, path = queue.popleft()
            for spot in (*spots, *self.table.offers(view, ui)):
                touched = self.table.touch(view, ui, spot)
                if touched == wanted:
                    return (*path, spot)
                if isinstance(touched, Ui) and _more(touched, ui) and self.key(touched, wanted) not in seen:
                    seen.add(self.key(touched, wanted))
                    queue.append((touched, (*path, spot)))
        return None

    def drawn_on_the_way(self, view: Any, path: tuple[str, ...], width: float) -> bool:
        """Whether each click of ``path`` is on a spot that is drawn, or on a button offered, at that moment."""
        ui = Ui()
        for spot in path:
            if spot not in (*self.ids(view, ui, width), *self.table.offers(view, ui)):
                return False
            touched = self.table.touch(view, ui, spot)
            ui = touched if isinstance(touched, Ui) else ui
        return True

    def may_help(self, view: Any, spot: str, wanted: Action) -> bool:
        """Leave out what speaks of another digit, seat or thing than the move, so that the search stays small."""
        family, _, rest = spot.partition(":")
        if family == "key":
            said = {"minus": "-"}.get(rest, rest)
            return any(said in str(arg) for arg in wanted.args)
        if family in ("seat", "value", "ward"):
            return int(rest) in wanted.args
        return rest in wanted.args if family in ("specialist", "box", "lot") else True

    def key(self, ui: Ui, wanted: Action) -> Hashable:
        """What tells two ways of having pointed apart."""
        return ui

    def positions(self, seats: int, seed: int, **options: str) -> Iterator[State]:
        """Every position of one random game, chance and chores included."""
        rng = Random(seed)
        state = self.game.new(seats=seats, **options)
        while state.to_act is not None:
            yield state.copy()
            state.apply(state.deal(rng) if state.to_act == CHANCE else self.choose(state.legal_actions(), rng))
        yield state

    def choose(self, legal: tuple[Action, ...], rng: Random) -> Action:
        """A move of a random game."""
        return rng.choice(legal)


@cache
def reach(game: str) -> Reach:
    """The table of a game, one for all tests; a game's own ``reaching`` may know what helps."""
    own = f"tests.{game.replace('-', '_')}.reaching"
    if find_spec(own) is None:
        return Reach(game)
    found: Reach = import_module(own).REACH
    return found


def _more(touched: Ui, ui: Ui) -> bool:
    return len(touched.chosen) > len(ui.chosen) or len(touched.number) > len(ui.number)
