"""Dice Hospital: its rules, tiles and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kit.engine.game import Game, Option
from kit.engine.state import State
from kit.games.dice_hospital import reading
from kit.games.dice_hospital.box import GRAMMAR, SEATS
from kit.games.dice_hospital.legal import CHORES
from kit.games.dice_hospital.state import DiceHospital

__all__ = ["GAME"]


def _restore(data: Mapping[str, Any]) -> State:
    return reading.read(data, GAME.check_options)


def _option(id: str, other: str, default: str = "standard") -> Option:
    """An option of two values, named like its rule."""
    return Option(id, (default, other), default, f"dh-{id.replace('_', '-')}")


GAME = Game(
    id="dice-hospital",
    prefix="dh",
    package=__name__,
    seats=SEATS,
    options=(
        _option("offer_size", "players-plus-one", "003"),
        _option("start_dice", "free"),
        _option("administrators", "off", "on"),
        _option("crisis", "on", "off"),
        _option("crisis_values", "003", "002"),
        _option("pandemic_mode", "on", "off"),
        _option("pandemic", "at-choice"),
        _option("superbug", "on", "off"),
        _option("improve_optional", "must"),
        _option("specialist_target", "any-of-colour"),
        _option("specialist_count", "one-patient"),
        _option("colour_bag", "any-patient", "003"),
        _option("empty_bonus", "all-discharged"),
        _option("final_round", "on", "off"),
        _option("events", "on", "off"),
        Option("expansion_deck", ("off", "003", "added"), "off", "dh-expansion-deck"),
    ),
    max_actions=4000,
    grammar=GRAMMAR,
    chores=tuple(dict.fromkeys(CHORES.values())),
    revelations=frozenset({"reveal"}),
    create=DiceHospital,
    restore=_restore,
)
