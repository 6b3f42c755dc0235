"""Two texts that tell one game, side by side: for every rule, do they say the same?

A game has a concordance when ``concordance.toml`` lies in its folder. What a text says of a rule is in the words
``<prefix>-texts-<rule without prefix>``, an attribute for each text (``t002``); a rule both tell alike has none.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias, get_args

from kit.engine.game import Game, Rule
from translations import Words

__all__ = ["Concordance", "Entry", "Verdict", "concordance", "has_concordance"]

Verdict: TypeAlias = Literal["same", "more", "different", "silent"]
FILE = "concordance.toml"


@dataclass(frozen=True, slots=True)
class Entry:
    """A rule in both texts.

    ``text``: the one that says more, or the one that is silent. ``passages``: those of each text, in its order.
    ``option``: the set-up option that lets both readings be played; None where the game is the same either way.
    """

    rule: Rule
    verdict: Verdict
    text: str | None
    passages: tuple[tuple[str, ...], ...]
    option: str | None


@dataclass(frozen=True, slots=True)
class Concordance:
    """The texts' ids and an entry for every rule but the kit's own, in the order of the rulebook."""

    texts: tuple[str, ...]
    entries: tuple[Entry, ...]

    @property
    def counts(self) -> dict[str, int]:
        """How many rules have each verdict."""
        verdicts = [entry.verdict for entry in self.entries]
        return {verdict: verdicts.count(verdict) for verdict in get_args(Verdict)}

    def said(self, entry: Entry, text: str, words: Words) -> str:
        """What ``text`` says of the rule where the texts do not say the same; "" where they do."""
        prefix, _, name = entry.rule.id.partition("-")
        id, attribute = f"{prefix}-texts-{name}", f"t{text}"
        return words.attribute(id, attribute) if words.has(id, attribute) else ""


def has_concordance(game: Game) -> bool:
    """Whether two texts tell this game."""
    return (files(game.package) / FILE).is_file()


@cache
def concordance(game: Game) -> Concordance:
    """The concordance of a game; ValueError says that it has none, or what is wrong in its file."""
    if not has_concordance(game):
        raise ValueError(f"{game.id} is told by one text: it has no {FILE}")
    data = tomllib.loads((files(game.package) / FILE).read_text("utf-8"))
    texts = tuple(data["texts"])
    rules = {rule.id: rule for rule in game.rulebook.values() if rule.status != "kit"}
    _check(data, rules)
    return Concordance(texts, tuple(_entry(rule, texts, _verdict(id, data)) for id, rule in rules.items()))


def _passages(rule: Rule, texts: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(p for p in rule.passages if p.startswith(f"{text}:")) for text in texts)


def _verdict(id: str, data: dict[str, Any]) -> tuple[Verdict, str | None] | None:
    if id in data["same"]:
        return "same", None
    if id in data["more"]:
        return "more", data["more"][id]
    if id in data["different"]:
        return "different", data["different"][id] or None
    return None


def _entry(rule: Rule, texts: tuple[str, ...], given: tuple[Verdict, str | None] | None) -> Entry:
    passages = _passages(rule, texts)
    silent = [text for text, some in zip(texts, passages, strict=True) if not some]
    if bool(silent) == bool(given):
        raise ValueError(f"{FILE}: {rule.id} has passages in {len(texts) - len(silent)} texts, its verdict is {given}")
    if given is None:
        return Entry(rule, "silent", silent[0], passages, rule.option)
    verdict, word = given
    if verdict == "different":
        return Entry(rule, verdict, None, passages, word)
    return Entry(rule, verdict, word, passages, rule.option)


def _check(data: dict[str, Any], rules: dict[str, Any]) -> None:
    named = [*data["same"], *data["more"], *data["different"]]
    if unknown := sorted(set(named) - set(rules)):
        raise ValueError(f"{FILE} names unknown rules: {', '.join(unknown)}")
    if twice := sorted({id for id in named if named.count(id) > 1}):
        raise ValueError(f"{FILE} names rules twice: {', '.join(twice)}")
    if strange := sorted(set(data["more"].values()) - set(data["texts"])):
        raise ValueError(f"{FILE} names unknown texts: {', '.join(strange)}")
