"""Reading a written sheet: every entry must be one that can come about at the table."""

from __future__ import annotations

from typing import Any

from kit.engine.fields import Check, listed, mapping, need, table, unique, whole
from kit.engine.fields import one_of as word
from kit.engine.outcome import PositionError
from kit.games.emergency_roll.box import BOXES, MORGUE, ROOM, ROOMS, SIDES, TRACK, WARD, WARDS, of_kind
from kit.games.emergency_roll.position import NEW_SHEET
from kit.games.emergency_roll.sheet import WARD_OF, Sheet, mask

_WARDS: Check = table(tuple(map(str, WARD)), listed(whole(1, 6), 0, 6))
_ROOMS: Check = unique(word(tuple(ROOM)), len(ROOMS))
_CLAIMS: Check = table(of_kind("cardiologist"), whole(min(SIDES), max(SIDES)))
_BOXES: Check = table(BOXES, whole(-99, 999))


def read_sheet(data: object, path: str) -> Sheet:
    """The sheet written in ``data``; PositionError names the field that cannot be and why."""
    for name in mapping(data, path):
        need(name in NEW_SHEET, f"{path}.{name}", f"unknown field; there are {', '.join(NEW_SHEET)}")
    values: dict[str, Any] = {**NEW_SHEET, **mapping(data, path)}
    sheet = Sheet()
    screens = [ROOM[name] for name in _ROOMS(values["screens"], f"{path}.screens")]
    _fill(sheet, _WARDS(values["wards"], f"{path}.wards"), set(screens), path)
    sheet.screened = mask(tuple(screens))
    need(sheet.screened & ~sheet.filled == 0, f"{path}.screens", "only patients are isolated")
    critical = _ROOMS(values["critical"], f"{path}.critical")
    sheet.critical = mask(tuple(ROOM[name] for name in critical))
    need(sheet.critical & ~sheet.filled == 0, f"{path}.critical", "only patients are critical")
    _read_nurses(sheet, values["nurses"], f"{path}.nurses")
    sheet.stethoscopes, sheet.crossed = _tools(values["stethoscopes"], f"{path}.stethoscopes", 1)
    need(sheet.stethoscopes % 2, f"{path}.stethoscopes.0", "is odd: one from the start, then two at a time")
    sheet.bags, sheet.bags_crossed = _tools(values["bags"], f"{path}.bags", 0)
    sheet.morgue = whole(0, MORGUE)(values["morgue"], f"{path}.morgue")
    sheet.claims = _CLAIMS(values["claims"], f"{path}.claims")
    for card, points in sheet.claims.items():
        need(points in SIDES, f"{path}.claims.{card}", f"a cardiologist scores {SIDES[0]} or {SIDES[1]}")
    sheet.boxes = _BOXES(values["boxes"], f"{path}.boxes")
    return sheet


def _fill(sheet: Sheet, wards: dict[str, list[int]], screens: set[int], path: str) -> None:
    for name, values in wards.items():
        where = f"{path}.wards.{name}"
        ward = WARD[int(name)]
        need(len(values) <= len(WARDS[ward].rooms), where, f"has {len(WARDS[ward].rooms)} rooms")
        for place, value in enumerate(values):
            room = WARDS[ward].rooms[place]
            if value < sheet.least[ward]:
                raise PositionError(f"{where}.{place}", f"must be higher than {sheet.least[ward] - 1}, got {value}")
            sheet.write(room, value)
            if room in screens:
                sheet.screen(ward)


def _read_nurses(sheet: Sheet, value: object, path: str) -> None:
    found = unique(whole(min(WARD), max(WARD)), len(TRACK))(value, path)
    sheet.nurses = mask(tuple(WARD[clipboard] for clipboard in found))
    staffed = mask(tuple({WARD_OF[room] for room in range(len(ROOMS)) if sheet.values[room]}))
    need(sheet.nurses & ~staffed == 0, path, "a nurse comes with a patient of her ward")


def _tools(value: object, path: str, least: int) -> tuple[int, int]:
    circled, crossed = listed(whole(0, 99), 2, 2)(value, path)
    need(circled >= least, f"{path}.0", f"at least {least} is circled from the start")
    need(crossed <= circled, f"{path}.1", f"only the {circled} circled can be crossed out, got {crossed}")
    return circled, crossed
