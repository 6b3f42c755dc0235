"""The sheet as a form to fill in: the printed page with fields over it, one lying sheet to a page."""

from __future__ import annotations

from dataclasses import replace

from kit.drawing.fields import Field, MarkField
from kit.drawing.shapes import Command, Path
from printables.boxes import Box
from printables.document import Document
from printables.order import PAD, Order
from printables.pads import fitting, pad_pages


def form_document(order: Order) -> Document:
    """Every sheet of the game that has fields, each on a lying page of its own."""
    single = replace(order, up=1)
    pads = [component for component in order.game.components if component.kind == PAD and order.fields(component.id)]
    pages = []
    for pad, page in zip(pads, pad_pages(single, [pad.id for pad in pads]), strict=True):
        sheet = Box(0, 0, page.drawing.width, page.drawing.height)
        move = fitting(order.face(pad.id), sheet)
        pages.append(replace(page, fields=tuple(moved(field, *move) for field in order.fields(pad.id))))
    return Document(order.stem("form"), order.about(order.kind("form")), tuple(pages))


def moved(field: Field, dx: float, dy: float, scale: float) -> Field:
    """The field scaled, then moved: box, type and mark."""
    box = replace(
        field,
        x=dx + field.x * scale,
        y=dy + field.y * scale,
        width=field.width * scale,
        height=field.height * scale,
    )
    if isinstance(box, MarkField):
        return replace(box, on=tuple(_moved_path(path, dx, dy, scale) for path in box.on))
    return replace(box, size=round(box.size * scale, 2))  # type: ignore[call-arg, attr-defined]


def _moved_path(path: Path, dx: float, dy: float, scale: float) -> Path:
    def moved_step(command: Command) -> Command:
        step, *numbers = command
        shifts = (dx, dy) * (len(numbers) // 2)
        return (step, *(shift + number * scale for shift, number in zip(shifts, numbers, strict=True)))

    style = replace(path.style, width=path.style.width * scale)
    return Path(tuple(moved_step(command) for command in path.commands), style)
