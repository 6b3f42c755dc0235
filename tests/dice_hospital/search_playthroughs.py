"""Finds the playthroughs of Dice Hospital and writes them anew (python -m tests.dice_hospital.search_playthroughs).

Every seat has a way to play: by the kit's own advice, carefully, or at random. The first game that shows what is wanted
is kept, so the same files come out every time.
"""

import sys
from pathlib import Path
from random import Random

from kit.engine import CHANCE, GreedyBot
from kit.engine.playthroughs import Playthrough, write
from kit.games.dice_hospital import GAME
from kit.games.dice_hospital.advice import value
from tests.dice_hospital.shown import SHOWN

FOLDER = Path(__file__).parents[2] / "kit/games/dice_hospital/playthroughs"
TRIES = 5000
"""Games tried for each playthrough before it counts as not reached."""
BOT = GreedyBot(value, samples=1)


def advised(state, rng):
    return BOT.choose(state.view(state.to_act), rng)[0]


def careful(state, rng):
    """Whatever works is worked, blood bags are kept, and improvements are taken and kept."""
    legal = state.legal_actions()
    wanted = ("activate", "treat", "effect", "trial", "swap", "drug", "lower", "take-department", "take-specialist",
              "keep")  # fmt: skip
    return rng.choice([action for action in legal if action.kind in wanted] or legal)


def any_way(state, rng):
    return rng.choice(state.legal_actions())


STYLES = {"advised": advised, "careful": careful, "random": any_way}


def play(wanted, rng):
    """A game in the styles that are wanted: the actions and the last position."""
    state, actions = GAME.new(seats=wanted.seats, **wanted.options), []
    styles = [STYLES[wanted.styles[seat % len(wanted.styles)]] for seat in range(wanted.seats)]
    while state.to_act is not None:
        if state.forced() is not None:
            action = state.forced()
        elif state.to_act == CHANCE:
            action = state.deal(rng)
        else:
            action = styles[state.to_act](state, rng)
        actions.append(action)
        state.apply(action)
    return actions, state


def search(name, wanted):
    """The actions of the first game that shows what is wanted, None when none of the tries does."""
    for number in range(TRIES):
        actions, state = play(wanted, Random(f"{name}:{number}"))
        if wanted.shows(actions, state):
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
