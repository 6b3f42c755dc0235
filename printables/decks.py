"""Which cards go on which page: the whole box in as few sheets as the paper allows, a kind's cards together."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby, islice
from typing import Protocol

from printables.imposition import Grid, impose
from printables.papers import Paper


class Piece(Protocol):
    """What is asked of a component: ``kit.engine.game.Component`` has it."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def count(self) -> int: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def back(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class CardPage:
    """One sheet: its cards in the order of the grid's slots, a card named once per copy."""

    grid: Grid
    cards: tuple[Piece, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds on it, in order."""
        return tuple(dict.fromkeys(card.kind for card in self.cards))


def plan(components: Iterable[Piece], paper: Paper, bleed: float = 2.0) -> tuple[CardPage, ...]:
    """The pages for every copy of every component, sizes apart.

    A kind fills pages of its own first; what is left over of each kind shares pages, put after the kind it begins with.
    So 48 takes eight sheets, and each set of nine time cards is one of them. ValueError when a card is larger than the
    paper.
    """
    by_size: dict[tuple[float, float], list[Piece]] = {}
    for piece in components:
        by_size.setdefault((piece.width, piece.height), []).extend([piece] * piece.count)
    return tuple(
        page for size, cards in by_size.items() if cards for page in _pages(impose(paper, *size, bleed), cards)
    )


def _pages(grid: Grid, cards: list[Piece]) -> list[CardPage]:
    size = len(grid.slots)
    whole: list[list[Piece]] = []
    rest: list[Piece] = []
    order = list(dict.fromkeys(card.kind for card in cards))
    for _, group in groupby(sorted(cards, key=lambda card: order.index(card.kind)), key=lambda card: card.kind):
        same = list(group)
        full = len(same) // size * size
        whole.extend(_chunks(same[:full], size))
        rest.extend(same[full:])
    pages = sorted([*whole, *_chunks(rest, size)], key=lambda page: order.index(page[0].kind))
    return [CardPage(grid, tuple(page)) for page in pages]


def _chunks(cards: list[Piece], size: int) -> list[list[Piece]]:
    source = iter(cards)
    return list(iter(lambda: list(islice(source, size)), []))
