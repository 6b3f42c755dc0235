"""What README.md shows is true: its examples run, its commands exist, its links lead somewhere."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = ("README.md", "CONTRIBUTING.md")
TABLESIDE = "import sys; from kit.cli import main; sys.exit(main())"


def commands(page: str, first: str) -> list[str]:
    """The lines after a ``$`` in the page's console blocks that begin with the word ``first``."""
    blocks = re.findall(r"^```console\n(.*?)^```", (ROOT / page).read_text("utf-8"), re.DOTALL | re.MULTILINE)
    lines = (line[2:] for block in blocks for line in block.splitlines() if line.startswith("$ "))
    return [line for line in lines if line.split()[0] == first]


def tableside(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    search = os.pathsep.join(path for path in (str(ROOT), os.environ.get("PYTHONPATH")) if path)
    return subprocess.run(
        [sys.executable, "-c", TABLESIDE, *arguments],
        cwd=folder,
        env=os.environ | {"PYTHONPATH": search},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def test_python_examples_run() -> None:
    """The Russian lines hold no-break spaces, in the readme as in the words."""
    found = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert found.attempted > 10
    assert found.failed == 0


@pytest.mark.parametrize("line", [line for line in commands("README.md", "tableside") if line.split()[1] != "lab"])
def test_command_runs(line: str, tmp_path: Path) -> None:
    done = tableside(*shlex.split(line)[1:], folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_print_command_writes_what_the_readme_says(tmp_path: Path) -> None:
    line = next(line for line in commands("README.md", "tableside") if line.split()[1] == "print")
    assert tableside(*shlex.split(line)[1:], folder=tmp_path).returncode == 0
    sheets = sorted(path.name for path in (tmp_path / "out").glob("*.pdf"))
    assert len(sheets) == 4
    assert all(path.read_bytes().startswith(b"%PDF-") for path in (tmp_path / "out").iterdir())


def test_every_subcommand_is_told() -> None:
    told = {line.split()[1] for line in commands("README.md", "tableside")}
    offered = re.search(r"\b[a-z]+(?:\|[a-z]+)+\b", tableside("--help", folder=ROOT).stdout)
    assert offered is not None
    assert set(offered[0].split("|")) == told


@pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")
@pytest.mark.parametrize("line", [line for page in PAGES for line in commands(page, "make")])
def test_make_target_exists(line: str) -> None:
    done = subprocess.run(["make", "--dry-run", *shlex.split(line)[1:]], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    links = re.findall(r"\]\(([^)#]+)\)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", PAGES)
def test_paths_named_exist(page: str) -> None:
    folders = "kit|tests|seeds|translations|printables|notebooks|requirements|benchmarks"
    named = re.findall(rf"`((?:{folders})/[\w./-]*)`", (ROOT / page).read_text("utf-8"))
    assert [path for path in named if path != "seeds/texts/" and not (ROOT / path).exists()] == []
