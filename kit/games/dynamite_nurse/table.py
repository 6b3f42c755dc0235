"""The whole table of Dynamite Nurse as one drawing with hot spots, from one seat's view; what a click on it means."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Drawing, Item, Style, rect
from kit.drawing.tokens import Look
from kit.engine import Action
from kit.games.dynamite_nurse.cards import CARDS, NUMBER, is_emergency
from kit.games.dynamite_nurse.state import DynamiteNurse
from kit.games.dynamite_nurse.table_hand import foot
from kit.games.dynamite_nurse.table_layout import layout
from kit.games.dynamite_nurse.table_people import own_plate, people, ward_title
from kit.games.dynamite_nurse.table_scene import Scene
from kit.games.dynamite_nurse.table_stage import stage
from kit.games.dynamite_nurse.table_supply import supply
from kit.games.dynamite_nurse.table_touch import offers, touch
from kit.games.dynamite_nurse.table_ward import large_ward
from kit.games.dynamite_nurse.table_window import drawer, window
from kit.games.touch import Group, Ui
from translations import Words

__all__ = ["draw", "drawer", "groups", "head", "instruction", "offers", "rule", "touch", "window"]

RULES: Final = {
    "deal": "dn-deal",
    "shuffle-back": "dn-deal-open",
    "start": "dn-start",
    "admission": "dn-start-option",
    "worsen": "dn-worsen-count",
    "draw": "dn-draw",
    "carry-out": "dn-open-card",
    "reshuffle": "dn-pile-gone",
    "next-play": "dn-next-play",
    "act": "dn-one-action",
    "target": "dn-target-choice",
    "visit": "dn-kirikaeshi",
    "receive": "dn-admit",
    "choose": "dn-operation-sum",
    "operation": "dn-op-sabotage",
    "treat": "dn-treated",
    "answer": "dn-cancel",
    "resolve": "dn-resolve",
    "drug-draw": "dn-new-drug",
    "drug": "dn-new-drug",
    "discard": "dn-hand-limit",
    "next": "dn-next",
    "finish": "dn-end",
    "winners": "dn-win",
    "over": "dn-over",
}
"""The rule shown beside the table in each phase."""


def draw(view: DynamiteNurse, words: Words, look: Look, names: tuple[str, ...], ui: Ui, width: float) -> Drawing:
    """The table ``width`` px wide (328 and more; wide arrangement from 580) as ``view``'s seat sees it."""
    scene = Scene(view, words, look, names, ui)
    where = layout(scene, width)
    items: tuple[Item, ...] = (
        rect(0, 0, where.width, where.height, Style(look.theme.table), 10),
        *people(scene, where),
        *supply(scene, where),
        *stage(scene, where),
        *own_plate(scene, where),
        *ward_title(scene, where),
        *large_ward(scene, where),
        *foot(scene, where),
    )
    return Drawing(where.width, where.height, items, head(view, words), "px")


def head(view: DynamiteNurse, words: Words) -> str:
    """What is going on: the play and the phase."""
    phase = words(f"dn-phase-{view.phase}")
    if view.phase == "over":
        return phase
    return words("screen-round-phase", round=words("dn-screen-play", n=view.play), phase=phase)


def instruction(view: DynamiteNurse, words: Words) -> str:
    """What to point at now, in one sentence; "" when nobody is to act."""
    id = f"dn-now-{_moment(view)}"
    return words(id) if words.has(id) else ""


def _moment(view: DynamiteNurse) -> str:
    """The phase, told apart where different things are to be done in it."""
    match view.phase:
        case "act" if view.used:
            return "act-again"
        case "visit" | "receive" if view.visit is not None and is_emergency(view.visit.card):
            return f"{view.phase}-emergency"
        case "drug":
            return f"drug-{view.drug}"
    return view.phase


def rule(view: DynamiteNurse) -> str:
    """The id of the rule of this phase."""
    visit, event = view.visit, view.event
    if view.phase in ("visit", "receive") and visit is not None and is_emergency(visit.card):
        return "dn-emergency-op" if view.phase == "visit" else "dn-emergency-kill"
    if view.phase == "target" and event is not None and CARDS[event.card] == "referral":
        return "dn-referral"
    return RULES[view.phase]


def groups(view: DynamiteNurse, words: Words) -> tuple[Group, ...]:
    """The legal actions under a heading each: visits by patient, everything else by kind."""
    found: dict[tuple[str, str], list[Action]] = {}
    for action in view.legal_actions():
        card = str(action.args[0]) if action.kind == "outpatient" else ""
        found.setdefault((action.kind, card), []).append(action)
    return tuple(Group(_heading(words, *key), "", tuple(actions)) for key, actions in found.items())


def _heading(words: Words, kind: str, card: str) -> str:
    if card:
        return words("dn-group-outpatient", piece=words(f"dn-piece-{card}"))
    if kind in NUMBER:
        return words(f"dn-piece-{kind}")
    id = f"dn-group-{kind}"
    return words(id) if words.has(id) else ""
