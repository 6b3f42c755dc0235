"""The middle of a table of Dynamite Nurse: a visit on its way, an operation, events waiting to be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from kit.drawing.icons import icon, seat_disc
from kit.drawing.shapes import Item, Style, circle, line, polygon
from kit.games.board import Box
from kit.games.dynamite_nurse.agenda import SETUP
from kit.games.dynamite_nurse.cards import CARDS, NUMBER
from kit.games.dynamite_nurse.pending import Inpatient
from kit.games.dynamite_nurse.table_layout import ENDING, HEAD, STAGE_CARD, STAGE_ROW, Layout
from kit.games.dynamite_nurse.table_scene import CARD_RATIO, Scene
from kit.games.dynamite_nurse.table_ward import tally, worse
from kit.games.dynamite_nurse.text import now

WHO: Final = 74.0
"""Width of a person in the middle."""
ARROW: Final = 26.0
DISC: Final = 17.0
SPREAD: Final = 50.0
"""Distance between two patients of an operation."""
CHAIN: Final = 42.0
"""Distance between two cancelling cards."""
ROOMY: Final = 400.0
"""Width from which cancelling cards lie beside their event."""
RESULT: Final = 30.0
"""Height of a seat's line at the end of the game."""
USE: Final = 32.0
USES: Final = {"visit": "patient", "operation": "doctor", "events": "event"}
"""What a turn can be used for, and the picture of each."""
CANCEL: Final = NUMBER["cancel"]


def stage(scene: Scene, where: Layout) -> Iterator[Item]:
    """What is going on now."""
    box = where.stage
    pad = 6.0 if where.narrow else 12.0
    yield scene.pen.panel(box)
    inner = Box(box.x + pad, box.y + HEAD, box.width - 2 * pad, box.height - HEAD)
    yield scene.pen.text(now(scene.view, scene.words), inner.x, box.y + 20, inner.width, size=14, bold=True)
    if scene.view.phase in ENDING:
        yield from _results(scene, inner)
        return
    if not scene.under_way:
        yield from _turn(scene, inner)
    rows = [Box(inner.x, inner.y + 4 + k * STAGE_ROW, inner.width, STAGE_ROW) for k in range(3)]
    for name, row in zip(scene.under_way, rows, strict=False):
        yield from ROWS[name](scene, row)
    if where.narrow:
        yield from _chain(scene, inner.x, rows[len(scene.under_way)])


def _turn(scene: Scene, box: Box) -> Iterator[Item]:
    """Nothing is under way: whose turn it is, the three things it can be used for, and which it was."""
    view, theme = scene.view, scene.pen.theme
    if view.phase in SETUP:
        return
    yield from _person(scene, view.turn, box.x, box.y + 8)
    x = box.x + WHO + 18
    for k, (used, picture) in enumerate(USES.items()):
        y = box.y + 20 + k * USE
        done = view.used == used
        ink = theme.mute if view.used and not done else theme.ink
        yield icon(picture, x + 11, y, 22, theme.panel, scene.look, ink=ink, paper=theme.panel)
        text = scene.words(f"dn-screen-use-{used}")
        yield scene.pen.text(text, x + 32, y + 5, box.right - x - 60, bold=done, fill=ink)
        if done:
            yield icon("ok", box.right - 12, y, 18, ink, scene.look, ink=ink, paper=ink)


def _person(scene: Scene, seat: int, x: float, y: float) -> Iterator[Item]:
    """A seat's disc with its name under it, ``WHO`` px wide."""
    middle = x + WHO / 2
    top = y + 18
    if scene.pen.theme.name == "dark":
        yield circle(middle, top, DISC + 1.5, Style(scene.pen.theme.ink))
    yield seat_disc(scene.thing(seat), middle, top, DISC, scene.look)
    yield scene.pen.text(scene.names[seat], middle, top + DISC + 16, WHO, size=12, anchor="middle")


def _arrow(scene: Scene, x: float, y: float) -> Iterator[Item]:
    """An arrow to the right, ``ARROW`` px wide, about the height of the people's discs."""
    middle, ink = y + 20, scene.pen.theme.ink
    yield line(x + 3, middle, x + ARROW - 9, middle, Style(None, ink, 2.4))
    head = ((x + ARROW - 11, middle - 6), (x + ARROW - 2, middle), (x + ARROW - 11, middle + 6))
    yield polygon(head, Style(ink))


def _card(scene: Scene, card: int, x: float, y: float) -> Item:
    return scene.card(card, x, y, STAGE_CARD)


def _visit(scene: Scene, box: Box) -> Iterator[Item]:
    """An outpatient on its way: who sends it, the card, who is addressed."""
    visit = scene.view.visit
    assert visit is not None
    x = box.x
    yield from _person(scene, scene.view.turn, x, box.y)
    yield from _arrow(scene, x + WHO, box.y)
    x += WHO + ARROW + 2
    yield _card(scene, visit.card, x, box.y)
    x += STAGE_CARD + 2
    yield from _arrow(scene, x, box.y)
    yield from _person(scene, visit.to, x + ARROW, box.y)


def _operation(scene: Scene, box: Box) -> Iterator[Item]:
    """An operation: who operates, the doctor, the patients declared; those spoilt crossed out."""
    op = scene.view.op
    assert op is not None
    x = box.x
    yield from _person(scene, op.seat, x, box.y)
    x += WHO + 4
    yield _card(scene, op.doctor, x, box.y)
    x += STAGE_CARD + 2
    yield from _arrow(scene, x, box.y)
    x += ARROW + 2
    step = min(SPREAD + 4, (box.right - x - STAGE_CARD) / max(len(op.places) - 1, 1))
    for k, place in enumerate(op.places):
        yield from _declared(scene, place, x + k * step, box.y, place in op.spoilt)


