"""The score sheet on a table of 48, once the rounds are over."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import seat_disc
from kit.drawing.shapes import Group, Item, Spot, Style, circle
from kit.drawing.spots import hot
from kit.games.board import MINUS, Box
from kit.games.forty_eight.table_layout import Layout
from kit.games.forty_eight.table_scene import Scene

ROW: Final = 46.0
HEAD: Final = 28.0
COLUMNS: Final = (("vp", 0.47), ("bonus", 0.59), ("points", 0.71), ("hours", 0.84))
"""Numbers of a seat and where their column ends, as a share of the width."""


def sheet(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """A row a seat: points, bonus, together, hours, whether it dropped out or won; then what all share."""
    box = where.stage
    rows = Box(box.x, box.y, box.width if where.narrow else box.width * 0.7, box.height)
    items: list[Item] = [*_head(scene, rows)]
    for seat in range(scene.view.seats):
        items.append(_row(scene, seat, Box(rows.x, rows.y + HEAD + seat * ROW, rows.width, ROW)))
    below = rows.y + HEAD + scene.view.seats * ROW + 6
    shared = (
        Box(box.x, below, box.width, 78)
        if where.narrow
        else Box(rows.right + 14, box.y + 4, box.right - rows.right - 14, 300)
    )
    return *items, *_shared(scene, shared)


def _head(scene: Scene, box: Box) -> tuple[Item, ...]:
    pen, last = scene.pen, 0.36
    items: list[Item] = []
    for name, share in COLUMNS:
        room = (share - last) * box.width - 4
        words = scene.words(f"fe-screen-col-{name}")
        items.append(
            pen.text(words, box.x + share * box.width - 4, box.y + 18, room, size=12, fill=pen.theme.mute, anchor="end")
        )
        last = share
    return tuple(items)


def _row(scene: Scene, seat: int, box: Box) -> Item:
    view, pen = scene.view, scene.pen
    middle = box.y + box.height / 2
    items: list[Item] = [pen.panel(Box(box.x, box.y + 1, box.width, box.height - 2), edge=_edge(scene, seat), line=1.6)]
    if pen.theme.name == "dark":
        items.append(circle(box.x + 20, middle, 14, Style(pen.theme.ink)))
    items.append(seat_disc(scene.thing(seat), box.x + 20, middle, 13, scene.look))
    items.append(
        pen.text(
            scene.name(seat), box.x + 40, middle + 5, box.width * 0.36 - 44, size=14, bold=True, fill=_ink(scene, seat)
        )
    )
    for name, share in COLUMNS:
        text = _number(view.parts[seat], name)
        items.append(
            pen.text(
                text,
                box.x + share * box.width - 4,
                middle + 6,
                40,
                size=15,
                bold=name in ("points", "hours"),
                anchor="end",
            )
        )
    items += _end(scene, seat, box)
    id = f"seat:{seat}"
    if view.phase not in ("drop", "winners") or scene.me is None:
        return Group(tuple(items))
    state = scene.picked(id)
    label = scene.spoken(scene.words("fe-spot-row", seat=scene.words.name(scene.name(seat))), state)
    return hot(tuple(items), Spot(id, label, state, box.x, box.y + 1, box.width, box.height - 2, 9), scene.look)


def _edge(scene: Scene, seat: int) -> str:
    due = scene.view.phase in ("vp", "bonus", "discard", "hours") and scene.view.to_act == seat
    return scene.pen.theme.ink if due else scene.pen.theme.rule


def _ink(scene: Scene, seat: int) -> str:
    """Whoever dropped out is written quietly."""
    out = seat in (scene.view.dropped or ())
    return scene.pen.theme.mute if out else scene.pen.theme.ink


def _number(parts: dict[str, int], name: str) -> str:
    if name == "points":
        return str(parts["vp"] + parts["bonus"]) if "bonus" in parts else ""
    return str(parts[name]).replace("-", MINUS) if name in parts else ""


def _end(scene: Scene, seat: int, box: Box) -> tuple[Item, ...]:
    """How the game ended for a seat."""
    view, pen = scene.view, scene.pen
    outcome = view.outcome()
    if outcome is not None and seat in outcome.winners:
        word, fill = scene.words("fe-screen-wins"), pen.theme.kept.line
    elif view.dropped is not None and seat in view.dropped:
        word, fill = scene.words("fe-screen-out"), pen.theme.refused.line
    else:
        return ()
    room = box.width * 0.16 - 10
    right = box.right - 8
    return (pen.text(word, right, box.y + box.height / 2 + 5, room, bold=True, fill=fill, anchor="end"),)


def _shared(scene: Scene, box: Box) -> tuple[Item, ...]:
    """The cards set aside, turned up, and the sums that concern everybody."""
    view, pen, words = scene.view, scene.pen, scene.words
    head = pen.text(words("fe-screen-aside"), box.x, box.y + 14, box.width * 0.5, bold=True, fill=pen.theme.mute)
    narrow = box.height < 100
    items: list[Item] = [head, *_asides(scene, Box(box.x, box.y + 22, box.width * 0.5 if narrow else box.width, 56))]
    x, y = (box.x + box.width * 0.52, box.y + 14) if narrow else (box.x, box.y + 124)
    room = box.right - x
    for k, name in enumerate(("initial", "total", "drop-count")):
        value = view.sums.get(name)
        told = words(f"fe-screen-{name}", n="–" if value is None else value)
        items.append(pen.text(told, x, y + k * 26, room, size=14, bold=value is not None))
    outcome = view.outcome()
    if outcome is not None and not narrow:
        items += pen.lines(words(f"fe-ending-{outcome.ending}"), x, y + 92, room, 4, size=15)
    return tuple(items)


def _asides(scene: Scene, box: Box) -> tuple[Item, ...]:
    view, wide = scene.view, 38.0
    count = view.seats
    step = min(wide + 4, (box.width - wide) / max(count - 1, 1))
    items: list[Item] = []
    for k in range(count):
        x = box.x + k * step
        if view.asides is None:
            items.append(scene.still("back-time", x, box.y, wide))
        else:
            items.append(_aside_face(scene, view.asides[k], x, box.y, wide))
    return tuple(items)


def _aside_face(scene: Scene, card: int, x: float, y: float, wide: float) -> Item:
    """A card set aside: its number alone, for nobody is to know whose it was."""
    high = wide * 1.4
    ground = scene.pen.panel(Box(x, y, wide, high), fill=scene.look.paper, edge=scene.look.hairline)
    number = scene.pen.text(
        str(card), x + wide / 2, y + high / 2 + 8, wide, size=22, bold=True, fill=scene.look.ink, anchor="middle"
    )
    return Group((ground, number))
