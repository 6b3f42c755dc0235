"""What a click on the table of 48 means. It knows no rule: whatever is well-formed can be tried, the engine answers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from kit.engine import CHANCE, Action
from kit.games.forty_eight.box import GRAMMAR
from kit.games.forty_eight.state import FortyEight
from kit.games.touch import Touched, Ui

NUMBER_KINDS: Final = {
    "vp": "vp",
    "bonus": "bonus",
    "hours": "hours",
    "initial": "initial",
    "total": "total",
    "drop-count": "drop-count",
    "take-sets": "take-set",
}
"""Phases in which a number is written, and the move it is written for."""
SEAT_PHASES: Final = ("start", "ranks", "pass-boss", "drop", "winners")
"""Phases in which a click on a seat names it; in all others it shows what that seat has won."""


def touch(view: FortyEight, ui: Ui, spot: str) -> Touched:
    """What a click on ``spot`` means: other things chosen, or a move to be tried; ``ui`` itself when nothing."""
    family, _, rest = spot.partition(":")
    handler = _TOUCH.get(family)
    return handler(view, ui, spot, rest) if handler else ui


def offers(view: FortyEight, ui: Ui) -> tuple[str, ...]:
    """The spots ``do:…`` that lay what is chosen now, the likeliest first."""
    found = _OFFERS.get(view.phase, _none)(view, ui)
    return tuple(spot for spot in found if isinstance(_do(view, ui, spot, spot[3:]), Action))


def hand_cards(view: FortyEight, ui: Ui) -> tuple[int, ...]:
    """The chosen cards of the viewer's hand."""
    seat = view.viewer
    hand = view.hands[seat] if isinstance(seat, int) else ()
    return tuple(hand[int(place)] for (place,) in ui.parts("hand") if int(place) < len(hand))


def laid_cards(view: FortyEight, ui: Ui) -> tuple[int, ...]:
    """The chosen cards among those lying face up on the table: bids and payments."""
    bids = [view.bids[int(seat)][int(k)] for seat, k in ui.parts("laid") if int(k) < len(view.bids[int(seat)])]
    paid = [(view.commands[int(rank) - 1] or ())[int(k)] for rank, k in ui.parts("paid")]
    return (*bids, *paid)


def _action(ui: Ui, kind: str, *args: Any) -> Touched:
    """The move if it is well-formed, else nothing."""
    try:
        return GRAMMAR.action(kind, *args)
    except ValueError:
        return ui


def _numbers(ui: Ui, family: str) -> tuple[int, ...]:
    return tuple(int(part) for (part,) in ui.parts(family))


