"""Dynamite Nurse: its rules, cards, words and lessons."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kit.engine.game import Component, Game, Option
from kit.engine.state import State
from kit.games.dynamite_nurse import deck, reading
from kit.games.dynamite_nurse.box import GRAMMAR
from kit.games.dynamite_nurse.state import DynamiteNurse

__all__ = ["GAME"]


def _restore(data: Mapping[str, Any]) -> State:
    return reading.read(data, GAME.check_options)


def _option(name: str, *values: str) -> Option:
    """An option named like its ruling; the first value is the default."""
    return Option(name, values, values[0], f"dn-{name.replace('_', '-')}")


class _Nurse(Game):
    """The game with the cards in use: the kit's, or an owner's own list."""

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """Everything in the box, in printing order; DeckError when an owner's list cannot be used."""
        return deck.in_use(super().components)


GAME = _Nurse(
    id="dynamite-nurse",
    prefix="dn",
    package=__name__,
    seats=range(2, 7),
    options=(
        _option("deal_open", "standard", "discard"),
        _option("beds", "standard", "fixed"),
        _option("kirikaeshi_turn", "standard", "jumped"),
        _option("pile_gone", "standard", "last-card"),
        _option("one_action", "standard", "events-free"),
        _option("emergency_op", "standard", "no-turn", "no-rescue"),
        _option("kirikaeshi_spoilt", "standard", "safe", "turn-passes"),
        _option("epidemic_scope", "standard", "one"),
        _option("new_drug", "standard", "turn-up"),
        _option("audit_turn", "standard", "own-turn", "spent"),
        _option("next_play", "standard", "carry-on"),
        _option("start_option", "off", "on"),
        _option("table_option", "off", "on"),
    ),
    max_actions=20_000,
    grammar=GRAMMAR,
    chores=(
        "shuffle-back",
        "worsen",
        "carry-out",
        "reshuffle",
        "admit",
        "resolve",
        "treat",
        "next",
        "next-play",
        "winners",
    ),
    revelations=frozenset({"turn-over"}),
    create=DynamiteNurse,
    restore=_restore,
)
