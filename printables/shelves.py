"""Pieces of any sizes on one side of a sheet: a block of shared cuts for each size, the blocks below each other.

What lies flat and has no back (boards, tokens, markers) is cut like cards: every block has its own crop marks, straight
cuts part its pieces, and a round or six-sided one is then trimmed along its printed outline. A piece too large for a
block, like a board, has sheets of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import ceil, floor

from printables.boxes import Box
from printables.decks import CardPage, Piece
from printables.imposition import MARK_GAP, MARK_LENGTH, Grid, Slot, impose
from printables.papers import Paper

BLEED = 1.0
"""Bleed of a small piece, mm: room for a cut that strays, shared by neighbours."""
EDGE = MARK_GAP + MARK_LENGTH
"""Room (mm) a block's crop marks need on each side."""
LINE = 3.0
"""Room (mm) for the page line above the first block."""


@dataclass(frozen=True, slots=True)
class _Block:
    """Pieces of one size in rows of ``columns``."""

    pieces: tuple[Piece, ...]
    columns: int

    @property
    def rows(self) -> int:
        return ceil(len(self.pieces) / self.columns)

    @property
    def step(self) -> float:
        """From row to row, mm."""
        return self.pieces[0].height + 2 * BLEED

    def slots(self, paper: Paper, top: float) -> tuple[Slot, ...]:
        """A slot for each piece, the first row's bleed at ``top``, in the middle of the sheet."""
        wide, high = self.pieces[0].width, self.pieces[0].height
        across = wide + 2 * BLEED
        left = (paper.width - min(self.columns, len(self.pieces)) * across) / 2
        trims = (
            Box(left + (k % self.columns) * across + BLEED, top + (k // self.columns) * self.step + BLEED, wide, high)
            for k in range(len(self.pieces))
        )
        return tuple(Slot(trim, trim.grown(BLEED)) for trim in trims)


def shelve(components: Iterable[Piece], paper: Paper, bleed: float = 2.0) -> tuple[CardPage, ...]:
    """The pages for every copy of every component, in their order; ``bleed`` is wished for large ones.

    ValueError when a component is larger than the paper.
    """
    pages: list[CardPage] = []
    waiting: list[_Block] = []
    for pieces in _by_size(components):
        columns = _columns(pieces[0], paper)
        if columns < 2:
            grid = impose(paper, pieces[0].width, pieces[0].height, bleed)
            size = len(grid.slots)
            pages += [CardPage(grid, pieces[k : k + size]) for k in range(0, len(pieces), size)]
        else:
            waiting.append(_Block(pieces, columns))
    return (*pages, *_filled(waiting, paper))


def _by_size(components: Iterable[Piece]) -> list[tuple[Piece, ...]]:
    found: dict[tuple[float, float], list[Piece]] = {}
    for piece in components:
        if piece.count:
            found.setdefault((piece.width, piece.height), []).extend([piece] * piece.count)
    return [tuple(pieces) for pieces in found.values()]


def _columns(piece: Piece, paper: Paper) -> int:
    """How many stand beside each other, leaving room for the marks; 0 for a piece as high as half the sheet."""
    room = paper.printable.width - 2 * EDGE
    if 2 * piece.height > paper.printable.height:
        return 0
    return floor(room / (piece.width + 2 * BLEED))


def _filled(blocks: list[_Block], paper: Paper) -> Iterator[CardPage]:
    """Blocks down the pages; one that is too high goes on overleaf."""
    bottom = paper.printable.bottom - EDGE
    first = paper.margin + LINE + EDGE
    top, here = first, list[tuple[_Block, float]]()
    for block in blocks:
        left: _Block | None = block
        while left is not None:
            rows = min(left.rows, floor((bottom - top) / left.step + 1e-9))
            if rows < 1:
                yield _page(here, paper)
                top, here = first, []
                continue
            now, left = _split(left, rows)
            here.append((now, top))
            top += now.rows * now.step + 2 * EDGE
    if here:
        yield _page(here, paper)


def _split(block: _Block, rows: int) -> tuple[_Block, _Block | None]:
    count = rows * block.columns
    now, rest = block.pieces[:count], block.pieces[count:]
    return _Block(now, block.columns), _Block(rest, block.columns) if rest else None


def _page(blocks: list[tuple[_Block, float]], paper: Paper) -> CardPage:
    slots = tuple(slot for block, top in blocks for slot in block.slots(paper, top))
    sizes = tuple(len(block.pieces) for block, _ in blocks)
    grid = Grid(paper, blocks[0][0].columns, sum(block.rows for block, _ in blocks), slots, sizes)
    return CardPage(grid, tuple(piece for block, _ in blocks for piece in block.pieces))
