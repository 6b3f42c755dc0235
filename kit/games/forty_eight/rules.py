"""The rules of 48: for each kind of action, every rule it can break and the numbers of the breach.

A check answers None when its rule is kept or has no question to ask here, else the data of the refusal.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from kit.engine.actions import CHANCE
from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.forty_eight import moves, scoring
from kit.games.forty_eight.box import CHARACTERS, COMMAND_STEP, INCIDENTS, TIME_SET
from kit.games.forty_eight.moves import rounds, suits_out
from kit.games.forty_eight.views import may_hold

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

Who = Any
"""A seat, CHANCE, or None when the game is over."""
Args = tuple[Any, ...]

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
TABLE_SEAT_KINDS = ("vp", "bonus", "discard", "hours")


def _phase(name: str) -> Named:
    return Named("phase", (name,))


def _out_of_phase(kind: str) -> Check:
    need = PHASE_OF[kind]
    chance = kind in ("suit-out", "start", "incident")

    def check(state: FortyEight, who: Who, args: Args) -> Data | None:
        phase = state.phase
        if phase == "over" or (phase == need and (state.to_act == CHANCE) is chance):
            return None
        return {"now": _phase(phase), "need": _phase(need)}

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


def removed_suits(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-removed-suits: the suits that were drawn leave, each once."""
    if state.phase != "take-out" or set(args) <= set(state.removed):
        return None
    return {"need": Named("suits", state.removed), "have": Named("suits", args)}


