"""The rules of 48: for each kind of action, every rule it can break.

A check answers None when its rule is kept or has no question to ask here, else the data of the refusal. The checks
stand in the modules ``rules_order``, ``rules_setup``, ``rules_round`` and ``rules_scoring``.
"""

from __future__ import annotations

from kit.engine.state import Check
from kit.games.forty_eight import rules_order as order
from kit.games.forty_eight import rules_round as round
from kit.games.forty_eight import rules_scoring as scoring
from kit.games.forty_eight import rules_setup as setup


def _rules(kind: str, *own: tuple[str, Check], acted: Check | None = order.turn) -> tuple[tuple[str, Check], ...]:
    """The rules every kind has, and its own."""
    common: list[tuple[str, Check]] = [("fe-over", order.over), ("fe-phases", order.out_of_phase(kind))]
    if acted is not None:
        common.append(("fe-turn", acted))
    return (*common, *own)


CHECKS: dict[str, tuple[tuple[str, Check], ...]] = {
    "suit-out": _rules("suit-out", ("fe-removed-suits", setup.suit_still_in), acted=None),
    "take-out": _rules("take-out", ("fe-suit-count", setup.suit_count), ("fe-removed-suits", setup.removed_suits)),
    "lay-ranks": _rules("lay-ranks", ("fe-rank-cards", setup.rank_cards)),
    "start": _rules("start", ("fe-start", setup.start), acted=None),
    "take-set": _rules("take-set", ("fe-characters", setup.characters), ("fe-time-cards", setup.time_cards)),
    "set-aside": _rules("set-aside", ("fe-hand", round.hand), ("fe-set-aside", setup.set_aside)),
    "incident": _rules(
        "incident",
        ("fe-draw", setup.draw),
        ("fe-pile", setup.pile),
        ("fe-incident-cards", setup.incident_cards),
        acted=None,
    ),
    "bid": _rules(
        "bid",
        ("fe-boss-bids-not", round.boss_bids_not),
        ("fe-hand", round.hand),
        ("fe-two-cards", round.two_cards),
        ("fe-short-hand", round.short_hand),
        acted=order.bid_turn,
    ),
    "reveal": (
        ("fe-over", order.over),
        ("fe-phases", order.reveal_phase),
        ("fe-turn", order.turn),
        ("fe-reveal", round.reveal),
        ("fe-hidden", setup.hidden),
    ),
    "rank": _rules(
        "rank",
        ("fe-first", round.first),
        ("fe-second", round.second),
        ("fe-tie-first", round.tie_first),
        ("fe-tie-second", round.tie_second),
        ("fe-zero-bid", round.zero_bid),
    ),
    "command": (
        ("fe-over", order.over),
        ("fe-command", round.command),
        ("fe-command-when", round.command_when),
        ("fe-command-count", round.command_count),
        ("fe-hand", round.command_hand),
        ("fe-command-cards", round.command_cards),
        ("fe-command-price", round.command_price),
    ),
    "pass": _rules("pass"),
    "return": _rules(
        "return",
        ("fe-return", round.returns("loser")),
        ("fe-displaced", round.returns("displaced")),
        ("fe-zero-returns", round.returns("winner")),
        ("fe-command-zero", round.returns("boss")),
    ),
    "place": _rules("place", ("fe-place", round.place)),
    "pass-boss": _rules("pass-boss", ("fe-rounds", round.rounds_left), ("fe-pass-boss", round.pass_boss)),
    "finish": _rules("finish", ("fe-rounds", round.rounds_done)),
    "vp": _rules("vp", ("fe-vp", scoring.vp)),
    "bonus": _rules("bonus", ("fe-suit-bonus", scoring.bonus)),
    "discard": _rules("discard", ("fe-discard-scope", scoring.discard)),
    "hours": _rules("hours", ("fe-hours", scoring.hours)),
    "initial": _rules("initial", ("fe-initial", scoring.initial)),
    "total": _rules("total", ("fe-total", scoring.total)),
    "drop-count": _rules(
        "drop-count", ("fe-threshold", scoring.thresholds(False)), ("fe-threshold-end", scoring.thresholds(True))
    ),
    "drop": _rules("drop", ("fe-dropout", scoring.dropout), ("fe-dropout-ties", scoring.dropout_ties)),
    "winners": _rules(
        "winners", ("fe-win", scoring.win), ("fe-win-ties", scoring.win_ties), ("fe-nobody-left", scoring.nobody_left)
    ),
}
