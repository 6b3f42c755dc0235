"""What can be done in a position of Dynamite Nurse: the legal actions, the chances, and whether a chore is due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kit.engine.actions import CHANCE, Action
from kit.engine.outcome import HiddenError
from kit.engine.state import weighted
from kit.games.dynamite_nurse import agenda, aims, due
from kit.games.dynamite_nurse.box import (
    AT_PLACE,
    CUT_HAND,
    DEAL,
    DRAW,
    KIRIKAESHI,
    OPERATE,
    OUTPATIENT,
    PLAIN,
    TO_SEAT,
    TURN_OVER,
)
from kit.games.dynamite_nurse.cards import CARDS, DIFFICULTY, DOCTOR, EVENT, NUMBER, SKILL, is_emergency
from kit.games.dynamite_nurse.views import HIDDEN, may_hold

if TYPE_CHECKING:
    from kit.games.dynamite_nurse.state import DynamiteNurse

Actions = tuple[Action, ...]
CHORES: Final = {
    "shuffle-back": "shuffle-back",
    "worsen": "worsen",
    "carry-out": "carry-out",
    "reshuffle": "reshuffle",
    "next-play": "next-play",
    "receive": "admit",
    "resolve": "resolve",
    "treat": "treat",
    "next": "next",
    "finish": "winners",
    "winners": "winners",
}
"""The chore of each phase that leaves no choice."""
PASS, END, ACCEPT, ENOUGH, DECLARE = (PLAIN[kind] for kind in ("pass", "end", "accept", "enough", "declare"))
CANCEL, INTERN, MISDIAGNOSIS = NUMBER["cancel"], NUMBER["intern"], NUMBER["misdiagnosis"]
PASS_ON: Final = NUMBER["pass-on"]
ALONE: Final = (PASS,)
CANCELLING: Final = (PASS, PLAIN["cancel"])


def chore(state: DynamiteNurse) -> str | None:
    """The chore id when the action due is a chore, else None."""
    return CHORES.get(state.phase)


def forced(state: DynamiteNurse) -> Action | None:
    """The one legal action when the action due is a chore, else None."""
    action = due.FORCED.get(state.phase)
    return None if action is None else action(state)


def actions(state: DynamiteNurse) -> Actions:
    """All legal actions, in a stable order."""
    if state.known is None:
        phase = state.phase
        state.known = (due.FORCED[phase](state),) if phase in CHORES else ACTIONS[phase](state)
    return state.known


def chances(state: DynamiteNurse) -> tuple[tuple[Action, int], ...]:
    """Every result that can come, with its weight; () when it is not up to chance."""
    if state.to_act is not CHANCE:
        return ()
    if state.phase == "start":
        return tuple([(action, 1) for action in _start(state)])
    made = _drawn(state)
    return tuple([(made[card], count) for card, count in Counter(state.pile).items()])


def _drawn(state: DynamiteNurse) -> Actions:
    """The chance of each card, by its number."""
    if state.phase == "draw":
        return DRAW
    if state.phase == "drug-draw":
        return TURN_OVER
    seat = agenda.deal_to(state)
    assert seat is not None
    return DEAL[seat]


def deal(state: DynamiteNurse, rng: Random) -> Action:
    """One of ``chances()`` by weight; draws on ``rng.random()`` only; HiddenError on a view."""
    if state.is_view:
        raise HiddenError("deal needs the full state, this is a view")
    if state.phase == "start" or state.to_act is not CHANCE:
        return weighted(chances(state), rng)
    return _drawn(state)[state.pile[int(rng.random() * len(state.pile))]]


def _start(state: DynamiteNurse) -> Actions:
    return TO_SEAT["start"][: state.seats]


def _any_card(state: DynamiteNurse) -> Actions:
    made = _drawn(state)
    return tuple([made[card] for card in dict.fromkeys(state.pile)])


def _admission(state: DynamiteNurse) -> Actions:
    seat: Any = state.to_act
    hand = state.hands[seat]
    if hand and hand[0] == HIDDEN:
        return (Action("admit-dealt"),)
    patients = [card for card in hand if card < DOCTOR]
    orders = dict.fromkeys(permutations(patients))
    return tuple(Action("admit-dealt", tuple(CARDS[card] for card in order)) for order in orders)


@lru_cache(maxsize=1 << 16)
def _visits(hand: tuple[int, ...], seat: int, seats: int) -> Actions:
    to = [other for other in range(seats) if other != seat]
    return tuple(OUTPATIENT[card][other] for card in dict.fromkeys(hand) if card < DOCTOR for other in to)


@lru_cache(maxsize=1 << 16)
def _operations(hand: tuple[int, ...], easiest: int) -> Actions:
    return tuple(OPERATE[card] for card in dict.fromkeys(hand) if DOCTOR <= card < EVENT and SKILL[card] >= easiest)


@lru_cache(maxsize=1 << 16)
def _own_events(hand: tuple[int, ...], seat: int, filled: tuple[bool, ...], one: bool) -> Actions:
    """Events of one's own turn: ``filled`` tells which seats have inpatients, ``one``: an epidemic hits one seat."""
    others = [other for other in range(len(filled)) if other != seat]
    found: list[Action] = []
    for card in dict.fromkeys(hand):
        name = CARDS[card]
        if name == "epidemic":
            found += [TO_SEAT[name][other] for other in others] if one else [PLAIN[name]]
        elif name == "turn-worse":
            found += [TO_SEAT[name][other] for other in others if filled[other]]
        elif name == "audit" or (name == "referral" and filled[seat]):
            found += [TO_SEAT[name][other] for other in others]
        elif name == "new-drug":
            found.append(PLAIN[name])
    return tuple(found)


