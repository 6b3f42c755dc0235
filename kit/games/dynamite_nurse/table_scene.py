"""What is to be drawn of a table of Dynamite Nurse, and how each thing on it answers to a click."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from kit.drawing.cards import detail_for
from kit.drawing.shapes import Drawing, Group, SpotState
from kit.games.dynamite_nurse import aims, faces
from kit.games.dynamite_nurse.box import GRAMMAR
from kit.games.dynamite_nurse.cards import CARDS, NUMBER
from kit.games.dynamite_nurse.pending import Inpatient
from kit.games.dynamite_nurse.state import DynamiteNurse
from kit.games.dynamite_nurse.table_touch import (
    BEDS,
    PICKED,
    SEVERAL,
    aimed,
    at_bed,
    hand_card,
    hand_cards,
    is_doctor,
    own_hand,
)
from kit.games.scene import TableScene

CARD_RATIO = 88.9 / 63.5
BACK = "back-card"


@dataclass(frozen=True)
class Scene(TableScene):
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: DynamiteNurse

    @cached_property
    def hand(self) -> tuple[int, ...]:
        """The viewer's cards."""
        return own_hand(self.view)

    @cached_property
    def shown(self) -> int | None:
        """The seat whose hospital is shown large: the one looked at, else the one in question, else the viewer's."""
        view = self.view
        if self.ui.looked is not None and self.ui.looked < view.seats:
            return self.ui.looked
        if view.phase in ("target", "choose", "drug"):
            return aims.chosen_among(view)
        if view.phase == "receive" and view.visit is not None:
            return view.visit.to
        if view.phase == "treat" and view.op is not None:
            return view.op.seat
        return view.turn if view.phase == "worsen" else self.me

    @cached_property
    def under_way(self) -> tuple[str, ...]:
        """What is going on, in the order it began; () between two things."""
        view = self.view
        found = {
            "visit": view.visit is not None and view.op is None,
            "operation": view.op is not None,
            "event": view.event is not None,
            "open": view.drawn is not None,
            "drug": bool(view.drug),
        }
        return tuple(name for name, holds in found.items() if holds)

    def draw_face(self, component: str, scale: float) -> Drawing:
        """A component's face for ``scale`` px per mm."""
        return faces.draw(component, self.words, self.look, detail_for(scale))

    def card(self, card: int, x: float, y: float, width: float) -> Group:
        """A card face up, ``width`` px wide."""
        return self.still(CARDS[card], x, y, width)

    def piece(self, card: int) -> str:
        """A card in words."""
        return self.words(f"dn-piece-{CARDS[card]}")

    def patient(self, patient: Inpatient) -> str:
        """An inpatient in words, with how it lies."""
        piece = self.piece(patient.card)
        return self.words("dn-spot-worse", piece=piece) if patient.worse else piece

    def hand_state(self, place: int) -> SpotState:
        """Of the viewer's card at ``place``: legal when it can be part of a legal move."""
        id, card = f"hand:{place}", self.hand[place]
        if id in self.ui.chosen or not self.deciding:
            return self.picked(id)
        if self.view.phase in SEVERAL:
            wanted = Counter((*hand_cards(self.view, self.ui), card))
            named = (Counter(NUMBER[str(name)] for name in action.args) for action in self.legal)
            return "legal" if any(not wanted - cards for cards in named) else "refused"
        name = CARDS[card]
        fits = any(action.kind == name or action.args[:1] == (name,) for action in self.legal)
        return "legal" if fits else "refused"

    def seat_state(self, seat: int) -> SpotState:
        """Of a seat's plate: whether the chosen card can be played at it."""
        if self.view.phase in PICKED:
            return self.picked(f"seat:{seat}")
        if self.ui.looked == seat:
            return "chosen"
        move = aimed(self.view, self.ui, seat) if self.deciding else None
        return "plain" if move is None else self.able(move)

    def bed_state(self, place: int) -> SpotState:
        """Of a bed of the hospital shown large: chosen when its patient is declared already."""
        view = self.view
        if view.phase not in BEDS or not self.deciding:
            return "plain"
        if view.phase == "choose" and view.op is not None and place in view.op.places and self.shown == view.op.seat:
            return "chosen"
        if self.ui.looked is not None or (view.phase == "act" and not is_doctor(hand_card(view, self.ui))):
            return "plain"
        return self.able(at_bed(view, self.ui, place))

    def declared_state(self, place: int) -> SpotState:
        """Of a patient of the operation in the middle while others may spoil it."""
        if not self.deciding or self.view.phase != "operation":
            return "plain"
        if not any(CARDS[card] == "misdiagnosis" for card in hand_cards(self.view, self.ui)):
            return "plain"
        return self.able(GRAMMAR.action("misdiagnosis", place))
