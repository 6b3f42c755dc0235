"""The contestants: each plays a whole game by random decisions and counts them.

A decision is an action of a seat that is neither chance nor chore. Listing what is legal, choosing, the checked
apply, chance and chores are all inside. All choose in the same way, so that none gains by it.
"""

from __future__ import annotations

from random import Random
from typing import Any

from benchmarks.timing import Contestant
from kit.engine import CHANCE, Action, State, settle
from kit.games import load

CHESS_PLIES = 200
"""A random chess game is broken off here."""
POSITIONS = 2000
"""Positions of 48 at which ``why_not`` is asked."""


def of_the_kit(name: str, seats: int) -> Contestant:
    """The kit's game ``name`` with ``seats`` players."""
    game = load(name)

    def play(rng: Random) -> int:
        state, decisions, random = game.new(seats=seats), 0, rng.random
        while state.to_act is not None:
            if state.to_act == CHANCE:
                state.apply(state.deal(rng))
            else:
                legal = state.legal_actions()
                state.apply(legal[int(random() * len(legal))])
                decisions += 1
            settle(state)
        return decisions

    return Contestant(f"{name}, {seats} seats", play)


def why_not(seats: int = 4) -> Contestant:
    """``why_not`` of a legal action of 48, at positions where a seat decides."""
    asked = list(_decisions(seats, POSITIONS))

    def play(rng: Random) -> int:
        for state, action in asked:
            state.why_not(action)
        return len(asked)

    return Contestant("48, why_not", play)


def _decisions(seats: int, count: int) -> list[tuple[State, Action]]:
    game, rng = load("forty-eight"), Random(48)
    found: list[tuple[State, Action]] = []
    while len(found) < count:
        state = game.new(seats=seats)
        settle(state)
        while state.to_act is not None:
            legal = state.legal_actions()
            action = state.deal(rng) if state.to_act == CHANCE else rng.choice(legal)
            if state.to_act != CHANCE:
                found.append((state.copy(), action))
            state.apply(action)
            settle(state)
    return found[:count]


def uno(seats: int = 4) -> Contestant:
    """RLCard's UNO by its environment, as learning programs use it."""
    import rlcard

    env: Any = rlcard.make("uno")
    env.game.configure({"game_num_players": seats})

    def play(rng: Random) -> int:
        decisions, random = 0, rng.random
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return Contestant(f"RLCard UNO, {seats} seats", play)


def uno_bare(seats: int = 4) -> Contestant:
    """RLCard's UNO below its environment: no observation is made and no action checked."""
    import rlcard

    game: Any = rlcard.make("uno").game
    game.configure({"game_num_players": seats})

    def play(rng: Random) -> int:
        decisions, random = 0, rng.random
        state, _ = game.init_game()
        while not game.is_over():
            legal = state["legal_actions"]
            state, _ = game.step(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return Contestant("RLCard UNO, bare", play)


def gin_rummy() -> Contestant:
    """OpenSpiel's gin rummy, written in C++, called from Python."""
    import pyspiel

    game: Any = pyspiel.load_game("gin_rummy")

    def play(rng: Random) -> int:
        state, decisions, random = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                results, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(results, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return Contestant("OpenSpiel gin rummy", play)


def chess() -> Contestant:
    """python-chess: its push checks nothing."""
    import chess as python_chess

    def play(rng: Random) -> int:
        board, decisions, random = python_chess.Board(), 0, rng.random
        while decisions < CHESS_PLIES and (legal := list(board.legal_moves)):
            board.push(legal[int(random() * len(legal))])
            decisions += 1
        return decisions

    return Contestant("python-chess", play)
