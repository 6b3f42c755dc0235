"""The machine's own Chromium, driven by Playwright."""

from __future__ import annotations

import shutil
from typing import Final

from playwright.sync_api import Browser, Playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
MISSING: Final = "no Chromium on this machine; on Debian: apt install chromium"
QUIET: Final = (
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


def found() -> str | None:
    """Where it is, None when there is none."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def started(playwright: Playwright) -> Browser:
    """A browser; FileNotFoundError when there is none on this machine."""
    path = found()
    if path is None:
        raise FileNotFoundError(MISSING)
    return playwright.chromium.launch(executable_path=path, args=list(QUIET))
