"""What is to be drawn of a table of Emergency Roll, and how each thing on it answers to a click."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kit.drawing.cards import cut, detail_for
from kit.drawing.shapes import Drawing, Group, Item, Spot, SpotState
from kit.drawing.spots import hot, hot_component
from kit.drawing.tokens import SEATS, Look
from kit.engine import CHANCE, Action
from kit.games.board import Box, Pen
from kit.games.emergency_roll import agenda, faces
from kit.games.emergency_roll.box import GRAMMAR
from kit.games.emergency_roll.state import EmergencyRoll
from kit.games.emergency_roll.table_touch import bag, patient, value
from kit.games.touch import Ui
from translations import Words

STATE_WORDS: Final = {"legal": "legal", "refused": "not-now", "chosen": "chosen", "sealed": "sealed"}
PLACING: Final = ("admit", "screen")
"""Phases in which the sheet tells where a patient or a screen may go."""


@dataclass(frozen=True)
class Scene:
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: EmergencyRoll
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
    def order(self) -> tuple[int, ...]:
        """All seats clockwise, the viewer first."""
        seats = self.view.seats
        return tuple(((self.me or 0) + step) % seats for step in range(seats))

    @cached_property
    def scoring(self) -> bool:
        """Whether the rounds are over."""
        return self.view.phase in (*agenda.WRITING, "winners", "over")

    @cached_property
    def deciding(self) -> bool:
        """Whether the viewer has a decision to make, so that spots tell what is legal; chores never tell."""
        return self.me is not None and self.view.to_act == self.me and self.view.chore is None

    @cached_property
    def drawing_lots(self) -> bool:
        """Whether a result of chance is to be typed by pointing at it."""
        return self.view.to_act == CHANCE

    @cached_property
    def legal(self) -> frozenset[Action]:
        """The legal actions when the viewer decides, or when chance is typed."""
        return frozenset(self.view.legal_actions()) if self.deciding or self.drawing_lots else frozenset()

    @cached_property
    def shown(self) -> int:
        """The seat whose sheet lies on the table: the one looked at, else the one with a chore, else the viewer."""
        view = self.view
        if self.ui.looked is not None and self.ui.looked < view.seats:
            return self.ui.looked
        if isinstance(view.to_act, int) and (view.chore is not None or self.me is None):
            return view.to_act
        return view.chief if self.me is None else self.me

    @cached_property
    def writing(self) -> bool:
        """Whether the sheet on the table is that of the one to act, so that it can be written on."""
        return self.me is not None and self.shown == self.view.to_act

    def thing(self, seat: int) -> str:
        """The thing on a seat's disc."""
        return SEATS[seat].name

    def face(self, component: str, scale: float) -> Drawing:
        """A component's face for ``scale`` px per mm."""
        return faces.draw(component, self.words, self.look, detail_for(scale))

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
    ) -> Group:
        """A component at (x, y), width px wide, as the hot spot ``id``; see ``kit.drawing.spots.hot``."""
        x, y, width = at
        drawing, scale = self._scaled(component, width)
        said = self.spoken(label, state)
        return hot_component(drawing, x, y, scale, self.look, id=id, label=said, state=state, raised=raised)

    def reach(self, items: tuple[Item, ...], box: Box, id: str, label: str, state: SpotState = "plain") -> Group:
        """``items`` as the hot spot ``id`` with the target ``box``."""
        spot = Spot(id, self.spoken(label, state), state, box.x, box.y, box.width, box.height, 6)
        return hot(items, spot, self.look)

    def _scaled(self, component: str, width: float) -> tuple[Drawing, float]:
        scale = width / self.face(component, 1).width
        return self.face(component, scale), scale

    def spoken(self, label: str, state: SpotState) -> str:
        """A spot's label with its state, for those who hear it."""
        word = STATE_WORDS.get(state)
        return f"{label}, {self.words(word)}" if word else label

    def picked(self, id: str, state: SpotState = "plain") -> SpotState:
        """``chosen`` if the spot is, else ``state``."""
        return "chosen" if id in self.ui.chosen else state

    def able(self, kind: str, *args: int | str) -> SpotState:
        """Whether a move is legal for whoever decides; plain when nobody before the screen does."""
        if not self.deciding and not self.drawing_lots:
            return "plain"
        return "legal" if GRAMMAR.action(kind, *args) in self.legal else "refused"

    def die_state(self, colour: str) -> SpotState:
        """Of a die on the ambulance card while patients are chosen."""
        return self.able("pick", colour, *bag(self.ui)) if self.view.phase == "pick" else "plain"

    def room_state(self, room: str) -> SpotState:
        """Of a room: legal when the patient spoken of can be written there with the value chosen."""
        number = value(self.view, self.ui)
        if self.view.phase not in PLACING or number is None:
            return "plain"
        return self.able(patient(self.view, self.ui), room, number, *bag(self.ui))

    def ward_state(self, ward: int) -> SpotState:
        """Of a ward's end: whether a screen can be placed there while one is to be, else whether it is chosen."""
        if self.view.phase in PLACING and self.view.screening:
            return self.able("screen", ward)
        return self.picked(f"ward:{ward}")

    def morgue_state(self) -> SpotState:
        """Of the morgue while patients are placed."""
        if self.view.phase not in PLACING:
            return "plain"
        return self.able("morgue-extra" if patient(self.view, self.ui) == "extra" else "morgue")
