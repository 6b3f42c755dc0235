"""Specialist cards: dark head with the kind, a picture of the goal, the sentence, the points in discs."""

from __future__ import annotations

from typing import Final

from kit.drawing.cards import Detail
from kit.drawing.icons import icon
from kit.drawing.shapes import Drawing, Group, Item, Path, Style, Text, circle, line, rect
from kit.drawing.tokens import CARD, CARD_TYPE, INK, LINES, Look
from kit.games.emergency_roll.box import SIDES, SPECIALISTS
from kit.games.emergency_roll.faces_goals import goal
from kit.games.printed import card, fitted, one_size, title_size
from kit.type.metrics import cap_height
from translations import Words

LEFT: Final = 4.5
RIGHT: Final = CARD.width - LEFT
HEAD: Final = 20.0
SMALL_HEAD: Final = 26.0
SMALL_WORTH: Final = 32.0
TITLE: Final = 21.0
PICTURE: Final = 39.6
"""Height of the middle of the picture."""
RULE: Final = 59.4
DISC: Final = 5.6
DISC_Y: Final = 79.9
DISC_X: Final = 10.4
FOOT: Final = 84.6
KINDS: Final = {"cardiologist": "heart", "radiologist": "xray", "epidemiologist": "nodes"}
"""The icon of each kind."""
RULES: Final = {"cardiologist": "er-cardio", "radiologist": "er-radiologist", "epidemiologist": "er-epidemiologist"}
"""The rule each kind scores by, printed at the foot."""


