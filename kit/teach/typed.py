"""Typed moves: an action written in the words of a language, and read back without a guess."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from difflib import get_close_matches

from kit.engine import Action, Choice, Game, Number, ParseError, State
from kit.engine.actions import Kind, Slot, Value
from kit.teach.naming import Naming
from translations import Words

SEPARATORS = " \t\n+,、·;;"
"""Signs that may stand between the words of a move."""
SHOWN = 8
"""Most candidates an error names."""
MANY = 40
"""Of a place with more words than this, only the first are named."""
NOTHING = "–"
LETTERS = re.compile(r"[^\W\d_]+(?=\d)")
"""A word written together with the number after it, as "赤3"."""


class Typed:
    """The notation of one game in one language, with the names of its players."""

    def __init__(self, game: Game, words: Words, names: tuple[str, ...], naming: Naming) -> None:
        self.game, self.words, self._naming = game, words, naming
        self._known: dict[Choice, Mapping[str, Value]] = {}
        self._seats = {seat: _plain(name) for seat, name in enumerate(names) if name.strip()}
        kinds = game.grammar.kinds
        self._verbs = {kind: words(f"{game.prefix}-verb-{kind}") for kind in kinds}
        self._kinds = {_plain(verb): kinds[kind] for kind, verb in self._verbs.items()}

    def token(self, action: Action) -> str:
        """``action`` as it is typed: a verb, then numbers and words; seats count from 1."""
        kind = self.game.grammar.kinds[action.kind]
        split = len(kind.fixed)
        tail = action.args[split:]
        if isinstance(kind.tail, Number) and kind.tail.role == "card" and not kind.ordered:
            tail = tail[::-1]
        args = (*action.args[:split], *tail)
        return " ".join((self._verbs[action.kind], *(self._written(kind.slot(i), arg) for i, arg in enumerate(args))))

    def parse(self, text: str, state: State | None = None) -> Action:
        """The action typed as ``text``; ParseError with reason and candidates in this language otherwise.

        The verb may be this language's or the canonical one. After the canonical one, where it is no verb of this
        language, all arguments are canonical, so that seats count from 0.
        """
        rest = _plain(text).strip(SEPARATORS)
        if not rest:
            raise ParseError(text, self.words("typed-nothing"), self._tokens(state))
        verb, rest = _split(rest)
        kind = self._kinds.get(verb)
        if kind is not None:
            return self._normal(text, kind, self._arguments(text, kind, rest))
        if verb in self.game.grammar.kinds:
            return self._canonical(text, verb, rest)
        raise ParseError(text, self.words("typed-verb", word=verb), self._near(verb, state))

    def run(self, text: str, name: str) -> tuple[Action, ...]:
        """Moves of the kind ``name``, which takes a fixed number of words, typed one after another without its verb.

        ParseError as for ``parse``.
        """
        kind, moves = self.game.grammar.kinds[name], list[Action]()
        rest = _plain(text).strip(SEPARATORS)
        verb, after = _split(rest)
        rest = after if self._kinds.get(verb) == kind else rest
        while rest := rest.lstrip(SEPARATORS):
            args: list[Value] = []
            for slot in kind.fixed:
                value, rest = self._read(slot, rest.lstrip(SEPARATORS))
                if value is None:
                    raise ParseError(text, self._unread(kind, args, rest), self._choices(slot))
                args.append(value)
            moves.append(self._normal(text, kind, args))
        return tuple(moves)

    def _unread(self, kind: Kind, args: list[Value], rest: str) -> str:
        if rest:
            return self.words("typed-argument", word=_split(rest)[0])
        return self.words("typed-count", need=kind.arity(), have=len(args))

    def _canonical(self, text: str, verb: str, rest: str) -> Action:
        try:
            return self.game.parse(" ".join((verb, rest)))
        except ParseError as error:
            raise ParseError(text, self.words("typed-canonical"), error.candidates) from None

    def _arguments(self, text: str, kind: Kind, rest: str) -> list[Value]:
        args: list[Value] = []
        while rest := rest.lstrip(SEPARATORS):
            if rest == NOTHING and len(args) == len(kind.fixed):
                break
            slot = kind.slot(len(args))
            if slot is None:
                raise ParseError(text, self.words("typed-too-many", word=rest), (self.pattern(kind),))
            value, rest = self._read(slot, rest)
            if value is None:
                raise ParseError(text, self.words("typed-argument", word=_split(rest)[0]), self._choices(slot))
            args.append(value)
        return args

    def _normal(self, text: str, kind: Kind, args: list[Value]) -> Action:
        try:
            return kind.normal(tuple(args))
        except ValueError:
            reason = self.words("typed-count", need=kind.arity(), have=len(args))
            raise ParseError(text, reason, (self.pattern(kind),)) from None

    def _read(self, slot: Slot, rest: str) -> tuple[Value | None, str]:
        """The value at the start of ``rest`` and what follows; (None, rest) when none can be read."""
        if slot.role == "seat" and isinstance(slot, Number):
            return self._read_seat(slot, rest)
        word, after = _split(rest)
        if isinstance(slot, Number):
            value = slot.read(word)
            return (None, rest) if value is None else (value, after)
        known = self._meanings(slot)
        if word not in known and (met := LETTERS.match(word)) and met[0] in known:
            return known[met[0]], rest[len(met[0]) :]
        return (known[word], after) if word in known else (None, rest)

    def _read_seat(self, slot: Number, rest: str) -> tuple[Value | None, str]:
        word, after = _split(rest)
        number = Number(slot.low + 1, slot.high + 1).read(word)
        if isinstance(number, int):
            return number - 1, after
        found = {seat: name for seat, name in self._seats.items() if _starts(rest, name)}
        longest = max(map(len, found.values()), default=0)
        seats = [seat for seat, name in found.items() if len(name) == longest]
        return (seats[0], rest[longest:]) if len(seats) == 1 else (None, rest)

    def _meanings(self, slot: Choice) -> Mapping[str, Value]:
        """Every way to type each word of a slot: this language's token, its name, the canonical word."""
        if slot not in self._known:
            canonical: dict[str, Value] = {word: word for word in slot.words}
            ways = {_plain(way): word for word in slot.words for way in self._naming.ways(slot.role, word)}
            self._known[slot] = canonical | ways
        return self._known[slot]

    def _written(self, slot: Slot | None, value: Value) -> str:
        if slot is not None and slot.role == "seat" and isinstance(value, int):
            return str(value + 1)
        return self._naming.typed(slot.role if slot else "", value)

    def _choices(self, slot: Slot) -> tuple[str, ...]:
        if isinstance(slot, Choice):
            words = slot.words if len(slot.words) <= MANY else slot.words[:SHOWN]
            return tuple(self._written(slot, word) for word in words)
        if slot.role != "seat":
            return (f"{slot.low}…{slot.high}",)
        last = min(slot.high, max(self._seats, default=slot.high))
        return (f"{slot.low + 1}…{last + 1}", *self._seats.values())

    def pattern(self, kind: Kind) -> str:
        """What a move of a kind looks like: its verb and what may follow."""
        slots = [*kind.fixed, *([kind.tail] if kind.tail else [])]
        shown = ["/".join(self._choices(slot)) for slot in slots]
        return " ".join((self._verbs[kind.name], *(f"[{choices}]" for choices in shown)))

    def _near(self, verb: str, state: State | None) -> tuple[str, ...]:
        close = get_close_matches(verb, self._kinds, n=3)
        return tuple(self._verbs[self._kinds[word].name] for word in close) or self._tokens(state)

    def _tokens(self, state: State | None) -> tuple[str, ...]:
        if state is None:
            return tuple(self._verbs.values())
        return tuple(map(self.token, state.legal_actions()[:SHOWN]))


def _plain(text: str) -> str:
    """``text`` as it is compared: full-width signs, capitals, ё and the minus sign made one with their like."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return folded.replace("ё", "е").replace("\u2212", "-").strip()


def _split(text: str) -> tuple[str, str]:
    """The first word of ``text``, and what follows it."""
    end = next((place for place, sign in enumerate(text) if sign in SEPARATORS), len(text))
    return text[:end], text[end:]


def _starts(text: str, name: str) -> bool:
    """Whether ``text`` starts with all of ``name``, as a word of its own."""
    return text.startswith(name) and (len(text) == len(name) or text[len(name)] in SEPARATORS)
