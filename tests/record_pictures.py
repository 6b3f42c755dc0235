"""The pictures of README.md: ``python -m tests.record_pictures`` draws them anew into ``docs/`` with Chromium.

A table that refuses a move is the widget's own script and style over the data Python would send; cards and the page of
rules are the drawings that are printed.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Browser, sync_playwright

from kit.drawing.cards import cut
from kit.drawing.flat import flat
from kit.drawing.shapes import Drawing, Group, Item, Style, Text, rect
from kit.drawing.svg import to_svg
from kit.drawing.tokens import LIGHT, SCREEN_LIGHT
from kit.games import load as load_game
from kit.type.fonts import family, web_font
from kit.type.metrics import width as measure
from kit.widgets.frame import Frame
from kit.widgets.table import Table
from kit.widgets.webfont import font
from printables.order import Order
from printables.papers import PAPERS
from printables.summary import summary_document
from tests.browser.chromium import started
from translations import load

FOLDER = Path(__file__).parents[1] / "docs"
GAME = "forty-eight"
MOST_BYTES = 250_000
TABLE_WIDTH = 1136
Rows: TypeAlias = tuple[tuple[tuple[str, str], ...], ...]
CARDS: Rows = (
    (("incident-red-1", "en"), ("incident-yellow-2", "ja"), ("incident-green-3", "zh-Hant"), ("incident-blue-2", "ru")),
    (("rank-1", "en"), ("time-key-6", "ja"), ("time-boat-0", "zh-Hant"), ("incident-black-1", "ru")),
)
HOSPITAL: Rows = (
    (("board", "en"),),
    (
        ("department-anaesthesia", "en"),
        ("department-renal-medicine", "ja"),
        ("department-allergy-centre", "zh-Hant"),
        ("department-crash-centre", "ru"),
        ("die-red", "en"),
        ("die-yellow", "en"),
        ("die-green", "en"),
        ("meeple-white", "en"),
    ),
)
NURSE: Rows = (
    (("patient-2", "en"), ("emergency-5", "ja"), ("doctor-8", "zh-Hant"), ("almighty-6", "ru")),
    (("pass-on", "ja"), ("cancel", "en"), ("quiet-night", "ru"), ("worse-patient-4", "zh-Hant")),
)
"""Components of the contact sheets, each in one language."""
CARD_SCALE, PIECE_SCALE, GAP = 3.2, 4.2, 16.0
"""Pixels per mm of cards and of smaller pieces, and pixels between them."""
MOST_HEIGHT = 1010
"""A picture is cut off there, px."""
PAGE_WIDTH = 900.0
"""Width of the page of rules, px."""
REGULAR, BOLD = 400, 700
FAKE_MODEL = """
const bytes = text => Uint8Array.from(atob(text), sign => sign.charCodeAt(0));
for (const name of ["font_regular", "font_bold"]) state[name] = bytes(state[name]);
const model = { get: name => state[name], set(name, value) { state[name] = value; }, on() {}, off() {}, send() {} };
widget.render({ model, el: document.getElementById("here") });
document.fonts.ready.then(() => document.body.dataset.ready = "yes");
"""


def refusing_table() -> Frame:
    """In the bidding of a first round somebody who is not the boss tries to take command, with three cards."""
    table = Table(GAME, lang="en", players=("Mika", "bot:greedy", "bot:greedy"), seed=48)
    table.use_font(*font("en"))
    for spot in ("hand:1", "do:set-aside", "hand:7", "hand:6", "hand:0", "place:1"):
        table.receive({"do": "touch", "rev": table.rev, "spot": spot})
    assert len(table.why["reasons"]) > 1
    return table


def table_page(table: Frame) -> str:
    """A page that shows a table without Jupyter."""
    state: dict[str, Any] = {name: value for name, value in table.get_state().items() if not name.startswith("_")}
    plain = json.dumps(state, default=lambda value: b64encode(value).decode() if isinstance(value, bytes) else None)
    closed = plain.replace("</", "<\\/")
    script = b64encode(str(table._esm).encode()).decode()
    return (
        f'<style>{table._css}</style><div id="here"></div><script type="module">'
        f'const widget = (await import("data:text/javascript;base64,{script}")).default;'
        f"const state = {closed};{FAKE_MODEL}</script>"
    )


def contact_sheet(game: str, rows: Rows, scale: float) -> Drawing:
    """Components side by side, as they lie on a table; ``scale`` in pixels per mm."""
    items: list[Item] = []
    right = bottom = GAP
    for row in rows:
        x, tall = GAP, 0.0
        for id, lang in row:
            face = load_game(game).module("faces").draw(id, load(lang, game), SCREEN_LIGHT)
            items.append(cut(face, x, bottom, scale, SCREEN_LIGHT))
            x, tall = x + face.width * scale + GAP, max(tall, face.height * scale)
        right, bottom = max(right, x), bottom + tall + GAP
    ground = rect(0, 0, right, bottom, Style(LIGHT.table), 10)
    return Drawing(right, bottom, (ground, *items), game, "px")


def rules_page() -> Drawing:
    """The first page of the printed rules, as wide as the other pictures."""
    order = Order(load_game(GAME), load("en", GAME), PAPERS["a4"])
    page = summary_document(order).pages[0].drawing
    scale = PAGE_WIDTH / page.width
    paper = rect(0, 0, page.width, page.height, Style("FFFFFF", "DAD8D3", 0.3))
    sheet = Group((paper, *page.items), scale=scale, unit="mm")
    return Drawing(PAGE_WIDTH, page.height * scale, (sheet,), page.title, "px")


def hospital_sheet() -> Drawing:
    """The score sheet of Emergency Roll as it is printed and clicked, as wide as the page of rules."""
    sheet = load_game("emergency-roll").module("faces").draw("sheet", load("en", "emergency-roll"), SCREEN_LIGHT)
    scale = PAGE_WIDTH / sheet.width
    paper = rect(0, 0, sheet.width, sheet.height, Style(LIGHT.panel, "DAD8D3", 0.3))
    page = Group((paper, *sheet.items), scale=scale, unit="mm")
    return Drawing(PAGE_WIDTH, sheet.height * scale, (page,), sheet.title, "px")


def drawing_page(drawing: Drawing) -> str:
    """A page with a drawing, in the kit's own fonts."""
    fonts = "".join(_font_faces(lang, drawing) for lang in ("ja", "zh-Hant"))
    size = f"width:{drawing.width:.0f}px;height:{drawing.height:.0f}px"
    svg = to_svg(drawing, lang="en", measure=measure)
    return (
        f'<style>{fonts}</style><div id="here" style="{size}">{svg}</div><script>'
        "Promise.all([...document.fonts].map(face => face.load())).then(() => document.body.dataset.ready = 'yes')"
        "</script>"
    )


