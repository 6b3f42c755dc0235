"""A match at the command line: the view of the seat to act, typed moves, refusals with every reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path
from random import Random
from unicodedata import east_asian_width

from kit import places
from kit.cli_console import CliError, Console
from kit.cli_rules import entry, find
from kit.engine import IllegalAction, Match, ParseError, SaveError
from kit.engine.bots import GreedyBot, make_bot
from kit.engine.match import UndoRefused
from kit.games.window import Window, find_in, pass_until, people_asked
from kit.teach.telling import Telling, Told
from seeds.passages import quote
from translations import Words
from translations.joining import dotted, labelled

COMMANDS = ("moves", "hint", "undo", "undo-turn", "redo", "log", "rule", "save", "chores", "quit")
"""What can be typed beside moves; each language has its own word, and the English one always works."""
HELP = "?"
SHOWN = 6
"""Moves offered after a refusal."""
LOG_LINES = 12
"""Lines of the log shown when no number is given."""
TROUBLES: Mapping[str, str] = {
    "damaged": "error-file-damaged",
    "foreign": "error-file-foreign",
    "newer": "error-file-newer",
    "too-big": "error-file-too-big",
    "missing": "cli-no-file",
    "unwritable": "error-unwritable",
}


class TextTable:
    """One match, played by whoever sits at the terminal."""

    def __init__(self, match: Match, words: Words, console: Console) -> None:
        """``words`` must hold the game's words."""
        self.match, self.words, self.console = match, words, console
        players = enumerate(match.players, 1)
        names = [p if isinstance(p, str) else words("screen-bot-name", n=n) for n, p in players]
        self.telling = Telling(match.game, words, numbered(names))
        self._told: dict[int | None, int] = {}
        self._hints = 0
        self._shown_to: int | None = None
        self._taken: int | None = None
        self._commands = {words(f"cli-word-{name}"): name for name in COMMANDS} | {name: name for name in COMMANDS}
        self._people = [seat for seat, player in enumerate(match.players) if isinstance(player, str)]

    def run(self) -> int:
        """Play until the match is over, or is left; the exit code."""
        self.console.say(self.words("cli-welcome", help=HELP, quit=self.words("cli-word-quit")))
        while self.match.due() is not None:
            if not self._step():
                return self._leave()
        self._tell_news()
        self._tell_outcome()
        return 0

    @property
    def seat(self) -> int | None:
        """The seat to act; None when a card or lot is typed in, or nobody is."""
        due = self.match.state.to_act
        return due if isinstance(due, int) else None

    @property
    def viewer(self) -> int | None:
        """Who looks at the terminal: the only person there is, else the seat to act, else everybody."""
        if len(self._people) == 1:
            return self._people[0]
        return self.seat if self._window() is None else None

    def _step(self) -> bool:
        """The next thing that somebody does, or the whole table answers; False when the player leaves."""
        window = self._window()
        if window is None:
            return self._hand_over() and self._turn()
        return self._ask_table(window)

    def _window(self) -> Window | None:
        """What the whole table is asked now: several people sit at it, and none of them has taken it yet."""
        match = self.match
        if match.due() != "person" or len(self._people) < 2 or self._taken == match.state.to_act:
            return None
        return find_in(match.game.module("table"))(match.view(None))

    def _ask_table(self, window: Window) -> bool:
        """Ask everybody at once whether anybody answers: Enter for nobody, a number for who does."""
        if self._shown_to is not None:
            self.console.clear()
            self._shown_to = None
        self._tell_news()
        self._show()
        asked = {str(seat + 1): seat for seat in people_asked(self.match, window)}
        names = self.telling.listed(f"{number} {self.telling.name(seat)}" for number, seat in asked.items())
        while True:
            self.console.say(f"{self.words('screen-window')} {self.words('cli-window', names=names)}")
            line = self.console.ask(">")
            word = None if line is None else line.strip().casefold()
            if word is None or self._commands.get(word) == "quit":
                return False
            if word in ("", self.telling.token(window.passing).casefold(), *asked):
                break
        seat = asked.get(word)
        pass_until(self.match, find_in(self.match.game.module("table")), seat)
        self._taken = seat if seat == self.match.state.to_act else None
        return True

    def _turn(self) -> bool:
        """Show the table and take lines until something has changed; False when the player leaves."""
        self._tell_news()
        self._show()
        rev = self.match.rev
        while self.match.rev == rev:
            line = self.console.ask(self._prompt())
            if line is None or self._answer(line.strip()) is False:
                return False
        self._hints, self._taken = 0, None
        return True

    def _answer(self, line: str) -> bool:
        """Do what a line says; False when the player leaves."""
        word, _, rest = line.partition(" ")
        command = "moves" if word == HELP else self._commands.get(word.casefold())
        if command == "quit":
            return False
        if command is not None:
            answers: Mapping[str, Callable[[str], None]] = {
                "moves": self._moves,
                "hint": self._hint,
                "undo": lambda _: self._back(self.match.undo),
                "undo-turn": lambda _: self._back(self.match.undo_turn),
                "redo": self._redo,
                "log": self._log,
                "rule": self._rule,
                "save": self._save,
                "chores": self._chores,
            }
            answers[command](rest.strip())
        elif line:
            self._move(line)
        return True

    def _move(self, line: str) -> None:
        try:
            action = self.telling.parse(line, self.match.state.view(self.seat))
        except ParseError as error:
            self.console.say(error.reason)
            self.console.say(self.words("error-parse", text=line, choices=self.telling.listed(error.candidates)))
            return
        try:
            self.match.do(action)
        except IllegalAction as error:
            self.console.say(self.words("tried", move=self.telling.action(action)))
            self._refused(self.telling.refusals(error.refusals))

    def _refused(self, refusals: tuple[Told, ...]) -> None:
        """Every reason with its passage, and what would do."""
        say = self.console.say
        say(self.words("refused-count", n=len(refusals)))
        for number, told in enumerate(refusals, 1):
            say(f"  {number}. {told.name}  [{told.rule}]")
            say(f"     {told.text}")
            say(f"     {self.words('passage', passage=', '.join(told.passages))}")
            for line in (quote(told.passages) or "").splitlines():
                say(f"       {line.strip()}")
        if self.match.state.chore is None:
            legal = [self.telling.token(action) for action in self.match.state.legal_actions()]
            say(self.words("would-do", moves=self.telling.listed_first(legal, SHOWN)))

    def _moves(self, _: str) -> None:
        """All legal moves, but for a chore, where there is only the answer; and the commands."""
        state = self.match.state
        if state.chore is not None:
            pattern = self.telling.pattern(state.legal_actions()[0].kind)
            self.console.say(self._teach(state.chore))
            self.console.say(self.words("cli-pattern", pattern=pattern))
        else:
            for action in state.legal_actions():
                self.console.say(f"  {padded(self.telling.token(action), 24)} {self.telling.action(action)}")
        listed = self.telling.listed(self.words(f"cli-word-{name}") for name in COMMANDS)
        self.console.say(self.words("cli-commands", commands=f"{HELP} {listed}"))

    def _hint(self, _: str) -> None:
        """First what speaks for a move, then the move itself."""
        state = self.match.state
        self._hints += 1
        if self.seat is None:
            self.console.say(self.words("cli-chance"))
            return
        bot = make_bot(GreedyBot.name, self.match.game)
        action, reason = bot.choose(state.view(self.seat), Random(self._hints))
        if self._hints == 1 and state.chore is not None:
            self.console.say(self._teach(state.chore))
        elif self._hints == 1 and reason.rule is not None:
            told = self.telling.rule(reason.rule)
            self.console.say(self.words("lesson-rule", name=told.name, text=told.text))
        else:
            move, typed = self.telling.action(action), self.telling.token(action)
            self.console.say(self.words("lesson-move", move=move, typed=typed))

    def _back(self, undo: Callable[[], None]) -> None:
        try:
            undo()
        except UndoRefused as error:
            self._cannot(error)

    def _redo(self, _: str) -> None:
        try:
            self.match.redo()
        except UndoRefused as error:
            self._cannot(error)

    def _cannot(self, error: UndoRefused) -> None:
        for reason in error.reasons:
            self.console.say(self.words(f"screen-{reason}"))

    def _log(self, rest: str) -> None:
        """The last lines of the log, all when a number bigger than it is given."""
        count = int(rest) if rest.isdecimal() and len(rest) < 6 else LOG_LINES
        events = self.match.log(self.viewer)
        for event in events[max(len(events) - count, 0) :]:
            self.console.say(f"  {self.telling.event(event)}")

    def _rule(self, rest: str) -> None:
        if not rest:
            self._rule_now()
            return
        found = find(self.telling, rest.split())
        for id in found:
            self.console.say("\n".join(entry(self.telling, id)))
        if not found:
            near = get_close_matches(rest, self.match.game.rulebook, n=3)
            self.console.say(self.words("cli-no-rule", text=rest, choices=self.telling.listed(near)))

    def _rule_now(self) -> None:
        """The rule of the phase, and how to ask for another."""
        rule: str = self.match.game.module("table").rule(self.match.view(self.viewer))
        self.console.say("\n".join(entry(self.telling, rule)))
        self.console.say(self.words("cli-rule-usage", typed=self.words("cli-word-rule")))

    def _save(self, rest: str) -> None:
        try:
            path = self._keep(rest)
        except CliError as error:
            self.console.say(str(error))
        else:
            self.console.say(self.words("save-done", name=str(path)))

    def _keep(self, name: str) -> Path:
        """Save the match under a name and return the file; CliError when that cannot be done."""
        try:
            path = self._save_path(name)
            self.match.save(path)
        except (SaveError, places.UnwritableError) as error:
            cause = error if isinstance(error, places.UnwritableError) else error.__cause__
            folder, reason = places.where()["saves"], str(error)
            if isinstance(cause, places.UnwritableError):
                folder, reason = cause.path, cause.reason
            raise CliError(f"{self.words('error-unwritable', folder=str(folder))} ({reason})") from error
        return path

    def _save_path(self, name: str) -> Path:
        """The file a name stands for: a path as it is, a bare name in the folder of saves, the next free one."""
        if Path(name).name != name:
            return Path(name).expanduser()
        folder = places.saves()
        if name:
            return folder / (name if name.endswith(".json") else f"{name}.json")
        number = 1
        while (path := folder / f"{self.match.game.id}-{number}.json").exists():
            number += 1
        return path

    def _chores(self, rest: str) -> None:
        """Say which chores are the players', or change that: ``teach`` or ``do``, then numbers or nothing for all."""
        game, words = self.match.game, self.words
        word, _, numbers = rest.partition(" ")
        teach = {words("cli-word-teach"): True, "teach": True, words("cli-word-do"): False, "do": False}
        if word.casefold() in teach:
            chosen = [int(number) for number in numbers.replace(",", " ").split() if number.isdecimal()]
            picked = {game.chores[n - 1] for n in chosen if 0 < n <= len(game.chores)} or set(game.chores)
            manual = self.match.manual
            self.match.set_manual(manual | picked if teach[word.casefold()] else manual - picked)
        for number, chore in enumerate(game.chores, 1):
            state = words("teach-me" if chore in self.match.manual else "do-it")
            told = labelled(words, words(f"{game.prefix}-chore-{chore}"), state)
            self.console.say(f"  {number:>2}. {told}")
        usage = {"teach": words("cli-word-teach"), "do": words("cli-word-do"), "chores": words("cli-word-chores")}
        self.console.say(words("cli-chores-usage", **usage))

    def _teach(self, chore: str) -> str:
        return self.words.attribute(f"{self.match.game.prefix}-chore-{chore}", "teach")

    def _prompt(self) -> str:
        state = self.match.state
        who = self.words("cli-who-chance") if self.seat is None else self.telling.name(self.seat)
        if state.chore is not None:
            what = self.words(f"{self.match.game.prefix}-chore-{state.chore}")
        else:
            what = self.words("cli-moves", n=len(state.legal_actions()))
        return f"{dotted(self.words, (who, what))} >"

    def _show(self) -> None:
        """The table as the seat to act sees it."""
        lines: Callable[..., tuple[str, ...]] = self.match.game.module("text").lines
        self.console.say()
        for line in lines(self.match.view(self.viewer), self.words, self.telling.name):
            self.console.say(f"  {line}")

    def _tell_news(self) -> None:
        """What has happened since whoever looks now last looked."""
        events = self.match.log(self.viewer)
        for event in events[min(self._told.get(self.viewer, 0), len(events)) :]:
            self.console.say(f"  · {self.telling.event(event)}")
        self._told[self.viewer] = len(events)

    def _hand_over(self) -> bool:
        """Hide the table and wait for the next player where several people play; False when the input has ended."""
        seat = self.seat
        if len(self._people) < 2 or seat is None or seat == self._shown_to:
            return True
        first, self._shown_to = self._shown_to is None, seat
        if not first:
            self.console.clear()
        self.console.say(self.words("hand-over", name=self.telling.name(seat)))
        return self.console.ask(f"[Enter] {self.words('hand-over-ready')}") is not None

    def _leave(self) -> int:
        """Keep the match if anybody has done anything in it, and say how to go on."""
        self.console.say()
        typed = {"person", "chance"} if self.match.chance == "typed" else {"person"}
        if not any(entry.by in typed for entry in self.match.entries):
            return 0
        path = self._keep("")
        command = f"tableside play {self.match.game.id} --lang {self.words.lang} --load {path}"
        self.console.say(self.words("save-done", name=str(path)))
        self.console.say(self.words("cli-go-on", command=command))
        return 0

    def _tell_outcome(self) -> None:
        outcome, words, prefix = self.match.state.outcome(), self.words, self.match.game.prefix
        if outcome is None:
            return
        self.console.say(words(f"{prefix}-ending-{outcome.ending}"))
        for seat, score in enumerate(outcome.scores):
            parts = {**score.parts, **score.tiebreak}
            shown = self.telling.listed(f"{self.telling.rule_name(rule)} {n}" for rule, n in parts.items())
            name = self.telling.name(seat)
            self.console.say(f"  {words('cli-score', name=name, total=score.total, parts=shown)}")


def numbered(names: list[str]) -> tuple[str, ...]:
    """Names, those that come more than once with their seat's number."""
    return tuple(name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1))


def padded(text: str, width: int) -> str:
    """``text`` with spaces up to ``width`` columns of a terminal, where a Han or kana character takes two."""
    columns = sum(2 if east_asian_width(character) in "WF" else 1 for character in text)
    return text + " " * (width - columns)


def save_trouble(error: SaveError, path: Path, words: Words) -> str:
    """Why a save was not opened."""
    return words(TROUBLES.get(error.kind, "error-file-damaged"), name=path.name, folder=str(path.parent))
