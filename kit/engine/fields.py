"""Reading the values of a written position one by one: each checker gives the value or names the field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from kit.engine.outcome import PositionError

Check: TypeAlias = Callable[[object, str], Any]
"""(value, path of its field) → the value; PositionError otherwise."""


def need(kept: object, path: str, reason: str) -> None:
    """PositionError at ``path`` unless ``kept``."""
    if not kept:
        raise PositionError(path, reason)


def whole(low: int, high: int) -> Check:
    """A whole number from ``low`` to ``high``."""

    def read(value: object, path: str) -> int:
        if type(value) is not int or not low <= value <= high:
            raise PositionError(path, f"must be a whole number {low}–{high}, got {value!r:.80}")
        return value

    return read


def truth(value: object, path: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise PositionError(path, f"must be true or false, got {value!r:.80}")
    return value


def one_of(words: Sequence[str]) -> Check:
    """One of some words."""

    def read(value: object, path: str) -> str:
        if not isinstance(value, str) or value not in words:
            raise PositionError(path, f"must be one of {', '.join(words)}, got {value!r:.80}")
        return value

    return read


def maybe(check: Check) -> Check:
    """None, or what ``check`` takes."""
    return lambda value, path: None if value is None else check(value, path)


def listed(check: Check, least: int, most: int) -> Check:
    """A list of ``least`` to ``most`` entries that ``check`` takes."""
    size = str(least) if least == most else f"{least}–{most}"

    def read(value: object, path: str) -> list[Any]:
        if not isinstance(value, list | tuple) or not least <= len(value) <= most:
            raise PositionError(path, f"must be a list of {size}, got {value!r:.80}")
        return [check(entry, f"{path}.{index}") for index, entry in enumerate(value)]

    return read


def unique(check: Check, most: int) -> Check:
    """A list of different entries."""
    plain = listed(check, 0, most)

    def read(value: object, path: str) -> list[Any]:
        found: list[Any] = plain(value, path)
        need(len(set(found)) == len(found), path, "names something twice")
        return found

    return read


def mapping(value: object, path: str) -> Mapping[Any, Any]:
    """An object."""
    if not isinstance(value, Mapping):
        raise PositionError(path, f"must be an object, got {value!r:.80}")
    return value


def table(names: Sequence[str], check: Check) -> Check:
    """An object with some of ``names`` for keys, put into their order, and values that ``check`` takes."""
    name = one_of(names)

    def read(value: object, path: str) -> dict[str, Any]:
        found = {name(key, path): check(entry, f"{path}.{key}") for key, entry in mapping(value, path).items()}
        return {key: found[key] for key in names if key in found}

    return read
