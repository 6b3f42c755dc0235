"""Dice Hospital in JupyterLab: a round by mouse and by keyboard, a plan tried and undone, 360 px."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from tests.browser.driving import Notebook, Table
from tests.browser.test_emergency_roll_in_lab import CUT_OFF
from tests.browser.test_looks_in_lab import NARROW, REDRAWN, check_narrow
from translations import LANGUAGES

MATCH = 'from kit.widgets.table import Table\nTable("dice-hospital", seats=3, lang="en", seed=48)'
VALUES: Final = ("start:0:3", "start:1:4", "start:2:5")
"""The three start patients with one value each."""
FULL: Final = {"dh-full-effect", "dh-department-once"}
"""Why a department is not to be used with the meeple chosen."""
MOST: Final = 40
"""Decisions within which a round is over."""

PLANNED: Final = 4
"""Decisions of a plan; three nurses have at least as many."""

Point = Callable[[Table, str], object]
"""How a hot spot or a button below the board is pointed at."""


def by_mouse(table: Table, spot: str) -> None:
    table.click(spot)


def by_keyboard(table: Table, spot: str) -> None:
    """Arrow keys and Enter on the board; Ctrl+Enter lays what is chosen."""
    if spot.startswith("do:"):
        assert table.offers()[0] == spot
        table.command("Control+Enter")
    else:
        table.choose(spot)


def round_number(table: Table) -> int:
    """The number of the round in the heading, 0 before the first."""
    found = re.search(r"\d+", table.root.locator("h2").inner_text())
    return int(found[0]) if found else 0


def decide(table: Table, point: Point) -> str:
    """Make the next decision as a beginner might; what it was about."""
    if table.spots("start"):
        for spot in VALUES:
            point(table, spot)
        point(table, "do:start-patients")
        return "start"
    if table.spots("admin", "legal"):
        point(table, next(iter(table.spots("admin", "legal"))))
        point(table, "do:administrator")
        return "administrator"
    if table.spots("amb", "legal"):
        point(table, next(iter(table.spots("amb", "legal"))))
        return "ambulance"
    if table.spots("offer", "legal"):
        point(table, next(iter(table.spots("offer", "legal"))))
        point(table, table.offers()[0])
        return "improve"
    if "do:keep" in table.offers():
        point(table, "do:keep")
        return "keep"
    return activate(table, point)


def activate(table: Table, point: Point) -> str:
    """Place a meeple and treat, or point at a patient, or end when nothing can be done."""
    if table.spots("bed", "legal"):
        point(table, next(iter(table.spots("bed", "legal"))))
        return "treat"
    if table.spots("meeple", "legal"):
        point(table, next(iter(table.spots("meeple", "legal"))))
        refused = list(table.spots("room", "refused"))
        if refused:
            point(table, refused[0])
            assert set(table.reasons()) & FULL
        point(table, next(iter(table.spots("room", "legal"))))
        return "activate"
    (offer,) = table.offers()
    point(table, offer)
    return offer.removeprefix("do:")


def play_round(table: Table, point: Point) -> list[str]:
    """Play until the second round begins; what was decided, in order."""
    made: list[str] = []
    while round_number(table) < 2:
        made.append(decide(table, point))
        assert len(made) < MOST
    return made


def check_round(made: list[str]) -> None:
    """All kinds of decisions of the first round came up, in their order."""
    kinds = [kind for kind in dict.fromkeys(made) if kind != "treat"]
    assert kinds == ["start", "administrator", "ambulance", "improve", "keep", "activate", "end"]


def test_a_round_by_mouse(notebook: Notebook) -> None:
    check_round(play_round(notebook.table(MATCH), by_mouse))


def test_a_round_by_keyboard(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    cells = notebook.state()
    notebook.page.keyboard.press("Escape")
    table.enter()
    table.tab_to("[data-spot]")
    check_round(play_round(table, by_keyboard))
    assert notebook.state() == cells


def test_a_plan_is_tried_and_undone(notebook: Notebook) -> None:
    """A choice is cancelled, one action undone, then the whole activation, as often as one likes."""
    table = notebook.table(MATCH)
    while not table.spots("meeple", "legal"):
        decide(table, by_mouse)
    begun = table.spots()
    table.click("meeple:nurse")
    table.press_button("clear")
    assert table.spots() == begun
    seen = [begun]
    for _ in range(PLANNED):
        decide(table, by_mouse)
        seen.append(table.spots())
    table.press_button("undo")
    assert table.spots() == seen[-2]
    table.press_button("undo-turn")
    assert table.spots() == begun
    assert table.live() == "Your turn has been undone from its beginning."
    decide(table, by_mouse)
    assert table.spots() == seen[1]
    table.enter()
    table.command("t")
    assert table.spots() == begun


def test_table_of_360_px(notebook: Notebook) -> None:
    """In every language, chosen from the menu, at the first decision of each kind; refusals are shown too."""
    notebook.page.set_viewport_size(NARROW)
    table = notebook.table(MATCH)
    notebook.page.wait_for_function(REDRAWN)
    assert table.root.evaluate("root => root.clientWidth") <= 360
    table.part("menu").click()
    for lang in reversed(LANGUAGES):
        table.after(partial(table.part("lang").select_option, lang))
        check_narrow(table)
    table.part("menu").click()
    while not table.spots("meeple", "legal"):
        check_narrow(table)
        decide(table, by_mouse)
    table.click("meeple:nurse")
    check_narrow(table)
    assert table.root.evaluate(CUT_OFF) == []
    table.click(next(iter(table.spots("room", "legal"))))
    check_narrow(table)
