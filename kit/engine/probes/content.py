"""Content: copies, equality, digests, positions as JSON, and the things in the box."""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Any

from kit.engine.actions import Action
from kit.engine.outcome import PositionError
from kit.engine.probes.legality import MOST
from kit.engine.probes.run import Run
from kit.engine.probes.wild import JUNK, spoilt
from kit.engine.state import State


def conserved(run: Run) -> None:
    """Every component is still there: cheap, at every position."""
    run.check("conservation")
    have = dict(run.inventory(run.state))
    if have != run.box:
        changed = {name: (run.box.get(name, 0), have.get(name, 0)) for name in {**run.box, **have}}
        run.fail("components (before, now): {}", {name: pair for name, pair in changed.items() if pair[0] != pair[1]})


def boxed(run: Run) -> None:
    """The inventory counts components of the box, as many as are in it."""
    run.check("inventory")
    printed = {component.id: component.count for component in run.game.components}
    run.need(run.box, "the inventory is empty")
    for name, count in run.box.items():
        run.need(printed.get(name) == count, "{} {}, the box has {}", count, name, printed.get(name))


def thorough(run: Run, legal: tuple[Action, ...]) -> None:
    """Everything about content at this position."""
    state, rng = run.state, run.fork()
    _copies(run, legal, rng)
    run.check("digest")
    data = state.to_dict()
    text = json.dumps(data, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
    run.need(state.digest() == hashlib.sha256(text.encode()).hexdigest(), "digest is not that of the canonical JSON")
    run.check("position-round-trip")
    again = run.game.from_dict(json.loads(text))
    run.need(again == state and again.digest() == state.digest(), "read back, {} became {}", data, again.to_dict())
    same = again.to_act == state.to_act and again.chore == state.chore and again.legal_actions() == legal
    run.need(same, "read back, the position plays on differently")
    for _ in range(6):
        _spoilt_position(run, spoilt(data, rng))


def _copies(run: Run, legal: tuple[Action, ...], rng: Random) -> None:
    state = run.state
    run.check("copy")
    twin, before = state.copy(), state.digest()
    run.need(twin is not state and twin == state, "a copy is not equal")
    run.need(twin.digest() == before, "a copy has another digest")
    run.check("hash")
    run.need(hash(twin) == hash(state), "equal states have different hashes")
    run.check("copy")
    for _ in range(12):
        now = twin.legal_actions()
        if now:
            twin.apply(now[int(rng.random() * len(now))])
    run.need(state.digest() == before, "playing on a copy changed the original")
    if not legal:
        return
    action = legal[int(rng.random() * len(legal))]
    run.check("repeatable")
    one, two = state.copy(), state.copy()
    run.need(one.apply(action) == two.apply(action) and one == two, "{} done twice gave two results", action)
    run.check("equality")
    run.need((one == state) is (one.to_dict() == state.to_dict()), "== does not follow the content after {}", action)


def _spoilt_position(run: Run, data: Any) -> None:
    run.check("bad-position")
    try:
        state = run.game.from_dict(data)
    except PositionError as error:
        run.need(error.path and error.reason, "PositionError of {} says nothing", data)
        return
    _sound(run, data, state)


def _sound(run: Run, data: Any, state: State) -> None:
    """A position that was accepted plays on and can be written again."""
    legal = state.legal_actions()
    run.need((len(legal) > 0) is (state.to_act is not None), "accepted {}: {} legal actions", data, len(legal))
    run.need(len(legal) <= MOST, "accepted {}: {} legal actions", data, len(legal))
    run.need(run.game.from_dict(state.to_dict()) == state, "accepted {}, and reads it back as another", data)
    for action in legal[:2] + legal[-1:]:
        state.copy().apply(action)


def set_up(run: Run) -> None:
    """Bad numbers of seats, options and positions are refused with the right error."""
    run.check("new")
    run.need(run.game.new(seats=run.seats, **run.options) == run.state, "two new games differ: new draws nothing")
    run.check("bad-setup")
    seats = run.game.seats
    for bad in (seats[0] - 1, seats[-1] + 1, -1, "3", 3.0, True):
        _refuses(run, ValueError, lambda bad=bad: run.game.new(seats=bad))
    _refuses(run, ValueError, lambda: run.game.new(no_such_option="on"))
    for option in run.game.options:
        run.need(option.default in option.values, "option {} has no default among its values", option.id)
        _refuses(run, ValueError, lambda name=option.id: run.game.new(None, **{name: "no-such-value"}))
    run.check("bad-position")
    for junk in JUNK:
        if not isinstance(junk, dict):
            _refuses(run, PositionError, lambda junk=junk: run.game.from_dict(junk))
    _refuses(run, PositionError, lambda: run.game.from_dict({"seats": seats[0], "no-such-field": 1}))
    run.check("wrong-action")
    _refuses(run, ValueError, lambda: run.game.action("no-such-kind"))
    for kind in run.game.grammar.kinds.values():
        for args in ((None,) * (len(kind.fixed) + kind.least or 1), (0,) * (len(kind.fixed) + kind.most + 1)):
            _refuses(run, ValueError, lambda name=kind.name, args=args: run.game.action(name, *args))


def _refuses(run: Run, error: type[Exception], call: Any) -> None:
    try:
        made = call()
    except error as raised:
        run.need(str(raised), "{} without words", error.__name__)
        return
    run.fail("{!r} was accepted instead of {}", made, error.__name__)
