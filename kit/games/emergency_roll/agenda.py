"""What comes next in Emergency Roll: who acts in each phase, and the action where the rules leave no choice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from kit.engine.actions import CHANCE, Action, Chance
from kit.games.emergency_roll import scoring
from kit.games.emergency_roll.box import AMBULANCES, BOXES, GAIN, MORGUE, REMOVED, ROOMS, SIDES, TRACK, WARDS, Bonus
from kit.games.emergency_roll.goals import REACHED
from kit.games.emergency_roll.sheet import WARD_OF

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

Step: TypeAlias = tuple[int | Chance | None, Action | None]
"""Who acts, and the action if it is a chore."""

SETUP: Final = ("sheets", "remove", "specialists", "side", "chief")
TURN: Final = ("gain", "admit", "screen", "critical", "nurse", "morgue", "cross")
"""The phases of one player's turn of admission."""
CLOSING: Final = ("claim", "turn-card", "pass-chief")
WRITING: Final = tuple(f"write-{box}" for box in BOXES)
ROUND: Final = ("card", "dice", "pick", *TURN, *CLOSING)
PHASES: Final = (*SETUP, *ROUND, *WRITING, "winners", "over")

_SIDE: Final = {seats: SIDES[1] if seats == 2 else SIDES[0] for seats in REMOVED}
_GAINS: Final = {
    "stethoscopes": Action("circle-stethoscopes", (GAIN["stethoscopes"],)),
    "blood": Action("circle-bags", (GAIN["blood"],)),
}
_MARKS: Final = (Action("circle-morgue", (0,)), Action("circle-morgue", (1,)))
_CRITICAL: Final = tuple(Action("critical", (room.name,)) for room in ROOMS)
_NURSE: Final = tuple(tuple(Action("nurse", (ward.clipboard, number)) for number in (*TRACK, 0)) for ward in WARDS)
_FINISH: Final = Action("finish")


def rounds(seats: int) -> int:
    """How many rounds the game has: one for each ambulance card left in it (er-rounds)."""
    return len(AMBULANCES) - REMOVED[seats]


def side(seats: int) -> int:
    """The side cardiologists begin with (er-cardio-side)."""
    return _SIDE[seats]


def bonus(state: EmergencyRoll, seat: int) -> Bonus:
    """The bonus of the patient ``seat`` chose."""
    assert state.card is not None
    return AMBULANCES[state.card][str(state.picks[seat])]


def followed(state: EmergencyRoll, seat: int) -> bool:
    """Whether ``seat`` took the chief's own die, for a blood bag (er-follow)."""
    return seat != state.chief and state.picks[seat] == state.picks[state.chief]


def stethoscopes(state: EmergencyRoll, seat: int) -> int:
    """The stethoscopes ``seat`` can still use, those spent this turn but not yet crossed out taken off."""
    sheet = state.sheets[seat]
    return sheet.stethoscopes - sheet.crossed - (state.spent[0] if seat == state.to_act else 0)


def bags(state: EmergencyRoll, seat: int) -> int:
    """The blood bags ``seat`` can still use, those spent this turn but not yet crossed out taken off."""
    sheet = state.sheets[seat]
    return sheet.bags - sheet.bags_crossed - (state.spent[1] if seat == state.to_act else 0)


def marks_due(state: EmergencyRoll, seat: int) -> int:
    """How many spaces of the morgue the patient just refused takes (er-morgue, er-morgue-full, er-extra)."""
    if state.sheets[seat].morgue >= MORGUE:
        return 0
    return 0 if state.refused > 1 and state.options["extra"] == "one-mark" else 1


def nurse_due(state: EmergencyRoll, seat: int) -> int:
    """The number on the nurse track due after a patient with that bonus, 0 when it is lost."""
    nurses = state.sheets[seat].nurses
    return 0 if nurses >> WARD_OF[state.last] & 1 else TRACK[nurses.bit_count()]


def reachers(state: EmergencyRoll, card: str) -> tuple[int, ...]:
    """The seats that reach a cardiologist's goal now and have not scored it before (er-cardio)."""
    reached = REACHED[card]
    return tuple([seat for seat, sheet in enumerate(state.sheets) if reached(sheet) and card not in sheet.claims])


def turned(showing: int) -> int:
    """The side a cardiologist shows after it was scored, 0 when it leaves (er-cardio-turn)."""
    return SIDES[1] if showing == SIDES[0] else 0


@cache
def _plain(kind: str, *args: int | str) -> Action:
    return Action(kind, args)


@lru_cache(maxsize=4096)
def _claim(card: str, points: int, seats: tuple[int, ...]) -> Action:
    return Action("claim", (card, points, *seats))


def _acting(state: EmergencyRoll) -> int:
    return (state.chief + state.turn) % state.seats


def _choosing(state: EmergencyRoll) -> Step:
    seat = state.chief
    while state.picks[seat] is not None:
        seat = (seat + 1) % state.seats
    return seat, None


def _gain(state: EmergencyRoll) -> Step:
    seat = _acting(state)
    return seat, _GAINS[bonus(state, seat).kind]


