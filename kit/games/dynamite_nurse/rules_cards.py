"""The rules of Dynamite Nurse about cards: the deal, the pile, hands, and the end of a play."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.box import CUT_HAND
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR, NUMBER, SIX_EVENTS, SPARE
from kit.games.dynamite_nurse.deck import copies
from kit.games.dynamite_nurse.rules_order import Args, Who
from kit.games.dynamite_nurse.views import HIDDEN, may_hold, may_lie_in_pile

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


def deal_order(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-deal: one card each, clockwise, until all have five."""
    need = agenda.deal_to(state) if state.phase == "deal" else None
    if need is None or args[0] == need:
        return None
    return {"need": Named("seat", (need,)), "have": Named("seat", args[:1])}


def start(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-start: the starter is one of the players."""
    return None if args[0] < state.seats else {"players": state.seats, "have": args[0] + 1}


def spare(index: int) -> Check:
    """dn-spare: the spare card is not shuffled in."""
    return lambda state, who, args: {} if NUMBER[args[index]] == SPARE else None


def _why_gone(state: DynamiteNurse, card: int) -> str:
    """The rule that tells why no copy of ``card`` can be drawn."""
    if card < DOCTOR and any(card in marks for marks in state.kills):
        return "dn-kill-pile"
    return "dn-six-cards" if CARDS[card] in SIX_EVENTS else "dn-cards"


def in_pile(rule: str, index: int) -> Check:
    """dn-cards, dn-six-cards, dn-kill-pile: only a card that may lie in the pile is drawn."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        card = NUMBER[args[index]]
        if card == SPARE or may_lie_in_pile(state, who, card) or _why_gone(state, card) != rule:
            return None
        return {"piece": CARDS[card], "count": copies().get(card, 0)}

    return check


def deal_open(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-deal-open: all open cards set aside go back into the pile."""
    need = len(state.aside)
    return None if state.phase != "shuffle-back" or args[0] == need else {"need": need, "have": args[0]}


def start_option(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-start-option: every patient dealt is admitted."""
    if state.phase != "admission" or who != state.to_act or HIDDEN in state.hands[who]:
        return None
    need = sum(card < DOCTOR for card in state.hands[who])
    return None if len(args) >= need else {"need": need, "have": len(args)}


def _lacking(state: DynamiteNurse, who: Who, cards: Counter[int]) -> Data | None:
    held = may_hold(state, who)
    hidden = HIDDEN in state.hands[who]
    lacking = [card for card, count in cards.items() if (card not in held if hidden else held.count(card) < count)]
    return {"pieces": Named("pieces", tuple(CARDS[card] for card in sorted(lacking)))} if lacking else None


def hand(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-hand: only cards in the hand of whoever tries; another's hand is never spoken of."""
    if who.__class__ is not int:
        return None
    return _lacking(state, who, Counter(NUMBER[name] for name in args if name.__class__ is str))


def holds(kind: str) -> Check:
    """dn-hand for playing the event card ``kind``."""
    card = Counter([NUMBER[kind]])
    return lambda state, who, args: _lacking(state, who, card) if who.__class__ is int else None


def pile_gone(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-pile-gone: the whole discard pile becomes the draw pile."""
    need = len(state.discards)
    return None if state.phase != "reshuffle" or args[0] == need else {"need": need, "have": args[0]}


def next_play(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-next-play: the next play is begun by the next player clockwise."""
    need = (state.start + 1) % state.seats
    if state.phase != "next-play" or args[0] == need:
        return None
    return {"need": Named("seat", (need,)), "have": Named("seat", args)}


def _cut(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    if state.phase != "discard" or who != state.turn:
        return None
    need = len(state.hands[who]) - CUT_HAND
    return None if len(args) == need else {"need": need, "have": len(args)}


def hand_limit(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-hand-limit: six or more are cut to four."""
    return _cut(state, who, args) if state.turn_to is None else None


def kirikaeshi_discard(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-kirikaeshi-discard: the interrupted player's hand is cut before the turn moves."""
    return _cut(state, who, args) if state.turn_to is not None else None


def end(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-end: ten kill marks of anybody end the game."""
    need = agenda.doomed(state)
    if state.phase != "finish" or not need or args == need:
        return None
    return {"need": Named("seats", need), "have": Named("seats", args)}


def no_patients(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-no-patients: with no patient left the game ends though nobody has ten kill marks."""
    if state.phase != "finish" or agenda.doomed(state) or not args:
        return None
    return {"have": Named("seats", args)}


def _named(need: tuple[int, ...], args: Args) -> Data:
    return {"need": Named("seats", need), "have": Named("seats", args)}


def win(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-win: fewest kill marks win."""
    if state.phase != "winners":
        return None
    best = min(len(marks) for marks in state.kills)
    right = [seat for seat, marks in enumerate(state.kills) if len(marks) == best]
    kept = args and all(seat in right for seat in args) and (len(right) > 1 or len(args) == 1)
    return None if kept else _named(tuple(right), args)


def win_ties(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-win-ties: among equals fewest inpatients, still equal players share."""
    if state.phase != "winners":
        return None
    best = min(len(marks) for marks in state.kills)
    level = [seat for seat, marks in enumerate(state.kills) if len(marks) == best]
    if len(level) == 1 or not args or not all(seat in level for seat in args):
        return None
    least = min(len(state.wards[seat]) for seat in level)
    need = tuple(seat for seat in level if len(state.wards[seat]) == least)
    return None if args == need else _named(need, args)
