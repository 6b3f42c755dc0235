"""Scoring of Emergency Roll done the slow way, from facts/emergency-roll.md alone: no code of the kit.

A sheet is a dict as positions are written. Hexagons have doubled coordinates (x, row): neighbours are two steps along a
row, or one step along it and one row up or down.
"""

from collections import Counter
from itertools import combinations

WARDS = {
    5: (301, 200, 100, 0),
    7: (302, 201, 101, 1, 2),
    8: (202, 103, 3, 4, 5),
    6: (203, 104, 105, 106),
    9: (304, 204, 205, 206, 307),
    10: (403, 404, 305, 306, 406, 407),
    4: (504, 505, 506),
}
LABS = {"A": 102, "B": 405}
NURSES = (2, 5, 9, 14, 20, 27, 35)
COLOURS = {
    "red": (0, 202, 3, 5, 206, 403, 306, 406),
    "green": (200, 302, 1, 106, 304, 404, 305, 407),
    "yellow": (201, 2, 4, 203, 104, 205, 504, 506),
    "grey": (301, 100, 101, 103, 105, 204, 307, 505),
}


def place(hexagon):
    row, column = divmod(hexagon, 100)
    return 2 * column + (row % 2 == 0), row


def touch(one, two):
    (x, row), (other_x, other_row) = place(one), place(two)
    return (abs(x - other_x), abs(row - other_row)) in ((2, 0), (1, 1))


def name(hexagon):
    return next(f"{ward}-{rooms.index(hexagon) + 1}" for ward, rooms in WARDS.items() if hexagon in rooms)


def hexagon(room):
    ward, number = room.split("-")
    return WARDS[int(ward)][int(number) - 1]


def values(sheet):
    """Value by hexagon."""
    written = sheet.get("wards", {})
    return {at: value for ward, row in written.items() for at, value in zip(WARDS[int(ward)], row, strict=False)}


def next_to(lab):
    return [at for rooms in WARDS.values() for at in rooms if touch(at, LABS[lab])]


def most_apart(sets, shared):
    """How many of ``sets`` can be taken: all of them, or as many as do not overlap."""
    sets = [frozenset(one) for one in sets]
    return len(sets) if shared else _apart(sets)


def _apart(sets):
    if not sets:
        return 0
    first = sets[0]
    near = [one for one in sets[1:] if one & first]
    if not near:
        return 1 + _apart(sets[1:])
    return max(1 + _apart([one for one in sets[1:] if not one & first]), _apart(sets[1:]))


def radio_critical(found, sheet, shared):
    near = {at for lab in LABS for at in next_to(lab)}
    total = sum(found[hexagon(room)] for room in sheet.get("critical", []) if hexagon(room) in near)
    return total // 2 + total % 2


def radio_sum(found, sheet, shared):
    points = 0
    for lab in LABS:
        around = [found.get(at) for at in next_to(lab)]
        if None not in around and (sum(around) <= 12 or sum(around) >= 30):
            points += 10
    return points


def radio_high(found, sheet, shared):
    return sum(2 for lab in LABS for at in next_to(lab) if found.get(at, 0) in (4, 5, 6))


def radio_opposite(found, sheet, shared):
    points = 0
    for lab in LABS:
        x, row = place(LABS[lab])
        for one, two in combinations(next_to(lab), 2):
            (ax, ar), (bx, br) = place(one), place(two)
            if (ax + bx, ar + br) == (2 * x, 2 * row) and one in found and found.get(one) == found.get(two):
                points += 4
    return points


def radio_equal(found, sheet, shared):
    points = {0: 0, 1: 0, 2: 0, 3: 5, 4: 10, 5: 15, 6: 20}
    every = (Counter(found[at] for at in next_to(lab) if at in found) for lab in LABS)
    return sum(points[max(counts.values(), default=0)] for counts in every)


def epi_chain(found, sheet, shared):
    paths = [(at,) for at, value in found.items() if value == 1]
    for value in range(2, 7):
        paths = [(*path, at) for path in paths for at in found if found[at] == value and touch(at, path[-1])]
    return 10 * most_apart(paths, shared)


def epi_line(found, sheet, shared):
    sets = []
    for one, two, three in combinations(sorted(found), 3):
        if found[one] == found[two] == found[three]:
            for a, b, c in ((one, two, three), (two, one, three), (one, three, two)):
                (ax, ar), (bx, br), (cx, cr) = place(a), place(b), place(c)
                if touch(a, b) and touch(b, c) and (ax + cx, ar + cr) == (2 * bx, 2 * br):
                    sets.append((a, b, c))
    return 5 * most_apart(sets, shared)


def epi_group(found, sheet, shared):
    groups = {at: {at} for at in found}
    for one, two in combinations(found, 2):
        if touch(one, two) and found[one] == found[two] and groups[one] is not groups[two]:
            groups[one] |= groups[two]
            for at in groups[two]:
                groups[at] = groups[one]
    return 3 * max((len(group) for group in groups.values()), default=0)


def epi_frequency(found, sheet, shared):
    counts = [list(found.values()).count(value) for value in (1, 2, 3, 4, 5, 6)]
    return 3 * max(counts) - 3 * min(counts)


def epi_triangle(found, sheet, shared):
    sets = [
        three
        for three in combinations(found, 3)
        if all(touch(one, two) for one, two in combinations(three, 2)) and len({found[at] % 2 for at in three}) == 1
    ]
    return 4 * most_apart(sets, shared)


SPECIALISTS = {
    "radio-critical": radio_critical,
    "radio-sum": radio_sum,
    "radio-high": radio_high,
    "radio-opposite": radio_opposite,
    "radio-equal": radio_equal,
    "epi-chain": epi_chain,
    "epi-line": epi_line,
    "epi-group": epi_group,
    "epi-frequency": epi_frequency,
    "epi-triangle": epi_triangle,
}


def reckon(sheet, specialists, options):
    """Every box of a sheet, from left to right."""
    found = values(sheet)
    shared = options.get("shared_cells") == "overlap"
    critical = [found[hexagon(room)] for room in sheet.get("critical", [])]
    boxes = {
        "clipboards": sum(ward for ward, rooms in WARDS.items() if all(at in found for at in rooms)),
        "critical": len(critical) if options.get("critical_score") == "number" else sum(critical),
        "nurses": (0, *NURSES)[len(sheet.get("nurses", []))],
        "cardiologists": sum(sheet.get("claims", {}).values()),
    }
    for box, kind in (("radiologist", "radio"), ("epidemiologist", "epi")):
        card = next(card for card in specialists if card.startswith(kind))
        boxes[box] = SPECIALISTS[card](found, sheet, shared)
    boxes["morgue"] = -sheet.get("morgue", 0)
    return {**boxes, "total": sum(boxes.values())}


def reaches(card, sheet):
    """Whether a sheet reaches a cardiologist's goal."""
    found = values(sheet)
    full = [ward for ward, rooms in WARDS.items() if all(at in found for at in rooms)]
    return {
        "cardio-stethoscopes": sheet.get("stethoscopes", [1, 0])[0] >= 8,
        "cardio-lab": any(all(at in found for at in next_to(lab)) for lab in LABS),
        "cardio-nurses": len(sheet.get("nurses", [])) >= 3,
        "cardio-bags": sheet.get("bags", [0, 0])[0] >= 4,
        "cardio-wards": all(rooms[0] in found for rooms in WARDS.values()),
        "cardio-full": len(full) >= 2,
    }[card]
