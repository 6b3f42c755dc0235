"""What each playthrough of Dice Hospital shows, and how it is seen in its actions and its last position."""

from collections.abc import Callable
from typing import NamedTuple


class Wanted(NamedTuple):
    """A playthrough: its title, its game, how each seat plays, and whether (actions, last position) show the title."""

    title: str
    seats: int
    styles: tuple[str, ...]
    shows: Callable[[list, object], bool]
    options: dict = {}  # noqa: RUF012 - never changed


def ends(how):
    """The game ends that way."""
    return lambda actions, state: state.outcome().ending == how


def has(*kinds):
    """There is an action of every one of these kinds."""
    return lambda actions, state: set(kinds) <= {action.kind for action in actions}


def usual(actions, state):
    """Somebody wins by points; improvements, a specialist, blood bags of both uses, an overflow, a full discharge."""
    kinds = {action.kind for action in actions}
    wanted = {"take-department", "take-specialist", "effect", "heal", "administrator-points"}
    return state.outcome().ending == "win" and wanted <= kinds


def choice_of_ambulances(actions, state):
    """As ``usual``, and the last player decides how an ambulance is filled."""
    return usual(actions, state) and sum(action.kind == "load" for action in actions) == 8 * (state.seats + 1)


def hard(kind, least):
    """So many actions of a kind."""
    return lambda actions, state: sum(action.kind == kind for action in actions) >= least


def deaths(actions, state):
    """Two patients die in one hospital and round."""
    return any(action.kind == "worsen" and action.args[1] > 1 for action in actions)


def events(actions, state):
    """Seven events, among them one that closes a department, one of nurses, and points for a colour."""
    drawn = [action.args[0] for action in actions if action.kind == "event"]
    return len(drawn) == 7 and has("event-points")(actions, state) and {"nurses", "closed"} <= {
        "nurses" if "nurse" in id else id.rpartition("-")[2] for id in drawn
    }  # fmt: skip


def lab(actions, state):
    """A trial, a drug, a transplant and a point of a registrar or a blood bag of a researcher."""
    kinds = {action.kind for action in actions}
    return {"trial", "drug", "roll", "swap"} <= kinds and bool(kinds & {"bonus", "lower"})


READINGS = {
    "offer_size": "players-plus-one",
    "start_dice": "free",
    "administrators": "off",
    "improve_optional": "must",
    "specialist_target": "any-of-colour",
    "specialist_count": "one-patient",
    "colour_bag": "any-patient",
    "empty_bonus": "all-discharged",
}
"""Every reading of a rule that is not the default, but for those of a hard mode."""

SHOWN = {
    "2-players": Wanted("2 players: the defaults", 2, ("advised",), usual),
    "3-players": Wanted("3 players: the defaults, one player less careful", 3, ("advised", "careful"), usual),
    "4-players": Wanted("4 players: the last player fills ambulances", 4, ("advised", "careful"), choice_of_ambulances),
    "2-players-tie-patients": Wanted("2 players: level, fewest patients win", 2, ("careful",), ends("win-by-patients")),
    "3-players-tie-values": Wanted(
        "3 players: level in points and patients, the highest values win", 3, ("careful",), ends("win-by-values")
    ),
    "2-players-draw": Wanted("2 players: level in everything, a shared win", 2, ("random",), ends("draw")),
    "2-players-crisis": Wanted(
        "2 players: public crisis, five start patients", 2, ("advised",), hard("start-die", 10), {"crisis": "on"}
    ),
    "2-players-crisis-003": Wanted(
        "2 players: public crisis with the values of 003",
        2,
        ("careful",),
        hard("start-die", 10),
        {"crisis": "on", "crisis_values": "003"},
    ),
    "3-players-pandemic": Wanted(
        "3 players: pandemic, beds run out", 3, ("careful",), has("extra-die", "remove"), {"pandemic_mode": "on"}
    ),
    "4-players-pandemic-at-choice": Wanted(
        "4 players: pandemic, the extra die comes with the ambulance",
        4,
        ("careful", "random"),
        has("extra-die", "remove"),
        {"pandemic_mode": "on", "pandemic": "at-choice"},
    ),
    "3-players-superbug": Wanted("3 players: superbug, two die at once", 3, ("careful",), deaths, {"superbug": "on"}),
    "3-players-events": Wanted("3 players: events", 3, ("advised", "careful"), events, {"events": "on"}),
    "2-players-final-round": Wanted(
        "2 players: final round, patients sent and left behind",
        2,
        ("careful",),
        has("send", "left-behind"),
        {"final_round": "on"},
    ),
    "4-players-expansion": Wanted(
        "4 players: Experimental Medicine, eight tiles set aside",
        4,
        ("careful",),
        lab,
        {"expansion_deck": "003"},
    ),
    "2-players-expansion-added": Wanted(
        "2 players: Experimental Medicine added to the piles", 2, ("careful",), lab, {"expansion_deck": "added"}
    ),
    "4-players-readings": Wanted(
        "4 players: every other reading of a rule",
        4,
        ("careful", "random"),
        has("extra", "dye", "effect", "return-department", "return-specialist"),
        READINGS,
    ),
}
"""Every playthrough by the name of its file."""
