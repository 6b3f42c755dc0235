"""What a position of Dynamite Nurse is worth to a seat, for the greedy bot and for hints, with the rule that speaks
for it; and quick choices by rules of thumb, for simulations.

A kill mark is what is to be avoided: the worth counts marks, inpatients by how near death they are, and cards in hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from kit.engine.actions import Action
from kit.engine.bots import Reason
from kit.games.dynamite_nurse import agenda, aims
from kit.games.dynamite_nurse.cards import ALMIGHTY, CARDS, DIFFICULTY, DOCTOR, EVENT, NUMBER, SKILL, is_emergency
from kit.games.dynamite_nurse.pending import Operation
from kit.games.dynamite_nurse.state import DynamiteNurse

MARK = 10.0
"""What a kill mark costs."""
WORSE, WELL = 3.5, 1.0
"""What an inpatient lying face down, and one face up, costs."""
CROWDED = 2.0
"""What each patient beyond the beds costs, since somebody worsens for it at the next turn."""
RIVALS = 0.45
"""How much the others' troubles are worth against one's own."""
BED = 1.5
AUDIT = 2.5
CHASE, CLOSE = 0.5, 0.8
"""How much rather a player is aimed at for each kill mark less, by those behind; for each one more, by who leads."""
MARGIN = 1.5
"""What each kill mark between oneself and the best of the others is worth."""
TIE = 0.05
"""What an inpatient counts beside a kill mark when it is about who leads."""
HELD = {"cancel": 0.8, "pass-on": 1.2, "intern": 0.6, "misdiagnosis": 0.6}
"""What cards are worth in hand, to be kept for their time."""


def value(view: DynamiteNurse, seat: int, after: DynamiteNurse, action: Action) -> tuple[float, Reason]:
    """Worth of ``after`` to ``seat``, whom it would rather aim at, and the rule that speaks for ``action``."""
    return worth(after, seat) + _taste(view, seat, action), Reason(RULE_OF.get(action.kind, "dn-turn"), {})


def _taste(view: DynamiteNurse, seat: int, action: Action) -> float:
    """How gladly ``action`` is aimed where it is; among equals at the next clockwise, so that nobody is picked on."""
    if action.kind not in AIMED or not action.args:
        return 0.0
    to = int(action.args[-1])
    return _where(view, action.kind, seat, to) - 0.01 * ((to - seat) % view.seats)


def _where(state: DynamiteNurse, kind: str, seat: int, to: int) -> float:
    """How much rather ``to`` is chosen than an equal with a bed free and nobody face down."""
    weak = {"outpatient": _is_full, "pass-on": _is_full, "turn-worse": _has_worse, "referral": _is_full}
    return weak[kind](state, to) + eager(state, seat, to) if kind in weak else eager(state, seat, to)


def _is_full(state: DynamiteNurse, to: int) -> float:
    return float(len(state.wards[to]) >= state.beds[to])


def _has_worse(state: DynamiteNurse, to: int) -> float:
    return 2.0 * any(patient.worse for patient in state.wards[to])


RULE_OF = {
    "outpatient": "dn-outpatient",
    "operate": "dn-operation",
    "choose": "dn-operation-sum",
    "declare": "dn-operation",
    "accept": "dn-admit",
    "kirikaeshi": "dn-kirikaeshi",
    "pass-on": "dn-pass-on-target",
    "epidemic": "dn-epidemic-scope",
    "turn-worse": "dn-target-choice",
    "target": "dn-target-choice",
    "referral": "dn-referral",
    "new-drug": "dn-new-drug",
    "discharge": "dn-new-drug",
    "enough": "dn-new-drug",
    "worsen-own": "dn-new-drug",
    "audit": "dn-audit-turn",
    "intern": "dn-spoilers",
    "misdiagnosis": "dn-spoilers",
    "cancel": "dn-cancel",
    "discard": "dn-hand-limit",
    "end": "dn-one-action",
    "admit-dealt": "dn-start-option",
}
"""The rule that speaks for each kind of decision."""
AIMED = ("outpatient", "turn-worse", "audit", "referral", "pass-on", "epidemic")
"""What is aimed at a seat, named last."""


def worth(state: DynamiteNurse, seat: int) -> float:
    """The worth of a full position to ``seat``: its own troubles against the others', its place, and its hand."""
    troubles = [trouble(state, other) for other in range(state.seats)]
    others = (sum(troubles) - troubles[seat]) / (state.seats - 1)
    mine = MARGIN * lead(state, seat) - troubles[seat]
    return RIVALS * others + mine + _hand(state.hands[seat]) + _under_way(state, seat)


