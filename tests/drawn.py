"""What tests ask of a drawing: its paths where they land, its texts, how often an icon is in it, its points turned."""

from kit.drawing.flat import Matrix, bounds, flat, texts
from kit.drawing.icons import icons
from kit.drawing.shapes import Drawing, Path, Text


def paths(drawing: Drawing) -> list[tuple[Path, Matrix]]:
    """Every path with its matrix, in drawing order."""
    return [(placed.item, placed.matrix) for placed in flat(drawing) if isinstance(placed.item, Path)]


def said(drawing: Drawing) -> list[str]:
    """Every text, in drawing order."""
    return [placed.item.text for placed in texts(drawing) if isinstance(placed.item, Text)]


def count(drawing: Drawing, icon: str) -> int:
    """How often an icon is drawn."""
    first = icons()[icon][0].commands
    return sum(path.commands == first for path, _ in paths(drawing))


def middles(drawing: Drawing, icon: str) -> list[tuple[float, float]]:
    """Where an icon is drawn: the middle of its first path."""
    first = icons()[icon][0].commands
    boxes = [bounds(path.commands, matrix) for path, matrix in paths(drawing) if path.commands == first]
    return [((box.left + box.right) / 2, (box.top + box.bottom) / 2) for box in boxes]


def corners(drawing: Drawing) -> set[tuple[float, float]]:
    """Every point of every path, to a hundredth of a millimetre."""
    return {
        (round(x, 2), round(y, 2))
        for path, matrix in paths(drawing)
        for _, *numbers in path.commands
        for x, y in (matrix.apply(*pair) for pair in zip(numbers[::2], numbers[1::2], strict=True))
    }


def turned(drawing: Drawing) -> set[tuple[float, float]]:
    """The same points after half a turn."""
    return {(round(drawing.width - x, 2), round(drawing.height - y, 2)) for x, y in corners(drawing)}
