"""The press: every file of 48 in every language, and every way a job can fail."""

from __future__ import annotations

import errno
import os
import re
from collections import Counter
from pathlib import Path
from typing import NoReturn

import pikepdf
import pypdfium2
import pytest

from kit.drawing.shapes import Group
from kit.games import load
from printables.deck_document import deck_document
from printables.document import Document
from printables.order import APART, Order
from printables.papers import PAPERS, paper
from printables.preflight import preflight
from printables.press import MAKERS, PressError, print_game, printable
from printables.sheets import SLOT
from translations import LANGUAGES
from translations import load as load_words

GAME = load("forty-eight")


def order(lang: str, name: str = "a4", **changes: object) -> Order:
    """A print job of 48."""
    return Order(GAME, load_words(lang, GAME.id), paper(name), **changes)  # type: ignore[arg-type]


def text_of(path: Path) -> list[str]:
    """What can be read on each page."""
    with pypdfium2.PdfDocument(path) as pdf:
        return [page.get_textpage().get_text_range() for page in pdf]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_file_in_every_language(lang: str, tmp_path: Path) -> None:
    paths = print_game(GAME, lang, out=tmp_path)
    names = [f"forty-eight-{what}-{lang}-a4.pdf" for what in ("cards", "rules", "score-pad", "aid")]
    assert [path.name for path in paths] == names
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)
    words = load_words(lang, GAME.id)
    cards, rules, pad, aid = (text_of(path) for path in paths)
    assert [len(pages) for pages in (cards, rules, pad, aid)] == [18, 2, 1, 2]
    assert words("fe-incident-red") in cards[2]
    assert words("fe-section-setup") in rules[0]
    assert words("fe-pad-title") in pad[0]
    assert all(page.strip() for pages in (cards, rules, pad, aid) for page in pages)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(PAPERS))
def test_every_page_passes_preflight(lang: str, name: str) -> None:
    documents = [MAKERS[what](order(lang, name, up=up)) for what in printable(GAME) for up in (1, 2)]
    assert [preflight(document) for document in documents] == [None] * 8


def test_printed_copies_are_the_boxs() -> None:
    job = order("ja")
    faces = {id(job.face(c.id).items): c.id for c in GAME.components if c.kind not in APART}
    backs = {id(job.face(c.back).items): c.back for c in GAME.components if c.kind not in APART and c.back}
    printed = Counter(_shown(deck_document(job), {**faces, **backs}))
    for component in GAME.components:
        if component.kind not in APART:
            assert printed[component.id] == component.count
    assert sum(printed[back] for back in set(backs.values())) == 72


def _shown(document: Document, names: dict[int, str]) -> list[str]:
    slots = [
        item for page in document.pages for item in page.drawing.items if isinstance(item, Group) and item.role == SLOT
    ]
    return [names[id(slot.items[0].items[0].items)] for slot in slots]  # type: ignore[union-attr]


def test_titles_can_be_read_as_often_as_there_are_cards(tmp_path: Path) -> None:
    (path,) = print_game(GAME, "en", what=["cards"], out=tmp_path, backs="none")
    read, words = "\n".join(text_of(path)), load_words("en", GAME.id)
    for suit in ("red", "blue", "yellow", "green", "black", "white"):
        assert read.count(words(f"fe-incident-{suit}")) == 4
    assert read.count(words.attribute("fe-boss-marker", "text").split()[0]) == 1


@pytest.mark.parametrize("name", sorted(PAPERS))
def test_boxes_and_bookmarks_of_the_card_file(name: str, tmp_path: Path) -> None:
    (path,) = print_game(GAME, "zh-Hant", paper=name, what=["cards"], out=tmp_path)
    words = load_words("zh-Hant", GAME.id)
    with pypdfium2.PdfDocument(path) as pdf:
        marks = [(item.get_title(), item.get_dest().get_index()) for item in pdf.get_toc()]
    kinds = [
        (words(f"fe-kind-{kind}"), page) for kind, page in (("incident", 2), ("rank", 6), ("boss", 6), ("time", 8))
    ]
    assert marks == [(words("print-notes"), 0), *kinds]
    with pikepdf.open(path) as pdf:
        sizes = [[round(float(v), 1) for v in page.MediaBox[2:]] for page in pdf.pages]
        assert sizes == [[595.3, 841.9] if name == "a4" else [612.0, 792.0]] * 18
        front, back = pdf.pages[2], pdf.pages[3]
        wide = float(front.MediaBox[2])
        left, right = float(front.TrimBox[0]), float(front.TrimBox[2])
        assert [round(wide - right, 3), round(wide - left, 3)] == [round(float(back.TrimBox[k]), 3) for k in (0, 2)]
        gutter = 2 * 2 * (1.04 if name == "a4" else 2.0)
        assert round((right - left) / 72 * 25.4, 2) == round(3 * 63.5 + gutter, 2)
        assert all(float(page.BleedBox[0]) <= float(page.TrimBox[0]) for page in pdf.pages)
        assert str(pdf.Root.Lang) == "zh-Hant"


