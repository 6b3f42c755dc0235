"""Page 1 of a card file and its other side: is the size right, do both sides meet, what is in here, how to cut."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kit.drawing.shapes import Drawing, Group, Item, Style, Text, line, rect
from kit.drawing.tokens import FLOOR, INK, SMALL, Look
from printables.boxes import Box
from printables.canvas import Bookmark
from printables.cutting import cutting_plan
from printables.decks import CardPage
from printables.document import Page
from printables.imposition import Backs, Slot, mirrored
from printables.papers import Paper
from printables.setting import INNER, Block, disc, label, paragraph
from translations import Words

CARD = (85.60, 53.98, 3.18)
"""Width, height and corner radius of a bank card: ISO/IEC 7810, ID-1 (mm)."""
RULER = 100
"""Length of the ruler, mm."""
THUMB = 0.2
"""Scale of the small cards beside the list of contents."""
LABELS = 18.0
"""Where what is said of a small card begins, right of its left edge, unless the card is wider (mm)."""
FOOT = 22.0
"""Height of the foot from the lower edge, mm."""
LEAST_PLAN, MOST_PLAN = 0.1, 0.22
"""Between which scales the picture of a sheet is drawn."""
FINE = Style(stroke=INK, width=0.2, cap="butt")


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of component in the file: its name, how many, on which pages, and a face to show."""

    name: str
    count: int
    pages: str
    face: Drawing
    many: bool


@dataclass(frozen=True, slots=True)
class Cover:
    """What the cover tells."""

    title: str
    subtitle: str
    entries: tuple[Entry, ...]
    backs: Backs
    pages: int
    low: bool
    sheet: CardPage


def cover(told: Cover, paper: Paper, words: Words, look: Look) -> Page:
    """Page 1."""
    items: list[Item] = [*_head(told, paper, words)]
    items += [*_ruler(INNER, 44, words), *_bank_card(INNER, 62, words)]
    contents = _contents(told, Box(126, 44, paper.width - INNER - 126, 0), words)
    notes = _notes(told, max(132.0, contents.bottom + 8), paper, words, look)
    plan = _plan(told, notes.bottom + 8, paper, words, look)
    items += [*contents.items, *notes.items, *plan, *_crosses(paper), *_foot(told, 1, paper, words)]
    drawing = Drawing(paper.width, paper.height, tuple(items), told.title)
    return Page(drawing, (Bookmark(words("print-notes")),))


def second_side(told: Cover, paper: Paper, words: Words) -> Page:
    """The other side of page 1: crosses and outline where they must meet those of page 1."""
    box = Box(INNER, 62, CARD[0], CARD[1])
    meet = mirrored((Slot(box, box),), paper, told.backs)[0].trim
    outline = rect(meet.x, meet.y, meet.width, meet.height, Style(stroke=INK, width=0.25, dash=(1.5, 1.5)), CARD[2])
    top = paper.height - 62 if meet.y < 140 else 62.0
    note = paragraph(words("print-second-side-note"), INNER, top, paper.width - 2 * INNER, 10, 5.4, words.lang)
    title = label(words("print-second-side"), INNER, 24, paper.width - 2 * INNER, 18, words.lang, bold=True)
    items = (title, outline, *note.items, *_crosses(paper), *_foot(told, 2, paper, words))
    return Page(Drawing(paper.width, paper.height, items, words("print-second-side")))


def _head(told: Cover, paper: Paper, words: Words) -> tuple[Item, ...]:
    room = paper.width - 2 * INNER
    kind = words("print-cards") + (f" · {words('print-low-ink')}" if told.low else "")
    return (
        label(told.title, INNER, 23, room, 24, words.lang, bold=True),
        label(told.subtitle, INNER, 30.2, room / 2, 10, words.lang, fill=SMALL),
        label(kind, paper.width - INNER, 30.2, room / 2, 13, words.lang, anchor="end"),
        line(INNER, 34.6, paper.width - INNER, 34.6, Style(stroke=INK, width=0.6)),
    )


def _ruler(x: float, y: float, words: Words) -> tuple[Item, ...]:
    lengths = {0: 5.0, 5: 3.6}
    ticks = tuple(line(x + mm, y, x + mm, y + lengths.get(mm % 10, 2.2), FINE) for mm in range(RULER + 1))
    numbers = tuple(
        Text(x + mm, y + 8, str(mm), 6.5, INK, words.lang, anchor="middle") for mm in range(10, RULER + 1, 10)
    )
    said = label(words("calibration-ruler", mm=RULER), x, y + 12.8, RULER + 6, 8, words.lang)
    return (line(x, y, x + RULER, y, FINE), *ticks, *numbers, said)


