"""The middle of a table of 48 while it is played: incidents in their places, pile, cards set aside, unpacking."""

from __future__ import annotations

from typing import Final

from kit.drawing.icons import seat_disc
from kit.drawing.shapes import Group, Item, Spot, Style, circle
from kit.drawing.spots import hot, tab
from kit.games.board import Box
from kit.games.forty_eight.box import CHARACTERS, COMMAND_STEP, SUITS
from kit.games.forty_eight.table_layout import CARD_RATIO, Layout
from kit.games.forty_eight.table_people import LAID
from kit.games.forty_eight.table_scene import Scene

SIDE: Final = 84.0
"""Room beside an incident for its bidder in the wide arrangement."""
PILE_CARD: Final = 76.0


def stage(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """What lies in the middle in this phase."""
    match scene.view.phase:
        case "take-out":
            return _suits(scene, where)
        case "lay-ranks":
            return _rank_cards(scene, where)
        case "take-sets":
            return _characters(scene, where)
    return *_supply(scene, where), *_places(scene, where)


def _suits(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The six suits to choose from; those drawn by lot to leave are named in the text below."""
    box, columns = where.stage, 3 if where.narrow else 6
    wide = min((box.width - 12 * (columns - 1)) / columns, 140)
    step_x, step_y = (box.width + 12) / columns, wide * CARD_RATIO + 34
    top = box.y + 12 if where.narrow else box.y + 34
    items: list[Item] = []
    for k, suit in enumerate(SUITS):
        x, y = box.x + k % columns * step_x + (step_x - 12 - wide) / 2, top + k // columns * step_y
        id = f"suit:{suit}"
        label = scene.words("fe-spot-suit", suit=scene.words(f"fe-suit-{suit}"))
        items.append(scene.spot(f"incident-{suit}-3", (x, y, wide), id, label, scene.picked(id), 6))
        name = scene.words(f"fe-suit-{suit}")
        items.append(scene.pen.text(name, x + wide / 2, y + wide * CARD_RATIO + 22, wide, size=14, anchor="middle"))
    return tuple(items)


def _rank_cards(scene: Scene, where: Layout) -> tuple[Item, ...]:
    box = where.stage
    wide = min(180.0, box.width / 2 - 24, (box.height - 40) / CARD_RATIO)
    items: list[Item] = []
    for rank in (1, 2):
        x = box.x + box.width * (2 * rank - 1) / 4 - wide / 2
        id = f"rankcard:{rank}"
        label = scene.words("fe-spot-rank", rank=scene.words(f"fe-rank-card-{rank}"))
        items.append(scene.spot(f"rank-{rank}", (x, box.y + 24, wide), id, label, scene.picked(id), 8))
    return tuple(items)


def _characters(scene: Scene, where: Layout) -> tuple[Item, ...]:
    box, columns = where.stage, 3 if where.narrow else 5
    wide, high = (box.width - 10 * (columns - 1)) / columns, 66.0
    top = box.y if where.narrow else box.y + 60
    items: list[Item] = []
    for k, thing in enumerate(CHARACTERS):
        at = Box(box.x + k % columns * (wide + 10), top + k // columns * (high + 8), wide, high)
        items.append(_character(scene, at, thing))
    return tuple(items)


def _character(scene: Scene, box: Box, thing: str) -> Item:
    name = scene.words.attribute(f"fe-character-{thing}", "short")
    pen, id = scene.pen, f"character:{thing}"
    state = scene.picked(id)
    disc = seat_disc(thing, box.x + 30, box.y + box.height / 2, 18, scene.look)
    halo = circle(box.x + 30, box.y + box.height / 2, 19.5, Style(pen.theme.ink))
    ground = (pen.panel(box), halo, disc) if pen.theme.name == "dark" else (pen.panel(box), disc)
    words = pen.text(name, box.x + 56, box.y + box.height / 2 + 5, box.width - 62, size=14, bold=True)
    label = scene.spoken(scene.words("fe-spot-character", character=scene.words(f"fe-character-{thing}")), state)
    return hot((*ground, words), Spot(id, label, state, box.x, box.y, box.width, box.height, 9), scene.look)


def _supply(scene: Scene, where: Layout) -> tuple[Item, ...]:
    return _supply_row(scene, where.supply) if where.narrow else _supply_column(scene, where.supply)


def _supply_column(scene: Scene, box: Box) -> tuple[Item, ...]:
    pen, words, mute = scene.pen, scene.words, scene.pen.theme.mute
    left = sum(scene.view.pile.values())
    items: list[Item] = [
        pen.text(words("fe-screen-pile"), box.x + 2, box.y + 16, box.width, size=14, bold=True, fill=mute)
    ]
    if left:
        items.append(scene.still("back-incident", box.x + 2, box.y + 26, PILE_CARD))
        items.append(pen.text(str(left), box.x + PILE_CARD + 14, box.y + 82, 36, size=18, bold=True))
    y = box.y + 26 + PILE_CARD * CARD_RATIO + 30
    items.append(pen.text(words("fe-screen-aside"), box.x + 2, y, box.width, size=14, bold=True, fill=mute))
    return *items, *_asides(scene, Box(box.x + 2, y + 10, box.width - 12, 46 * CARD_RATIO), 46)


def _supply_row(scene: Scene, box: Box) -> tuple[Item, ...]:
    pen, words = scene.pen, scene.words
    half = box.width / 2
    items: list[Item] = []
    left = sum(scene.view.pile.values())
    if left:
        items.append(scene.still("back-incident", box.x + 2, box.y + 4, 40))
    told = f"{words('fe-screen-pile')} {left}" if left else words("fe-screen-pile")
    items.append(pen.text(told, box.x + 50, box.y + 36, half - 56, fill=pen.theme.mute))
    items.append(pen.text(words("fe-screen-aside"), box.x + half, box.y + 36, half - 96, fill=pen.theme.mute))
    return *items, *_asides(scene, Box(box.right - 88, box.y + 4, 84, 40 * CARD_RATIO), 40)


def _asides(scene: Scene, box: Box, wide: float) -> tuple[Item, ...]:
    """The cards set aside, face down, as one hot spot: lay one there, or try to turn them up."""
    count = sum(card is not None for card in scene.view.aside)
    step = min(12.0, (box.width - wide) / max(count - 1, 1))
    if count:
        backs: tuple[Item, ...] = tuple(scene.still("back-time", box.x + k * step, box.y, wide) for k in range(count))
        reach = Box(box.x, box.y, wide + step * (count - 1), wide * CARD_RATIO)
    else:
        reach = Box(box.x, box.y, wide, wide * CARD_RATIO)
        backs = (scene.pen.frame(reach, dashed=True),)
    state = "sealed" if count else "plain"
    if scene.me is None:
        return backs if not count else (*backs, tab("sealed", reach.right, reach.y + 2, scene.pen.theme))
    label = scene.spoken(scene.words("fe-spot-aside", n=count), "sealed" if count else "plain")
    spot = Spot(
        "aside", label, "sealed" if state == "sealed" else "plain", reach.x, reach.y, reach.width, reach.height, 6
    )
    return (hot(backs, spot, scene.look),)


def _places(scene: Scene, where: Layout) -> tuple[Item, ...]:
    box, gap = where.stage, 12.0
    wide = (box.width - gap) / 2
    items: list[Item] = []
    for rank in (1, 2):
        at = Box(box.x + (rank - 1) * (wide + gap), box.y, wide, box.height)
        items += _place(scene, rank, at, where.narrow)
    return tuple(items)


def _place(scene: Scene, rank: int, box: Box, narrow: bool) -> tuple[Item, ...]:
    pen, pad = scene.pen, 0.0 if narrow else 12.0
    chip, used = pen.chip(
        scene.words(f"fe-rank-card-{rank}"), box.x + pad, box.y + (0 if narrow else 10), box.width / 2
    )
    cost = _cost(scene, rank, narrow)
    y = box.y + (18 if narrow else 28)
    room = box.width - used - 2 * pad - 10
    head = (pen.text(cost, box.x + pad + used + 8, y, room),) if cost else ()
    card = box.width - 8 if narrow else min(box.width - SIDE - 2 * pad, (box.height - 60) / CARD_RATIO)
    x, top = box.x + (4 if narrow else pad + 2), box.y + (34 if narrow else 46)
    ground = () if narrow else (pen.panel(box, fill=pen.theme.table, line=1.6),)
    return (
        *ground,
        chip,
        *head,
        _incident(scene, rank, x, top, card),
        *_bidder(scene, rank, box, (x, top, card), narrow),
    )


def _cost(scene: Scene, rank: int, narrow: bool) -> str:
    """What command costs, while the boss may take it."""
    view = scene.view
    if view.phase != "command" or view.ranks is None:
        return ""
    bid = sum(view.bids[view.ranks[rank - 1]])
    id = "fe-screen-price" if narrow else "fe-screen-cost"
    return scene.words(id, bid=bid, need=bid + COMMAND_STEP)


def _incident(scene: Scene, rank: int, x: float, y: float, wide: float) -> Item:
    place = scene.view.places[rank - 1]
    words, id = scene.words, f"place:{rank}"
    rank_word = words(f"fe-rank-card-{rank}")
    if place is None:
        return _empty_place(scene, id, words("fe-spot-empty", rank=rank_word), Box(x, y, wide, wide * CARD_RATIO))
    suit, number = place
    if scene.me is None:
        return scene.still(f"incident-{suit}-{number}", x, y, wide)
    label = words(
        "fe-spot-place",
        rank=rank_word,
        incident=words(f"fe-incident-{suit}"),
        suit=words(f"fe-suit-{suit}"),
        number=number,
    )
    return scene.spot(f"incident-{suit}-{number}", (x, y, wide), id, label, scene.place_state(rank))


def _empty_place(scene: Scene, id: str, label: str, box: Box) -> Item:
    frame = scene.pen.frame(box, dashed=True)
    if not scene.drawing_lots or scene.view.phase != "draw":
        return frame
    return hot((frame,), Spot(id, label, "plain", box.x, box.y, box.width, box.height, 9), scene.look)


def _bidder(scene: Scene, rank: int, box: Box, card: tuple[float, float, float], narrow: bool) -> tuple[Item, ...]:
    """Who takes the incident of ``rank``, with what, once ranks are fixed."""
    view = scene.view
    if view.ranks is None or view.places[rank - 1] is None:
        return ()
    paid = view.commands[rank - 1]
    seat = view.ranks[rank - 1] if paid is None else view.boss
    sum_ = sum(view.bids[seat])
    line = scene.words("fe-screen-commands") if paid is not None else scene.words("fe-screen-bids", n=sum_)
    x, y, wide = card
    low = y + wide * CARD_RATIO
    if narrow:
        told = (
            *_disc(scene, seat, x + 16, low + 26, 15),
            *_beside(scene, seat, line, x + 38, low + 22, box.right - x - 42),
        )
        return *told, *_payment(scene, rank, x, low + 50, (LAID + 2, 0))
    middle = (x + wide + box.right) / 2 + 1
    room = box.right - x - wide - 10
    pen = scene.pen
    told = (
        *_disc(scene, seat, middle, y + 36, 18),
        pen.text(scene.name(seat), middle, y + 74, room, size=14, bold=True, anchor="middle"),
        pen.text(line, middle, y + 92, room, fill=pen.theme.mute, anchor="middle"),
    )
    return *told, *_payment(scene, rank, middle - LAID / 2, y + 104, (0, LAID * CARD_RATIO + 8))


def _disc(scene: Scene, seat: int, x: float, y: float, radius: float) -> tuple[Item, ...]:
    disc = seat_disc(scene.thing(seat), x, y, radius, scene.look)
    halo = circle(x, y, radius + 1.5, Style(scene.pen.theme.ink))
    return (halo, disc) if scene.pen.theme.name == "dark" else (disc,)


def _beside(scene: Scene, seat: int, line: str, x: float, y: float, room: float) -> tuple[Item, ...]:
    pen = scene.pen
    return (
        pen.text(scene.name(seat), x, y, room, size=13, bold=True),
        pen.text(line, x, y + 17, room, size=12, fill=pen.theme.mute),
    )


def _payment(scene: Scene, rank: int, x: float, y: float, step: tuple[float, float]) -> tuple[Group, ...]:
    """The cards the boss paid for the incident."""
    items = []
    for k, card in enumerate(scene.view.commands[rank - 1] or ()):
        at = (x + k * step[0], y + k * step[1], LAID)
        component, id = f"time-{scene.thing(scene.view.boss)}-{card}", f"paid:{rank}:{k}"
        if scene.view.phase not in ("return", "place") or scene.me is None:
            items.append(scene.still(component, *at))
        else:
            label = scene.words("fe-spot-laid", seat=scene.name(scene.view.boss), card=card)
            items.append(scene.spot(component, at, id, label, scene.picked(id)))
    return tuple(items)
