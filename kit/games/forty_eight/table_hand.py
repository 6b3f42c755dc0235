"""The lower part of a table of 48: won incidents, own bid, hand, number pad, and the cards to draw by hand."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Item
from kit.games.board import Box, number_pad
from kit.games.forty_eight.box import NUMBERS, SUITS
from kit.games.forty_eight.scoring import Won, suit_bonus
from kit.games.forty_eight.table_layout import CARD_RATIO, Layout
from kit.games.forty_eight.table_layout import NUMBERS as NUMBER_PHASES
from kit.games.forty_eight.table_people import laid_cards
from kit.games.forty_eight.table_scene import Scene

SCALES: Final = (1.0, 0.88, 0.76, 0.64, 0.52, 0.4)


def hand(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The viewer's cards, or what takes their place: a number pad, the incidents that can be drawn."""
    if scene.view.phase in NUMBER_PHASES and scene.me is not None:
        labels = {"minus": scene.words("key-minus"), "back": scene.words("key-back")}
        return number_pad(scene.pen, where.hand, scene.ui.number, labels)
    if scene.drawing_lots and scene.view.phase == "draw":
        return _lots(scene, where.hand)
    if scene.me is None or scene.scoring:
        return ()
    return _cards(scene, where)


def _cards(scene: Scene, where: Layout) -> tuple[Item, ...]:
    assert scene.me is not None
    cards, box, wide = scene.view.hands[scene.me], where.hand, where.hand_card
    columns = 4 if where.narrow else max(len(cards), 1)
    step = wide + 12 if where.narrow else min(wide + 18, (box.width - wide) / max(columns - 1, 1))
    covered = 0.0 if step > wide + 10 else wide - step + 13
    items: list[Item] = []
    for place, card in enumerate(cards):
        x, y = box.x + place % columns * step, box.y + place // columns * (wide * CARD_RATIO + 16)
        label = scene.words("fe-spot-hand", card=card)
        component = f"time-{scene.thing(scene.me)}-{card}"
        at = (x, y, wide)
        inset = covered if place % columns < columns - 1 and place < len(cards) - 1 else 0.0
        items.append(scene.spot(component, at, f"hand:{place}", label, scene.hand_state(place), where.lifted, inset))
    return tuple(items)


def _lots(scene: Scene, box: Box) -> tuple[Item, ...]:
    """Every incident card, to point at the one that was drawn."""
    columns = 6 if box.width < 500 else 9
    gap = 10.0
    wide = min((box.width - gap * (columns - 1)) / columns, (box.height / (18 / columns) - 12) / CARD_RATIO)
    cards = [(suit, number) for number in NUMBERS for suit in SUITS]
    items: list[Item] = []
    for k, (suit, number) in enumerate(cards):
        x, y = box.x + k % columns * (wide + gap), box.y + k // columns * (wide * CARD_RATIO + 12)
        id = f"card:{suit}:{number}"
        label = scene.words(
            "fe-spot-incident",
            incident=scene.words(f"fe-incident-{suit}"),
            suit=scene.words(f"fe-suit-{suit}"),
            number=number,
        )
        items.append(scene.spot(f"incident-{suit}-{number}", (x, y, wide), id, label, scene.picked(id)))
    return tuple(items)


