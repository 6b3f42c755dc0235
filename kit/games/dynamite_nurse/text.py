"""The table of Dynamite Nurse in lines of text, from one seat's view: the twin of the drawing, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kit.games.dynamite_nurse.agenda import SETUP
from kit.games.dynamite_nurse.box import KILLS
from kit.games.dynamite_nurse.cards import CARDS, is_emergency
from kit.games.dynamite_nurse.pending import Inpatient
from kit.games.dynamite_nurse.state import DynamiteNurse
from kit.games.dynamite_nurse.views import HIDDEN
from translations import Words
from translations.joining import dotted, labelled

Name = Callable[[int], str]
"""The name at a seat, ready to be shown."""


def lines(view: DynamiteNurse, words: Words, name: Name) -> tuple[str, ...]:
    """What ``view`` shows, a line each: play and piles, what is going on, every hospital, the viewer's own cards."""
    return (
        *_head(view, words),
        *_going_on(view, words, name),
        *(line for seat in range(view.seats) for line in _seat(view, words, name, seat)),
        *_own(view, words),
    )


def now(view: DynamiteNurse, words: Words) -> str:
    """What is going on, in a few words without names."""
    if view.phase == "over":
        outcome = view.outcome()
        return words(f"dn-ending-{outcome.ending}") if outcome is not None else ""
    if view.phase in SETUP:
        return words(f"dn-phase-{view.phase}")
    if view.event is not None:
        return words("dn-scene-event", piece=_piece(view.event.card, words))
    return words(f"dn-scene-{_scene(view)}")


def _scene(view: DynamiteNurse) -> str:
    if view.op is not None:
        return "operation" if view.visit is None else "counter"
    if view.visit is not None:
        return "emergency" if is_emergency(view.visit.card) else "visit"
    if view.drawn is not None:
        return "open"
    return "drug" if view.drug else "turn"


def _piece(card: int, words: Words) -> str:
    return words(f"dn-piece-{CARDS[card]}")


def _patient(patient: Inpatient, words: Words) -> str:
    piece = _piece(patient.card, words)
    return words("dn-text-worse", piece=piece) if patient.worse else piece


def _head(view: DynamiteNurse, words: Words) -> Iterator[str]:
    piles = (
        words("dn-screen-play", n=view.play),
        words("dn-screen-pile", n=view.pile_size),
        words("dn-screen-pass", n=view.passes),
        words("dn-screen-discards", n=len(view.discards)),
    )
    yield words(f"dn-phase-{view.phase}")
    yield dotted(words, piles)


def _going_on(view: DynamiteNurse, words: Words, name: Name) -> Iterator[str]:
    visit, op, event = view.visit, view.op, view.event
    if visit is not None:
        yield words("dn-text-visit", seat=name(view.turn), piece=_piece(visit.card, words), to=name(visit.to))
    if op is not None:
        told = [_declared(view, place, words) for place in op.places]
        yield words("dn-text-operation", seat=name(op.seat), piece=_piece(op.doctor, words), pieces=_list(told, words))
    if event is not None:
        yield words("dn-text-event", seat=name(event.seat), piece=_piece(event.card, words))
        if event.to >= 0:
            yield "     " + words("dn-text-at", to=name(event.to))
        if event.place:
            yield "     " + words("dn-screen-place", place=event.place)
        for seat in view.cancels:
            yield "     " + words("dn-text-cancel", seat=name(seat))
    if view.drawn is not None:
        yield words("dn-text-event", seat=name(view.turn), piece=_piece(view.drawn, words))
    if view.drug in ("cure", "harm"):
        yield words(f"dn-screen-drug-{view.drug}", n=view.drug_left)


def _declared(view: DynamiteNurse, place: int, words: Words) -> str:
    op = view.op
    assert op is not None
    if place:
        told = _patient(view.wards[op.seat][place - 1], words)
    else:
        assert view.visit is not None
        told = _piece(view.visit.card, words)
    return words("dn-text-spoilt", piece=told) if place in op.spoilt else told


def _list(found: list[str], words: Words) -> str:
    return dotted(words, found) if found else words("list-none")


def _seat(view: DynamiteNurse, words: Words, name: Name, seat: int) -> Iterator[str]:
    parts = [
        words("dn-screen-cards", n=len(view.hands[seat])),
        words("dn-text-kills", n=len(view.kills[seat]), most=KILLS),
        words("dn-text-beds", n=view.beds[seat]),
    ]
    if view.audits[seat]:
        parts.append(words("dn-text-audits", n=view.audits[seat]))
    yield labelled(words, f"{seat + 1}. {name(seat)}", dotted(words, parts))
    ward = [f"{place}: {_patient(patient, words)}" for place, patient in enumerate(view.wards[seat], 1)]
    beds = view.beds[seat]
    if ward:
        yield "     " + _list(ward[:beds], words)
    if ward[beds:]:
        yield "     " + labelled(words, words("dn-screen-no-bed"), _list(ward[beds:], words))


def _own(view: DynamiteNurse, words: Words) -> Iterator[str]:
    seat = view.viewer
    if isinstance(seat, int) and view.hands[seat] and HIDDEN not in view.hands[seat]:
        yield words("dn-text-hand", pieces=_list([_piece(card, words) for card in view.hands[seat]], words))
