"""The rules of Dice Hospital: for each kind of action, every rule it can break.

A check answers None when its rule is kept or has no question to ask here, else the data of the refusal. The checks
stand in the modules ``rules_order``, ``rules_round``, ``rules_action``, ``rules_expansion`` and
``rules_timing``.
"""

from __future__ import annotations

from kit.engine.state import Check
from kit.games.dice_hospital import rules_action as action
from kit.games.dice_hospital import rules_expansion as expansion
from kit.games.dice_hospital import rules_order as order
from kit.games.dice_hospital import rules_round as round
from kit.games.dice_hospital.rules_timing import timing

WORDS: tuple[tuple[str, Check], ...] = (
    ("dh-specialist-count", action.specialist_count),
    ("dh-specialist-words", action.specialist_words),
)
"""The rules about the words of a specialist that heals."""
TURNS: tuple[tuple[str, Check], ...] = (
    ("dh-turn", order.turn),
    ("dh-improve-order", order.improve_order),
    ("dh-phase3-order", order.phase3_order),
)
"""The rules about who acts; each asks in its phases."""


def _rules(kind: str, *own: tuple[str, Check]) -> tuple[tuple[str, Check], ...]:
    """The rules every kind has, and its own."""
    common = (("dh-over", order.over), ("dh-phases", order.out_of_phase(kind)), *timing(kind), *TURNS)
    return (*common, *own)


def _laid_out(kind: str) -> tuple[tuple[str, Check], ...]:
    """The rules of opening a tile or a card."""
    return (
        ("dh-offer-size", order.offer_size(kind)),
        ("dh-expansion", order.expansion),
        ("dh-copies", order.pile),
    )


def _treating(kind: str) -> tuple[tuple[str, Check], ...]:
    """The rules of an action that names the patients of a department or of a specialist."""
    return (
        ("dh-patient", action.treated),
        ("dh-department-effect", action.department_effect(kind)),
        ("dh-specialist-target", action.specialist_target(kind)),
        *((("dh-intensive-care", action.intensive_care),) if kind == "treat" else ()),
        *(WORDS if kind == "effect" else ()),
    )


_OWN: dict[str, tuple[tuple[str, Check], ...]] = {
    "start": (("dh-first-player", order.first_player),),
    "fill-bag": (("dh-bag", order.bag),),
    "ambulances": (("dh-ambulances", order.ambulances),),
    "set-aside": (("dh-set-aside", order.set_aside),),
    "decks": (("dh-expansion-deck", order.decks),),
    "new-department": _laid_out("department"),
    "new-specialist": _laid_out("specialist"),
    "extra": (),
    "start-die": (("dh-draw", order.in_bag),),
    "start-patients": (
        ("dh-start-dice", order.start_dice),
        ("dh-crisis", order.crisis),
        ("dh-crisis-values", order.crisis_values),
    ),
    "deal": (("dh-administrators", order.dealt),),
    "administrator": (("dh-administrator-choice", order.administrator_choice),),
    "reveal": (),
    "die": (("dh-draw", order.in_bag), ("dh-reroll", order.rolled)),
    "load": (("dh-ambulance-order", round.next_ambulance), ("dh-ambulance-fill", round.filling)),
    "ambulance": (("dh-choose", round.choose), ("dh-first-ambulance", round.first_ambulance)),
    "unused": (("dh-unused", round.unused),),
    "token": (("dh-lowest", round.token),),
    "remove": (("dh-patient", round.in_hospital),),
    "admit": (("dh-admit", round.admit),),
    "extra-die": (("dh-draw", order.in_bag), ("dh-reroll", order.rolled)),
    "take-department": (("dh-improve", round.on_offer),),
    "take-specialist": (("dh-improve", round.on_offer),),
    "take-nothing": (("dh-improve-optional", round.must_improve),),
    "return-department": (("dh-return-improvement", round.own_improvement),),
    "return-specialist": (("dh-return-improvement", round.own_improvement),),
    "keep": (),
    "activate": (
        ("dh-meeple", action.meeple),
        ("dh-nurses", action.nurses),
        ("dh-meeple-once", action.meeple_once),
        ("dh-department", action.department),
        ("dh-event-closed", action.closed),
        ("dh-department-once", action.department_once),
        ("dh-full-effect", action.full_effect),
    ),
    "treat": _treating("treat"),
    "effect": _treating("effect"),
    "trial": (*_treating("trial"), ("dh-trial", expansion.trial)),
    "swap": (*_treating("swap"), ("dh-swap", expansion.swap)),
    "drug": (*_treating("drug"), ("dh-drug", expansion.drug)),
    "lower": (*_treating("lower"), ("dh-trial", expansion.lowered)),
    "roll": (("dh-reroll", order.rolled),),
    "bonus": (("dh-registrar", round.registrar),),
    "no-effect": (),
    "heal": (("dh-blood-bag", action.blood_bag), ("dh-patient", round.in_hospital)),
    "dye": (
        ("dh-blood-bag", action.blood_bag),
        ("dh-patient", round.in_hospital),
        ("dh-colour-bag", action.colour_bag),
        ("dh-colour-counts", action.colour_counts),
    ),
    "end": (),
    "worsen": (
        ("dh-neglect", round.neglect),
        ("dh-neglect-death", round.deaths("off")),
        ("dh-superbug", round.deaths("on")),
    ),
    "discharge": (("dh-discharge", round.discharged), ("dh-discharge-table", round.points)),
    "empty-bonus": (("dh-empty-bonus", round.empty_bonus),),
    "administrator-points": (("dh-administrator-points", round.administrator_points),),
    "shift": (("dh-shift", round.shift),),
    "next-round": (("dh-rounds", order.next_round),),
    "final": (("dh-fatalities", round.fatalities), ("dh-bags-left", round.bags_left)),
    "event": (("dh-event-cards", order.event),),
    "event-points": (("dh-events", round.event_points),),
    "send": (("dh-final-place", round.final_place), ("dh-final-round", round.final_patient)),
    "left-behind": (("dh-final-left", round.left_behind),),
    "winners": (("dh-win", round.win), ("dh-tiebreak", round.tiebreak), ("dh-tiebreak-values", round.tiebreak_values)),
}
CHECKS: dict[str, tuple[tuple[str, Check], ...]] = {kind: _rules(kind, *own) for kind, own in _OWN.items()}
