"""The table of Emergency Roll in lines of text, from one seat's view: the twin of the drawing, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kit.games.emergency_roll import agenda
from kit.games.emergency_roll.box import AMBULANCES, BOXES, COLOURS, MORGUE, ROOMS, TRACK, WARDS, Bonus
from kit.games.emergency_roll.sheet import Sheet
from kit.games.emergency_roll.state import EmergencyRoll
from kit.games.emergency_roll.views import HIDDEN
from translations import Words

Name = Callable[[int], str]
"""The name at a seat, ready to be shown."""
INDENT = "     "


def lines(view: EmergencyRoll, words: Words, name: Name) -> tuple[str, ...]:
    """What ``view`` shows, a line each: the round, the ambulance, the specialists, every seat, the sheet looked at."""
    found = [*_head(view, words), *_ambulance(view, words), *_specialists(view, words, name)]
    if view.round:
        found += [line for seat in range(view.seats) for line in _seat(view, words, name, seat)]
        found += _sheet(view, words, name)
    return tuple(found)


def _head(view: EmergencyRoll, words: Words) -> Iterator[str]:
    phase = words(f"er-phase-{view.phase}")
    if view.round and view.phase in agenda.ROUND:
        yield f"{words('round-of', round=view.round, rounds=agenda.rounds(view.seats))} · {phase}"
    else:
        yield phase


def _ambulance(view: EmergencyRoll, words: Words) -> Iterator[str]:
    if view.card is None:
        return
    yield words("er-text-ambulance", card=view.card)
    for colour in COLOURS:
        value = view.dice.get(colour, "–")
        bonus = bonus_words(AMBULANCES[view.card][colour], words)
        yield INDENT + words("er-text-die", colour=words(f"er-colour-{colour}"), value=value, bonus=bonus)


def bonus_words(bonus: Bonus, words: Words) -> str:
    """A bonus in words; of an extra patient the colour and both values."""
    name = words(f"er-bonus-{bonus.kind}")
    if not bonus.values:
        return name
    first, second = bonus.values
    values = words("er-extra-values", first=first, second=second)
    return words("er-text-extra", bonus=name, colour=words(f"er-colour-{bonus.colour}"), values=values)


def _specialists(view: EmergencyRoll, words: Words, name: Name) -> Iterator[str]:
    for card in view.specialists:
        id = f"er-specialist-{card}"
        parts = [words("er-screen-goal", name=words(id), goal=words.attribute(id, "goal"))]
        side = view.sides.get(card)
        if side is not None:
            parts.append(words("er-text-shows", n=side) if side else words("er-screen-gone"))
        claims = ((seat, sheet.claims[card]) for seat, sheet in enumerate(view.sheets) if card in sheet.claims)
        parts += [f"{name(seat)} {points}" for seat, points in claims]
        yield " · ".join(parts)


def _seat(view: EmergencyRoll, words: Words, name: Name, seat: int) -> Iterator[str]:
    sheet = view.sheets[seat]
    parts = [words("er-screen-patients", n=sheet.filled.bit_count())]
    if seat == view.chief:
        parts.insert(0, words("er-text-chief"))
    pick = view.picks[seat]
    if pick == HIDDEN:
        parts.append(words("er-screen-has-chosen"))
    elif pick is not None:
        parts.append(words("er-text-picked", colour=words(f"er-colour-{pick}")))
    parts.append(words("er-spot-stethoscopes", n=sheet.stethoscopes, free=sheet.stethoscopes - sheet.crossed))
    parts.append(words("er-spot-bags", n=sheet.bags, free=sheet.bags - sheet.bags_crossed))
    yield f"{seat + 1}. {name(seat)}: " + " · ".join(parts)
    if sheet.boxes:
        yield INDENT + " · ".join(
            f"{words(f'er-box-{box}')}: {sheet.boxes[box]}" for box in BOXES if box in sheet.boxes
        )


def _sheet(view: EmergencyRoll, words: Words, name: Name) -> Iterator[str]:
    """The sheet of the one to act where a seat acts, else of the viewer."""
    seat = view.to_act if isinstance(view.to_act, int) else view.viewer
    if not isinstance(seat, int):
        return
    sheet = view.sheets[seat]
    yield words("er-screen-sheet", seat=name(seat))
    for index in range(len(WARDS)):
        yield INDENT + _ward(sheet, index, words)
    track = TRACK[sheet.nurses.bit_count() - 1] if sheet.nurses else 0
    yield INDENT + words("er-spot-morgue", n=sheet.morgue, spaces=MORGUE) + " · " + words("er-screen-track", n=track)


def _ward(sheet: Sheet, index: int, words: Words) -> str:
    """A ward from the entrance on: values, "!" when critical, in brackets when isolated, colours of empty rooms."""
    ward = WARDS[index]
    rooms = " ".join(_room(sheet, room, words) for room in ward.rooms)
    nurse = words("er-text-nurse-gone") if sheet.nurses >> index & 1 else ""
    return words("er-text-ward", ward=ward.clipboard, rooms=rooms, nurse=nurse).rstrip()


def _room(sheet: Sheet, room: int, words: Words) -> str:
    value = sheet.values[room]
    if not value:
        return f"[{words(f'er-colour-{ROOMS[room].colour}')}]"
    text = f"{value}!" if sheet.critical >> room & 1 else str(value)
    return f"({text})" if sheet.screened >> room & 1 else text
