"""The rules of 48 about scoring, dropping out and winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.forty_eight import scoring
from kit.games.forty_eight.agenda import pending_discards
from kit.games.forty_eight.rules_order import Args, Who

if TYPE_CHECKING:
    from kit.games.forty_eight.state import FortyEight


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
    due = pending_discards(state, who)
    if not due or args == due[0]:
        return None
    suit, card = due[0]
    return {"suit": suit, "need": card, "have": args[1], "tried": Named("suit", (args[0],))}


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


def thresholds(beyond: bool) -> Check:
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
