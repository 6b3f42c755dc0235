"""``tableside check``: what is installed, where files live, and whether all is in order."""

from __future__ import annotations

import os
import platform
from argparse import Namespace
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import NamedTuple

from kit import notebooks_data, places
from kit.cli_console import Console
from kit.games import names
from kit.type.fonts import font_path
from seeds.passages import default_folder
from translations import LANGUAGES, WordFileError, Words
from translations import load as load_words

PACKAGES = ("tableside", "jupyterlab", "ipywidgets", "anywidget", "reportlab", "fonttools", "fluent.runtime")


class Finding(NamedTuple):
    """One line of the check: what was looked at, what was found, whether it is in order (None: it may be missing)."""

    what: str
    found: str
    fine: bool | None = True


def run(options: Namespace, words: Words, console: Console) -> int:
    """Say what was found; 0 when all is in order, else 1."""
    findings = [*_versions(words), *_places(words), *_fonts(words), *_contents(words)]
    signs = {True: "✓", None: "–", False: "×"}
    for finding in findings:
        console.say(f"{signs[finding.fine]} {finding.what}: {finding.found}")
    wrong = sum(finding.fine is False for finding in findings)
    console.say()
    console.say(words("cli-check-wrong", n=wrong) if wrong else words("cli-check-fine"))
    return 1 if wrong else 0


def _versions(words: Words) -> Iterator[Finding]:
    yield Finding("Python", platform.python_version())
    for package in PACKAGES:
        try:
            yield Finding(package, version(package))
        except PackageNotFoundError:
            yield Finding(package, words("cli-check-missing"), None if package == "tableside" else False)


def _places(words: Words) -> Iterator[Finding]:
    for name, folder in places.where().items():
        yield Finding(words(f"cli-place-{name.replace('_', '-')}"), *_writable(folder, words))


def _writable(folder: Path, words: Words) -> tuple[str, bool]:
    """Whether a folder can be written, or made; nothing is made."""
    there = folder
    while not there.exists() and there != there.parent:
        there = there.parent
    if there.is_dir() and os.access(there, os.W_OK | os.X_OK):
        return str(folder), True
    return words("cli-check-unwritable", folder=str(folder), variable=places.OVERRIDE), False


def _fonts(words: Words) -> Iterator[Finding]:
    for lang in ("ja", "zh-Hant"):
        what = words("cli-check-font", lang=lang)
        try:
            yield Finding(what, font_path(lang).name)
        except (OSError, ImportError) as error:
            yield Finding(what, str(error), False)


def _contents(words: Words) -> Iterator[Finding]:
    try:
        for lang in LANGUAGES:
            for game in names():
                load_words(lang, game)
        yield Finding(words("cli-check-words"), ", ".join(LANGUAGES))
    except WordFileError as error:
        yield Finding(words("cli-check-words"), str(error), False)
    yield Finding(words("cli-check-games"), ", ".join(names()))
    try:
        yield Finding(words("cli-check-notebooks"), str(notebooks_data.shipped()))
    except FileNotFoundError as error:
        yield Finding(words("cli-check-notebooks"), str(error), False)
    texts = default_folder()
    found = str(texts) if texts else words("cli-check-no-texts")
    yield Finding(words("cli-check-texts"), found, True if texts else None)
