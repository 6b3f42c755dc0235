"""What the tests of the command line share: a console made of strings."""

from io import StringIO

import pytest

from kit import places
from kit.cli import main
from kit.cli_console import Console


class Terminal(StringIO):
    """Text that says it is a terminal."""

    def isatty(self):
        return True


class Said:
    """What a command wrote, and the code it ended with."""

    def __init__(self, code, console):
        self.code, self.out, self.err = code, console.output.getvalue(), console.errors.getvalue()


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """No test touches the user's files."""
    monkeypatch.setenv(places.OVERRIDE, str(tmp_path / "home"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "home"


@pytest.fixture
def run():
    """Run a command line with lines typed into it."""

    def runner(line, *typed, kind=StringIO):
        console = Console(kind("".join(f"{text}\n" for text in typed)), kind(), kind())
        return Said(main(line.split(), console), console)

    return runner


@pytest.fixture
def terminal():
    """The kind of stream that says it is a terminal."""
    return Terminal
