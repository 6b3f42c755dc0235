"""The state of a game of Dice Hospital: its fields, and the engine's contract on top of the modules beside this one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias

from kit.engine.actions import Action, Chance
from kit.engine.outcome import Outcome, Score
from kit.engine.state import Check, Veiled
from kit.games.dice_hospital import agenda, asking, events, legal, moves, position, scoring, views
from kit.games.dice_hospital.box import VALUE
from kit.games.dice_hospital.rules import CHECKS

Patients: TypeAlias = tuple[int, ...]
Numbers: TypeAlias = tuple[int, ...]
Viewer: TypeAlias = int | Literal["all"] | None
SCORED = ("dh-discharge-table", "dh-empty-bonus", "dh-administrator-points", "dh-fatalities", "dh-bags-left",
          "dh-final-round", "dh-events", "dh-registrar")  # fmt: skip
"""The parts of a score, in the order of ``DiceHospital.scores``."""


STRETCH = ("activate", "treat", "effect", "roll", "bonus")
"""The phases an activation goes through."""


class DiceHospital(Veiled):
    """A position of Dice Hospital. Patients, departments and the rest are numbers of ``box``.

    Lists run over seats (``ambulances`` over ambulances, ``bag`` and each of ``out`` over colours). ``turn`` counts the
    seats that are done in this phase, in ``order``. ``under_*`` are improvements under their piles, ``tiles`` and
    ``cards`` the piles above them. ``placed[seat]`` are the (meeple, department) pairs of the round; ``just`` what the
    last department treated and is still there, ``rolling`` the patient being re-rolled, ``aside`` the tiles put back
    in the box. ``due`` is the action if the rules leave no choice; ``crew``, ``open``
    and ``order`` follow from the rest. In a view an administrator its viewer does not see is ``views.HIDDEN``.
    """

    __slots__ = (
        "administrators",
        "ambulances",
        "aside",
        "bag",
        "bags",
        "built",
        "cards",
        "crew",
        "dealt",
        "dice",
        "died",
        "drawn",
        "due",
        "event",
        "extra",
        "fatalities",
        "first",
        "is_view",
        "just",
        "known",
        "neglected",
        "newcomer",
        "offer_cards",
        "offer_tiles",
        "open",
        "options",
        "order",
        "out",
        "patients",
        "phase",
        "placed",
        "rolling",
        "round",
        "scores",
        "seats",
        "seen",
        "staff",
        "taken",
        "tiles",
        "to_act",
        "turn",
        "under_cards",
        "under_tiles",
        "viewer",
    )
    checks: ClassVar[Mapping[str, tuple[tuple[str, Check], ...]]] = CHECKS

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.viewer: Viewer = "all"
        self.is_view = False
        self.phase = "start"
        self.round: int = 0
        self.first = 0
        self.turn = 0
        self.bag: list[int] = [0, 0, 0]
        tiles, cards = asking.piles(seats, self.options)
        self.tiles: list[int] = tiles
        self.cards: list[int] = cards
        self.aside: Numbers = ()
        self.under_tiles: Numbers = ()
        self.under_cards: Numbers = ()
        self.offer_tiles: Numbers = ()
        self.offer_cards: Numbers = ()
        self.extra = ""
        self.event: int | None = None
        self.seen: Numbers = ()
        self.drawn: Numbers = ()
        self.dice: Patients = ()
        self.ambulances: list[Patients] = []
        self.taken: list[int] = [0] * seats
        self.newcomer: list[int | None] = [None] * seats
        self.patients: list[Patients] = [()] * seats
        self.out: list[Numbers] = [(0, 0, 0)] * seats
        self.died: list[int] = [0] * seats
        self.neglected: list[int] = [0] * seats
        self.fatalities: list[int] = [0] * seats
        self.bags: list[int] = [0] * seats
        self.built: list[Numbers] = [()] * seats
        self.staff: list[Numbers] = [()] * seats
        self.placed: list[tuple[tuple[int, int], ...]] = [()] * seats
        self.just: Patients | None = None
        self.rolling: int | None = None
        self.dealt: list[Numbers] = [()] * seats
        self.administrators: list[int | None] = [None] * seats
        self.scores: list[Numbers] = [(0,) * len(SCORED)] * seats
        self.to_act: int | Chance | None = None
        self.due: Action | None = None
        self.order: Numbers = tuple(range(seats))
        self.crew: Numbers = ()
        self.open: Numbers = ()
        self.known: tuple[Action, ...] | None = None
        agenda.enter(self, "start")

    chore = property(legal.chore)
    forced = legal.forced
    legal_actions = legal.actions
    chances = legal.chances
    deal = legal.deal
    _perform = moves.perform
    _tell = events.tell

    _hide = views.hide
    _fill = views.fill

    @property
    def stretch(self) -> str:
        """An activation with its treatments, effects and dice rolled again is one; else each phase."""
        return "activate" if self.phase in STRETCH else self.phase

    def copy(self) -> Self:
        """An independent state with the same content."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value.copy() if value.__class__ is list else value)
        return twin

    def outcome(self) -> Outcome | None:
        """None while the game runs; ties are broken by fewest patients left (counted below 0), then their values."""
        if self.phase != "over":
            return None
        totals, patients, values = self.standing()
        winners = scoring.winners(totals, patients, values)
        scores = tuple(
            Score(
                totals[seat],
                dict(zip(SCORED, self.scores[seat], strict=True)),
                {"dh-tiebreak": -patients[seat], "dh-tiebreak-values": values[seat]},
            )
            for seat in range(self.seats)
        )
        return Outcome(scores, winners, scoring.ending(winners, totals, patients))

    def standing(self) -> tuple[list[int], list[int], list[int]]:
        """(points, patients left, sum of their values) of every seat, as far as it is written down."""
        values = [sum(VALUE[code] for code in own) for own in self.patients]
        return [sum(own) for own in self.scores], [len(own) for own in self.patients], values

    def to_dict(self) -> dict[str, Any]:
        """The content as JSON-able values; what follows from the rest is left out."""
        return position.write(self)

    def _key(self) -> tuple[object, ...]:
        return position.key(self)
