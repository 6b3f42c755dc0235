"""A match: a game with its players, its history, undo, branches and saves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal, NamedTuple, Self, TypeAlias

from kit.engine import saves
from kit.engine.actions import CHANCE, Action
from kit.engine.bots import Bot, make_bot
from kit.engine.game import Game
from kit.engine.outcome import Event
from kit.engine.state import State

By: TypeAlias = Literal["person", "bot", "chance", "kit"]
Mode: TypeAlias = Literal["teaching", "match"]
ChanceMode: TypeAlias = Literal["sampled", "typed"]
Player: TypeAlias = str | Bot
"""A person's name, or a bot."""

NAME_LENGTH = 40
"""Longest name of a person, in characters."""


class Entry(NamedTuple):
    """One action of the history and who did it."""

    action: Action
    by: By


class UndoRefused(Exception):
    """Undo or redo is not possible now; ``reasons`` are ids of why, as ``why_not_undo`` gives them."""

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__(", ".join(reasons))
        self.reasons = reasons


class Match:
    """A game being played. After every change it goes on by itself up to the next thing a person has to do."""

    def __init__(
        self,
        game: Game,
        seats: int,
        seed: int | str,
        options: Mapping[str, str],
        players: Sequence[Player],
        mode: Mode,
        manual: Iterable[str],
        chance: ChanceMode,
    ) -> None:
        self.game, self.seats, self.seed = game, seats, seed
        self.options = game.check_options(options)
        self.players: tuple[Player, ...] = tuple(players)
        self.mode: Mode = mode
        self.chance: ChanceMode = chance
        self.rev = 0
        self._manual = _check_manual(game, manual)
        self._entries: list[Entry] = []
        self._events: list[tuple[Event, ...]] = []
        self._seats: list[int | None] = []
        self._stretches: list[str] = []
        self._at = 0
        self._state = self._box()

    @classmethod
    def new(
        cls,
        game: Game,
        *,
        seats: int | None = None,
        seed: int | str = 0,
        options: Mapping[str, str] | None = None,
        players: Sequence[Player] | None = None,
        mode: Mode = "teaching",
        manual: Iterable[str] = frozenset(),
        chance: ChanceMode = "sampled",
    ) -> Self:
        """A match from the box on.

        ``seats`` is left to the number of ``players`` if those are given, else to the game's least. ``manual`` are the
        chores left to the players. ValueError names what is wrong and what would do.
        """
        count = seats if seats is not None else len(players) if players else game.seats[0]
        game.check_seats(count)
        names = players if players is not None else [f"{seat + 1}" for seat in range(count)]
        if len(names) != count:
            raise ValueError(f"players must be {count} for {count} seats, got {len(names)}")
        for player in names:
            check_name(player)
        _one_of("mode", mode, ("teaching", "match"))
        _one_of("chance", chance, ("sampled", "typed"))
        if type(seed) not in (int, str):
            raise ValueError(f"seed must be a whole number or a text, got {seed!r}")
        match = cls(game, count, seed, options or {}, names, mode, manual, chance)
        match._run()
        return match

    @property
    def state(self) -> State:
        """The full state now; change it only through the match."""
        return self._state

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The history up to now."""
        return tuple(self._entries[: self._at])

    @property
    def future(self) -> tuple[Entry, ...]:
        """What was undone and can be redone."""
        return tuple(self._entries[self._at :])

    @property
    def manual(self) -> frozenset[str]:
        """The chores left to the players."""
        return self._manual

    def set_manual(self, chores: Iterable[str]) -> None:
        """Leave ``chores`` to the players and do all others; ValueError names an unknown one."""
        self._manual = _check_manual(self.game, chores)
        self.rev += 1
        if self._at == len(self._entries):
            self._run()

    def view(self, seat: int | None) -> State:
        """What ``seat`` may know now (None: everybody)."""
        return self._state.view(seat)

    def log(self, seat: int | None) -> tuple[Event, ...]:
        """All events up to now as ``seat`` saw them (None: what everybody saw)."""
        seen = (event.seen_from(seat) for events in self._events[: self._at] for event in events)
        return tuple(event for event in seen if event is not None)

    def due(self) -> By | None:
        """Who has to do what comes next; None when the game is over."""
        state = self._state
        who = state.to_act
        if who is None:
            return None
        if who == CHANCE:
            return "person" if self.chance == "typed" else "chance"
        bot = not isinstance(self.players[who], str)
        if state.chore is not None:
            return "person" if state.chore in self._manual and not bot else "kit"
        return "bot" if bot else "person"

    def do(self, action: Action, *, seat: int | None = None, rev: int | None = None) -> tuple[Event, ...]:
        """Do ``action`` for ``seat`` (None: the one to act) and all that follows by itself; all events of it.

        IllegalAction with every rule it breaks leaves the match as it was. With a ``rev`` that is no longer the
        match's, nothing happens and () comes back.
        """
        if rev is not None and rev != self.rev:
            return ()
        refusals = self._state.why_not(action, seat=seat)
        by: By = "chance" if self._state.to_act == CHANCE else "person"
        if not refusals:
            self._forget_future()
        start = self._at
        self._record(action, by, seat)
        self._run()
        self.rev += 1
        return tuple(event for events in self._events[start : self._at] for event in events)

    def why_not_undo(self, seat: int | None = None) -> tuple[str, ...]:
        """Every reason why undo is refused to ``seat`` (None: the person to act): () exactly when it is not.

        ``undo-nothing`` in any mode; in match mode also ``undo-chance``, ``undo-revelation`` and ``undo-other``.
        """
        return self._why_not_back(self._last_personal(), seat)

    def why_not_undo_turn(self, seat: int | None = None) -> tuple[str, ...]:
        """Every reason why ``undo_turn`` is refused, as those of ``why_not_undo``."""
        return self._why_not_back(self._turn_begin(), seat)

    def undo(self, seat: int | None = None) -> None:
        """Go back to before the last personal entry; UndoRefused with every reason otherwise."""
        self._back(self._last_personal(), seat)

    def undo_turn(self, seat: int | None = None) -> None:
        """Go back to where the turn of the last personal entry began; UndoRefused with every reason otherwise.

        A turn is what one person does one thing after another, with the kit's chores between, until somebody else,
        a bot or chance is due, or another stretch of the game begins (``State.stretch``); chance within a named stretch
        belongs to the turn.
        """
        self._back(self._turn_begin(), seat)

    def redo(self) -> None:
        """Do again what was undone, up to the next personal entry; UndoRefused when there is nothing."""
        if self._at == len(self._entries):
            raise UndoRefused(("redo-nothing",))
        later = [k for k in range(self._at + 1, len(self._entries)) if self._personal(self._entries[k])]
        self._jump(later[0] if later else len(self._entries))

    def goto(self, n: int) -> None:
        """Go to the position after ``n`` entries, nothing forgotten; in match mode only once the game is over."""
        if type(n) is not int or not 0 <= n <= len(self._entries):
            raise ValueError(f"n must be 0–{len(self._entries)}, got {n!r}")
        if self.mode == "match" and not self._finished():
            raise UndoRefused(("goto-match",))
        self._jump(n)

    def branch(self, at: int | None = None) -> Match:
        """An independent match with the first ``at`` entries (None: up to now) of this one."""
        n = self._at if at is None else at
        if type(n) is not int or not 0 <= n <= len(self._entries):
            raise ValueError(f"at must be 0–{len(self._entries)}, got {at!r}")
        twin = Match(self.game, self.seats, self.seed, self.options, self.players, self.mode, self._manual, self.chance)
        for entry in self._entries[:n]:
            twin._record(entry.action, entry.by)
        return twin

    def save(self, path: Path | str) -> None:
        """Write the whole match as JSON, atomically; SaveError when the place cannot be written."""
        saves.write(Path(path), self.to_dict())

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """The match saved at ``path``; SaveError when the file is damaged, foreign, newer or too big."""
        return cls.from_dict(saves.read(Path(path)))

    def to_dict(self) -> dict[str, Any]:
        """The match as JSON-able values."""
        return {
            "game": self.game.id,
            "seats": self.seats,
            "seed": self.seed,
            "options": dict(self.options),
            "players": [{"person": p} if isinstance(p, str) else {"bot": p.name} for p in self.players],
            "mode": self.mode,
            "chance": self.chance,
            "manual": sorted(self._manual),
            "entries": [[str(entry.action), entry.by] for entry in self._entries],
            "at": self._at,
        }

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The match written in ``data`` by ``to_dict``; SaveError names what is wrong with it."""
        with saves.reading():
            game = saves.find_game(data["game"])
            players = [p["person"] if "person" in p else make_bot(p["bot"], game) for p in data["players"]]
            game.check_seats(data["seats"])
            match = cls.new(
                game,
                seats=data["seats"],
                seed=data["seed"],
                options=data["options"],
                players=players,
                mode=data["mode"],
                manual=data["manual"],
                chance="typed",
            )
            match.chance = _one_of("chance", data["chance"], ("sampled", "typed"))
            match._replay(data["entries"], data["at"])
            return match

    def _replay(self, entries: Sequence[Sequence[str]], at: int) -> None:
        self._entries, self._events, self._seats, self._stretches, self._at = [], [], [], [], 0
        self._state = self._box()
        for text, by in entries:
            self._record(self.game.parse(text), _one_of("by", by, ("person", "bot", "chance", "kit")))
        if type(at) is not int or not 0 <= at <= len(self._entries):
            raise ValueError(f"at must be 0–{len(self._entries)}, got {at!r}")
        self._jump(at)

    def _box(self) -> State:
        return self.game.new(seats=self.seats, **self.options)

    def _record(self, action: Action, by: By, seat: int | None = None) -> None:
        who, stretch = self._state.to_act, self._state.stretch
        events = self._state.apply(action, seat=seat)
        self._entries.append(Entry(action, by))
        self._events.append(events)
        self._seats.append(who if isinstance(who, int) else self._amid(stretch))
        self._stretches.append(stretch)
        self._at += 1

    def _amid(self, stretch: str) -> int | None:
        """The seat in whose stretch chance is due, None when it is in nobody's."""
        return self._seats[-1] if stretch and self._stretches and self._stretches[-1] == stretch else None

    def _run(self) -> None:
        """Play what is up to chance, the kit and bots."""
        while (by := self.due()) not in (None, "person"):
            assert by is not None
            self._record(self._choose(by), by)

    def _choose(self, by: By) -> Action:
        state = self._state
        if by == "kit":
            return state.legal_actions()[0]
        if by == "chance":
            drawn = sum(entry.by == "chance" for entry in self._entries)
            return state.deal(Random(f"{self.seed}:{drawn}"))
        seat = state.to_act
        assert isinstance(seat, int)
        bot = self.players[seat]
        assert not isinstance(bot, str)
        return bot.choose(state.view(seat), Random(f"{self.seed}:bot:{self._at}"))[0]

    def _forget_future(self) -> None:
        for history in (self._entries, self._events, self._seats, self._stretches):
            del history[self._at :]

    def _jump(self, n: int) -> None:
        self._state = self._box()
        for entry in self._entries[:n]:
            self._state.apply(entry.action)
        self._at = n
        self.rev += 1

    def _personal(self, entry: Entry) -> bool:
        return entry.by == "person" or (entry.by == "chance" and self.chance == "typed")

    def _last_personal(self) -> int | None:
        return next((k for k in reversed(range(self._at)) if self._personal(self._entries[k])), None)

    def _turn_begin(self) -> int | None:
        """Where the turn of the last personal entry began, None while there is none."""
        begin = self._last_personal()
        if begin is None:
            return None
        turn = (self._seats[begin], self._stretches[begin])
        for k in reversed(range(begin)):
            same, by = (self._seats[k], self._stretches[k]) == turn, self._entries[k].by
            if same and self._personal(self._entries[k]):
                begin = k
            elif by != "kit" and not (by == "chance" and same and turn[1]):
                break
        return begin

    def _why_not_back(self, back: int | None, seat: int | None) -> tuple[str, ...]:
        """Every reason why ``seat`` may not go back to before entry ``back``."""
        if back is None:
            return ("undo-nothing",)
        if self.mode == "teaching":
            return ()
        stretch = range(back, self._at)
        asking = self._asking(back) if seat is None else seat
        reasons = {
            "undo-chance": any(self._entries[k].by == "chance" for k in stretch),
            "undo-revelation": any(e.kind in self.game.revelations for k in stretch for e in self._events[k]),
            "undo-other": any(self._entries[k].by == "person" and self._seats[k] != asking for k in stretch),
        }
        return tuple(reason for reason, holds in reasons.items() if holds)

    def _back(self, back: int | None, seat: int | None) -> None:
        """Go back to before entry ``back``; UndoRefused with every reason otherwise."""
        reasons = self._why_not_back(back, seat)
        if reasons:
            raise UndoRefused(reasons)
        assert back is not None
        self._jump(back)

    def _asking(self, back: int) -> int | None:
        """The person to act, if there is one; else whose the last personal entry is."""
        who = self._state.to_act
        person = isinstance(who, int) and isinstance(self.players[who], str)
        return who if person and isinstance(who, int) else self._seats[back]

    def _finished(self) -> bool:
        final = self.branch(len(self._entries))
        return final.state.to_act is None


def check_name(player: object) -> None:
    """ValueError unless ``player`` is a bot or a name of 1–40 printable characters."""
    if not isinstance(player, str):
        if not callable(getattr(player, "choose", None)):
            raise ValueError(f"a player must be a name or a bot, got {player!r}")
        return
    if not player.strip() or len(player) > NAME_LENGTH or any(ord(c) < 32 or ord(c) == 127 for c in player):
        raise ValueError(f"a name must be 1–{NAME_LENGTH} printable characters, got {player!r:.80}")


def _one_of(name: str, value: Any, choices: tuple[str, ...]) -> Any:
    if value not in choices:
        raise ValueError(f"{name} must be {' | '.join(choices)}, got {value!r}")
    return value


def _check_manual(game: Game, chores: Iterable[str]) -> frozenset[str]:
    manual = frozenset(chores)
    unknown = sorted(manual - set(game.chores))
    if unknown:
        raise ValueError(f"unknown chore {unknown[0]!r} of {game.id}; there are {', '.join(game.chores)}")
    return manual
