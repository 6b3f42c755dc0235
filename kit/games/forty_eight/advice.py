"""What a position of 48 is worth to a seat, for the greedy bot and for hints, with the rule that speaks for it.

Points count only for who does not drop out, and most hours drop out first: the worth of a position is its points times
the chance to stay in, and a little for the hours still in hand.
"""

from __future__ import annotations

from math import exp

from kit.engine.actions import Action
from kit.engine.bots import Reason
from kit.games.forty_eight import agenda, scoring
from kit.games.forty_eight.scoring import Won
from kit.games.forty_eight.state import FortyEight

HOUR = 0.05
"""Points a card's hour in hand is worth: it can still win an incident."""
BEAT = 1.6
"""Hours over which a bid's chance to beat another goes from unlikely to likely."""
STAY = 2.5
"""Hours over which the chance to stay in goes from unlikely to likely."""
EARLY = 0.25
"""Share of the game before which everybody's pace says little."""
SET_ASIDE = 6
"""Initial hours to reckon with before they are known."""


def value(view: FortyEight, seat: int, after: FortyEight, action: Action) -> tuple[float, Reason]:
    """Worth of ``after`` (points, roughly) to ``seat``, and the rule that weighs most in ``action``."""
    numbers = [int(card) for card in action.args if isinstance(card, int)]
    if action.kind == "bid":
        worth, gains = _bid_worth(after, seat, action.args)
        return worth, Reason("fe-first" if gains > 1 / 2 else "fe-dropout", {"sum": sum(numbers)})
    worth = _worth(after, seat, after.won[seat], sum(after.hands[seat]))
    if action.kind == "set-aside":
        return worth - numbers[0], Reason("fe-initial", {"card": numbers[0]})
    if action.kind == "command":
        return worth, Reason("fe-command-price", {"sum": sum(numbers[1:])})
    return worth, Reason({"rank": "fe-tie-first", "pass": "fe-command"}.get(action.kind, "fe-turn"))


def _worth(state: FortyEight, seat: int, won: list[Won], hand: int) -> float:
    points = scoring.points(won) + scoring.suit_bonus(won)
    return points * _stays(state, seat, scoring.hours(won)) + HOUR * hand


def _stays(state: FortyEight, seat: int, mine: int) -> float:
    """The chance of ``seat`` to stay in with ``mine`` hours, if everybody goes on at the pace so far."""
    others = sorted((scoring.hours(row) for other, row in enumerate(state.won) if other != seat), reverse=True)
    played = max(state.round / agenda.rounds(state), EARLY)
    total = (sum(others) + mine) / played + SET_ASIDE
    count = scoring.drop_count(int(total), state.options["threshold_end"] == "every-12")
    if not count:
        return 1.0
    limit = others[min(count, len(others)) - 1]
    return _likely(limit - mine, STAY)


def _bid_worth(state: FortyEight, seat: int, cards: tuple[int | str, ...]) -> tuple[float, float]:
    """What a bid brings on average, each rank's incident or the cards back in hand, and its chance of an incident."""
    bid = tuple(int(card) for card in cards)
    rivals = [_rival(state, other) for other in range(state.seats) if other not in (seat, state.boss)]
    first, second = 1.0, 0.0
    for rival in rivals:
        beaten = _likely(sum(bid) - rival, BEAT)
        second = second * beaten + first * (1 - beaten)
        first *= beaten
    hand, won = sum(state.hands[seat]), state.won[seat]
    worth = (1 - first - second) * _worth(state, seat, won, hand + sum(bid))
    for chance, place in zip((first, second), state.places, strict=True):
        if place is not None:
            worth += chance * _worth(state, seat, [*won, Won(*place, bid)], hand)
    return worth, first + second


def _rival(state: FortyEight, other: int) -> float:
    """The sum of a rival's bid: as it lies in this possible world, else twice the mean of the hand."""
    if state.bids[other]:
        return float(sum(state.bids[other]))
    hand = state.hands[other]
    return 2 * sum(hand) / len(hand) if hand else 0.0


def _likely(margin: float, spread: float) -> float:
    return 1 / (1 + exp(-margin / spread))
