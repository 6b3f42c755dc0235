"""Does a game keep the engine's contract? Random games of it, with everything asked along the way.

Any author of a game can run ``check_game(game)``. Beside the contract's names it needs ``inventory.py`` in the game's
folder: ``inventory(state)`` counts every physical component by its id, wherever it lies.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import cycle, product
from math import prod
from random import Random
from typing import Final, NamedTuple

from kit.engine.actions import CHANCE, Action
from kit.engine.game import Game
from kit.engine.match import Match
from kit.engine.probes import chances, chores, content, ending, knowledge, legality, matches
from kit.engine.probes.run import ConformanceError, Run
from kit.engine.probes.wild import Wild

__all__ = ["CHECKS", "ConformanceError", "Tally", "check_game"]

CHECKS: Final[Mapping[str, str]] = {
    "to-act": "to_act is a seat, CHANCE or None",
    "legal-empty": "there is a legal action exactly while the game runs",
    "legal-size": "at most 128 legal actions",
    "legal-stable": "legal_actions gives the same tuple again, and on a copy",
    "legal-normal": "legal actions are different and in normal form",
    "why-not-agrees": "why_not says () exactly of legal actions",
    "refusal-rules": "refusals name rules of the book, with numbers, words or tuples",
    "refusal-order": "refusals come in the fixed order of the action's kind",
    "refused-apply": "a refused action raises IllegalAction with why_not's refusals and changes nothing",
    "wrong-seat": "why_not takes only seats of the game",
    "turn": "no other seat may do what is due",
    "asking-changes-nothing": "asking and looking leave the state as it is",
    "text-round-trip": "the text of an action reads as that action",
    "text-garbage": "other texts raise ParseError",
    "wrong-action": "what is not well-formed raises ValueError",
    "event-form": "events name rules of the book; seen_by are seats, the public twin is public",
    "event-leak": "what looks the same to an onlooker is told it in the same words",
    "chance-support": "chances are the legal actions of CHANCE, can all happen, and are empty otherwise",
    "chance-weights": "weights are whole and positive",
    "chance-draw": "deal gives one of the chances, draws on random() only and changes nothing",
    "chance-distribution": "deal follows the weights",
    "chore-one": "a chore is one of the game's, due from a seat, and leaves no choice",
    "settle": "settled and done by hand, chores come to the same; manual ones are left alone",
    "view-is-view": "a view is one, also of itself and copied",
    "view-legal": "a seat's view lists its legal actions",
    "view-hides": "apply and deal of a view raise HiddenError",
    "view-sample": "a sample of a view looks the same",
    "view-keeps-nothing": "equal views hold nothing that tells them apart",
    "sample-conserves": "a sample has every component",
    "sample-position": "a sample is a position that can be read",
    "hidden-turn": "who is asked does not depend on what is hidden",
    "hidden-tries": "a try tells a seat nothing it does not know",
    "view-refusals": "a seat's tries are answered alike by state and view",
    "copy": "a copy is equal and independent",
    "hash": "equal states have one hash",
    "digest": "the digest is SHA-256 of the canonical JSON",
    "equality": "states are equal exactly when their content is",
    "repeatable": "the same action has the same result again",
    "position-round-trip": "a position written and read is the same and plays on alike",
    "bad-position": "a spoilt position raises PositionError or is playable",
    "bad-setup": "wrong seats and options raise ValueError",
    "inventory": "the inventory counts components of the box",
    "conservation": "no component comes or goes",
    "max-actions": "a random game ends within max_actions",
    "new": "a new game is the same every time",
    "outcome-early": "no outcome while the game runs",
    "outcome": "an outcome has a score a seat, winners and an ending",
    "scores": "totals are the sums of their parts, all whole numbers, by rule id",
    "match-new": "a match stands where its entries lead",
    "match-refuses": "a match refuses as why_not does, and nothing changes",
    "match-stale": "a click with another rev is ignored",
    "match-undo": "undo and redo come back to the same position, entries and log",
    "match-chance": "the k-th chance is drawn from Random(f'{seed}:{k}')",
    "match-branch": "a branch stands at its entry and is independent",
    "match-goto": "goto leads to every entry and back",
    "match-reproducible": "seed and decisions make the match",
    "match-chores": "the log and the end do not depend on who does the chores",
    "match-save": "a match saved and loaded is the same",
}
"""Every check by name, and what it asks."""


class Tally(NamedTuple):
    """How much was looked at: games, actions in them, and positions looked at thoroughly."""

    games: int
    actions: int
    thorough: int


MATCH_EVERY = 40
"""One game in so many is also played as a match."""
MANY = 200
"""With more ways to choose options than this they are chosen by lot."""


def check_game(
    game: Game,
    *,
    games: int = 20,
    seats: int | None = None,
    seed: int = 0,
    depth: float = 0.1,
    match: type[Match] = Match,
) -> Tally:
    """Play ``games`` random games for ``seats`` (None: for every number of players) and check the contract.

    At every position the cheap checks are made, at a share of ``depth`` of them (0 … 1) all. ``match`` is the class
    matches are made of. Raises ConformanceError naming the check and how to come to the position again.
    """
    tally = Tally(0, 0, 0)
    for count in game.seats if seats is None else (seats,):
        wild = Wild(game.grammar, Random(f"{seed}:{count}"))
        for number, options in zip(range(games), _options(game), strict=False):
            run = _begin(game, count, options, f"{seed}:{count}:{number}", wild)
            with run.guarded():
                found = _checked(run, number, depth, match)
            tally = Tally(*map(sum, zip(tally, found, strict=True)))
    return tally


def _options(game: Game) -> Iterable[Mapping[str, str]]:
    """The defaults first; then every choice of options, over and over, or where there are too many, choices by lot."""
    names = [option.id for option in game.options]
    ways = [[option.default, *(v for v in option.values if v != option.default)] for option in game.options]
    chosen = cycle(product(*ways)) if prod(map(len, ways)) <= MANY else _by_lot(ways, Random(game.id))
    return (dict(zip(names, values, strict=True)) for values in chosen)


def _by_lot(ways: Sequence[Sequence[str]], rng: Random) -> Iterator[tuple[str, ...]]:
    """The first of each way, then one of each by lot, without end."""
    yield tuple(way[0] for way in ways)
    while True:
        yield tuple(rng.choice(way) for way in ways)


def _begin(game: Game, seats: int, options: Mapping[str, str], seed: str, wild: Wild) -> Run:
    inventory = game.module("inventory").inventory
    state = game.new(seats=seats, **options)
    return Run(game, seats, options, seed, inventory, wild, state, Random(seed), dict(inventory(state)))


def _checked(run: Run, number: int, depth: float, match: type[Match]) -> Tally:
    if number == 0:
        content.boxed(run)
        content.set_up(run)
    found = _play(run, depth)
    if number == 0:
        _drawn_fairly(run)
    if number % MATCH_EVERY == 0:
        matches.played(run, match)
    return found


def _play(run: Run, depth: float) -> Tally:
    looked = 0
    while True:
        legal = legality.listing(run)
        content.conserved(run)
        chores.at(run, legal)
        legality.agreement(run, legal, run.rng, 2)
        if run.rng.random() < depth:
            _thorough(run, legal)
            looked += 1
        if not legal:
            ending.over(run)
            return Tally(1, len(run.history), looked)
        ending.running(run)
        _step(run, legal)


def _thorough(run: Run, legal: tuple[Action, ...]) -> None:
    for probe in (legality, chances, chores, content, knowledge):
        probe.thorough(run, legal)


def _step(run: Run, legal: tuple[Action, ...]) -> None:
    """One random action, legal as far as the lists say; when it is not, that is the game's fault."""
    run.check("chance-draw")
    state = run.state
    action = state.deal(run.rng) if state.to_act == CHANCE else legal[int(run.rng.random() * len(legal))]
    run.check("why-not-agrees")
    told = state.apply(action)
    run.history.append(action)
    legality.events(run, told)


def _drawn_fairly(run: Run) -> None:
    """Every kind of chance a game meets is once drawn often enough to see its weights."""
    rng, met = run.fork(), set()
    run.state, run.history = run.game.new(seats=run.seats, **run.options), []
    run.check("max-actions")
    while run.state.to_act is not None and len(run.history) < run.game.max_actions:
        run.check("legal-empty")
        legal = run.state.legal_actions()
        action = legal[int(rng.random() * len(legal))]
        if run.state.to_act == CHANCE:
            run.check("chance-support")
            kind = (action.kind, len(run.state.chances()) > 1)
            if kind not in met:
                met.add(kind)
                chances.distribution(run)
            run.check("chance-draw")
            action = run.state.deal(rng)
        run.check("why-not-agrees")
        run.state.apply(action)
        run.history.append(action)
