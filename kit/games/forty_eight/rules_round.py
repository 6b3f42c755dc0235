"""The rules of 48 about bids, ranks, taking command and the end of a round."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from kit.engine.actions import CHANCE
from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.forty_eight import agenda
from kit.games.forty_eight.agenda import rounds
from kit.games.forty_eight.box import COMMAND_STEP
from kit.games.forty_eight.contest import bid_sum, contest
from kit.games.forty_eight.rules_order import BEFORE_REVEAL, Args, Who
from kit.games.forty_eight.views import may_hold

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight


def boss_bids_not(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-boss-bids-not: everybody but the boss bids."""
    return {"boss": Named("seat", (state.boss,))} if state.round and who == state.boss else None


def _not_held(state: FortyEight, who: int, cards: Args) -> Data | None:
    lacking = Counter(cards) - Counter(may_hold(state, who))
    return {"cards": Named("cards", tuple(sorted(lacking.elements())))} if lacking else None


def hand(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-hand: only cards in the hand of whoever tries; another's hand is never spoken of."""
    if who.__class__ is int:
        left = list(state.hands[who])
        try:
            for card in args:
                left.remove(card)
        except ValueError:
            return _not_held(state, who, args)
    return None


def command_hand(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-hand for a payment, whose first argument is the rank."""
    return hand(state, who, args[1:])


def two_cards(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-two-cards: a bid is two cards."""
    if len(args) == 2 or state.phase != "bids" or who == state.boss or _is_short(state, who):
        return None
    return {"need": 2, "have": len(args)}


def short_hand(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-short-hand: with fewer than two cards, all of them."""
    if state.phase != "bids" or who == state.boss or not _is_short(state, who):
        return None
    need = len(state.hands[who])
    return None if len(args) == need else {"need": need, "have": len(args)}


def _is_short(state: FortyEight, seat: int) -> bool:
    return len(state.hands[seat]) < 2 and not state.bids[seat]


def reveal(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-reveal: bids are turned up together, when all have laid theirs."""
    if args[0] != "bids" or state.phase not in BEFORE_REVEAL:
        return None
    return {"waiting": state.seats - 1 - sum(1 for bid in state.bids if bid)}


def first(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-first: the highest sum is first."""
    if state.phase != "ranks":
        return None
    need, have = max(map(sum, state.bids)), bid_sum(state, args[0])
    return None if have == need else {"need": need, "have": have, "seat": Named("seat", (args[0],))}


def tie_first(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-tie-first: when several are tied for first, both ranks go to them."""
    if state.phase != "ranks":
        return None
    tied = contest(state)[0]
    if len(tied) < 2 or (len(args) > 1 and args[1] in tied and args[1] != args[0]):
        return None
    return {"tied": Named("seats", tied), "seat": Named("seat", args[1:])}


def _seconds(state: FortyEight) -> tuple[int, tuple[int, ...]] | None:
    """The sum and the bidders of the second rank when one player alone is first; None while it is no question."""
    if state.phase != "ranks":
        return None
    seats = contest(state)[1]
    return (bid_sum(state, seats[0]), seats) if seats else None


def second(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-second: the next highest sum is second, when one player alone has it."""
    found = _seconds(state)
    if found is None or len(found[1]) > 1 or (found[0] == 0 and len(args) == 1):
        return None
    if len(args) > 1 and args[1] in found[1]:
        return None
    have = bid_sum(state, args[1]) if len(args) > 1 else -1
    return {"need": found[0], "have": have, "seat": Named("seat", args[1:])}


def tie_second(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-tie-second: among several tied for second the boss picks one of them."""
    found = _seconds(state)
    if found is None or len(found[1]) == 1 or (found[0] == 0 and len(args) == 1):
        return None
    if len(args) > 1 and args[1] in found[1]:
        return None
    return {"tied": Named("seats", found[1]), "sum": found[0], "seat": Named("seat", args[1:])}


def zero_bid(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-zero-bid: a bid of 0 ranks like any other, so there is always a second."""
    found = _seconds(state)
    if found is None or found[0] != 0 or len(args) > 1:
        return None
    return {"seat": Named("seat", found[1][:1])}


def command(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-command: only the boss takes command."""
    if not state.round or who == state.boss or who is None or who == CHANCE:
        return None
    return {"boss": Named("seat", (state.boss,)), "seat": Named("seat", (who,))}


def command_when(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-command-when: after the ranks are fixed and before anybody takes cards back."""
    return None if state.phase in ("command", "over") or _just_decided(state) else {}


def _just_decided(state: FortyEight) -> bool:
    """Whether the boss has decided and nothing has happened since, so that deciding again is the only question."""
    return state.phase == "return" and state.to_act == state.boss


def command_count(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-command-count: one incident a round; with ``both`` each once, the 1st asked before the 2nd."""
    if state.ranks is None or state.phase == "over" or (state.phase == "command" and args[0] > state.decided):
        return None
    return {"rank": args[0]}


def command_cards(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-command-cards: one card or two."""
    have = len(args) - 1
    return None if have in (1, 2) else {"need": 2 if have else 1, "have": have}


def command_price(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-command-price: at least the sum of the rank's bid and 2."""
    if state.phase != "command" or state.ranks is None:
        return None
    bid = sum(state.bids[state.ranks[args[0] - 1]])
    have = sum(args[1:])
    return None if have >= bid + COMMAND_STEP else {"need": bid + COMMAND_STEP, "have": have, "bid": bid}


def _taken_back(state: FortyEight, who: Who, args: Args) -> Data | None:
    need = agenda.due_back(state, who)
    return None if args == need else {"need": Named("cards", need), "have": Named("cards", args)}


def _returner(state: FortyEight, who: Who) -> str:
    """Which rule tells ``who`` what to take back, "" when it is no question."""
    if state.phase != "return" or who not in range(state.seats) or state.ranks is None:
        return ""
    if who == state.boss:
        return "boss"
    if who not in state.ranks:
        return "loser"
    return "winner" if state.commands[state.ranks.index(who)] is None else "displaced"


def returns(role: str) -> Check:
    def check(state: FortyEight, who: Who, args: Args) -> Data | None:
        return _taken_back(state, who, args) if _returner(state, who) == role else None

    return check


def place(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-place: the cards left of the winning bid or payment go on the incident, the 1st rank first."""
    if state.phase != "place":
        return None
    rank = 1 if state.places[0] is not None else 2
    need = agenda.laid(state, rank)
    if args == (rank, *need):
        return None
    return {"rank": rank, "need": Named("cards", need), "have": Named("cards", args[1:])}


def rounds_left(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-rounds for passing the boss on: not after the last round."""
    need = rounds(state)
    return None if state.phase != "pass-boss" or state.round < need else {"done": state.round, "need": need}


def rounds_done(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-rounds for ending the game: not before everybody was boss twice."""
    need = rounds(state)
    return None if state.phase != "pass-boss" or state.round >= need else {"done": state.round, "need": need}


def pass_boss(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-pass-boss: to the left neighbour."""
    need = (state.boss + 1) % state.seats
    if state.phase != "pass-boss" or state.round >= rounds(state) or args[0] == need:
        return None
    return {"need": Named("seat", (need,)), "have": Named("seat", (args[0],))}
