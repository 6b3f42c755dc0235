"""Clicks at the table of Dice Hospital: what to try first, and games in which much is done."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Any

from kit.engine import Action
from kit.games.dice_hospital.box import WORDS as BOX_WORDS
from kit.games.dice_hospital.table_beds import in_beds
from kit.games.touch import Ui
from tests.reaching import Reach, spot_ids
from tests.reaching import seen_at_screen as seen_by_actor

__all__ = ["clicks", "drawn", "drawn_on_the_way", "positions", "seen_by_actor", "spot_ids"]


class HospitalReach(Reach):
    """Leaves out other patients, tiles and tokens than the move's."""

    def may_help(self, view: Any, spot: str, wanted: Action) -> bool:
        """Leave out what speaks of another patient, tile or meeple than the move."""
        family, _, rest = spot.partition(":")
        match family:
            case "meeple" | "room" | "admin":
                return rest.partition(":")[0] in wanted.args
            case "offer":
                return rest.split(":")[1] in wanted.args
            case "draw":
                return rest.replace(":", " ") == str(wanted)
            case "start":
                return any(str(word).endswith(rest[2:]) for word in wanted.args)
            case "bag":
                return wanted.kind == ("heal" if rest == "heal" else "dye") and (rest == "heal" or rest in wanted.args)
            case "die" | "bed":
                seat = view.to_act if isinstance(view.to_act, int) else 0
                code = (view.dice if family == "die" else in_beds(view, seat))[int(rest)]
                return code is not None and BOX_WORDS[code] in wanted.args
        return super().may_help(view, spot, wanted)

    def key(self, ui: Ui, wanted: Action) -> Hashable:
        """The order in which things were chosen counts for a trial only."""
        return ui if wanted.kind == "trial" else (frozenset(ui.chosen), ui.number)

    def choose(self, legal: tuple[Action, ...], rng: Random) -> Action:
        """Blood bags and activations are used often."""
        eager = [one for one in legal if one.kind not in ("end", "take-nothing", "heal")]
        return rng.choice(eager or legal) if rng.random() < 0.9 else rng.choice(legal)


REACH = HospitalReach("dice-hospital")
clicks, drawn, drawn_on_the_way, positions = REACH.clicks, REACH.drawn, REACH.drawn_on_the_way, REACH.positions