def suit_still_in(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-removed-suits for a draw: a suit leaves once."""
    if args[0] not in state.removed:
        return None
    from_box = tuple(suit for suit, number in INCIDENTS if number == 1 and suit not in state.removed)
    return {"need": Named("suits", from_box), "have": Named("suits", args)}


def suit_count(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-suit-count: two suits leave with three players, one with four, none with five."""
    need, have = suits_out(state), len(set(args))
    return None if need == have == len(args) else {"need": need, "have": len(args), "players": state.seats}


def rank_cards(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-rank-cards: both rank cards lie on the table, each once."""
    return None if args == (1, 2) else {"need": 2, "have": len(set(args))}


def start(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-start: the first boss is one of the players."""
    return None if args[0] < state.seats else {"players": state.seats, "have": args[0] + 1}


def characters(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-characters: each seat has its own character."""
    if who not in range(state.seats) or args[0] == CHARACTERS[who]:
        return None
    return {"need": Named("character", (CHARACTERS[who],)), "have": Named("character", (args[0],))}


def time_cards(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-time-cards: a set is complete when it totals 24 hours."""
    return None if args[1] == sum(TIME_SET) else {"need": sum(TIME_SET), "have": args[1]}


def set_aside(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-set-aside: any card but the 0."""
    return {"card": 0} if args[0] == 0 else None


def hidden(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-hidden: cards set aside stay face down until the rounds are played and scored."""
    if args[0] != "initial" or state.phase in ("reveal-initial", *AFTER_INITIAL, "over"):
        return None
    return {"left": max(rounds(state) - state.round + (state.phase not in TABLE_SEAT_KINDS and state.round > 0), 0)}


def draw(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-draw: the first card drawn goes to the 1st place, the second to the 2nd."""
    if state.phase != "draw":
        return None
    need = 1 if state.places[0] is None else 2
    return None if args[0] == need else {"need": need, "have": args[0]}


def pile(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-pile: only suits in play are in the pile."""
    return {"suit": args[1]} if args[1] in state.removed else None


def incident_cards(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-incident-cards: each incident comes as often as it is printed."""
    if state.pile.get((args[1], args[2]), 1):
        return None
    return {"suit": args[1], "number": args[2], "count": INCIDENTS[args[1], args[2]]}


def boss_bids_not(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-boss-bids-not: everybody but the boss bids."""
    return {"boss": Named("seat", (state.boss,))} if state.round and who == state.boss else None


def _not_held(state: FortyEight, who: Who, cards: Args) -> Data | None:
    if who not in range(state.seats):
        return None
    lacking = Counter(cards) - Counter(may_hold(state, who))
    return {"cards": Named("cards", tuple(sorted(lacking.elements())))} if lacking else None


def hand(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-hand: only cards in the hand of whoever tries; another's hand is never spoken of."""
    held = state.hands[who] if who.__class__ is int and who < state.seats else None
    if held is not None and all(card in held for card in args) and len(set(args)) == len(args):
        return None
    return _not_held(state, who, args)


def command_hand(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-hand for a payment, whose first argument is the rank."""
    return hand(state, who, args[1:])


def two_cards(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-two-cards: a bid is two cards."""
    if state.phase != "bids" or len(args) == 2 or who == state.boss or _short(state, who):
        return None
    return {"need": 2, "have": len(args)}


def short_hand(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-short-hand: with fewer than two cards, all of them."""
    if state.phase != "bids" or who == state.boss or not _short(state, who):
        return None
    need = len(state.hands[who])
    return None if len(args) == need else {"need": need, "have": len(args)}


def _short(state: FortyEight, who: Who) -> bool:
    return who in range(state.seats) and not state.bids[who] and len(state.hands[who]) < 2


def reveal_phase(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-phases for turning up cards a second time; too early is fe-reveal's or fe-hidden's."""
    need = "reveal" if args[0] == "bids" else "reveal-initial"
    if state.phase in (need, "over"):
        return None
    if args[0] == "bids":
        return None if state.phase in BEFORE_REVEAL else {"now": _phase(state.phase), "need": _phase(need)}
    return {"now": _phase(state.phase), "need": _phase(need)} if state.phase in AFTER_INITIAL else None


def reveal(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-reveal: bids are turned up together, when all have laid theirs."""
    if args[0] != "bids" or state.phase not in BEFORE_REVEAL:
        return None
    return {"waiting": state.seats - 1 - sum(1 for bid in state.bids if bid)}


def bid_sum(state: FortyEight, seat: int) -> int:
    """The sum of a bid on the table, −1 for who has none."""
    bid = state.bids[seat] if seat < state.seats else ()
    return sum(bid) if bid else -1


def best(state: FortyEight, but: tuple[int, ...] = ()) -> tuple[int, tuple[int, ...]]:
    """The highest sum among the bidders not in ``but``, and who bid it."""
    sums = {seat: sum(bid) for seat, bid in enumerate(state.bids) if bid and seat not in but}
    top = max(sums.values())
    return top, tuple(seat for seat, total in sums.items() if total == top)


def first(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-first: the highest sum is first."""
    if state.phase != "ranks":
        return None
    need, have = best(state)[0], bid_sum(state, args[0])
    return None if have == need else {"need": need, "have": have, "seat": Named("seat", (args[0],))}


def tie_first(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-tie-first: when several are tied for first, both ranks go to them."""
    if state.phase != "ranks":
        return None
    tied = best(state)[1]
    if len(tied) < 2 or (len(args) > 1 and args[1] in tied and args[1] != args[0]):
        return None
    return {"tied": Named("seats", tied), "seat": Named("seat", args[1:])}


def _seconds(state: FortyEight) -> tuple[int, tuple[int, ...]] | None:
    """The sum and the bidders of the second rank when one player alone is first; None while it is no question."""
    if state.phase != "ranks":
        return None
    tied = best(state)[1]
    return best(state, tied) if len(tied) == 1 else None


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
    need = moves.due_back(state, who)
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


def _returns(role: str) -> Check:
    def check(state: FortyEight, who: Who, args: Args) -> Data | None:
        return _taken_back(state, who, args) if _returner(state, who) == role else None

    return check


def place(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-place: the cards left of the winning bid or payment go on the incident, the 1st rank first."""
    if state.phase != "place":
        return None
    rank = 1 if state.places[0] is not None else 2
    need = moves.laid(state, rank)
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


def _in_scoring(state: FortyEight, who: Who, phase: str) -> bool:
    return state.phase == phase and who in range(state.seats)


def vp(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-vp: the sum of the incidents' numbers."""
    if not _in_scoring(state, who, "vp"):
        return None
    need = scoring.points(state.won[who])
    return None if args[0] == need else {"need": need, "have": args[0]}


def bonus(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-suit-bonus: suits less one, 0 without any incident."""
    if not _in_scoring(state, who, "bonus"):
        return None
    need = scoring.suit_bonus(state.won[who])
    suits = len({incident.suit for incident in state.won[who]})
    return None if args[0] == need else {"need": need, "have": args[0], "suits": suits}


def discard(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-discard-scope: the lowest card over all incidents of a suit held twice or more; suits in the text's order."""
    if not _in_scoring(state, who, "discard"):
        return None
    due = moves.pending_discards(state, who)
    suit = next((suit for suit, _ in INCIDENTS if suit in due), None)
    if suit is None or args == (suit, due[suit]):
        return None
    return {"suit": suit, "need": due[suit], "have": args[1], "tried": Named("suit", (args[0],))}


def hours(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-hours: the sum of the cards left on the incidents."""
    if not _in_scoring(state, who, "hours"):
        return None
    need = scoring.hours(state.won[who])
    return None if args[0] == need else {"need": need, "have": args[0]}


def initial(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-initial: the highest card set aside, times how often it lies there."""
    if state.phase != "initial" or state.asides is None:
        return None
    need = scoring.initial(state.asides)
    cards = Named("cards", state.asides)
    return None if args[0] == need else {"need": need, "have": args[0], "cards": cards}


def total(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-total: everybody's hours and the initial hours."""
    if state.phase != "total":
        return None
    need = sum(state.result()[1]) + state.sums["initial"]
    return None if args[0] == need else {"need": need, "have": args[0]}


def _thresholds(beyond: bool) -> Check:
    """fe-threshold up to 96 hours, fe-threshold-end beyond."""

    def check(state: FortyEight, who: Who, args: Args) -> Data | None:
        if state.phase != "drop-count" or (state.sums["total"] > scoring.FURTHER) is not beyond:
            return None
        need = scoring.drop_count(state.sums["total"], state.options["threshold_end"] == "every-12")
        return None if args[0] == need else {"need": need, "have": args[0], "total": state.sums["total"]}

    return check


def _certain(state: FortyEight) -> tuple[set[int], set[int]]:
    """Who drops out, and who stays, by hours alone, however ties fall."""
    time, count = state.result()[1], state.sums["drop-count"]
    out = {seat for seat, mine in enumerate(time) if sum(other >= mine for other in time) <= count}
    stay = {seat for seat, mine in enumerate(time) if sum(other > mine for other in time) >= count}
    return out, stay


def _drop_data(state: FortyEight, args: Args) -> Data:
    vp_, time = state.result()
    need = scoring.dropouts(state.sums["drop-count"], time, vp_)
    return {"need": Named("seats", need), "have": Named("seats", args)}


def dropout(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-dropout: those with most hours, where no tie is in question."""
    if state.phase != "drop":
        return None
    out, stay = _certain(state)
    wrong = not out <= set(args) or stay & set(args) or any(s >= state.seats for s in args) or _twice(args)
    return _drop_data(state, args) if wrong else None


def _twice(args: Args) -> bool:
    return len(set(args)) < len(args)


def dropout_ties(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-dropout-ties: among equal hours those with most points; still equal share the place."""
    if state.phase != "drop":
        return None
    out, stay = _certain(state)
    open_ = set(range(state.seats)) - out - stay
    vp_, time = state.result()
    need = set(scoring.dropouts(state.sums["drop-count"], time, vp_))
    return None if set(args) & open_ == need & open_ else _drop_data(state, args)


def _leaders(state: FortyEight) -> tuple[int, ...]:
    """Those left with most points."""
    vp_, _ = state.result()
    left = [seat for seat in range(state.seats) if seat not in (state.dropped or ())]
    return tuple(seat for seat in left if vp_[seat] == max(vp_[s] for s in left))


def _win_data(state: FortyEight, args: Args) -> Data:
    vp_, time = state.result()
    need = scoring.winners(state.dropped or (), time, vp_)
    return {"need": Named("seats", need), "have": Named("seats", args)}


def win(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-win: most points among those left."""
    leaders = _leaders(state) if state.phase == "winners" else ()
    if not leaders:
        return None
    kept = args and set(args) <= set(leaders) and not _twice(args)
    return None if kept else _win_data(state, args)


def win_ties(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-win-ties: among equal points most hours; still equal share the win."""
    leaders = _leaders(state) if state.phase == "winners" else ()
    if len(leaders) < 2 or not set(args) & set(leaders):
        return None
    vp_, time = state.result()
    need = scoring.winners(state.dropped or (), time, vp_)
    return None if set(args) & set(leaders) == set(need) else _win_data(state, args)


def nobody_left(state: FortyEight, who: Who, args: Args) -> Data | None:
    """fe-nobody-left: when all drop out, nobody wins."""
    if state.phase != "winners" or _leaders(state) or not args:
        return None
    return {"have": Named("seats", args)}


def _rules(kind: str, *own: tuple[str, Check], acted: Check | None = turn) -> tuple[tuple[str, Check], ...]:
    """The rules every kind has, and its own."""
    common: list[tuple[str, Check]] = [("fe-over", over), ("fe-phases", _out_of_phase(kind))]
    if acted is not None:
        common.append(("fe-turn", acted))
    return (*common, *own)


CHECKS: dict[str, tuple[tuple[str, Check], ...]] = {
    "suit-out": _rules("suit-out", ("fe-removed-suits", suit_still_in), acted=None),
    "take-out": _rules("take-out", ("fe-suit-count", suit_count), ("fe-removed-suits", removed_suits)),
    "lay-ranks": _rules("lay-ranks", ("fe-rank-cards", rank_cards)),
    "start": _rules("start", ("fe-start", start), acted=None),
    "take-set": _rules("take-set", ("fe-characters", characters), ("fe-time-cards", time_cards)),
    "set-aside": _rules("set-aside", ("fe-hand", hand), ("fe-set-aside", set_aside)),
    "incident": _rules(
        "incident", ("fe-draw", draw), ("fe-pile", pile), ("fe-incident-cards", incident_cards), acted=None
    ),
    "bid": _rules(
        "bid",
        ("fe-boss-bids-not", boss_bids_not),
        ("fe-hand", hand),
        ("fe-two-cards", two_cards),
        ("fe-short-hand", short_hand),
        acted=bid_turn,
    ),
    "reveal": (
        ("fe-over", over),
        ("fe-phases", reveal_phase),
        ("fe-turn", turn),
        ("fe-reveal", reveal),
        ("fe-hidden", hidden),
    ),
    "rank": _rules(
        "rank",
        ("fe-first", first),
        ("fe-second", second),
        ("fe-tie-first", tie_first),
        ("fe-tie-second", tie_second),
        ("fe-zero-bid", zero_bid),
    ),
    "command": (
        ("fe-over", over),
        ("fe-command", command),
        ("fe-command-when", command_when),
        ("fe-command-count", command_count),
        ("fe-hand", command_hand),
        ("fe-command-cards", command_cards),
        ("fe-command-price", command_price),
    ),
    "pass": _rules("pass"),
    "return": _rules(
        "return",
        ("fe-return", _returns("loser")),
        ("fe-displaced", _returns("displaced")),
        ("fe-zero-returns", _returns("winner")),
        ("fe-command-zero", _returns("boss")),
    ),
    "place": _rules("place", ("fe-place", place)),
    "pass-boss": _rules("pass-boss", ("fe-rounds", rounds_left), ("fe-pass-boss", pass_boss)),
    "finish": _rules("finish", ("fe-rounds", rounds_done)),
    "vp": _rules("vp", ("fe-vp", vp)),
    "bonus": _rules("bonus", ("fe-suit-bonus", bonus)),
    "discard": _rules("discard", ("fe-discard-scope", discard)),
    "hours": _rules("hours", ("fe-hours", hours)),
    "initial": _rules("initial", ("fe-initial", initial)),
    "total": _rules("total", ("fe-total", total)),
    "drop-count": _rules("drop-count", ("fe-threshold", _thresholds(False)), ("fe-threshold-end", _thresholds(True))),
    "drop": _rules("drop", ("fe-dropout", dropout), ("fe-dropout-ties", dropout_ties)),
    "winners": _rules("winners", ("fe-win", win), ("fe-win-ties", win_ties), ("fe-nobody-left", nobody_left)),
}
