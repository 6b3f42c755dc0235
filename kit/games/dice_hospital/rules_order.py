"""The rules of Dice Hospital about what comes when, whose turn it is, and the set-up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from kit.engine.actions import CHANCE
from kit.engine.outcome import Data, Named
from kit.engine.state import Check
from kit.games.dice_hospital import asking, legal
from kit.games.dice_hospital.asking import drawing, piles
from kit.games.dice_hospital.box import (
    ADMINISTRATOR,
    CODE,
    COLOURS,
    DEPARTMENT,
    DEPARTMENTS,
    EVENT_IDS,
    IN_GAME,
    ROLLED,
    ROUNDS,
    SHOWN,
    SPECIALIST,
    SPECIALISTS,
    VALUE,
)
from kit.games.dice_hospital.legal_chance import may_be_aside
from kit.games.dice_hospital.phases import ACTIVATION
from kit.games.dice_hospital.rules_timing import explained
from kit.games.dice_hospital.views import may_be

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

Who: TypeAlias = Any
"""Who tries: a seat, CHANCE, or None when the game is over."""
Args: TypeAlias = tuple[Any, ...]

PHASES_OF: Final = {
    "start": ("start",),
    "fill-bag": ("bag",),
    "ambulances": ("ambulances",),
    "set-aside": ("set-aside",),
    "decks": ("decks",),
    "new-department": ("offer",),
    "new-specialist": ("offer",),
    "extra": ("extra",),
    "start-die": ("start-dice",),
    "start-patients": ("start-patients",),
    "deal": ("deal",),
    "administrator": ("administrator",),
    "reveal": ("reveal",),
    "die": ("dice",),
    "load": ("load",),
    "ambulance": ("choose",),
    "unused": ("unused",),
    "token": ("token",),
    "remove": ("overflow", "overflow-extra"),
    "admit": ("admit", "admit-extra"),
    "extra-die": ("extra-die",),
    "take-department": ("improve",),
    "take-specialist": ("improve",),
    "take-nothing": ("improve",),
    "return-department": ("return",),
    "return-specialist": ("return",),
    "keep": ("return",),
    "activate": ("activate",),
    "treat": ("treat",),
    "effect": ("effect",),
    "trial": ("treat", "effect"),
    "swap": ("treat", "effect"),
    "drug": ("treat", "effect"),
    "lower": ("effect",),
    "roll": ("roll",),
    "bonus": ("bonus",),
    "no-effect": ("effect",),
    "heal": ("activate", "effect"),
    "dye": ("activate", "effect"),
    "end": ("activate",),
    "worsen": ("worsen",),
    "discharge": ("discharge",),
    "empty-bonus": ("empty",),
    "administrator-points": ("administrator-points",),
    "shift": ("shift",),
    "next-round": ("next-round",),
    "final": ("final",),
    "event": ("event",),
    "event-points": ("event-points",),
    "send": ("help",),
    "left-behind": ("left-behind",),
    "winners": ("winners",),
}
"""The phases each kind of action belongs to."""


def seats(*who: int) -> Named:
    """Seats as a face names them."""
    return Named("seat", who)


def over(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-over: after the winner is known nothing is played."""
    return {} if state.phase == "over" else None


def out_of_phase(kind: str) -> Check:
    """dh-phases: an action belongs to its phase."""
    needed = PHASES_OF[kind]

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if state.phase == "over" or state.phase in needed or explained(state, kind):
            return None
        return {"now": Named("phase", (state.phase,)), "need": Named("phase", needed[:1])}

    return check


def _turn(*phases: str) -> Check:
    """Whoever is to act, acts: a check for these phases, for all not named elsewhere if there are none."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        due = state.to_act
        if who == due or due is None or due == CHANCE:
            return None
        mine = state.phase in phases if phases else state.phase not in (*asking.BY_AMBULANCE, *ACTIVATION)
        return {"who": seats(due), "seat": seats(who)} if mine else None

    return check


turn = _turn()
improve_order = _turn(*asking.BY_AMBULANCE)
phase3_order = _turn(*ACTIVATION)


def first_player(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-first-player: one of the players."""
    return None if args[0] < state.seats else {"players": state.seats, "have": args[0] + 1}


