"""The streams a command talks through, and the error it ends with."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from typing import Self, TextIO

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clears a terminal, what has scrolled out of it too."""
RULE = "─" * 60


class CliError(Exception):
    """What ends a command with exit code 2; the message is one line for the person."""


@dataclass(slots=True)
class Console:
    """Where a command reads and writes."""

    input: TextIO
    output: TextIO
    errors: TextIO

    @classmethod
    def standard(cls) -> Self:
        """The standard streams; what their encoding cannot hold is written as "?"."""
        for stream in (sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        return cls(sys.stdin, sys.stdout, sys.stderr)

    def say(self, text: str = "") -> None:
        """Write a line."""
        print(text, file=self.output)

    def error(self, text: str) -> None:
        """Write a line to the errors."""
        print(text, file=self.errors)

    def ask(self, prompt: str) -> str | None:
        """A line typed after ``prompt``; None when the input has ended. No prompt where nobody could answer it."""
        if self.input.closed:
            return None
        if self.interactive:
            print(prompt, end=" ", file=self.output, flush=True)
        line = self.input.readline()
        return line.rstrip("\r\n") if line else None

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a terminal."""
        return not self.input.closed and self.input.isatty() and self.output.isatty()

    def clear(self) -> None:
        """Take what was shown out of sight: clear a terminal, elsewhere draw a line."""
        self.output.write(CLEAR if self.output.isatty() else f"\n{RULE}\n")

    def progress(self, text: str) -> None:
        """Replace the line at the foot of a terminal; nothing elsewhere."""
        if self.errors.isatty():
            print(f"\r\x1b[K{text}", end="", file=self.errors, flush=True)

    def abandon(self) -> None:
        """Stop writing to a reader that has gone away."""
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), self.output.fileno())
