"""What the checker found on a sheet of Emergency Roll, and what the sheet scores, in words."""

from __future__ import annotations

from kit.games.emergency_roll.box import BOXES
from kit.games.emergency_roll.checker import Checked, Finding
from kit.games.emergency_roll.scoring import Reason
from kit.games.verdict import Fault, Verdict
from translations import Words

LOCALIZED = {"specialist": "er-specialist-", "box": "er-box-"}
"""Entries of a finding that are ids, and the words they stand for."""


def told(checked: Checked, words: Words) -> Verdict:
    """Every fault, and a line for each box of the score with what it counts under it."""
    score: list[str] = []
    for box in BOXES:
        score.append(f"{words(f'er-box-{box}')}: {checked.boxes[box]}".replace("-", "\u2212"))
        score += ["\u00a0\u00a0" + reason(one, words) for one in checked.reasons[box]]
    return Verdict(tuple(Fault(one.rule, finding(one, words)) for one in checked.findings), tuple(score))


def finding(found: Finding, words: Words) -> str:
    """A finding in words."""
    data = {key: _said(key, value, words) for key, value in found.data.items()}
    return words(f"er-finding-{found.key}", **data)


def reason(one: Reason, words: Words) -> str:
    """What something scores and why, in words."""
    data = {key: _said(key, value, words) for key, value in one.data.items()}
    data.setdefault("rooms", ", ".join(one.rooms))
    return words(f"er-reason-{one.key}", n=one.points, **data)


def _said(key: str, value: int | str, words: Words) -> int | str:
    prefix = LOCALIZED.get(key)
    return words(f"{prefix}{value}") if prefix else value
