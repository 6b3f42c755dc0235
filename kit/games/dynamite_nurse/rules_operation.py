"""The rules of Dynamite Nurse about operations and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dynamite_nurse import agenda, aims, due
from kit.games.dynamite_nurse.cards import ALMIGHTY, DIFFICULTY, NUMBER, SKILL
from kit.games.dynamite_nurse.rules_order import Args, Who

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse


def somebody(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-operation: an operation needs somebody to operate on."""
    if who.__class__ is not int or aims.operable(state, who):
        return None
    return {}


def declared(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-operation: whom the doctor treats is declared first."""
    return {} if state.phase == "choose" and state.op is not None and not state.op.places else None


def skilled(almighty: bool) -> Check:
    """dn-operation-sum, dn-almighty: at least the easiest inpatient is within the skill."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        card = NUMBER[args[0]]
        need = aims.easiest(state, who) if who.__class__ is int else None
        if need is None or (card >= ALMIGHTY) is not almighty or SKILL[card] >= need:
            return None
        return {"need": need, "have": SKILL[card]}

    return check


def within(almighty: bool) -> Check:
    """dn-operation-sum: difficulties together within the skill; dn-almighty: each by itself."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        op = state.op
        if state.phase != "choose" or op is None or (op.doctor >= ALMIGHTY) is not almighty:
            return None
        ward = state.wards[op.seat]
        if not 1 <= args[0] <= len(ward) or args[0] in op.places:
            return None
        difficulty = DIFFICULTY[ward[args[0] - 1].card]
        need = difficulty if almighty else aims.total(state, op) + difficulty
        return None if need <= SKILL[op.doctor] else {"need": need, "have": SKILL[op.doctor]}

    return check


def twice(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-twice: nobody is operated on twice in a turn."""
    if state.phase != "choose" or state.op is None or args[0] not in state.op.places:
        return None
    return {"place": args[0]}


def _from_left(need: int, have: int) -> Data | None:
    return None if have >= need else {"need": need, "have": have}


def choose_order(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-choose-order: patients of one operation are named from the left."""
    if state.phase != "choose" or state.op is None or not state.op.places or args[0] in state.op.places:
        return None
    return _from_left(state.op.places[-1] + 1, args[0])


def drug_order(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-choose-order: patients of one drug are named from the left."""
    return _from_left(state.drug_floor, args[0]) if state.phase == "drug" and state.drug == "cure" else None


def table_option(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-table-option: only patients in a bed are operated on."""
    if state.options["table_option"] != "on" or state.phase != "choose" or state.op is None:
        return None
    beds = state.beds[state.op.seat]
    inside = args[0] <= beds or args[0] > len(state.wards[state.op.seat])
    return None if inside else {"need": beds, "have": args[0]}


def place_in(phase: str) -> Check:
    """dn-gap: places run without a gap from 1 to the number of inpatients."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if state.phase != phase:
            return None
        need = len(state.wards[aims.chosen_among(state)])
        return None if 1 <= args[0] <= need else {"need": need, "have": args[0]}

    return check


def alike(phase: str) -> Check:
    """dn-choose-order: of patients side by side that are alike the leftmost is named."""

    def check(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
        if state.phase != phase or not 1 <= args[0] <= len(state.wards[aims.chosen_among(state)]):
            return None
        if args[0] < state.drug_floor:
            return None
        need = aims.named(state, args[0])
        return None if need == args[0] else {"need": need, "have": args[0]}

    return check


def sabotage(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-op-sabotage: others spoil an operation, never the operator."""
    if state.phase != "operation" or state.op is None or who != state.op.seat:
        return None
    return {"seat": Named("seat", (who,))}


def misdiagnosed(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-spoilers: one declared patient that is not spoilt yet."""
    op = state.op
    if state.phase != "operation" or op is None or (args[0] in op.places and args[0] not in op.spoilt):
        return None
    return {"place": args[0]}


def cancels(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-cancel: another's card, never one's own."""
    if state.phase != "answer" or who != agenda.last_player(state):
        return None
    return {"seat": Named("seat", (who,))}


def resolves(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-resolve: the card played last takes effect first, so an even number of cancelling cards lets it stand."""
    if state.phase != "resolve" or state.event is None:
        return None
    need = due.FORCED["resolve"](state).args
    if args == need:
        return None
    return {
        "piece": str(need[0]),
        "count": len(state.cancels),
        "need": Named("verdict", need[1:]),
        "have": Named("verdict", args[1:]),
    }


def _treatment(state: DynamiteNurse, args: Args, first: int) -> Data | None:
    """The two numbers from ``first`` on, against what they must be."""
    need, have = agenda.treatment(state)[first : first + 2], args[first : first + 2]
    return None if have == need else {"need": need, "have": have}


def treated(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-treated: who lies face up leaves, who lies face down is turned up."""
    return _treatment(state, args, 0) if state.phase == "treat" else None


def spoilt(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-spoilt: a patient whose operation fails worsens."""
    return _treatment(state, args, 2) if state.phase == "treat" and state.visit is None else None


def kirikaeshi_spoilt(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-kirikaeshi-spoilt: the outpatient of a spoilt きりかえし is admitted face down, an emergency dies."""
    return _treatment(state, args, 2) if state.phase == "treat" and state.visit is not None else None


def epidemic_scope(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-epidemic-scope: every other player, or with the option one of them."""
    need = 1 if state.options["epidemic_scope"] == "one" else 0
    return None if len(args) == need else {"need": need, "have": len(args)}


def target_choice(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-target-choice: somebody with inpatients."""
    if args[0] >= state.seats or args[0] == who or state.wards[args[0]]:
        return None
    return {"seat": Named("seat", args)}


def referral(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-referral: one of one's own inpatients."""
    return None if who.__class__ is not int or state.wards[who] else {}


def drug_cures(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-new-drug: nobody is discharged, and nothing declined, when an event was turned over."""
    return {"drug": Named("drug", (state.drug,))} if state.phase == "drug" and state.drug != "cure" else None


def drug_harms(state: DynamiteNurse, who: Who, args: Args) -> Data | None:
    """dn-new-drug: nobody worsens unless an event was turned over."""
    return {"drug": Named("drug", (state.drug,))} if state.phase == "drug" and state.drug != "harm" else None
