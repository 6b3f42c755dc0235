"""Legal actions, refusals and refused tries."""

from __future__ import annotations

from random import Random

from kit.engine.actions import CHANCE, Action, ParseError
from kit.engine.outcome import Event, IllegalAction, Named
from kit.engine.probes.run import Run
from kit.engine.probes.wild import GARBAGE, garbled

MOST = 128
"""No position offers more legal actions than this."""


def listing(run: Run) -> tuple[Action, ...]:
    """Who is to act, and what: cheap, at every position. The legal actions."""
    state = run.state
    run.check("to-act")
    who = state.to_act
    seat = type(who) is int and 0 <= who < run.seats
    run.need(seat or who == CHANCE or who is None, "to_act is {!r}", who)
    run.check("legal-empty")
    legal = state.legal_actions()
    run.need((len(legal) > 0) is (who is not None), "{} legal actions with to_act {!r}", len(legal), who)
    run.check("legal-size")
    run.need(len(legal) <= MOST, "{} legal actions, at most {} are allowed", len(legal), MOST)
    return legal


def agreement(run: Run, legal: tuple[Action, ...], rng: Random, count: int) -> None:
    """``count`` tries: ``why_not`` says () exactly of the legal ones."""
    run.check("why-not-agrees")
    for action in run.wild.tries(legal, rng, count):
        broken = run.state.why_not(action)
        run.need((action in legal) is (broken == ()), "{} is {}, why_not says {}", action, action in legal, broken)


def thorough(run: Run, legal: tuple[Action, ...]) -> None:
    """Everything about legal actions and refusals at this position."""
    rng = run.fork()
    before = run.state.digest()
    _normal_form(run, legal)
    run.check("why-not-agrees")
    for action in legal:
        broken = run.state.why_not(action)
        run.need(broken == (), "{} is legal, why_not says {}", action, broken)
    agreement(run, legal, rng, 40)
    for action in run.wild.tries(legal, rng, 16):
        _refused(run, action, None)
        _refused(run, action, rng.randrange(run.seats))
    _turns(run, legal)
    _texts(run, legal, rng)
    run.check("asking-changes-nothing")
    run.need(run.state.digest() == before, "listing, asking or a refused try changed the state")


def _normal_form(run: Run, legal: tuple[Action, ...]) -> None:
    run.check("legal-stable")
    again, twin = run.state.legal_actions(), run.state.copy().legal_actions()
    run.need(legal == again == twin, "asked again, legal_actions gives {} instead of {}", again, legal)
    run.check("legal-normal")
    run.need(isinstance(legal, tuple) and len(set(legal)) == len(legal), "an action is listed twice in {}", legal)
    for action in legal:
        run.need(action == run.game.action(action.kind, *action.args), "{!r} is not in normal form", action)


def _refused(run: Run, action: Action, seat: int | None) -> None:
    state = run.state
    run.check("why-not-agrees")
    refusals = state.why_not(action, seat=seat)
    rules = [refusal.rule for refusal in refusals]
    run.check("refusal-rules")
    for refusal in refusals:
        run.need(refusal.rule in run.game.rulebook, "{} breaks {!r}, no such rule", action, refusal.rule)
        _data(run, refusal.data)
    run.check("refusal-order")
    order = iter([rule for rule, _ in state.checks[action.kind]])
    run.need(all(rule in order for rule in rules), "{} breaks {}, not in its kind's order", action, rules)
    if refusals:
        run.check("refused-apply")
        _refused_apply(run, action, seat, refusals)


def _refused_apply(run: Run, action: Action, seat: int | None, refusals: tuple[object, ...]) -> None:
    before = run.state.copy()
    try:
        run.state.apply(action, seat=seat)
    except IllegalAction as error:
        run.need(error.refusals == refusals, "{}: apply says {}, why_not {}", action, error.refusals, refusals)
    else:
        run.fail("{} was applied although why_not says {}", action, refusals)
    run.need(run.state == before, "the refused {} changed the state", action)


def _turns(run: Run, legal: tuple[Action, ...]) -> None:
    run.check("wrong-seat")
    for seat in (-1, run.seats, True, "0"):
        try:
            run.state.why_not(run.wild.stock[0], seat=seat)  # type: ignore[arg-type]
        except ValueError:
            continue
        run.fail("why_not takes seat {!r}", seat)
    run.check("turn")
    who = run.state.to_act
    if who is None or who == CHANCE:
        return
    for other in range(run.seats):
        for action in legal if other != who else ():
            run.need(run.state.why_not(action, seat=other), "seat {} may do {} of seat {}", other, action, who)


def _texts(run: Run, legal: tuple[Action, ...], rng: Random) -> None:
    run.check("text-round-trip")
    for action in (*legal, *run.wild.tries(legal, rng, 10)):
        run.need(run.game.parse(str(action)) == action, "{!r} reads as {!r}", str(action), action)
    run.check("text-garbage")
    for text in (*GARBAGE, *(garbled(str(action), rng) for action in run.wild.tries(legal, rng, 6))):
        try:
            read = run.game.parse(text)
        except ParseError:
            continue
        run.fail("{!r} was read as {!r}", text, read)


def events(run: Run, told: tuple[Event, ...]) -> None:
    """What is told of an action: cheap, after every action."""
    run.check("event-form")
    for event in told:
        run.need(event.rule in run.game.rulebook, "event {} follows {!r}, no such rule", event.kind, event.rule)
        _data(run, event.data)
        if event.seen_by is None:
            continue
        run.need(all(seat in range(run.seats) for seat in event.seen_by), "event {} is seen by {}", event.kind, event)
        run.need(event.public is None or event.public.seen_by is None, "the public twin of {} is not public", event)


def _data(run: Run, data: object) -> None:
    run.need(isinstance(data, dict), "data must be a dict, got {!r}", data)
    assert isinstance(data, dict)
    for name, value in data.items():
        values = value.values if isinstance(value, Named) else value if isinstance(value, tuple) else (value,)
        run.need(all(type(one) in (int, str) for one in values), "{}={!r} is no number, word or tuple", name, value)