def _free(state: EmergencyRoll) -> Step:
    return _acting(state), None


def _critical(state: EmergencyRoll) -> Step:
    return _acting(state), _CRITICAL[state.last]


def _nurse(state: EmergencyRoll) -> Step:
    seat = _acting(state)
    nurses, ward = state.sheets[seat].nurses, WARD_OF[state.last]
    return seat, _NURSE[ward][-1 if nurses >> ward & 1 else nurses.bit_count()]


def _morgue(state: EmergencyRoll) -> Step:
    seat = _acting(state)
    return seat, _MARKS[marks_due(state, seat)]


def _cross(state: EmergencyRoll) -> Step:
    return _acting(state), _plain("cross", *state.spent)


def _claiming(state: EmergencyRoll) -> Step:
    card = state.specialists[state.checking]
    return state.chief, _claim(card, state.sides[card], reachers(state, card))


def _turning(state: EmergencyRoll) -> Step:
    card = state.specialists[state.checking]
    return state.chief, _plain("turn-card", card, turned(state.sides[card]))


def _passing(state: EmergencyRoll) -> Step:
    if state.round >= rounds(state.seats):
        return state.chief, _FINISH
    return state.chief, _plain("pass-chief", (state.chief + 1) % state.seats)


def writer(state: EmergencyRoll) -> int:
    """Whose score is written down: the first from the first chief on who is not done."""
    seat = state.start
    while "total" in state.sheets[seat].boxes:
        seat = (seat + 1) % state.seats
    return seat


def right(state: EmergencyRoll, seat: int, box: str) -> int:
    """The number that belongs in a score box; the total adds up what is written in the others."""
    sheet = state.sheets[seat]
    if box == "total":
        return sum(sheet.boxes[part] for part in scoring.PARTS)
    return scoring.points(sheet, box, state.specialists, state.options)


def _writing(box: str) -> Callable[[EmergencyRoll], Step]:
    def step(state: EmergencyRoll) -> Step:
        seat = writer(state)
        return seat, Action("write", (box, right(state, seat, box)))

    return step


def totals(state: EmergencyRoll) -> list[int]:
    """Every seat's total as written down."""
    return [sheet.boxes["total"] for sheet in state.sheets]


STEPS: Final[dict[str, Callable[[EmergencyRoll], Step]]] = {
    "sheets": lambda state: (0, _plain("sheets", state.seats)),
    "remove": lambda state: (0, _plain("remove", REMOVED[state.seats])),
    "specialists": lambda state: (CHANCE, None),
    "side": lambda state: (0, _plain("side", side(state.seats))),
    "chief": lambda state: (CHANCE, None),
    "card": lambda state: (CHANCE, None),
    "dice": lambda state: (CHANCE, None),
    "pick": _choosing,
    "gain": _gain,
    "admit": _free,
    "screen": _free,
    "critical": _critical,
    "nurse": _nurse,
    "morgue": _morgue,
    "cross": _cross,
    "claim": _claiming,
    "turn-card": _turning,
    "pass-chief": _passing,
    **{phase: _writing(box) for phase, box in zip(WRITING, BOXES, strict=True)},
    "winners": lambda state: (state.start, Action("winners", scoring.winners(totals(state)))),
    "over": lambda state: (None, None),
}
"""The step due in each phase."""


def enter(state: EmergencyRoll, phase: str) -> None:
    """Stand at the step of ``phase``."""
    state.phase = phase
    state.to_act, state.forced_action = STEPS[phase](state)


def begin_turn(state: EmergencyRoll, turn: int) -> None:
    """Begin the admission of the seat that is ``turn`` places clockwise from the chief."""
    state.turn = turn
    seat = (state.chief + turn) % state.seats
    kind = bonus(state, seat).kind
    state.picked, state.extra, state.screening = True, kind == "extra", kind == "screen"
    state.refused, state.last = 0, -1
    state.spent = (0, 1 if followed(state, seat) else 0)
    enter(state, "gain" if kind in GAIN else "admit")


def go_on(state: EmergencyRoll, seat: int) -> None:
    """What follows in a turn when a patient or a screen has been dealt with."""
    if state.picked or state.extra:
        enter(state, "admit")
        return
    if state.screening and state.sheets[seat].open_to_screens():
        enter(state, "screen")
        return
    state.screening = False
    if state.spent == (0, 0):
        end_turn(state)
    else:
        enter(state, "cross")


def end_turn(state: EmergencyRoll) -> None:
    """The next seat's turn of admission; after the last the cardiologists are checked."""
    state.spent, state.refused = (0, 0), 0
    if state.turn + 1 < state.seats:
        begin_turn(state, state.turn + 1)
        return
    state.turn = 0
    check(state, 0)


def check(state: EmergencyRoll, index: int) -> None:
    """Check the cardiologists from ``index`` on that still lie there; then the chief passes on."""
    cards = state.specialists[:2]
    while index < len(cards) and not state.sides[cards[index]]:
        index += 1
    if index < len(cards):
        state.checking = index
        enter(state, "claim")
        return
    state.checking = 0
    enter(state, "pass-chief")
