"""Run every notebook of a folder and keep its outputs: ``python -m kit.widgets.record notebooks``.

In one language, without the source texts, with a fixed seed, in a home of its own. What needs a kernel is left out, so
that the picture of each table shows wherever the notebook is opened.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

from kit.jupyter.saving import still

SETTINGS: Final = {"TABLESIDE_LANG": "en", "TABLESIDE_SEED": "48", "TABLESIDE_SEEDS": ""}
SECONDS: Final = 120


def main() -> None:
    """Record all notebooks of the folder named on the command line."""
    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as home, _environment({**SETTINGS, "TABLESIDE_HOME": home}):
        for path in sorted(folder.glob("*.ipynb")):
            record(path)


def record(path: Path) -> None:
    """Run the notebook at ``path`` and write it back with its outputs."""
    files: Any = nbformat
    notebook = files.read(path, as_version=4)
    client = NotebookClient(
        notebook, timeout=SECONDS, record_timing=False, resources={"metadata": {"path": str(path.parent)}}
    )
    client.execute()
    clean(notebook)
    files.write(notebook, path)


def clean(notebook: Any) -> None:
    """Leave out of the outputs what needs a kernel: widgets and their state."""
    notebook.metadata.pop("widgets", None)
    notebook.metadata.pop("language_info", None)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            cell.outputs = [output for output in cell.outputs if still(output)]


@contextmanager
def _environment(values: dict[str, str]) -> Iterator[None]:
    before = dict(os.environ)
    os.environ.update(values)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


if __name__ == "__main__":
    main()
