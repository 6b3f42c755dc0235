"""The rule summary: every rule with id, words, passages and mark, nothing on top of anything else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kit.drawing.figure import FIGURE_WIDTH
from kit.drawing.flat import Matrix, flat, texts
from kit.drawing.shapes import Drawing, Text
from kit.drawing.tokens import PRINT
from kit.games import load
from kit.games.forty_eight.figures import figures
from printables.boxes import Box
from printables.deck_document import aid_document, deck_document
from printables.document import Document
from printables.order import Order
from printables.pads import pad_document
from printables.papers import PAPERS, paper
from printables.preflight import extent
from printables.summary import summary_document
from translations import LANGUAGES
from translations import load as load_words

GAME = load("forty-eight")


def order(lang: str, name: str = "a4") -> Order:
    """A print job of 48."""
    return Order(GAME, load_words(lang, GAME.id), paper(name))


def lines(drawing: Drawing) -> Iterator[tuple[Text, Matrix]]:
    """Every text of a drawing with where it lands."""
    for placed in texts(drawing):
        assert isinstance(placed.item, Text)
        yield placed.item, placed.matrix


def read(document: Document) -> list[str]:
    """Every text of every page."""
    return [text.text for page in document.pages for text, _ in lines(page.drawing)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(PAPERS))
def test_at_most_two_pages(lang: str, name: str) -> None:
    assert len(summary_document(order(lang, name)).pages) in (1, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_stands_there_once_with_its_passages(lang: str) -> None:
    said = read(summary_document(order(lang)))
    for rule in GAME.rulebook.values():
        assert said.count(rule.id) == 1
        assert " · ".join(rule.passages) in said[said.index(rule.id) :]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_every_rule_stands_there(lang: str) -> None:
    job = order(lang)
    joined = "".join(text.replace(" ", "").removesuffix("-") for text in read(summary_document(job)))
    for id in GAME.rulebook:
        assert job.words(id).replace(" ", "").replace("\u00a0", "") in joined.replace("\u00a0", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rulings_are_marked_and_only_they(lang: str) -> None:
    job = order(lang)
    mark = job.words("mark-ruling")
    marked = 0
    for page in summary_document(job).pages:
        found = list(lines(page.drawing))
        heights = {round(matrix.apply(text.x, text.y)[1], 0) for text, matrix in found if text.text == mark}
        for text, matrix in found:
            rule = GAME.rulebook.get(text.text)
            if rule is not None:
                beside = round(matrix.apply(text.x, text.y)[1], 0)
                assert (beside in heights or beside - 1 in heights) == (rule.status == "ruling")
                marked += rule.status == "ruling"
    assert marked == sum(rule.status == "ruling" for rule in GAME.rulebook.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sections_in_order_with_their_bookmarks(lang: str) -> None:
    job = order(lang)
    document = summary_document(job)
    names = [job.words(f"fe-section-{section}") for section in GAME.sections]
    assert [mark.title for page in document.pages for mark in page.bookmarks] == names


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(PAPERS))
def test_no_text_lies_on_another(lang: str, name: str) -> None:
    job = order(lang, name)
    documents = [make(job) for make in (summary_document, deck_document, aid_document, pad_document)]
    clashes = []
    for page in (page for document in documents for page in document.pages):
        boxes = [(text.text, extent(text, matrix).grown(-0.1, -0.3)) for text, matrix in lines(page.drawing)]
        for k, (one, box) in enumerate(boxes):
            clashes += [(page.drawing.title, one, other) for other, its in boxes[:k] if box.overlaps(its)]
    assert clashes == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_figures_keep_to_their_column(lang: str) -> None:
    for figure in figures(load_words(lang, GAME.id), PRINT):
        room = Box(0, 0, FIGURE_WIDTH, figure.drawing.height).grown(0.4)
        assert figure.section in GAME.sections
        for placed in flat(figure.drawing):
            if isinstance(placed.item, Text):
                assert room.holds(extent(placed.item, placed.matrix))


def test_figures_say_the_numbers_of_the_text() -> None:
    # 001:35-37 suits, 001:48 two boss turns each, 001:68 the price, 001:92 both examples, 001:94 the thresholds.
    by_caption = {
        f.caption: [text.text for text, _ in lines(f.drawing)] for f in figures(load_words("en", GAME.id), PRINT)
    }
    words = load_words("en", GAME.id)
    suits = by_caption[words("fe-figure-suits")]
    assert [text for text in suits if text.isdigit()] == ["3", "4", "5", "4", "5", "6", "6", "8", "10"]
    assert "≥ 7" in by_caption[words("fe-figure-command")]
    assert [text for text in by_caption[words("fe-figure-initial")] if "=" in text] == ["= 6", "= 10"]
    thresholds = by_caption[words("fe-figure-thresholds")]
    assert thresholds[2:] == ["0–48", "0", "49–60", "1", "61–72", "2", "73–84", "3", "85–", "4"]
