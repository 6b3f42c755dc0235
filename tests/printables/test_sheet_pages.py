"""Emergency Roll on paper: sheets one and two up, cards and aids, in four languages, two papers, full and low ink."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pypdfium2
import pytest

from kit.drawing.colour import grey, lightness
from kit.drawing.shapes import Group
from kit.drawing.tokens import COLOURS, PRINT, PRINT_LOW, Look
from kit.games import load
from printables.deck_document import aid_document, deck_document
from printables.document import Document
from printables.order import Order
from printables.pads import pad_document
from printables.papers import PAPERS, paper
from printables.preflight import component_findings, preflight
from printables.press import print_game, printable
from printables.sheets import SLOT
from translations import LANGUAGES
from translations import load as load_words

GAME = load("emergency-roll")


def order(lang: str, name: str = "a4", look: Look = PRINT, up: int = 2) -> Order:
    """A print job of Emergency Roll."""
    return Order(GAME, load_words(lang, GAME.id), paper(name), look, "long-edge", up)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(PAPERS))
def test_cards_aids_and_sheets_pass_preflight(lang: str, name: str) -> None:
    jobs = [order(lang, name, look, up) for look in (PRINT, PRINT_LOW) for up in (1, 2)]
    documents = [make(job) for job in jobs for make in (deck_document, aid_document, pad_document)]
    assert [preflight(document) for document in documents] == [None] * 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_keeps_its_safe_zone(lang: str) -> None:
    job = order(lang)
    assert [component_findings(job.face(component.id)) for component in GAME.components] == [()] * len(GAME.components)


@pytest.mark.parametrize("name", sorted(PAPERS))
def test_two_sheets_share_a_page_one_lies_on_its_own(name: str) -> None:
    (two,) = pad_document(order("ja", name, up=2)).pages
    (one,) = pad_document(order("ja", name, up=1)).pages
    size = PAPERS[name]
    assert (two.drawing.width, two.drawing.height) == (size.width, size.height)
    assert (one.drawing.width, one.drawing.height) == (size.height, size.width)
    sheets = [item for item in two.drawing.items if isinstance(item, Group) and item.clip is not None]
    assert len(sheets) == 2
    assert all(group.items[0].scale == 1 for group in sheets if isinstance(group.items[0], Group))


def test_printed_copies_are_the_boxs() -> None:
    job = order("en")
    faces = {id(job.face(component.id).items): component.id for component in GAME.components}
    shown = Counter(_shown(deck_document(job), faces))
    for component in GAME.components:
        if component.kind in ("ambulance", "specialist", "chief"):
            assert shown[component.id] == component.count == 1
    assert shown["back-ambulance"] == 27
    assert shown["back-specialist"] == 16 - 6 + 1
    assert sum(count for id, count in shown.items() if id.startswith("side-")) == 6


def _shown(document: Document, names: dict[int, str]) -> list[str]:
    slots = [
        item for page in document.pages for item in page.drawing.items if isinstance(item, Group) and item.role == SLOT
    ]
    return [names[id(slot.items[0].items[0].items)] for slot in slots]  # type: ignore[union-attr]


def test_a_cardiologists_other_side_lies_behind_its_front() -> None:
    job = order("en")
    faces = {id(job.face(component.id).items): component.id for component in GAME.components}
    pages = deck_document(job).pages
    fronts = [page for page in pages if page.marks]
    for front in fronts:
        back = pages[pages.index(front) + 1]
        names = [_names(page.drawing.items, faces) for page in (front, back)]
        for card, behind in zip(*names, strict=True):
            if card.startswith("specialist-cardio"):
                assert behind == card.replace("specialist", "side")


def _names(items: tuple[object, ...], faces: dict[int, str]) -> list[str]:
    slots = [item for item in items if isinstance(item, Group) and item.role == SLOT]
    return [faces[id(slot.items[0].items[0].items)] for slot in slots]  # type: ignore[union-attr]


@pytest.mark.parametrize("ink", ["full", "low"])
def test_files_by_name_and_words_on_them(ink: Literal["full", "low"], tmp_path: Path) -> None:
    paths = print_game(GAME, "ru", what=["cards", "pad", "aid"], ink=ink, out=tmp_path)
    tail = "-low-ink" if ink == "low" else ""
    assert [path.name for path in paths] == [
        f"emergency-roll-{what}-ru-a4{tail}.pdf" for what in ("cards", "score-pad", "aid")
    ]
    words = load_words("ru", GAME.id)
    with pypdfium2.PdfDocument(paths[1]) as pdf:
        text = pdf[0].get_textpage().get_text_range()
    assert text.count(words("er-sheet-subtitle")) == 2
    assert text.count(words("er-box-epidemiologist")) == 2


def test_a_grey_copy_tells_the_dice_apart_and_signs_do_so_too() -> None:
    colours = [COLOURS[name] for name in ("red", "yellow", "green", "grey")]
    greys = sorted(lightness(grey(colour.fill)) for colour in colours)
    assert min(high - low for low, high in pairwise(greys)) > 8
    assert len({colour.sign for colour in colours}) == len({colour.hatch for colour in colours}) == 4


def test_what_can_be_printed() -> None:
    assert printable(GAME) == ("cards", "rules", "pad", "aid", "form")
    assert printable(load("forty-eight")) == ("cards", "rules", "pad", "aid")
