"""``tableside rules``: look a rule up by word, component or id."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from difflib import get_close_matches

from kit.cli_console import Console
from kit.engine import Component, Game, Rule
from kit.games import load as load_game
from kit.teach.telling import Telling
from seeds import parse_passage
from seeds.passages import PassageError, quote
from translations import Words
from translations import load as load_words
from translations.joining import labelled

MARKS = {"ruling": "mark-ruling-long", "conflict": "mark-conflict-long", "kit": "mark-kit-long"}


def run(options: Namespace, words: Words, console: Console) -> int:
    """Tell every rule all the words lead to; without a word list them all. 1 when there is none."""
    game = load_game(options.game)
    telling = Telling(game, load_words(options.lang, game.id))
    if not options.words:
        for line in contents(telling):
            console.say(line)
        return 0
    rules = find(telling, options.words)
    for rule in rules:
        console.say("\n".join(entry(telling, rule)) + "\n")
    if not rules:
        near = get_close_matches(" ".join(options.words), _terms(telling), n=3)
        console.error(words("cli-no-rule", text=" ".join(options.words), choices=telling.listed(near)))
    return 0 if rules else 1


def contents(telling: Telling) -> Iterator[str]:
    """All rules by section, a line each."""
    game = telling.game
    for section in game.sections:
        yield telling.words(f"{game.prefix}-section-{section}")
        for id, rule in game.rulebook.items():
            if rule.section == section:
                yield f"  {id:<22} {telling.rule_name(id)}"


def find(telling: Telling, terms: list[str]) -> tuple[str, ...]:
    """The ids of the rules that every term leads to: one rule where a term is its whole id."""
    game = telling.game
    exact = [term for term in terms if term in game.rulebook]
    if exact:
        return tuple(dict.fromkeys(exact))
    return tuple(id for id in game.rulebook if all(_leads(telling, term.casefold(), id) for term in terms))


def _leads(telling: Telling, term: str, id: str) -> bool:
    """Whether a term is part of a rule's id, name or text, or a component the rule is about."""
    told = telling.rule(id)
    if any(term in text.casefold() for text in (id, told.name, told.text)):
        return True
    rule = telling.game.rulebook[id]
    return any(_about(rule, component) for component in _components(telling, term))


def _components(telling: Telling, term: str) -> Iterator[Component]:
    """The components a term names, by id or kind."""
    return (c for c in telling.game.components if term in (c.id.casefold(), c.kind.casefold()))


def _about(rule: Rule, component: Component) -> bool:
    """Whether a rule and a component have their place in the same line of a source text."""
    return bool(_lines((component.source,)) & _lines(rule.passages))


def _lines(notations: tuple[str, ...]) -> set[tuple[str, int]]:
    found: set[tuple[str, int]] = set()
    for notation in notations:
        try:
            found |= {(passage.file, passage.line) for passage in parse_passage(notation)}
        except PassageError:
            continue
    return found


def _terms(telling: Telling) -> list[str]:
    """What might have been meant by a term that leads nowhere."""
    game: Game = telling.game
    return [*game.rulebook, *map(telling.rule_name, game.rulebook), *(c.id for c in game.components)]


def entry(telling: Telling, id: str) -> Iterator[str]:
    """One rule in lines: its name and id, its text, how sure it is, its option, where the source says it."""
    words, rule, told = telling.words, telling.game.rulebook[id], telling.rule(id)
    yield f"{told.name}  [{id}]  {words(f'{telling.game.prefix}-section-{rule.section}')}"
    yield f"  {told.text}"
    if told.status in MARKS:
        yield f"  {words(MARKS[told.status])}"
    if rule.option is not None:
        yield f"  {_option(telling, rule.option)}"
    yield f"  {words('passage', passage=', '.join(told.passages))}"
    for line in (quote(told.passages) or "").splitlines():
        yield f"    {line.strip()}"


def _option(telling: Telling, id: str) -> str:
    """A set-up option with its values, as it is typed."""
    words, name = telling.words, f"{telling.game.prefix}-option-{id}"
    values = next(option.values for option in telling.game.options if option.id == id)
    choices = (labelled(words, f"--option {id}={value}", words(f"{name}-{value}")) for value in values)
    return labelled(words, words(name), telling.listed(choices))
