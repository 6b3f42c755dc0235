"""The numbers of Dynamite Nurse, the kinds of action played in it, and those actions that are used over and over."""

from __future__ import annotations

from typing import Final

from kit.engine.actions import Action, Choice, Grammar, Kind, Number
from kit.games.dynamite_nurse.cards import CARDS, DOCTOR, EVENT, EVENTS, OPEN_EVENTS

SEATS: Final = 6
HAND: Final = 5
"""Cards dealt to each player (000:30)."""
BEDS: Final = 3
"""Beds of every hospital at first (000:46)."""
FULL_HAND: Final = 6
"""With so many cards or more a hand is cut (000:65)."""
CUT_HAND: Final = 4
"""Down to so many."""
KILLS: Final = 10
"""Kill marks that end the game (000:84)."""
CURED: Final = 2
"""Inpatients a new drug may discharge (000:214)."""
PATIENTS: Final = 50
VERDICTS: Final = ("stands", "cancelled")

_SEAT = Number(0, SEATS - 1, "seat")
_COUNT = Number(0, 119, "number")
_PLACE = Number(1, PATIENTS, "place")
_ANY = Choice(CARDS, "piece")
_PATIENT = Choice(CARDS[:DOCTOR], "piece")
_DOCTOR = Choice(CARDS[DOCTOR:EVENT], "piece")

GRAMMAR: Final = Grammar(
    Kind("deal", (_SEAT, _ANY)),
    Kind("shuffle-back", (_COUNT,)),
    Kind("start", (_SEAT,)),
    Kind("admit-dealt", (), _PATIENT, 0, HAND, ordered=True),
    Kind("worsen", (_COUNT, _COUNT)),
    Kind("draw", (_ANY,)),
    Kind("carry-out", (Choice(OPEN_EVENTS, "piece"), _COUNT)),
    Kind("reshuffle", (_COUNT,)),
    Kind("next-play", (_SEAT,)),
    Kind("outpatient", (_PATIENT, _SEAT)),
    Kind("accept"),
    Kind("kirikaeshi", (_DOCTOR,)),
    Kind("pass-on", (_SEAT,)),
    Kind("admit", (_PLACE,)),
    Kind("kill-mark", (_SEAT,)),
    Kind("operate", (_DOCTOR,)),
    Kind("choose", (_PLACE,)),
    Kind("declare"),
    Kind("epidemic", (), _SEAT, 0, 1),
    Kind("turn-worse", (_SEAT,)),
    Kind("referral", (_SEAT,)),
    Kind("new-drug"),
    Kind("audit", (_SEAT,)),
    Kind("intern"),
    Kind("misdiagnosis", (Number(0, PATIENTS, "place"),)),
    Kind("cancel"),
    Kind("target", (_PLACE,)),
    Kind("pass"),
    Kind("resolve", (Choice(EVENTS, "piece"), Choice(VERDICTS, "verdict"))),
    Kind("turn-over", (_ANY,)),
    Kind("discharge", (_PLACE,)),
    Kind("enough"),
    Kind("worsen-own", (_PLACE,)),
    Kind("treat", (_COUNT, _COUNT, _COUNT, _COUNT)),
    Kind("end"),
    Kind("discard", (), _ANY, 0, 9),
    Kind("next", (_SEAT,)),
    Kind("finish", (), _SEAT, 0, SEATS),
    Kind("winners", (), _SEAT, 0, SEATS),
)

DRAW: Final = tuple(Action("draw", (name,)) for name in CARDS)
TURN_OVER: Final = tuple(Action("turn-over", (name,)) for name in CARDS)
DEAL: Final = tuple(tuple(Action("deal", (seat, name)) for name in CARDS) for seat in range(SEATS))
OUTPATIENT: Final = tuple(tuple(Action("outpatient", (name, seat)) for seat in range(SEATS)) for name in CARDS)
OPERATE: Final = tuple(Action("operate", (name,)) for name in CARDS)
KIRIKAESHI: Final = tuple(Action("kirikaeshi", (name,)) for name in CARDS)
TO_SEAT: Final = {
    kind: tuple(Action(kind, (seat,)) for seat in range(SEATS))
    for kind in ("pass-on", "epidemic", "turn-worse", "referral", "audit", "next", "next-play", "start", "kill-mark")
}
AT_PLACE: Final = {
    kind: tuple(Action(kind, (place,)) for place in range(PATIENTS + 1))
    for kind in ("choose", "misdiagnosis", "target", "discharge", "worsen-own", "admit")
}
PLAIN: Final = {
    kind: Action(kind)
    for kind in ("accept", "declare", "epidemic", "new-drug", "intern", "cancel", "pass", "enough", "end")
}
