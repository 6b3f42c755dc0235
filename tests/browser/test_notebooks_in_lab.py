"""The notebook of 48 in JupyterLab: run from top to bottom, and read where no kernel runs."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.browser.conftest import Lab
from tests.browser.driving import PATIENCE, Notebook

GAME = "forty_eight.ipynb"
TABLES = 3
"""Lesson, match and drill."""
WIDE = 600
"""Pictures at least so wide, px, are tables."""
DRAWN = f"() => document.querySelectorAll('.tableside [data-role=board] svg').length === {TABLES}"
RAN = "() => jupyterapp.shell.currentWidget.content.widgets.every(cell => cell.model.executionCount)"
PICTURES = """() => [...document.querySelectorAll(".jp-OutputArea-output img")].filter(image => image.complete).map(
    image => [image.alt, image.naturalWidth, image.getBoundingClientRect().height])"""
"""Every picture that is drawn: what it is called, its width, and its height on the page."""
TROUBLE = "[data-mime-type*=error], [data-mime-type*=stderr]"


def without_kernel(lab: Lab, page: Page) -> list[tuple[str, int]]:
    """The tables to be seen in the saved notebook, opened with no kernel: their names and heights."""
    notebook = json.loads((lab.folder / GAME).read_text("utf-8"))
    notebook["metadata"] = {}
    (lab.folder / "still.ipynb").write_text(json.dumps(notebook), "utf-8")
    page.set_default_timeout(PATIENCE)
    page.goto(lab.page_url("still.ipynb"))
    page.locator(".jp-Dialog select").select_option(label="No Kernel")
    page.locator(".jp-Dialog .jp-mod-accept").click()
    page.locator(".jp-Dialog").wait_for(state="detached")
    page.locator(".jp-OutputArea-output img").first.wait_for()
    return [(name, height) for name, width, height in page.evaluate(PICTURES) if width >= WIDE]


def saved_by_a_reader(notebook: Notebook) -> None:
    """Save from JupyterLab, with what a reader has done."""
    notebook.page.evaluate("jupyterapp.commands.execute('docmanager:save')")
    notebook.page.wait_for_function("() => !jupyterapp.shell.currentWidget.context.model.dirty")


def test_pictures_without_a_kernel(lab: Lab, page: Page) -> None:
    tables = without_kernel(lab, page)
    assert len(tables) == TABLES
    assert all(name and height > WIDE for name, height in tables)


def test_run_all(lab: Lab, page: Page) -> None:
    """It runs and complains of nothing; saved by the reader it still shows its tables where no kernel runs."""
    notebook = Notebook(page, lab.page_url(GAME))
    notebook.run_all()
    page.wait_for_function(RAN)
    page.wait_for_function(DRAWN)
    assert [cell.split()[1] for cell in notebook.state()] == [str(n + 1) for n in range(len(notebook.state()))]
    assert all(table.locator("[data-spot]").count() > 2 for table in page.locator(".tableside").all())
    assert page.locator(TROUBLE).count() == 0
    assert notebook.errors == []
    saved_by_a_reader(notebook)
    assert len(without_kernel(lab, page)) == TABLES
