"""What each playthrough of Dynamite Nurse shows, and how it is seen in its steps and its last position."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from kit.games.dynamite_nurse.cards import EVENTS, NUMBER, is_emergency
from tests.dynamite_nurse.stored import GAME


class Step(NamedTuple):
    """The position before an action, and the action."""

    before: object
    action: object


class Wanted(NamedTuple):
    """A playthrough: its title, seats, how each seat plays, what its (steps, last position) must show, its options."""

    title: str
    seats: int
    styles: tuple[str, ...]
    shows: tuple[Callable[[list, object], bool], ...]
    options: dict = {}  # noqa: RUF012 - never changed


def told(seats, options, actions):
    """The game played: its steps and its last position."""
    state, steps = GAME.new(seats=seats, **options), []
    for action in actions:
        steps.append(Step(state.copy(), action))
        state.apply(action)
    return steps, state


FIRST_DOCTOR, FIRST_ALMIGHTY, FIRST_EVENT = (NUMBER[name] for name in ("doctor-1", "almighty-1", "epidemic"))


def _skill(card):
    """The skill of a doctor, 0 of any other card."""
    return card % 10 + 1 if FIRST_DOCTOR <= card < FIRST_EVENT else 0


def _kinds(steps, kind):
    return [step for step in steps if step.action.kind == kind]


def every_event(steps, state):
    """Each event is played and stands, or is drawn open and changes something; the cancelling card is played."""
    found = {step.action.args[0] for step in _kinds(steps, "resolve") if step.action.args[1] == "stands"}
    found |= {step.action.args[0] for step in _kinds(steps, "carry-out") if step.action.args[1]}
    found |= {"cancel"} if _kinds(steps, "cancel") else set()
    return found == set(EVENTS)


def passed_on(count):
    """So many たらいまわし one after the other send one outpatient round."""

    def shows(steps, state):
        chain = longest = 0
        for _, action in steps:
            if action.kind == "outpatient":
                chain = 0
            chain += action.args == ("pass-on", "stands")
            longest = max(longest, chain)
        return longest >= count

    return shows


def passed_back_and_met(steps, state):
    """The sender is sent the patient back, answers with きりかえし, and begins a new turn."""
    return any(
        step.action.kind == "next" and step.before.turn_to == step.before.turn == step.action.args[0] for step in steps
    )


def spoilt_operation(steps, state):
    """An operation on inpatients of which one is spoilt and another treated; somebody dies of a spoilt one."""
    treats = [step.action.args for step in _kinds(steps, "treat") if step.before.visit is None]
    mixed = any((left or turned) and (worse or dead) for left, turned, worse, dead in treats)
    return mixed and any(dead for *_, dead in treats)


def spoilt_answer(steps, state):
    """A きりかえし is spoilt: the outpatient is admitted face down."""
    return any(step.before.visit is not None and step.action.args == (0, 0, 1, 0) for step in _kinds(steps, "treat"))


def spoiler_cancelled(steps, state):
    """A card on an operation is cancelled."""
    resolved = {step.action.args for step in _kinds(steps, "resolve")}
    return bool(resolved & {("intern", "cancelled"), ("misdiagnosis", "cancelled")})


def cancel_cancelled(steps, state):
    """A cancelling card is cancelled itself, and the event stands."""
    return any(len(step.before.cancels) > 1 and step.action.args[1] == "stands" for step in _kinds(steps, "resolve"))


def almighty(steps, state):
    """An almighty doctor treats patients whose difficulties together are above the skill."""
    for op, ward in [(before.op, before.wards[before.op.seat]) for before, _ in _kinds(steps, "declare")]:
        together = sum(ward[place - 1].card % 10 for place in op.places)
        if op.doctor >= FIRST_ALMIGHTY and together > _skill(op.doctor):
            return True
    return False


def _in_mid_draw(steps, kind):
    """Whether the pile runs out (``kind`` of step) when a card of this turn is drawn and another one due."""
    drawn = False
    for _, action in steps:
        if action.kind == kind and drawn:
            return True
        if action.kind in ("next", "start", "next-play"):
            drawn = False
        drawn = drawn or action.kind == "draw"
    return False


def pile_out_in_mid_draw(steps, state):
    """Both times the pile runs out between two draws of one turn: in the first pass and in the second."""
    return _in_mid_draw(steps, "reshuffle") and _in_mid_draw(steps, "next-play")


def plays(count):
    """At least so many plays."""
    return lambda steps, state: state.play >= count


def marks_kept(steps, state):
    """Kill marks of one play count in the next, in which somebody reaches ten."""
    pairs = [(one.before.kills, two.before.kills) for one, two in pairwise(steps) if one.action.kind == "next-play"]
    kept = all(sum(map(len, old)) and old == new for old, new in pairs)
    return kept and bool(pairs) and max(map(len, pairs[-1][1])) < 10 <= max(map(len, state.kills))


def in_mid_turn(steps, state):
    """The tenth kill mark comes of the action of the turn, and not of worsening at its beginning."""
    last = [before for before, action in steps if action.kind == "finish"][-1]
    before_end = [action.kind for action in (step.action for step in steps)]
    return last.used != "" and before_end[before_end.index("finish") - 1] in ("resolve", "kill-mark", "treat")


def several_at_once(steps, state):
    """An epidemic kills patients of two players or more at once."""
    for one, two in pairwise([*(step.before for step in steps), state]):
        more = [len(new) > len(old) for old, new in zip(one.kills, two.kills, strict=True)]
        if sum(more) > 1 and one.event is not None:
            return True
    return False


def ends(ending, sharers=None):
    """The game ends so, with so many to share the win."""

    def shows(steps, state):
        outcome = state.outcome()
        return outcome.ending == ending and sharers in (None, len(outcome.winners))

    return shows


def emergencies(steps, state):
    """An emergency is saved by きりかえし, one is passed on, one dies at the door."""
    urgent = [step for step in steps if step.before.visit is not None and is_emergency(step.before.visit.card)]
    saved = any(action.kind == "treat" and action.args[0] for _, action in urgent)
    return saved and all(any(action.kind == kind for _, action in urgent) for kind in ("pass-on", "kill-mark"))


def lost_at_the_door(steps, state):
    """An emergency dies although the player addressed has a doctor able to treat it (no-rescue)."""
    lost = [(before.visit.card % 10, before.hands[before.visit.to]) for before, _ in _kinds(steps, "kill-mark")]
    return any(any(_skill(card) >= difficulty for card in hand if _skill(card)) for difficulty, hand in lost)


def audited_answers(steps, state):
    """An audited player answers with a doctor, takes the turn, and is made to skip a later one."""
    owing = [before.audits[before.to_act] for before, _ in _kinds(steps, "kirikaeshi")]
    skipped = [one for one, two in pairwise(steps) if one.action.kind == "next" and two.action.kind == "next"]
    return any(owing) and bool(skipped)


def admitted_at_the_start(steps, state):
    """Emergencies and more than three patients are admitted at the start, and somebody worsens at the first turn."""
    dealt = _kinds(steps, "admit-dealt")
    urgent = any(str(name).startswith("emergency") for step in dealt for name in step.action.args)
    full = [step.before.to_act for step in dealt if len(step.action.args) > 3]
    first = {step.before.turn for step in _kinds(steps, "worsen")}
    return urgent and bool(set(full) & first)


def operating_table(steps, state):
    """Somebody operates while a patient the doctor could treat lies beyond the beds, out of reach."""
    for before, action in _kinds(steps, "operate"):
        beyond = before.wards[before.turn][before.beds[before.turn] :]
        if any(patient.card % 10 <= _skill(NUMBER[action.args[0]]) for patient in beyond):
            return True
    return False


def jumped(steps, state):
    """A player whose turn was jumped over draws two cards when next in turn."""
    return any(step.before.jumped and step.action.args[0] in step.before.jumped for step in _kinds(steps, "next"))


def nobody_left(steps, state):
    """All patients are dead before anybody has ten kill marks."""
    return sum(len(marks) for marks in state.kills) == 50 and max(len(marks) for marks in state.kills) < 10


SHOWN = {
    "2-players": Wanted(
        "2 players: every event of the deck",
        2,
        ("sensible", "spoiling"),
        (every_event, ends("win")),
    ),
    "2-players-passed-back": Wanted(
        "2 players: a patient comes back to its sender, who takes the turn anew; no emergency is saved",
        2,
        ("pushing", "sensible"),
        (passed_back_and_met, lost_at_the_door),
        {"emergency_op": "no-rescue"},
    ),
    "3-players-passed-on-thrice": Wanted(
        "3 players: a chain of three たらいまわし; emergencies saved, passed on and lost",
        3,
        ("pushing",),
        (passed_on(3), emergencies),
    ),
    "3-players-start-option": Wanted(
        "3 players: the patients dealt are in hospital already, and only those in bed are operated on",
        3,
        ("sensible",),
        (admitted_at_the_start, operating_table),
        {"start_option": "on", "table_option": "on"},
    ),
    "3-players-draw": Wanted(
        "3 players: equal kill marks and equal inpatients, two share the win",
        3,
        ("sensible",),
        (ends("draw", 2),),
        {"deal_open": "discard", "beds": "fixed"},
    ),
    "4-players-operations": Wanted(
        "4 players: operations and a きりかえし spoilt, spoilers cancelled, a cancelling card cancelled",
        4,
        ("spoiling", "sensible"),
        (spoilt_operation, spoilt_answer, spoiler_cancelled, cancel_cancelled, almighty),
    ),
    "4-players-win-by-inpatients": Wanted(
        "4 players: equal kill marks, fewer inpatients win; an audited player answers with a doctor",
        4,
        ("sensible",),
        (ends("win-by-inpatients"), audited_answers),
    ),
    "4-players-end-in-mid-turn": Wanted(
        "4 players: an event of the turn brings the tenth kill mark, patients of several die at once",
        4,
        ("sensible",),
        (in_mid_turn, several_at_once),
        {"kirikaeshi_spoilt": "turn-passes", "audit_turn": "own-turn"},
    ),
    "5-players-pile-out": Wanted(
        "5 players: the pile runs out between two draws in both passes, and a second play is dealt",
        5,
        ("sensible",),
        (pile_out_in_mid_draw, plays(2), marks_kept),
    ),
    "5-players-draw": Wanted(
        "5 players: three share the win; turns jumped over are made good, new drugs turn patients up",
        5,
        ("sensible",),
        (ends("draw", 3), jumped),
        {
            "kirikaeshi_turn": "jumped",
            "new_drug": "turn-up",
            "emergency_op": "no-turn",
            "kirikaeshi_spoilt": "safe",
            "audit_turn": "spent",
        },
    ),
    "6-players": Wanted(
        "6 players: a win with an epidemic at one player, free events, the game going on over the plays",
        6,
        ("sensible", "random"),
        (ends("win"), plays(2), marks_kept),
        {"epidemic_scope": "one", "one_action": "events-free", "next_play": "carry-on", "pile_gone": "last-card"},
    ),
    "6-players-nobody-left": Wanted(
        "6 players: all patients are dead before anybody has ten kill marks",
        6,
        ("levelling",),
        (nobody_left,),
    ),
}  # fmt: skip
"""Every playthrough by its file's name."""
