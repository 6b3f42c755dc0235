"""The seats round a table of Dynamite Nurse: plates with what everybody may know, kill marks and beds under them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kit.drawing.icons import icon
from kit.drawing.shapes import Item
from kit.drawing.tokens import SCREEN_TYPE
from kit.games.board import Box, Plate, plate
from kit.games.dynamite_nurse.table_layout import PLATE, TALLY, Layout
from kit.games.dynamite_nurse.table_scene import Scene
from kit.games.dynamite_nurse.table_touch import hand_cards
from kit.games.dynamite_nurse.table_ward import small_ward, tally
from kit.games.dynamite_nurse.table_window import window

SHORT: Final = 170.0
"""Width of a plate under which an audit is told by its picture alone."""
AUDIT: Final = 22.0
LINE: Final = 14.0
"""First baseline of the chosen cards below the upper edge of their box."""
ORDER: Final = " → "
SHOWN: Final = 2
"""Most chosen cards that are named."""


def people(scene: Scene, where: Layout) -> Iterator[Item]:
    """The hospitals of the other seats, or of all."""
    for seat, slot in zip(scene.others, where.slots, strict=True):
        yield from _head(scene, seat, slot)
        ward = Box(slot.x + 2, slot.y + PLATE + TALLY, slot.width - 4, slot.height - PLATE - TALLY)
        yield from small_ward(scene, seat, ward)


def own_plate(scene: Scene, where: Layout) -> Iterator[Item]:
    """The viewer's own plate with kill marks, and what is chosen of the hand."""
    if scene.me is None:
        return
    box = where.own
    if where.narrow:
        yield from _head(scene, scene.me, Box(box.x, box.y, box.width * 0.5, box.height))
        yield from _chosen(scene, Box(box.x + box.width * 0.5 + 10, box.y, box.width * 0.5 - 10, box.height))
    else:
        yield from _head(scene, scene.me, box)
        yield from _chosen(scene, Box(box.x + 2, box.y + PLATE + TALLY, box.width - 4, 50))


def ward_title(scene: Scene, where: Layout) -> Iterator[Item]:
    """Whose hospital is shown large, where it is not the viewer's."""
    seat = scene.shown
    if seat is None or seat == scene.me:
        return
    text = scene.words("dn-screen-hospital", seat=scene.names[seat])
    yield scene.pen.text(text, where.ward.x, where.ward.y - 3, where.ward.width, bold=True)


def _head(scene: Scene, seat: int, box: Box) -> Iterator[Item]:
    """A plate, and under it kill marks and whether an audit is owed."""
    view = scene.view
    state = scene.seat_state(seat)
    label = scene.words("dn-spot-seat", seat=scene.name(seat), line=_told(scene, seat))
    shown = Plate(
        scene.thing(seat),
        scene.names[seat],
        _line(scene, seat, short=box.width < SHORT),
        marked=_asked(scene, seat),
        hat=view.turn == seat and view.phase not in ("deal", "shuffle-back", "start", "over"),
        spot=f"seat:{seat}",
        label=scene.spoken(label, state),
        state=state,
        emblem="cap",
    )
    yield plate(scene.pen, Box(box.x, box.y, box.width, PLATE), shown)
    yield from tally(scene, box.x + 6, box.y + PLATE + 4, len(view.kills[seat]))
    if view.audits[seat]:
        theme = scene.pen.theme
        at = (box.right - 14, box.y + PLATE + 11)
        yield icon("clipboard", *at, AUDIT, theme.panel, scene.look, ink=theme.ink, paper=theme.panel)


def _asked(scene: Scene, seat: int) -> bool:
    """Whether something is up to a seat; a window that everybody looks at is up to all who may still answer."""
    open_to = window(scene.view) if scene.me is None else None
    return scene.view.to_act == seat if open_to is None else seat in open_to.asked


def _line(scene: Scene, seat: int, *, short: bool) -> str:
    view, words = scene.view, scene.words
    if view.phase == "over":
        outcome = view.outcome()
        if outcome is not None and seat in outcome.winners:
            return words("dn-screen-wins")
    cards = words("dn-screen-cards", n=len(view.hands[seat]))
    return cards if short or not view.audits[seat] else words("dn-screen-audited", cards=cards)


def _told(scene: Scene, seat: int) -> str:
    """All that is to be seen of a seat, for those who hear it."""
    view, words = scene.view, scene.words
    cards = words("dn-screen-cards", n=len(view.hands[seat]))
    if view.audits[seat]:
        cards = words("dn-screen-audited", cards=cards)
    ward = view.wards[seat]
    return words(
        "dn-spot-hospital",
        cards=cards,
        kills=len(view.kills[seat]),
        beds=view.beds[seat],
        n=len(ward),
        worse=sum(patient.worse for patient in ward),
    )


def _chosen(scene: Scene, box: Box) -> Iterator[Item]:
    """The chosen cards in words, in the order they were chosen."""
    cards = hand_cards(scene.view, scene.ui)
    if not cards:
        return
    if scene.view.phase == "admission":
        told = ORDER.join(map(scene.piece, cards))
    elif len(cards) > SHOWN:
        told = scene.words("dn-screen-chosen", n=len(cards))
    else:
        told = " + ".join(map(scene.piece, cards))
    yield from scene.pen.lines(told, box.x, box.y + LINE, box.width, 4, size=SCREEN_TYPE.floor)
