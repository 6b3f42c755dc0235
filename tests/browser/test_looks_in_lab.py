"""How a table looks in JupyterLab: four languages, dark, on a narrow screen, and in a notebook nobody has run."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Lab
from tests.browser.driving import TARGET, Notebook, Table

NARROW = {"width": 360, "height": 780}
MATCH = 'from kit.widgets.table import Table\nTable("forty-eight", seats={seats}, lang="en", seed=48)'
SIZES = """root => [...root.querySelectorAll("[data-spot]")].map(spot => {
  const box = spot.querySelector("rect").getBoundingClientRect();
  return [spot.dataset.spot, spot.dataset.state, box.width, box.height];
})"""
BUTTONS = """root => [...root.querySelectorAll("button, select, summary")].map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => box.width && (box.width < 43.9 || box.height < 43.9))
  .map(([one, box]) => `${one.dataset.role} ${one.textContent} ${box.width}×${box.height}`)"""
OVERFLOW = """root => [root, ...root.querySelectorAll("*")].filter(one => {
  const style = getComputedStyle(one);
  return !one.closest("svg") && one.clientWidth && one.scrollWidth > one.clientWidth + 1
    && !["auto", "scroll"].includes(style.overflowX) && style.display !== "inline";
}).map(one => `${one.className} ${one.scrollWidth}>${one.clientWidth}`)"""
OUTSIDE = """root => {
  const right = Math.min(innerWidth, root.getBoundingClientRect().right);
  return [...root.querySelectorAll("button, select, [data-spot] > rect")].filter(one =>
    !one.closest("[data-role=tabs]") && one.getBoundingClientRect().right > right + 1).map(one => one.outerHTML.slice(0, 90));
}"""
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
    table = notebook.table(MATCH.format(seats=3))
    rev = table.root.get_attribute("data-rev")
    told = {}
    for lang in ("ja", "zh-Hant", "ru", "en"):
        table.after(lambda lang=lang: table.part("lang").select_option(lang))
        assert table.root.get_attribute("lang") == lang
        told[lang] = (table.told("status"), *table.spots("hand").values(), table.part("can").inner_text())
    assert all(len(set(texts)) == 4 for texts in zip(*(told[lang][:2] for lang in told), strict=True))
    assert len({texts[-1] for texts in told.values()}) == 4
    assert table.root.get_attribute("data-rev") == rev


def test_dark_and_light(notebook: Notebook) -> None:
    table = notebook.table(MATCH.format(seats=3))
    assert table.root.evaluate(GROUND) == "rgb(255, 255, 255)"
    notebook.page.evaluate("jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Dark'})")
    notebook.page.wait_for_selector(".tableside[data-theme=dark]")
    assert table.root.evaluate(GROUND) == "rgb(17, 20, 23)"
    table.after(lambda: table.part("theme").select_option("light"))
    assert table.root.evaluate(GROUND) == "rgb(255, 255, 255)"
    notebook.page.evaluate("jupyterapp.commands.execute('apputils:change-theme', {theme: 'JupyterLab Light'})")
    table.after(lambda: table.part("theme").select_option("dark"))
    assert table.root.evaluate(GROUND) == "rgb(17, 20, 23)"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_narrow(notebook: Notebook, lang: str) -> None:
    notebook.page.set_viewport_size(NARROW)
    table = notebook.table(MATCH.format(seats=5).replace('"en"', f'"{lang}"'))
    notebook.page.wait_for_selector(".ts-is-narrow")
    check_narrow(table)