def specialist(id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """A specialist; a cardiologist with the side 8 / 5 up. Without full detail a larger picture and no sentence."""
    kind = SPECIALISTS[id].kind
    if kind == "cardiologist":
        return _specialist(id, words("er-side", points=" / ".join(map(str, SIDES))), SIDES, words, look, detail)
    return _specialist(id, words.attribute(f"er-kind-{kind}", "subtitle"), (), words, look, detail)


def other_side(id: str, words: Words, look: Look, detail: Detail = "full") -> Drawing:
    """A cardiologist's side 5."""
    second = SIDES[1]
    return _specialist(id, words("er-side", points=str(second)), (second,), words, look, detail)


def _specialist(id: str, subtitle: str, sides: tuple[int, ...], words: Words, look: Look, detail: Detail) -> Drawing:
    name, sentence = words(f"er-specialist-{id}"), words.attribute(f"er-specialist-{id}", "goal")
    kind = SPECIALISTS[id].kind
    if detail == "small":
        worth = str(sides[0]) if sides else _worth(id)
        picture = Group(goal(id, look, words.lang), CARD.width / 2, 58.0, 1.12)
        return card((*small_head(KINDS[kind], worth, look, words.lang), picture), f"{name} · {sentence}", look)
    items: list[Item] = [*head(KINDS[kind], words(f"er-kind-{kind}"), subtitle, look, words.lang)]
    discs = _sides(sides, look, words.lang) if sides else _points(id, words, look)
    if detail == "full":
        items += [
            Group(goal(id, look, words.lang), CARD.width / 2, PICTURE),
            line(LEFT, RULE, RIGHT, RULE, Style(None, look.rule, LINES.hairline)),
            *fitted(sentence, LEFT, RULE + 4.5, (RIGHT - LEFT, 12.6), 7.2, look.ink, words.lang),
            *discs,
            Text(RIGHT, FOOT, RULES[kind], CARD_TYPE.foot, look.small, words.lang, True, "end", 20),
        ]
    else:
        items += [Group(goal(id, look, words.lang), CARD.width / 2, 43.0, 1.1), *discs]
    return card(tuple(items), f"{name} · {sentence}", look)


def head(picture: str, title: str, subtitle: str, look: Look, lang: str) -> tuple[Item, ...]:
    """The dark head with a picture in a disc; an outline with low ink."""
    ground, ink, edge = look.fill(INK), look.on(INK), CARD.bleed
    quiet = look.small if look.low else "DAD8D3"
    below = (line(-edge, HEAD, CARD.width + edge, HEAD, Style(None, look.ink, 0.35, cap="butt")),) if look.low else ()
    room = RIGHT - TITLE
    return (
        rect(-edge, -edge, CARD.width + 2 * edge, HEAD + edge, Style(ground)),
        *below,
        circle(11.0, 11.2, 6.6, Style(look.paper, look.ink if look.low else None, 0.35)),
        icon(picture, 11.0, 11.2, 8.6, None, look),
        *fitted(title, TITLE, 10.8, (room, 6), title_size(lang), ink, lang, bold=True, floor=8, max_lines=1),
        *fitted(subtitle, TITLE, 15.9, (room, 4), CARD_TYPE.subtitle, quiet, lang, max_lines=1),
    )


def small_head(picture: str, worth: str, look: Look, lang: str) -> tuple[Item, ...]:
    """The head of a small face: the kind's picture and, if any, what it is worth, both large."""
    edge, y, radius = CARD.bleed, 13.0, 9.6
    rim = Style(look.paper, look.ink if look.low else None, 0.6)
    items: list[Item] = [
        rect(-edge, -edge, CARD.width + 2 * edge, SMALL_HEAD + edge, Style(look.fill(INK))),
        circle(15.5, y, radius, rim),
        icon(picture, 15.5, y, 13.5, None, look, line=1.8),
    ]
    if look.low:
        items.append(line(-edge, SMALL_HEAD, CARD.width + edge, SMALL_HEAD, Style(None, look.ink, 0.6, cap="butt")))
    if worth:
        size = one_size((worth,), 15.0, SMALL_WORTH, lang, bold=True)
        low = y + cap_height(size, lang) / 2
        items += [circle(48.0, y, radius, rim), Text(48.0, low, worth, size, look.ink, lang, True, "middle", 15)]
    return tuple(items)


def _worth(id: str) -> str:
    """The points of one set, patient or pair; nothing where there are several amounts."""
    points = SPECIALISTS[id].numbers.get("points", "½")
    if isinstance(points, list):
        return ""
    return f"±{points}" if id == "epi-frequency" else str(points)


def _sides(sides: tuple[int, ...], look: Look, lang: str) -> tuple[Item, ...]:
    """8 → 5, or 5 alone."""
    first, *rest = sides
    items: list[Item] = [*disc(str(first), DISC_X, look, lang)]
    for value in rest:
        x = DISC_X + 19.0
        steps = (("M", x - 11.6, DISC_Y), ("L", x - 7.2, DISC_Y), ("M", x - 9.0, DISC_Y - 1.8), ("L", x - 7.2, DISC_Y))
        items += [Path((*steps, ("L", x - 9.0, DISC_Y + 1.8)), Style(None, look.ink, 0.5))]
        items += disc(str(value), x, look, lang, light=True)
    return tuple(items)


def _points(id: str, words: Words, look: Look) -> tuple[Item, ...]:
    """What is scored and for what; of the sets of equal values all four amounts."""
    numbers, lang = SPECIALISTS[id].numbers, words.lang
    points = numbers.get("points")
    if isinstance(points, list):
        return _scale(numbers["least"], points, look, lang)
    if id == "epi-frequency":
        items = [*disc(f"+{points}", DISC_X, look, lang), *disc(f"−{points}", DISC_X + 13.0, look, lang, light=True)]
        after = DISC_X + 20.4
    else:
        items = [*disc("½" if points is None else str(points), DISC_X, look, lang)]
        after = DISC_X + 8.2
    per = words.attribute(f"er-specialist-{id}", "per")
    return *items, *fitted(per, after, DISC_Y + 1.0, (RIGHT - after, 4), 8, look.ink, lang, max_lines=1)


def _scale(least: int, points: list[int], look: Look, lang: str) -> tuple[Item, ...]:
    """A disc for each amount, above it how many it takes."""
    items: list[Item] = []
    for k, value in enumerate(points):
        x = 9.0 + 10.2 * k
        items += disc(str(value), x, look, lang, radius=4.3, size=11, y=DISC_Y + 0.7)
        items.append(Text(x, DISC_Y - 4.6, f"× {least + k}", 6.5, look.ink, lang, True, "middle", 9))
    return tuple(items)


def disc(
    value: str,
    x: float,
    look: Look,
    lang: str,
    *,
    light: bool = False,
    radius: float = DISC,
    size: float = 13,
    y: float = DISC_Y,
) -> tuple[Item, ...]:
    """A number in a dark disc, or in a light one."""
    ground = look.paper if light else look.fill(INK)
    ink = look.ink if light else look.on(INK)
    low = y + cap_height(size, lang) / 2
    return (
        circle(x, y, radius, Style(ground, look.ink, 0.5)),
        Text(x, low, value, size, ink, lang, True, "middle", 2 * radius - 1),
    )
