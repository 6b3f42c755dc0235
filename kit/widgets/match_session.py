"""A match at a table on screen: several people at one computer, bots, chores, undo, saves, new games."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from kit import places
from kit.engine import CHANCE, Action, IllegalAction, Match, SaveError, State
from kit.engine.bots import GreedyBot, make_bot
from kit.engine.match import ChanceMode, Mode, Player, UndoRefused
from kit.games.window import Window, find_in, pass_until, people_asked, secret_to
from kit.widgets import forms, panels
from kit.widgets.session import Message, Session, Shown

SAID = 4
"""Most events the live line tells of at once; the log has them all."""


class MatchSession(Session):
    """A match and whoever sits before the screen.

    With one person among the players, the screen is theirs. With several, the board is covered until the next one
    confirms; only then does that person's hand leave Python. A window, in which anybody may answer, is asked of all at
    once: nobody answers, or one of them has ``taken`` it and is handed the screen.
    """

    def __init__(self, match: Match, lang: str) -> None:
        """ValueError for an unknown language."""
        self.match = match
        self.seat: int | None = None
        self.alone = False
        self._asked = (-1, -1, False)
        self.taken: int | None = None
        self._answers: list[tuple[int, int]] = []
        self.form: Shown = {}
        self.hints = 0
        super().__init__(match.game.id, lang)
        self._settle_seat()

    @property
    def rev(self) -> int:
        """The match's number of changes."""
        return self.match.rev

    @property
    def view(self) -> State:
        """What the seat before the screen may know."""
        return self.match.view(self.seat)

    @property
    def names(self) -> tuple[str, ...]:
        """Typed names as they are; bots and people without one are named in this language."""
        return forms.shown_names(self.match.players, self.words)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, player in enumerate(self.match.players) if isinstance(player, str))

    @property
    def reader(self) -> int | None:
        """The seat that has confirmed to be alone before the screen."""
        return self.seat if self.alone else None

    @property
    def window(self) -> Window | None:
        """What the whole table is asked now: several people share the screen, and none of them has taken it yet."""
        match = self.match
        if match.due() != "person" or len(self.people) < 2 or self.taken == match.state.to_act:
            return None
        return find_in(self.table)(match.view(None))

    @property
    def next_person(self) -> int | None:
        """The person the screen has to be passed to, None when it need not be."""
        state = self.match.state
        due = secret_to(self.table, state) if state.to_act == CHANCE else state.to_act
        if self.match.due() != "person" or not isinstance(due, int) or len(self.people) < 2:
            return None
        if self.window is not None or (state.chore is not None and self.seat is not None):
            return None
        confirmed = due == self.seat and (self.alone or not self._secret(due))
        return None if confirmed or due not in self.people else due

    def handlers(self) -> dict[str, Callable[[Message], None]]:
        """Those of every table, and the match's own."""
        return super().handlers() | {
            "touch": self._touched_or_answered,
            "undo": lambda message: self._undo(self.match.undo, "undone"),
            "undo-turn": lambda message: self._undo(self.match.undo_turn, "turn-undone"),
            "redo": lambda message: self._redo(),
            "ready": lambda message: self._ready(),
            "chore": self._chore,
            "chores": self._chores,
            "form": self._form,
            "begin": self._begin,
            "save": lambda message: self._save(),
            "open": self._open,
        }

    def shown(self) -> Shown:
        """Everything to be seen: with the cover, the chores and the open form."""
        found = super().shown() | {"cover": self._cover(), "chores": self._chores_shown(), "form": self.form}
        return found | self._window_shown()

    def may_act(self) -> bool:
        """Whether whoever sits before the screen is to do something now."""
        return self.match.due() == "person" and self.next_person is None and self.window is None

    def status(self) -> str:
        """Who is to act and what to do; of a window what everybody is asked."""
        return super().status() if self.window is None else self.words("screen-window")

    def attempt(self, action: Action) -> None:
        """Do a move for the one to act, or keep every reason why not."""
        before, entries = self._heard(), len(self.match.entries)
        try:
            self.match.do(action, rev=self.rev)
        except IllegalAction as refusal:
            self.refuse(action, self.telling.refusals(refusal.refusals))
            return
        self._forget_answers(entries)
        self._go_on(before)

    def _heard(self) -> dict[int | None, int]:
        """How long the log is now, for who looks at the screen and for everybody."""
        return {seat: len(self.match.log(seat)) for seat in (self.seat, None)}

    def _go_on(self, before: dict[int | None, int]) -> None:
        """The match has changed since ``before`` was heard: say what happened."""
        self._changed()
        heard = self.seat if self.seat in before else None
        news = self.match.log(heard)[before[heard] :]
        self.say(" · ".join(self.telling.event(event) for event in news[-SAID:]))

    def log_lines(self) -> list[Shown]:
        """The log as the seat before the screen may read it."""
        lines = []
        for event in self.match.log(self.seat):
            seat = event.data.get("seat")
            lines.append({"text": self.telling.event(event), "seat": seat if isinstance(seat, int) else None})
        return lines

    def hint(self) -> str:
        """For a decision the greedy bot's choice and the rule that speaks for it; for a chore first its rule."""
        if not self.may_act():
            return self.words("screen-hint-none" if self.window is None else "screen-window")
        if self.chore is None and isinstance(self.view.to_act, int):
            bot = make_bot(GreedyBot.name, self.game)
            action, reason = bot.choose(self.view, Random(self.rev))
            return self._hint_told(action, reason.rule)
        self.hints += 1
        if self.chore is not None and self.hints == 1:
            self.rule = self.table.rule(self.view)
            return self.words("screen-hint-rule", rule=self.telling.rule_name(self.rule))
        return self._hint_told(self.view.legal_actions()[0], None)

    def _hint_told(self, action: Action, rule: str | None) -> str:
        move = self.telling.action(action)
        if rule is None:
            return self.words("screen-hint-move", move=move)
        self.rule = rule
        return self.words("screen-hint-because", move=move, rule=self.telling.rule_name(rule))

    def start(self, match: Match, said: str = "") -> None:
        """Play another match at this table."""
        self.match, self.seat, self.form, self.taken = match, None, {}, None
        self.alone, self._asked, self._answers = False, (-1, -1, False), []
        self._retell()
        self._changed()
        self.say(said)

    def _changed(self) -> None:
        self.forget()
        self.hints, self.taken = 0, None
        self._settle_seat()

    def _settle_seat(self) -> None:
        """Who may look at the screen now: the only person; of several nobody before it is confirmed."""
        if len(self.people) == 1:
            self.seat = self.people[0]
        elif self.window is not None:
            self.seat, self.alone = None, False
        elif (due := self.next_person) is not None:
            self.seat, self.alone = None if self._secret(due) else due, False

    def _secret(self, seat: int) -> bool:
        """Whether ``seat``, which is to act, may see more than everybody, now or once it has moved."""
        if self._asked[:2] != (self.match.rev, seat):
            moved = self.match.state.copy()
            moved.apply(moved.legal_actions()[0])
            told = any(_known(state, seat) != _known(state, None) for state in (self.match.state, moved))
            self._asked = (self.match.rev, seat, told)
        return self._asked[2]

    def _window_shown(self) -> Shown:
        """The question to the table in place of what one seat can do."""
        window = self.window
        if window is None:
            return {}
        asked = {seat: self.names[seat] for seat in people_asked(self.match, window)}
        return {"bar": panels.window_bar(self.words, asked), "can": panels.window_can(self.words)}

    def _touched_or_answered(self, message: Message) -> None:
        family, _, who = str(message.get("spot", "")).partition(":")
        if family == panels.WINDOW:
            self._answer(message, who)
        else:
            self._touch(message)

    def _answer(self, message: Message, who: str) -> None:
        """The table's one answer: ``who`` is the seat that takes the window, or nobody."""
        window = self.window
        if window is None or message.get("rev") != self.rev:
            return
        seats = {str(seat): seat for seat in people_asked(self.match, window)} | {panels.NOBODY: None}
        if who not in seats:
            return
        before, begin, seat = self._heard(), len(self.match.entries), seats[who]
        pass_until(self.match, find_in(self.table), seat)
        self._forget_answers(begin)
        self._answers.append((begin, len(self.match.entries)))
        self._go_on(before)
        if seat is not None and self.match.state.to_act == seat and self.window is not None:
            self.taken = seat

    def _forget_answers(self, entries: int) -> None:
        """Another move was made after so many entries: answers that were undone will not come again."""
        self._answers = [(begin, end) for begin, end in self._answers if end <= entries]

    def _within_an_answer(self) -> bool:
        """Whether the match stands among the moves of one answer of the table."""
        return any(begin < len(self.match.entries) < end for begin, end in self._answers)

    def _cover(self) -> Shown:
        seat = self.next_person
        if seat is None:
            return {}
        return {
            "text": self.words("hand-over", name=self.names[seat]),
            "button": self.words("hand-over-ready"),
            "seat": seat,
        }

    def _ready(self) -> None:
        if self.next_person is not None:
            self.seat, self.alone = self.next_person, True
            self.say("")

    def _undo(self, back: Callable[[int | None], None], said: str) -> None:
        try:
            back(self.seat)
            while self._within_an_answer():
                back(self.seat)
        except UndoRefused as refusal:
            self.say(" ".join(self.words(f"screen-{reason}") for reason in refusal.reasons))
            return
        self._changed()
        self.say(self.words(f"screen-{said}"))

    def _redo(self) -> None:
        try:
            self.match.redo()
            while self._within_an_answer():
                self.match.redo()
        except UndoRefused as refusal:
            self.say(" ".join(self.words(f"screen-{reason}") for reason in refusal.reasons))
            return
        self._changed()
        self.say(self.words("screen-redone"))

    def _chores_shown(self) -> list[Shown]:
        return [{**entry, "teach": entry["id"] in self.match.manual} for entry in panels.chores(self.game, self.words)]

    def _chore(self, message: Message) -> None:
        """One switch: teach me, or do it for me."""
        chore = message.get("id")
        if chore in self.game.chores:
            chosen = {str(chore)}
            self._set_manual(self.match.manual | chosen if message.get("teach") else self.match.manual - chosen)

    def _chores(self, message: Message) -> None:
        """All switches at once."""
        self._set_manual(frozenset(self.game.chores) if message.get("teach") else frozenset())

    def _set_manual(self, manual: frozenset[str]) -> None:
        self.match.set_manual(manual)
        self._changed()
        self.say("")

    def _form(self, message: Message) -> None:
        """Open the form for a new game or the list of saves; close it."""
        match message.get("kind"):
            case "new":
                self.form = forms.new_game(self.match, self.words)
            case "load":
                self.form = self._saves()
            case _:
                self.form = {}

    def _begin(self, message: Message) -> None:
        """Start the match the form describes; what cannot be is said and changes nothing."""
        try:
            match = forms.match_from(self.game, message, self.words)
        except ValueError as error:
            self.say(str(error))
            return
        self.start(match)

    def _saves(self) -> Shown:
        try:
            return forms.saved_games(places.saves(), self.game.id, self.words)
        except places.UnwritableError as error:
            self.say(self.words("error-unwritable", folder=str(error.path)))
            return {}

    def _save(self) -> None:
        try:
            path = forms.free_name(places.saves(), self.game.id)
            self.match.save(path)
        except places.UnwritableError as error:
            self.say(self.words("error-unwritable", folder=str(error.path)))
        except SaveError:
            self.say(self.words("error-unwritable", folder=str(path.parent)))
        else:
            self.say(self.words("save-done", name=path.name))

    def _open(self, message: Message) -> None:
        """Open a saved match of the saves folder by its file name."""
        name = Path(str(message.get("name", ""))).name
        try:
            path = places.saves() / name
            match = load_match(path, self.game.id)
        except places.UnwritableError as error:
            self.say(self.words("error-unwritable", folder=str(error.path)))
        except SaveError as error:
            self.say(forms.save_trouble(error, name, self.words))
        else:
            self.start(match, self.words("load-done"))


