"""The table of Dice Hospital in lines of text, from one seat's view: the twin of the drawing, for the command line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from kit.games.dice_hospital import asking
from kit.games.dice_hospital.box import (
    ADMINISTRATOR_IDS,
    COLOURS,
    DEPARTMENT_IDS,
    DEPARTMENTS,
    EVENT_IDS,
    MEEPLES,
    NURSE,
    REAL,
    ROUNDS,
    SHOWN,
    SPECIALIST_IDS,
    SPECIALISTS,
    TREATED,
    VALUE,
)
from kit.games.dice_hospital.faces_departments import sentence as department_text
from kit.games.dice_hospital.faces_specialists import sentence as specialist_text
from kit.games.dice_hospital.state import DiceHospital
from translations import Words

Name = Callable[[int], str]
"""The name at a seat, ready to be shown."""
INDENT = "     "


def lines(view: DiceHospital, words: Words, name: Name) -> tuple[str, ...]:
    """What ``view`` shows, a line each: round, event, bag, dice, ambulances, offer, every seat, what is free."""
    found = [*_head(view, words), *_intake(view, words, name), *_offer(view, words)]
    if view.round:
        found += [line for seat in range(view.seats) for line in _seat(view, words, name, seat)]
        found += _hospital(view, words)
    return tuple(found)


def _head(view: DiceHospital, words: Words) -> Iterator[str]:
    phase = words(f"dh-phase-{view.phase}")
    round_ = words("round-of", round=view.round, rounds=ROUNDS)
    yield f"{round_} · {phase}" if view.round else phase
    if view.event is not None:
        id = f"dh-event-{EVENT_IDS[view.event]}"
        yield words("dh-text-event", name=words(id), text=words.attribute(id, "text"))
    if any(view.bag):
        yield words("dh-text-bag", **dict(zip(COLOURS, view.bag, strict=True)))


def _intake(view: DiceHospital, words: Words, name: Name) -> Iterator[str]:
    if view.drawn:
        colours = Counter(view.drawn)
        listed = (f"{words(f'dh-colour-{COLOURS[colour]}')} × {count}" for colour, count in sorted(colours.items()))
        yield words("dh-text-drawn", list=", ".join(listed))
    if view.dice:
        yield words("dh-text-rolled", list=patients(view.dice, words))
    for number, codes in enumerate(view.ambulances, 1):
        line = words("dh-text-ambulance", n=number, patients=patients(codes, words))
        taker = asking.taker(view, number)
        if taker is not None:
            line = f"{line} · {words('dh-text-taken', seat=name(taker))}"
        yield line
        if view.phase == "help":
            free = (code for place, code in asking.free_places(view) if place == number)
            yield INDENT + words("dh-text-places", list=patients(free, words))


def patients(codes: Iterable[int], words: Words) -> str:
    """Some patients as a list; in which row they lie is not said."""
    return ", ".join(patient(code, words, treated=False) for code in codes) or words("list-none")


def patient(code: int, words: Words, *, treated: bool) -> str:
    """A patient: colour and value, the colour of the die where a blood bag has changed it, whether it is treated."""
    shown, real = (words(f"dh-colour-{COLOURS[colour[code]]}") for colour in (SHOWN, REAL))
    was = "none" if SHOWN[code] == REAL[code] else real
    return words("dh-patient-word", colour=shown, value=VALUE[code], treated="yes" if treated else "no", was=was)


def _offer(view: DiceHospital, words: Words) -> Iterator[str]:
    if not view.offer_tiles and not view.offer_cards:
        return
    yield words("dh-text-offer")
    for number in view.offer_tiles:
        does = department_text(DEPARTMENTS[number], words)
        yield INDENT + _told(words, f"dh-department-{DEPARTMENT_IDS[number]}", does)
    for number in view.offer_cards:
        does = specialist_text(SPECIALISTS[number], words)
        yield INDENT + _told(words, f"dh-specialist-{SPECIALIST_IDS[number]}", does)


def _told(words: Words, id: str, text: str) -> str:
    return words("dh-screen-told", name=words(id), text=text)


def _seat(view: DiceHospital, words: Words, name: Name, seat: int) -> Iterator[str]:
    parts = [words("dh-screen-points", n=sum(view.scores[seat]))]
    if seat == view.first:
        parts.insert(0, words("dh-text-first"))
    parts.append(words("dh-text-bags", n=view.bags[seat]))
    parts.append(words("dh-text-fatalities", n=view.fatalities[seat]))
    own = view.administrators[seat]
    if own is not None and own >= 0:
        parts.append(words("dh-text-administrator", name=words(f"dh-administrator-{ADMINISTRATOR_IDS[own]}")))
    yield f"{seat + 1}. {name(seat)}: " + " · ".join(parts)
    for treated, id in enumerate(("dh-text-untreated", "dh-text-treated")):
        codes = [code for code in view.patients[seat] if TREATED[code] == treated]
        if codes or not treated:
            yield INDENT + words(id, list=patients(codes, words))
    if any(view.out[seat]):
        out = zip(COLOURS, view.out[seat], strict=True)
        gone = (words(f"dh-colour-{colour}") for colour, count in out for _ in range(count))
        yield INDENT + words("dh-text-home", list=", ".join(gone))


def _hospital(view: DiceHospital, words: Words) -> Iterator[str]:
    """What of its hospital is free: of the one to act where a seat acts, else of the viewer."""
    seat = view.to_act if isinstance(view.to_act, int) else view.viewer
    if not isinstance(seat, int):
        return
    used = view.placed[seat]
    rooms = Counter((*asking.printed(view), *view.built[seat])) - Counter(room for _, room in used)
    crew = Counter({NURSE: asking.nurses(view)}) + Counter(view.staff[seat])
    crew -= Counter(meeple for meeple, _ in used)
    free = (words(f"dh-department-{DEPARTMENT_IDS[room]}") for room in sorted(rooms.elements()))
    staff = (f"{words(f'dh-meeple-{MEEPLES[one + 1]}')} × {count}" for one, count in sorted(crew.items()))
    yield words("dh-text-departments", list=", ".join(free) or words("list-none"))
    yield words("dh-text-staff", list=", ".join(staff) or words("list-none"))
