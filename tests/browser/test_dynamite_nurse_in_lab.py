"""Dynamite Nurse in JupyterLab: turns by mouse and by keyboard, windows at one screen, what a page forgets, 360 px."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import kit.widgets
from tests.browser.driving import Notebook, Table
from tests.browser.test_looks_in_lab import NARROW, REDRAWN, check_narrow
from translations import LANGUAGES, load

MATCH = 'from kit.widgets.table import Table\nTable("dynamite-nurse", seats=3, lang="en", seed=48)'
PEOPLE = (
    'from kit.widgets.table import Table\nTable("dynamite-nurse", players=("Ann", "Ben", "Cai"), lang="en", seed=48)'
)
FULL_HOUSE = 'from kit.widgets.table import Table\nTable("dynamite-nurse", seats=6, lang="en", seed=48)'
WORDS = load("en", "dynamite-nurse")
AIMED: Final = ("outpatient", "pass-on", "turn-worse", "referral", "audit")
AT_BEDS: Final = ("choose", "target", "discharge", "worsen-own")
PLAIN: Final = ("end", "accept", "pass", "declare", "enough")
MOVES = 12
"""Moves of one person: three turns or more, with answers to the bots in between."""
FACES = Path(kit.widgets.__file__).with_name("static") / "faces.js"
FORGET = """
const kept = new Map(Object.entries(
  {faces: {a: "1", b: "2", c: "3"}, fresh: {d: "4"}, kept: {turn: 1, faces: ["b", "d"]}}));
const view = {get: name => kept.get(name), made: new Map([["a", 1], ["b", 2]]),
  model: {set: (name, value) => kept.set(name, value)}};
faces.forgetFaces.call(view);
return [Object.keys(kept.get("faces")), [...view.made.keys()]];
"""
"""What a page keeps of three faces and a new one when the screen is passed on and two are still needed."""


def in_hand(table: Table, card: str, taken: tuple[str, ...] = ()) -> str:
    """The hot spot of a card of the own hand."""
    label = WORDS("dn-spot-hand", piece=WORDS(f"dn-piece-{card}"))
    labels = table.spots("hand").items()
    return next(spot for spot, said in labels if said.split(",")[0] == label and spot not in taken)


def way(table: Table, move: str) -> list[str]:
    """What to point at for a legal move named in the list of what can be done."""
    kind, *args = move.split()
    if kind in PLAIN:
        return [f"do:{kind}"]
    if kind in AT_BEDS:
        return [f"bed:{args[0]}"]
    if kind in AIMED:
        return [in_hand(table, args[0] if kind == "outpatient" else kind), f"seat:{args[-1]}"]
    if kind == "misdiagnosis":
        return [in_hand(table, kind), f"patient:{args[0]}"]
    cards: tuple[str, ...] = ()
    for card in args or [kind]:
        cards = (*cards, in_hand(table, card, cards))
    return [*cards, f"do:{kind}"]


def liveliest(moves: list[str]) -> str:
    """A move that does something, if there is one."""
    return next((move for move in moves if move.split()[0] not in PLAIN), moves[0])


def play(table: Table, point: Callable[[str], None]) -> list[str]:
    """Play so many moves, each by pointing; their kinds."""
    done = []
    while len(done) < MOVES:
        move = liveliest(table.moves())
        for spot in way(table, move):
            point(spot)
        assert table.reasons() == [], move
        done.append(move.split()[0])
    return done


def test_turns_by_mouse(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    done = play(table, table.click)
    assert "outpatient" in done
    assert len(set(done)) >= 3


def test_a_patient_for_oneself_is_refused_with_its_reason(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    while not any(move.startswith("outpatient") for move in table.moves()):
        table.click(*way(table, table.moves()[0]))
    card = next(move for move in table.moves() if move.startswith("outpatient")).split()[1]
    table.click(in_hand(table, card))
    assert table.state("seat:1") == "legal"
    table.click("seat:0")
    assert table.reasons() == ["dn-outpatient"]
    assert table.live().startswith("✕")


def test_turns_by_keyboard(notebook: Notebook) -> None:
    table = notebook.table(MATCH)
    cells = notebook.state()
    notebook.page.keyboard.press("Escape")
    table.enter()
    table.tab_to("[data-spot]")

    def point(spot: str) -> None:
        if not spot.startswith("do:"):
            table.choose(spot)
        elif table.offers()[0] == spot:
            table.command("Control+Enter")
        else:
            table.tab_to(f'[data-offer="{spot}"]')
            table.command("Enter")
        if not table.focus().count(":"):
            table.tab_to("[data-spot]", "Shift+Tab")

    done = play(table, point)
    assert "outpatient" in done
    assert notebook.state() == cells


def test_windows_and_hands_at_one_screen(notebook: Notebook) -> None:
    """Whoever acts sees the hand after the cover only; a window is asked of all and no hand is seen in it."""
    table = notebook.table(PEOPLE)
    windows = takes = covers = 0
    while not (windows > 2 and takes and covers > 3):
        assert covers < 40
        if table.part("ready").count():
            assert table.spots("hand") == {}
            assert "In hand" not in table.root.inner_html()
            table.press_button("ready")
            covers += 1
        elif table.offers() and table.offers()[0] == "window:nobody":
            assert table.told("status") == WORDS("screen-window")
            assert table.spots("hand") == {}
            windows += 1
            take = windows == 2
            takes += take
            table.click(table.offers()[1 if take else 0])
        else:
            table.click(*way(table, liveliest(table.moves())))


def test_a_page_forgets_the_faces_of_the_seat_before(page: Page) -> None:
    source = FACES.read_text("utf-8")
    assert page.evaluate(f"() => {{ {source}{FORGET} }}") == [["b", "d"], ["b"]]


def test_table_of_360_px(notebook: Notebook) -> None:
    """Six players, in every language, chosen from the menu; then a patient chosen and sent."""
    notebook.page.set_viewport_size(NARROW)
    table = notebook.table(FULL_HOUSE)
    notebook.page.wait_for_function(REDRAWN)
    assert table.root.evaluate("root => root.clientWidth") <= 360
    table.part("menu").click()
    for lang in reversed(LANGUAGES):
        table.after(partial(table.part("lang").select_option, lang))
        check_narrow(table)
    table.part("menu").click()
    move = liveliest(table.moves())
    for spot in way(table, move):
        table.click(spot)
        check_narrow(table)
    assert table.reasons() == []
