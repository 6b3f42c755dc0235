"""The repository: what stands at the top, what git leaves out, what a package's ``__init__`` may do."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("kit", "printables", "translations", "seeds")
TOP = {
    ".ci",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "Makefile",
    "README.md",
    "benchmarks",
    "conftest.py",
    "docs",
    "kit",
    "notebooks",
    "printables",
    "pyproject.toml",
    "requirements",
    "seeds",
    "tests",
    "translations",
}
EXPORTING = {"kit/engine/__init__.py", "kit/games/__init__.py", "seeds/__init__.py", "translations/__init__.py"}
"""Contract names are imported from these, and GAME from a game's own package."""

in_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a git checkout")


def git(*arguments: str, given: str = "") -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, input=given, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


@in_git
def test_top_level_is_what_was_asked_for() -> None:
    assert {path.split("/")[0] for path in git("ls-files")} - TOP == set()


@in_git
def test_git_leaves_out_what_is_made_or_private() -> None:
    made = [
        ".venv/bin/python",
        ".tableside/saves/1.json",
        "out/forty-eight-cards.pdf",
        "dist/tableside.whl",
        "seeds/texts/001.txt",
        "notebooks/.ipynb_checkpoints/start_here-checkpoint.ipynb",
        "kit/__pycache__/places.pyc",
        ".mypy_cache/x",
        ".pytest_cache/x",
        ".ruff_cache/x",
        ".hypothesis/x",
    ]
    assert git("check-ignore", "--no-index", "--stdin", given="\n".join(made)) == made


@in_git
def test_git_keeps_every_kind_of_source() -> None:
    kept = [
        "notebooks/start_here.ipynb",
        "translations/ja/kit.ftl",
        "kit/widgets/static/table.js",
        "seeds/lines/001.toml",
    ]
    assert git("check-ignore", "--no-index", "--stdin", given="\n".join(kept)) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_package_is_marked_as_typed(package: str) -> None:
    assert (ROOT / package / "py.typed").is_file()


def inits() -> list[str]:
    found = (
        path.relative_to(ROOT).as_posix() for package in PACKAGES for path in (ROOT / package).rglob("__init__.py")
    )
    return sorted(path for path in found if path not in EXPORTING and not path.startswith("kit/games/"))


@pytest.mark.parametrize("path", inits())
def test_package_init_loads_nothing(path: str) -> None:
    body = ast.parse((ROOT / path).read_text("utf-8")).body
    assert [ast.unparse(node) for node in body if not _is_docstring(node)] == []


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
