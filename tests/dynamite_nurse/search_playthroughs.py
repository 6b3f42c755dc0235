"""Finds the playthroughs of Dynamite Nurse and writes them anew (python -m tests.dynamite_nurse.search_playthroughs).

Every seat has a way to play: sensibly, at random, passing patients on, spoiling operations, or aiming at whoever has
fewest kill marks. The first game that shows what is wanted is kept, so the same files come out every time.
"""

import sys
from pathlib import Path
from random import Random

from kit.engine import CHANCE
from kit.engine.playthroughs import Playthrough, write
from kit.games.dynamite_nurse.advice import quick
from tests.dynamite_nurse.shown import SHOWN, told
from tests.dynamite_nurse.stored import GAME

FOLDER = Path(__file__).parents[2] / "kit/games/dynamite_nurse/playthroughs"
TRIES = 4000
"""Games tried for each playthrough before it counts as not reached."""
MOST = 2600
"""Longer games are passed over."""


def sensible(state, rng):
    return quick(state, state.to_act, state.legal_actions(), rng)


def any_way(state, rng):
    return rng.choice(state.legal_actions())


def _rather(*kinds):
    """Those kinds of action three times in four where they can be done, else a sensible one."""

    def choose(state, rng):
        found = [action for action in state.legal_actions() if action.kind in kinds]
        return rng.choice(found) if found and rng.random() < 0.75 else sensible(state, rng)

    return choose


def levelling(state, rng):
    found = [action for action in state.legal_actions() if action.kind in ("outpatient", "turn-worse", "referral")]
    least = min((len(state.kills[action.args[-1]]) for action in found), default=0)
    found = [action for action in found if len(state.kills[action.args[-1]]) == least]
    return rng.choice(found) if found and rng.random() < 0.5 else sensible(state, rng)


STYLES = {
    "sensible": sensible,
    "random": any_way,
    "pushing": _rather("pass-on"),
    "spoiling": _rather("intern", "misdiagnosis", "cancel"),
    "levelling": levelling,
}


def play(wanted, rng):
    """A game with the styles that are wanted: its actions."""
    state, actions = GAME.new(seats=wanted.seats, **wanted.options), []
    styles = [STYLES[wanted.styles[seat % len(wanted.styles)]] for seat in range(wanted.seats)]
    while state.to_act is not None:
        action = state.forced()
        if action is None:
            action = state.deal(rng) if state.to_act == CHANCE else styles[state.to_act](state, rng)
        actions.append(action)
        state.apply(action)
    return actions


def search(name, wanted):
    """The actions of the first game that shows what is wanted, None when none of the tries does."""
    for number in range(TRIES):
        actions = play(wanted, Random(f"{name}:{number}"))
        if len(actions) > MOST:
            continue
        steps, state = told(wanted.seats, wanted.options, actions)
        if all(shows(steps, state) for shows in wanted.shows):
            return actions
    return None


def main(names):
    """Search for the playthroughs named (none: for all), write their files, and say which were not reached."""
    for name in names or SHOWN:
        wanted = SHOWN[name]
        actions = search(name, wanted)
        sys.stdout.write(f"{name}: {'not reached' if actions is None else f'{len(actions)} actions'}\n")
        sys.stdout.flush()
        if actions is not None:
            options = {option.id: wanted.options.get(option.id, option.default) for option in GAME.options}
            played = Playthrough(wanted.title, GAME.id, wanted.seats, options, tuple(map(str, actions)))
            (FOLDER / f"{name}.txt").write_text(write(GAME, played), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
