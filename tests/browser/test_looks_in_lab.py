"""How a table looks in JupyterLab: four languages, light and dark, and where there is little room."""

from __future__ import annotations

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from kit.drawing.tokens import SCREEN_DARK, SCREEN_LIGHT
from tests.browser.driving import TARGET, Notebook, Table
from translations import LANGUAGES

NARROW: Final[ViewportSize] = {"width": 466, "height": 780}
"""A window in which JupyterLab leaves 360 px for an output."""
MATCH = 'from kit.widgets.table import Table\nTable("forty-eight", seats={seats}, lang="{lang}", seed=48)'
SIZES = """root => [...root.querySelectorAll("[data-spot]")].map(spot => {
  const box = spot.querySelector("rect").getBoundingClientRect();
  return [spot.dataset.spot, spot.dataset.state, box.width, box.height];
})"""
BUTTONS = """root => [...root.querySelectorAll("button, select, summary")]
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
  .map(([one, box]) => `${one.dataset.role} ${one.textContent} ${box.width}×${box.height}`)"""
OVERFLOW = """root => [root, ...root.querySelectorAll("*")].filter(one => {
  const style = getComputedStyle(one);
  return !one.closest("svg") && one.clientWidth && one.scrollWidth > one.clientWidth + 1
    && !["auto", "scroll"].includes(style.overflowX) && style.display !== "inline";
}).map(one => `${one.className} ${one.scrollWidth}>${one.clientWidth}`)"""
OUTSIDE = """root => {
  const right = Math.min(innerWidth, root.getBoundingClientRect().right);
  return [...root.querySelectorAll("button, select, [data-spot] > rect")]
    .filter(one => !one.closest("[data-role=tabs]") && one.getBoundingClientRect().right > right + 1)
    .map(one => one.outerHTML.slice(0, 90));
}"""
REDRAWN = """() => {
  const root = document.querySelector(".ts-is-narrow");
  return root && root.querySelector("[data-role=board] svg").viewBox.baseVal.width <= Math.max(root.clientWidth, 328);
}"""
"""Python has answered to the width: the board is the one for it."""
DARKENED = """async root => {
  root.style.display = "none";
  document.body.dataset.jpThemeLight = "false";
  await null;
  root.style.display = "";
}"""
"""JupyterLab's change of theme: at the moment it tells of it, nothing has a width."""
BOARD = "() => document.querySelector('.tableside [data-role=board] svg rect').getAttribute('fill') === '#%s'"
GROUND = "root => getComputedStyle(root).backgroundColor"
"""The colour behind all of a table."""


def check_narrow(table: Table) -> None:
    """Nothing reaches past the edge, and what can be pointed at is large enough."""
    assert table.root.evaluate(OVERFLOW) == []
    assert table.root.evaluate(OUTSIDE) == []
    assert table.root.evaluate(BUTTONS) == []
    small = [spot for spot in table.root.evaluate(SIZES) if spot[1] == "legal" and min(spot[2:]) < TARGET - 0.1]
    assert small == []


def test_languages(notebook: Notebook) -> None:
    """Everything changes with the language at once; the position stays."""
    table = notebook.table(MATCH.format(seats=3, lang="en"))
    rev = table.root.get_attribute("data-rev")
    told = {}
    for lang in ("ja", "zh-Hant", "ru", "en"):
        table.after(partial(table.part("lang").select_option, lang))
        assert table.root.get_attribute("lang") == lang
        told[lang] = (table.told("status"), *table.spots("hand").values(), table.part("can").inner_text())
    assert all(len(set(texts)) == 4 for texts in zip(*(told[lang][:2] for lang in told), strict=True))
    assert len({texts[-1] for texts in told.values()}) == 4
    assert table.root.get_attribute("data-rev") == rev


def test_dark_and_light(notebook: Notebook) -> None:
    table = notebook.table(MATCH.format(seats=3, lang="en"))
    assert table.root.evaluate(GROUND) == "rgb(255, 255, 255)"
    notebook.page.evaluate("jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Dark'})")
    notebook.page.wait_for_selector(".tableside[data-theme=dark]")
    assert table.root.evaluate(GROUND) == "rgb(17, 20, 23)"
    table.after(lambda: table.part("theme").select_option("light"))
    assert table.root.evaluate(GROUND) == "rgb(255, 255, 255)"
    notebook.page.evaluate("jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Light'})")
    table.after(lambda: table.part("theme").select_option("dark"))
    assert table.root.evaluate(GROUND) == "rgb(17, 20, 23)"


def test_the_board_goes_dark_while_the_table_has_no_width(notebook: Notebook) -> None:
    table = notebook.table(MATCH.format(seats=3, lang="en"))
    notebook.page.wait_for_function(BOARD % SCREEN_LIGHT.theme.table)
    table.root.evaluate(DARKENED)
    notebook.page.wait_for_function(BOARD % SCREEN_DARK.theme.table)
    assert table.root.get_attribute("data-theme") == "dark"
    notebook.page.evaluate("document.body.dataset.jpThemeLight = 'true'")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_table_of_360_px(notebook: Notebook, lang: str) -> None:
    """Before a choice and after it, with the menu open, and the form for a new game."""
    notebook.page.set_viewport_size(NARROW)
    table = notebook.table(MATCH.format(seats=5, lang=lang))
    notebook.page.wait_for_function(REDRAWN)
    assert table.root.evaluate("root => root.clientWidth") <= 360
    check_narrow(table)
    assert table.state("hand:3") == "legal"
    table.click("hand:3")
    assert table.state("hand:3") == "chosen"
    check_narrow(table)
    table.click("do:set-aside")
    check_narrow(table)
    table.part("menu").click()
    check_narrow(table)
    table.press_button("new")
    check_narrow(table)


def test_window_of_360_px(notebook: Notebook) -> None:
    """With JupyterLab's own bars at both sides nothing is cut off."""
    notebook.page.set_viewport_size({"width": 360, "height": 780})
    table = notebook.table(MATCH.format(seats=5, lang="en"))
    notebook.page.wait_for_function(REDRAWN)
    check_narrow(table)
