"""The command ``tableside``: lab, print, play, rules, check."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn, cast

from kit.cli_console import CliError, Console
from kit.games import names
from translations import LANGUAGES, Words, load

RUNNERS: Mapping[str, str] = {
    "lab": "kit.cli_lab",
    "print": "kit.cli_print",
    "play": "kit.cli_play",
    "rules": "kit.cli_rules",
    "check": "kit.cli_check",
}
"""Where each command lives: a module with ``run(options, words, console) -> exit code``, loaded when it is used."""


def main(argv: Sequence[str] | None = None, console: Console | None = None) -> int:
    """Run one command and return its exit code: 0 done, 1 nothing found or something amiss, 2 an error.

    ``argv`` without the program's name, by default from the system; ``console`` by default the standard streams.
    """
    console = console or Console.standard()
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        words = load(_language(arguments))
        options = _parser(words, console).parse_args(arguments)
        run: Callable[[argparse.Namespace, Words, Console], int] = import_module(RUNNERS[options.command]).run
        return run(options, words, console)
    except (CliError, ValueError, OSError) as error:
        return _failed(error, console)
    except KeyboardInterrupt:
        console.error("")
        return 130


def _failed(error: Exception, console: Console) -> int:
    """Say in one line what is wrong."""
    if isinstance(error, BrokenPipeError):
        console.abandon()
        return 0
    console.error(f"tableside: {' '.join(str(error).split())}")
    return 2


def _language(arguments: Sequence[str]) -> str:
    """The language asked for, looked up before anything can be said in it."""
    finder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    finder.add_argument("--lang")
    try:
        lang = finder.parse_known_args(arguments)[0].lang
    except argparse.ArgumentError:
        lang = None
    if lang is None:
        return system_language(os.environ)
    if lang not in LANGUAGES:
        raise CliError(f"--lang must be {' | '.join(LANGUAGES)}, got {lang!r}")
    return str(lang)


def system_language(environment: Mapping[str, str]) -> str:
    """The language of ``LC_ALL``, ``LC_MESSAGES`` or ``LANG``, the first that is set; English if there is none for it.

    >>> system_language({"LANG": "ja_JP.UTF-8"}), system_language({"LANG": "zh_TW"}), system_language({"LANG": "C"})
    ('ja', 'zh-Hant', 'en')
    """
    found = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    short = found.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return next((lang for lang in LANGUAGES if lang.partition("-")[0] == short), LANGUAGES[0])


class _Parser(argparse.ArgumentParser):
    """A parser that writes to a console and tells an error in one line."""

    def __init__(self, console: Console, **settings: Any) -> None:
        super().__init__(**settings)
        self.console = console

    def error(self, message: str) -> NoReturn:
        raise CliError(message)

    def print_help(self, file: object = None) -> None:
        self.console.say(self.format_help().rstrip())


def _parser(words: Words, console: Console) -> argparse.ArgumentParser:
    parser = _Parser(console, prog="tableside", description=words("cli-about"), epilog=words("unofficial"))
    kind = cast(type[_Parser], partial(_Parser, console))
    commands = parser.add_subparsers(dest="command", required=True, metavar="|".join(RUNNERS), parser_class=kind)
    for name, add in (
        ("lab", _lab_options),
        ("print", _print_options),
        ("play", _play_options),
        ("rules", _rules_options),
        ("check", _no_options),
    ):
        about = words(f"cli-{name}")
        command = commands.add_parser(name, help=about, description=about)
        command.add_argument("--lang", choices=LANGUAGES, default=words.lang, help=words("cli-opt-lang"))
        add(command, words)
    return parser


def _game(command: argparse.ArgumentParser, words: Words) -> None:
    command.add_argument("game", metavar="GAME", choices=names(), help=words("cli-opt-game", games=", ".join(names())))


def _no_options(command: argparse.ArgumentParser, words: Words) -> None:
    """``check`` takes nothing but the language."""


def _lab_options(command: argparse.ArgumentParser, words: Words) -> None:
    folder = Path("tableside-notebooks")
    command.add_argument("folder", metavar="DIR", nargs="?", type=Path, default=folder, help=words("cli-opt-dir"))
    command.add_argument("--copy-only", action="store_true", help=words("cli-opt-copy-only"))


def _print_options(command: argparse.ArgumentParser, words: Words) -> None:
    _game(command, words)
    command.add_argument("--paper", choices=("a4", "letter"), default="a4", help=words("cli-opt-paper"))
    command.add_argument("--out", metavar="DIR", type=Path, default=Path("out"), help=words("cli-opt-out"))
    command.add_argument("--what", metavar="PART", nargs="+", help=words("cli-opt-what"))
    command.add_argument("--ink", choices=("full", "low"), default="full", help=words("cli-opt-ink"))
    sides = ("long-edge", "short-edge", "none")
    command.add_argument("--backs", choices=sides, default="long-edge", help=words("cli-opt-backs"))
    command.add_argument("--proof", action="store_true", help=words("cli-opt-proof"))


def _play_options(command: argparse.ArgumentParser, words: Words) -> None:
    _game(command, words)
    command.add_argument("--seats", metavar="N", type=int, help=words("cli-opt-seats"))
    command.add_argument("--players", metavar="NAME", nargs="+", default=[], help=words("cli-opt-players"))
    command.add_argument("--bots", metavar="BOT", nargs="*", help=words("cli-opt-bots"))
    command.add_argument("--seed", metavar="SEED", help=words("cli-opt-seed"))
    command.add_argument("--option", metavar="ID=VALUE", action="append", default=[], help=words("cli-opt-option"))
    command.add_argument("--teach", metavar="CHORE", nargs="+", default=[], help=words("cli-opt-teach"))
    command.add_argument("--mode", choices=("teaching", "match"), default="teaching", help=words("cli-opt-mode"))
    command.add_argument("--chance", choices=("sampled", "typed"), default="sampled", help=words("cli-opt-chance"))
    command.add_argument("--load", metavar="FILE", type=Path, help=words("cli-opt-load"))


def _rules_options(command: argparse.ArgumentParser, words: Words) -> None:
    _game(command, words)
    command.add_argument("words", metavar="WORD", nargs="*", help=words("cli-opt-words"))


if __name__ == "__main__":
    sys.exit(main())
