"""Forms of the table as data, and back: the new game, its players and options, the saved games."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from secrets import randbelow
from typing import Any, Final

from kit.engine import Game, Match, SaveError
from kit.engine.bots import BOTS, GreedyBot, make_bot
from kit.engine.match import NAME_LENGTH, Player, check_name
from translations import LANGUAGES, Words, load

SEEDS: Final = 10**9
SEED_VARIABLE: Final = "TABLESIDE_SEED"
MODES: Final = ("teaching", "match")
CHANCES: Final = ("sampled", "typed")
PERSON: Final = "person"
BOT: Final = "bot:"
"""Before a bot's name where a player may be a person's name or a bot."""
SUFFIX: Final = ".json"
SHOWN_SAVES: Final = 20
TROUBLES: Final = {
    "foreign": "error-file-foreign",
    "newer": "error-file-newer",
    "too-big": "error-file-too-big",
    "missing": "screen-file-missing",
}


def new_seed() -> int:
    """A seed nobody chose, unless ``TABLESIDE_SEED`` fixes it for a recording."""
    fixed = os.environ.get(SEED_VARIABLE, "")
    return int(fixed) if fixed.isdecimal() else randbelow(SEEDS)


def default_name(seat: int, words: Words) -> str:
    """The name of a person who gave none."""
    return words("seat-name-default", n=seat + 1)


def shown_names(players: Sequence[Player], words: Words) -> tuple[str, ...]:
    """The names as they stand on the table: bots and default names in the language of ``words``."""
    return tuple(_shown_name(seat, player, words) for seat, player in enumerate(players))


def _shown_name(seat: int, player: Player, words: Words) -> str:
    if not isinstance(player, str):
        return words("screen-bot-name", n=seat + 1)
    return default_name(seat, words) if player in _default_names(seat) else player


@cache
def _default_names(seat: int) -> frozenset[str]:
    """What a person without a name is called at ``seat``, in every language."""
    return frozenset(default_name(seat, load(lang)) for lang in LANGUAGES)


def seated(game: Game, players: Sequence[Player] | None, count: int, lang: str) -> tuple[Player, ...]:
    """The players of ``count`` seats: as given, or one person and bots that look one move ahead."""
    words = load(lang)
    if players is None:
        rest = (make_bot(GreedyBot.name, game) for _ in range(count - 1))
        return (default_name(0, words), *rest)
    return tuple(_player(game, player) for player in players)


def _player(game: Game, player: Player) -> Player:
    if isinstance(player, str) and player.startswith(BOT):
        return make_bot(player.removeprefix(BOT), game)
    return player


def new_game(match: Match, words: Words) -> dict[str, Any]:
    """The form for a new game, filled in as ``match`` is played."""
    game = match.game
    return {
        "kind": "new",
        "title": words("new-game"),
        "seats": [list(game.seats), match.seats],
        "seat_labels": [words("screen-seat", n=seat + 1) for seat in range(game.seats[-1])],
        "players": [_filled(match, seat, words) for seat in range(game.seats[-1])],
        "kinds": [[PERSON, words("person")], *([name, words(f"bot-{name}")] for name in BOTS)],
        "options": [_option(match, option, words) for option in game.options],
        "mode": _choice(words, "screen-mode", MODES, match.mode),
        "chance": _choice(words, "screen-chance", CHANCES, match.chance),
        "name_length": NAME_LENGTH,
        "words": {id: words(f"screen-{id}") for id in ("seats", "name", "played-by", "options", "begin")}
        | {"close": words("close")},
    }


def _filled(match: Match, seat: int, words: Words) -> dict[str, str]:
    player = match.players[seat] if seat < match.seats else make_bot(GreedyBot.name, match.game)
    if isinstance(player, str):
        return {"name": _shown_name(seat, player, words), "kind": PERSON}
    return {"name": "", "kind": player.name}


def _option(match: Match, option: Any, words: Words) -> dict[str, Any]:
    id = f"{match.game.prefix}-option-{option.id}"
    return {
        "id": option.id,
        "text": words(id),
        "rule": option.rule,
        "mark": words("mark-ruling"),
        "mark_long": words("mark-ruling-long"),
        "value": match.options[option.id],
        "values": [[value, words(f"{id}-{value}")] for value in option.values],
    }


def _choice(words: Words, id: str, values: tuple[str, ...], value: str) -> dict[str, Any]:
    return {"text": words(id), "value": value, "values": [[name, words(f"{id}-{name}")] for name in values]}


def match_from(game: Game, message: Mapping[str, Any], words: Words) -> Match:
    """The match a filled-in form describes; ValueError, in the reader's words, when a name cannot be."""
    entries = message.get("players")
    if not isinstance(entries, list):
        raise ValueError(words("screen-bad-input", text=str(entries)[:40]))
    players = tuple(_person_or_bot(game, seat, entry, words) for seat, entry in enumerate(entries))
    options = message.get("options") or {}
    mode, chance = str(message.get("mode", MODES[0])), str(message.get("chance", CHANCES[0]))
    manual = [chore for chore in message.get("manual", ()) if chore in game.chores]
    return Match.new(
        game,
        seats=len(players),
        seed=new_seed(),
        options={str(name): str(value) for name, value in dict(options).items()},
        players=players,
        mode="match" if mode == "match" else "teaching",
        manual=frozenset(manual),
        chance="typed" if chance == "typed" else "sampled",
    )


def _person_or_bot(game: Game, seat: int, entry: Any, words: Words) -> Player:
    if not isinstance(entry, Mapping):
        raise ValueError(words("screen-bad-input", text=str(entry)[:40]))
    kind = entry.get("kind")
    if kind in BOTS:
        return make_bot(kind, game)
    name = str(entry.get("name", "")).strip() or default_name(seat, words)
    try:
        check_name(name)
    except ValueError:
        raise ValueError(words("error-name")) from None
    return name


def saved_games(folder: Path, game: str, words: Words) -> dict[str, Any]:
    """The newest saved games of ``folder``, to choose one."""
    found = [path for path in folder.glob(f"{game}*{SUFFIX}") if path.is_file()]
    newest = sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)[:SHOWN_SAVES]
    return {
        "kind": "load",
        "title": words("screen-saved-games"),
        "empty": words("screen-no-saves", folder=str(folder)),
        "names": [path.name for path in newest],
        "words": {"close": words("close")},
    }


def free_name(folder: Path, game: str) -> Path:
    """A file in ``folder`` that is not there yet, named after the game and the time."""
    stem = f"{game}-{datetime.now(UTC).astimezone():%Y-%m-%d-%H%M%S}"
    path, count = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        count += 1
        path = folder / f"{stem}-{count}{SUFFIX}"
    return path


def save_trouble(error: SaveError, name: str, words: Words) -> str:
    """Why a save was not opened."""
    id = TROUBLES.get(error.kind, "error-file-damaged")
    return words(id, name=name)
