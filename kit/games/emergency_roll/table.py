"""The whole table of Emergency Roll as one drawing with hot spots, from one seat's view; what a click on it means."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Drawing, Item, Style, rect
from kit.drawing.tokens import Look
from kit.engine import Action
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import DRAWN, WARD
from kit.games.emergency_roll.sheet import FULL
from kit.games.emergency_roll.state import EmergencyRoll
from kit.games.emergency_roll.table_ambulance import ambulance
from kit.games.emergency_roll.table_layout import layout
from kit.games.emergency_roll.table_lots import drawn_from
from kit.games.emergency_roll.table_patients import controls
from kit.games.emergency_roll.table_people import people
from kit.games.emergency_roll.table_scene import Scene
from kit.games.emergency_roll.table_sheet import sheet
from kit.games.emergency_roll.table_specialists import specialists
from kit.games.emergency_roll.table_touch import offers, touch
from kit.games.touch import Group, Ui
from translations import Words

__all__ = ["draw", "groups", "head", "instruction", "offers", "rule", "touch"]

RULES: Final = {
    "sheets": "er-sheets",
    "remove": "er-removed",
    "specialists": "er-specialist-number",
    "side": "er-cardio-side",
    "chief": "er-first-chief",
    "card": "er-card",
    "dice": "er-roll",
    "pick": "er-follow",
    "gain": "er-bonus",
    "admit": "er-rising",
    "screen": "er-screen",
    "critical": "er-critical",
    "nurse": "er-nurse-track",
    "morgue": "er-morgue",
    "cross": "er-stethoscope-cross",
    "claim": "er-cardio",
    "turn-card": "er-cardio-turn",
    "pass-chief": "er-pass-chief",
    "write-clipboards": "er-clipboards",
    "write-critical": "er-critical-score",
    "write-nurses": "er-nurses",
    "write-cardiologists": "er-cardiologists",
    "write-radiologist": "er-radiologist",
    "write-epidemiologist": "er-epidemiologist",
    "write-morgue": "er-morgue-score",
    "write-total": "er-total",
    "winners": "er-win",
    "over": "er-over",
}
"""The rule shown beside the table in each phase."""


def draw(view: EmergencyRoll, words: Words, look: Look, names: tuple[str, ...], ui: Ui, width: float) -> Drawing:
    """The table ``width`` px wide (328 and more; wide arrangement from 620) as ``view``'s seat sees it."""
    scene = Scene(view, words, look, names, ui)
    where = layout(scene, width)
    ground = rect(0, 0, where.width, where.height, Style(look.theme.table), 10)
    items: tuple[Item, ...] = (
        ground,
        *people(scene, where),
        *ambulance(scene, where),
        *specialists(scene, where),
        *controls(scene, where),
        *sheet(scene, where),
        *drawn_from(scene, where),
    )
    return Drawing(where.width, where.height, items, head(view, words), "px")


def head(view: EmergencyRoll, words: Words) -> str:
    """What is going on: the round and the phase."""
    phase = words(f"er-phase-{view.phase}")
    if not view.round or view.phase not in agenda.ROUND:
        return phase
    round_ = words("round-of", round=view.round, rounds=agenda.rounds(view.seats))
    return words("screen-round-phase", round=round_, phase=phase)


def instruction(view: EmergencyRoll, words: Words) -> str:
    """What to point at now, in one sentence; "" when nobody is to act."""
    if view.phase in agenda.WRITING:
        box = view.phase.removeprefix("write-")
        return words("er-now-write", box=words(f"er-box-{box}"))
    if view.phase == "pick":
        return words("er-now-pick-first" if view.to_act == view.chief else "er-now-pick")
    if view.phase == "specialists":
        return words("er-now-specialists", kind=words(f"er-kind-{DRAWN[len(view.specialists)]}"))
    if view.phase in ("claim", "turn-card"):
        card = words(f"er-specialist-{view.specialists[view.checking]}")
        return words(f"er-now-{view.phase}", specialist=card)
    id = f"er-now-{view.phase}"
    return words(id) if words.has(id) else ""


def rule(view: EmergencyRoll) -> str:
    """The id of the rule of this phase."""
    return RULES[view.phase]


def groups(view: EmergencyRoll, words: Words) -> tuple[Group, ...]:
    """The legal actions under a heading each; screens that would do nothing under one of their own."""
    found: dict[str, list[Action]] = {}
    for action in view.legal_actions():
        found.setdefault(_group(view, action), []).append(action)
    return tuple(Group(*_heading(words, kind), tuple(actions)) for kind, actions in found.items())


def _group(view: EmergencyRoll, action: Action) -> str:
    if action.kind != "screen" or not isinstance(view.to_act, int):
        return action.kind
    full = view.sheets[view.to_act].next[WARD[int(action.args[0])]] == FULL
    return "screen-full" if full else "screen"


def _heading(words: Words, kind: str) -> tuple[str, str]:
    id = f"er-group-{kind}"
    note = words("er-screen-no-use") if kind == "screen-full" else ""
    return (words(id) if words.has(id) else ""), note
