"""What is to be drawn of a table from one seat's view, and how each thing on it answers to a click: for any game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from kit.drawing.cards import cut
from kit.drawing.shapes import Drawing, Group, Item, Spot, SpotState
from kit.drawing.spots import hot, hot_component
from kit.drawing.tokens import SEATS, Look
from kit.engine import CHANCE, Action
from kit.games.board import Box, Pen
from kit.games.touch import Ui
from translations import Words

STATE_WORDS: Final = {"legal": "legal", "refused": "not-now", "chosen": "chosen", "sealed": "sealed"}


@dataclass(frozen=True)
class TableScene(ABC):
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: Any
    words: Words
    look: Look
    names: tuple[str, ...]
    ui: Ui

    @abstractmethod
    def draw_face(self, component: str, scale: float) -> Drawing:
        """The face of a component for ``scale`` px per mm; a game's own scene says how."""

    @cached_property
    def pen(self) -> Pen:
        """Draws in the scene's look and language."""
        return Pen(self.look, self.words.lang)

    @cached_property
    def me(self) -> int | None:
        """The seat whose view it is; None when everybody may look."""
        return self.view.viewer if isinstance(self.view.viewer, int) else None

    @cached_property
    def order(self) -> tuple[int, ...]:
        """All seats clockwise, the viewer first."""
        seats = self.view.seats
        return tuple(((self.me or 0) + step) % seats for step in range(seats))

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats clockwise from the viewer; all of them when everybody may look."""
        return self.order if self.me is None else self.order[1:]

    @cached_property
    def deciding(self) -> bool:
        """Whether the viewer has a decision to make, so that spots tell what is legal; chores never tell."""
        return self.me is not None and self.view.to_act == self.me and self.view.chore is None

    @cached_property
    def drawing_lots(self) -> bool:
        """Whether a result of chance is to be typed by pointing at it."""
        return bool(self.view.to_act == CHANCE)

    @cached_property
    def legal(self) -> frozenset[Action]:
        """The legal actions when the viewer decides, or when chance is typed."""
        return frozenset(self.view.legal_actions()) if self.deciding or self.drawing_lots else frozenset()

    def thing(self, seat: int) -> str:
        """The thing on a seat's disc."""
        return SEATS[seat].name

    def name(self, seat: int) -> str:
        """A seat's name as it stands in a sentence."""
        return self.words.name(self.names[seat])

    def spoken(self, label: str, state: SpotState) -> str:
        """A spot's label with its state, for those who hear it."""
        word = STATE_WORDS.get(state)
        return f"{label}, {self.words(word)}" if word else label

    def picked(self, id: str, state: SpotState = "plain") -> SpotState:
        """``chosen`` if the spot is, else ``state``."""
        return "chosen" if id in self.ui.chosen else state

    def able(self, action: Action) -> SpotState:
        """Whether a move is legal for whoever decides; plain when nobody before the screen does."""
        if not self.deciding and not self.drawing_lots:
            return "plain"
        return "legal" if action in self.legal else "refused"

    def still(self, component: str, x: float, y: float, width: float) -> Group:
        """A component ``width`` px wide that is no hot spot."""
        drawing, scale = self._scaled(component, width)
        return cut(drawing, x, y, scale, self.look)

    def spot(
        self,
        component: str,
        at: tuple[float, float, float],
        id: str,
        label: str,
        state: SpotState,
        raised: float = 0.0,
        inset: float = 0.0,
    ) -> Group:
        """A component at (x, y), width px wide, as the hot spot ``id``; see ``kit.drawing.spots.hot``."""
        x, y, width = at
        drawing, scale = self._scaled(component, width)
        said = self.spoken(label, state)
        return hot_component(
            drawing, x, y, scale, self.look, id=id, label=said, state=state, raised=raised, inset=inset
        )

    def reach(self, items: tuple[Item, ...], box: Box, id: str, label: str, state: SpotState = "plain") -> Group:
        """``items`` as the hot spot ``id`` with the target ``box``."""
        spot = Spot(id, self.spoken(label, state), state, box.x, box.y, box.width, box.height, 6)
        return hot(items, spot, self.look)

    def _scaled(self, component: str, width: float) -> tuple[Drawing, float]:
        scale = width / self.draw_face(component, 1).width
        return self.draw_face(component, scale), scale
