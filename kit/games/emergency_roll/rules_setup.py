"""The rules of Emergency Roll about the set-up, the roll and the choice of a patient."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kit.engine.outcome import Data, Named
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import COLOURS, DRAWN, REMOVED, SPECIALISTS
from kit.games.emergency_roll.rules_order import Args, Who

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

PLAYERS: Final = range(2, 7)


def players(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-seats: two to six play."""
    return {"have": args[0]} if state.phase == "sheets" and args[0] not in PLAYERS else None


def sheets(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-sheets: one for each player."""
    if state.phase != "sheets" or args[0] not in PLAYERS or args[0] == state.seats:
        return None
    return {"need": state.seats, "have": args[0]}


def removed(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-removed: three ambulance cards leave unseen, with five players two."""
    need = REMOVED[state.seats]
    if state.phase != "remove" or args[0] == need:
        return None
    return {"need": need, "have": args[0], "players": state.seats}


def specialist_kind(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-specialist-number: two cardiologists, a radiologist, an epidemiologist."""
    if state.phase != "specialists":
        return None
    need, have = DRAWN[len(state.specialists)], SPECIALISTS[args[0]].kind
    return None if need == have else {"need": Named("kind", (need,)), "have": Named("kind", (have,))}


def specialist_left(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-specialists: each is in the box once."""
    if state.phase != "specialists" or args[0] not in state.specialists:
        return None
    due = DRAWN[len(state.specialists)]
    return {"specialist": args[0]} if SPECIALISTS[args[0]].kind == due else None


def side(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-cardio-side: 8/5 up, with two players 5."""
    need = agenda.side(state.seats)
    if state.phase != "side" or args[0] == need:
        return None
    return {"need": need, "have": args[0], "players": state.seats}


def first_chief(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-first-chief: one of the players."""
    if state.phase != "chief" or args[0] < state.seats:
        return None
    return {"players": state.seats, "have": args[0] + 1}


def card(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-card: one that was not turned up before."""
    return None if args[0] in state.deck else {"card": args[0]}


def roll(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-roll: the dice are read red, yellow, green."""
    if state.phase != "dice":
        return None
    need = COLOURS[len(state.dice)]
    return None if args[0] == need else {"need": Named("colour", (need,)), "have": Named("colour", (args[0],))}


def chief_first(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-chief-first: nobody chooses before the chief."""
    if state.phase != "pick" or state.picks[state.chief] is not None or who == state.chief:
        return None
    return {"chief": Named("seat", (state.chief,)), "seat": Named("seat", (who,))}


def _picked(state: EmergencyRoll, who: Who) -> bool:
    return state.phase == "pick" and isinstance(who, int) and state.picks[who] is not None


def pick_once(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-pick-once: one patient each."""
    return {} if _picked(state, who) else None


def choice_order(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-choice-order: the others are asked one after the other, clockwise from the chief."""
    if state.phase != "pick" or state.picks[state.chief] is None or who == state.to_act or _picked(state, who):
        return None
    return {"who": Named("seat", (state.to_act or 0,)), "seat": Named("seat", (who,))}


def _taken(state: EmergencyRoll, who: Who) -> str | None:
    """The colour the chief took, when ``who`` is to choose after it."""
    if state.phase != "pick" or who == state.chief or _picked(state, who):
        return None
    return state.picks[state.chief]


def follow(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-follow: the chief's own die only for a blood bag."""
    taken = _taken(state, who)
    if taken is None or args[0] != taken or len(args) > 1:
        return None
    return {"colour": Named("colour", (taken,)), "have": agenda.bags(state, who)}


def bag_now(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-bag-now: the bag must be there before choosing."""
    taken = _taken(state, who)
    if taken is None or args[0] != taken or len(args) < 2 or agenda.bags(state, who) > 0:
        return None
    return {"need": 1, "have": agenda.bags(state, who)}


def bag_follow(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-bag-follow: in choosing a bag is spent only for the chief's die."""
    if state.phase != "pick" or len(args) < 2 or who != state.to_act:
        return None
    taken = state.picks[state.chief]
    if args[0] == taken:
        return None
    return {"colour": Named("colour", (args[0],)), "chief": Named("colour", (taken,) if taken else ())}
