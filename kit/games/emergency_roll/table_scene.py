"""What is to be drawn of a table of Emergency Roll, and how each thing on it answers to a click."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from kit.drawing.cards import detail_for
from kit.drawing.shapes import Drawing, SpotState
from kit.games.emergency_roll import agenda, faces
from kit.games.emergency_roll.box import GRAMMAR
from kit.games.emergency_roll.state import EmergencyRoll
from kit.games.emergency_roll.table_touch import bag, patient, value
from kit.games.scene import TableScene

PLACING: Final = ("admit", "screen")
"""Phases in which the sheet tells where a patient or a screen may go."""


@dataclass(frozen=True)
class Scene(TableScene):
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: EmergencyRoll

    @cached_property
    def scoring(self) -> bool:
        """Whether the rounds are over."""
        return self.view.phase in (*agenda.WRITING, "winners", "over")

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

    def draw_face(self, component: str, scale: float) -> Drawing:
        """A component's face for ``scale`` px per mm."""
        return faces.draw(component, self.words, self.look, detail_for(scale))

    def can(self, kind: str, *args: int | str) -> SpotState:
        """Whether a move of that kind is legal for whoever decides; plain when nobody before the screen does."""
        return self.able(GRAMMAR.action(kind, *args))

    def die_state(self, colour: str) -> SpotState:
        """Of a die on the ambulance card while patients are chosen."""
        return self.can("pick", colour, *bag(self.ui)) if self.view.phase == "pick" else "plain"

    def room_state(self, room: str) -> SpotState:
        """Of a room: legal when the patient spoken of can be written there with the value chosen."""
        number = value(self.view, self.ui)
        if self.view.phase not in PLACING or number is None:
            return "plain"
        return self.can(patient(self.view, self.ui), room, number, *bag(self.ui))

    def ward_state(self, ward: int) -> SpotState:
        """Of a ward's end: whether a screen can be placed there while one is to be, else whether it is chosen."""
        if self.view.phase in PLACING and self.view.screening:
            return self.can("screen", ward)
        return self.picked(f"ward:{ward}")

    def morgue_state(self) -> SpotState:
        """Of the morgue while patients are placed."""
        if self.view.phase not in PLACING:
            return "plain"
        return self.can("morgue-extra" if patient(self.view, self.ui) == "extra" else "morgue")
