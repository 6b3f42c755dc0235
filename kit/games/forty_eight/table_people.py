"""The seats round a table of 48: plates with what everybody may know, and the bids laid before them."""

from __future__ import annotations

from typing import Final

from kit.drawing.shapes import Item, SpotState
from kit.drawing.spots import tab
from kit.drawing.tokens import SCREEN_TYPE
from kit.games.board import Box, Plate, plate, text_width
from kit.games.forty_eight.table_layout import CARD_RATIO, Layout
from kit.games.forty_eight.table_scene import Scene
from kit.games.forty_eight.table_touch import hand_cards

LAID: Final = 46.0
"""Width of a laid card, px."""
NAMING: Final = ("start", "ranks", "pass-boss")
"""Phases in which plates name a seat."""


def people(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The plates and bids of the other seats, or of all."""
    items: list[Item] = []
    for seat, slot in zip(scene.others, where.slots, strict=True):
        items += _side(scene, seat, slot) if slot.height < 100 and not where.narrow else _stack(scene, seat, slot)
    return tuple(items)


def own_plate(scene: Scene, where: Layout) -> tuple[Item, ...]:
    """The viewer's own plate, what is chosen, and what to do with it."""
    if scene.me is None or scene.scoring or scene.view.phase == "take-sets":
        return ()
    box = where.own
    if where.narrow:
        wide = Box(box.x, box.y, box.width * 0.56, 48)
        return seat_plate(scene, scene.me, wide), *_chosen(
            scene, wide.right + 10, box.y + 30, box.right - wide.right - 10
        )
    head = Box(box.x, box.y + 4, box.width, 48)
    return seat_plate(scene, scene.me, head), *_chosen(scene, box.x + 2, head.bottom + 24, box.width - 6)


def seat_plate(scene: Scene, seat: int, box: Box) -> Item:
    """One seat's plate."""
    view = scene.view
    id = f"seat:{seat}"
    naming = view.phase in NAMING
    looking = not naming and view.phase not in ("drop", "winners") and view.round > 0
    state: SpotState = scene.seat_state(seat) if naming else "plain"
    label = scene.words("fe-spot-seat", seat=scene.name(seat), line=_line(scene, seat))
    shown = Plate(
        scene.thing(seat),
        scene.name(seat),
        _line(scene, seat, box.width < 130),
        marked=view.to_act == seat,
        hat=view.round > 0 and not scene.scoring and view.boss == seat,
        spot=id if naming or looking else None,
        label=scene.spoken(label, state),
        state=state,
    )
    return plate(scene.pen, box, shown)


def laid_cards(
    scene: Scene, seat: int, x: float, y: float, width: float = LAID, step: float = LAID + 2
) -> tuple[Item, ...]:
    """The bid lying before a seat: face down while it is sealed, hot spots while cards are taken back or placed."""
    bid = scene.view.bids[seat]
    items: list[Item] = []
    for k, card in enumerate(bid):
        at = x + k * step
        if not scene.bids_open() and seat != scene.me:
            items.append(scene.still("back-time", at, y, width))
        else:
            items.append(_laid_card(scene, seat, k, card, (at, y, width)))
    if bid and not scene.bids_open():
        items.append(tab("sealed", x + (len(bid) - 1) * step + width - 4, y + 6, scene.pen.theme))
    return tuple(items)


def _laid_card(scene: Scene, seat: int, k: int, card: int, at: tuple[float, float, float]) -> Item:
    component = f"time-{scene.thing(seat)}-{card}"
    if scene.view.phase not in ("return", "place") or scene.me is None:
        return scene.still(component, *at)
    id = f"laid:{seat}:{k}"
    label = scene.words("fe-spot-laid", seat=scene.name(seat), card=card)
    return scene.spot(component, at, id, label, scene.picked(id))


def rank_word(scene: Scene, seat: int) -> str:
    """The sum of a seat's open bid and its rank, "" while there is none."""
    view, words = scene.view, scene.words
    if not view.bids[seat] or not scene.bids_open():
        return ""
    total = sum(view.bids[seat])
    if view.ranks and seat in view.ranks:
        return words("fe-screen-sum-rank", n=total, rank=words(f"fe-rank-card-{view.ranks.index(seat) + 1}"))
    return words("fe-screen-sum", n=total)


def _side(scene: Scene, seat: int, slot: Box) -> tuple[Item, ...]:
    head = Box(slot.x, slot.y, slot.width - 2 * LAID - 8, 48)
    text = rank_word(scene, seat)
    bold = bool(scene.view.ranks and seat in scene.view.ranks)
    said = scene.pen.text(text, slot.x + 4, slot.y + 68, head.width, size=14, bold=bold) if text else None
    cards = laid_cards(scene, seat, head.right + 6, slot.y + 2)
    return seat_plate(scene, seat, head), *cards, *((said,) if said else ())


def _stack(scene: Scene, seat: int, slot: Box) -> tuple[Item, ...]:
    head = Box(slot.x, slot.y, slot.width, 46)
    items: list[Item] = [seat_plate(scene, seat, head)]
    if slot.height < 100:
        return tuple(items)
    wide = min(LAID, 56 / CARD_RATIO) if slot.height < 120 else LAID
    step = wide + 2 if slot.width > 150 or scene.view.phase in ("return", "place") else wide * 0.7
    items += laid_cards(scene, seat, slot.x + 2, slot.y + 53, wide, max(step, 44) if _picks(scene) else step)
    x = slot.x + 2 + step + wide + 6
    text = rank_word(scene, seat)
    if text:
        items += _rank_lines(scene, seat, x, slot)
    return tuple(items)


def _picks(scene: Scene) -> bool:
    return scene.view.phase in ("return", "place")


def _rank_lines(scene: Scene, seat: int, x: float, slot: Box) -> tuple[Item, ...]:
    """The sum of the bid, the rank in a chip below it."""
    view, pen = scene.view, scene.pen
    total = pen.text(str(sum(view.bids[seat])), x, slot.y + 74, slot.right - x, size=18, bold=True)
    if not view.ranks or seat not in view.ranks:
        return (total,)
    rank, room = view.ranks.index(seat) + 1, slot.right - x + 2
    word = scene.words(f"fe-rank-card-{rank}")
    fits = text_width(word, SCREEN_TYPE.floor, scene.words.lang, True) <= room - 8
    chip, _ = pen.chip(word if fits else str(rank), x - 2, slot.y + 82, room)
    return total, chip


def _line(scene: Scene, seat: int, short: bool = False) -> str:
    view, words = scene.view, scene.words
    if scene.scoring:
        row = view.parts[seat]
        if not row:
            return words("fe-screen-won-count", n=len(view.won[seat]))
        return words("fe-screen-scored", vp=row.get("vp", 0) + row.get("bonus", 0), hours=row.get("hours", "–"))
    if not view.hands[seat] and not view.round:
        return words.attribute(f"fe-character-{scene.thing(seat)}", "short")
    if short:
        return words("fe-screen-cards", cards=len(view.hands[seat]))
    id = "fe-screen-boss-line" if view.round and seat == view.boss else "fe-screen-line"
    return words(id, cards=len(view.hands[seat]), won=len(view.won[seat]))


def _chosen(scene: Scene, x: float, y: float, room: float) -> tuple[Item, ...]:
    """What is chosen of the hand, added up."""
    cards = sorted(hand_cards(scene.view, scene.ui), reverse=True)
    if not cards:
        return ()
    told = " + ".join(map(str, cards))
    sum_ = f"{told} = {sum(cards)}" if len(cards) > 1 else told
    return (scene.pen.text(scene.words("fe-screen-chosen", cards=sum_), x, y, room, size=14, bold=True),)
