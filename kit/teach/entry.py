"""Moves of a real table typed in, a line each: all of them are done, or none."""

from __future__ import annotations

from kit.engine import CHANCE, Action, IllegalAction, Match, ParseError, State
from kit.teach.telling import Telling, Told

__all__ = ["EntryError", "enter", "example"]

EXAMPLES = 3


class EntryError(ValueError):
    """A line that cannot be entered: its number from 1, the line, and why, in the reader's language.

    ``told``: every rule the move breaks; () where the line is no move at all.
    """

    def __init__(self, number: int, line: str, reasons: tuple[str, ...], told: tuple[Told, ...] = ()) -> None:
        super().__init__(f"line {number}, {line!r}: {' '.join(reasons)}")
        self.number, self.line, self.reasons, self.told = number, line, reasons, told


def enter(match: Match, telling: Telling, text: str) -> tuple[Action, ...]:
    """Do what the lines of ``text`` say, for whoever is to act, and return it; blank lines are skipped.

    Several results of chance may stand in one line, without their verb. EntryError names the first line that cannot be
    entered; the match is then as it was.
    """
    trial, moves = match.branch(), list[Action]()
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            moves += _entered(trial, telling, number, line.strip())
    for move in moves:
        match.do(move)
    return tuple(moves)


def _entered(trial: Match, telling: Telling, number: int, line: str) -> tuple[Action, ...]:
    try:
        moves = _read(trial.state, telling, line)
    except ParseError as error:
        would = telling.words("would-do", moves=telling.listed(error.candidates)) if error.candidates else ""
        raise EntryError(number, line, tuple(filter(None, (error.reason, would)))) from error
    for move in moves:
        try:
            trial.do(move)
        except IllegalAction as refusal:
            told = telling.refusals(refusal.refusals)
            raise EntryError(number, telling.action(move), tuple(one.text for one in told), told) from refusal
    return moves


def _read(state: State, telling: Telling, line: str) -> tuple[Action, ...]:
    kind = _drawn(state, telling)
    return telling.run(line, kind) if kind else (telling.parse(line, state),)


def _drawn(state: State, telling: Telling) -> str | None:
    """The kind of result that is due, where chance is and every result takes the same number of words."""
    if state.to_act != CHANCE:
        return None
    (kind, *others) = {action.kind for action in state.legal_actions()}
    return None if others or telling.game.grammar.kinds[kind].tail else kind


def example(state: State, telling: Telling) -> tuple[str, ...]:
    """Some of what can be typed now, () when the game is over; of a chore no answer, only what it looks like."""
    legal = state.legal_actions()
    if state.chore is not None:
        return (telling.pattern(legal[0].kind),)
    step = max(1, len(legal) // EXAMPLES)
    return tuple(telling.token(action) for action in legal[::step][:EXAMPLES])
