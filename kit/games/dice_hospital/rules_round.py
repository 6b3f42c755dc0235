"""The rules of Dice Hospital about ambulances, beds, improvements, and the end of a round and of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dice_hospital import asking, scoring
from kit.games.dice_hospital.agenda_play import load_action
from kit.games.dice_hospital.box import CODE, DEPARTMENT, LEFT, SPECIALIST, TRIAL
from kit.games.dice_hospital.rules_order import Args, Who, seats

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Count: TypeAlias = Any


def next_ambulance(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-ambulance-order: the lowest number is filled first."""
    need = len(state.ambulances) + 1
    return None if state.phase != "load" or args[0] == need else {"need": need, "have": args[0]}


def filling(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-ambulance-fill: the lowest values left, of equal values any."""
    if state.phase != "load":
        return None
    right = asking.order_doubt(state)
    if tuple(CODE[word] for word in args[1:]) in right:
        return None
    return {"need": Named("patients", load_action(1, right[0]).args[1:]), "have": Named("patients", args[1:])}


def choose(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-choose: an ambulance that stands there and nobody has taken."""
    if state.phase != "choose" or (args[0] <= state.seats + 1 and args[0] not in state.taken):
        return None
    owner = (state.taken.index(args[0]),) if args[0] in state.taken else ()
    return {"ambulance": args[0], "last": state.seats + 1, "seat": Named("seat", owner)}


def first_ambulance(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-first-ambulance: the first player may not take ambulance 1."""
    if state.phase != "choose" or state.turn or who != state.first or args[0] != 1:
        return None
    return {"seat": seats(who)}


def _exactly(phases: tuple[str, ...], right: Count) -> Check:
    """One number that must be right in those phases."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if state.phase not in phases:
            return None
        need = right(state)
        return None if args[0] == need else {"need": need, "have": args[0]}

    return check


def _acting(right: Count) -> Count:
    return lambda state: right(state, asking.seat(state))


unused = _exactly(("unused",), asking.unused)
admit = _exactly(("admit", "admit-extra"), _acting(lambda state, who: len(asking.incoming(state, who))))
neglect = _exactly(("worsen",), _acting(lambda state, who: asking.neglect(state, who)[0]))
discharged = _exactly(("discharge",), _acting(lambda state, who: sum(state.out[who])))
empty_bonus = _exactly(("empty",), _acting(asking.empty_bonus))
administrator_points = _exactly(("administrator-points",), _acting(asking.administrator_points))
shift = _exactly(("shift",), _acting(asking.treated))
fatalities = _exactly(("final",), _acting(lambda state, who: scoring.minus(state.fatalities[who])))


registrar = _exactly(("bonus",), lambda state: TRIAL)
event_points = _exactly(("event-points",), _acting(asking.event_points))
left_behind = _exactly(("left-behind",), _acting(lambda state, who: LEFT * len(state.patients[who])))


def final_place(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-final-place: a free place of that colour and value."""
    if state.phase != "help" or (args[0], CODE[args[1]]) in asking.free_places(state):
        return None
    return {"ambulance": args[0], "patients": Named("patients", args[1:])}


def final_patient(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-final-round: a patient of your own of that colour and value."""
    if state.phase != "help" or who not in range(state.seats):
        return None
    if any(code % 18 == CODE[args[1]] % 18 for code in state.patients[who]):
        return None
    return {"patients": Named("patients", args[1:])}


def token(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-lowest: to whoever took the lowest ambulance."""
    if state.phase != "token":
        return None
    need = asking.lowest(state)
    return None if args[0] == need else {"need": seats(need), "have": seats(args[0]), "ambulance": min(state.taken)}


def in_hospital(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-patient: a patient of your own hospital."""
    if state.phase not in ("overflow", "overflow-extra", "activate", "effect") or who not in range(state.seats):
        return None
    return None if CODE[args[0]] in state.patients[who] else {"patients": Named("patients", args[:1])}


def on_offer(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-improve: what lies open."""
    if state.phase != "improve" or _has(state.offer_tiles, state.offer_cards, args[0]):
        return None
    return {"improvement": args[0]}


def _has(tiles: tuple[int, ...], cards: tuple[int, ...], name: str) -> bool:
    return DEPARTMENT[name] in tiles if name in DEPARTMENT else SPECIALIST[name] in cards


def must_improve(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-improve-optional: with ``must`` nobody goes without."""
    if state.phase != "improve" or state.options["improve_optional"] != "must":
        return None
    return {"count": len(state.offer_tiles) + len(state.offer_cards)}


def own_improvement(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-return-improvement: one of your own, never one printed on the board."""
    if state.phase != "return" or who not in range(state.seats):
        return None
    return None if _has(state.built[who], state.staff[who], args[0]) else {"improvement": args[0]}


def deaths(superbug: str) -> Check:
    """dh-neglect-death, dh-superbug: how many of the neglected die."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if state.phase != "worsen" or state.options["superbug"] != superbug:
            return None
        need = asking.neglect(state, asking.seat(state))[1]
        return None if args[1] == need else {"need": need, "have": args[1]}

    return check


def points(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-discharge-table: the points for so many."""
    if state.phase != "discharge":
        return None
    count = sum(state.out[asking.seat(state)])
    need = scoring.discharge(count)
    return None if args[1] == need else {"need": need, "have": args[1], "count": count}


def bags_left(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-bags-left: a point for every blood bag."""
    if state.phase != "final":
        return None
    need = state.bags[asking.seat(state)]
    return None if args[1] == need else {"need": need, "have": args[1]}


def _winners(decided: str) -> Check:
    """The winners, where that decides: ``points``, ``patients`` left, or their ``values``."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if state.phase != "winners":
            return None
        need = scoring.winners(*state.standing())
        if args == need or scoring.decided(*state.standing()) != decided:
            return None
        return {"need": Named("seats", need), "have": Named("seats", args)}

    return check


win = _winners("points")
tiebreak = _winners("patients")
tiebreak_values = _winners("values")
