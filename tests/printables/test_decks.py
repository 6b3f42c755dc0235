"""Which cards go on which sheet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.games import load
from kit.games.forty_eight.box import CHARACTERS, INCIDENTS, TIME_SET
from printables.deck_document import ranges
from printables.decks import plan
from printables.order import APART
from printables.papers import PAPERS, paper

FORTY_EIGHT = load("forty-eight")


@dataclass(frozen=True)
class Card:
    """A card of a made-up box."""

    id: str
    kind: str
    count: int
    width: float = 63.5
    height: float = 88.9
    back: str | None = None


cards = st.builds(
    Card, st.uuids().map(str), st.sampled_from("abc"), st.integers(0, 20), st.sampled_from((40.0, 63.5)), st.just(88.9)
)


@given(st.lists(cards, max_size=8), st.sampled_from(tuple(PAPERS)))
def test_every_copy_is_printed_once(box: list[Card], name: str) -> None:
    printed = Counter(card.id for page in plan(box, paper(name)) for card in page.cards)
    assert printed == Counter({card.id: card.count for card in box if card.count})


@given(st.lists(cards, max_size=8))
def test_no_sheet_more_than_each_size_needs(box: list[Card]) -> None:
    pages = plan(box, paper("a4"))
    needed = 0
    for width, slots in ((40.0, 15), (63.5, 9)):
        needed += -(-sum(card.count for card in box if card.width == width) // slots)
    assert len(pages) == needed


def test_forty_eight_takes_eight_sheets_and_each_set_is_one() -> None:
    pages = plan([c for c in FORTY_EIGHT.components if c.kind not in APART], paper("a4"))
    assert [page.kinds for page in pages] == [("incident",)] * 2 + [("incident", "rank", "boss")] + [("time",)] * 5
    for page in pages[3:]:
        assert len({card.id.split("-")[1] for card in page.cards}) == 1
        assert sum(int(card.id.split("-")[2]) for card in page.cards) == 24


def test_counts_are_those_of_the_text() -> None:
    # 001:18 24 incidents, 001:22-24 45 time cards, 001:26 2 rank cards; one boss marker is the kit's.
    kinds = Counter({"incident": 0})
    for page in plan([c for c in FORTY_EIGHT.components if c.kind not in APART], paper("letter")):
        kinds.update(card.kind for card in page.cards)
    assert kinds == {"incident": 24, "time": 45, "rank": 2, "boss": 1}


def test_counts_are_the_engines() -> None:
    pages = plan([c for c in FORTY_EIGHT.components if c.kind not in APART], paper("a4"))
    printed = Counter(card.id for page in pages for card in page.cards)
    incidents = {f"incident-{suit}-{number}": count for (suit, number), count in INCIDENTS.items()}
    hours = Counter(f"time-{character}-{hour}" for character in CHARACTERS for hour in TIME_SET)
    assert printed == Counter({**incidents, **hours, "rank-1": 1, "rank-2": 1, "boss-marker": 1})


@pytest.mark.parametrize(
    ("pages", "step", "said"),
    [((3, 5, 7), 2, "3–7"), ((3, 5, 9), 2, "3–5, 9"), ((4,), 1, "4"), ((1, 2, 3, 7, 8), 1, "1–3, 7–8")],
)
def test_page_ranges(pages: tuple[int, ...], step: int, said: str) -> None:
    assert ranges(pages, step) == said
