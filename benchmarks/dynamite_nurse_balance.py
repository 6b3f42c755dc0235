"""How the kit's deck of Dynamite Nurse plays: ``python -m benchmarks.dynamite_nurse_balance --games 40``.

Sensible players, who operate on the most they can, keep doctors for きりかえし, hold up whoever leads and, when they
lead, hurry the end, play many games; ``--players greedy`` sets the kit's own bot at the table instead, which looks one
step ahead and is some ten times slower. Printed: length, deaths, share of patients cured, shared wins, how often
each event is played and stands, and whether a seat has an advantage. The numbers of ``deck.toml`` were chosen so that
the aims below hold.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from kit.engine import CHANCE, Action, Event, Game, GreedyBot
from kit.games.dynamite_nurse import GAME, agenda
from kit.games.dynamite_nurse.advice import quick, value

Chooser = Callable[[Any, Random], Action]
"""Which of several legal actions the seat to act takes."""

AIMS = (
    "a game lasts 1 to 3 plays and at most 60 turns a seat",
    "somebody reaches ten kill marks before all patients are dead",
    "with up to five players at most one game in four is shared, with six at most one in three",
    "30 to 80 % of the patients that reach a hospital are cured, the others die or wait",
    "every event is played or turned up at least once in three games",
    "no seat wins more than half again its fair share, or less than half of it",
)


def _sensible(state: Any, rng: Random) -> Action:
    return quick(state, state.to_act, state.legal_actions(), rng)


def _greedy(state: Any, rng: Random) -> Action:
    return GreedyBot(value, samples=1).choose(state.view(state.to_act), rng)[0]


PLAYERS: dict[str, Chooser] = {"sensible": _sensible, "greedy": _greedy}


@dataclass
class Balance:
    """Sums over games for one number of players."""

    seats: int
    games: int = 0
    turns: int = 0
    plays: int = 0
    cured: int = 0
    dead: int = 0
    waiting: int = 0
    marks: Counter[int] = field(default_factory=Counter)
    """Kill marks by place in the final order, 0 the best."""
    wins: list[float] = field(default_factory=list)
    """Wins by distance from the first starter; a shared win counts its part."""
    played: Counter[str] = field(default_factory=Counter)
    stood: Counter[str] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    counters: int = 0
    """きりかえし."""
    used_up: int = 0
    """Games that ended because all patients were dead."""
    sharers: Counter[int] = field(default_factory=Counter)
    """Shared wins by how many share them."""

    @property
    def share_cured(self) -> float:
        """Cured among all patients that were treated, died or still waited at the end, 0 … 1."""
        return self.cured / max(1, self.cured + self.dead + self.waiting)


def measure(seats: int, games: int, seed: int = 0, game: Game = GAME, players: str = "sensible") -> Balance:
    """Play ``games`` games of such ``players`` and add them up."""
    balance = Balance(seats, wins=[0.0] * seats)
    for number in range(games):
        _play(balance, game, Random(f"{seed}:{seats}:{number}"), PLAYERS[players])
    return balance


def _play(balance: Balance, game: Game, rng: Random, choose: Chooser) -> None:
    state: Any = game.new(seats=balance.seats)
    first: int | None = None
    while state.to_act is not None:
        action = _chosen(state, rng, choose)
        if action.kind == "start":
            first = int(action.args[0])
        for event in state.apply(action):
            _count(balance, event, action)
    _finish(balance, state, first or 0)


def _chosen(state: Any, rng: Random, choose: Chooser) -> Action:
    if state.to_act == CHANCE:
        drawn: Action = state.deal(rng)
        return drawn
    legal = state.legal_actions()
    return legal[0] if len(legal) == 1 else choose(state, rng)


def _count(balance: Balance, event: Event, action: Action) -> None:
    data: Any = event.data
    if event.kind == "treat":
        balance.cured += data["left"]
    elif event.kind == "discharge":
        balance.cured += 1
    elif event.kind == "next":
        balance.turns += 1
    elif event.kind == "kirikaeshi":
        balance.counters += 1
    elif event.kind == "cancel":
        balance.played["cancel"] += 1
        balance.stood["cancel"] += 1
    elif event.kind == "resolve":
        balance.played[data["piece"]] += 1
        balance.stood[data["piece"]] += data["verdict"] == "stands"
    elif event.kind == "carry-out":
        balance.played[data["piece"]] += 1
        balance.stood[data["piece"]] += data["n"] > 0


def _finish(balance: Balance, state: Any, first: int) -> None:
    outcome = state.outcome()
    balance.games += 1
    balance.plays += state.play
    balance.endings[outcome.ending] += 1
    balance.used_up += not agenda.doomed(state)
    balance.sharers[len(outcome.winners)] += outcome.ending == "draw"
    for place, total in enumerate(sorted(score.total for score in outcome.scores)):
        balance.marks[place] += total
    balance.dead += sum(score.total for score in outcome.scores)
    balance.waiting += sum(len(ward) for ward in state.wards)
    for seat in outcome.winners:
        balance.wins[(seat - first) % balance.seats] += 1 / len(outcome.winners)


def report(balance: Balance) -> Iterator[str]:
    """The lines to print for one number of players."""
    games = balance.games
    yield f"{balance.seats} seats, {games} games"
    yield f"  turns a seat {balance.turns / games / balance.seats:.1f}, plays {balance.plays / games:.2f}"
    cured, dead = balance.cured / games, balance.dead / games
    yield f"  cured {balance.share_cured:.0%}, cured a game {cured:.1f}, dead a game {dead:.1f}"
    yield f"  きりかえし a game {balance.counters / games:.1f}"
    marks = ", ".join(f"{balance.marks[place] / games:.1f}" for place in range(balance.seats))
    yield f"  kill marks from the best to the worst: {marks}"
    wins = ", ".join(f"{share / games:.2f}" for share in balance.wins)
    yield f"  wins by seat from the starter: {wins} (fair {1 / balance.seats:.2f})"
    yield "  endings: " + ", ".join(f"{name} {count / games:.0%}" for name, count in balance.endings.most_common())
    shared = ", ".join(f"{count} by {many}" for many, count in sorted(balance.sharers.items()) if count)
    yield f"  shared wins: {shared or 'none'}; all patients dead: {balance.used_up}"
    for name, count in sorted(balance.played.items()):
        yield f"  {name:13} a game {count / games:5.2f}, stands {balance.stood[name] / count:.0%}"


def main(arguments: list[str]) -> None:
    """Measure and print for every number of players."""
    parser = ArgumentParser("benchmarks.dynamite_nurse_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games for each number of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--players", choices=sorted(PLAYERS), default="sensible")
    chosen = parser.parse_args(arguments)
    lines = [f"Aim: {aim}" for aim in AIMS]
    for seats in GAME.seats:
        lines += ["", *report(measure(seats, chosen.games, chosen.seed, players=chosen.players))]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
