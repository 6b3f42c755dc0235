"""The lock files: everything pyproject.toml asks for, exact, hashed, and without an address."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
LOCKS = {"lab": [], "test": ["proof", "test"], "bench": ["bench", "proof", "test"]}
"""Lock file and the extras it holds besides the project's own needs."""

PIN = re.compile(r"^([a-z0-9-]+)==([^ ]+)(?: ; [^\\]+)? \\$")
HASH = re.compile(r"^    --hash=sha256:[0-9a-f]{64}(?: \\)?$")


def lines(lock: str) -> list[str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text("utf-8")
    return [line for line in text.splitlines() if not line.startswith("#")]


def pins(lock: str) -> set[tuple[str, str]]:
    return {match.groups() for line in lines(lock) if (match := PIN.match(line))}


def wanted(extras: list[str]) -> list[Requirement]:
    texts = [*PROJECT["dependencies"], *(text for extra in extras for text in PROJECT["optional-dependencies"][extra])]
    return [need for text in texts if (need := Requirement(text)).name != PROJECT["name"]]


@pytest.mark.parametrize("lock", LOCKS)
def test_lock_lines_are_pins_and_hashes_only(lock: str) -> None:
    assert [line for line in lines(lock) if not PIN.match(line) and not HASH.match(line)] == []


@pytest.mark.parametrize("lock", LOCKS)
def test_every_pin_has_a_hash(lock: str) -> None:
    found = lines(lock)
    assert [
        line for line, after in zip(found, [*found[1:], ""], strict=True) if PIN.match(line) and not HASH.match(after)
    ] == []


@pytest.mark.parametrize(("lock", "extras"), LOCKS.items())
def test_lock_holds_what_pyproject_asks_for(lock: str, extras: list[str]) -> None:
    locked = {name: Version(version) for name, version in sorted(pins(lock))}
    missing = [
        str(need)
        for need in wanted(extras)
        if (name := canonicalize_name(need.name)) not in locked or locked[name] not in need.specifier
    ]
    assert missing == []


def test_the_three_locks_agree() -> None:
    assert pins("lab") <= pins("test") <= pins("bench")
