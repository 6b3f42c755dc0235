"""Reading single fields of a written position: each reader takes (value, path) and names what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kit.engine.outcome import PositionError

Reader = Callable[[object, str], Any]


def need(kept: object, path: str, reason: str) -> None:
    """PositionError at ``path`` unless ``kept``."""
    if not kept:
        raise PositionError(path, reason)


def whole(low: int, high: int) -> Reader:
    """A whole number from ``low`` to ``high``."""

    def read(value: object, path: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise PositionError(path, f"must be {low}–{high}, got {value!r:.80}")
        return value

    return read


def one_of(words: Sequence[str]) -> Reader:
    """The place of a word among ``words``."""

    def read(value: object, path: str) -> int:
        if not isinstance(value, str) or value not in words:
            raise PositionError(path, f"must be {' | '.join(words[:40])}, got {value!r:.80}")
        return words.index(value)

    return read


def maybe(reader: Reader) -> Reader:
    """None, or what ``reader`` reads."""
    return lambda value, path: None if value is None else reader(value, path)


def listed(reader: Reader, least: int, most: int, ordered: bool = True) -> Reader:
    """A list of ``least`` to ``most`` entries, as a tuple; sorted unless their order counts."""

    def read(value: object, path: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or not least <= len(value) <= most:
            size = str(least) if least == most else f"{least}–{most}"
            raise PositionError(path, f"must be a list of {size}, got {value!r:.80}")
        found = [reader(entry, f"{path}.{index}") for index, entry in enumerate(value)]
        return tuple(found if ordered else sorted(found))

    return read


def mapping(value: object, path: str) -> Mapping[str, Any]:
    """An object."""
    if not isinstance(value, Mapping):
        raise PositionError(path, f"must be an object, got {value!r:.80}")
    return value
