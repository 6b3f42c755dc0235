"""The state of a game of 48: its fields, and the engine's contract on top of the modules beside this one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar, Literal, Self, TypeAlias

from kit.engine.actions import Action, Chance
from kit.engine.outcome import Outcome, Score
from kit.engine.state import Check, Veiled
from kit.games.forty_eight import agenda, events, legal, moves, position, scoring, views
from kit.games.forty_eight.agenda import Step
from kit.games.forty_eight.rules import CHECKS
from kit.games.forty_eight.scoring import Won

Cards: TypeAlias = tuple[int, ...]
Incident: TypeAlias = tuple[str, int]
Viewer: TypeAlias = int | Literal["all"] | None


class FortyEight(Veiled):
    """A position of 48.

    ``viewer`` is "all" for the full state, else the seat (None: everybody) whose view it is. In a view a card its
    viewer does not see is ``views.HIDDEN``, and ``pools[seat]`` are the cards that seat has hidden in its hand, before
    it and set aside, as one sorted tuple. Cards are sorted tuples of 0 … 6. ``deck`` are the incidents not yet drawn,
    sorted. Lists run over seats, ``places`` and ``commands`` over the two ranks. ``agenda`` are the steps that follow
    from the rest, ``due`` the one that is due, ``known`` the legal actions once asked for.
    """

    __slots__ = (
        "agenda",
        "aside",
        "asides",
        "bids",
        "boss",
        "commands",
        "deck",
        "dropped",
        "due",
        "hands",
        "is_view",
        "known",
        "options",
        "parts",
        "phase",
        "places",
        "pools",
        "ranks",
        "removed",
        "round",
        "seats",
        "start",
        "sums",
        "to_act",
        "viewer",
        "won",
    )
    checks: ClassVar[Mapping[str, tuple[tuple[str, Check], ...]]] = CHECKS

    def __init__(self, seats: int, options: Mapping[str, str]) -> None:
        self.seats = seats
        self.options = dict(options)
        self.viewer: Viewer = "all"
        self.is_view = False
        self.phase = "take-out"
        self.removed: tuple[str, ...] = ()
        self.deck: list[Incident] = []
        self.start = 0
        self.boss = 0
        self.round = 0
        self.hands: list[Cards] = [()] * seats
        self.aside: list[int | None] = [None] * seats
        self.pools: list[Cards] = [()] * seats
        self.places: list[Incident | None] = [None, None]
        self.bids: list[Cards] = [()] * seats
        self.ranks: tuple[int, int] | None = None
        self.commands: list[Cards | None] = [None, None]
        self.won: list[list[Won]] = [[] for _ in range(seats)]
        self.parts: list[dict[str, int]] = [{} for _ in range(seats)]
        self.asides: Cards | None = None
        self.sums: dict[str, int] = {}
        self.dropped: Cards | None = None
        self.to_act: int | Chance | None = None
        self.agenda: tuple[Step, ...] = ()
        self.due = 0
        self.known: tuple[Action, ...] | None = None
        if not agenda.suits_out(self):
            moves.fill_pile(self)
            self.phase = "lay-ranks"
        agenda.enter(self, self.phase)

    @property
    def pile(self) -> Mapping[Incident, int]:
        """The incidents not yet drawn, as a multiset: everybody knows them, nobody their order."""
        return Counter(self.deck)

    @property
    def decided(self) -> int:
        """The highest rank the boss has taken this round, 0 if none."""
        return 2 if self.commands[1] is not None else 1 if self.commands[0] is not None else 0

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
        for name in ("hands", "aside", "pools", "places", "bids", "commands"):
            setattr(twin, name, list(getattr(self, name)))
        twin.options, twin.deck, twin.sums = dict(self.options), list(self.deck), dict(self.sums)
        twin.won = [list(row) for row in self.won]
        twin.parts = [dict(row) for row in self.parts]
        return twin

    def outcome(self) -> Outcome | None:
        """None while the game runs; total = points with the suit bonus, hours break ties."""
        if self.phase != "over":
            return None
        vp, time = self.result()
        out = self.dropped or ()
        winners = scoring.winners(out, time, vp)
        scores = tuple(
            Score(vp[s], {"fe-vp": row["vp"], "fe-suit-bonus": row["bonus"]}, {"fe-hours": row["hours"]})
            for s, row in enumerate(self.parts)
        )
        return Outcome(scores, winners, scoring.ending(winners, out, vp))

    def result(self) -> tuple[list[int], list[int]]:
        """(points with bonus, hours) of every seat, as written down so far."""
        vp = [row.get("vp", 0) + row.get("bonus", 0) for row in self.parts]
        return vp, [row.get("hours", 0) for row in self.parts]

    def to_dict(self) -> dict[str, Any]:
        """The content as JSON-able values; what follows from the rest is left out."""
        return position.write(self)

    def _key(self) -> tuple[object, ...]:
        return position.key(self)