def test_same_job_same_bytes(tmp_path: Path) -> None:
    one = print_game(GAME, "ru", out=tmp_path / "one")
    two = print_game(GAME, "ru", out=tmp_path / "two")
    assert [path.read_bytes() for path in one] == [path.read_bytes() for path in two]


def test_low_ink_has_its_own_name_and_less_ink(tmp_path: Path) -> None:
    (full,) = print_game(GAME, "en", what=["cards"], out=tmp_path)
    (low,) = print_game(GAME, "en", what=["cards"], ink="low", out=tmp_path)
    assert low.name == "forty-eight-cards-en-a4-low-ink.pdf"
    assert _dark(low) < 0.6 * _dark(full)


def _dark(path: Path) -> float:
    """Sum of ink over a sheet of fronts and one of backs."""
    with pypdfium2.PdfDocument(path) as pdf:
        images = [pdf[k].render(scale=0.5, grayscale=True).to_pil() for k in (2, 3)]
    return float(sum(255 - value for image in images for value in image.get_flattened_data()))


def test_fronts_only_have_no_second_sides(tmp_path: Path) -> None:
    (path,) = print_game(GAME, "ja", what=["cards"], backs="none", out=tmp_path)
    with pypdfium2.PdfDocument(path) as pdf:
        assert len(pdf) == 9


def test_progress_counts_the_whole_job(tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    print_game(GAME, "en", out=tmp_path, progress=lambda page, pages, title: told.append((page, pages, title)))
    assert [(page, pages) for page, pages, _ in told] == [(k, 23) for k in range(1, 24)]
    assert all(title for _, _, title in told)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"lang": "de"}, "language must be en | ja | zh-Hant | ru, got 'de'"),
        ({"paper": "a5"}, "paper must be a4 or letter, got 'a5'"),
        ({"what": ["cards", "board"]}, "what must be cards | rules | pad | aid, got 'board'"),
        ({"what": []}, "got nothing"),
        ({"ink": "none"}, "ink must be full | low, got 'none'"),
        ({"backs": "both"}, "backs must be long-edge | short-edge | none, got 'both'"),
        ({"up": 3}, "up must be 1 | 2, got 3"),
    ],
)
def test_wrong_arguments_name_the_choices(wrong: dict[str, object], said: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        print_game(GAME, **{"lang": "en", "out": tmp_path, **wrong})  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_a_file_in_the_folders_place(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("mine")
    with pytest.raises(PressError) as caught:
        print_game(GAME, "en", what=["aid"], out=tmp_path / "out")
    assert str(tmp_path / "out") in str(caught.value)
    assert "another folder" in str(caught.value)
    assert (tmp_path / "out").read_text() == "mine"


@pytest.mark.parametrize(("lang", "said"), [("en", "disk is full"), ("ja", "空き容量"), ("ru", "нет места")])
def test_no_space_leaves_the_old_file(lang: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / f"forty-eight-aid-{lang}-a4.pdf"
    old.write_bytes(b"old")

    def full(_: int) -> NoReturn:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(PressError, match=said) as caught:
        print_game(GAME, lang, what=["aid"], out=tmp_path)
    assert str(tmp_path) in str(caught.value)
    assert old.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == [old.name]


def test_a_failed_check_writes_nothing(tmp_path: Path) -> None:
    def refuse(_: Document, content: bytes) -> None:
        raise ValueError(f"seen {content[:5]!r}")

    with pytest.raises(ValueError, match="seen b'%PDF-'"):
        print_game(GAME, "en", what=["aid"], out=tmp_path, check=refuse)
    assert list(tmp_path.iterdir()) == []


def test_what_can_be_printed_of_48() -> None:
    assert printable(GAME) == ("cards", "rules", "pad", "aid")
