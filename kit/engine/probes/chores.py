"""Chores: steps without a choice, done by hand or by the kit."""

from __future__ import annotations

from kit.engine.actions import Action
from kit.engine.outcome import Event
from kit.engine.probes.run import Run
from kit.engine.state import settle, settle_told


def at(run: Run, legal: tuple[Action, ...]) -> None:
    """A chore leaves no choice: cheap, at every position."""
    run.check("chore-one")
    chore, forced = run.state.chore, run.state.forced()
    if chore is None:
        run.need(forced is None, "{} is forced although no chore is due", forced)
        return
    run.need(type(run.state.to_act) is int, "chore {} is due from {!r}", chore, run.state.to_act)
    run.need(len(legal) == 1, "chore {} leaves a choice: {}", chore, legal)
    run.need(forced == legal[0], "chore {} forces {}, legal is {}", chore, forced, legal[0])
    run.need(chore in run.game.chores, "chore {!r} is not among {}", chore, run.game.chores)


def thorough(run: Run, legal: tuple[Action, ...]) -> None:
    """Done by the kit or by hand, a chore is the same."""
    by_hand, by_kit = run.state.copy(), run.state.copy()
    run.check("settle")
    told: list[Event] = []
    while by_hand.chore is not None:
        told += by_hand.apply(by_hand.legal_actions()[0])
    settle(by_kit)
    run.need(by_kit == by_hand, "settled and done by hand differ")
    said = settle_told(run.state.copy())
    run.need(list(said) == told, "settled, the log is {}; by hand {}", said, told)
    left = run.state.copy()
    settle(left, frozenset(run.game.chores))
    run.need(left == run.state, "settle changed the state although all chores are manual")
