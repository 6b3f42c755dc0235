"""What is to be drawn of a table of 48, and how each thing on it answers to a click."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kit.drawing.cards import cut, detail_for
from kit.drawing.shapes import Drawing, Group, SpotState
from kit.drawing.spots import hot_component
from kit.drawing.tokens import Look
from kit.engine import CHANCE, Action
from kit.games.board import Pen
from kit.games.forty_eight import faces
from kit.games.forty_eight.box import CHARACTERS, GRAMMAR
from kit.games.forty_eight.state import FortyEight
from kit.games.forty_eight.table_touch import hand_cards
from kit.games.forty_eight.views import bids_hidden
from kit.games.touch import Ui
from translations import Words

SCORING: Final = (
    "vp",
    "bonus",
    "discard",
    "hours",
    "reveal-initial",
    "initial",
    "total",
    "drop-count",
    "drop",
    "winners",
    "over",
)
UNPACKING: Final = ("take-out", "lay-ranks", "start", "take-sets")
STATE_WORDS: Final = {"legal": "legal", "refused": "not-now", "chosen": "chosen", "sealed": "sealed"}


@dataclass(frozen=True)
class Scene:
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: FortyEight
    words: Words
    look: Look
    names: tuple[str, ...]
    ui: Ui

    @cached_property
    def pen(self) -> Pen:
        """Draws in the scene's look and language."""
        return Pen(self.look, self.words.lang)

    @cached_property
    def me(self) -> int | None:
        """The seat whose view it is; None when everybody may look."""
        return self.view.viewer if isinstance(self.view.viewer, int) else None

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats clockwise from the viewer; all of them when everybody may look."""
        seats = self.view.seats
        if self.me is None:
            return tuple(range(seats))
        return tuple((self.me + step) % seats for step in range(1, seats))

    @cached_property
    def scoring(self) -> bool:
        """Whether the rounds are over."""
        return self.view.phase in SCORING

    @cached_property
    def deciding(self) -> bool:
        """Whether the viewer has a decision to make, so that spots tell what is legal; chores never tell."""
        return self.me is not None and self.view.to_act == self.me and self.view.chore is None

    @cached_property
    def drawing_lots(self) -> bool:
        """Whether a result of chance is to be typed by pointing at it."""
        return self.view.to_act == CHANCE

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The legal actions when the viewer decides."""
        return self.view.legal_actions() if self.deciding else ()

    @property
    def looked(self) -> int | None:
        """The seat whose won incidents are shown: the one looked at, else the one being scored, else the viewer."""
        if self.ui.looked is not None and self.ui.looked < self.view.seats:
            return self.ui.looked
        if self.view.phase in ("vp", "bonus", "discard", "hours") and isinstance(self.view.to_act, int):
            return self.view.to_act
        return self.me

    def name(self, seat: int) -> str:
        """A seat's name, as typed."""
        return self.names[seat]

    def thing(self, seat: int) -> str:
        """The thing on a seat's disc: its character."""
        return CHARACTERS[seat]

    def face(self, component: str, scale: float) -> Drawing:
        """A component's face for ``scale`` px per mm."""
        return faces.draw(component, self.words, self.look, detail_for(scale))

    def still(self, component: str, x: float, y: float, width: float) -> Group:
        """A component ``width`` px wide that is no hot spot."""
        drawing = self.face(component, 1)
        scale = width / drawing.width
        return cut(self.face(component, scale), x, y, scale, self.look)

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
        scale = width / self.face(component, 1).width
        return hot_component(
            self.face(component, scale),
            x,
            y,
            scale,
            self.look,
            id=id,
            label=self.spoken(label, state),
            state=state,
            raised=raised,
            inset=inset,
        )

    def spoken(self, label: str, state: SpotState) -> str:
        """A spot's label with its state, for those who hear it."""
        word = STATE_WORDS.get(state)
        return f"{label}, {self.words(word)}" if word else label

    def picked(self, id: str, state: SpotState = "plain") -> SpotState:
        """``chosen`` if the spot is, else ``state``."""
        return "chosen" if id in self.ui.chosen else state

    def hand_state(self, place: int) -> SpotState:
        """Of the viewer's card at ``place``: legal when it can complete or stay part of a legal move."""
        id = f"hand:{place}"
        if id in self.ui.chosen or not self.deciding or self.me is None:
            return self.picked(id)
        card = self.view.hands[self.me][place]
        if self.view.phase == "set-aside":
            return "legal" if any(action.args == (card,) for action in self.legal) else "refused"
        wanted = Counter((*hand_cards(self.view, self.ui), card))
        fits = any(not wanted - Counter(_cards(action)) for action in self.legal)
        return "legal" if fits else "refused"

    def place_state(self, rank: int) -> SpotState:
        """Of the incident of ``rank``: legal when taking command with what is chosen is, or with something can be."""
        if not self.deciding or self.view.phase != "command":
            return "plain"
        cards = hand_cards(self.view, self.ui)
        if not cards:
            able = any(action.kind == "command" and action.args[0] == rank for action in self.legal)
            return "legal" if able else "refused"
        return "refused" if self.view.why_not(GRAMMAR.action("command", rank, *cards)) else "legal"

    def seat_state(self, seat: int) -> SpotState:
        """Of a seat's plate while the boss names ranks among those tied."""
        id = f"seat:{seat}"
        if id in self.ui.chosen or not self.deciding or self.view.phase != "ranks":
            return self.picked(id)
        named = tuple(int(part) for (part,) in self.ui.parts("seat"))[-1:]
        fits = any(action.args[: len(named) + 1] == (*named, seat) for action in self.legal)
        return "legal" if fits else "refused"

    def bids_open(self) -> bool:
        """Whether the bids on the table lie face up."""
        return not bids_hidden(self.view)


def _cards(action: Action) -> tuple[int, ...]:
    args = action.args[1:] if action.kind == "command" else action.args
    return tuple(int(card) for card in args) if action.kind in ("bid", "command") else ()
