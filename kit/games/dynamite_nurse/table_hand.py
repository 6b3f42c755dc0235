"""The foot of a table of Dynamite Nurse: the hand, or numbers to write, or the cards to point at what was drawn."""

from __future__ import annotations

from collections.abc import Iterator

from kit.drawing.shapes import Item, SpotState
from kit.drawing.tokens import SCREEN_TYPE
from kit.games.board import Box, number_pad
from kit.games.dynamite_nurse import agenda
from kit.games.dynamite_nurse.box import GRAMMAR
from kit.games.dynamite_nurse.cards import CARDS, EVENT
from kit.games.dynamite_nurse.table_layout import CAPTION, FIELD, HAND_GAP, LOT, LOT_GAP, Layout, kinds, lots_in_row
from kit.games.dynamite_nurse.table_scene import CARD_RATIO, Scene
from kit.games.dynamite_nurse.table_touch import FIELDS, NUMBERS, number


def foot(scene: Scene, where: Layout) -> Iterator[Item]:
    """What lies at the foot of the table in this phase."""
    if scene.view.phase in NUMBERS and scene.me is not None:
        labels = {"minus": scene.words("key-minus"), "back": scene.words("key-back")}
        yield from number_pad(scene.pen, where.hand, scene.ui.number, labels)
        yield from _fields(scene, where)
    elif scene.drawing_lots and scene.view.phase != "start":
        yield from _lots(scene, where.hand)
    else:
        yield from _hand(scene, where)


def _hand(scene: Scene, where: Layout) -> Iterator[Item]:
    box, wide = where.hand, where.hand_card
    side = 4 if where.narrow else max(len(scene.hand), 1)
    step = wide + 12 if where.narrow else min(wide + 14, (box.width - wide) / max(side - 1, 1))
    covered = 0.0 if step > wide + 10 else wide - step + 13
    for place, card in enumerate(scene.hand):
        x, y = box.x + place % side * step, box.y + place // side * (wide * CARD_RATIO + CAPTION + HAND_GAP)
        inset = covered if place % side < side - 1 and place < len(scene.hand) - 1 else 0.0
        label = scene.words("dn-spot-hand", piece=scene.piece(card))
        state = scene.hand_state(place)
        yield scene.spot(CARDS[card], (x, y, wide), f"hand:{place}", label, state, where.lifted, inset)
        if card >= EVENT:
            room, low = min(step, wide + 12) - 2, y + wide * CARD_RATIO + 17
            yield from scene.pen.lines(scene.piece(card), x + 1, low, room, 2, size=SCREEN_TYPE.floor)


def _lots(scene: Scene, box: Box) -> Iterator[Item]:
    """Every card there is, to point at the one that was drawn."""
    side = lots_in_row(box.width)
    for k, card in enumerate(kinds()):
        x, y = box.x + k % side * (LOT + LOT_GAP), box.y + 6 + k // side * (LOT * CARD_RATIO + LOT_GAP)
        yield scene.spot(CARDS[card], (x, y, LOT), f"lot:{CARDS[card]}", scene.piece(card), _drawn(scene, card))


def _drawn(scene: Scene, card: int) -> SpotState:
    """What cannot come is marked; everything else is as likely as the next."""
    name, phase = CARDS[card], scene.view.phase
    kind = "turn-over" if phase == "drug-draw" else phase
    args = (agenda.deal_to(scene.view) or 0, name) if phase == "deal" else (name,)
    return "refused" if GRAMMAR.action(kind, *args) not in scene.legal else "plain"


def _fields(scene: Scene, where: Layout) -> Iterator[Item]:
    """The numbers asked for; each takes what stands on the pad."""
    names = FIELDS.get(scene.view.phase, ())
    for k, name in enumerate(names):
        box = Box(where.fields.x, where.fields.y + k * FIELD, min(where.fields.width, 420), FIELD - 8)
        text = scene.words(f"dn-field-{scene.view.phase}-{name}")
        value = number(scene.ui, name)
        items = (
            scene.pen.panel(box, edge=scene.pen.theme.mute),
            scene.pen.text(text, box.x + 12, box.y + 28, box.width - 66),
            scene.pen.text(str(value), box.right - 14, box.y + 30, 44, size=18, bold=True, anchor="end"),
        )
        label = scene.words("dn-spot-field", field=text, n=value)
        yield scene.reach(items, box, f"field:{name}", label)
    note = scene.words("dn-screen-fields") if names else scene.words(f"dn-field-{scene.view.phase}")
    y = where.fields.y + len(names) * FIELD + 14
    yield from scene.pen.lines(note, where.fields.x, y, min(where.fields.width, 420), 3, mute=True)
