"""The wheel: built without network, it carries all its data and runs away from the checkout."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
PACKAGES = ("kit", "printables", "translations", "seeds")
NOTEBOOKS = "kit/_notebooks"
LEFT_OUT = {"__pycache__", ".ipynb_checkpoints", "texts"}
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    options = ("--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder))
    subprocess.run([*PIP, "wheel", *options, str(ROOT)], check=True, cwd=folder)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def shipped(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if ".dist-info/" not in name}


def files(folder: str) -> set[str]:
    found = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*") if path.is_file())
    return {path.as_posix() for path in found if LEFT_OUT.isdisjoint(path.parts)}


def test_wheel_has_every_file_of_the_packages_and_nothing_else(shipped: set[str]) -> None:
    notebooks = {path.replace("notebooks/", f"{NOTEBOOKS}/", 1) for path in files("notebooks")}
    assert shipped == {path for package in PACKAGES for path in files(package)} | notebooks


@pytest.mark.parametrize("suffix", [".py", ".toml", ".ftl", ".js", ".css", ".ipynb"])
def test_wheel_has_each_kind_of_file(shipped: set[str], suffix: str) -> None:
    assert [name for name in shipped if name.endswith(suffix)]


@pytest.mark.parametrize("notebook", ["start_here.ipynb", "forty_eight.ipynb"])
def test_wheel_ships_the_notebooks(shipped: set[str], notebook: str) -> None:
    assert f"{NOTEBOOKS}/{notebook}" in shipped


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel unpacked into a folder of its own; what it needs comes from the running environment."""
    folder = tmp_path_factory.mktemp("installed")
    subprocess.run([*PIP, "install", "--no-deps", "--no-index", "--target", str(folder), str(wheel)], check=True)
    return folder


def run(installed: Path, *command: str) -> str:
    done = subprocess.run(
        command,
        cwd=installed,
        env=os.environ | {"PYTHONPATH": str(installed)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_command_runs_from_the_wheel(installed: Path) -> None:
    assert "print" in run(installed, str(installed / "bin" / "tableside"), "--help")


def test_installed_package_is_the_one_that_runs(installed: Path) -> None:
    where = run(installed, sys.executable, "-c", "import kit; print(kit.__file__)")
    assert Path(where.strip()).parent == installed / "kit"


def test_installed_command_finds_a_rule(installed: Path) -> None:
    assert "fe-zero-bid" in run(installed, str(installed / "bin" / "tableside"), "rules", "forty-eight", "fe-zero-bid")


def test_versions_agree(wheel: Path) -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert wheel.name == f"tableside-{version}-py3-none-any.whl"
    assert f"## {version}\n" in (ROOT / "CHANGELOG.md").read_text("utf-8")
