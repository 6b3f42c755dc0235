"""Sheets for scoring tests: read from written ones, and drawn at random."""

from random import Random

from hypothesis import strategies as st

from kit.games.emergency_roll.reading_sheet import read_sheet
from tests.emergency_roll import naive


def sheet_of(data):
    """The sheet written in ``data``."""
    return read_sheet(data, "sheet")


def random_sheet(seed):
    """A sheet that can be, of any fullness; few different values, so that sets are many."""
    rng = Random(seed)
    span = rng.choice((2, 3, 4, 6))
    first = rng.randint(1, 7 - span)
    wards, screens = {}, []
    for ward, rooms in naive.WARDS.items():
        row = [
            rng.randint(first, first + span - 1) for _ in range(rng.choice((len(rooms), rng.randint(0, len(rooms)))))
        ]
        wards[str(ward)] = row
        screens += [f"{ward}-{k + 1}" for k in range(len(row) - 1) if row[k + 1] <= row[k]]
    patients = [f"{ward}-{k + 1}" for ward, row in wards.items() for k in range(len(row))]
    critical = [room for room in patients if rng.random() < 0.3]
    return {"wards": wards, "screens": screens, "critical": critical}


sheets = st.integers(0, 2**32).map(random_sheet)
