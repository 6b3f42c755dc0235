"""What a click on the table of Dynamite Nurse means. What is well-formed is tried: the engine knows the rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from kit.engine import CHANCE, Action
from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.box import GRAMMAR
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR, EVENT
from kit.games.dynamite_nurse.state import DynamiteNurse
from kit.games.dynamite_nurse.views import HIDDEN
from kit.games.touch import Touched, Ui

Handler = Callable[[DynamiteNurse, Ui, str, str], Touched]
"""(view, what is chosen, spot, what follows the spot's family) → what the click comes to."""

SEVERAL: Final = ("discard", "admission")
"""Phases in which several cards of the hand are chosen; in all others one."""
NAMED: Final = {"start": "start", "next": "next", "next-play": "next-play", "receive": "kill-mark"}
"""Phases in which a click on a seat is a whole move, and its kind."""
PICKED: Final = ("finish", "winners")
"""Phases in which seats are chosen."""
ANSWERS: Final = ("visit", "operation", "answer")
"""Phases in which no patient of the hand can be sent to anybody: a click on one is told so at once."""
AIMED: Final = ("epidemic", "turn-worse", "referral", "audit", "pass-on")
"""Event cards played at a seat."""
BEDS: Final = ("act", "choose", "target", "drug", "receive")
"""Phases in which the beds of the hospital shown large are hot spots."""
FIELDS: Final = {"worsen": ("n", "dead"), "treat": ("left", "turned", "worse", "dead")}
"""Phases in which more than one number is written, and what each number is."""
NUMBERS: Final = ("shuffle-back", "reshuffle", "carry-out", *FIELDS)
"""Phases in which numbers are written."""


def touch(view: DynamiteNurse, ui: Ui, spot: str) -> Touched:
    """What a click on ``spot`` means: other things chosen, or a move to be tried; ``ui`` itself when nothing."""
    family, _, rest = spot.partition(":")
    handler = _TOUCH.get(family)
    return handler(view, ui, spot, rest) if handler else ui


def offers(view: DynamiteNurse, ui: Ui) -> tuple[str, ...]:
    """The spots ``do:…`` that lay what is chosen now, the likeliest first."""
    kinds = _OFFERS.get(view.phase, _none)(view, ui)
    return tuple(f"do:{kind}" for kind in kinds if isinstance(_do(view, ui, "", kind), Action))


def own_hand(view: DynamiteNurse) -> tuple[int, ...]:
    """The viewer's cards, () when everybody may look."""
    seat = view.viewer
    hand = view.hands[seat] if isinstance(seat, int) else ()
    return () if HIDDEN in hand else hand


def hand_cards(view: DynamiteNurse, ui: Ui) -> tuple[int, ...]:
    """The chosen cards of the viewer's hand, as they were chosen."""
    hand = own_hand(view)
    return tuple(hand[int(place)] for (place,) in ui.parts("hand") if int(place) < len(hand))


def hand_card(view: DynamiteNurse, ui: Ui) -> int | None:
    """The one card chosen, None when there is none."""
    cards = hand_cards(view, ui)
    return cards[-1] if cards else None


def aimed(view: DynamiteNurse, ui: Ui, seat: int) -> Action | None:
    """The move of the chosen card at ``seat``; None when the card is aimed at nobody."""
    card = hand_card(view, ui)
    if card is None or view.phase in SEVERAL:
        return None
    if card < DOCTOR:
        return GRAMMAR.action("outpatient", CARDS[card], seat)
    return GRAMMAR.action(CARDS[card], seat) if CARDS[card] in AIMED else None


def at_bed(view: DynamiteNurse, ui: Ui, place: int) -> Action:
    """The move of pointing at a bed of the hospital that is shown large."""
    card = hand_card(view, ui)
    match view.phase:
        case "target":
            return GRAMMAR.action("target", place)
        case "drug":
            return GRAMMAR.action("worsen-own" if view.drug == "harm" else "discharge", place)
        case "receive":
            return GRAMMAR.action("admit", place)
        case "act" if card is not None and is_doctor(card):
            return GRAMMAR.action("operate", CARDS[card])
    return GRAMMAR.action("choose", place)


def is_doctor(card: int | None) -> bool:
    """Whether the chosen card is a doctor."""
    return card is not None and DOCTOR <= card < EVENT


def number(ui: Ui, field: str) -> int:
    """The number written in a field, 0 while there is none."""
    return next((int(value) for name, value in ui.parts("wrote") if name == field), 0)


def _action(ui: Ui, kind: str, *args: Any) -> Touched:
    """The move if it is well-formed, else nothing."""
    try:
        return GRAMMAR.action(kind, *args)
    except ValueError:
        return ui


def _hand(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    hand = own_hand(view)
    if int(rest) >= len(hand):
        return ui
    if view.phase in ANSWERS and hand[int(rest)] < DOCTOR:
        return _action(ui, "outpatient", CARDS[hand[int(rest)]], (int(str(view.viewer)) + 1) % view.seats)
    return ui.toggled(spot) if view.phase in SEVERAL else ui.only(spot, "hand:")


def _seat(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    seat, kind = int(rest), NAMED.get(view.phase)
    if kind is not None and (kind != "start" or view.to_act == CHANCE):
        return _action(ui, kind, seat)
    if view.phase in PICKED:
        return ui.toggled(spot)
    return aimed(view, ui, seat) or replace(ui, looked=None if ui.looked == seat else seat)


def _bed(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    return at_bed(view, ui, int(rest))


def _patient(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    """A patient of the operation in the middle."""
    return _action(ui, "misdiagnosis", int(rest))


def _lot(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    match view.phase:
        case "deal":
            return _action(ui, "deal", agenda.deal_to(view), rest)
        case "drug-draw":
            return _action(ui, "turn-over", rest)
    return _action(ui, "draw", rest)


def _field(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    """The number on the pad goes into a field; without one the field is empty again."""
    others = tuple(other for other in ui.chosen if not other.startswith(f"wrote:{rest}:"))
    value = ui.written()
    if value is None:
        return replace(ui, chosen=others)
    return replace(ui, chosen=(*others, f"wrote:{rest}:{value}"), number="")


def _key(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.typed(rest)


def _do(view: DynamiteNurse, ui: Ui, spot: str, rest: str) -> Touched:
    """The move of a button: its kind, built from what is chosen."""
    kind, _, detail = rest.partition(":")
    if kind == "clear":
        return Ui(looked=ui.looked)
    return _action(ui, kind, *_arguments(view, ui, kind, detail)) if kind in GRAMMAR.kinds else ui


def _arguments(view: DynamiteNurse, ui: Ui, kind: str, detail: str) -> tuple[Any, ...]:
    match kind:
        case "operate" | "kirikaeshi" | "discard" | "admit-dealt":
            return tuple(CARDS[card] for card in hand_cards(view, ui))
        case "resolve":
            return (CARDS[view.event.card] if view.event else "", detail)
        case "carry-out":
            return (CARDS[view.drawn] if view.drawn is not None else "", ui.written())
        case "shuffle-back" | "reshuffle":
            return (ui.written(),)
        case "finish" | "winners":
            return tuple(int(seat) for (seat,) in ui.parts("seat"))
    return tuple(number(ui, field) for field in FIELDS.get(kind, ()))


def _none(view: DynamiteNurse, ui: Ui) -> tuple[str, ...]:
    return ()


def _fixed(*kinds: str) -> Callable[[DynamiteNurse, Ui], tuple[str, ...]]:
    return lambda view, ui: kinds


def _card(view: DynamiteNurse, ui: Ui) -> tuple[str, ...]:
    """What the chosen card is played as, where it is aimed at nobody."""
    card = hand_card(view, ui)
    if card is None or card < DOCTOR:
        return ()
    if card < EVENT:
        return ("kirikaeshi",) if view.phase == "visit" else ("operate",)
    name = CARDS[card]
    alone = name == "epidemic" and view.options["epidemic_scope"] != "one"
    return (name,) if alone or name in ("new-drug", "intern", "cancel") else ()


def _card_or(*kinds: str) -> Callable[[DynamiteNurse, Ui], tuple[str, ...]]:
    return lambda view, ui: (*_card(view, ui), *kinds)


def _drug(view: DynamiteNurse, ui: Ui) -> tuple[str, ...]:
    return () if view.drug == "harm" else ("enough",)


def _if_chosen(kind: str) -> Callable[[DynamiteNurse, Ui], tuple[str, ...]]:
    return lambda view, ui: (kind,) if hand_cards(view, ui) else ()


_TOUCH: Final[dict[str, Handler]] = {
    "hand": _hand,
    "seat": _seat,
    "bed": _bed,
    "patient": _patient,
    "lot": _lot,
    "field": _field,
    "key": _key,
    "do": _do,
}

_OFFERS: Final[dict[str, Callable[[DynamiteNurse, Ui], tuple[str, ...]]]] = {
    "shuffle-back": _fixed("shuffle-back"),
    "admission": _fixed("admit-dealt"),
    "worsen": _fixed("worsen"),
    "carry-out": _fixed("carry-out"),
    "reshuffle": _fixed("reshuffle"),
    "act": _card_or("end"),
    "visit": _card_or("accept"),
    "choose": _fixed("declare"),
    "operation": _card_or("pass"),
    "answer": _card_or("pass"),
    "resolve": _fixed("resolve:stands", "resolve:cancelled"),
    "treat": _fixed("treat"),
    "drug": _drug,
    "discard": _if_chosen("discard"),
    "finish": _fixed("finish"),
    "winners": _fixed("winners"),
}
