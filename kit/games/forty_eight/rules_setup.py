"""The rules of 48 about the set-up and the incident cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.games.forty_eight.agenda import rounds, suits_out
from kit.games.forty_eight.box import CHARACTERS, INCIDENTS, TIME_SET
from kit.games.forty_eight.rules_order import AFTER_INITIAL, Args, Who

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight

TABLE_SEAT_KINDS = ("vp", "bonus", "discard", "hours")


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
    if not state.round or args[1] in state.removed or args[1:] in state.deck:
        return None
    return {"suit": args[1], "number": args[2], "count": INCIDENTS[args[1], args[2]]}
