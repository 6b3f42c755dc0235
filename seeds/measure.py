"""Digests and counts of the source texts, made anew: `python -m seeds.measure FOLDER`."""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TEXT_NAME = re.compile(r"(\d{3})_.*\.txt", re.ASCII)
COUNTS_PER_LINE = 20


@dataclass(frozen=True)
class Measured:
    """What is kept of a text: file name, SHA-256 of its bytes in hex, non-blank characters per line."""

    file: str
    digest: str
    counts: tuple[int, ...]

    def toml(self) -> str:
        """As it stands in `seeds/lines/`."""
        rows = [self.counts[i : i + COUNTS_PER_LINE] for i in range(0, len(self.counts), COUNTS_PER_LINE)]
        body = "".join(f"    {', '.join(map(str, row))},\n" for row in rows)
        return f'file = "{self.file}"\ndigest = "{self.digest}"\ncounts = [\n{body}]\n'


def count_lines(text: str) -> tuple[int, ...]:
    """Non-blank characters of each line; a line ends with "\\n", and the last one need not."""
    lines = text.removesuffix("\n").split("\n")
    return tuple(sum(not character.isspace() for character in line) for line in lines)


def measure(path: Path) -> Measured:
    """One text measured. Raises OSError or UnicodeDecodeError where it cannot be read as UTF-8."""
    content = path.read_bytes()
    return Measured(path.name, hashlib.sha256(content).hexdigest(), count_lines(content.decode("utf-8")))


def measure_folder(folder: Path) -> dict[str, Measured]:
    """Every text of a folder by its id, the three digits its name begins with; FileNotFoundError if there is none."""
    found = {m[1]: measure(path) for path in sorted(folder.glob("*.txt")) if (m := TEXT_NAME.fullmatch(path.name))}
    if not found:
        raise FileNotFoundError(f"{folder}: no text named like 001_name.txt")
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    """The command: writes one file per text and prints what it wrote."""
    parser = argparse.ArgumentParser(prog="python -m seeds.measure", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the texts are")
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("lines"), help="where to write")
    options = parser.parse_args(arguments)
    for text_id, measured in measure_folder(options.folder).items():
        (options.out / f"{text_id}.toml").write_text(measured.toml(), "utf-8")
        print(f"{text_id}: {len(measured.counts)} lines, {sum(measured.counts)} characters, {measured.digest}")


if __name__ == "__main__":
    main()
