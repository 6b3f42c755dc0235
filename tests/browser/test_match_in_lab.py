"""A match of 48 in JupyterLab: against bots a round by mouse, three by keyboard alone; what thirty turns leave."""

from __future__ import annotations

import re
from collections.abc import Callable

from tests.browser.driving import Notebook, Table

MATCH = 'from kit.widgets.table import Table\nTable("forty-eight", seats=3, lang="en", seed=48)'
FOUR_PEOPLE = """from kit.widgets.table import Table
Table("forty-eight", players=("Ann", "Ben", "Cai", "Dot"), lang="en", seed=7)"""
LIVE = """from comm import get_comm_manager
from ipywidgets import Widget
len(Widget.get_manager_state()["state"]), len(get_comm_manager().comms)"""
"""Models of widgets, and connections to the page, that live in the kernel."""
TURNS = 30
JUPYTER_KEYS = (
    "d",
    "d",
    "a",
    "b",
    "x",
    "c",
    "v",
    "z",
    "m",
    "y",
    "1",
    "0",
    "0",
    "j",
    "k",
    "o",
    "f",
    "Shift+Enter",
    "Alt+Enter",
)
"""What JupyterLab would delete, insert, cut, paste, turn into text, restart, move or run by."""


def hand(table: Table, *cards: str) -> list[str]:
    """The hot spots of cards of the own hand, by their numbers."""
    found = []
    labels = table.spots("hand")
    for card in cards:
        spot = next(spot for spot, label in labels.items() if re.findall(r"\d+", label)[0] == card)
        labels.pop(spot)
        found.append(spot)
    return found


def wanted(table: Table) -> tuple[str, list[str]]:
    """The first thing that can be done: its kind, and the hot spots of the cards it takes."""
    move = table.moves()[0].split()
    return move[0], hand(table, *move[1:]) if move[0] in ("set-aside", "bid") else []


def round_number(table: Table) -> int:
    """The number of the round in the heading, 0 before the first."""
    found = re.search(r"\d+", table.root.locator("h2").inner_text())
    return int(found[0]) if found else 0


def play_rounds(
    table: Table, rounds: int, lay: Callable[[list[str]], None], offer: Callable[[], None], clear: Callable[[], None]
) -> list[str]:
    """Play so many rounds, the first bid with a card too many. What was done: kinds of moves, and
    the rules that refused it."""
    done: list[str] = []
    while round_number(table) <= rounds:
        kind, spots = wanted(table)
        if kind == "bid" and "bid" not in done:
            lay(list(table.spots("hand"))[:3])
            offer()
            done += table.reasons()
            clear()
        lay(spots)
        offer()
        assert not table.reasons()
        done.append(kind)
    return done


def test_a_round_by_mouse(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    done = play_rounds(
        table,
        1,
        lambda spots: table.click(*spots),
        lambda: table.click(table.offers()[0]),
        lambda: table.press_button("clear"),
    )
    assert done == ["set-aside", "fe-two-cards", "bid"]


def test_rounds_by_keyboard(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    cells = notebook.state()
    notebook.page.keyboard.press("Escape")
    table.enter()
    table.tab_to("[data-spot]")
    said = []

    def offer() -> None:
        table.command("Control+Enter")
        said.append(table.live())

    done = play_rounds(table, 3, lambda spots: table.choose(*spots), offer, lambda: table.command("Escape"))
    assert done == ["set-aside", "fe-two-cards", "bid", "pass", "bid"]
    assert len(set(said)) == len(said)
    assert notebook.state() == cells


def test_letters_of_the_table(notebook: Notebook) -> None:
    """U takes back, R plays again, H gives a hint, ? asks why not."""
    table = notebook.table(MATCH)
    table.enter()
    table.tab_to("[data-spot]")
    before = table.spots()
    table.choose(*wanted(table)[1])
    table.command("Control+Enter")
    after = table.spots()
    assert after != before
    table.command("u")
    assert table.spots() == before
    table.command("r")
    assert table.spots() == after
    table.command("h")
    assert table.live()
    table.reach(next(iter(table.spots("place"))))
    table.command("?")
    assert "fe-command-when" in table.reasons()


def test_keys_stay_from_jupyterlab(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    table.enter()
    table.tab_to("[data-spot]")
    cells, shown = notebook.state(), table.seen()
    table.key(*JUPYTER_KEYS)
    assert notebook.state() == cells
    assert notebook.page.locator(".jp-Dialog").count() == 0
    assert table.seen() == shown


def test_nothing_is_left_behind_by_turns(notebook: Notebook) -> None:
    """Four people at one computer: the cover is passed on before each turn."""
    table = notebook.table(FOUR_PEOPLE)
    widgets = "() => document.querySelectorAll('.tableside, .lm-Widget, .jp-OutputArea-child').length"
    kernel = notebook.answer(LIVE)
    page = notebook.page.evaluate(widgets)
    covers = 0
    for _ in range(TURNS):
        if table.part("ready").count():
            table.press_button("ready")
            covers += 1
        table.after(lambda: table.part("move").first.evaluate("button => button.click()"))
    assert covers > TURNS / 2
    assert notebook.answer(LIVE) == kernel
    assert notebook.page.evaluate(widgets) == page
