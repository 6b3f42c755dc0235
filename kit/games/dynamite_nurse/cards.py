"""The cards that can be: a number each, and what it says. How many there are of each is the deck's affair."""

from __future__ import annotations

from typing import Final

OWN_EVENTS: Final = ("epidemic", "turn-worse", "referral", "new-drug", "audit")
"""Played in one's own turn."""
SPOILERS: Final = ("intern", "misdiagnosis")
"""Played on another's operation."""
OPEN_EVENTS: Final = ("new-bed", "broken-bed", "quiet-night", "blackout", "recovery")
"""Carried out as soon as drawn."""
EVENTS: Final = (*OWN_EVENTS, "pass-on", *SPOILERS, "cancel", *OPEN_EVENTS)
SIX_EVENTS: Final = ("pass-on", "epidemic", "turn-worse", "referral", "new-drug", "audit")
"""The events whose text is in the text (000:191-224)."""

CARDS: Final = (
    *(f"patient-{difficulty}" for difficulty in range(10)),
    *(f"emergency-{difficulty}" for difficulty in range(10)),
    *(f"doctor-{skill}" for skill in range(1, 11)),
    *(f"almighty-{skill}" for skill in range(1, 11)),
    *EVENTS,
    "spare",
)
"""Every card by its number: the rules tell cards apart by nothing else."""
NUMBER: Final = {name: number for number, name in enumerate(CARDS)}

EMERGENCY: Final = 10
"""The first emergency; before it stand the other patients."""
DOCTOR: Final = 20
"""The first doctor; before it stand the patients."""
ALMIGHTY: Final = 30
EVENT: Final = 40
"""The first event."""
OPEN: Final = NUMBER[OPEN_EVENTS[0]]
"""The first open event."""
SPARE: Final = NUMBER["spare"]

DIFFICULTY: Final = tuple(number % 10 if number < DOCTOR else 0 for number in range(len(CARDS)))
SKILL: Final = tuple(number % 10 + 1 if DOCTOR <= number < EVENT else 0 for number in range(len(CARDS)))


def is_emergency(card: int) -> bool:
    """Whether the patient is marked 急."""
    return EMERGENCY <= card < DOCTOR


def is_open(card: int) -> bool:
    """Whether the card is an open event."""
    return OPEN <= card < SPARE