def standing(state: DynamiteNurse, seat: int) -> float:
    """How ``seat`` stands, the less the better: kill marks, and a little for inpatients, who break ties (dn-win)."""
    return len(state.kills[seat]) + TIE * len(state.wards[seat])


def lead(state: DynamiteNurse, seat: int) -> float:
    """How much better ``seat`` stands than the best of the others; negative for who is behind."""
    return min(standing(state, other) for other in range(state.seats) if other != seat) - standing(state, seat)


def eager(state: DynamiteNurse, seat: int, to: int) -> float:
    """How much ``seat`` would rather aim at ``to`` than at an equal.

    Who leads alone wants the game to end and aims at who is near ten kill marks; all others hold up who leads.
    """
    more = standing(state, to) - standing(state, seat)
    return CLOSE * more if lead(state, seat) > 0 else -CHASE * more


def trouble(state: DynamiteNurse, seat: int) -> float:
    """What kill marks, inpatients and an audit cost ``seat``."""
    ward = state.wards[seat]
    costs = sum(WORSE if patient.worse else WELL for patient in ward) + CROWDED * agenda.overflow(state, seat)
    return MARK * len(state.kills[seat]) + costs - BED * state.beds[seat] + AUDIT * state.audits[seat]


def _hand(hand: Sequence[int]) -> float:
    return sum(card_worth(card) for card in hand)


def card_worth(card: int) -> float:
    """What a card is worth in hand: doctors by their skill, patients by how hard they are to others."""
    if card < DOCTOR:
        return 0.3 + DIFFICULTY[card] / 12 + (0.8 if is_emergency(card) else 0.0)
    if card < EVENT:
        return 0.6 + SKILL[card] / 6
    return HELD.get(CARDS[card], 0.9)


def _under_way(state: DynamiteNurse, seat: int) -> float:
    """What a visit, an operation or an event that is not over yet will probably bring ``seat``."""
    found = 0.0
    if state.visit is not None and state.op is None:
        cost = MARK * 0.7 if is_emergency(state.visit.card) else WELL + 0.5
        found += cost * RIVALS if state.visit.to != seat else -cost
    if state.op is not None:
        found += _operation_worth(state) * (1.0 if state.op.seat == seat else -RIVALS)
    if state.event is not None:
        stands = len(state.cancels) % 2 == 0
        found += (1.5 if state.event.seat == seat else -0.8) if stands else 0.0
    return found


def _operation_worth(state: DynamiteNurse) -> float:
    """What the patients of an operation bring, with the best one still to be chosen while they are chosen."""
    op = state.op
    assert op is not None
    total = sum(_patient_worth(state, op, place) for place in op.places)
    if state.phase == "choose":
        total += max((_patient_worth(state, op, place) for place in aims.choosable(state, op)), default=0.0)
    return total


def _patient_worth(state: DynamiteNurse, op: Operation, place: int) -> float:
    spoilt = place in op.spoilt
    if place == 0:
        return -WORSE if spoilt else 3.0
    bonus = 1.0 + CROWDED * (agenda.overflow(state, op.seat) > 0)
    if state.wards[op.seat][place - 1].worse:
        return -MARK if spoilt else WORSE - WELL + bonus
    return WELL - WORSE if spoilt else WELL + bonus