def _act(state: DynamiteNurse) -> Actions:
    seat: Any = state.to_act
    hand, used = may_hold(state, seat), state.used
    found: Actions = (END,)
    if not used:
        found += _visits(hand, seat, state.seats)
        easiest = aims.easiest(state, seat)
        if easiest is not None:
            found += _operations(hand, easiest)
    if hand and hand[-1] >= EVENT and (used in ("", "events") or state.options["one_action"] == "events-free"):
        filled = tuple([bool(ward) for ward in state.wards])
        found += _own_events(hand, seat, filled, state.options["epidemic_scope"] == "one")
    return found


def _at(kind: str, state: DynamiteNurse, first: int) -> Actions:
    """``kind`` at every place from ``first`` on that is named by itself."""
    count = len(state.wards[aims.chosen_among(state)])
    return tuple([AT_PLACE[kind][place] for place in range(first, count + 1) if aims.named(state, place) == place])


def _target(state: DynamiteNurse) -> Actions:
    return _at("target", state, 1)


def _choose(state: DynamiteNurse) -> Actions:
    assert state.op is not None
    ways = tuple([AT_PLACE["choose"][place] for place in aims.choosable(state, state.op)])
    return (*ways, DECLARE) if state.op.places else ways


@lru_cache(maxsize=1 << 16)
def _doctors(hand: tuple[int, ...], difficulty: int) -> Actions:
    return tuple(
        KIRIKAESHI[card] for card in dict.fromkeys(hand) if DOCTOR <= card < EVENT and SKILL[card] >= difficulty
    )


def _visit(state: DynamiteNurse) -> Actions:
    assert state.visit is not None
    card, seat = state.visit
    hand, emergency = may_hold(state, seat), is_emergency(card)
    rescue = state.options["emergency_op"] != "no-rescue"
    doctors = _doctors(hand, DIFFICULTY[card]) if rescue or not emergency else ()
    must = emergency and doctors and state.hands[seat][0] != HIDDEN
    found = doctors if must else (ACCEPT, *doctors)
    if PASS_ON in hand and not agenda.muted(state, seat):
        found += tuple([TO_SEAT["pass-on"][other] for other in range(state.seats) if other != seat])
    return found


def _answer(state: DynamiteNurse) -> Actions:
    seat: Any = state.to_act
    return CANCELLING if CANCEL in may_hold(state, seat) else ALONE


def _operation(state: DynamiteNurse) -> Actions:
    seat: Any = state.to_act
    hand, op = may_hold(state, seat), state.op
    assert op is not None
    found: Actions = ALONE
    if INTERN in hand:
        found += (PLAIN["intern"],)
    if MISDIAGNOSIS in hand:
        found += tuple(AT_PLACE["misdiagnosis"][place] for place in op.places if place not in op.spoilt)
    return found


def _drug(state: DynamiteNurse) -> Actions:
    if state.drug == "harm":
        return _at("worsen-own", state, 1)
    return (ENOUGH, *_at("discharge", state, state.drug_floor))


@lru_cache(maxsize=4096)
def _cuts(hand: tuple[int, ...]) -> Actions:
    ways = sorted(set(combinations(hand, len(hand) - CUT_HAND)))
    return tuple(Action("discard", tuple(CARDS[card] for card in way)) for way in ways)


def _discard(state: DynamiteNurse) -> Actions:
    hand = state.hands[state.turn]
    if hand[0] == HIDDEN:
        held = may_hold(state, state.turn)
        return (Action("discard", tuple(CARDS[card] for card in held[: len(hand) - CUT_HAND])),)
    return _cuts(hand)


ACTIONS: Final[dict[str, Callable[[DynamiteNurse], Actions]]] = {
    "deal": _any_card,
    "start": _start,
    "admission": _admission,
    "draw": _any_card,
    "drug-draw": _any_card,
    "act": _act,
    "target": _target,
    "visit": _visit,
    "choose": _choose,
    "operation": _operation,
    "answer": _answer,
    "drug": _drug,
    "discard": _discard,
    "over": lambda state: (),
}
"""The legal actions of each phase that leaves a choice, or leaves it to chance."""
