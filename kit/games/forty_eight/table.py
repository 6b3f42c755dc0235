"""The whole table of 48 as one drawing with hot spots, from one seat's view; and what a click on it means."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Drawing, Item, Style, rect
from kit.drawing.tokens import Look
from kit.engine import CHANCE, Action
from kit.games.forty_eight.agenda import rounds
from kit.games.forty_eight.box import COMMAND_STEP
from kit.games.forty_eight.state import FortyEight
from kit.games.forty_eight.table_hand import hand, own_bid, won
from kit.games.forty_eight.table_layout import layout
from kit.games.forty_eight.table_people import own_plate, people
from kit.games.forty_eight.table_scene import Scene
from kit.games.forty_eight.table_sheet import sheet
from kit.games.forty_eight.table_stage import stage
from kit.games.forty_eight.table_touch import offers, touch
from kit.games.touch import Group, Ui
from translations import Words

__all__ = ["draw", "groups", "head", "instruction", "offers", "rule", "touch"]

RULES: Final = {
    "take-out": "fe-suit-count",
    "lay-ranks": "fe-rank-cards",
    "start": "fe-start",
    "take-sets": "fe-time-cards",
    "set-aside": "fe-set-aside",
    "draw": "fe-draw",
    "bids": "fe-two-cards",
    "reveal": "fe-reveal",
    "ranks": "fe-first",
    "command": "fe-command-price",
    "return": "fe-return",
    "place": "fe-place",
    "pass-boss": "fe-pass-boss",
    "vp": "fe-vp",
    "bonus": "fe-suit-bonus",
    "discard": "fe-discard-scope",
    "hours": "fe-hours",
    "reveal-initial": "fe-hidden",
    "initial": "fe-initial",
    "total": "fe-total",
    "drop-count": "fe-threshold",
    "drop": "fe-dropout",
    "winners": "fe-win",
    "over": "fe-over",
}
"""The rule shown beside the table in each phase."""


def draw(view: FortyEight, words: Words, look: Look, names: tuple[str, ...], ui: Ui, width: float) -> Drawing:
    """The table ``width`` px wide (328 and more; wide arrangement from 580) as ``view``'s seat sees it."""
    scene = Scene(view, words, look, names, ui)
    where = layout(scene, width)
    ground = rect(0, 0, where.width, where.height, Style(look.theme.table), 10)
    middle = sheet(scene, where) if scene.scoring else stage(scene, where)
    items: tuple[Item, ...] = (
        ground,
        *people(scene, where),
        *middle,
        *won(scene, where),
        *own_bid(scene, where),
        *own_plate(scene, where),
        *hand(scene, where),
    )
    return Drawing(where.width, where.height, items, head(view, words), "px")


def head(view: FortyEight, words: Words) -> str:
    """What is going on: the round and the phase."""
    phase = words(f"fe-phase-{view.phase}")
    if not view.round or view.phase not in _IN_ROUNDS:
        return phase
    return words("screen-round-phase", round=words("round-of", round=view.round, rounds=rounds(view)), phase=phase)


_IN_ROUNDS: Final = ("draw", "bids", "reveal", "ranks", "command", "return", "place", "pass-boss")


def instruction(view: FortyEight, words: Words) -> str:
    """What to point at now, in one sentence; "" when nobody is to act."""
    if view.phase == "take-out" and view.to_act == CHANCE:
        return words("fe-now-suit-out")
    id = f"fe-now-{view.phase}"
    return words(id) if words.has(id) else ""


def rule(view: FortyEight) -> str:
    """The id of the rule of this phase."""
    return RULES[view.phase]


def groups(view: FortyEight, words: Words) -> tuple[Group, ...]:
    """The legal actions under a heading each, with what they cost where they have a price."""
    found: dict[tuple[str, int], list[Action]] = {}
    for action in view.legal_actions():
        rank = int(action.args[0]) if action.kind == "command" else 0
        found.setdefault((action.kind, rank), []).append(action)
    return tuple(Group(*_heading(view, words, *key), tuple(actions)) for key, actions in found.items())


def _heading(view: FortyEight, words: Words, kind: str, rank: int) -> tuple[str, str]:
    if not rank or view.ranks is None:
        id = f"fe-group-{kind}"
        return (words(id) if words.has(id) else ""), ""
    bid = sum(view.bids[view.ranks[rank - 1]])
    title = words("fe-group-command", rank=words(f"fe-rank-card-{rank}"))
    return title, words("fe-screen-price", bid=bid, need=bid + COMMAND_STEP)
