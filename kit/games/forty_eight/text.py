"""The table of 48 in lines of text, from one seat's view: the twin of the drawing, for the command line."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kit.games.forty_eight.agenda import rounds
from kit.games.forty_eight.box import COMMAND_STEP
from kit.games.forty_eight.state import FortyEight
from kit.games.forty_eight.views import HIDDEN
from translations import Words
from translations.joining import dotted, labelled

Name = Callable[[int], str]
"""The name at a seat, ready to be shown."""
SETUP = ("take-out", "lay-ranks", "start")
"""Phases in which no seat has anything to show yet."""


def lines(view: FortyEight, words: Words, name: Name) -> tuple[str, ...]:
    """What ``view`` shows, a line each: the round, the incidents, every seat, and the viewer's own cards."""
    found = [*_head(view, words), *_places(view, words)]
    if view.phase not in SETUP:
        found += [line for seat in range(view.seats) for line in _seat(view, words, name, seat)]
    return (*found, *_sums(view, words), *_own(view, words))


def _head(view: FortyEight, words: Words) -> Iterator[str]:
    phase = words(f"fe-phase-{view.phase}")
    if view.round:
        yield dotted(words, (words("round-of", round=view.round, rounds=rounds(view)), phase))
    else:
        yield phase
    if view.removed:
        suits = dotted(words, (words(f"fe-suit-{suit}") for suit in view.removed))
        yield words("fe-text-removed", suits=suits)


def _places(view: FortyEight, words: Words) -> Iterator[str]:
    for rank, place in enumerate(view.places, 1):
        if place is not None:
            told = dotted(words, (_incident(place, words), *_price(view, words, rank)))
            yield labelled(words, words(f"fe-rank-card-{rank}"), told)


def _incident(card: tuple[str, int], words: Words) -> str:
    suit, number = card
    title, colour = words(f"fe-incident-{suit}"), words(f"fe-suit-{suit}")
    return words("fe-text-incident", incident=title, suit=colour, number=number)


def _price(view: FortyEight, words: Words, rank: int) -> tuple[str, ...]:
    if view.phase != "command" or view.ranks is None or rank <= view.decided:
        return ()
    bid = sum(view.bids[view.ranks[rank - 1]])
    return (words("fe-text-price", n=bid + COMMAND_STEP),)


def _seat(view: FortyEight, words: Words, name: Name, seat: int) -> Iterator[str]:
    parts = [words("fe-text-hand-count", n=len(view.hands[seat]))]
    if seat == view.boss:
        parts.insert(0, words("boss"))
    if view.bids[seat]:
        parts.append(_bid(view.bids[seat], words))
    if view.ranks is not None and seat in view.ranks:
        parts.append(words(f"fe-rank-card-{view.ranks.index(seat) + 1}"))
    if view.dropped is not None and seat in view.dropped:
        parts.append(words("fe-text-out"))
    yield labelled(words, f"{seat + 1}. {name(seat)}", dotted(words, parts))
    for won in view.won[seat]:
        yield "     " + labelled(words, _incident((won.suit, won.number), words), _sum(won.cards))
    if view.parts[seat]:
        yield "     " + dotted(words, (_part(part, n, words) for part, n in view.parts[seat].items()))


def _part(part: str, n: int, words: Words) -> str:
    kind, _, suit = part.partition("-")
    label = words(f"fe-part-{'suit-bonus' if kind == 'bonus' else kind}")
    return labelled(words, dotted(words, (label, words(f"fe-suit-{suit}"))) if suit else label, n)


def _bid(cards: tuple[int, ...], words: Words) -> str:
    if HIDDEN in cards:
        return words("fe-text-face-down", n=len(cards))
    return words("fe-text-bid", cards=_sum(cards), n=sum(cards))


def _sum(cards: tuple[int, ...]) -> str:
    return " + ".join(map(str, reversed(cards))) or "–"


def _sums(view: FortyEight, words: Words) -> Iterator[str]:
    if view.asides is not None:
        yield words("fe-text-asides", cards=", ".join(map(str, view.asides)))
    for kind, n in view.sums.items():
        yield labelled(words, words(f"fe-phase-{kind}"), n)


def _own(view: FortyEight, words: Words) -> Iterator[str]:
    seat = view.viewer
    if not isinstance(seat, int):
        return
    if view.hands[seat]:
        yield words("fe-text-hand", cards=" ".join(map(str, view.hands[seat])))
    aside = view.aside[seat]
    if aside is not None:
        yield words("fe-text-aside", card=aside)