def _font_faces(lang: str, drawing: Drawing) -> str:
    """The language's font, with the characters of ``drawing``."""
    texts = [placed.item.text for placed in flat(drawing) if isinstance(placed.item, Text)]
    return "".join(
        f"@font-face{{font-family:'{family(lang)}';font-weight:{weight};"
        f"src:url(data:font/woff;base64,{b64encode(web_font(lang, weight == BOLD, texts)).decode()})}}"
        for weight in (REGULAR, BOLD)
    )


def pictures() -> Iterator[tuple[str, str, float]]:
    """Every picture: its file name, the page it is taken of, and pixels per CSS pixel."""
    yield "table.png", table_page(refusing_table()), 1.0
    yield "cards.png", drawing_page(contact_sheet(GAME, CARDS, CARD_SCALE)), 1.5
    yield "rules.png", drawing_page(rules_page()), 1.0
    yield "sheet.png", drawing_page(hospital_sheet()), 1.0
    yield "hospital.png", drawing_page(contact_sheet("dice-hospital", HOSPITAL, PIECE_SCALE)), 1.0
    yield "nurse.png", drawing_page(contact_sheet("dynamite-nurse", NURSE, CARD_SCALE)), 1.0


def main() -> None:
    """Draw them all."""
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = started(playwright)
        for name, page, scale in pictures():
            _take(browser, FOLDER / name, page, scale)
        browser.close()


def _take(browser: Browser, path: Path, html: str, scale: float) -> None:
    context = browser.new_context(viewport={"width": TABLE_WIDTH, "height": 900}, device_scale_factor=scale)
    page = context.new_page()
    page.set_content(f"<!doctype html><meta charset=utf-8><body style='margin:0'>{html}")
    page.wait_for_selector("body[data-ready]")
    box = page.locator("#here").bounding_box()
    assert box is not None
    page.screenshot(path=path, full_page=True, clip={**box, "height": min(box["height"], MOST_HEIGHT)})
    context.close()
    size = path.stat().st_size
    if size > MOST_BYTES:
        raise ValueError(f"{path.name} has {size} bytes, more than {MOST_BYTES}")


if __name__ == "__main__":
    main()
