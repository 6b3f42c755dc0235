"""What is to be drawn of a table of Dice Hospital, and how each thing on it answers to a click."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Final

from kit.drawing.cards import detail_for
from kit.drawing.shapes import Drawing, SpotState
from kit.engine import Action
from kit.games.dice_hospital import faces
from kit.games.dice_hospital.asking import nurses
from kit.games.dice_hospital.box import COLOURS, DEPARTMENT_IDS, GRAMMAR, MEEPLES, NURSE, PRINTED, SPECIALISTS, WORDS
from kit.games.dice_hospital.table_beds import in_beds
from kit.games.dice_hospital.table_touch import BAGS, TREATING, chosen_dice, chosen_patients, kinds, name
from kit.games.scene import TableScene

if TYPE_CHECKING:
    from kit.games.dice_hospital.state import DiceHospital

INTAKE: Final = (
    "dice", "load", "choose", "unused", "token", "admit", "overflow", "extra-die", "admit-extra", "overflow-extra",
)  # fmt: skip
"""Phases in which the ambulances matter most."""


class Scene(TableScene):
    """One seat's view of a game with the words, look and names it is drawn with, and what is chosen on it."""

    view: DiceHospital

    def draw_face(self, component: str, scale: float) -> Drawing:
        """A component's face for ``scale`` px per mm."""
        return faces.draw(component, self.words, self.look, detail_for(scale))

    @cached_property
    def shown(self) -> int:
        """The seat whose hospital lies large: the one looked at, else the one with a chore, else the viewer."""
        view = self.view
        if self.ui.looked is not None and self.ui.looked < view.seats:
            return self.ui.looked
        if isinstance(view.to_act, int) and (view.chore is not None or self.me is None):
            return view.to_act
        return view.first if self.me is None else self.me

    @cached_property
    def acting(self) -> bool:
        """Whether the hospital shown is that of the one to act, and the one before the screen may act for it."""
        return self.me is not None and self.shown == self.view.to_act

    @cached_property
    def beds(self) -> tuple[int | None, ...]:
        """The beds of the hospital shown."""
        return in_beds(self.view, self.shown)

    @cached_property
    def crew(self) -> tuple[tuple[int, int], ...]:
        """(meeple, how many) of the hospital shown that stand at the nurses' station; all kinds it has, used ones 0."""
        view, seat = self.view, self.shown
        have = Counter({NURSE: nurses(view)} if view.round else {})
        have.update(view.staff[seat])
        used = Counter(meeple for meeple, _ in view.placed[seat])
        return tuple((meeple, max(0, have[meeple] - used[meeple])) for meeple in sorted(have))

    @cached_property
    def rooms(self) -> tuple[tuple[int, int, str, tuple[int, ...]], ...]:
        """(department, copy, spot id, meeples on it) of the hospital shown: those of the board, then its tiles."""
        view, seat = self.view, self.shown
        on: dict[int, list[int]] = {}
        for meeple, room in view.placed[seat]:
            on.setdefault(room, []).append(meeple)
        found, seen = [], Counter[int]()
        for room in (*PRINTED, *view.built[seat]):
            copy = seen[room]
            seen[room] += 1
            here = tuple(on.get(room, [])[copy : copy + 1])
            id = f"room:{DEPARTMENT_IDS[room]}"
            found.append((room, copy, f"{id}:{copy + 1}" if copy else id, here))
        return tuple(found)

    def can(self, kind: str, *args: int | str) -> SpotState:
        """Whether a move is legal for whoever decides."""
        return self.able(GRAMMAR.action(kind, *args))

    def any_legal(self, kind: str, place: int, word: str) -> SpotState:
        """Whether a legal move of the kind has ``word`` in that place."""
        if not self.deciding:
            return "plain"
        found = any(one.kind == kind and one.args[place] == word for one in self.legal)
        return "legal" if found else "refused"

    def meeple_state(self, id: str) -> SpotState:
        """Of a meeple at the station: whether it can go to the department chosen, else to any."""
        spot = f"meeple:{id}"
        if spot in self.ui.chosen:
            return "chosen"
        if not self.acting or self.view.phase not in ("activate", "return"):
            return "plain"
        if self.view.phase == "return":
            return "plain" if id == MEEPLES[0] else self.can("return-specialist", id)
        room = name(self.ui, "room")
        return self.can("activate", id, room) if room else self.any_legal("activate", 0, id)

    def room_state(self, room: int, spot: str, used: bool) -> SpotState:
        """Of a department: whether the meeple chosen, else any, can activate it."""
        id = DEPARTMENT_IDS[room]
        if spot in self.ui.chosen:
            return "chosen"
        if not self.acting or self.view.phase not in ("activate", "return"):
            return "plain"
        if self.view.phase == "return":
            return "plain" if room in PRINTED else self.can("return-department", id)
        if used and self.deciding:
            return "refused"
        meeple = name(self.ui, "meeple")
        return self.can("activate", meeple, id) if meeple else self.any_legal("activate", 1, id)

    def bed_state(self, place: int) -> SpotState:
        """Of a patient: legal when it can complete or stay part of a legal move with what is chosen."""
        spot, code = f"bed:{place}", self.beds[place]
        if spot in self.ui.chosen:
            return "chosen"
        if code is None or not self.acting or not self.deciding:
            return "plain"
        phase, bag = self.view.phase, name(self.ui, "bag")
        if phase.startswith("overflow"):
            return self.can("remove", WORDS[code])
        if phase in BAGS and bag:
            return self.can("heal", WORDS[code]) if bag == "heal" else self.can("dye", WORDS[code], bag)
        return self._fits(code) if phase in TREATING else "plain"

    def _fits(self, code: int) -> SpotState:
        wanted = [WORDS[one] for one in (*chosen_patients(self.view, self.ui), code)]
        can = kinds(self.view)
        fits = any(one.kind in can and _begins(one, wanted) for one in self.legal)
        return "legal" if fits else "refused"

    def die_state(self, place: int) -> SpotState:
        """Of a die rolled, while there is a choice which one goes into the ambulance."""
        spot = f"die:{place}"
        if spot in self.ui.chosen or not self.deciding:
            return self.picked(spot)
        wanted = Counter(WORDS[code] for code in (*chosen_dice(self.view, self.ui), self.view.dice[place]))
        fits = any(not wanted - Counter(map(str, one.args[1:])) for one in self.legal)
        return "legal" if fits else "refused"

    def bag_state(self, use: str) -> SpotState:
        """Of a use of a blood bag: whether it is legal on the patient chosen, else on any."""
        spot = f"bag:{use}"
        if spot in self.ui.chosen or not self.acting:
            return self.picked(spot)
        patients = [WORDS[code] for code in chosen_patients(self.view, self.ui)]
        if len(patients) == 1:
            return self.can("heal", *patients) if use == "heal" else self.can("dye", *patients, use)
        if not self.deciding:
            return "plain"
        fits = any(one.kind == "heal" if use == "heal" else one.args[1:] == (use,) for one in self.legal
                   if one.kind in ("heal", "dye"))  # fmt: skip
        return "legal" if fits else "refused"


def _begins(action: Action, wanted: list[str]) -> bool:
    """Whether all patients wanted are named by the move: in its order where the order counts."""
    if action.kind == "trial":
        return list(action.args[: len(wanted)]) == wanted
    return not Counter(wanted) - Counter(map(str, action.args))


def meeple_colour(meeple: int) -> str:
    """The colour of a meeple: a nurse is white, a specialist of the card's colour or blue."""
    if meeple == NURSE:
        return "white"
    return COLOURS[SPECIALISTS[meeple].colour] if SPECIALISTS[meeple].colour >= 0 else "blue"
