"""Boards and small pieces on one side, dice of paper, tiles with backs: what is printed of Dice Hospital's box."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path as FilePath

import pypdfium2
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.drawing.shapes import Group, Item, Path
from kit.games.dice_hospital import GAME
from printables.deck_document import deck_document, pieces_document
from printables.decks import CardPage
from printables.dice import FOLDS, SIDES, TABS, dice_document
from printables.document import Document
from printables.order import Order, is_piece
from printables.papers import PAPERS, paper
from printables.preflight import mark_findings, preflight
from printables.press import MAKERS, print_game, printable
from printables.proof import duplex_findings
from printables.sheets import OUTLINE, SLOT
from printables.shelves import shelve
from translations import LANGUAGES
from translations import load as load_words

FILES = ("cards", "pieces", "dice", "rules", "aid")


def order(lang: str, name: str = "a4", **changes: object) -> Order:
    """A print job of Dice Hospital."""
    return Order(GAME, load_words(lang, GAME.id), paper(name), **changes)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Thing:
    """A piece of a made-up box."""

    id: str
    count: int
    width: float
    height: float
    kind: str = "token"
    back: str | None = None


things = st.lists(
    st.builds(
        Thing,
        st.uuids().map(str),
        st.integers(0, 45),
        st.sampled_from((8.0, 12.5, 30.0, 60.0, 130.0)),
        st.sampled_from((8.0, 20.0, 41.0, 150.0)),
    ),
    max_size=6,
)


# Blocks of shared cuts.


@settings(max_examples=60, deadline=None)
@given(things, st.sampled_from(tuple(PAPERS)))
def test_every_copy_is_printed_once_and_apart(box: list[Thing], name: str) -> None:
    pages = shelve(box, paper(name))
    printed = Counter(piece.id for page in pages for piece in page.cards)
    assert printed == Counter({thing.id: thing.count for thing in box if thing.count})
    for page in pages:
        _sound(page)


def _sound(page: CardPage) -> None:
    slots = page.grid.filled(len(page.cards))
    for k, slot in enumerate(slots):
        assert page.grid.paper.printable.holds(slot.bleed)
        assert not any(slot.trim.overlaps(other.trim) for other in slots[:k])
        assert {round(slot.trim.width, 6), round(slot.trim.height, 6)} == {page.cards[k].width, page.cards[k].height}
    assert list(mark_findings(page.grid.marks(len(page.cards)), slots, "")) == []


def test_pieces_of_one_size_stand_in_columns_that_share_their_cuts() -> None:
    (page,) = shelve([Thing("a", 25, 13, 13), Thing("b", 1, 26, 30)], paper("a4"))
    assert page.grid.blocks == (25, 1)
    first, other = page.grid.slots[:25], page.grid.slots[25]
    columns = {round(slot.trim.x, 6) for slot in first}
    assert len(columns) == page.grid.columns == 12  # (210 - 2 × 4.23 - 2 × 4.3) / 15 = 12.9
    assert len({round(slot.trim.y, 6) for slot in first}) == 3
    assert other.trim.y > first[-1].trim.bottom
    marks = page.grid.marks(26)
    assert len(marks) == 2 * (2 * 12 + 2 * 3) + 2 * (2 + 2)


def test_a_block_too_high_goes_on_overleaf() -> None:
    pages = shelve([Thing("a", 40, 60, 41)], paper("letter"))
    assert [len(page.cards) for page in pages] == [18, 18, 4]


def test_a_piece_larger_than_the_paper_is_refused() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        shelve([Thing("a", 1, 300, 250)], paper("a4"))


# The box of Dice Hospital.


@pytest.mark.parametrize("name", sorted(PAPERS))
def test_printed_copies_are_the_boxs(name: str) -> None:
    job = order("en", name)
    printed = Counter(_slots(deck_document(job)) + _slots(pieces_document(job)))
    sizes: Counter[tuple[float, float]] = Counter()
    for component in GAME.components:
        if component.kind in ("die", "aid", "back"):
            continue
        sizes[tuple(sorted((component.width, component.height)))] += component.count  # type: ignore[index]
        if component.back is not None:
            sizes[tuple(sorted((component.width, component.height)))] += component.count  # type: ignore[index]
    assert printed == sizes
    nets = sum(len(_groups(page.drawing.items, "net")) for page in dice_document(job).pages)
    assert nets == 63


def _slots(document: Document) -> list[tuple[float, float]]:
    """The size of every slot that holds a card, smaller side first."""
    found = []
    for page in document.pages:
        cards = sum(isinstance(item, Group) and item.role == SLOT for item in page.drawing.items)
        assert cards == len(page.slots)
        found += [_size(slot.trim.width, slot.trim.height) for slot in page.slots]
    return found


def _size(wide: float, high: float) -> tuple[float, float]:
    one, other = sorted((round(wide, 3), round(high, 3)))
    return one, other


def _groups(items: tuple[Item, ...], role: str) -> list[Group]:
    found = [item for item in items if isinstance(item, Group)]
    return [group for group in found if group.role == role] + [g for group in found for g in _groups(group.items, role)]


def test_pieces_are_what_has_no_back() -> None:
    kinds = {component.kind for component in GAME.components if is_piece(component)}
    assert kinds == {"board", "score-board", "meeple", "token", "marker"}
    document = pieces_document(order("en"))
    assert document.about.duplex == "Simplex"
    assert all(page.marks for page in document.pages)


def test_round_and_six_sided_pieces_show_their_outline() -> None:
    document = pieces_document(order("en"))
    lines = [path for page in document.pages for path in _all_paths(page.drawing.items) if path.style == OUTLINE]
    assert Counter(len(path.commands) for path in lines) == {10: 16 + 14 + 8 + 1, 7: 1}


def _all_paths(items: tuple[Item, ...]) -> list[Path]:
    paths = [item for item in items if isinstance(item, Path)]
    return paths + [path for item in items if isinstance(item, Group) for path in _all_paths(item.items)]


def test_tiles_cards_and_ambulances_have_their_backs_behind_them() -> None:
    assert list(duplex_findings(deck_document(order("en")))) == []


@pytest.mark.parametrize("name", sorted(PAPERS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_passes_preflight(lang: str, name: str) -> None:
    job = order(lang, name)
    assert [preflight(MAKERS[what](job)) for what in FILES] == [None] * len(FILES)


def test_files_of_the_whole_box(tmp_path: FilePath) -> None:
    assert set(FILES) < set(printable(GAME))
    paths = print_game(GAME, "zh-Hant", what=FILES, ink="low", out=tmp_path)
    names = [f"dice-hospital-{what}-zh-Hant-a4-low-ink.pdf" for what in FILES]
    assert [path.name for path in paths] == names
    words = load_words("zh-Hant", GAME.id)
    with pypdfium2.PdfDocument(paths[2]) as pdf:
        first = pdf[0].get_textpage().get_text_range()
    assert words("dh-kind-die") in first
    assert words("print-dice-ordinary")[:8] in first
    assert all(words(f"dh-colour-{colour}") in first for colour in ("red", "yellow", "green"))


# Dice of paper.


def test_opposite_sides_of_a_net_add_up_to_seven() -> None:
    across = {1: 6, 2: 5, 3: 4}
    cells = {value: SIDES[value] for value in SIDES}
    faces = {_rolled(cells[value]): value for value in cells}
    assert len(faces) == 6
    for value, other in across.items():
        one, two = (_rolled(cells[v]) for v in (value, other))
        assert {one, two} in ({"B", "T"}, {"L", "R"}, {"F", "K"})


def test_seven_tabs_close_the_cube() -> None:
    """A cube rolled over the net: each edge no fold makes is met twice, and has one tab."""
    ways = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
    cells = set(SIDES.values())
    free: dict[frozenset[str], list[tuple[int, int, str]]] = {}
    for x, y in cells:
        for way, (dx, dy) in ways.items():
            if (x + dx, y + dy) not in cells:
                edge = frozenset((_rolled((x, y)), _rolled((x, y), way)))
                free.setdefault(edge, []).append((x, y, way))
    assert [len(places) for places in free.values()] == [2] * 7
    tabs = {(tab.column, tab.row, tab.way) for tab in TABS}
    assert [len(tabs.intersection(places)) for places in free.values()] == [1] * 7
    assert len(FOLDS) == 5


def _rolled(cell: tuple[int, int], further: str = "") -> str:
    """Which face of a cube lies on a cell of the net, rolled there from (1, 1); faces B(ottom) T(op) L R F(ront) K."""
    x, y = cell
    steps = ["right" if x > 1 else "left"] * abs(x - 1) + ["down" if y > 1 else "up"] * abs(y - 1)
    faces = {"bottom": "B", "top": "T", "left": "L", "right": "R", "up": "K", "down": "F"}
    for step in (*steps, *([further] if further else [])):
        opposite = {"right": "left", "left": "right", "up": "down", "down": "up"}[step]
        turned = {"bottom": faces[step], step: faces["top"], "top": faces[opposite], opposite: faces["bottom"]}
        faces |= turned
    return faces["bottom"]
