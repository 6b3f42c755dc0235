"""One call that prints a game: ``print_game``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from errno import EDQUOT, ENOSPC
from pathlib import Path
from typing import Literal, TypeAlias

from kit.drawing.tokens import PRINT, PRINT_LOW
from kit.engine.game import Game
from kit.games.concordance import has_concordance
from kit.places import UnwritableError, write_atomically
from printables.concordance import concordance_document
from printables.deck_document import aid_document, deck_document, pieces_document
from printables.dice import dice_document
from printables.document import Document, Progress, render
from printables.forms import form_document
from printables.imposition import BACKS, Backs
from printables.order import AID, PAD, Order, is_piece
from printables.pads import pad_document
from printables.papers import paper as paper_named
from printables.preflight import preflight
from printables.summary import summary_document
from translations import LANGUAGES, Words, load

Ink: TypeAlias = Literal["full", "low"]

Check: TypeAlias = Callable[[Document, bytes], None]
"""A further look at a finished file; raises to stop the job."""

LOOKS = {"full": PRINT, "low": PRINT_LOW}
FORM, PIECES, DICE, CONCORDANCE = "form", "pieces", "dice", "concordance"
UPS = (1, 2)
"""How many score pads may share a sheet."""


class PressError(OSError):
    """A file could not be written; nothing half-written is left. The message is in the reader's language."""

    def __init__(self, message: str, folder: Path) -> None:
        super().__init__(message)
        self.folder = folder


def print_game(
    game: Game,
    lang: str,
    *,
    paper: str = "a4",
    out: Path,
    what: Sequence[str] = ("cards", "rules", "pad", "aid"),
    ink: Ink = "full",
    backs: Backs = "long-edge",
    up: int = 2,
    progress: Progress | None = None,
    check: Check | None = None,
) -> tuple[Path, ...]:
    """Write the wanted PDF files of ``game`` into the folder ``out`` (made if absent) and return their paths.

    ``up``: score pads per sheet, 1 or 2. ``progress`` is told (page, pages, title) before each page of the whole job.
    Everything is drawn and checked before the first file is written, and ``check`` (``printables.proof.proof``) is
    asked about every finished one. ValueError names what a wrong argument could have been; PreflightError lists what
    must not be printed; PressError tells why ``out`` cannot be written.
    """
    order = _order(game, lang, paper, ink, backs, up)
    documents = [MAKERS[name](order) for name in _wanted(game, what)]
    for document in documents:
        preflight(document)
    pages = sum(len(document.pages) for document in documents)
    contents, done = [], 0
    for document in documents:
        contents.append(render(document, _shifted(progress, done, pages)))
        if check is not None:
            check(document, contents[-1])
        done += len(document.pages)
    folder = _folder(Path(out), order.words)
    return tuple(
        _write(folder / f"{document.stem}.pdf", content, order.words)
        for document, content in zip(documents, contents, strict=True)
    )


def printable(game: Game) -> tuple[str, ...]:
    """What can be printed of a game: pieces, a score pad and aids only where its box has them, a form where a sheet has
    fields, dice where they can be folded, a concordance where two texts tell it."""
    kinds, faces = {component.kind for component in game.components}, game.module("faces")
    there = {
        PIECES: any(map(is_piece, game.components)),
        DICE: hasattr(faces, "die_sides"),
        PAD: PAD in kinds,
        AID: AID in kinds,
        FORM: hasattr(faces, "fields"),
        CONCORDANCE: has_concordance(game),
    }
    return tuple(name for name in MAKERS if there.get(name, True))


def _order(game: Game, lang: str, paper: str, ink: str, backs: str, up: int) -> Order:
    _one_of("language", lang, LANGUAGES)
    _one_of("ink", ink, tuple(LOOKS))
    _one_of("backs", backs, BACKS)
    _one_of("up", up, UPS)
    words = load(lang, game.id)
    chosen: Backs = next(known for known in BACKS if known == backs)
    return Order(game, words, paper_named(paper), LOOKS[ink], chosen, up)


def _wanted(game: Game, what: Sequence[str]) -> tuple[str, ...]:
    choices = printable(game)
    names = (what,) if isinstance(what, str) else tuple(dict.fromkeys(what))
    if not names:
        raise ValueError(f"what must name some of {', '.join(choices)}, got nothing")
    for name in names:
        _one_of("what", name, choices)
    return names


def _one_of(name: str, value: object, choices: Sequence[object]) -> None:
    if value not in choices:
        raise ValueError(f"{name} must be {' | '.join(map(str, choices))}, got {value!r}")


def _shifted(progress: Progress | None, done: int, pages: int) -> Progress | None:
    if progress is None:
        return None
    tell = progress
    return lambda page, _, title: tell(done + page, pages, title)


def _folder(folder: Path, words: Words) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise PressError(_reason(folder, error.errno, error.strerror or str(error), words), folder) from error
    return folder


def _write(path: Path, content: bytes, words: Words) -> Path:
    try:
        write_atomically(path, content)
    except UnwritableError as error:
        cause = error.__cause__
        number = cause.errno if isinstance(cause, OSError) else None
        raise PressError(_reason(path.parent, number, error.reason, words), path.parent) from error
    path.chmod(0o644)
    return path


def _reason(folder: Path, number: int | None, reason: str, words: Words) -> str:
    if number in (ENOSPC, EDQUOT):
        return words("print-error-no-space", folder=str(folder))
    return words("print-error-folder", folder=str(folder), reason=reason)


Maker: TypeAlias = Callable[[Order], Document]

MAKERS: dict[str, Maker] = {
    "cards": deck_document,
    PIECES: pieces_document,
    DICE: dice_document,
    "rules": summary_document,
    CONCORDANCE: concordance_document,
    PAD: pad_document,
    AID: aid_document,
    FORM: form_document,
}
"""What can be printed, by name, in the order it is offered."""
