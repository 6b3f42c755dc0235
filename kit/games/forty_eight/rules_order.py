"""The rules of 48 about whose turn it is and what comes when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from kit.engine.actions import CHANCE
from kit.engine.outcome import Data, Named
from kit.engine.state import Check

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Who: TypeAlias = Any
"""Who tries: a seat, CHANCE, or None when the game is over."""
Args: TypeAlias = tuple[Any, ...]

PHASE_OF = {
    "suit-out": "take-out",
    "take-out": "take-out",
    "lay-ranks": "lay-ranks",
    "start": "start",
    "take-set": "take-sets",
    "set-aside": "set-aside",
    "incident": "draw",
    "bid": "bids",
    "rank": "ranks",
    "pass": "command",
    "return": "return",
    "place": "place",
    "pass-boss": "pass-boss",
    "finish": "pass-boss",
    "vp": "vp",
    "bonus": "bonus",
    "discard": "discard",
    "hours": "hours",
    "initial": "initial",
    "total": "total",
    "drop-count": "drop-count",
    "drop": "drop",
    "winners": "winners",
}
"""The phase each kind of action belongs to (``reveal`` and ``command`` have rules of their own)."""
BEFORE_REVEAL = ("take-out", "lay-ranks", "start", "take-sets", "set-aside", "draw", "bids")
AFTER_INITIAL = ("initial", "total", "drop-count", "drop", "winners")


def phase_name(name: str) -> Named:
    return Named("phase", (name,))


def out_of_phase(kind: str) -> Check:
    need = PHASE_OF[kind]
    wanted = "suit-out" if kind == "suit-out" else need
    chance = kind in ("suit-out", "start", "incident")

    def check(state: FortyEight, who: Who, args: Args) -> Data | None:
        phase = state.phase
        if phase == "over" or (phase == need and (state.to_act == CHANCE) is chance):
            return None
        lots = phase == "take-out" and state.to_act == CHANCE
        return {"now": phase_name("suit-out" if lots else phase), "need": phase_name(wanted)}

    return check


def over(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-over: after the winner is known nothing is played."""
    return {} if state.phase == "over" else None


def turn(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-turn: whoever is to act, acts."""
    due = state.to_act
    if who == due or due is None or due == CHANCE:
        return None
    return {"who": Named("seat", (due,)), "seat": Named("seat", (who,))}


def bid_turn(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-turn for bids: the boss is answered by fe-boss-bids-not."""
    return None if who == state.boss and state.round else turn(state, who, args)


def reveal_phase(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-phases for turning up cards a second time; too early is fe-reveal's or fe-hidden's."""
    need = "reveal" if args[0] == "bids" else "reveal-initial"
    if state.phase in (need, "over"):
        return None
    if args[0] == "bids":
        return None if state.phase in BEFORE_REVEAL else {"now": phase_name(state.phase), "need": phase_name(need)}
    return {"now": phase_name(state.phase), "need": phase_name(need)} if state.phase in AFTER_INITIAL else None