def own_bid(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The cards the viewer has laid."""
    if scene.me is None or scene.scoring or not scene.view.bids[scene.me]:
        return ()
    box = where.laid
    head = scene.pen.text(
        scene.words("fe-screen-laid"), box.x, box.y + 14, box.width, bold=True, fill=scene.pen.theme.mute
    )
    step = 50.0
    return head, *laid_cards(scene, scene.me, box.x, box.y + 22, 44, step)


def won(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The incidents of the seat looked at, with the time cards on them, and what they come to."""
    seat = scene.looked
    if seat is None or not scene.view.round or not where.won.height:
        return ()
    return _won_large(scene, where, seat) if scene.scoring else _won_row(scene, where, seat)


def _heading(scene: Scene, seat: int) -> str:
    if seat == scene.me:
        return scene.words("fe-screen-won-own")
    return scene.words("fe-screen-won", seat=scene.words.name(scene.name(seat)))


def _won_row(scene: Scene, where: Layout, seat: int) -> tuple[Item, ...]:
    box, pen, row = where.won, scene.pen, scene.view.won[seat]
    head, sums = _heading(scene, seat), _sums(scene, row)
    if where.narrow:
        told = " · ".join((head, *sums))
        line = pen.text(told, box.x + 2, box.y + 14, box.width, bold=True, fill=pen.theme.mute)
        room = Box(box.x, box.y + 22, box.width, box.height - 22)
        return line, *_entries(scene, seat, row, room, (room.height / CARD_RATIO - 1, 0.4), clickable=False)
    left = 136.0
    lines = (
        pen.text(text, box.x + 2, box.y + 42 + 21 * k, left - 8, size=14, bold=bool(row)) for k, text in enumerate(sums)
    )
    room = Box(box.x + left, box.y, box.width - left, box.height)
    return (
        pen.text(head, box.x + 2, box.y + 18, left - 8, bold=True, fill=pen.theme.mute),
        *lines,
        *_entries(scene, seat, row, room, (room.height / CARD_RATIO - 1, 0.4), clickable=False),
    )


def _sums(scene: Scene, row: list[Won]) -> tuple[str, ...]:
    """What the incidents in ``row`` come to so far."""
    if not row:
        return (scene.words("fe-screen-nothing-won"),)
    points = sum(incident.number for incident in row) + suit_bonus(row)
    hours = sum(sum(incident.cards) for incident in row)
    return scene.words("fe-card-vp", n=points), scene.words("fe-screen-hours", n=hours)


def _won_large(scene: Scene, where: Layout, seat: int) -> tuple[Item, ...]:
    box = where.won
    head = scene.pen.text(_heading(scene, seat), box.x + 2, box.y + 18, box.width, size=15, bold=True)
    room = Box(box.x, box.y + 28, box.width, box.height - 28)
    row = scene.view.won[seat]
    if not row:
        nothing = scene.pen.text(scene.words("fe-screen-nothing-won"), box.x + 2, box.y + 44, box.width)
        return head, nothing
    return head, *_entries(scene, seat, row, room, (72.0, 1.0), clickable=scene.view.phase == "discard")


def _entries(
    scene: Scene, seat: int, row: list[Won], box: Box, size: tuple[float, float], *, clickable: bool
) -> tuple[Item, ...]:
    """Incidents with their cards one after another, as large as fits: (width of an incident, share of a card shown)."""
    wide, shown = size
    scale = next((s for s in SCALES if _fits(row, box, wide * s, shown)), SCALES[-1])
    wide *= scale
    items: list[Item] = []
    x, y = box.x, box.y
    for k, incident in enumerate(row):
        if x > box.x and x + _reach(incident, wide, shown) > box.right:
            x, y = box.x, y + wide * CARD_RATIO + 12
        items.append(scene.still(f"incident-{incident.suit}-{incident.number}", x, y, wide))
        items += _cards_on(scene, seat, k, incident, (x, y, wide), shown, clickable)
        x += _reach(incident, wide, shown) + 10
    return tuple(items)


def _card_step(wide: float, shown: float) -> tuple[float, float]:
    """Width of a time card on an incident ``wide`` px wide, and the distance to the next."""
    card = wide * 0.72
    return card, max(card * shown + 2, 14)


def _reach(incident: Won, wide: float, shown: float) -> float:
    card, step = _card_step(wide, shown)
    count = len(incident.cards)
    return wide if not count else wide * (0.8 if shown < 1 else 1.04) + (count - 1) * step + card


def _fits(row: list[Won], box: Box, wide: float, shown: float) -> bool:
    x, lines = 0.0, 1
    for incident in row:
        reach = _reach(incident, wide, shown)
        if x and x + reach > box.width:
            x, lines = 0.0, lines + 1
        x += reach + 10
        if reach > box.width:
            return False
    return lines * (wide * CARD_RATIO + 12) - 12 <= box.height


def _cards_on(
    scene: Scene, seat: int, k: int, incident: Won, at: tuple[float, float, float], shown: float, clickable: bool
) -> tuple[Item, ...]:
    x, y, wide = at
    card_wide, step = _card_step(wide, shown)
    left, top = x + wide * (0.8 if shown < 1 else 1.04), y + (wide - card_wide) * CARD_RATIO
    items: list[Item] = []
    for j, card in enumerate(incident.cards):
        component = f"time-{scene.thing(seat)}-{card}"
        place = (left + j * step, top, card_wide)
        if not clickable:
            items.append(scene.still(component, *place))
            continue
        id = f"won:{seat}:{k}:{j}"
        label = scene.words("fe-spot-won", card=card, incident=scene.words(f"fe-incident-{incident.suit}"))
        items.append(scene.spot(component, place, id, label, scene.picked(id)))
    return tuple(items)
