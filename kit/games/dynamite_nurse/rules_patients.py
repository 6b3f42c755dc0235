"""The rules of Dynamite Nurse about worsening, open cards, visits and emergencies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.cards import CARDS, DIFFICULTY, DOCTOR, EVENT, NUMBER, SKILL, is_emergency
from kit.games.dynamite_nurse.rules_order import Args, Who, referred
from kit.games.dynamite_nurse.views import HIDDEN

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


def worsen_count(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-worsen-count: as many worsen as there are inpatients beyond the beds."""
    if state.phase != "worsen":
        return None
    need = agenda.overflow(state, state.turn)
    return None if args[0] == need else {"need": need, "have": args[0]}


def death(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-death: who lies face down and worsens again dies."""
    if state.phase != "worsen":
        return None
    need = agenda.deaths(state.wards[state.turn], agenda.overflow(state, state.turn))
    return None if args[1] == need else {"need": need, "have": args[1]}


def open_card(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-open-card: the card drawn is carried out, no other."""
    if state.drawn is None or state.phase != "carry-out" or args[0] == CARDS[state.drawn]:
        return None
    return {"need": Named("piece", (CARDS[state.drawn],)), "have": Named("piece", args[:1])}


RULE_OF_OPEN = {
    "new-bed": "dn-beds",
    "broken-bed": "dn-beds",
    "quiet-night": "dn-quiet-night",
    "blackout": "dn-blackout",
    "recovery": "dn-recovery",
}


def _open_rule(state: DynamiteNurse, card: int, need: int) -> str:
    """The rule that tells the number an open card is carried out with."""
    idle = state.beds[state.turn] if card in (agenda.NEW_BED, agenda.BROKEN_BED) else 0
    bed = card in (agenda.NEW_BED, agenda.BROKEN_BED)
    if need == idle and not (bed and state.options["beds"] == "fixed"):
        return "dn-open-impossible"
    return RULE_OF_OPEN[CARDS[card]]


def open_number(rule: str) -> Check:
    """What an open card changes: beds afterwards, or patients it touches."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if state.drawn is None or state.phase != "carry-out" or args[0] != CARDS[state.drawn]:
            return None
        need = agenda.concerned(state, state.drawn)
        if args[1] == need or _open_rule(state, state.drawn, need) != rule:
            return None
        return {"piece": CARDS[state.drawn], "need": need, "have": args[1]}

    return check


def others(index: int) -> Check:
    """dn-others: at another player, never at oneself."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if len(args) <= index or args[index] != who:
            return None
        return {"seat": Named("seat", (who,))}

    return check


def one_action(kind: str) -> Check:
    """dn-one-action: one of a visit, an operation, events."""
    event = kind not in ("outpatient", "operate")

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if state.phase != "act" or who != state.turn or not state.used:
            return None
        if event and (state.used == "events" or state.options["one_action"] == "events-free"):
            return None
        return {"done": Named("used", (state.used,))}

    return check


def _asked(state: DynamiteNurse, who: Who) -> bool:
    return state.phase == "visit" and state.visit is not None and who == state.visit.to


def able(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-kirikaeshi: the doctor is able to treat the outpatient."""
    if state.phase != "visit" or state.visit is None:
        return None
    need, have = DIFFICULTY[state.visit.card], SKILL[NUMBER[args[0]]]
    return None if have >= need else {"need": need, "have": have}


def no_rescue(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-emergency-op with ``no-rescue``: an emergency cannot be met by きりかえし."""
    if state.options["emergency_op"] != "no-rescue" or state.phase != "visit" or state.visit is None:
        return None
    return {"piece": CARDS[state.visit.card], "must": 0} if is_emergency(state.visit.card) else None


def must_rescue(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-emergency-op: whoever has a doctor able to save an emergency, must."""
    if state.options["emergency_op"] == "no-rescue" or not _asked(state, who) or HIDDEN in state.hands[who]:
        return None
    assert state.visit is not None
    card = state.visit.card
    doctors = [one for one in state.hands[who] if DOCTOR <= one < EVENT and SKILL[one] >= DIFFICULTY[card]]
    return {"piece": CARDS[doctors[0]], "must": 1} if doctors and is_emergency(card) else None


def pass_on_user(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-pass-on-user: only the player now addressed passes a patient on."""
    if state.phase != "visit" or state.visit is None or who == state.visit.to:
        return None
    return {"who": Named("seat", (state.visit.to,)), "seat": Named("seat", (who,))}


def pass_on_target(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-pass-on-target: to any player but the user."""
    return {"seat": Named("seat", (who,))} if args[0] == who else None


def referral_unanswered(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-referral-state: a referral is answered neither by きりかえし nor by たらいまわし."""
    return {"seat": Named("seat", (who,))} if referred(state, who) else None


def muted(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-audit-turn: an audited player answers with nothing but a doctor."""
    if who.__class__ is not int or not agenda.muted(state, who):
        return None
    return {"seat": Named("seat", (who,))}


def admit_place(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-admit: right of the newest inpatient."""
    if state.phase != "receive" or state.visit is None or is_emergency(state.visit.card):
        return None
    need = len(state.wards[state.visit.to]) + 1
    return None if args[0] == need else {"need": need, "have": args[0]}


def _receives(state: DynamiteNurse, emergency: bool) -> Data | None:
    if state.phase != "receive" or state.visit is None or is_emergency(state.visit.card) is emergency:
        return None
    return {"piece": CARDS[state.visit.card]}


def admits_emergency(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-emergency: an emergency is never admitted."""
    return _receives(state, False)


def dies_at_the_door(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-emergency: only an emergency dies at the door."""
    return _receives(state, True)


def emergency_kill(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-emergency-kill: the mark of the player it was last sent to."""
    if state.phase != "receive" or state.visit is None or args[0] == state.visit.to:
        return None
    return {"need": Named("seat", (state.visit.to,)), "have": Named("seat", args)}
