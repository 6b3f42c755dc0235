"""What stands beside a board, as plain data for the screen: why not, what can be done, rule, log, labels."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from kit.engine import CHANCE, Action, Game, State
from kit.games.touch import Ui
from kit.teach.telling import Telling, Told
from seeds.passages import SeedTextError, quote
from translations import LANGUAGES, Words

Panel = dict[str, Any]
WINDOW: Final = "window"
"""Family of the spots by which a whole table answers."""
NOBODY: Final = "nobody"
NAMED: Final = 4
"""Most moves named beside a refusal."""
OPEN_UP_TO: Final = 6
"""A heading with at most so many moves shows them at once."""
LANGUAGE_NAMES: Final = {"en": "English", "ja": "日本語", "zh-Hant": "繁體中文", "ru": "Русский"}
PLAIN: Final = (
    "undo",
    "undo-turn",
    "redo",
    "hint",
    "save",
    "load",
    "language",
    "chores",
    "new-game",
    "close",
    "theme",
    "teach-me",
    "do-it",
    "why-not",
    "can-do",
    "rule",
    "log",
    "legal",
    "not-now",
    "chosen",
    "sealed",
    "keyboard",
    "screen-menu",
    "screen-clear",
    "screen-whole-log",
    "screen-log-empty",
    "screen-keys",
    "screen-board",
    "screen-theme-auto",
    "screen-theme-light",
    "screen-theme-dark",
    "screen-all-teach",
    "screen-all-do",
    "screen-not-possible",
    "screen-nothing-refused",
    "screen-passage-text",
)
"""Words the screen shows as they are."""
MARKS: Final = {"ruling": "mark-ruling", "conflict": "mark-conflict", "kit": "mark-kit"}


@lru_cache(maxsize=16)
def labels(words: Words, title: str) -> Panel:
    """Every fixed word of the screen, and the languages there are."""
    return {id: words(id) for id in PLAIN} | {
        "title": title,
        "languages": [[lang, LANGUAGE_NAMES[lang]] for lang in LANGUAGES],
    }


@lru_cache(maxsize=16)
def chores(game: Game, words: Words) -> tuple[Panel, ...]:
    """Every chore with what it is called and what is done by hand; whether it is taught is added by the match."""
    ids = {chore: f"{game.prefix}-chore-{chore}" for chore in game.chores}
    return tuple({"id": chore, "text": words(id), "about": words.attribute(id, "teach")} for chore, id in ids.items())


def bar(table: Any, view: State, words: Words, telling: Telling, ui: Ui, acting: bool) -> Panel:
    """The moves that lay what is chosen now, as buttons."""
    offers = []
    for spot in table.offers(view, ui) if acting else ():
        action = table.touch(view, ui, spot)
        offers.append({"spot": spot, "text": telling.action(action)})
    return {"offers": offers, "clear": bool(ui.chosen or ui.number)}


def window_bar(words: Words, asked: Mapping[int, str]) -> Panel:
    """The answers of a whole table to a window: nobody, or one of those ``asked``, by their names."""
    nobody = {"spot": f"{WINDOW}:{NOBODY}", "text": words("screen-window-nobody")}
    takers = (
        {"spot": f"{WINDOW}:{seat}", "text": words("screen-window-seat", name=name)} for seat, name in asked.items()
    )
    return {"offers": [nobody, *takers], "clear": False}


def window_can(words: Words) -> Panel:
    """What a whole table can do in a window."""
    return {"title": words("screen-window"), "text": words("screen-window-how"), "groups": []}


def why(
    words: Words, telling: Telling, refused: tuple[Action, tuple[Told, ...]] | None, would: tuple[Action, ...]
) -> Panel:
    """Every reason why the last try was refused, and what would do."""
    if refused is None:
        return {"reasons": []}
    action, told = refused
    return {
        "tried": words("tried", move=telling.action(action)),
        "reasons": [_reason(reason, words) for reason in told],
        "would": words("would-do", moves=_moves(would, telling)) if would else "",
    }


def _reason(told: Told, words: Words) -> Panel:
    return {"rule": told.rule, "name": told.name, "text": told.text, "passages": ", ".join(told.passages)}


def _moves(actions: tuple[Action, ...], telling: Telling) -> str:
    return telling.listed_first([telling.action(action) for action in actions], NAMED)


def can(table: Any, view: State, words: Words, telling: Telling, chore: str | None, acting: bool) -> Panel:
    """What can be done: each legal move, under headings; of a chore only what it is, never its answer."""
    if not acting or view.to_act is None:
        return {"text": words("game-over") if view.to_act is None else "", "groups": []}
    if chore is not None:
        id = f"{telling.game.prefix}-chore-{chore}"
        return {
            "title": words("screen-your-chore", chore=words(id)),
            "text": words.attribute(id, "teach"),
            "groups": [],
        }
    groups = [
        {
            "title": group.title,
            "note": group.note,
            "count": words("screen-one-of", n=len(group.actions)),
            "open": len(group.actions) <= OPEN_UP_TO,
            "moves": [{"move": str(action), "text": telling.action(action)} for action in group.actions],
        }
        for group in table.groups(view, words)
    ]
    return {"text": table.instruction(view, words) if view.to_act == CHANCE else "", "groups": groups}


def rule(telling: Telling, words: Words, id: str) -> Panel:
    """One rule: its text, where the source says it, how sure that is, and the passage where the text is at hand."""
    told = telling.rule(id)
    mark = MARKS.get(told.status)
    return {
        "id": id,
        "name": told.name,
        "text": told.text,
        "passages": ", ".join(told.passages),
        "mark": words(mark) if mark else "",
        "mark_long": words(f"{mark}-long") if mark else "",
        "quote": _quote(told.passages),
    }


def _quote(passages: tuple[str, ...]) -> str:
    try:
        return quote(passages) or ""
    except SeedTextError:
        return ""
