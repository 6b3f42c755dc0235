"""Views: what a seat may know, and that nothing else reaches it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from kit.engine.actions import Action
from kit.engine.outcome import Event, HiddenError
from kit.engine.probes.run import Run
from kit.engine.state import State

TRIES = 12
"""Tries compared between a state, its view and a sample of the view."""
TWINS = 6
"""Legal actions compared for what an onlooker is told of them."""


def thorough(run: Run, legal: tuple[Action, ...]) -> None:
    """Everything about views at this position, from every seat and from outside."""
    before = run.state.digest()
    for seat in (*range(run.seats), None):
        view = _view(run, legal, seat)
        sample = _sample(run, view, seat)
        _tries(run, legal, view, sample, seat)
        if seat is None or seat != run.state.to_act:
            _told(run, legal, sample, seat)
    run.check("asking-changes-nothing")
    run.need(run.state.digest() == before, "looking changed the state")


def _view(run: Run, legal: tuple[Action, ...], seat: int | None) -> State:
    state = run.state
    run.check("view-is-view")
    view = state.view(seat)
    run.need(view.is_view and not state.is_view, "is_view of state and view: {}, {}", state.is_view, view.is_view)
    run.need(view.view(seat) == view, "the view of {!r} of its own view is another", seat)
    run.need(view.copy() == view and hash(view.copy()) == hash(view), "the copy of a view is another")
    run.need(view.digest() == state.view(seat).digest(), "two views of {!r} have two digests", seat)
    run.check("view-legal")
    run.need(view.to_act != seat or view.legal_actions() == legal, "seat {!r} sees other legal actions", seat)
    seen = view.legal_actions()
    run.need((len(seen) > 0) is (len(legal) > 0), "the view of {!r} lists {} legal actions", seat, len(seen))
    run.check("view-hides")
    _hidden(run, lambda: view.apply(legal[0] if legal else run.wild.stock[0]))
    _hidden(run, lambda: view.deal(Random(0)))
    return view


def _hidden(run: Run, call: Callable[[], object]) -> None:
    try:
        call()
    except HiddenError:
        return
    run.fail("a view lets itself be played on")


def _sample(run: Run, view: State, seat: int | None) -> State:
    run.check("view-sample")
    seed = run.rng.random()
    sample = view.sample(Random(seed))
    run.need(not sample.is_view, "a sample is a view")
    run.need(sample.view(seat) == view, "a sample of the view of {!r} looks different to it", seat)
    run.need(sample.view(seat).digest() == view.digest(), "a sample's view of {!r} has another digest", seat)
    run.check("view-keeps-nothing")
    run.need(sample.view(seat).sample(Random(seed)) == sample, "equal views of {!r} hold different secrets", seat)
    sample.legal_actions()
    same = sample.view(seat).legal_actions() == view.legal_actions()
    run.need(same, "equal views of {!r} list different legal actions", seat)
    run.check("sample-conserves")
    run.need(dict(run.inventory(sample)) == run.box, "a sample for {!r} has other components", seat)
    run.check("sample-position")
    run.need(run.game.from_dict(sample.to_dict()) == sample, "a sample for {!r} is no position", seat)
    return sample


def _tries(run: Run, legal: tuple[Action, ...], view: State, sample: State, seat: int | None) -> None:
    state, rng = run.state, run.fork()
    run.check("hidden-turn")
    for other in (view, sample):
        same = other.to_act == state.to_act and other.chore == state.chore and other.outcome() == state.outcome()
        run.need(same, "who is asked, or the outcome, depends on what {!r} does not see", seat)
    tries = (*legal[:TWINS], *run.wild.tries(legal, rng, TRIES))
    run.check("hidden-tries")
    for action in tries if seat is not None else ():
        answer, told = state.why_not(action, seat=seat), sample.why_not(action, seat=seat)
        run.need(answer == told, "trying {} tells seat {} what it does not see: {} or {}", action, seat, answer, told)
    run.check("view-refusals")
    for action in tries:
        seen = view.why_not(action, seat=seat)
        answer = seen if seat is None else state.why_not(action, seat=seat)
        run.need(answer == seen, "{} of seat {}: the state says {}, the view {}", action, seat, answer, seen)


def _told(run: Run, legal: tuple[Action, ...], sample: State, seat: int | None) -> None:
    """Whatever looks the same to an onlooker is told it in the same words, and leaves it guessing alike."""
    seen: dict[State, tuple[State, tuple[Event | None, ...]]] = {}
    for state in (run.state, sample):
        for action in legal[:TWINS]:
            run.check("event-leak")
            after = state.copy()
            if after.why_not(action):
                continue
            events = tuple(event.seen_from(seat) for event in after.apply(action))
            view = after.view(seat)
            twin, told = seen.setdefault(view, (after, events))
            run.need(told == events, "{!r} sees no difference, but is told {} or {}", seat, events, told)
            if twin is not after:
                run.check("view-keeps-nothing")
                same = twin.view(seat).sample(Random(0)) == view.sample(Random(0))
                run.need(same, "after {} equal views of {!r} hold different secrets", action, seat)
