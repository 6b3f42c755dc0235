"""The score and round board, 246 × 141 mm: eight rounds, the six phases, a track of a hundred spaces, what is added."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, circle, rect
from kit.drawing.tokens import INK, LINES, SEATS, Look
from kit.games.dice_hospital.box import EMPTY, FATALITY, ROUNDS
from kit.games.dice_hospital.faces_common import centred, tile_drawing
from kit.games.dice_hospital.faces_places import HEIGHT, WIDTH
from kit.games.printed import fitted, one_size
from translations import Words

LAP: Final = 100
"""Spaces of the track; the second marker tells how often it was gone round."""
ACROSS: Final = 20
CELL: Final = 11.7
TRACK: Final = (6.0, 49.0)
ROUND_DISCS: Final = (13.5, 29.5, 15.2)
"""Middle of the first round, and how far apart they are."""
DISC: Final = 6.2
MARKER: Final = 4.6
PHASES: Final = ("intake", "improvement", "action", "neglect", "discharge", "shift")
PHASE_ICONS: Final = ("ambulance", "doctor", "nurse", "bed", "home", "clock")
PHASE: Final = (137.0, 16.0, 52.0, 10.4)
"""Left, upper edge, width and height of a phase's line; two columns of three."""
LAPS: Final = (72.0, 118.5)
LAP_STEP: Final = 34.0


def score_board(words: Words, look: Look, scores: Sequence[int] = (), round_now: int = 0) -> Drawing:
    """The board with the players' ``scores``, seat by seat, and the round marker on ``round_now`` (1-8, 0 for none)."""
    items: list[Item] = [_printed(words, look)]
    if round_now:
        x, y, step = ROUND_DISCS
        items.append(round_marker(x + step * (round_now - 1), y, look))
    for seat, score in enumerate(scores):
        items += _marked(seat, score, list(scores), look)
    return tile_drawing(WIDTH, HEIGHT, tuple(items), words("dh-score-title"), look, safe=3.0, radius=4.0)


