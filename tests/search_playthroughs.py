"""Finds the playthroughs of 48 and writes them anew: ``python -m tests.search_playthroughs``.

Bids and cards set aside aim at a level of hours that differs from game to game, so that thrifty and spendthrift tables
both occur. The first game that shows what is wanted is kept, so the same files come out every time.
"""

import sys
from pathlib import Path
from random import Random

from kit.engine import CHANCE
from kit.engine.playthroughs import Playthrough, write
from kit.games import load

GAME = load("forty-eight")
FOLDER = Path(__file__).parents[1] / "kit/games/forty_eight/playthroughs"
TRIES = 40_000
"""Games tried for each number of players before what is missing counts as not reached."""
TITLES = ("nobody drops out", "one drops out", "two drop out", "three drop out", "four drop out")


def count_is(number):
    """As many drop out as the total says, none by a shared place."""
    return lambda state: len(state.dropped) == state.sums["drop-count"] == number


def ends(ending):
    return lambda state: state.outcome().ending == ending


def more_go(state):
    """A shared drop-out place takes more than the total says, and somebody is left."""
    return state.sums["drop-count"] < len(state.dropped) < state.seats


WANTED = {
    **{f"out-{number}": (title, count_is(number)) for number, title in enumerate(TITLES)},
    "win": ("a clear win", ends("win")),
    "win-by-time": ("two have equal points, more hours win", ends("win-by-time")),
    "draw": ("equal points and equal hours: a draw", ends("draw")),
    "shared-place": ("a shared drop-out place: more go than the total says", more_go),
    "nobody-left": ("all drop out, nobody wins", ends("nobody-left")),
}
"""What a playthrough shows: (title, whether a final position shows it)."""
BEYOND = {"out-5": ("above 96 hours all five drop out", count_is(5))}
"""What only the option ``threshold_end=every-12`` shows."""


def play(seats, options, rng):
    """A random game: the actions and the last position."""
    level, spread, bold = rng.random() * 12, rng.random() * 4, rng.random()
    state, actions = GAME.new(seats=seats, **options), []
    while state.to_act is not None:
        legal = state.legal_actions()
        if state.to_act == CHANCE:
            action = state.deal(rng)
        elif state.phase in ("bids", "set-aside"):
            goal = level + rng.gauss(0, spread)
            action = min(legal, key=lambda one: (abs(sum(one.args) - goal), rng.random()))
        elif state.phase == "command" and rng.random() > bold:
            action = legal[0]
        else:
            action = rng.choice(legal)
        actions.append(action)
        state.apply(action)
        settle_noting(state, actions)
    return actions, state


def settle_noting(state, actions):
    """Do the chores and note them."""
    while (action := state.forced()) is not None:
        actions.append(action)
        state.apply(action)


def search(seats, wanted, **options):
    """Name → (title, actions) of the first game that shows each of ``wanted``."""
    found = {}
    for number in range(TRIES):
        if len(found) == len(wanted):
            break
        actions, state = play(seats, options, Random(f"{seats}:{number}"))
        for name, (title, shows) in wanted.items():
            if name not in found and shows(state):
                found[name] = (title, actions)
    return found


def main():
    """Search for every number of players and write the files; print the names of those not reached."""
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for seats in GAME.seats:
        _keep(seats, search(seats, WANTED), {})
        missing = ", ".join(name for name in WANTED if not (FOLDER / f"{seats}-players-{name}.txt").exists())
        sys.stdout.write(f"{seats} players, not reached: {missing or 'nothing'}\n")
    beyond = {"threshold_end": "every-12"}
    _keep(5, search(5, BEYOND, **beyond), beyond)


def _keep(seats, found, chosen):
    options = {option.id: chosen.get(option.id, option.default) for option in GAME.options}
    for name, (title, actions) in found.items():
        played = Playthrough(f"{seats} players: {title}", GAME.id, seats, options, tuple(map(str, actions)))
        (FOLDER / f"{seats}-players-{name}.txt").write_text(write(GAME, played), "utf-8")


if __name__ == "__main__":
    main()
