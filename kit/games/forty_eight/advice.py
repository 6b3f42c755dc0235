"""What a position of 48 is worth to a seat, for the greedy bot and for hints, with the rule that speaks for it."""

from __future__ import annotations

from math import exp

from kit.engine.actions import Action
from kit.engine.bots import Reason
from kit.games.forty_eight import scoring
from kit.games.forty_eight.state import FortyEight

HOUR = 0.12
"""Points a card's hour in hand is worth: it can still win an incident."""
LEAD = 0.35
"""Points that each hour ahead of the others costs, for most hours drop out first."""
SPREAD = 1.6
"""Hours over which a bid's chance to beat another goes from unlikely to likely."""


def value(view: FortyEight, seat: int, after: FortyEight, action: Action) -> tuple[float, Reason]:
    """Worth of ``after`` (points, roughly) to ``seat``, and the rule that weighs most in ``action``."""
    held = scoring.points(after.won[seat]) + scoring.suit_bonus(after.won[seat])
    worth = held + HOUR * sum(after.hands[seat]) - LEAD * _lead(after, seat)
    if action.kind == "bid" and after.phase in ("bids", "ranks", "command"):
        gain = _bid_worth(after, seat, action.args)
        return worth + gain, Reason("fe-first", {"sum": sum(int(card) for card in action.args)})
    if action.kind == "command":
        return worth, Reason("fe-command-price", {"sum": sum(int(card) for card in action.args[1:])})
    if action.kind == "set-aside":
        return worth - HOUR * int(action.args[0]), Reason("fe-initial", {"card": action.args[0]})
    return worth, Reason({"rank": "fe-tie-first", "pass": "fe-command"}.get(action.kind, "fe-turn"))


def _lead(state: FortyEight, seat: int) -> float:
    """Hours by which ``seat`` is ahead of the average of the others, 0 if it is not."""
    hours = [scoring.hours(row) for row in state.won]
    others = [hour for other, hour in enumerate(hours) if other != seat]
    return max(hours[seat] - sum(others) / len(others), 0.0)


def _bid_worth(state: FortyEight, seat: int, cards: tuple[int | str, ...]) -> float:
    """What a sealed bid brings on average: each place's points times the chance of that place."""
    mine = sum(int(card) for card in cards)
    beats = [_beats(mine, _expected(state, other)) for other in range(state.seats) if other not in (seat, state.boss)]
    first, second = 1.0, 0.0
    for chance in beats:
        second = second * chance + first * (1 - chance)
        first *= chance
    places = [place for place in state.places if place]
    if len(places) < 2:
        return 0.0
    risk = HOUR + LEAD / 2
    return first * (_points(state, seat, places[0]) - risk * mine) + second * (
        _points(state, seat, places[1]) - risk * mine
    )


def _points(state: FortyEight, seat: int, incident: tuple[str, int]) -> float:
    suits = {won.suit for won in state.won[seat]}
    return incident[1] + (1 if suits and incident[0] not in suits else 0)


def _expected(state: FortyEight, other: int) -> float:
    """The sum of a rival's bid: as it lies in this possible world, else twice the mean of the hand."""
    if state.bids[other]:
        return float(sum(state.bids[other]))
    hand = state.hands[other]
    return 2 * sum(hand) / len(hand) if hand else 0.0


def _beats(mine: float, other: float) -> float:
    return 1 / (1 + exp((other - mine) / SPREAD))
