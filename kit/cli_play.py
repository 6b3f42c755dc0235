"""``tableside play``: sit down at a game at the command line; `kit.cli_table` plays it."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from kit.cli_console import CliError, Console
from kit.cli_table import TextTable, save_trouble
from kit.engine import Game, Match, SaveError
from kit.engine.bots import BOTS, GreedyBot, make_bot
from kit.engine.match import Player, check_name
from kit.games import load as load_game
from translations import Words
from translations import load as load_words

ALL = "all"
"""Stands for every chore."""


def run(options: Namespace, words: Words, console: Console) -> int:
    """Begin a match, or go on with a saved one, and play it until it is over or left."""
    game = load_game(options.game)
    words = load_words(options.lang, game.id)
    match = _saved(options.load, game, words) if options.load else _new(options, game, words)
    return TextTable(match, words, console).run()


def _saved(path: Path, game: Game, words: Words) -> Match:
    try:
        match = Match.load(path)
    except SaveError as error:
        raise CliError(save_trouble(error, path, words)) from error
    if match.game is not game:
        raise CliError(words("cli-other-game", name=path.name, game=match.game.id))
    return match


def _new(options: Namespace, game: Game, words: Words) -> Match:
    seats = options.seats if options.seats is not None else max(_wanted(options), game.seats[0])
    if seats not in game.seats:
        raise CliError(words("cli-bad-seats", low=game.seats[0], high=game.seats[-1], have=seats))
    return Match.new(
        game,
        seats=seats,
        seed=_seed(options.seed),
        options=_options(options.option, game, words),
        players=_players(options, seats, game, words),
        mode=options.mode,
        manual=chores(options.teach, game, words),
        chance=options.chance,
    )


def _wanted(options: Namespace) -> int:
    """How many players are named."""
    return max(len(options.players), 1) + len(options.bots or ())


def _seed(text: str | None) -> int | str:
    return secrets.randbelow(2**32) if text is None else text


def _options(texts: Sequence[str], game: Game, words: Words) -> dict[str, str]:
    """Set-up options from ``id=value``."""
    known = {option.id: option.values for option in game.options}
    chosen: dict[str, str] = {}
    for text in texts:
        id, _, value = text.partition("=")
        if value not in known.get(id, ()):
            choices = ", ".join(f"{name}={choice}" for name, values in known.items() for choice in values)
            raise CliError(words("cli-bad-option", text=text, choices=choices))
        chosen[id] = value
    return chosen


def _players(options: Namespace, seats: int, game: Game, words: Words) -> tuple[Player, ...]:
    """People first, as they are named, then bots; seats nobody is named for are people's where bots are named."""
    people: list[Player] = list(options.players)
    kinds = options.bots
    if kinds is None:
        people = people or [words("seat-name-default", n=1)]
        kinds = [GreedyBot.name] * (seats - len(people))
    for kind in kinds:
        if kind not in BOTS:
            raise CliError(words("cli-bad-bot", text=kind, choices=", ".join(BOTS)))
    for seat in range(len(people), seats - len(kinds)):
        people.append(words("seat-name-default", n=seat + 1))
    if len(people) + len(kinds) > seats:
        raise CliError(words("cli-too-many-players", seats=seats, have=len(people) + len(kinds)))
    try:
        for name in people:
            check_name(name)
    except ValueError as error:
        raise CliError(words("error-name")) from error
    return (*people, *(make_bot(kind, game) for kind in kinds))


def chores(named: Sequence[str], game: Game, words: Words) -> frozenset[str]:
    """The chores named by id, or all of them; CliError names an unknown one and the choices."""
    if ALL in named:
        return frozenset(game.chores)
    for name in named:
        if name not in game.chores:
            raise CliError(words("cli-bad-chore", text=name, choices=", ".join((ALL, *game.chores))))
    return frozenset(named)
