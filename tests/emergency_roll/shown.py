"""What each playthrough of Emergency Roll shows, and how it is seen in its actions and its last position."""

from collections.abc import Callable
from typing import NamedTuple

from kit.games.emergency_roll.box import AMBULANCES
from tests.emergency_roll.stored import GAME


class Wanted(NamedTuple):
    """A playthrough: its title, its game, how each seat plays, and whether (actions, last position) show the title."""

    title: str
    seats: int
    specialists: tuple[str, str, str, str]
    styles: tuple[str, ...]
    shows: Callable[[list, object], bool]
    options: dict = {}  # noqa: RUF012 - never changed


def both_ways(actions, state):
    """Every specialist scores for somebody and for somebody not."""
    boxes = [sheet.boxes for sheet in state.sheets]
    ends = all({boxed[box] > 0 for boxed in boxes} == {True, False} for box in ("radiologist", "epidemiologist"))
    claims = [sheet.claims for sheet in state.sheets]
    return ends and all({card in own for own in claims} == {True, False} for card in state.specialists[:2])


def full_morgue(actions, state):
    """Somebody's morgue is full, and one more patient goes there for nothing."""
    return any(sheet.morgue == 4 for sheet in state.sheets) and GAME.action("circle-morgue", 0) in actions


def shared(actions, state):
    """Two players score a cardiologist's 8 in one round, and somebody its 5 later."""
    claims = [action.args for action in actions if action.kind == "claim"]
    eight = {card for card, points, *seats in claims if points == 8 and len(seats) > 1}
    five = {card for card, points, *seats in claims if points == 5 and seats}
    return bool(eight & five)


def draw(actions, state):
    """The win is shared."""
    return state.outcome().ending == "draw"


def told(actions, state):
    """The game played again: (state before, action) of every step."""
    again = GAME.new(seats=state.seats, **state.options)
    for action in actions:
        yield again.copy(), action
        again.apply(action)


def interplays(actions, state):
    """Which ways of using bonuses a game shows."""
    found = set()
    gained, turn = set(), None
    for before, action in told(actions, state):
        key = (before.round, before.turn, before.to_act)
        if key != turn:
            turn, gained = key, set()
        found |= _of(before, action, gained)
        gained.add(action.kind)
    return found


def _of(before, action, gained):
    """What one action shows; ``gained`` are the kinds of actions of this turn so far."""
    kind = action.kind
    found = set()
    if kind == "cross":
        steps, bags = action.args
        found |= {"stethoscopes-at-once"} if steps and "circle-stethoscopes" in gained else set()
        found |= {"stethoscopes-later"} if steps and "circle-stethoscopes" not in gained else set()
        found |= {"several-stethoscopes"} if steps > 1 else set()
        found |= {"bag-at-once"} if bags and "circle-bags" in gained else set()
        found |= {"two-bags"} if bags > 1 else set()
    if kind == "pick" and len(action.args) > 1:
        found.add("chiefs-die")
    if kind == "screen":
        found.add("screen-after" if before.phase == "screen" else "screen-before")
    if kind in ("extra", "admit") and before.picked and before.extra:
        found.add("extra-first" if kind == "extra" else "chosen-first")
    if kind == "nurse":
        found.add("nurse" if action.args[1] else "nurse-lost")
    if kind == "critical":
        found.add("critical")
    if kind == "morgue":
        lost = bonus_of(before)
        found |= {f"lost-{lost}"} if lost in ("critical", "nurse") else set()
    return found


def bonus_of(before):
    """The bonus of the patient whose turn it is."""
    return AMBULANCES[before.card][before.picks[before.to_act]].kind


EVERY = {
    "stethoscopes-at-once",
    "stethoscopes-later",
    "several-stethoscopes",
    "bag-at-once",
    "two-bags",
    "chiefs-die",
    "screen-before",
    "screen-after",
    "extra-first",
    "chosen-first",
    "nurse",
    "nurse-lost",
    "critical",
    "lost-critical",
    "lost-nurse",
}
"""Every way of using a bonus that the text allows."""


def every_bonus(actions, state):
    """All six bonuses in every way."""
    return interplays(actions, state) >= EVERY


MIXED = ("advised", "random")
SHOWN = {
    "2-players": Wanted(
        "2 players: stethoscopes, laboratory, critical patients, chain",
        2,
        ("cardio-stethoscopes", "cardio-lab", "radio-critical", "epi-chain"),
        MIXED,
        both_ways,
    ),
    "3-players": Wanted(
        "3 players: nurses, bags, sums round a laboratory, lines",
        3,
        ("cardio-nurses", "cardio-bags", "radio-sum", "epi-line"),
        ("advised", "advised", "random"),
        both_ways,
    ),
    "4-players": Wanted(
        "4 players: every ward, full wards, high values, the largest group; one refuses all",
        4,
        ("cardio-wards", "cardio-full", "radio-high", "epi-group"),
        ("advised", "advised", "random", "refusing"),
        both_ways,
    ),
    "5-players": Wanted(
        "5 players: nurses, full wards, opposite pairs, frequencies; one refuses all",
        5,
        ("cardio-nurses", "cardio-full", "radio-opposite", "epi-frequency"),
        ("advised", "random", "advised", "random", "refusing"),
        both_ways,
    ),
    "6-players": Wanted(
        "6 players: stethoscopes, every ward, equal values, triangles",
        6,
        ("cardio-stethoscopes", "cardio-wards", "radio-equal", "epi-triangle"),
        MIXED,
        both_ways,
    ),
    "2-players-full-morgue": Wanted(
        "2 players: a morgue is full, the next patient costs nothing more",
        2,
        ("cardio-bags", "cardio-wards", "radio-high", "epi-group"),
        ("advised", "refusing"),
        full_morgue,
    ),
    "3-players-every-bonus": Wanted(
        "3 players: all six bonuses in every way",
        3,
        ("cardio-lab", "cardio-full", "radio-high", "epi-triangle"),
        ("random", "random", "random"),
        every_bonus,
        {"choice_order": "clockwise"},
    ),
    "4-players-shared-cardiologist": Wanted(
        "4 players: two score a cardiologist in one round, somebody later the other side",
        4,
        ("cardio-stethoscopes", "cardio-bags", "radio-opposite", "epi-line"),
        ("advised",),
        shared,
    ),
    "2-players-draw": Wanted(
        "2 players: a draw",
        2,
        ("cardio-nurses", "cardio-wards", "radio-sum", "epi-frequency"),
        ("random", "random"),
        draw,
        {"extra": "one-mark", "critical_score": "number", "shared_cells": "overlap"},
    ),
}
"""Every playthrough by its file's name."""