def space(score: int) -> tuple[float, float]:
    """The middle of a score's space: of 0 below it, of 100 and more on the next lap."""
    here = max(0, score) % LAP
    return TRACK[0] + CELL * (here % ACROSS + 0.5), TRACK[1] + CELL * (here // ACROSS + 0.5)


def _marked(seat: int, score: int, scores: list[int], look: Look) -> tuple[Item, ...]:
    """A seat's marker, beside others on the same space; its second marker on the laps."""
    x, y = space(score)
    sharing = [k for k, other in enumerate(scores) if space(other) == (x, y)]
    shift = 2.2 * (sharing.index(seat) - (len(sharing) - 1) / 2)
    items = [seat_disc(SEATS[seat].name, x + shift, y + 0.4 * shift, MARKER, look)]
    if score >= LAP:
        laps = min(score // LAP, 2)
        items.append(seat_disc(SEATS[seat].name, *lap_place(laps, seat), MARKER, look))
    return tuple(items)


def lap_place(laps: int, seat: int) -> tuple[float, float]:
    """Where a seat's second marker lies after so many laps (1 or 2)."""
    x, y = LAPS
    return x + LAP_STEP * (laps - 1) + 11.0 * (seat % 2), y + 11.0 * (seat // 2)


@lru_cache(maxsize=32)
def _printed(words: Words, look: Look) -> Group:
    lang = words.lang
    return Group(
        (
            icon("home", 11.0, 10.6, 9.6, None, look),
            *fitted(words("dh-score-title"), 19.0, 12.6, (108, 8), 14, look.ink, lang, bold=True, max_lines=1),
            *_rounds(words, look),
            *_phases(words, look),
            *_track(look, lang),
            *_laps(words, look),
            *_added(words, look),
        ),
        role="board",
    )


def _rounds(words: Words, look: Look) -> tuple[Item, ...]:
    x, y, step = ROUND_DISCS
    items: list[Item] = []
    for k in range(ROUNDS):
        at, last = x + step * k, k == ROUNDS - 1
        fill, ink = (look.fill(INK), look.on(INK)) if last else (look.field, look.ink)
        items += [
            circle(at, y, DISC, Style(fill, look.ink, 0.9 if last and look.low else LINES.outline)),
            centred(str(k + 1), at, y, 14, look, words.lang, 9, ink),
        ]
        if not last:
            tip = (("M", at + 7.0, y - 1.0), ("L", at + 8.2, y), ("L", at + 7.0, y + 1.0))
            items.append(Path(tip, Style(None, look.ink, 0.5)))
    note = fitted(words("dh-score-rounds"), 7.3, 43.0, (112, 4), 7.5, look.small, words.lang, max_lines=1)
    return *items, *note


def _phases(words: Words, look: Look) -> tuple[Item, ...]:
    left, top, wide, high = PHASE
    names = tuple(words(f"dh-score-{name}") for name in PHASES)
    size = one_size(names, wide - 15, 9, words.lang)
    items: list[Item] = [
        *fitted(words("dh-score-phases"), left, 12.6, (2 * wide, 5), 9, look.ink, words.lang, bold=True, max_lines=1)
    ]
    for k, (name, picture) in enumerate(zip(names, PHASE_ICONS, strict=True)):
        x, y = left + wide * (k // 3), top + high * (k % 3) + high / 2
        items += [
            circle(x + 2.6, y, 2.6, Style(look.fill(INK), look.ink, 0.3)),
            centred(str(k + 1), x + 2.6, y, 8, look, words.lang, 4, look.on(INK)),
            icon(picture, x + 9.6, y, 6.4, None, look),
            Text(x + 14.4, y + 1.2, name, size, look.ink, words.lang, width=wide - 15),
        ]
    return tuple(items)


def _track(look: Look, lang: str) -> tuple[Item, ...]:
    items: list[Item] = []
    for number in range(LAP):
        x, y = space(number)
        ten = number % 10 == 0
        fill = look.accent if ten else look.field if number % 5 == 0 else look.paper
        items += [
            rect(x - CELL / 2, y - CELL / 2, CELL, CELL, Style(fill, look.ink, 0.3)),
            Text(x, y + 1.4, str(number), 10, look.ink, lang, ten, "middle", CELL - 2),
        ]
    left, top = TRACK
    frame = rect(left, top, ACROSS * CELL, LAP / ACROSS * CELL, Style(None, look.ink, LINES.total))
    return *items, frame


def _laps(words: Words, look: Look) -> tuple[Item, ...]:
    """Places for the second markers."""
    y = LAPS[1] + 5.5
    items: list[Item] = [
        *fitted(words("dh-score-laps"), 7.0, 117.0, (48.0, 18), 8, look.ink, words.lang),
    ]
    for laps in (1, 2):
        x, _ = lap_place(laps, 0)
        items.append(centred(f"+{laps * LAP}", x - 11.0, y, 10, look, words.lang, 11))
        for seat in range(4):
            items.append(circle(*lap_place(laps, seat), 5.0, Style(None, look.hairline, 0.35, (1.1, 0.9), "butt")))
    return tuple(items)


def _added(words: Words, look: Look) -> tuple[Item, ...]:
    """What is counted besides the discharge table."""
    rows = (("bed", f"+{EMPTY}", "empty"), ("blood", "+1", "bags"), ("candle", f"−{-FATALITY}", "fatalities"))
    names = tuple(words(f"dh-score-{name}") for _, _, name in rows)
    size = one_size(names, 84, 8, words.lang)
    items: list[Item] = []
    for k, ((picture, worth, _), name) in enumerate(zip(rows, names, strict=True)):
        y = 115.6 + 8.4 * k
        items += [
            icon(picture, 137.0, y, 6.6, None, look),
            centred(worth, 147.5, y, 11, look, words.lang, 10),
            Text(154.5, y + 1.0, name, size, look.ink, words.lang, width=85),
        ]
    return tuple(items)


def round_marker(x: float, y: float, look: Look) -> Group:
    """The round marker: a ring that lets the number be seen."""
    ring = circle(x, y, DISC + 0.6, Style(None, look.paper, 2.6))
    return Group((ring, circle(x, y, DISC + 0.6, Style(None, look.ink, 1.5))), role="marker")
