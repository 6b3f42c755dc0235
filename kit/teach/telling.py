"""What happens in a game in the words of a language: actions, events, refusals, rules; and typed moves read back.

It knows no game: roles come from the game's grammar, ids from its prefix, and what is particular to the words of one
game from ``telling.toml`` in its folder.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any, NamedTuple

from kit.engine import Action, Event, Game, Named, Refusal, State
from kit.engine.actions import Kind, Value
from kit.teach.naming import Naming, special
from kit.teach.typed import Typed
from translations import Words

SEAT_KEYS = ("to", "boss", "chief", "first", "second", "who")
"""Names under which data hold a seat, beside ``seat`` itself."""


class Told(NamedTuple):
    """A refusal in words: the broken rule, its name, what was required and tried, where the text says it.

    ``answer`` is the right answer where the refusal itself keeps it back (own sums), "" elsewhere.
    """

    rule: str
    name: str
    text: str
    passages: tuple[str, ...]
    answer: str = ""


class RuleTold(NamedTuple):
    """A rule in words: its name and text, where the source says it, and how sure that is (`Rule.status`)."""

    name: str
    text: str
    passages: tuple[str, ...]
    status: str


class Telling:
    """One game told in one language to people with names."""

    def __init__(self, game: Game, words: Words, names: Iterable[str] = ()) -> None:
        """``words`` must hold the game's words; ``names`` are the seats' in order, missing ones are "Player 4"."""
        self.game, self.words, self.names = game, words, tuple(names)
        self._special = special(game.package)
        self._naming = Naming(game, words)
        self._typed = Typed(game, words, self.names, self._naming)

    def name(self, seat: int) -> str:
        """The name at ``seat`` (0 …), ready to be shown."""
        given = self.names[seat] if seat < len(self.names) else ""
        return self.words.name(given or self.words("seat-name-default", n=seat + 1))

    def action(self, action: Action, state: State | None = None) -> str:
        """What ``action`` does, as on a button; ``state`` is for games whose moves need the position to be told."""
        kind = self.game.grammar.kinds[action.kind]
        return self._say("do", action.kind, _named(kind, action.args, self._special["arguments"]))

    def event(self, event: Event) -> str:
        """What happened, as a line of the log."""
        return self._say("log", event.kind, event.data)

    def refusal(self, refusal: Refusal) -> Told:
        """One broken rule: what it requires, what was tried, and its passages."""
        words, rule = self.words, refusal.rule
        data = self._variables(rule, refusal.data)
        text = words.attribute(rule, "broken", **data)
        answer = words.attribute(rule, "answer", **data) if words.has(rule, "answer") else ""
        return Told(rule, self.rule_name(rule), text, self.game.rulebook[rule].passages, answer)

    def refusals(self, refusals: Iterable[Refusal]) -> tuple[Told, ...]:
        """Every broken rule, in order."""
        return tuple(map(self.refusal, refusals))

    def rule(self, rule: str) -> RuleTold:
        """The rule ``rule`` itself; KeyError for an unknown id."""
        entry = self.game.rulebook[rule]
        return RuleTold(self.rule_name(rule), self.words(rule), entry.passages, entry.status)

    def rule_name(self, rule: str) -> str:
        """The short title of a rule."""
        return self.words.attribute(rule, "name")

    def token(self, action: Action) -> str:
        """``action`` as it is typed in this language: a verb, then numbers and words; seats count from 1."""
        return self._typed.token(action)

    def pattern(self, kind: str) -> str:
        """What a typed move of a kind looks like: its verb, then what may stand in each place."""
        return self._typed.pattern(self.game.grammar.kinds[kind])

    def parse(self, text: str, state: State | None = None) -> Action:
        """The action typed as ``text`` in this language, or in the canonical notation.

        Seats are typed as numbers from 1 or as names. With ``state`` the candidates of an error are moves that are
        legal there. Raises ParseError, its reason and candidates in this language; it never guesses.
        """
        return self._typed.parse(text, state)

    def run(self, text: str, kind: str) -> tuple[Action, ...]:
        """Moves of one kind typed one after another without its verb, as "red 3 green 4"; ParseError as ``parse``."""
        return self._typed.run(text, kind)

    def listed(self, items: Iterable[str]) -> str:
        """Some words as a list in this language, the word for none when there are none."""
        found = list(items)
        text = found[0] if found else self.words("list-none")
        for item in found[1:]:
            text = self.words("list-more", list=text, item=item)
        return text

    def listed_first(self, items: Sequence[str], most: int) -> str:
        """The first ``most`` of some words as a list, and how many more there are."""
        first = self.listed(items[:most])
        return self.words("list-rest", list=first, n=len(items) - most) if len(items) > most else first

    def value(self, role: str, values: tuple[Value, ...]) -> str | int:
        """Some values of the game in words; ``role`` says what they are, its plural that they are a list."""
        if role == "number-of":
            return len(values)
        if role in ("cards", "card") and len(values) != 1:
            return " + ".join(map(str, sorted(values, reverse=True, key=int))) or self.words("list-none")
        if len(values) == 1 and role not in ("list", "seat", "seats") and isinstance(values[0], int):
            return values[0]
        return self.listed(self._word(role, value) for value in values)

    def _word(self, role: str, value: Value) -> str:
        if role.removesuffix("s") == "seat" and isinstance(value, int):
            return self.name(value)
        return self._naming.told(role, value)

    def _say(self, what: str, kind: str, data: Mapping[str, Any]) -> str:
        return self.words(f"{self.game.prefix}-{what}-{kind}", **self._variables(kind, data)).rstrip()

    def _variables(self, message: str, data: Mapping[str, Any]) -> dict[str, str | int]:
        """Every entry of ``data`` as a variable of ``message``, and what follows from them."""
        rules = self._special
        said: dict[str, str | int] = {}
        for key in data:
            other = rules["instead"].get(f"{message}.{key}", key)
            said[key] = self._variable(f"{message}.{key}", key, data.get(other, data[key]))
        for name, id in rules["derived"].items():
            if _fields(id) <= data.keys():
                said[name] = self.words(id.format(**data))
        return said

    def _variable(self, place: str, key: str, value: Any) -> str | int:
        role = "seat" if key in SEAT_KEYS else key
        if isinstance(value, Named):
            role, value = value.role, value.values
        values = value if isinstance(value, tuple) else (value,)
        if not values and place in self._special["empty"]:
            return str(self._special["empty"][place])
        return self.value(self._special["roles"].get(place, role), values)


def _named(kind: Kind, args: tuple[Value, ...], names: Mapping[str, list[str]]) -> dict[str, Any]:
    """Arguments by the name of their variable: what the game says, else their role, the plural for a list."""
    given = iter(names.get(kind.name, ()))
    named: dict[str, Any] = {}
    for slot, value in zip(kind.fixed, args, strict=False):
        named[next(given, _variable_of(slot.role))] = value
    rest = args[len(kind.fixed) :]
    if kind.tail is not None:
        name = next(given, "")
        alone = kind.most == 1
        named[name or f"{kind.tail.role}s"] = Named(kind.tail.role, rest) if alone else rest
    return named


def _variable_of(role: str) -> str:
    return "n" if role == "number" else role


@lru_cache
def _fields(template: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(template) if name)
