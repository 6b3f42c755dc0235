"""A match of the game: chance, undo, branches, logs, saves."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from kit.engine import saves
from kit.engine.actions import Action
from kit.engine.match import Match
from kit.engine.outcome import Event, IllegalAction
from kit.engine.probes.run import Run

LOOKS = 6
"""First decisions of a match at which a refused try, undo and redo are tried; positions jumped to."""
SHARE = 0.05
"""Share of the later decisions at which they are."""


def played(run: Run, made: type[Match]) -> None:
    """Play one match by random decisions and try everything on the way that a match can do."""
    rng, run.history = run.fork(), []
    match = _new(run, made, frozenset())
    marks: list[tuple[int, str]] = []
    while match.state.to_act is not None:
        marks.append((len(match.entries), match.state.digest()))
        legal = match.state.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        look = len(marks) <= LOOKS or rng.random() < SHARE
        if look:
            _refused(run, match, legal, rng)
        match.do(action, rev=match.rev)
        if look:
            _there_and_back(run, match, marks[-1][1])
    _chances(run, match)
    _jumps(run, match, marks, rng)
    _reproducible(run, made, match)
    _manual(run, made, match)
    _saved(run, made, match)


def _new(run: Run, made: type[Match], manual: frozenset[str]) -> Match:
    run.check("match-new")
    match = made.new(run.game, seats=run.seats, seed=run.seed, options=run.options, manual=manual)
    start = run.game.new(seats=run.seats, **run.options)
    for entry in match.entries:
        start.apply(entry.action)
    run.need(start == match.state, "a match does not stand where its entries lead")
    return match


def _decisions(match: Match) -> tuple[Action, ...]:
    return tuple(entry.action for entry in match.entries if entry.by == "person")


def _logs(match: Match) -> tuple[tuple[Event, ...], ...]:
    return tuple(match.log(seat) for seat in (*range(match.seats), None))


def _refused(run: Run, match: Match, legal: tuple[Action, ...], rng: Random) -> None:
    run.check("match-refuses")
    before = (match.state.digest(), match.entries, match.rev)
    for action in run.wild.tries(legal, rng, 4):
        if action not in legal:
            try:
                match.do(action)
            except IllegalAction as error:
                run.need(error.refusals == match.state.why_not(action), "{} refused otherwise than why_not", action)
            else:
                run.fail("a match does the illegal {}", action)
    run.need((match.state.digest(), match.entries, match.rev) == before, "a refused try changed the match")
    run.check("match-stale")
    told = match.do(legal[0], rev=match.rev + 1)
    run.need(told == () and match.state.digest() == before[0], "a click with another rev was obeyed")


def _there_and_back(run: Run, match: Match, before: str) -> None:
    run.check("match-undo")
    after, entries, logs = match.state.digest(), match.entries, _logs(match)
    match.undo()
    run.need(match.state.digest() == before, "undo does not come back to before the last decision")
    match.redo()
    same = (match.state.digest(), match.entries, _logs(match)) == (after, entries, logs)
    run.need(same, "redo does not come back to after the decision")


def _chances(run: Run, match: Match) -> None:
    run.check("match-chance")
    state = run.game.new(seats=run.seats, **run.options)
    drawn = 0
    for entry in match.entries:
        if entry.by == "chance":
            expected = state.deal(Random(f"{run.seed}:{drawn}"))
            run.need(entry.action == expected, "chance {} gave {}, its seed gives {}", drawn, entry.action, expected)
            drawn += 1
        state.apply(entry.action)
    run.need(state == match.state, "the entries lead elsewhere when they are played again")


def _jumps(run: Run, match: Match, marks: list[tuple[int, str]], rng: Random) -> None:
    end, entries = match.state.digest(), match.entries
    for at, digest in rng.sample(marks, min(LOOKS, len(marks))):
        run.check("match-branch")
        twin = match.branch(at)
        run.need(twin.state.digest() == digest and twin.entries == entries[:at], "a branch at {} is elsewhere", at)
        twin.do(twin.state.legal_actions()[0])
        run.need(match.state.digest() == end and match.entries == entries, "playing a branch changed its match")
        run.check("match-goto")
        match.goto(at)
        run.need(match.state.digest() == digest, "goto {} leads elsewhere", at)
        match.goto(len(entries))
    run.check("match-goto")
    match.goto(0)
    box = run.game.new(seats=run.seats, **run.options)
    run.need(match.state == box, "goto 0 does not lead to the box")
    match.goto(len(entries))
    run.need(match.state.digest() == end and match.entries == entries, "goto does not come back to the end")


def _reproducible(run: Run, made: type[Match], match: Match) -> None:
    run.check("match-reproducible")
    again = _replayed(run, made, match, frozenset())
    run.check("match-reproducible")
    run.need(again.entries == match.entries, "the same seed and decisions gave another match")
    run.need(_logs(again) == _logs(match), "the same seed and decisions gave another log")


def _manual(run: Run, made: type[Match], match: Match) -> None:
    by_hand = _replayed(run, made, match, frozenset(run.game.chores))
    run.check("match-chores")
    run.need(by_hand.state == match.state, "with chores done by hand the match ends elsewhere")
    run.need(_logs(by_hand) == _logs(match), "with chores done by hand the log is another")


def _replayed(run: Run, made: type[Match], match: Match, manual: frozenset[str]) -> Match:
    """The same decisions in a new match; manual chores done as they come."""
    twin = _new(run, made, manual)
    for action in _decisions(match):
        _do_chores(twin)
        twin.do(action)
    _do_chores(twin)
    return twin


def _do_chores(match: Match) -> None:
    while match.state.chore is not None:
        match.do(match.state.legal_actions()[0])


def _saved(run: Run, made: type[Match], match: Match) -> None:
    """Save and load; a game that ``kit.games`` does not find can be written but not read."""
    run.check("match-save")
    json.dumps(match.to_dict())
    if not _found(run):
        return
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.json"
        match.save(path)
        again = made.load(path)
    run.need(again.state == match.state and again.entries == match.entries, "loaded, the match is another")
    run.need(_logs(again) == _logs(match), "loaded, the match has another log")


def _found(run: Run) -> bool:
    try:
        return saves.find_game(run.game.id) is run.game
    except ValueError:
        return False
