"""Recorded games as text: set-up, every action with what was told of it, and how it ended.

A record is read back by its set-up and actions alone; written again it must be the same text, line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kit.engine.actions import Action, Value
from kit.engine.game import Game
from kit.engine.outcome import Data, Event, Named, Outcome
from kit.engine.state import State

ACTS = " > "
"""Between who acts and the action."""


class Playthrough(NamedTuple):
    """A recorded game: what it shows, its set-up, its actions."""

    title: str
    game: str
    seats: int
    options: Mapping[str, str]
    actions: tuple[str, ...]


def read(text: str) -> Playthrough:
    """The recorded game in ``text``; ValueError when its head is not one."""
    lines = text.splitlines()
    head = dict(line.split(": ", 1) for line in lines[1:4] if ": " in line)
    if not lines or not lines[0].startswith("# ") or set(head) != {"game", "seats", "options"}:
        raise ValueError("a playthrough begins with its title, game, seats and options")
    options = dict(pair.split("=", 1) for pair in head["options"].split())
    actions = tuple(line.split(ACTS, 1)[1] for line in lines[4:] if ACTS in line and not line.startswith(" "))
    return Playthrough(lines[0][2:], head["game"], int(head["seats"]), options, actions)


def write(game: Game, played: Playthrough) -> str:
    """The text of a recorded game, made by playing its actions; IllegalAction when one is not legal."""
    options = " ".join(f"{name}={value}" for name, value in sorted(played.options.items()))
    lines = [f"# {played.title}", f"game: {game.id}", f"seats: {played.seats}", f"options: {options}", ""]
    state = game.new(seats=played.seats, **played.options)
    for text in played.actions:
        lines += _step(state, game.parse(text))
    lines += ["", f"digest: {state.digest()}", *_end(state.outcome())]
    return "\n".join(lines) + "\n"


def _step(state: State, action: Action) -> list[str]:
    who = state.to_act
    return [f"{who}{ACTS}{action}", *(f"    {told}" for told in _all(state.apply(action)))]


def _all(events: Iterable[Event]) -> list[str]:
    return [_event(event) for event in events]


def _event(event: Event) -> str:
    text = f"{event.kind} ({event.rule}){_data(event.data)}"
    if event.seen_by is None:
        return text
    others = _event(event.public) if event.public else "nothing"
    return f"{text} — seen by {', '.join(map(str, event.seen_by))}; others: {others}"


def _data(data: Data) -> str:
    return "".join(f" {name}={_value(value)}" for name, value in data.items())


def _value(value: Value | tuple[Value, ...] | Named) -> str:
    if isinstance(value, Named):
        return f"{value.role}:{_value(value.values)}"
    return ",".join(map(str, value)) or "–" if isinstance(value, tuple) else str(value)


def _end(outcome: Outcome | None) -> list[str]:
    if outcome is None:
        return ["ending: none yet"]
    winners = ", ".join(map(str, outcome.winners)) or "nobody"
    lines = [f"ending: {outcome.ending}", f"winners: {winners}"]
    for seat, score in enumerate(outcome.scores):
        parts = " + ".join(f"{rule} {value}" for rule, value in score.parts.items())
        ties = "".join(f"; {rule} {value}" for rule, value in score.tiebreak.items())
        lines.append(f"seat {seat}: {score.total} = {parts}{ties}")
    return lines
