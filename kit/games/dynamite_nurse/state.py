"""The state of Dynamite Nurse: its fields, and the engine's contract on top of the modules beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias

from kit.engine.actions import Action, Chance
from kit.engine.outcome import Outcome, Score
from kit.engine.state import Check, Veiled
from kit.games.dynamite_nurse import agenda, events, legal, moves, position, scoring, views
from kit.games.dynamite_nurse.deck import whole_pile
from kit.games.dynamite_nurse.pending import Inpatient, Operation, Played, Visit
from kit.games.dynamite_nurse.rules import CHECKS

Cards: TypeAlias = tuple[int, ...]
Viewer: TypeAlias = int | Literal["all"] | None


class DynamiteNurse(Veiled):
    """A position of Dynamite Nurse.

    ``viewer`` is "all" for the full state, else the seat (None: everybody) whose view it is. Cards are numbers
    (``cards.CARDS``). In a view the cards of other hands are ``views.HIDDEN``, and ``pile`` holds, as one multiset, all
    its viewer has not seen. ``pile`` is sorted: its order is nobody's to know. Lists run over seats. A card played
    goes to ``discards`` at once, a doctor when the operation is over. ``known`` are the legal actions once asked for.
    """

    __slots__ = (
        "aside",
        "audits",
        "beds",
        "cancels",
        "discards",
        "drawn",
        "draws",
        "drug",
        "drug_floor",
        "drug_left",
        "event",
        "hands",
        "is_view",
        "jumped",
        "kills",
        "known",
        "op",
        "options",
        "passed",
        "passes",
        "phase",
        "pile",
        "play",
        "seats",
        "start",
        "to_act",
        "turn",
        "turn_to",
        "used",
        "viewer",
        "visit",
        "wards",
    )
    checks: ClassVar[Mapping[str, tuple[tuple[str, Check], ...]]] = CHECKS

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.viewer: Viewer = "all"
        self.is_view = False
        self.phase = "deal"
        self.start: int = 0
        self.turn: int = 0
        self.play = 1
        self.passes = 1
        self.pile: list[int] = list(whole_pile())
        self.hands: list[Cards] = [()] * seats
        self.wards: list[tuple[Inpatient, ...]] = [()] * seats
        self.beds: list[int] = agenda.usual_beds(seats)
        self.kills: list[Cards] = [()] * seats
        self.discards: list[int] = []
        self.aside: Cards = ()
        self.audits: list[int] = [0] * seats
        self.jumped: Cards = ()
        self.used: str = ""
        self.draws = 0
        self.drawn: int | None = None
        self.visit: Visit | None = None
        self.op: Operation | None = None
        self.event: Played | None = None
        self.cancels: Cards = ()
        self.passed = 0
        self.drug = ""
        self.drug_left = 0
        self.drug_floor = 1
        self.turn_to: int | None = None
        self.to_act: int | Chance | None = None
        self.known: tuple[Action, ...] | None = None
        agenda.go_dealing(self)

    @property
    def pile_size(self) -> int:
        """Cards in the draw pile: everybody can count them."""
        return len(self.pile) - views.hidden_cards(self) if self.is_view else len(self.pile)

    chore = property(legal.chore)

    forced = legal.forced
    legal_actions = legal.actions
    chances = legal.chances
    deal = legal.deal
    _perform = moves.perform
    _tell = events.tell

    _hide = views.hide
    _fill = views.fill

    def copy(self) -> Self:
        """An independent state with the same content."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        for name in ("pile", "hands", "wards", "beds", "kills", "discards", "audits"):
            setattr(twin, name, list(getattr(self, name)))
        twin.options = dict(self.options)
        return twin

    def outcome(self) -> Outcome | None:
        """None while the game runs; total = kill marks, of which fewest win; inpatients break ties."""
        if self.phase != "over":
            return None
        won = scoring.winners(self.kills, self.wards)
        scores = tuple(
            Score(len(marks), {"dn-win": len(marks)}, {"dn-win-ties": len(ward)})
            for marks, ward in zip(self.kills, self.wards, strict=True)
        )
        return Outcome(scores, won, scoring.ending(self.kills, won))

    def to_dict(self) -> dict[str, Any]:
        """The content as JSON-able values; the pile, which is the rest of the deck, is left out."""
        return position.write(self)

    def _key(self) -> tuple[object, ...]:
        return position.key(self)
