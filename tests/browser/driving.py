"""A notebook in JupyterLab and a table in it, as a person has them: by mouse or by keyboard, for any game.

Nothing here waits for a time: every step waits until what the table shows has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page

PATIENCE: Final = 20_000
"""Milliseconds any one thing may take, on a machine that is busy."""
TABS: Final = 90
"""Presses of Tab within which everything must be reached."""
STEPS: Final = 60
"""Presses of arrow keys within which every hot spot must be reached."""
TARGET: Final = 44
"""Least width and height of what can be pointed at, px."""
KEYS: Final = {"right": "ArrowRight", "left": "ArrowLeft", "down": "ArrowDown", "up": "ArrowUp"}

CONNECTED: Final = """() => {
  const open = window.jupyterapp?.shell?.currentWidget?.context;
  return open?.isReady && open.sessionContext.session?.kernel?.connectionStatus === "connected";
}"""
RUN: Final = """async ([source, cell]) => {
  const notebook = jupyterapp.shell.currentWidget.content;
  notebook.activeCellIndex = cell;
  notebook.activeCell.model.sharedModel.setSource(source);
  await jupyterapp.commands.execute("notebook:run-cell");
}"""
SEEN: Final = """root => {
  const text = selector => [...root.querySelectorAll(selector)].map(node => node.textContent);
  const all = (selector, ...names) =>
    [...root.querySelectorAll(selector)].map(node => names.map(name => node.dataset[name] ?? ""));
  return JSON.stringify([
    root.dataset.rev, root.dataset.theme, root.lang, all("[data-spot]", "spot", "state"), text("[data-role=board]"),
    text("[data-role=offer]"), text("[data-role=why]"), text("[data-role=live]"), text("[data-role=lesson]"),
    text("[data-role=rule]"), text("[data-role=log]"), text("[data-role=cover]"), text("[data-role=form]"),
    text("[data-role=head]"), all("[data-role=chore][aria-pressed=true]", "chore", "teach"),
  ]);
}"""
"""All that a table shows, without where it stands and how large it is."""
MIDDLES: Final = """root => Object.fromEntries([...root.querySelectorAll("[data-spot]")].map(spot => {
  const box = spot.querySelector("rect").getBoundingClientRect();
  return [spot.dataset.spot, [box.x + box.width / 2, box.y + box.height / 2]];
}))"""
FOCUS: Final = """root => {
  const active = document.activeElement;
  return root.contains(active) ? active.dataset.spot ?? active.dataset.role ?? active.tagName : "";
}"""
MATCHES: Final = """(root, selector) =>
  [root.contains(document.activeElement), document.activeElement.matches(selector)]"""
HIT: Final = """([x, y]) => document.elementFromPoint(x, y)?.closest("[data-spot]")?.dataset.spot ?? null"""


class Notebook:
    """A notebook open in JupyterLab, its kernel at hand. ``errors``: what the page has complained of so far."""

    def __init__(self, page: Page, url: str) -> None:
        """Open ``url`` and wait for the kernel."""
        page.set_default_timeout(PATIENCE)
        self.page = page
        self.errors: list[str] = []
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.goto(url)
        page.wait_for_function(CONNECTED)

    def run(self, source: str, cell: int = 0) -> None:
        """Put ``source`` into a cell and run it to its end."""
        self.page.evaluate(RUN, [source, cell])

    def run_all(self) -> None:
        """Run > Run All Cells, from the menu."""
        self.page.get_by_role("menuitem", name="Run", exact=True).click()
        self.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()

    def table(self, source: str) -> Table:
        """Run a cell that shows a table, and take that table."""
        self.run(source)
        root = self.page.locator(".tableside")
        root.locator("[data-role=board] svg").first.wait_for(state="attached")
        return Table(root)

    def answer(self, source: str) -> str:
        """What ``source`` prints, run in the second cell."""
        self.run(source, 1)
        return self.page.locator(".jp-Cell").nth(1).locator(".jp-OutputArea-output pre").inner_text().strip()

    def state(self) -> list[str]:
        """What keys that slip through to JupyterLab would change: the cells, their texts and runs."""
        found: list[str] = self.page.evaluate("""() => jupyterapp.shell.currentWidget.content.widgets.map(
            cell => `${cell.model.type} ${cell.model.executionCount} ${cell.model.sharedModel.getSource()}`)""")
        return found


@dataclass(frozen=True)
class Table:
    """One table on the page."""

    root: Locator

    @property
    def page(self) -> Page:
        """The page it stands on."""
        return self.root.page

    def part(self, role: str, **data: str) -> Locator:
        """The elements with a ``data-role``, and other ``data-`` attributes if given."""
        rest = "".join(f'[data-{name}="{value}"]' for name, value in data.items())
        return self.root.locator(f'[data-role="{role}"]{rest}')

    def seen(self) -> str:
        """All that is shown, to be compared."""
        shown: str = self.root.evaluate(SEEN)
        return shown

    def after(self, act: Callable[[], object]) -> None:
        """Do ``act`` and wait until the table shows something else."""
        before = self.seen()
        act()
        self.page.wait_for_function(f"([root, before]) => ({SEEN})(root) !== before", arg=[self.element, before])

    @property
    def element(self) -> Any:
        """The table's own element."""
        return self.root.element_handle()

    def spots(self, family: str = "", state: str = "") -> dict[str, str]:
        """The hot spots of a family (what stands before the colon) and state: id and label."""
        start = f'[data-spot^="{family}:"]' if family else "[data-spot]"
        kept = f'[data-state="{state}"]' if state else ""
        found: dict[str, str] = self.root.locator(start + kept).evaluate_all(
            "spots => Object.fromEntries(spots.map(spot => [spot.dataset.spot, spot.ariaLabel]))"
        )
        return found

    def state(self, spot: str) -> str | None:
        """The state of a hot spot: legal, refused, chosen, sealed or plain."""
        return self.root.locator(f'[data-spot="{spot}"]').get_attribute("data-state")

    def moves(self) -> list[str]:
        """The moves named under "what you can do", in the canonical notation."""
        return [str(move) for move in self.part("move").evaluate_all("all => all.map(one => one.dataset.move)")]

    def offers(self) -> list[str]:
        """The spots of the buttons that lay what is chosen."""
        return [str(spot) for spot in self.part("offer").evaluate_all("all => all.map(one => one.dataset.offer)")]

    def reasons(self) -> list[str]:
        """The rules named as reasons why the last try was refused."""
        return [str(rule) for rule in self.part("reason").evaluate_all("all => all.map(one => one.dataset.rule)")]

    def live(self) -> str:
        """What the live line says."""
        return self.part("live").inner_text()

    def told(self, role: str) -> str:
        """The text of a part, "" when it is not there."""
        found = self.part(role)
        return found.first.inner_text() if found.count() else ""

    # By mouse.

    def click(self, *spots: str) -> None:
        """Click hot spots or the buttons of offers, one after another; each must show something new."""
        for spot in spots:
            button = self.root.locator(f'[data-offer="{spot}"]')
            self.after(button.click if button.count() else lambda spot=spot: self._point(spot))

    def press_button(self, role: str, **data: str) -> None:
        """Click a button by its ``data-role``."""
        self.after(self.part(role, **data).first.click)

    def _point(self, spot: str) -> None:
        """Click where the spot is: nothing else may lie over its middle."""
        self.root.locator(f'[data-spot="{spot}"]').evaluate("spot => spot.scrollIntoView({block: 'center'})")
        middle = self.root.evaluate(MIDDLES)[spot]
        hit = self.page.evaluate(HIT, middle)
        assert hit == spot, f"{hit} lies over {spot}"
        self.page.mouse.click(*middle)

    # By keyboard.

    def focus(self) -> str:
        """What has the focus: a hot spot's id, a ``data-role``, or "" when nothing in the table has it."""
        found: str = self.root.evaluate(FOCUS)
        return found

    def key(self, *keys: str) -> None:
        """Press keys that change nothing but the focus; it must stay in the table."""
        for key in keys:
            self.page.keyboard.press(key)
            assert self.focus(), f"{key} has taken the focus out of the table"

    def command(self, *keys: str) -> None:
        """Press keys each of which must show something new; the focus must stay in the table."""
        for key in keys:
            self.after(lambda key=key: self.page.keyboard.press(key))
            assert self.focus(), f"after {key} nothing in the table has the focus"

    def enter(self) -> None:
        """Come from wherever the focus is into the table by Tab."""
        for _ in range(TABS):
            if self.focus():
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{TABS} times Tab do not lead into the table")

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab (or Shift+Tab) until an element matching ``selector`` has the focus."""
        for _ in range(TABS):
            inside, there = self.root.evaluate(MATCHES, selector)
            assert inside, f"{key} has taken the focus out of the table"
            if there:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"{TABS} times {key} do not lead to {selector}")

    def reach(self, spot: str) -> None:
        """Go to a hot spot by arrow keys, from another one."""
        tried: set[tuple[str, str]] = set()
        for _ in range(STEPS):
            here, middles = self.root.evaluate(f"root => [({FOCUS})(root), ({MIDDLES})(root)]")
            if here == spot:
                return
            assert here in middles, f"the focus is on {here}, not on the board"
            ways = [way for way in _towards(middles[here], middles[spot]) if (here, way) not in tried]
            assert ways, f"no arrow key leads from {here} to {spot}"
            tried.add((here, ways[0]))
            self.page.keyboard.press(KEYS[ways[0]])
        raise AssertionError(f"{STEPS} arrow keys do not lead to {spot}")

    def choose(self, *spots: str, key: str = "Enter") -> None:
        """Go to each hot spot and press Enter or Space on it."""
        for spot in spots:
            self.reach(spot)
            self.command(key)


def _towards(here: Sequence[float], there: Sequence[float]) -> list[str]:
    """The four directions, the one that leads nearest to ``there`` first."""
    across, down = there[0] - here[0], there[1] - here[1]
    gain = {"right": across, "left": -across, "down": down, "up": -down}
    return sorted(gain, key=lambda way: -gain[way])