def _bank_card(x: float, y: float, words: Words) -> tuple[Item, ...]:
    wide, high, radius = CARD
    outline = rect(x, y, wide, high, Style(stroke=INK, width=0.25), radius)
    said = paragraph(words("calibration-card"), x + 6, y + 22, wide - 12, 8, 4.2, words.lang)
    size = label(
        words("calibration-card-size", width=wide, height=high),
        x + 6,
        said.bottom + 2,
        wide - 12,
        7,
        words.lang,
        fill=SMALL,
    )
    return (outline, *said.items, size)


def _contents(told: Cover, box: Box, words: Words) -> Block:
    lang, y = words.lang, box.y
    items: list[Item] = [label(words("print-contents"), box.x, y + 2.5, box.width, 11, lang, bold=True)]
    y += 6
    x = box.x + max(LABELS, max(entry.face.width for entry in told.entries) * THUMB + 3)
    room = box.right - x
    for entry in told.entries:
        tall = entry.face.height * THUMB
        items.append(_thumb(entry.face, box.x, y))
        items.append(label(entry.name, x, y + tall / 2 - 1.6, room, 9.5, lang, bold=True))
        pages = words("print-on-pages" if entry.many else "print-on-page", pages=entry.pages)
        said = f"{words('print-count', count=entry.count)} · {pages}"
        items.append(label(said, x, y + tall / 2 + 3, room, 8, lang, fill=SMALL))
        y += tall + 3
    total = sum(entry.count for entry in told.entries)
    items.append(line(box.x, y + 0.5, box.right, y + 0.5, Style(stroke=INK, width=0.35)))
    items.append(label(words("print-total"), box.x, y + 5, 20, 8, lang))
    items.append(
        label(words("print-count", count=total), box.right, y + 5, box.width - 22, 9.5, lang, bold=True, anchor="end")
    )
    return Block(tuple(items), y + 6)


def _thumb(face: Drawing, x: float, y: float) -> Group:
    edge = rect(0, 0, face.width, face.height, Style(stroke=INK, width=0.2 / THUMB), face.radius)
    inside = Group(tuple(_readable(face.items, THUMB)), clip=rect(0, 0, face.width, face.height, Style(), face.radius))
    return Group((inside, edge), x, y, THUMB, role="thumb")


def _readable(items: tuple[Item, ...], scale: float) -> Iterator[Item]:
    """The items without texts that would be under the floor at ``scale``."""
    for item in items:
        if isinstance(item, Group):
            yield replace(item, items=tuple(_readable(item.items, scale * item.scale)))
        elif not isinstance(item, Text) or item.size * scale >= FLOOR:
            yield item


def _notes(told: Cover, top: float, paper: Paper, words: Words, look: Look) -> Block:
    ids = ("scale", "check", f"duplex-{told.backs}", "paper", "cut")
    items: list[Item] = [label(words("print-notes"), INNER, top, 100, 11, words.lang, bold=True)]
    y = top + 8
    for number, id in enumerate(ids, 1):
        block = paragraph(words(f"print-step-{id}"), INNER + 10, y, paper.width - 2 * INNER - 10, 9.5, 4.9, words.lang)
        items += [disc(str(number), INNER + 3, y - 1.2, 2.7, words.lang, look), *block.items]
        y = block.bottom + 2.6
    return Block(tuple(items), y)


def _plan(told: Cover, top: float, paper: Paper, words: Words, look: Look) -> tuple[Item, ...]:
    """The picture of the first sheet, as large as the room below the notes lets it be; none where it would be tiny."""
    scale = min(MOST_PLAN, (paper.height - FOOT - 9 - top) / paper.height)
    if scale < LEAST_PLAN:
        return ()
    return (Group(cutting_plan(told.sheet, told.backs, scale, words, look), INNER + 10, top),)


def _crosses(paper: Paper) -> tuple[Item, ...]:
    """Four crosses that lie on each other through the paper, whichever edge it is turned about."""
    high = paper.height
    places = [(x, y) for x in (paper.width / 2 - 84, paper.width / 2 + 84) for y in (9.0, high - 9.0)]
    return tuple(item for x, y in places for item in _cross(x, y))


def _cross(x: float, y: float) -> tuple[Item, ...]:
    return (line(x - 3.5, y, x + 3.5, y, FINE), line(x, y - 3.5, x, y + 3.5, FINE))


def _foot(told: Cover, page: int, paper: Paper, words: Words) -> tuple[Item, ...]:
    y, room = paper.height - FOOT + 5, paper.width - 2 * INNER
    which = words("page-of", page=page, pages=told.pages)
    said = paragraph(words("unofficial"), INNER, y, room - 75, 6.5, 2.9, words.lang, fill=SMALL)
    return (
        line(INNER, y - 5, paper.width - INNER, y - 5, Style(stroke="DAD8D3", width=0.3)),
        *said.items,
        label(
            f"{words('print-at-100')} · {which}", paper.width - INNER, y, 70, 6.5, words.lang, fill=SMALL, anchor="end"
        ),
    )
