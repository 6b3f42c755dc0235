"""How a game ends."""

from __future__ import annotations

from kit.engine.outcome import Outcome
from kit.engine.probes.run import Run


def running(run: Run) -> None:
    """No outcome while the game runs, and it does not run for ever: cheap, at every position."""
    run.check("max-actions")
    run.need(len(run.history) < run.game.max_actions, "still running after {} actions", len(run.history))
    run.check("outcome-early")
    run.need(run.state.outcome() is None, "an outcome while {!r} is to act", run.state.to_act)


def over(run: Run) -> None:
    """The outcome of a game that is over."""
    run.check("outcome")
    outcome = run.state.outcome()
    if not isinstance(outcome, Outcome):
        run.fail("the game is over without an outcome")
    run.need(len(outcome.scores) == run.seats, "{} scores for {} seats", len(outcome.scores), run.seats)
    winners = outcome.winners
    whole = tuple(sorted(set(winners))) == winners and set(winners) <= set(range(run.seats))
    run.need(whole, "winners {}", winners)
    run.need(isinstance(outcome.ending, str) and outcome.ending, "ending {!r}", outcome.ending)
    run.check("scores")
    for score in outcome.scores:
        values = (score.total, *score.parts.values(), *score.tiebreak.values())
        run.need(all(type(value) is int for value in values), "a score is no whole number: {}", score)
        run.need(score.total == sum(score.parts.values()), "total {} of parts {}", score.total, score.parts)
        run.need({*score.parts, *score.tiebreak} <= set(run.game.rulebook), "a part is no rule: {}", score)
    run.check("why-not-agrees")
    for action in dict.fromkeys(run.history):
        run.need(run.state.why_not(action), "{} is allowed after the end", action)