def _hand(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.only(spot, "hand:") if view.phase == "set-aside" else ui.toggled(spot)


def _suit(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    return _action(ui, "suit-out", rest) if view.to_act == CHANCE else ui.toggled(spot)


def _seat(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    match view.phase:
        case "start":
            return _action(ui, "start", int(rest))
        case "pass-boss":
            return _action(ui, "pass-boss", int(rest))
        case "ranks":
            return ui.toggled(spot, 2)
        case "drop" | "winners":
            return ui.toggled(spot)
    return replace(ui, looked=None if ui.looked == int(rest) else int(rest))


def _place(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    rank = int(rest)
    match view.phase:
        case "draw":
            drawn = ui.parts("card")
            return _action(ui, "incident", rank, drawn[0][0], int(drawn[0][1])) if drawn else ui
        case "place":
            return _action(ui, "place", rank, *laid_cards(view, ui))
    return _action(ui, "command", rank, *hand_cards(view, ui))


def _aside(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    if view.phase == "set-aside":
        return _do(view, ui, spot, "set-aside")
    return _action(ui, "reveal", "initial")


def _toggle(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.toggled(spot)


def _one_of(family: str) -> Callable[[FortyEight, Ui, str, str], Touched]:
    return lambda view, ui, spot, rest: ui.only(spot, family)


def _key(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    return ui.typed(rest)


def _do(view: FortyEight, ui: Ui, spot: str, rest: str) -> Touched:
    """The move of a button: its kind, built from what is chosen."""
    kind, _, detail = rest.partition(":")
    if kind == "clear":
        return Ui(looked=ui.looked)
    return _action(ui, kind, *_arguments(view, ui, kind, detail)) if kind in GRAMMAR.kinds else ui


def _arguments(view: FortyEight, ui: Ui, kind: str, detail: str) -> tuple[Any, ...]:
    match kind:
        case "take-out":
            return tuple(suit for (suit,) in ui.parts("suit"))
        case "lay-ranks":
            return _numbers(ui, "rankcard")
        case "take-set":
            return (*(name for (name,) in ui.parts("character")), ui.written())
        case "set-aside" | "bid":
            return hand_cards(view, ui)
        case "command":
            return (int(detail), *hand_cards(view, ui))
        case "place":
            return (int(detail), *laid_cards(view, ui))
        case "return":
            return laid_cards(view, ui)
        case "reveal":
            return (detail,)
        case "rank" | "drop" | "winners":
            return _numbers(ui, "seat")
        case "discard":
            return _won_card(view, ui)
        case "pass" | "finish":
            return ()
    return (ui.written(),)


def _won_card(view: FortyEight, ui: Ui) -> tuple[str | int, ...]:
    for seat, incident, card in ui.parts("won"):
        won = view.won[int(seat)][int(incident)]
        return won.suit, won.cards[int(card)]
    return ()


def _none(view: FortyEight, ui: Ui) -> tuple[str, ...]:
    return ()


def _fixed(*spots: str) -> Callable[[FortyEight, Ui], tuple[str, ...]]:
    return lambda view, ui: spots


def _if_chosen(family: str, *spots: str) -> Callable[[FortyEight, Ui], tuple[str, ...]]:
    return lambda view, ui: spots if ui.parts(family) else ()


def _take_out(view: FortyEight, ui: Ui) -> tuple[str, ...]:
    return () if view.to_act == CHANCE else ("do:take-out",)


def _command(view: FortyEight, ui: Ui) -> tuple[str, ...]:
    ranks = ("do:command:1", "do:command:2") if ui.parts("hand") else ()
    return (*ranks, "do:pass")


def _place_offers(view: FortyEight, ui: Ui) -> tuple[str, ...]:
    return tuple(f"do:place:{rank}" for rank in (1, 2) if view.places[rank - 1] is not None)


_TOUCH: Final[dict[str, Callable[[FortyEight, Ui, str, str], Touched]]] = {
    "hand": _hand,
    "suit": _suit,
    "rankcard": _toggle,
    "seat": _seat,
    "character": _one_of("character:"),
    "card": _one_of("card:"),
    "won": _one_of("won:"),
    "place": _place,
    "laid": _toggle,
    "paid": _toggle,
    "aside": _aside,
    "key": _key,
    "do": _do,
}

_OFFERS: Final[dict[str, Callable[[FortyEight, Ui], tuple[str, ...]]]] = {
    "take-out": _take_out,
    "lay-ranks": _fixed("do:lay-ranks"),
    "set-aside": _if_chosen("hand", "do:set-aside"),
    "bids": _if_chosen("hand", "do:bid"),
    "reveal": _fixed("do:reveal:bids"),
    "ranks": _if_chosen("seat", "do:rank"),
    "command": _command,
    "return": _fixed("do:return"),
    "place": _place_offers,
    "pass-boss": _fixed("do:finish"),
    "discard": _fixed("do:discard"),
    "reveal-initial": _fixed("do:reveal:initial"),
    "drop": _fixed("do:drop"),
    "winners": _fixed("do:winners"),
    **{phase: _fixed(f"do:{kind}") for phase, kind in NUMBER_KINDS.items()},
}
