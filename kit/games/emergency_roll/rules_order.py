"""The rules of Emergency Roll about whose turn it is and what comes when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from kit.engine.actions import CHANCE
from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.agenda import TURN

if TYPE_CHECKING:
    from kit.games.emergency_roll.state import EmergencyRoll

Who: TypeAlias = Any
"""Who tries: a seat, CHANCE, or None when the game is over."""
Args: TypeAlias = tuple[Any, ...]

ADMITTING: Final = ("admit", "screen")
"""The phases in which a seat decides about its patients."""
PHASES_OF: Final[dict[str, tuple[str, ...]]] = {
    "sheets": ("sheets",),
    "remove": ("remove",),
    "specialist": ("specialists",),
    "side": ("side",),
    "chief": ("chief",),
    "card": ("card",),
    "die": ("dice",),
    "pick": ("pick",),
    "circle-stethoscopes": ("gain",),
    "circle-bags": ("gain",),
    "admit": ADMITTING,
    "extra": ADMITTING,
    "morgue": ADMITTING,
    "morgue-extra": ADMITTING,
    "screen": ADMITTING,
    "no-screen": ("screen",),
    "critical": ("critical",),
    "nurse": ("nurse",),
    "circle-morgue": ("morgue",),
    "cross": ("cross",),
    "claim": ("claim",),
    "turn-card": ("turn-card",),
    "pass-chief": ("pass-chief",),
    "finish": ("pass-chief",),
    "winners": ("winners",),
}
"""The phases each kind of action belongs to, the usual one first (``write`` goes by its box)."""
_CHANCE_KINDS: Final = ("specialist", "chief", "card", "die")


def _misplaced(state: EmergencyRoll, need: str) -> Data:
    return {"now": Named("phase", (state.phase,)), "need": Named("phase", (need,))}


def out_of_phase(kind: str) -> Check:
    """er-phases for a kind of action."""
    phases = PHASES_OF[kind]
    chance = kind in _CHANCE_KINDS

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if state.phase == "over" or (state.phase in phases and (state.to_act == CHANCE) is chance):
            return None
        return _misplaced(state, phases[0])

    return check


def marking_phase(kind: str) -> Check:
    """er-phases for "!" and for nurses; where er-morgue-bonus or er-extra-icon answers, it is no question."""
    usual = out_of_phase(kind)

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if bonus_lost(state) == kind or (kind == "critical" and extra_turn(state)):
            return None
        return usual(state, who, args)

    return check


def bonus_lost(state: EmergencyRoll) -> str:
    """The bonus the acting seat has just lost by sending its patient to the morgue, "" when it has not."""
    if state.phase != "morgue" or not isinstance(state.to_act, int):
        return ""
    kind = agenda.bonus(state, state.to_act).kind
    return kind if kind in ("critical", "nurse") else ""


def extra_turn(state: EmergencyRoll) -> bool:
    """Whether the acting seat's ambulance brings an extra patient."""
    acting = state.phase in TURN and isinstance(state.to_act, int)
    return acting and agenda.bonus(state, int(state.to_act or 0)).kind == "extra"


def writing_phase(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-phases for the score boxes, which are filled from left to right."""
    need = f"write-{args[0]}"
    return None if state.phase in (need, "over") else _misplaced(state, need)


def checked_card(kind: str) -> Check:
    """er-phases for cardiologists, who are checked one after the other."""
    usual = out_of_phase(kind)

    def check(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
        if state.phase != PHASES_OF[kind][0]:
            return usual(state, who, args)
        due = state.specialists[state.checking]
        if args[0] == due:
            return None
        return {"now": Named("specialist", (due,)), "need": Named("specialist", (args[0],))}

    return check


def over(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-over: after the winner is named nothing is played."""
    return {} if state.phase == "over" else None


def turn(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-turn: whoever is to act, acts."""
    due = state.to_act
    if who == due or due is None or due == CHANCE:
        return None
    return {"who": Named("seat", (due,)), "seat": Named("seat", (who,))}


def pick_turn(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-turn for a choice in another phase; while choosing, the rules of choosing answer."""
    return None if state.phase == "pick" else turn(state, who, args)


def rounds_left(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-rounds: the chief passes on while ambulance cards are left."""
    if state.phase != "pass-chief" or state.round < agenda.rounds(state.seats):
        return None
    return {"done": state.round, "need": agenda.rounds(state.seats)}


def rounds_done(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-rounds: the game ends when the pile is gone, not before."""
    if state.phase != "pass-chief" or state.round >= agenda.rounds(state.seats):
        return None
    return {"done": state.round, "need": agenda.rounds(state.seats)}


def pass_chief(state: EmergencyRoll, who: Who, args: Args) -> Data | None:
    """er-pass-chief: clockwise."""
    if state.phase != "pass-chief" or state.round >= agenda.rounds(state.seats):
        return None
    need = (state.chief + 1) % state.seats
    return None if args[0] == need else {"need": Named("seat", (need,)), "have": Named("seat", (args[0],))}
