"""Emergency Roll in JupyterLab: rounds by mouse and by keyboard, a lesson, the sheet checker, the notebook, 360 px."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

from playwright.sync_api import Page

from tests.browser.conftest import Lab
from tests.browser.driving import Notebook, Table
from tests.browser.test_looks_in_lab import NARROW, REDRAWN, check_narrow
from tests.browser.test_notebooks_in_lab import RAN, TROUBLE
from translations import LANGUAGES

MATCH = 'from kit.widgets.table import Table\nTable("emergency-roll", seats=3, lang="en", seed=48)'
LESSON = 'from kit.widgets.lesson import Lesson\nLesson("emergency-roll", lang="en", chapter="admit")'
CHECKER = 'from kit.widgets.checker import Checker\nChecker("emergency-roll", lang="en", seats=3)'
GAME = "emergency_roll.ipynb"
TABLES = 4
"""Lesson, match, drill and sheet checker."""
DRAWN = f"() => document.querySelectorAll('.tableside [data-role=board] svg').length === {TABLES}"
CUT_OFF = """root => {
  const board = root.querySelector("[data-role=board] svg").getBoundingClientRect();
  return [...root.querySelectorAll("[data-spot]")].map(spot => [spot.dataset.spot, spot.getBoundingClientRect()])
    .filter(([, box]) => box.left < board.left - 0.5 || box.right > board.right + 0.5).map(([id]) => id);
}"""
"""Hot spots that reach past the sides of the board, their marks included."""
FIRST_ROUND: Final[tuple[tuple[str, list[str]], ...]] = (
    ("die:red", []),
    ("room-4-1", ["er-colour"]),
    ("room-5-2", ["er-colour", "er-order"]),
    ("room-8-1", []),
)
"""The chief has rolled red 2: yellow room 4-1 and grey room 5-1 stand at the entrances, red room 8-1 too."""
SECOND_ROUND: Final[tuple[tuple[str, list[str]], ...]] = (
    ("die:yellow", ["er-follow"]),
    ("die:red", []),
    ("room-10-1", []),
    ("room-8-1", ["er-admit-once", "er-words"]),
)
"""Bot 2 is the chief and has kept yellow for itself. Red brings a screen, which may be left unused."""
ADMITTING: Final[tuple[tuple[str, list[str], str], ...]] = (
    ("room-4-1", ["er-colour"], "room-5-1"),
    ("room-5-2", ["er-order"], "room-5-1"),
    ("room-10-2", ["er-rising"], "room-8-2"),
)
"""Per step: the room of a mistake, the rules it breaks, the room the step asks for."""


def round_number(table: Table) -> int:
    """The number of the round in the heading."""
    found = re.search(r"\d+", table.root.locator("h2").inner_text())
    assert found is not None
    return int(found[0])


def finished(table: Table) -> bool:
    """Whether the lesson says that the step is done."""
    return "ts-done" in str(table.part("said").get_attribute("class")).split()


def test_a_round_by_mouse(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    for spot, refused in FIRST_ROUND:
        assert round_number(table) == 1
        table.click(spot)
        assert table.reasons() == refused
    assert round_number(table) == 2


def test_rounds_by_keyboard(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    cells = notebook.state()
    notebook.page.keyboard.press("Escape")
    table.enter()
    table.tab_to("[data-spot]")
    for number, tries in enumerate((FIRST_ROUND, SECOND_ROUND), 1):
        for spot, refused in tries:
            assert round_number(table) == number
            table.choose(spot)
            assert table.reasons() == refused
            assert table.live().startswith("✕") == bool(refused)
    assert table.offers()[0] == "do:no-screen"
    table.command("Control+Enter")
    assert round_number(table) == 3
    assert notebook.state() == cells


def test_first_steps_of_a_chapter_by_mouse(notebook: Notebook) -> None:
    table = notebook.table(LESSON)
    goals = []
    for mistake, broken, way in ADMITTING:
        goals.append(table.told("goal"))
        table.click(mistake)
        assert table.reasons() == broken
        assert not finished(table)
        table.click(way)
        assert finished(table)
        table.press_button("next")
    assert len(set(goals)) == len(ADMITTING)


def test_sheet_checker_by_mouse(notebook: Notebook) -> None:
    """A falling value in ward 9 is found, told with its room, and gone when it is put right."""
    table = notebook.table(CHECKER)
    assert table.reasons() == []
    table.click("room-9-1", "key:5", "key:2")
    assert "er-rising" in table.reasons()
    assert "9-2" in table.part("reason", rule="er-rising").inner_text()
    table.click("room-9-2", "key:6")
    assert "er-rising" not in table.reasons()
    assert table.spots()["room-9-2"].endswith("6")


def test_run_all(lab: Lab, page: Page) -> None:
    notebook = Notebook(page, lab.page_url(GAME))
    notebook.run_all()
    page.wait_for_function(RAN)
    page.wait_for_function(DRAWN)
    assert [cell.split()[1] for cell in notebook.state()] == [str(n + 1) for n in range(len(notebook.state()))]
    assert all(table.locator("[data-spot]").count() > 2 for table in page.locator(".tableside").all())
    assert page.locator(TROUBLE).count() == 0
    assert notebook.errors == []


def test_table_of_360_px(notebook: Notebook) -> None:
    """In every language, chosen from the menu, before a die is chosen; then to the end of the second round."""
    notebook.page.set_viewport_size(NARROW)
    table = notebook.table(MATCH)
    notebook.page.wait_for_function(REDRAWN)
    assert table.root.evaluate("root => root.clientWidth") <= 360
    table.part("menu").click()
    for lang in reversed(LANGUAGES):
        table.after(partial(table.part("lang").select_option, lang))
        check_narrow(table)
    table.part("menu").click()
    check_narrow(table)
    table.click("die:red")
    assert table.state("room-8-1") == "legal"
    check_narrow(table)
    table.click("room-4-1")
    assert table.reasons() == ["er-colour"]
    check_narrow(table)
    table.click("room-8-1", "die:red", "room-10-1")
    assert table.state("ward-10") == "legal"
    check_narrow(table)
    assert table.root.evaluate(CUT_OFF) == []


def test_sheet_checker_of_360_px(notebook: Notebook) -> None:
    notebook.page.set_viewport_size(NARROW)
    table = notebook.table(CHECKER)
    notebook.page.wait_for_function(REDRAWN)
    check_narrow(table)
    table.click("room-9-1", "key:5")
    check_narrow(table)
