"""The state of a game of Emergency Roll: its fields, and the engine's contract on top of the modules beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias

from kit.engine.actions import Action, Chance
from kit.engine.outcome import Outcome, Score
from kit.engine.state import Check, Veiled
from kit.games.emergency_roll import agenda, events, legal, moves, position, scoring, views
from kit.games.emergency_roll.box import AMBULANCES
from kit.games.emergency_roll.rules import CHECKS
from kit.games.emergency_roll.sheet import Sheet

Viewer: TypeAlias = int | Literal["all"] | None


class EmergencyRoll(Veiled):
    """A position of Emergency Roll.

    ``viewer`` is "all" for the full state, else the seat (None: everybody) whose view it is; in a view a choice its
    viewer does not see is ``views.HIDDEN``. ``deck`` are the ambulance cards not yet seen, sorted, those removed at the
    start among them. ``specialists`` are the ids drawn, cardiologists first; ``sides`` what each cardiologist shows, 0
    when it has left. ``dice`` by colour, ``picks`` a colour by seat.

    Of the turn of admission under way: ``turn`` counts clockwise from the chief; ``picked``, ``extra``, ``screening``
    whether the chosen patient, the extra patient, the screen are still to be dealt with; ``refused`` patients sent to
    the morgue; ``spent`` stethoscopes and bags to be crossed out; ``last`` the room just written, −1 where it does not
    matter. ``checking`` is the place of the cardiologist being checked. ``forced_action`` is the chore due, ``known``
    the legal actions once asked for.
    """

    __slots__ = (
        "card",
        "checking",
        "chief",
        "deck",
        "dice",
        "extra",
        "forced_action",
        "is_view",
        "known",
        "last",
        "options",
        "phase",
        "picked",
        "picks",
        "refused",
        "round",
        "screening",
        "seats",
        "sheets",
        "sides",
        "specialists",
        "spent",
        "start",
        "to_act",
        "turn",
        "viewer",
    )
    checks: ClassVar[Mapping[str, tuple[tuple[str, Check], ...]]] = CHECKS

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.viewer: Viewer = "all"
        self.is_view = False
        self.phase = "sheets"
        self.specialists: tuple[str, ...] = ()
        self.sides: dict[str, int] = {}
        self.start: int = 0
        self.chief = 0
        self.round = 0
        self.deck: list[int] = list(range(len(AMBULANCES)))
        self.card: int | None = None
        self.dice: dict[str, int] = {}
        self.picks: list[str | None] = [None] * seats
        self.turn = 0
        self.picked = False
        self.extra = False
        self.screening = False
        self.refused = 0
        self.spent: tuple[int, int] = (0, 0)
        self.last = -1
        self.checking = 0
        self.sheets = [Sheet() for _ in range(seats)]
        self.to_act: int | Chance | None = None
        self.forced_action: Action | None = None
        self.known: tuple[Action, ...] | None = None
        agenda.enter(self, self.phase)

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
        twin.options, twin.sides, twin.dice = dict(self.options), dict(self.sides), dict(self.dice)
        twin.deck, twin.picks = list(self.deck), list(self.picks)
        twin.sheets = [sheet.copy() for sheet in self.sheets]
        return twin

    def outcome(self) -> Outcome | None:
        """None while the game runs; parts by the rule of each score box."""
        if self.phase != "over":
            return None
        totals = agenda.totals(self)
        winners = scoring.winners(totals)
        scores = tuple(
            Score(total, {rule: sheet.boxes[box] for box, rule in scoring.BOX_RULE.items()})
            for total, sheet in zip(totals, self.sheets, strict=True)
        )
        return Outcome(scores, winners, scoring.ending(winners))

    def to_dict(self) -> dict[str, Any]:
        """The content as JSON-able values; what follows from the rest is left out."""
        return position.write(self)

    def _key(self) -> tuple[object, ...]:
        return position.key(self)
