"""What the lessons of Dynamite Nurse ask for where several actions will do: nothing but what the data list."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

PREDICATES: Final[Mapping[str, Callable[..., bool]]] = {}
