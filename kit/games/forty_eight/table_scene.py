"""What is to be drawn of a table of 48, and how each thing on it answers to a click."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kit.drawing.cards import detail_for
from kit.drawing.shapes import Drawing, SpotState
from kit.engine import Action
from kit.games.forty_eight import faces
from kit.games.forty_eight.box import GRAMMAR
from kit.games.forty_eight.state import FortyEight
from kit.games.forty_eight.table_touch import hand_cards
from kit.games.forty_eight.views import bids_hidden
from kit.games.scene import TableScene

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


@dataclass(frozen=True)
class Scene(TableScene):
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: FortyEight

    @cached_property
    def scoring(self) -> bool:
        """Whether the rounds are over."""
        return self.view.phase in SCORING

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

    def draw_face(self, component: str, scale: float) -> Drawing:
        """A component's face for ``scale`` px per mm."""
        return faces.draw(component, self.words, self.look, detail_for(scale))

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