def _known(state: State, seat: int | None) -> dict[str, Any]:
    """What ``seat`` may know (None: everybody), whoever it is."""
    return {**state.view(seat).to_dict(), "viewer": None}


def load_match(path: Path, game: str) -> Match:
    """The match saved at ``path``; SaveError when it cannot be read or is of another game."""
    match = Match.load(path)
    if match.game.id != game:
        raise SaveError("foreign", f"{path.name} is a game of {match.game.id}, not of {game}")
    return match


def new_match(
    game: Any,
    lang: str,
    *,
    seats: int | None,
    players: Sequence[Player] | None,
    options: Mapping[str, str] | None,
    seed: int | str | None,
    mode: Mode,
    teach: Sequence[str],
    chance: ChanceMode,
) -> Match:
    """A match with one person and greedy bots unless ``players`` says otherwise; names of bots ("greedy", …) after
    "bot:" stand for the bots. ValueError names what is wrong."""
    count = seats if seats is not None else len(players) if players else game.seats[len(game.seats) // 2]
    seated = forms.seated(game, players, count, lang)
    chosen = forms.new_seed() if seed is None else seed
    manual = frozenset(teach)
    return Match.new(
        game, seats=count, seed=chosen, options=options, players=seated, mode=mode, manual=manual, chance=chance
    )
