"""Chapters of 48's lessons in JupyterLab, played to their end: one by mouse, one by keyboard alone."""

from __future__ import annotations

from tests.browser.driving import Notebook, Table

BIDS = (
    (("hand:7", "do:bid"), ["fe-two-cards"], ("hand:1", "hand:7", "do:bid")),
    (("aside",), ["fe-hidden"], ("do:reveal:bids",)),
    (("seat:3", "seat:1", "do:rank"), ["fe-first", "fe-second"], ("seat:1", "seat:3", "do:rank")),
)
"""Per step: clicks on the way to a mistake, the rules it breaks, the clicks that do what the step asks for."""
COMMAND = (
    (("hand:7", "place:1"), ["fe-command-price"], ("hand:1", "hand:7", "place:1")),
    (("place:2",), ["fe-command-cards", "fe-command-price"], ("hand:0", "hand:5", "place:2")),
    (("hand:6", "hand:7", "place:1"), ["fe-command-price"], ()),
    (("hand:3", "hand:6", "place:1"), ["fe-command-when"], ()),
    (("hand:4", "hand:5", "place:1"), ["fe-command-count"], ("hand:0", "hand:4", "place:2")),
)
"""The same for the spots Enter or Space is pressed on; without any, Ctrl+Enter lays what the first button offers."""


def lesson(notebook: Notebook, chapter: str) -> Table:
    source = f'from kit.widgets.lesson import Lesson\nLesson("forty-eight", lang="en", chapter="{chapter}")'
    return notebook.table(source)


def finished(table: Table) -> bool:
    """Whether the lesson says that the step is done."""
    said = table.part("said")
    return said.count() == 1 and "ts-done" in str(said.get_attribute("class")).split()


def test_a_chapter_by_mouse(notebook: Notebook) -> None:
    table = lesson(notebook, "bids")
    goals = []
    for mistake, broken, way in BIDS:
        goals.append(table.told("goal"))
        table.click(*mistake)
        assert table.reasons() == broken
        assert not finished(table)
        if table.part("clear").count():
            table.press_button("clear")
        table.click(*way)
        assert finished(table)
        table.press_button("next")
    assert len(set(goals)) == len(BIDS)
    assert table.part("chapter").input_value() == "command"


def test_a_chapter_by_keyboard(notebook: Notebook) -> None:
    table = lesson(notebook, "command")
    cells = notebook.state()
    notebook.page.keyboard.press("Escape")
    table.enter()
    table.tab_to("[data-spot]")
    for mistake, broken, way in COMMAND:
        table.choose(*mistake)
        assert table.reasons() == broken
        assert table.live().startswith("✕")
        assert not finished(table)
        table.command("Escape")
        if way:
            table.choose(*way, key=" ")
        else:
            table.command("Control+Enter")
        assert finished(table)
        table.tab_to("[data-role=next]")
        table.command("Enter")
        table.tab_to("[data-spot]", "Shift+Tab")
    assert table.part("chapter").input_value() == "end"
    assert notebook.state() == cells
