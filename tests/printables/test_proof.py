"""Proof on rastered pages: each check catches a document made wrong on purpose, and lets the right one pass."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kit.drawing.shapes import Drawing, Group, Style, Text, rect
from kit.games import load
from printables.canvas import About
from printables.deck_document import aid_document, deck_document
from printables.document import Document, Page, render
from printables.imposition import Backs
from printables.order import Order
from printables.papers import paper
from printables.preflight import PreflightError
from printables.proof import inspect, proof
from printables.sheets import SLOT
from translations import load as load_words

GAME = load("forty-eight")


def order(backs: Backs = "long-edge", name: str = "a4") -> Order:
    """A print job of 48 in Japanese."""
    return Order(GAME, load_words("ja", GAME.id), paper(name), backs=backs)


def shifted(document: Document, mm: float) -> Document:
    """The same document, the cards of every second side moved to the right."""
    return replace(
        document, pages=tuple(_moved(page, mm) if page.slots and not page.marks else page for page in document.pages)
    )


def _moved(page: Page, mm: float) -> Page:
    items = tuple(
        Group((item,), mm, 0) if isinstance(item, Group) and item.role == SLOT else item for item in page.drawing.items
    )
    inner = tuple(
        replace(item.items[0], dx=mm) if isinstance(item, Group) and item.dx == mm else item for item in items
    )
    return replace(page, drawing=replace(page.drawing, items=inner))


def document(*texts: Text) -> Document:
    """One small page."""
    return Document("stem", About("title", "subject", "ja"), (Page(Drawing(60, 30, texts, "page")),))


@pytest.mark.parametrize("name", ["a4", "letter"])
@pytest.mark.parametrize("backs", ["long-edge", "short-edge"])
@pytest.mark.parametrize("make", [deck_document, aid_document])
def test_backs_lie_behind_their_fronts(make: object, backs: Backs, name: str) -> None:
    made = make(order(backs, name))  # type: ignore[operator]
    report = inspect(made, render(made))
    assert report.findings == ()
    assert len(report.coverage) == len(made.pages)


def test_a_sheet_whose_cards_have_no_backs_is_no_finding() -> None:
    job = order()
    bare = replace(job.game)
    bare.__dict__["components"] = tuple(replace(one, back=None) for one in job.game.components)
    made = aid_document(replace(job, game=bare))
    assert made.pages[1].slots
    assert inspect(made, render(made)).findings == ()


@pytest.mark.parametrize("made", [aid_document])
def test_shifted_backs_are_caught(made: object) -> None:
    wrong = shifted(made(order()), 1.0)  # type: ignore[operator]
    with pytest.raises(PreflightError, match="duplex overlay"):
        proof(wrong, render(wrong))


def test_backs_turned_over_the_wrong_edge_are_caught() -> None:
    right = aid_document(order("long-edge"))
    wrong = replace(right, about=replace(right.about, duplex="DuplexFlipShortEdge"))
    assert [finding.check for finding in inspect(wrong, render(wrong)).findings] == ["duplex overlay"]


def test_blank_page_is_caught() -> None:
    blank = document()
    assert [finding.check for finding in inspect(blank, render(blank)).findings] == ["blank page"]


def test_tofu_is_caught() -> None:
    text = Text(5, 20, "事\U0001f600", 12, "000000", "ja")
    findings = inspect(document(text), render(document(text))).findings
    assert [(finding.check, finding.where) for finding in findings] == [("tofu", "ja")], findings
    assert "U0001f600" in findings[0].what or "\U0001f600" in findings[0].what


def test_coverage_by_hand() -> None:
    half = Document(
        "stem", About("t", "s", "ja"), (Page(Drawing(40, 20, (rect(0, 0, 20, 20, Style("000000")),), "p")),)
    )
    assert inspect(half, render(half)).coverage[0] == pytest.approx(0.5, abs=0.01)
