"""What each action of Emergency Roll does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kit.engine.actions import Action
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import BOXES, CARDIOLOGISTS, COLOURS, DRAWN, MORGUE, ROOM, SPECIALISTS, WARD
from kit.games.emergency_roll.sheet import WARD_OF

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

Args = tuple[Any, ...]
Perform = Callable[["EmergencyRoll", Any, Args], None]
"""(state, who acts, arguments): changes the state."""

ORDER = tuple(SPECIALISTS)


def perform(state: EmergencyRoll, action: Action) -> None:
    """Carry out a legal action and go on to the step after it."""
    kind, args = action
    state.known = None
    PERFORM[kind](state, state.to_act, args)


def _then(phase: str) -> Perform:
    def go(state: EmergencyRoll, seat: Any, args: Args) -> None:
        agenda.enter(state, phase)

    return go


def _specialist(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.specialists = tuple(sorted((*state.specialists, args[0]), key=ORDER.index))
    agenda.enter(state, "side" if len(state.specialists) == len(DRAWN) else "specialists")


def _side(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sides = dict.fromkeys(state.specialists[:CARDIOLOGISTS], int(args[0]))
    agenda.enter(state, "chief")


def _chief(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.start = state.chief = args[0]
    state.round = 1
    agenda.enter(state, "card")


def _card(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.card = args[0]
    state.deck.remove(args[0])
    agenda.enter(state, "dice")


def _die(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.dice[args[0]] = args[1]
    if len(state.dice) == len(COLOURS):
        agenda.enter(state, "pick")


def _pick(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.picks[seat] = args[0]
    if None in state.picks:
        agenda.enter(state, "pick")
    else:
        agenda.begin_turn(state, 0)


def _circle_stethoscopes(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sheets[seat].stethoscopes += args[0]
    agenda.enter(state, "admit")


def _circle_bags(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sheets[seat].bags += args[0]
    agenda.enter(state, "admit")


def _write(state: EmergencyRoll, seat: Any, args: Args, values: tuple[int, ...]) -> None:
    """Write a patient with one of ``values`` in a room, and note what that takes."""
    room, value = ROOM[args[0]], args[1]
    state.sheets[seat].write(room, value)
    steps = min([abs(value - one) for one in values])
    if steps or len(args) > 2:
        state.spent = (state.spent[0] + steps, state.spent[1] + len(args) - 2)


def _admit(state: EmergencyRoll, seat: Any, args: Args) -> None:
    colour = state.picks[seat] or ""
    _write(state, seat, args, (state.dice[colour],))
    state.picked = False
    kind = agenda.bonus(state, seat).kind
    if kind in ("critical", "nurse"):
        state.last = ROOM[args[0]]
        agenda.enter(state, kind)
    else:
        agenda.go_on(state, seat)


def _extra(state: EmergencyRoll, seat: Any, args: Args) -> None:
    found = agenda.bonus(state, seat)
    _write(state, seat, args, found.values)
    state.extra = False
    agenda.go_on(state, seat)


def _morgue(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.picked = False
    state.refused += 1
    agenda.enter(state, "morgue")


def _morgue_extra(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.extra = False
    state.refused += 1
    agenda.enter(state, "morgue")


def _screen(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sheets[seat].screen(WARD[args[0]])
    state.screening = False
    agenda.go_on(state, seat)


def _no_screen(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.screening = False
    agenda.go_on(state, seat)


def _critical(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sheets[seat].critical |= 1 << state.last
    state.last = -1
    agenda.go_on(state, seat)


def _nurse(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sheets[seat].nurses |= 1 << WARD_OF[state.last]
    state.last = -1
    agenda.go_on(state, seat)


def _circle_morgue(state: EmergencyRoll, seat: Any, args: Args) -> None:
    sheet = state.sheets[seat]
    sheet.morgue = min(MORGUE, sheet.morgue + args[0])
    agenda.go_on(state, seat)


def _cross(state: EmergencyRoll, seat: Any, args: Args) -> None:
    sheet = state.sheets[seat]
    sheet.crossed += args[0]
    sheet.bags_crossed += args[1]
    agenda.end_turn(state)


def _claim(state: EmergencyRoll, seat: Any, args: Args) -> None:
    card, points, *seats = args
    for one in seats:
        state.sheets[one].claims[card] = points
    if seats:
        agenda.enter(state, "turn-card")
    else:
        agenda.check(state, state.checking + 1)


def _turn_card(state: EmergencyRoll, seat: Any, args: Args) -> None:
    state.sides[args[0]] = args[1]
    agenda.check(state, state.checking + 1)


def _clear(state: EmergencyRoll) -> None:
    state.card, state.dice, state.picks = None, {}, [None] * state.seats


def _pass_chief(state: EmergencyRoll, seat: Any, args: Args) -> None:
    _clear(state)
    state.chief = args[0]
    state.round += 1
    agenda.enter(state, "card")


def _finish(state: EmergencyRoll, seat: Any, args: Args) -> None:
    _clear(state)
    agenda.enter(state, f"write-{BOXES[0]}")


def _write_box(state: EmergencyRoll, seat: Any, args: Args) -> None:
    box, number = args
    state.sheets[seat].boxes[box] = number
    following = BOXES.index(box) + 1
    if following < len(BOXES):
        agenda.enter(state, f"write-{BOXES[following]}")
    elif all("total" in sheet.boxes for sheet in state.sheets):
        agenda.enter(state, "winners")
    else:
        agenda.enter(state, f"write-{BOXES[0]}")


PERFORM: dict[str, Perform] = {
    "sheets": _then("remove"),
    "remove": _then("specialists"),
    "specialist": _specialist,
    "side": _side,
    "chief": _chief,
    "card": _card,
    "die": _die,
    "pick": _pick,
    "circle-stethoscopes": _circle_stethoscopes,
    "circle-bags": _circle_bags,
    "admit": _admit,
    "extra": _extra,
    "morgue": _morgue,
    "morgue-extra": _morgue_extra,
    "screen": _screen,
    "no-screen": _no_screen,
    "critical": _critical,
    "nurse": _nurse,
    "circle-morgue": _circle_morgue,
    "cross": _cross,
    "claim": _claim,
    "turn-card": _turn_card,
    "pass-chief": _pass_chief,
    "finish": _finish,
    "write": _write_box,
    "winners": _then("over"),
}
