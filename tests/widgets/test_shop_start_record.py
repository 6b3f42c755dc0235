"""Print shop, start page, and how notebooks are recorded."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import ClassVar

import nbformat
import pytest

from kit.games import names
from kit.widgets import start as start_page
from kit.widgets.language import choose_language, chosen_language
from kit.widgets.record import clean
from kit.widgets.shop import Shop
from printables.press import PressError
from translations import LANGUAGES, load

NOTEBOOKS = sorted((Path(__file__).parents[2] / "notebooks").glob("*.ipynb"))


def test_the_shop_prints_what_is_ticked_and_links_to_it(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    shop = Shop(lang="ru", out="print")
    for name, box in shop.wanted.items():
        box.value = name == "aid"
    shop.start()
    shop.job.join(60)
    (made,) = (tmp_path / "print").iterdir()
    assert made.read_bytes().startswith(b"%PDF")
    assert f'href="print/{made.name}"' in shop.said.value
    assert not shop.button.disabled and shop.bar.value == shop.bar.max


def test_the_shop_says_when_nothing_is_ticked():
    shop = Shop(lang="en")
    for box in shop.wanted.values():
        box.value = False
    shop.start()
    assert shop.job is None
    assert "Choose at least one thing to print." in shop.said.value


def test_the_shop_says_why_nothing_was_printed(monkeypatch, tmp_path):
    def refuse(*arguments, **named):
        raise PressError("the disk is <full>", tmp_path)

    monkeypatch.setattr("kit.widgets.shop.print_game", refuse)
    shop = Shop(lang="en")
    shop.start()
    shop.job.join(10)
    assert "Nothing was printed: the disk is &lt;full&gt;" in shop.said.value
    assert not shop.button.disabled


def test_the_shop_has_a_still_beside_the_form():
    data = Shop(lang="ja")._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["text/html"].startswith("<h3>印刷室</h3>")


class Output:
    """Stands for IPython's output: keeps what is shown."""

    shown: ClassVar[list[object]] = []

    class HTML(str):
        __slots__ = ()

    @classmethod
    def display(cls, thing, display_id=None):
        cls.shown.append(thing)
        return cls

    @classmethod
    def update(cls, thing):
        cls.shown.append(thing)


@pytest.fixture
def output(monkeypatch):
    Output.shown = []
    monkeypatch.setattr(start_page, "_OUTPUT", Output)
    return Output.shown


def test_the_start_page_shows_every_game_and_follows_the_language(output):
    start_page.start()
    choice, page = output
    for name in names():
        assert f'href="{name.replace("-", "_")}.ipynb"' in page
    choice.value = "ja"
    assert 'lang="ja"' in output[-1]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_welcome_says_what_the_notebook_of_the_game_holds(output, game, lang):
    start_page.welcome(game, lang)
    items = [unescape(item) for item in re.findall("<li>(.*?)</li>", output[-1])]
    words = load(lang)
    (path,) = (path for path in NOTEBOOKS if path.stem == game.replace("-", "_"))
    calls = ["".join(cell["source"]).split()[-1].split("(")[0] for cell in json.loads(path.read_text("utf-8"))["cells"]]
    ids = {
        "Lesson": "start-lessons",
        "Table": "start-table",
        "Practice": "start-drills",
        "Checker": "start-check",
        "Companion": "start-companion",
        "Concordance": "start-concordance",
        "Shop": "start-shop",
    }
    assert items == [words(ids[call]) for call in calls if call != "welcome"]


def test_the_language_chosen_is_kept(output, monkeypatch):
    monkeypatch.delenv("TABLESIDE_LANG")
    start_page.welcome("forty-eight")
    output[0].value = "ru"
    assert chosen_language() == "ru"
    choose_language("zh-Hant")
    assert chosen_language() == "zh-Hant"


def test_a_recorded_notebook_keeps_pictures_and_no_widgets():
    view = "application/vnd.jupyter.widget-view+json"
    cell = nbformat.v4.new_code_cell("x")
    cell.outputs = [
        nbformat.v4.new_output("display_data", {view: {}, "text/plain": "Dropdown()"}),
        nbformat.v4.new_output("execute_result", {view: {}, "text/html": "<img>", "text/plain": "Table()"}),
        nbformat.v4.new_output("stream", text="said"),
    ]
    notebook = nbformat.v4.new_notebook(cells=[cell], metadata={"widgets": {}})
    clean(notebook)
    assert [output.get("data", output.get("text")) for output in cell.outputs] == [
        {"text/html": "<img>", "text/plain": "Table()"},
        "said",
    ]
    assert "widgets" not in notebook.metadata


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_every_code_cell_is_one_call_has_run_and_holds_its_picture(path):
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        assert cell["cell_type"] == "code"
        lines = [line for line in "".join(cell["source"]).splitlines() if line and not line.startswith("from kit")]
        assert len(lines) == 1
        assert cell["execution_count"]
        html = ["".join(output["data"]["text/html"]) for output in cell["outputs"]]
        assert html
        if lines[0].startswith(("Table", "Lesson", "Practice")):
            assert '<img alt="' in html[0] and "data:image/svg+xml;base64," in html[0]


def test_there_is_a_notebook_for_every_game():
    assert {path.stem for path in NOTEBOOKS} == {"start_here", *(name.replace("-", "_") for name in names())}
