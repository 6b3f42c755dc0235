"""``tableside lab``: copy the notebooks out and open them in JupyterLab."""

from __future__ import annotations

import os
import subprocess
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from kit import notebooks_data
from kit.cli_console import CliError, Console
from translations import Words

QUIET = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
)
"""No pop-ups about news and updates."""
SETTINGS = Path(__file__).with_name("jupyter")
"""A Jupyter configuration folder: no pop-ups, and a saved notebook keeps its tables. A user's own settings go first."""


def run(options: Namespace, words: Words, console: Console) -> int:
    """Copy what is not there yet, say what was kept, and start JupyterLab unless only copies are wanted."""
    copied = notebooks_data.copy_out(options.folder)
    console.say(words("cli-lab-copied", new=len(copied.new), folder=str(options.folder)))
    for name in copied.kept:
        console.say(words("cli-lab-kept", name=name))
    if options.copy_only:
        return 0
    if find_spec("jupyterlab") is None:
        raise CliError(words("cli-no-jupyter"))
    return subprocess.call(command(options.folder), env=environment(words.lang))


def environment(lang: str) -> dict[str, str]:
    """This process's environment with the language, and our settings before JupyterLab's own defaults."""
    paths = [os.environ.get("JUPYTER_CONFIG_PATH"), str(SETTINGS)]
    return {**os.environ, "TABLESIDE_LANG": lang, "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths))}


def command(folder: Path) -> tuple[str, ...]:
    """How JupyterLab is started on the first notebook of ``folder``."""
    root = ("--allow-root",) if hasattr(os, "geteuid") and os.geteuid() == 0 else ()
    return (sys.executable, "-m", "jupyterlab", *root, *QUIET, str(folder / notebooks_data.START))
