"""Logs of drawing calls: what every component of every game is drawn with, as text that can be read and compared.

``python -m tests.record_drawings`` writes them anew after a face was changed and looked at.

Per game one file for the calls of the English faces, and one for the texts of the other languages and for digests of
the other looks. A path is told by fill, line, box and a digest of its commands.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path as FilePath

from kit.drawing.flat import Placed, bounds, flat
from kit.drawing.shapes import Command, Drawing, Path, Text
from kit.drawing.tokens import PRINT, PRINT_LOW, SCREEN_DARK, SCREEN_LIGHT
from kit.games import load as load_game
from kit.games import names
from translations import LANGUAGES, load

FOLDER = FilePath(__file__).with_name("recordings")
DETAILS = ("full", "index", "small")


def calls(drawing: Drawing) -> Iterator[str]:
    """One line for each path and text in drawing order."""
    for placed in flat(drawing):
        yield _text(placed.item, placed) if isinstance(placed.item, Text) else _path(placed.item, placed)


def _text(text: Text, placed: Placed) -> str:
    x, y = placed.matrix.apply(text.x, text.y)
    weight = "bold " if text.bold else ""
    return f"text {x:.2f},{y:.2f} {text.size * placed.matrix.scale:g}pt {weight}{text.anchor} {text.fill} {text.text}"


def _path(path: Path, placed: Placed) -> str:
    box, style = bounds(path.commands, placed.matrix), path.style
    line = f"{style.stroke}×{style.width * placed.matrix.scale:.2f}" if style.stroke else "-"
    dash = " dashed" if style.dash else ""
    steps = " ".join(_step(command, placed) for command in path.commands)
    mark = sha256(steps.encode()).hexdigest()[:6]
    corners = f"{box.left:.2f},{box.top:.2f} {box.right:.2f},{box.bottom:.2f}"
    return f"path {style.fill or '-'} {line}{dash} {corners} {len(path.commands)} {mark}"


def _step(command: Command, placed: Placed) -> str:
    step, *numbers = command
    points = (placed.matrix.apply(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True))
    return " ".join((step, *(f"{x:.2f},{y:.2f}" for x, y in points)))


def digest(drawing: Drawing) -> str:
    """Ten hexadecimal digits that change with any call."""
    return sha256("\n".join(calls(drawing)).encode()).hexdigest()[:10]


def english(game_id: str) -> str:
    """Every call of every component's printed face."""
    game, words = load_game(game_id), load("en", game_id)
    draw = game.module("faces").draw
    blocks = []
    for component in game.components:
        drawing = draw(component.id, words, PRINT)
        blocks.append(
            "\n".join((f"== {component.id} {drawing.width:g}×{drawing.height:g} {drawing.title}", *calls(drawing)))
        )
    return "\n".join(blocks) + "\n"


def others(game_id: str) -> str:
    """The texts of the other languages, and digests of the other looks and details."""
    game = load_game(game_id)
    draw = game.module("faces").draw
    lines = []
    for component in game.components:
        lines.append(f"== {component.id}")
        for lang in LANGUAGES[1:]:
            drawing = draw(component.id, load(lang, game_id), PRINT)
            lines += [f"{lang} {line}" for line in calls(drawing) if line.startswith("text")]
        words = load("en", game_id)
        looks = {"low": PRINT_LOW, "light": SCREEN_LIGHT, "dark": SCREEN_DARK}
        for detail in DETAILS:
            marks = " ".join(
                f"{name} {digest(draw(component.id, words, look, detail))}" for name, look in looks.items()
            )
            lines.append(f"{detail}: {marks}")
    return "\n".join(lines) + "\n"


def recordings() -> dict[str, str]:
    """Every log by its file name."""
    logs = {}
    for game_id in names():
        logs[f"{game_id}-faces.txt"] = english(game_id)
        logs[f"{game_id}-faces-other.txt"] = others(game_id)
    return logs


def main() -> None:
    """Write all logs."""
    FOLDER.mkdir(exist_ok=True)
    for name, log in recordings().items():
        (FOLDER / name).write_text(log, encoding="utf-8")


if __name__ == "__main__":
    main()
