"""The five source texts, known by digest and counts: what they are, their passages, what of them is accounted for."""

from seeds.passages import Passage, PassageError, SeedTextError, parse_passage
from seeds.sources import Disagreement, Source, catalogue, disagreements

__all__ = [
    "Disagreement",
    "Passage",
    "PassageError",
    "SeedTextError",
    "Source",
    "catalogue",
    "disagreements",
    "parse_passage",
]
