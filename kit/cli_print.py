"""``tableside print``: a game as PDF files."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec

from kit.cli_console import CliError, Console
from kit.games import load as load_game
from printables.press import Check, print_game, printable
from translations import Words

PROOF_NEEDS = ("pypdfium2", "numpy")


def run(options: Namespace, words: Words, console: Console) -> int:
    """Print, with the page being drawn told on the errors' stream and the files written on the output."""
    game = load_game(options.game)
    check = _proof(words) if options.proof else None

    def tell(page: int, pages: int, title: str) -> None:
        console.progress(words("progress-drawing", page=page, pages=pages))

    try:
        paths = print_game(
            game,
            options.lang,
            paper=options.paper,
            out=options.out,
            what=options.what or printable(game),
            ink=options.ink,
            backs=options.backs,
            progress=tell,
            check=check,
        )
    finally:
        console.progress("")
    for path in paths:
        console.say(str(path))
    return 0


def _proof(words: Words) -> Check:
    missing = [name for name in PROOF_NEEDS if find_spec(name) is None]
    if missing:
        raise CliError(words("cli-proof-needs", packages=", ".join(missing)))
    from printables.proof import proof

    return proof