def _declared(scene: Scene, place: int, x: float, y: float, spoilt: bool) -> Iterator[Item]:
    """A patient of an operation; while others may spoil it, a hot spot."""
    patient = patient_at(scene, place)
    items = list(_patient(scene, patient, x, y))
    if spoilt:
        theme = scene.pen.theme
        items.append(circle(x + STAGE_CARD / 2, y + 20, 14, Style(theme.refused.ground, theme.refused.line, 2)))
        colour = theme.refused.line
        items.append(icon("no", x + STAGE_CARD / 2, y + 20, 20, colour, scene.look, ink=colour, paper=colour))
    if scene.view.phase != "operation":
        yield from items
        return
    id = "dn-spot-spoilt" if spoilt else "dn-spot-declared"
    label = scene.words(id, place=place, piece=scene.patient(patient))
    box = Box(x, y, STAGE_CARD, STAGE_CARD * CARD_RATIO)
    yield scene.reach(tuple(items), box, f"patient:{place}", label, scene.declared_state(place))


def patient_at(scene: Scene, place: int) -> Inpatient:
    """The patient an operation is on: 0 is the outpatient."""
    view = scene.view
    if place == 0:
        assert view.visit is not None
        return Inpatient(view.visit.card, False)
    assert view.op is not None
    return view.wards[view.op.seat][place - 1]


def _patient(scene: Scene, patient: Inpatient, x: float, y: float) -> Iterator[Item]:
    if patient.worse:
        yield from worse(scene, patient.card, x, y, STAGE_CARD)
    else:
        yield _card(scene, patient.card, x, y)


def _event(scene: Scene, box: Box) -> Iterator[Item]:
    """An event and the cards that cancel it or each other, the last on top; who played each, and at whom."""
    event = scene.view.event
    assert event is not None
    x = box.x
    yield from _person(scene, event.seat, x, box.y)
    x += WHO + 4
    yield _card(scene, event.card, x, box.y)
    x += STAGE_CARD
    if event.to >= 0:
        yield from _arrow(scene, x, box.y)
        yield from _person(scene, event.to, x + ARROW, box.y)
        x += ARROW + WHO
    elif CARDS[event.card] == "epidemic":
        yield from _arrow(scene, x, box.y)
        text = scene.words("dn-screen-all-others")
        yield from scene.pen.lines(text, x + ARROW, box.y + 22, WHO, 3, size=12)
        x += ARROW + WHO
    if event.place:
        told = scene.words("dn-screen-place", place=event.place)
        left, low = (x - WHO - ARROW, 72.0) if event.to >= 0 else (x + 6, 24.0)
        yield scene.pen.text(told, left, box.y + low, WHO + ARROW, size=12, bold=True)
        x += 0.0 if event.to >= 0 else WHO + ARROW
    if box.width >= ROOMY:
        yield from _chain(scene, x + 8, box)


def _chain(scene: Scene, x: float, box: Box) -> Iterator[Item]:
    """The cancelling cards, each with the disc of who played it."""
    cancels = scene.view.cancels
    step = min(CHAIN, (box.right - x - STAGE_CARD) / max(len(cancels) - 1, 1))
    for k, seat in enumerate(cancels):
        left = x + k * step
        yield scene.card(CANCEL, left, box.y, STAGE_CARD)
        yield seat_disc(scene.thing(seat), left + 14, box.y + STAGE_CARD * CARD_RATIO - 8, 13, scene.look)


def _open(scene: Scene, box: Box) -> Iterator[Item]:
    """An open event that was drawn."""
    drawn = scene.view.drawn
    assert drawn is not None
    yield from _person(scene, scene.view.turn, box.x, box.y)
    yield _card(scene, drawn, box.x + WHO + 4, box.y)
    room = box.width - WHO - STAGE_CARD - 18
    yield from scene.pen.lines(scene.piece(drawn), box.x + WHO + STAGE_CARD + 16, box.y + 24, room, 2, size=14)


def _drug(scene: Scene, box: Box) -> Iterator[Item]:
    """A new drug: the card that was turned over decides."""
    view = scene.view
    yield from _person(scene, view.turn, box.x, box.y)
    yield _card(scene, NUMBER["new-drug"], box.x + WHO + 4, box.y)
    if view.drug != "draw":
        x, room = box.x + WHO + STAGE_CARD + 16, box.width - WHO - STAGE_CARD - 18
        yield from scene.pen.lines(scene.words(f"dn-screen-drug-{view.drug}", n=view.drug_left), x, box.y + 24, room, 3)


def _results(scene: Scene, box: Box) -> Iterator[Item]:
    """Kill marks and inpatients of every seat."""
    view = scene.view
    for seat in range(view.seats):
        y = box.y + 2 + seat * RESULT
        yield seat_disc(scene.thing(seat), box.x + 13, y + 13, 11, scene.look)
        yield scene.pen.text(scene.names[seat], box.x + 32, y + 18, box.width * 0.32, bold=True)
        x = box.x + 36 + box.width * 0.32
        yield from tally(scene, x, y + 6, len(view.kills[seat]))
        theme = scene.pen.theme
        yield icon("bed", box.right - 34, y + 13, 20, theme.panel, scene.look, ink=theme.mute, paper=theme.panel)
        yield scene.pen.text(str(len(view.wards[seat])), box.right, y + 18, 20, anchor="end", bold=True)


ROWS: Final[dict[str, Callable[[Scene, Box], Iterator[Item]]]] = {
    "visit": _visit,
    "operation": _operation,
    "event": _event,
    "open": _open,
    "drug": _drug,
}
"""How each thing that goes on is drawn."""