def quick(state: DynamiteNurse, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """A sensible legal action by rules of thumb: the one that scores best, equals by lot."""
    scores = [_thumb(state, seat, action) + rng.random() / 4 for action in legal]
    return legal[scores.index(max(scores))]


def _thumb(state: DynamiteNurse, seat: int, action: Action) -> float:
    """A rough score of one action, without playing it."""
    kind = action.kind
    if kind in THUMB:
        return THUMB[kind]
    if kind in AIMED:
        return _aimed(state, seat, action)
    if kind in ("operate", "kirikaeshi"):
        return _doctor(state, seat, action)
    if kind == "discard":
        return -sum(card_worth(NUMBER[str(name)]) for name in action.args)
    if kind in ("choose", "discharge", "target", "worsen-own"):
        return _patient(state, action)
    if kind == "cancel":
        return _answer(state, seat)
    if kind == "new-drug":
        return 0.5 + len(state.wards[seat]) if len(state.wards[seat]) > 1 else -2.0
    return 0.0


THUMB = {"end": 0.0, "accept": 0.0, "pass": 0.0, "intern": 0.3, "misdiagnosis": 0.2, "declare": 0.5, "enough": 0.0}


def _aimed(state: DynamiteNurse, seat: int, action: Action) -> float:
    """At whom: where it does most, and whoever stands in the way of winning."""
    kind = action.kind
    if kind == "epidemic":
        return sum(trouble(state, other) - MARK * len(state.kills[other]) > 3 for other in range(state.seats)) - 0.5
    where = 1.0 + _where(state, kind, seat, int(action.args[-1]))
    if kind == "outpatient":
        card = NUMBER[str(action.args[0])]
        return where + DIFFICULTY[card] / 9 + 1.2 * is_emergency(card)
    if kind == "referral":
        ward = state.wards[seat]
        return where - 0.2 + agenda.overflow(state, seat) + any(patient.worse for patient in ward)
    return where


def _doctor(state: DynamiteNurse, seat: int, action: Action) -> float:
    """A doctor: as many points of trouble away as possible, with no more skill than needed."""
    card = NUMBER[str(action.args[0])]
    if action.kind == "kirikaeshi":
        return 2.0 - SKILL[card] / 10
    ward = state.wards[seat]
    left, gained = SKILL[card], 0.0
    for patient in sorted(ward, key=lambda one: (not one.worse, DIFFICULTY[one.card])):
        if DIFFICULTY[patient.card] <= left:
            gained += WORSE if patient.worse else WELL
            left -= 0 if card >= ALMIGHTY else DIFFICULTY[patient.card]
    return gained + 2 * agenda.overflow(state, seat) + (len(ward) >= state.beds[seat]) - left / 10


def _answer(state: DynamiteNurse, seat: int) -> float:
    """Cancelling what hurts oneself: an event at oneself, a card on one's operation, one's own card cancelled."""
    event = state.event
    assert event is not None
    stands = len(state.cancels) % 2 == 0
    if event.seat == seat:
        return -1.0 if stands else 1.0
    hit = event.to == seat or (state.op is not None and state.op.seat == seat)
    hit = hit or (CARDS[event.card] == "epidemic" and event.to < 0 and len(state.wards[seat]) > 0)
    return 1.0 if hit and stands else -1.0


def _patient(state: DynamiteNurse, action: Action) -> float:
    """Which patient: the one nearest to death for oneself and at the others."""
    place = int(action.args[0])
    if state.event is not None and CARDS[state.event.card] == "turn-worse":
        return 1.0 + state.wards[state.event.to][place - 1].worse
    patient = state.wards[state.turn][place - 1]
    if action.kind == "worsen-own":
        return -1.0 * patient.worse
    if action.kind == "choose":
        return 2.0 + patient.worse - DIFFICULTY[patient.card] / 10
    return 1.0 + patient.worse
