"""The whole table of Dice Hospital as one drawing with hot spots, from one seat's view; what a click on it means."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Drawing, Item, SpotState, Style, rect
from kit.drawing.tokens import Look
from kit.engine import Action
from kit.games.board import Box, number_pad
from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import DEPARTMENT_IDS, MEEPLES, ROUNDS
from kit.games.dice_hospital.state import DiceHospital
from kit.games.dice_hospital.table_hospital import hospital
from kit.games.dice_hospital.table_intake import ambulances, note, offer
from kit.games.dice_hospital.table_layout import FIELD, Layout, layout
from kit.games.dice_hospital.table_lots import drawn_from
from kit.games.dice_hospital.table_people import people
from kit.games.dice_hospital.table_scene import Scene
from kit.games.dice_hospital.table_touch import field, numbers, offers, touch, writing
from kit.games.touch import Group, Ui
from translations import Words

__all__ = ["draw", "groups", "head", "instruction", "offers", "rule", "touch"]

RULES: Final = {
    "start": "dh-first-player",
    "bag": "dh-bag",
    "ambulances": "dh-ambulances",
    "set-aside": "dh-set-aside",
    "decks": "dh-expansion-deck",
    "offer": "dh-offer-size",
    "extra": "dh-offer-extra",
    "start-dice": "dh-start-dice",
    "start-patients": "dh-start-dice",
    "deal": "dh-administrators",
    "administrator": "dh-administrator-choice",
    "reveal": "dh-administrator-choice",
    "event": "dh-events",
    "dice": "dh-draw",
    "load": "dh-ambulance-fill",
    "choose": "dh-choose",
    "unused": "dh-unused",
    "token": "dh-lowest",
    "admit": "dh-admit",
    "overflow": "dh-overflow",
    "extra-die": "dh-pandemic",
    "admit-extra": "dh-admit",
    "overflow-extra": "dh-overflow",
    "improve": "dh-improve",
    "return": "dh-return-improvement",
    "activate": "dh-activate",
    "treat": "dh-treat",
    "effect": "dh-specialist-effect",
    "roll": "dh-drug",
    "bonus": "dh-specialist-effect",
    "worsen": "dh-neglect",
    "discharge": "dh-discharge",
    "empty": "dh-empty-bonus",
    "administrator-points": "dh-administrator-points",
    "event-points": "dh-events",
    "shift": "dh-shift",
    "next-round": "dh-rounds",
    "help": "dh-final-round",
    "left-behind": "dh-final-left",
    "final": "dh-fatalities",
    "winners": "dh-win",
    "over": "dh-over",
}
"""The rule shown beside the table in each phase."""


def draw(view: DiceHospital, words: Words, look: Look, names: tuple[str, ...], ui: Ui, width: float) -> Drawing:
    """The table ``width`` px wide (328 and more; wide arrangement from 620) as ``view``'s seat sees it."""
    scene = Scene(view, words, look, names, ui)
    where = layout(scene, width)
    ground = rect(0, 0, where.width, where.height, Style(look.theme.table), 10)
    items: tuple[Item, ...] = (
        ground,
        *people(scene, where),
        *_written(scene, where),
        *drawn_from(scene, where),
        *ambulances(scene, where),
        *offer(scene, where),
        *note(scene, where.note),
        *hospital(scene, where),
    )
    return Drawing(where.width, where.height, items, head(view, words), "px")


def _written(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The number pad, over it a field for each number where there are several."""
    box = where.pad
    if not box.height:
        return ()
    view, ui, words = scene.view, scene.ui, scene.words
    fields, values = writing(view)[1:], numbers(view, ui)
    items: list[Item] = []
    low = box.y
    if len(fields) > 1:
        for k, (what, text) in enumerate(zip(fields, values, strict=True)):
            at = Box(box.x, low, box.width, FIELD - 8)
            label = words("dh-screen-field", what=words(f"dh-field-{what}"), n=text or "–")
            state: SpotState = "chosen" if k == field(ui) else "plain"
            items.append(scene.pen.button(at, label, f"field:{k}", scene.spoken(label, state), state))
            low += FIELD
    pad = Box(box.x, low, box.width, box.bottom - low)
    labels = {"minus": words("key-minus"), "back": words("key-back")}
    return *items, *number_pad(scene.pen, pad, ui.number, labels)


def head(view: DiceHospital, words: Words) -> str:
    """What is going on: the round and the phase."""
    phase = words(f"dh-phase-{view.phase}")
    if not view.round or view.phase in ("help", "left-behind", "final", "winners", "over"):
        return phase
    return words("screen-round-phase", round=words("round-of", round=view.round, rounds=ROUNDS), phase=phase)


def instruction(view: DiceHospital, words: Words) -> str:
    """What to point at now, in one sentence; "" when nobody is to act."""
    if view.to_act is None:
        return ""
    phase = view.phase
    if phase == "offer":
        return words("dh-now-offer", kind=asking.drawing(view))
    if phase == "load":
        return words("dh-now-load", n=len(view.ambulances) + 1)
    if phase in ("treat", "effect") and isinstance(view.to_act, int):
        meeple, room = view.placed[view.to_act][-1]
        if phase == "treat":
            return words("dh-now-treat", department=words(f"dh-department-{DEPARTMENT_IDS[room]}"))
        return words("dh-now-effect", specialist=words(f"dh-specialist-{MEEPLES[meeple + 1]}"))
    if phase == "activate":
        bags = view.bags[view.to_act] if isinstance(view.to_act, int) else 0
        return words("dh-now-activate-bags" if bags else "dh-now-activate")
    return words(f"dh-now-{phase.removesuffix('-extra')}")


def rule(view: DiceHospital) -> str:
    """The id of the rule of this phase."""
    return RULES[view.phase]


def groups(view: DiceHospital, words: Words) -> tuple[Group, ...]:
    """The legal actions under a heading each; activations under their meeple, blood bags under their use."""
    found: dict[str, list[Action]] = {}
    for action in view.legal_actions():
        found.setdefault(_group(action), []).append(action)
    return tuple(Group(_heading(view, words, kind), "", tuple(actions)) for kind, actions in found.items())


def _group(action: Action) -> str:
    return f"activate:{action.args[0]}" if action.kind == "activate" else action.kind


def _heading(view: DiceHospital, words: Words, kind: str) -> str:
    kind, _, meeple = kind.partition(":")
    if meeple:
        return words("dh-group-activate", meeple=words(f"dh-meeple-{meeple}"))
    id = f"dh-group-{kind}"
    return words(id) if words.has(id) else ""
