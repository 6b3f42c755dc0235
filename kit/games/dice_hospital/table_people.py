"""The seats round a table of Dice Hospital: plates, the other hospitals small, the rounds and what is in the bag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Item, SpotState, Style, circle, rect
from kit.games.board import Box, Plate, plate, text_width
from kit.games.dice_hospital.box import COLOURS, ROUNDS, TREATED
from kit.games.dice_hospital.faces_common import block
from kit.games.dice_hospital.table_beds import in_beds
from kit.games.dice_hospital.table_layout import MINI_DIE, MINI_LINE, MINI_STEP, Layout
from kit.games.dice_hospital.table_pieces import lying
from kit.games.dice_hospital.table_scene import Scene
from kit.games.dice_hospital.table_touch import NAMING

DASH: Final = (3.0, 2.5)


def people(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """A plate for every seat, the viewer's first; the other hospitals; rounds and bag."""
    items: list[Item] = [_plate(scene, seat, box) for seat, box in zip(scene.order, where.slots, strict=True)]
    for seat, box in where.minis.items():
        items += _mini(scene, seat, box, named=where.narrow)
    return *items, *_status(scene, where.status)


def _plate(scene: Scene, seat: int, box: Box) -> Item:
    view = scene.view
    naming = view.phase in NAMING
    state: SpotState = scene.picked(f"seat:{seat}")
    if not naming and scene.ui.looked == seat:
        state = "chosen"
    shown = Plate(
        scene.thing(seat),
        scene.names[seat],
        _line(scene, seat),
        marked=view.to_act == seat,
        hat=view.phase != "start" and view.first == seat,
        spot=f"seat:{seat}" if naming or view.round else None,
        label=scene.spoken(_label(scene, seat), state),
        state=state,
        emblem="siren",
    )
    return plate(scene.pen, box, shown)


def _line(scene: Scene, seat: int) -> str:
    points = sum(scene.view.scores[seat])
    return scene.words("dh-screen-points", n=points) if scene.view.round else ""


def _label(scene: Scene, seat: int) -> str:
    """All that is seen of a seat: points, patients, blood bags, fatalities, tiles and specialists."""
    view = scene.view
    return scene.words(
        "dh-spot-seat",
        seat=scene.words.name(scene.names[seat]),
        points=sum(view.scores[seat]),
        patients=len(view.patients[seat]),
        bags=view.bags[seat],
        fatalities=view.fatalities[seat],
        tiles=len(view.built[seat]),
        cards=len(view.staff[seat]),
    )


def _mini(scene: Scene, seat: int, box: Box, *, named: bool) -> Iterator[Item]:
    """Another hospital: its counts in a line, its patients below, those treated in rows of their own."""
    x = box.x
    if named:
        yield seat_disc(scene.thing(seat), x + 9, box.y + 9, 9, scene.look)
        x += 26
    yield from _counts(scene, seat, x, box.y + 9, box.right - x)
    columns = int((box.width + MINI_STEP - MINI_DIE) / MINI_STEP)
    own = [code for code in in_beds(scene.view, seat) if code is not None]
    rows = [[code for code in own if TREATED[code] == treated] for treated in (0, 1)]
    y = box.y + MINI_LINE
    for treated, codes in enumerate(rows):
        for k, code in enumerate(codes):
            at, top = box.x + k % columns * MINI_STEP, y + k // columns * MINI_STEP
            if treated:
                frame = Style(None, scene.pen.theme.mute, 1, DASH, "butt")
                yield rect(at - 1.2, top - 1.2, MINI_DIE + 2.4, MINI_DIE + 2.4, frame, 4)
            side, inset = (MINI_DIE - 4, 2.0) if treated else (MINI_DIE, 0.0)
            yield lying(code, at + inset, top + inset, side, scene.look)
        y += -(-len(codes) // columns) * MINI_STEP


def _counts(scene: Scene, seat: int, x: float, y: float, room: float) -> Iterator[Item]:
    """Blood bags, fatalities, tiles, specialists of a seat as icons with numbers."""
    view, theme = scene.view, scene.pen.theme
    counts = (
        ("blood", view.bags[seat]),
        ("candle", view.fatalities[seat]),
        ("clipboard", len(view.built[seat])),
        ("meeple", len(view.staff[seat])),
    )
    step = min(46.0, room / len(counts))
    for k, (picture, count) in enumerate(counts):
        yield icon(picture, x + step * k + 8, y, 17, None, scene.look, ink=theme.ink, paper=theme.table, line=1.8)
        yield scene.pen.text(str(count), x + step * k + 19, y + 5, step - 20, size=13, bold=True)


def _status(scene: Scene, box: Box) -> Iterator[Item]:
    """The rounds with the one played, and how many dice of each colour are in the bag."""
    if not box.height:
        return
    view, theme, pen = scene.view, scene.pen.theme, scene.pen
    step = min(21.0, (box.width - 4) / ROUNDS)
    for k in range(ROUNDS):
        x, y, now = box.x + step * (k + 0.5), box.y + 11, view.round == k + 1
        ground = Style(theme.ink if now else theme.panel, theme.ink if now else theme.mute, 1.2)
        yield circle(x, y, step / 2 - 1, ground)
        fill = theme.panel if now else theme.mute if k + 1 < view.round else theme.ink
        yield pen.text(str(k + 1), x, y + 4.5, step, size=12, bold=now, fill=fill, anchor="middle")
    flat = box.height < 70
    label = scene.words("dh-screen-bag")
    left = box.x + (text_width(label, 12, pen.lang) + 10 if flat else 0)
    low = box.y + (42 if flat else 61)
    yield pen.text(label, box.x, box.y + 42, box.width, size=12, fill=theme.mute)
    for colour, name in enumerate(COLOURS):
        x = left + 44 * colour
        yield block(name, x, low - 13, 16, scene.look)
        yield pen.text(str(view.bag[colour]), x + 20, low, 22, size=13, bold=True)
