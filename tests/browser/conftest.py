"""A real Chromium on a real JupyterLab; on a machine without Chromium these tests are skipped and say so.

Fixtures: ``lab`` (a running JupyterLab over copies of the notebooks), ``page`` (an empty page of the browser),
``notebook`` (a notebook with two empty cells, its kernel running, one for all tests of a file).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import MISSING, found, started
from tests.browser.driving import Notebook

HERE = Path(__file__).parent
NOTEBOOKS = HERE.parents[1] / "notebooks"
BLANK = "blank.ipynb"
START_SECONDS = 60
WINDOW = {"width": 1280, "height": 900}
STOP_SECONDS = 5
"""JupyterLab that takes longer is ended: a worker thread of its may wait for ever."""


@dataclass(frozen=True)
class Lab:
    """A running JupyterLab: its address, token, and the folder it serves."""

    url: str
    token: str
    folder: Path

    def page_url(self, notebook: str) -> str:
        """The address that opens one notebook, in the simple interface without side bars."""
        return f"{self.url}doc/tree/{notebook}?token={self.token}&reset"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if found() is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = started(playwright)
        yield browser
        browser.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=WINDOW)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def opened(browser: Browser, lab: Lab) -> Iterator[Notebook]:
    context = browser.new_context(viewport=WINDOW)
    yield Notebook(context.new_page(), lab.page_url(BLANK))
    context.close()


@pytest.fixture
def notebook(opened: Notebook) -> Iterator[Notebook]:
    """The file's notebook, as wide as ever; the page must not have complained during the test."""
    opened.page.set_viewport_size(WINDOW)
    opened.errors.clear()
    yield opened
    assert opened.errors == []


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Asks for the browser first: where there is none, no server is started either."""
    folder = tmp_path_factory.mktemp("lab")
    shutil.copytree(NOTEBOOKS, folder / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    nbformat.write(_blank(), folder / "notebooks" / BLANK)
    log = (folder / "log").open("wb")
    with log, subprocess.Popen(_command(folder), env=_environment(folder), stdout=log, stderr=log) as server:
        try:
            yield _ready(server, folder)
        finally:
            server.terminate()
            try:
                server.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                server.kill()


def _blank() -> nbformat.NotebookNode:
    """A notebook with two empty cells."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(id=name) for name in ("first", "second")], metadata={"kernelspec": kernel}
    )


def _command(folder: Path) -> list[str]:
    """The page is told of JupyterLab's application, so that tests can wait until the kernel answers."""
    options = ("--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", "--ServerApp.port=0")
    exposed = "--LabApp.expose_app_in_browser=True"
    return [sys.executable, "-m", "jupyter", "lab", *options, exposed, f"--ServerApp.root_dir={folder / 'notebooks'}"]


def _environment(folder: Path) -> dict[str, str]:
    """Jupyter's own files and Tableside's inside ``folder``; news off."""
    config = folder / "config"
    (config / "labconfig").mkdir(parents=True)
    news = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
    (config / "labconfig" / "page_config.json").write_text(json.dumps(news), "utf-8")
    places = {
        "JUPYTER_CONFIG_DIR": config,
        "JUPYTER_DATA_DIR": folder / "data",
        "JUPYTER_RUNTIME_DIR": folder / "runtime",
        "JUPYTERLAB_SETTINGS_DIR": folder / "settings",
        "JUPYTERLAB_WORKSPACES_DIR": folder / "workspaces",
        "IPYTHONDIR": folder / "ipython",
    }
    search = os.pathsep.join(path for path in (str(NOTEBOOKS.parent), os.environ.get("PYTHONPATH")) if path)
    fixed = {"TABLESIDE_LANG": "en", "TABLESIDE_SEED": "48", "TABLESIDE_SEEDS": "", "PYTHONPATH": search}
    return os.environ | fixed | {name: str(place) for name, place in places.items()}


def _ready(server: subprocess.Popen[bytes], folder: Path) -> Lab:
    """The server's own note of its address, as soon as it has written it."""
    deadline = time.monotonic() + START_SECONDS
    while server.poll() is None and time.monotonic() < deadline:
        for note in (folder / "runtime").glob("jpserver-*.json"):
            if told := note.read_text("utf-8"):
                server_info = json.loads(told)
                return Lab(server_info["url"], server_info["token"], folder / "notebooks")
        time.sleep(0.1)
    pytest.fail(f"JupyterLab did not start within {START_SECONDS} s:\n{(folder / 'log').read_text('utf-8')}")
