"""What the figures of Dynamite Nurse show, found by the rules themselves: each is a position and what comes of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from kit.engine.actions import Action
from kit.games.dynamite_nurse import GAME, agenda
from kit.games.dynamite_nurse.cards import DIFFICULTY, NUMBER
from kit.games.dynamite_nurse.pending import Inpatient, Visit
from kit.games.dynamite_nurse.state import DynamiteNurse

PASS: Final = Action("pass")
SCRIPT: Final = (
    (0, Action("outpatient", ("patient-4", 1))),
    (1, Action("pass-on", (2,))),
    (2, Action("kirikaeshi", ("doctor-5",))),
    (0, Action("intern")),
    (2, Action("cancel")),
)
"""The chain of answers: who does what; everybody asked in between passes."""
HANDS: Final = (("patient-4", "intern"), ("pass-on",), ("doctor-5", "cancel"))
CROWDED: Final = ((2, False), (5, True), (3, False), (4, False), (1, False))
"""Five inpatients from the left: difficulty, and whether face down."""
CAPACITY: Final = ((8,), (5, 3), (4, 4), (2, 2, 2, 2), (5, 4))
"""Patients a doctor of skill 8 is tried on together: those of the text (000:159-161), and two too many."""
ANYBODY: Final = (4, 2, 5, 4, 3)
"""Patients an almighty doctor is tried on."""
READINGS: Final = tuple(next(option for option in GAME.options if option.id == "emergency_op").values)


class Worsened(NamedTuple):
    """A ward before and after worsening (difficulty, face down), beds, how many worsened, and who died."""

    before: tuple[tuple[int, bool], ...]
    after: tuple[tuple[int, bool], ...]
    beds: int
    worse: int
    dead: tuple[int, ...]


class Chained(NamedTuple):
    """How the chain of answers ends: the verdict on the spoiler, patients discharged, and whose turn is next."""

    verdict: str
    left: int
    next: int


class Reading(NamedTuple):
    """A reading of the rule on emergencies: its option value, whether it can be countered, whether the turn passes."""

    value: str
    countered: bool
    passes: bool


def _position(seats: int, **options: str) -> DynamiteNurse:
    """A bare position in the turn of seat 0; cards are put where a figure wants them."""
    state = GAME.new(seats=seats, **options)
    assert isinstance(state, DynamiteNurse)
    state.turn = 0
    agenda.go(state, "act", 0)
    return state


def _cards(*names: str) -> tuple[int, ...]:
    return tuple(sorted(NUMBER[name] for name in names))


def _ward(difficulties: tuple[int, ...]) -> tuple[Inpatient, ...]:
    return tuple(Inpatient(NUMBER[f"patient-{n}"], False) for n in difficulties)


def _plain(ward: tuple[Inpatient, ...]) -> tuple[tuple[int, bool], ...]:
    return tuple((DIFFICULTY[patient.card], patient.worse) for patient in ward)


def worsened() -> Worsened:
    """What becomes of five patients in three beds at the start of a turn (dn-worsen-count, dn-death, dn-gap)."""
    state = _position(2)
    state.wards[0] = tuple(Inpatient(NUMBER[f"patient-{n}"], worse) for n, worse in CROWDED)
    agenda.go(state, "worsen", 0)
    forced = state.forced()
    assert forced is not None
    state.apply(forced)
    dead = tuple(DIFFICULTY[card] for card in state.kills[0])
    return Worsened(CROWDED, _plain(state.wards[0]), state.beds[0], int(forced.args[0]), dead)


def together(skill: int) -> tuple[tuple[tuple[int, ...], bool], ...]:
    """Each group of ``CAPACITY``, and whether one doctor of that skill may operate on it (dn-operation-sum)."""
    return tuple((group, len(_chosen(f"doctor-{skill}", group)) == len(group)) for group in CAPACITY)


def one_by_one(skill: int) -> tuple[tuple[int, bool], ...]:
    """Each of ``ANYBODY``, and whether an almighty doctor may operate on them with the others (dn-almighty)."""
    chosen = _chosen(f"almighty-{skill}", ANYBODY)
    return tuple((n, place in chosen) for place, n in enumerate(ANYBODY, 1))


def _chosen(doctor: str, group: tuple[int, ...]) -> tuple[int, ...]:
    """The places that can be chosen from the left, one after the other."""
    state = _position(2)
    state.hands[0], state.wards[0] = _cards(doctor), _ward(group)
    state.apply(Action("operate", (doctor,)))
    for place in range(1, len(group) + 1):
        choice = Action("choose", (place,))
        if choice in state.legal_actions():
            state.apply(choice)
    assert state.op is not None
    return state.op.places


def chained() -> Chained:
    """The chain of ``SCRIPT`` played to its end (dn-op-sabotage, dn-cancel, dn-kirikaeshi)."""
    state = _position(3)
    state.hands = [_cards(*hand) for hand in HANDS]
    todo, verdict, left = list(SCRIPT), "", 0
    while state.phase not in ("next", "discard"):
        action = _next(state, todo)
        if action.kind == "resolve":
            verdict = str(action.args[1])
        if action.kind == "treat":
            left = int(action.args[0])
        state.apply(action)
    return Chained(verdict, left, agenda.next_turn(state))


def _next(state: DynamiteNurse, todo: list[tuple[int, Action]]) -> Action:
    """A chore that is due, the script's next action where it is its player's turn to answer, else passing."""
    forced = state.forced()
    if forced is not None:
        return forced
    if todo and todo[0][0] == state.to_act and todo[0][1] in state.legal_actions():
        return todo.pop(0)[1]
    return PASS


def readings() -> tuple[Reading, ...]:
    """What each reading of the contradiction allows somebody to whom an emergency is sent (dn-emergency-op)."""
    return tuple(_reading(value) for value in READINGS)


def _reading(value: str) -> Reading:
    state = _position(2, emergency_op=value)
    state.hands[1], state.visit = _cards("doctor-5"), Visit(NUMBER["emergency-3"], 1)
    agenda.go(state, "visit", 1)
    counter = Action("kirikaeshi", ("doctor-5",))
    if counter not in state.legal_actions():
        return Reading(value, False, False)
    state.apply(counter)
    while state.phase not in ("next", "discard", "act"):
        state.apply(state.forced() or PASS)
    return Reading(value, True, state.turn_to == 1)
