"""A real Chromium on a real JupyterLab; on a machine without Chromium these tests are skipped and say so.

Fixtures: ``lab`` (a running JupyterLab over copies of the notebooks), ``page`` (an empty page of the browser).
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

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
NOTEBOOKS = HERE.parents[1] / "notebooks"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
)
"""Chromium as root, without a screen, and without asking the network for anything."""
START_SECONDS = 60
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
    chromium = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if chromium is None:
        pytest.skip("no Chromium on this machine; on Debian: apt install chromium")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        yield started
        started.close()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def lab(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Asks for the browser first: where there is none, no server is started either."""
    folder = tmp_path_factory.mktemp("lab")
    shutil.copytree(NOTEBOOKS, folder / "notebooks", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
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


def _command(folder: Path) -> list[str]:
    options = ("--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1", "--ServerApp.port=0")
    return [sys.executable, "-m", "jupyter", "lab", *options, f"--ServerApp.root_dir={folder / 'notebooks'}"]


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
    return os.environ | {name: str(place) for name, place in places.items()}


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