def bag(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-bag: how many dice play."""
    need = 3 * IN_GAME[state.seats]
    return None if args[0] == need else {"need": need, "have": args[0], "players": state.seats}


def ambulances(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-ambulances: one more than players."""
    need = state.seats + 1
    return None if args[0] == need else {"need": need, "have": args[0], "players": state.seats}


def set_aside(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-set-aside: one of each of the base game's, and none twice."""
    return None if DEPARTMENT[args[0]] in may_be_aside(state) else {"improvement": args[0]}


def decks(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-expansion-deck: how many tiles and specialists are shuffled."""
    if state.phase != "decks" or args == (sum(state.tiles), sum(state.cards)):
        return None
    return {"tiles": sum(state.tiles), "cards": sum(state.cards), "have": Named("values", args), "players": state.seats}


def offer_size(kind: str) -> Check:
    """dh-offer-size: departments first, then specialists, as many as there should lie open."""

    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        need = drawing(state)
        if state.phase != "offer" or need == kind:
            return None
        return {"need": Named("improvement", (need,)), "have": Named("improvement", (kind,))}

    return check


def expansion(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-expansion: its tiles and cards only where it is played with."""
    name = args[0]
    new = DEPARTMENTS[DEPARTMENT[name]] if name in DEPARTMENT else SPECIALISTS[SPECIALIST[name]]
    return {"improvement": name} if new.expansion and state.options["expansion_deck"] == "off" else None


def pile(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-copies: two of each, or as many as were shuffled, and those seen are not in the pile."""
    name = args[0]
    tiles, cards = piles(state.seats, state.options)
    if name in DEPARTMENT:
        left, count = state.tiles[DEPARTMENT[name]], tiles[DEPARTMENT[name]] - (DEPARTMENT[name] in state.aside)
    else:
        left, count = state.cards[SPECIALIST[name]], cards[SPECIALIST[name]]
    if left or expansion(state, who, args) is not None:
        return None
    return {"improvement": name, "count": count}


def in_bag(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-draw: a die of that colour must be in the bag."""
    if state.phase in ("start", "bag"):
        return None
    return None if state.bag[COLOURS.index(args[0])] else {"colour": args[0]}


def rolled(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-reroll: 1 and 6 are rolled again."""
    return None if args[-1] in ROLLED else {"value": args[-1]}


def _start_values(crisis: str) -> Check:
    def check(state: DiceHospital, who: Who, args: Args) -> Data | None:
        if state.phase != "start-patients" or state.options["crisis"] != crisis:
            return None
        if crisis == "on" and len(args) != len(asking.start_values(state)):
            return None
        codes = tuple(CODE[word] for word in args)
        if codes in legal.start_ways(state):
            return None
        return {
            "need": Named("values", asking.start_values(state)),
            "colours": Named("colours", tuple(COLOURS[colour] for colour in state.drawn)),
            "have": Named("values", tuple(sorted(VALUE[code] for code in codes))),
            "tried": Named("colours", tuple(COLOURS[colour] for colour in sorted(SHOWN[code] for code in codes))),
        }

    return check


start_dice = _start_values("off")
crisis_values = _start_values("on")


def crisis(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-crisis: five start patients."""
    if state.phase != "start-patients" or state.options["crisis"] == "off":
        return None
    need = len(asking.start_values(state))
    return None if len(args) == need else {"need": need, "have": len(args)}


def dealt(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-administrators: dealt by lot, each once; nobody but chance deals."""
    if state.phase != "deal":
        return None
    if who != CHANCE:
        return {"administrator": args[0]}
    return None if ADMINISTRATOR[args[0]] in may_be(state) else {"administrator": args[0]}


def administrator_choice(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-administrator-choice: one of the two in hand."""
    if state.phase != "administrator" or who not in range(state.seats):
        return None
    return None if ADMINISTRATOR[args[0]] in legal.hand(state, who) else {"administrator": args[0]}


def event(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-event-cards: there is one of each."""
    return {"event": args[0]} if EVENT_IDS.index(args[0]) in state.seen else None


def next_round(state: DiceHospital, who: Who, args: Args) -> Data | None:
    """dh-rounds: rounds are counted one by one up to the eighth."""
    need = state.round + 1
    if state.phase != "next-round" or args[0] == need:
        return None
    return {"need": need, "have": args[0], "rounds": ROUNDS}
